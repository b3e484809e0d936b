"""What is good in Biblios: chapter 16.3 of our rules document, as numbers."""
