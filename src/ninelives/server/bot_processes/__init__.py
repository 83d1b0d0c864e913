"""Where bots think: beside the server, so that no table waits for the thought of another."""
