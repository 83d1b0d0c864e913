"""The interface of a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ninelives.engine.contract import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Bot(ABC, Generic[V_contra]):
    """A player for one seat. It gets a view where its seat owes a choice, and nothing else."""

    @abstractmethod
    def choose(self, view: V_contra) -> int:
        """One of `view.legal`."""
