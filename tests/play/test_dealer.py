"""The dealer: fair, repeatable, bound by its promise."""

from __future__ import annotations

from hashlib import sha256

import pytest

from ninelives.play.dealer import Dealer, DealExhausted, FixedDealer, commitment

SEED = b"a seed"


def test_a_dealer_promises_the_sha_256_of_its_seed() -> None:
    assert Dealer(SEED).commitment == commitment(SEED) == sha256(SEED).hexdigest()


def test_every_draw_depends_on_its_number_only() -> None:
    weighted = [(card, 1) for card in range(1000)]
    forward = [Dealer(SEED).draw(number, weighted) for number in range(20)]
    dealer = Dealer(SEED)
    backward = [dealer.draw(number, weighted) for number in reversed(range(20))]
    assert forward == backward[::-1]
    assert len(set(forward)) > 15


def test_a_draw_is_the_one_that_anybody_can_compute_by_the_book() -> None:
    """docs/records.md: key = SHA-256 of length and seed; word = SHA-256 of key, number, attempt."""
    key = sha256((6).to_bytes(8, "big") + SEED).digest()
    word = sha256(key + (3).to_bytes(8, "big") + (0).to_bytes(8, "big")).digest()
    assert Dealer(SEED).below(3, 10**6) == int.from_bytes(word, "big") % 10**6


def test_weights_are_the_odds() -> None:
    dealer = Dealer(SEED)
    drawn = [dealer.draw(number, [(7, 1), (8, 0), (9, 3)]) for number in range(2000)]
    assert 8 not in drawn
    assert 420 < drawn.count(7) < 580


def test_words_of_the_incomplete_stretch_are_thrown_away() -> None:
    bound = (1 << 255) + 1  # nearly every second word must go
    dealer = Dealer(SEED)
    words = [dealer._word(number, 0) for number in range(64)]
    assert any(word >= bound for word in words)
    for number, word in enumerate(words):
        if word < bound:
            assert dealer.below(number, bound) == word
        else:
            assert dealer.below(number, bound) != word % bound


def test_the_values_of_the_seats_change_the_draws_but_not_the_promise() -> None:
    alone, mixed = Dealer(SEED), Dealer(SEED, {0: b"x", 1: b"y"})
    assert alone.below(0, 1 << 64) != mixed.below(0, 1 << 64)
    assert alone.commitment == mixed.commitment


def test_no_two_mixtures_are_the_same() -> None:
    mixtures = [
        Dealer(SEED),
        Dealer(SEED, {0: b"xy"}),
        Dealer(SEED, {1: b"xy"}),
        Dealer(SEED, {0: b"x", 1: b"y"}),
        Dealer(SEED, {0: b"", 1: b"xy"}),
        Dealer(SEED + b"0", {0: b"xy"}),
    ]
    assert len({dealer.below(0, 1 << 64) for dealer in mixtures}) == len(mixtures)


def test_a_fixed_deal_comes_first_and_then_the_other_dealer_goes_on() -> None:
    weighted = [(card, 1) for card in range(1000)]
    fixed = FixedDealer([5, 6], then=Dealer(SEED, {0: b"x"}))
    plain = Dealer(SEED, {0: b"x"})
    assert [fixed.draw(number, weighted) for number in range(3)] == [
        5,
        6,
        plain.draw(2, weighted),
    ]
    assert fixed.given_draws == 2
    assert fixed.commitment == plain.commitment


def test_a_fixed_deal_alone_says_when_it_is_used_up() -> None:
    fixed = FixedDealer([5])
    assert fixed.commitment == ""
    with pytest.raises(DealExhausted, match="only 1 draws"):
        fixed.draw(1, [(0, 1)])
