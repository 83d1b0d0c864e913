"""Advice and reviews as plain data, for programs and for messages."""

from __future__ import annotations

from typing import Any

from ninelives.coach.hints import Advice, Move
from ninelives.coach.reasons.base import Reason
from ninelives.coach.reviews import Review, Verdict

_DIGITS = 4  # more would be noise


def advice_facts(advice: Advice) -> list[dict[str, Any]]:
    return [move_facts(move) for move in advice.moves]


def move_facts(move: Move) -> dict[str, Any]:
    return {
        "action": move.action,
        "chance": round(move.chance, _DIGITS),
        "tried": move.tried,
        "reason": move.reason.code,
        "values": dict(move.reason.values),
    }


def move_of(facts: dict[str, Any]) -> Move:
    """The inverse of `move_facts`."""
    reason = Reason(facts["reason"], facts["values"])
    return Move(facts["action"], facts["chance"], facts["tried"], reason)


def verdict_facts(verdict: Verdict) -> dict[str, Any]:
    return {
        "step": verdict.step,
        "cost": round(verdict.cost, _DIGITS),
        "best": move_facts(verdict.best),
        "made": move_facts(verdict.made),
    }


def verdict_of(facts: dict[str, Any]) -> Verdict:
    """The inverse of `verdict_facts`."""
    return Verdict(facts["step"], move_of(facts["best"]), move_of(facts["made"]))


def review_facts(review: Review) -> dict[str, Any]:
    return {
        "seat": review.seat,
        "start": round(review.start, _DIGITS),
        "luck": round(review.luck, _DIGITS),
        "decision": round(-review.cost, _DIGITS),
        "result": round(review.result, _DIGITS),
        "choices": [verdict_facts(verdict) for verdict in review.verdicts],
    }
