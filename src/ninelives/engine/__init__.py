"""What every game is made of: the contract, bit sets, per-seat numbers, events, errors."""
