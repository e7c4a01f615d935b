"""Chapter 10: what is known of cards that were taken, given, destroyed and exposed.

A view shows it, and no other position that looks the same (`worlds`) has such a card elsewhere.
"""

from tests.support import Battle, clause, draw


def hands(battle: Battle, viewer: str, holder: str) -> list[tuple[str, ...]]:
    """What a hand holds in the positions that a viewer cannot tell apart."""
    return [getattr(world, holder).hand.codes for world in getattr(battle, viewer).worlds()]


def differ(found: list[tuple[str, ...]]) -> bool:
    return len(set(found)) > 1


# -- Taken, given


@clause("SLS-10.1", "SLS-6.1", "ALS-12.8")
def test_a_known_card_that_is_taken_is_in_that_hand_in_every_world() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6            .          .
        them  .             .          .
        """,
        me_holds="D1 ? ?",
    )
    after = after.me("D1 to diplomacy").me("my intelligence")
    found = hands(after, "them", "me")
    assert all("I6" in hand for hand in found)
    assert differ(found)


@clause("SLS-6.4", "ALS-12.1")
def test_the_player_who_receives_a_card_knows_it() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6            .          .
        them  .             .          .
        """,
        me_holds="D1 ?",
        them_holds="E6",
        deck="E5",
    )
    after = after.me("D1 to diplomacy").me("my intelligence")
    assert after.them.sees_hand_of("them") == "E5 E6"
    assert set(hands(after, "them", "them")) == {("E5", "E6")}


# -- Destroyed in play


@clause("SLS-10.2")
def test_a_faceup_card_destroyed_in_play_stays_known_in_the_deck() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             D2         .
        them  .             D6         .
        """,
        me_holds="E4 ?",
    )
    after = after.me("E4 to economics").me("D2").me("their diplomacy")
    for player in (after.me, after.them):
        assert player.sees_deck().split()[-2:] == ["D2", "D6"]
        assert all(world.deck.codes[-2:] == ("D2", "D6") for world in player.worlds())
    assert after.public_view.deck[-2:] == after.me.view.deck[-2:]
    assert "me destroyed_in_play D2 diplomacy by E4" in after.told_to_all


@clause("SLS-10.2", "ALS-12.6")
def test_a_facedown_card_destroyed_in_play_is_shown_to_nobody_who_did_not_know_it() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             d2         .
        them  .             d6         .
        """,
        me_holds="E4 ?",
    )
    after = after.me("E4 to economics").me("D2").me("their diplomacy")
    assert after.me.sees_deck().split()[-2:] == ["D2", "?"]
    assert after.them.sees_deck().split()[-2:] == ["?", "D6"]
    assert set(after.public_view.deck) == {-1}
    assert "me destroyed_in_play diplomacy by E4" in after.them.told
    assert "them destroyed_in_play diplomacy by E4" in after.me.told
    assert "them destroyed_in_play D6 diplomacy by E4" in after.them.told
    assert differ([world.deck.codes[-1:] for world in after.me.worlds()])
    assert {world.deck.codes[-1] for world in after.them.worlds()} == {"D6"}


@clause("SLS-10.2", "ALS-12.7")
def test_a_facedown_card_that_everybody_knew_stays_known_when_it_is_destroyed() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  .             D6         .
        """,
        me_holds="I3 E4 ?",
        them_holds="? ?",
    )
    after = after.me("I3 to intelligence").me("their diplomacy")
    after = after.them(f"{after.them.hand.codes[0]} facedown to intelligence")
    after = after.me("E4 to economics").me("I3").me("their diplomacy")
    assert after.me.sees_deck().split()[-2:] == ["I3", "D6"]


@clause("SLS-10.2", "SLS-10.1")
def test_a_known_card_of_the_deck_is_known_when_somebody_receives_or_draws_it() -> None:
    after = draw(
        """
              land      economics  diplomacy
        me    ? ? ?     ? ?        ? ? D2
        them  ? ?       ? ?        ? ?
        """,
        me_holds="E4 L1 L6",
        them_holds="?",
    )
    assert len(after.deck) == 0
    after = after.me("E4 to economics").me("D2").me("my economics")
    after = after.them(f"{after.them.hand.codes[0]} facedown to land").me("L1 to land")
    assert "me drew D2" in after.told_to_all
    assert after.them.view.drawn == after.me.view.drawn
    after = after.me("D2 facedown to economics")
    assert after.them.sees("economics", "me").split()[-1] == "d2"


# -- Exposed


@clause("SLS-5.14", "SLS-10.1", "ALS-12.7")
def test_an_exposed_card_is_the_same_in_every_world_and_stays_known() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I5            .          .
        them  .             .          .
        """,
        me_holds="E6 ? ?",
        them_holds="E3 ?",
    )
    after = after.me("E6 facedown to diplomacy").them("E3 to economics").them("their diplomacy")
    assert after.diplomacy.me == "E6"
    down = draw(
        """
              intelligence  diplomacy  economics
        me    I5            .          .
        them  .             .          .
        """,
        me_holds="E6 ? ?",
    ).me("E6 facedown to diplomacy")
    worlds = down.them.worlds()
    assert {world.diplomacy.me.codes for world in worlds} == {("e6",)}
    assert differ([world.me.hand.codes for world in worlds])
