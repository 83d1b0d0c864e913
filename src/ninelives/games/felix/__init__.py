"""Felix: The Cat in the Sack, an auction for a sack you cannot look into."""
