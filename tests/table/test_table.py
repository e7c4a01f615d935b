"""A table: who may do what and when, whose time runs, what others must agree to; and that all of it is its deeds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from allfronts.bots import Sergeant
from allfronts.fair import commitment
from allfronts.games import theaters as game
from allfronts.kernel.mistake import Mistake
from allfronts.kernel.struct import to_bytes
from allfronts.table import (
    Acted,
    Answered,
    Asked,
    Came,
    Decided,
    Deed,
    Left,
    Plan,
    Promised,
    RanOut,
    Resigned,
    Resumed,
    Said,
    Sat,
    StoodIn,
    Table,
)
from allfronts.table.deeds import Matter
from allfronts.table.table import NOBODY, PATIENCE

ANN, BOB, CAT, DAN = PLAYERS = "ann", "bob", "cat", "dan"
SECRET, OTHER_SECRET = "07" * 32, "5a" * 32
FIRST = "first=one"


class Live(Table):
    """A table that remembers its deeds."""

    def __init__(self, plan: Plan):
        super().__init__(plan)
        self.done: list[tuple[float, Deed]] = []

    def do(self, deed: Deed, at: float = 0.0) -> None:
        super().do(deed, at)
        self.done.append((at, deed))

    def acts(self, *texts: str, at: float = 0.0) -> None:
        """Whoever is asked does so."""
        for text in texts:
            assert self.war
            action = self.rules.parse(self.war.match.state, text)
            self.do(Acted(self.chairs[self.seat].player, self.seat, action, len(self.war.deciders)), at)

    def acts_somehow(self, rng: random.Random, at: float = 0.0) -> None:
        assert self.war
        actions = self.rules.legal_actions(self.war.match.state)
        chair, after = self.chairs[self.seat], len(self.war.deciders)
        action = rng.choice(actions)
        self.do(
            Decided(self.seat, action, after) if chair.decider else Acted(chair.player, self.seat, action, after), at
        )


def table(bots: Sequence[str] = ("", ""), pace: str = "none", options: str = FIRST, sit: bool = True) -> Live:
    """Ann, Bob, Cat and Dan on the seats that no bot has."""
    parsed = game.Options.parse(f"{options} players={len(bots)}" if len(bots) > 2 else options)
    live = Live(Plan("theaters", str(parsed), tuple(bots), pace))
    live.do(Promised(SECRET))
    for seat, bot in enumerate(bots):
        if sit and not bot:
            live.do(Sat(PLAYERS[seat], seat, PLAYERS[seat].title()))
    return live


def snapshot(of: Table) -> tuple[Any, ...]:
    """All there is to know of a table."""
    war = of.war and (of.war.record, to_bytes(of.war.match.state), tuple(of.war.deciders), of.war.taken_back)
    rest = of.deeds, of.result, tuple(of.evening), of.parted, of.paused, of.request, tuple(of.said), of.promise
    return (*map(repr, of.chairs), war, *rest, of.due() if of.promise else None)


def refused(live: Live, deed: Deed, word: str, at: float = 0.0) -> None:
    before = snapshot(live)
    with pytest.raises(Mistake) as caught:
        live.do(deed, at)
    assert caught.value.word == word
    assert snapshot(live) == before


def a_down_play(live: Live) -> str:
    """Something to play facedown from the hand of whoever is asked."""
    assert live.war
    actions = live.rules.legal_actions(live.war.match.state)
    return next(
        name for name in (live.rules.name(live.war.match.state, each) for each in actions) if "facedown" in name
    )


def an_up_play(live: Live) -> str:
    """A card without an ability, faceup, if there is one; else any."""
    assert live.war
    names = [live.rules.name(live.war.match.state, each) for each in live.rules.legal_actions(live.war.match.state)]
    up = [name for name in names if "facedown" not in name and name != "withdraw"]
    return next((name for name in up if name[1] == "6"), up[0])


# -- Sitting down ----------------------------------------------------------------------------------------------------


def test_the_war_begins_when_everybody_has_sat_down() -> None:
    live = table(sit=False)
    live.do(Sat(ANN, 0, "Ann"))
    assert not live.playing
    assert live.seat == NOBODY
    live.do(Sat(BOB, 1, "Bob"))
    assert live.playing
    assert live.seat == 0


def test_the_secret_is_promised_before_anybody_adds_to_chance() -> None:
    live = Live(table().plan)
    refused(live, Sat(ANN, 0, "Ann"), "not-now")
    promised = live.by_itself(0.0)
    assert isinstance(promised, Promised)
    live.do(promised)
    promise = live.promise
    live.do(Sat(ANN, 0, "Ann", "aa"))
    live.do(Sat(BOB, 1, "Bob", "bb"))
    assert live.war
    assert live.war.record.commitment == promise == live.promise
    assert live.war.record.contributions == (b"\xaa", b"\xbb")


def test_what_a_seat_adds_changes_the_deal() -> None:
    hands: set[bytes] = set()
    for added in ("", "01", "02"):
        live = table(sit=False)
        live.do(Sat(ANN, 0, "Ann", added))
        live.do(Sat(BOB, 1, "Bob"))
        assert live.war
        hands.add(to_bytes(live.war.match.state))
    assert len(hands) == 3


@pytest.mark.parametrize(
    ("deed", "word"),
    [
        (Sat(BOB, 0, "Bob"), "seat-taken"),
        (Sat(BOB, 2, "Bob"), "seat-taken"),
        (Sat(BOB, -1, "Bob"), "seat-taken"),
        (Sat(BOB, 1, " \n "), "unfit-line"),
        (Sat(BOB, 1, "Bob", "no"), "unfit-bytes"),
        (Left(BOB), "no-seat"),
        (Said(BOB, 1, "hello"), "no-seat"),
        (Said(ANN, 1, "hello"), "not-your-seat"),
    ],
)
def test_what_cannot_be_before_a_war_is_refused(deed: Deed, word: str) -> None:
    live = table(sit=False)
    live.do(Sat(ANN, 0, "Ann"))
    refused(live, deed, word)


def test_a_seat_is_free_again_if_its_player_leaves_before_the_war_and_kept_afterwards() -> None:
    live = table(sit=False)
    live.do(Sat(ANN, 0, "Ann"))
    live.do(Left(ANN))
    assert not live.chairs[0].taken
    live = table()
    live.do(Left(ANN))
    assert live.chairs[0].player == ANN
    assert not live.chairs[0].here


def test_one_person_may_sit_on_several_seats() -> None:
    live = table(sit=False)
    live.do(Sat(ANN, 0, "Ann"))
    live.do(Sat(ANN, 1, "Bob"))
    assert live.seats_of(ANN) == {0, 1}
    live.acts(a_down_play(live))
    live.acts(a_down_play(live))


@pytest.mark.parametrize(
    ("bots", "pace"),
    [(("colonel:soon", ""), "none"), (("program:cat", ""), "none"), (("",), "none"), (("", ""), "fast")],
)
def test_a_plan_that_cannot_be_is_refused(bots: tuple[str, ...], pace: str) -> None:
    with pytest.raises(Mistake):
        Plan("theaters", str(game.Options()), bots, pace)


# -- Acting ----------------------------------------------------------------------------------------------------------


def test_only_who_is_asked_may_act_and_only_as_it_is_legal() -> None:
    live = table()
    assert live.war
    action, other = (
        live.rules.legal_actions(live.war.match.state)[0],
        live.rules.parse(live.war.match.state, "withdraw"),
    )
    refused(live, Acted(BOB, 1, action, 0), "not-your-turn")
    refused(live, Acted(BOB, 0, action, 0), "not-your-seat")
    refused(live, Acted(CAT, 0, action, 0), "no-seat")
    refused(live, Acted(ANN, 0, other + 1, 0), "not-an-option")
    refused(live, Acted(ANN, 0, action, 1), "not-your-turn")
    live.do(Acted(ANN, 0, action, 0))


def test_an_action_that_is_sent_twice_counts_once() -> None:
    live = table()
    live.acts(a_down_play(live))
    (_, first) = live.done[-1]
    assert live.war
    state = to_bytes(live.war.match.state)
    live.do(first)
    assert to_bytes(live.war.match.state) == state
    assert isinstance(first, Acted)
    refused(live, Acted(ANN, 0, first.action + 1, 0), "not-your-turn")


def test_the_computers_players_are_named_when_they_are_to_act() -> None:
    live = table(("", "sergeant"))
    assert live.to_decide() == ""
    live.acts(a_down_play(live))
    assert live.to_decide() == "sergeant"
    assert live.war
    view = live.war.match.view(1)
    live.do(Decided(1, Sergeant(1).decide(view, view.question.actions), 1))
    assert live.to_decide() == ""


def test_nobody_decides_for_a_person_who_is_there() -> None:
    live = table()
    assert live.war
    refused(live, Decided(0, live.rules.legal_actions(live.war.match.state)[0], 0), "not-your-seat")


# -- Time ------------------------------------------------------------------------------------------------------------


def test_only_the_time_of_who_is_asked_runs() -> None:
    live = table(pace="bank 100+5")
    assert live.time_left(0, 30.0) == 70.0
    assert live.time_left(1, 30.0) == 100.0
    live.acts(a_down_play(live), at=30.0)
    assert live.time_left(0, 50.0) == 75.0
    assert live.time_left(1, 50.0) == 80.0


def test_so_long_a_move_begins_anew_with_every_move() -> None:
    live = table(pace="move 60")
    live.acts(a_down_play(live), at=50.0)
    live.acts(a_down_play(live), at=60.0)
    assert live.time_left(0, 60.0) == 60.0


def test_whose_time_has_run_out_loses_the_war() -> None:
    live = table(pace="move 60")
    assert live.due() == 60.0
    assert live.by_itself(59.9) is None
    refused(live, RanOut(0), "not-now", at=59.9)
    late = live.by_itself(60.0)
    assert isinstance(late, RanOut)
    assert late.seat == 0
    live.do(late, 60.0)
    assert live.result
    assert live.result.how == "time"
    assert live.result.winners == (1,)
    assert not live.playing


def test_nobodys_time_runs_without_a_clock_or_while_the_computer_thinks() -> None:
    assert table().due() is None
    live = table(("sergeant", ""), pace="move 60")
    assert live.to_decide() == "sergeant"
    assert live.due() is None


def test_a_pause_needs_both_and_stops_time() -> None:
    live = table(pace="bank 100")
    live.do(Asked(BOB, 1, "pause"), 10.0)
    assert not live.paused
    live.do(Answered(ANN, 0, True), 20.0)
    assert live.paused
    assert live.time_left(0, 5000.0) == 80.0
    assert live.due() is None
    refused(live, Acted(ANN, 0, 0, 0), "table-paused", at=5000.0)
    live.do(Resumed(ANN, 0), 5000.0)
    assert live.time_left(0, 5010.0) == 70.0


# -- Being away ------------------------------------------------------------------------------------------------------


def test_who_is_away_too_long_is_stood_in_for_until_they_come_back() -> None:
    live = table()
    live.do(Left(ANN), 100.0)
    assert live.due() == 100.0 + PATIENCE
    stood_in = live.by_itself(100.0 + PATIENCE)
    assert isinstance(stood_in, StoodIn)
    live.do(stood_in, 100.0 + PATIENCE)
    assert live.to_decide() == "sergeant"
    live.do(Came(ANN), 200.0)
    assert live.to_decide() == ""


def test_nobody_stands_in_where_nobody_waits() -> None:
    live = table()
    live.do(Left(BOB), 100.0)
    live.do(Left(ANN), 100.0)
    assert live.due() is None
    live.do(Came(BOB), 500.0)
    assert live.due() == 100.0 + PATIENCE


def test_leaving_does_not_stop_ones_clock() -> None:
    live = table(pace="bank 30")
    live.do(Left(ANN), 10.0)
    assert live.due() == 30.0


# -- Taking back -----------------------------------------------------------------------------------------------------


def test_what_revealed_nothing_is_taken_back_freely_until_somebody_acts() -> None:
    live = table()
    assert live.war
    before = to_bytes(live.war.match.state)
    live.acts(a_down_play(live))
    live.do(Asked(ANN, 0, "undo"))
    assert live.request is None
    assert to_bytes(live.war.match.state) == before
    assert live.war.taken_back == 1


def test_what_was_shown_is_taken_back_only_if_the_other_agrees() -> None:
    live = table()
    assert live.war
    before = to_bytes(live.war.match.state)
    live.acts(an_up_play(live))
    after = to_bytes(live.war.match.state)
    live.do(Asked(ANN, 0, "undo"))
    assert live.request
    live.do(Answered(BOB, 1, False))
    assert live.request is None
    assert to_bytes(live.war.match.state) == after
    live.do(Asked(ANN, 0, "undo"))
    live.do(Answered(BOB, 1, True))
    assert to_bytes(live.war.match.state) == before


def test_what_was_answered_is_taken_back_only_if_the_other_agrees() -> None:
    live = table()
    live.acts(a_down_play(live))
    live.acts(a_down_play(live))
    live.do(Asked(ANN, 0, "undo"))
    assert live.request
    assert live.request.agreed == {0}


def test_a_request_to_take_back_is_forgotten_when_somebody_acts() -> None:
    live = table()
    live.acts(a_down_play(live))
    live.acts(a_down_play(live))
    live.do(Asked(ANN, 0, "undo"))
    live.acts(a_down_play(live))
    assert live.request is None


def test_against_the_computer_everything_is_taken_back_freely_and_counted() -> None:
    live = table(("", "recruit"))
    assert live.war
    before = to_bytes(live.war.match.state)
    live.acts(an_up_play(live))
    rng = random.Random(1)
    while live.seat == 1:
        live.acts_somehow(rng)
    live.do(Asked(ANN, 0, "undo"))
    assert to_bytes(live.war.match.state) == before
    assert live.war.taken_back == 1


def test_who_has_decided_nothing_takes_nothing_back() -> None:
    live = table()
    refused(live, Asked(ANN, 0, "undo"), "undo-nothing")


# -- The end ---------------------------------------------------------------------------------------------------------


def test_who_resigns_loses_the_war_with_the_whole_side() -> None:
    live = table(("", "", "", ""))
    live.do(Resigned(CAT, 2))
    assert live.result
    assert live.result.winners == (1, 3)


def test_a_war_that_is_played_to_its_end_is_won_by_who_wins_it() -> None:
    live, rng = table(("", "recruit")), random.Random(5)
    while live.playing:
        live.acts_somehow(rng)
    assert live.result
    assert live.war
    assert live.result.how == "played"
    assert live.result.winners == (live.war.match.view(0).winner,)
    refused(live, Acted(ANN, 0, 0, len(live.war.deciders)), "not-playing")
    refused(live, Resigned(ANN, 0), "not-playing")


def test_the_next_war_begins_when_both_want_it_with_chance_promised_before() -> None:
    live = table()
    refused(live, Asked(ANN, 0, "rematch"), "not-now")
    live.do(Resigned(BOB, 1))
    refused(live, Asked(ANN, 0, "rematch"), "not-now")
    live.do(Promised(OTHER_SECRET))
    promise = live.promise
    live.do(Asked(ANN, 0, "rematch", "0a"))
    assert not live.playing
    live.do(Answered(BOB, 1, True, "0b"))
    assert live.playing
    assert live.war
    assert live.war.record.commitment == promise == commitment(live.war.record.seed)
    assert live.war.record.contributions == (b"\x0a", b"\x0b")
    assert [each.winners for each in live.evening] == [(0,)]


def test_an_evening_may_be_called_a_draw() -> None:
    live = table()
    live.do(Asked(ANN, 0, "draw"))
    live.do(Answered(BOB, 1, True))
    assert live.parted
    assert not live.playing
    assert live.due() is None
    refused(live, Asked(ANN, 0, "rematch"), "not-now")


def test_a_request_waits_for_its_answer() -> None:
    live = table()
    refused(live, Answered(BOB, 1, True), "nothing-asked")
    live.do(Asked(ANN, 0, "draw"))
    refused(live, Asked(BOB, 1, "pause"), "request-open")


def test_what_is_said_is_one_clean_line() -> None:
    live = table()
    live.do(Said(ANN, 0, "  good \n game "), 3.0)
    assert [(each.seat, each.text, each.at) for each in live.said] == [(0, "good game", 3.0)]
    refused(live, Said(ANN, 0, "\x1b[2J"), "unfit-line")


# -- A table is its deeds ----------------------------------------------------------------------------------------------

MATTERS: tuple[Matter, ...] = ("undo", "pause", "rematch", "undo", "pause", "rematch", "rematch", "draw")


def anything(live: Live, rng: random.Random) -> Deed:
    """Mostly what could be, sometimes what cannot."""
    by, seat = rng.choice(PLAYERS[:3]), rng.randrange(-1, 4)
    own = list(live.seats_of(by))
    seat = rng.choice(own) if own and rng.random() < 0.9 else seat
    after = len(live.war.deciders) - (rng.random() < 0.1) if live.war else 0
    actions = live.rules.legal_actions(live.war.match.state) if live.war else [0]
    action = rng.choice(actions or [0]) + (rng.random() < 0.05)
    if live.playing and rng.random() < 0.7:
        chair = live.chairs[live.seat]
        return Decided(live.seat, action, after) if chair.decider else Acted(chair.player, live.seat, action, after)
    deeds: list[Deed] = [
        Promised(rng.randbytes(32).hex()),
        Sat(by, seat, by, rng.choice(["", "ab", "?"])),
        Left(by),
        Came(by),
        Acted(by, seat, action, after),
        Decided(max(seat, 0) % len(live.chairs), action, after),
        Asked(by, seat, rng.choice(MATTERS), rng.choice(["", "0c", "x"])),
        Answered(by, seat, rng.random() < 0.7),
        Resumed(by, seat),
        Said(by, seat, rng.choice(["hi", "\x00", ""])),
        RanOut(max(seat, 0) % len(live.chairs)),
        StoodIn(max(seat, 0) % len(live.chairs), "recruit"),
        *([Resigned(by, seat)] if rng.random() < 0.1 else []),
    ]
    return rng.choice(deeds)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_refused_changes_nothing_and_all_else_can_be_folded_again(seed: int) -> None:
    rng, at, wrong = random.Random(seed), 0.0, 0
    pace = rng.choice(["none", "move 20", "bank 300+2"])
    live = table(rng.choice([("", ""), ("", "recruit"), ("", "", "")]), pace, "target=3")
    for _ in range(400):
        at += rng.choice([0.0, 1.0, 3.0])
        deed = live.by_itself(at) or anything(live, rng)
        before = snapshot(live)
        try:
            live.do(deed, at)
        except Mistake:
            wrong += 1
            assert snapshot(live) == before
    assert wrong > 10
    assert len(live.done) > 30
    data = msgspec.json.encode(live.done)
    again = Table.fold(live.plan, msgspec.json.decode(data, type=list[tuple[float, Deed]]))
    assert snapshot(again) == snapshot(live)
