"""What goes over the wire: messages as typed structs, and how they are made from a view."""
