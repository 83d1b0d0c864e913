"""A secret in every encoding that a message could have it in."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode


def encodings_of(secret: bytes) -> list[str]:
    return [
        secret.hex(),
        b64encode(secret).decode().rstrip("="),
        urlsafe_b64encode(secret).decode().rstrip("="),
        secret.decode("latin-1"),
    ]
