"""What is good in Monasterium: chapter 23.3 of our rules document, as numbers."""
