"""Cat in the Box, tricks with cards whose colour exists once observed."""
