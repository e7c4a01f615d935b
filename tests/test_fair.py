"""Fair deals: the recipe of docs/fair.md followed step by step, and what nobody can bend."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfronts.fair import MOST_THINGS, Chance, Seed, commitment, verify
from allfronts.kernel.mistake import Mistake

SEED = Seed(bytes(range(32)))
CHANCE = Chance(SEED, (b"lucky", b"four leaves"), "theaters edition=revised")

seeds = st.binary(min_size=32, max_size=32).map(Seed)
contributions = st.lists(st.binary(max_size=8), max_size=4).map(tuple)
chances = st.builds(Chance, seeds, contributions, st.text(st.characters(codec="utf-8"), max_size=8))


def hmac_hex(key: str, text: str) -> str:
    """What a calculator answers: the secret in hexadecimal digits, the message as text."""
    return hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).hexdigest()


def refusal(chance: Chance, orders: list[tuple[int, ...]], promised: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        verify(promised, chance, orders)
    return caught.value


def unevenness(counts: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> float:
    """Chi-square against every kind being equally likely."""
    expected = counts.total() / kinds
    return sum(count**2 for count in counts.values()) / expected - counts.total()


def test_the_promise_is_the_hash_of_a_text_anybody_can_paste() -> None:
    text = "allfronts seed 1:000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    assert commitment(SEED) == hashlib.sha256(text.encode()).hexdigest()
    assert commitment(SEED) == "1dc2289147aeca7bb2ad27677e39be828e26d59b55d2b00f5104d9cebf5b8534"


def test_a_shuffle_is_what_the_recipe_gives_by_hand() -> None:
    key = hmac_hex(
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "16:allfronts deal 1,24:theaters edition=revised,10:6c75636b79,22:666f7572206c6561766573,",
    )
    assert key == CHANCE.key.hex()
    stream = hmac_hex(key, "shuffle 2 of 5, block 0")
    assert stream[:8] == "c074546b"
    row = [0, 1, 2, 3, 4]
    row[4], row[2] = row[2], row[4]  # c0 is 192, and 192 divided by 5 leaves 2
    row[3], row[0] = row[0], row[3]  # 74 is 116, and 116 divided by 4 leaves 0
    row[2], row[0] = row[0], row[2]  # 54 is 84, and 84 divided by 3 leaves 0
    row[1], row[1] = row[1], row[1]  # 6b is 107, and 107 divided by 2 leaves 1
    assert CHANCE.permutation(2, 5) == tuple(row)


def test_old_deals_stay_what_they_were() -> None:
    assert CHANCE.permutation(0, 2) == (0, 1)
    assert CHANCE.permutation(1, 3) == (2, 1, 0)
    assert CHANCE.permutation(2, 18) == (4, 5, 16, 11, 3, 8, 1, 13, 7, 6, 0, 10, 9, 17, 12, 2, 14, 15)


def test_lengths_are_counted_in_bytes_and_a_seat_may_add_nothing() -> None:
    chance = Chance(SEED, (b"", b"\xff"), "Суша")
    assert chance.key.hex() == hmac_hex(SEED.hex(), "16:allfronts deal 1,8:Суша,0:,2:ff,")


@pytest.mark.parametrize(("first", "thrown_away"), [(251, False), (252, True), (255, True)])
def test_bytes_that_would_favour_small_numbers_are_thrown_away(first: int, thrown_away: bool) -> None:
    # 18 goes evenly into what lies below 252, and only into that.
    streams = ((k, bytes.fromhex(hmac_hex(CHANCE.key.hex(), f"shuffle {k} of 18, block 0"))) for k in range(9999))
    k, second = next(
        (k, stream[1])
        for k, stream in streams
        if stream[0] == first and stream[1] < 252 and stream[1] % 18 != first % 18
    )
    assert CHANCE.permutation(k, 18)[17] == (second if thrown_away else first) % 18


def test_when_a_block_runs_out_the_next_one_follows() -> None:
    key = CHANCE.key.hex()
    stream = "".join(hmac_hex(key, f"shuffle 0 of 64, block {block}") for block in range(4))
    drawn, row = iter(bytes.fromhex(stream)), list(range(64))
    for n in range(64, 1, -1):
        place = next(byte for byte in drawn if byte < 256 - 256 % n) % n
        row[n - 1], row[place] = row[place], row[n - 1]
    assert CHANCE.permutation(0, 64) == tuple(row)


@given(chances, st.integers(0, 10**6), st.integers(0, MOST_THINGS))
def test_a_shuffle_loses_and_doubles_nothing(chance: Chance, k: int, n: int) -> None:
    assert sorted(chance.permutation(k, n)) == list(range(n))


def test_every_order_of_four_things_is_equally_likely() -> None:
    counts = Counter(CHANCE.permutation(k, 4) for k in range(4800))
    assert len(counts) == 24
    assert unevenness(counts, 24) < 49.7  # one fair stream in a thousand is more uneven


def test_every_card_is_equally_likely_on_every_place_of_the_deck() -> None:
    deals = [CHANCE.permutation(k, 18) for k in range(1800)]
    uneven = [unevenness(Counter(deal[place] for deal in deals), 18) for place in range(18)]
    assert max(uneven) < 48  # 17 degrees of freedom: one place in ten thousand


def test_a_number_that_does_not_divide_256_favours_nobody() -> None:
    # With remainders alone, each of the first 106 of 150 places would be twice as likely as the others.
    counts = Counter(CHANCE.permutation(k, 150)[149] for k in range(1500))
    assert unevenness(counts, 150) < 208  # 149 degrees of freedom: one stream in a thousand


def test_a_shuffle_is_computed_alone_without_those_before_it() -> None:
    in_turn = [CHANCE.permutation(k, 18) for k in range(6)]
    assert Chance(SEED, CHANCE.contributions, CHANCE.label).permutation(5, 18) == in_turn[5]
    assert len(set(in_turn)) == 6


def test_changing_anything_changes_the_deal() -> None:
    seed, added, label = SEED, CHANCE.contributions, CHANCE.label
    deals = [
        Chance(seed, added, label),
        Chance(Seed(bytes(31) + b"\1"), added, label),
        Chance(seed, (b"Lucky", b"four leaves"), label),
        Chance(seed, (b"lucky", b"four leaveS"), label),
        Chance(seed, (b"four leaves", b"lucky"), label),
        Chance(seed, (b"lucky", b""), label),
        Chance(seed, (b"", b"lucky"), label),
        Chance(seed, (b"lucky",), label),
        Chance(seed, (), label),
        Chance(seed, (b"", b""), label),
        Chance(seed, added, label + " target=18"),
    ]
    assert len({chance.permutation(2, 36) for chance in deals}) == len(deals)


@given(contributions, contributions, st.text("ab:,0", max_size=6), st.text("ab:,0", max_size=6))
def test_no_two_sets_of_contributions_and_options_make_the_same_key(
    one: tuple[bytes, ...], other: tuple[bytes, ...], label: str, another: str
) -> None:
    same = (one, label) == (other, another)
    assert (Chance(SEED, one, label).key == Chance(SEED, other, another).key) is same


def test_bytes_cannot_wander_from_one_seat_to_the_next() -> None:
    splits = [(b"abc", b""), (b"ab", b"c"), (b"a", b"bc"), (b"", b"abc"), (b"abc",)]
    assert len({Chance(SEED, added, "war").key for added in splits}) == len(splits)


@given(seeds, seeds)
def test_a_promise_binds_the_server_to_one_seed(one: Seed, other: Seed) -> None:
    assert (commitment(one) == commitment(other)) is (one == other)


def test_an_honest_game_passes() -> None:
    orders = [CHANCE.permutation(0, 2), CHANCE.permutation(1, 3), CHANCE.permutation(2, 18)]
    verify(commitment(SEED), CHANCE, orders)
    verify(commitment(SEED), CHANCE, [])


def test_a_seed_that_was_not_promised_is_named_with_both_promises() -> None:
    promised = commitment(Seed(bytes(32)))
    mistake = refusal(CHANCE, [], promised)
    assert mistake.word == "wrong-seed"
    assert mistake.details == {"promised": promised, "found": commitment(SEED)}


def test_a_changed_shuffle_is_named_with_its_number_and_the_order_that_was_owed() -> None:
    orders = [CHANCE.permutation(0, 2), (0, 1, 2), CHANCE.permutation(2, 18)]
    mistake = refusal(CHANCE, orders, commitment(SEED))
    assert mistake.word == "wrong-deal"
    assert mistake.details == {"shuffle": 1, "dealt": "0 1 2", "owed": "2 1 0"}


def test_shuffles_in_another_sequence_are_not_the_ones_owed() -> None:
    orders = [CHANCE.permutation(1, 18), CHANCE.permutation(0, 18)]
    assert refusal(CHANCE, orders, commitment(SEED)).details["shuffle"] == 0


def test_every_fresh_seed_is_new_and_printing_it_does_not_betray_it() -> None:
    one, other = Seed.fresh(), Seed.fresh()
    assert one != other
    for printed in (repr(one), str(one), f"{Chance(one, (), 'war')}"):
        assert one.hex() not in printed
        assert repr(one.secret) not in printed


@given(seeds)
def test_a_revealed_seed_can_be_read_back(seed: Seed) -> None:
    assert Seed.parse(seed.hex()) == seed
    assert Seed.parse(seed.hex().upper()) == seed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "00" * 31,
        "00" * 33,
        "00" * 32 + " ",
        "00" * 32 + "\n",
        "0x" + "00" * 31,
        "g0" + "00" * 31,
        "00 " * 31 + "00",
    ],
)
def test_what_is_not_a_seed_is_refused(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        Seed.parse(text)
    assert caught.value.word == "seed"
    assert caught.value.details == {"text": text}


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_exactly_32_bytes(size: int) -> None:
    with pytest.raises(Mistake, match="seed"):
        Seed(bytes(size))


@pytest.mark.parametrize(("k", "n"), [(-1, 18), (0, -1), (0, MOST_THINGS + 1)])
def test_what_cannot_be_shuffled_is_refused(k: int, n: int) -> None:
    with pytest.raises(Mistake) as caught:
        CHANCE.permutation(k, n)
    assert caught.value.word == "shuffle"
    assert caught.value.details == {"shuffle": k, "things": n, "most": MOST_THINGS}


def test_nothing_and_a_single_thing_have_one_order() -> None:
    assert CHANCE.permutation(0, 0) == ()
    assert CHANCE.permutation(0, 1) == (0,)
