"""What is good in Monasterium: what players and reviewers advise, as numbers."""
