"""What all games share: the contract, packed numbers, events, facts, dice and errors."""
