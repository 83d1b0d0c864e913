"""What a chat shows of a link: title, description and picture of each address of the page."""
