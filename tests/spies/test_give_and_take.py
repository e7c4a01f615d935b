"""Chapter 6: Give and Take."""

from tests.support import clause, draw


@clause("SLS-6.1", "SLS-6.2", "ALS-5.11")
def test_give_and_take_must_take_another_uncovered_card_of_ones_own() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    ? I6          E6         d6
        them  ?             ?          ?
        """,
        me_holds="Give and Take",
        deck="I5 E5",
    ).me("Give and Take to diplomacy")
    assert (after.decides, after.possible) == ("me", ["my intelligence", "my economics"])
    faceup, facedown = after.me("my intelligence"), after.me("my economics")
    assert faceup.me.hand == "I6"
    assert faceup.intelligence.me == "?"
    assert facedown.me.hand == "D6"
    assert facedown.economics.me == ""


@clause("SLS-6.1", "SLS-6.4")
def test_then_the_other_player_receives_the_top_card_of_the_deck_unseen() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    I6            .          .
        them  .             .          .
        """,
        me_holds="Give and Take, ?",
        them_holds="E1",
        deck="D5 E5",
    )
    after = battle.me("Give and Take to diplomacy").me("my intelligence")
    assert after.events[2:4] == ["me taken I6 intelligence", "them received D5"]
    assert after.them.hand == "D5 E1"
    assert after.deck.top == "E5"
    assert "them received" in after.me.told
    assert "them received" in after.told_to_all
    assert "them received D5" in after.them.told
    assert after.me.sees_hand_of("them") == "? ?"
    assert {world.them.hand.codes for world in after.me.worlds()} != {("D5", "E1")}


@clause("SLS-6.4", "SLS-10.2")
def test_a_card_that_everybody_knows_is_given_before_all_eyes() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    ? ? I6        ? ? D2     ? ? E1
        them  ? ?           ?          ? ?
        """,
        me_holds="Calculated Losses, Give and Take",
        them_holds="E6 ?",
    )
    assert len(battle.deck) == 0
    after = battle.me("Calculated Losses to economics").me("D2").me("my intelligence").them("E6 to economics")
    after = after.me("Give and Take to diplomacy").me("my economics")
    assert "them received D2" in after.told_to_all
    assert after.me.sees_hand_of("them") == "D2 ?"


@clause("SLS-6.2", "ALS-7.28")
def test_give_and_take_that_lies_covered_may_take_the_card_on_it() -> None:
    after = draw(
        """
              land  diplomacy  sea
        me    .     d1         l6 s4
        them  .     .          l3
        """,
        me_holds="D6 ?",
        them_holds="Disrupt, ?",
        turn="them",
    )
    after = after.them("Disrupt to land").them("my sea").me("my sea").them("their diplomacy")
    after = after.me("L6").me("D6 to diplomacy")
    assert (after.asking, after.possible) == ("D1", ["my diplomacy", "my sea"])
    assert after.me("my diplomacy").diplomacy.me == "D1"


@clause("SLS-6.1", "ALS-5.8")
def test_a_card_that_is_taken_takes_its_waiting_ability_with_it() -> None:
    after = draw(
        """
              land  diplomacy  sea
        me    .     d1         s1
        them  .     l3         .
        """,
        me_holds="D6",
        them_holds="Disrupt, ?",
        turn="them",
    )
    after = after.them("Disrupt to land").them("my diplomacy").me("my diplomacy").them("their sea")
    after = after.me("my sea")
    assert "me taken S1 sea" in after.events
    assert "me resolves S1" not in after.events
    assert (after.turn, after.asked) == ("me", "turn")


@clause("SLS-6.3")
def test_with_nothing_to_take_the_other_player_still_receives_a_card() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             D6         .
        them  ?             ?          ?
        """,
        me_holds="Give and Take, ?",
        them_holds="E1",
        deck="I5",
    ).me("Give and Take to diplomacy")
    assert "them received I5" in after.events
    assert after.them.hand == "I5 E1"
    assert after.turn == "them"
    assert "me nothing_to_do D1" not in after.events  # it was not ignored


@clause("SLS-6.3")
def test_with_an_empty_deck_a_card_is_taken_and_none_received() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    ? ? I6        ? ?        ? ?
        them  ? ?           ? ?        ? ? ?
        """,
        me_holds="Give and Take, ?",
        them_holds="? ?",
    )
    assert len(battle.deck) == 0
    after = battle.me("Give and Take to diplomacy").me("my intelligence")
    assert "I6" in after.me.hand
    assert len(after.them.hand) == 2
    assert not any("received" in event for event in after.events)
    assert after.turn == "them"


@clause("SLS-6.1", "ALS-12.6")
def test_a_facedown_card_that_is_taken_is_not_shown() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    d6            .          .
        them  .             .          .
        """,
        me_holds="Give and Take, ?",
    )
    after = after.me("Give and Take to diplomacy").me("my intelligence")
    assert "me taken intelligence" in after.them.told
    assert after.them.sees_hand_of("me") == "? ?"


@clause("SLS-6.1", "ALS-12.8")
def test_a_faceup_card_that_is_taken_stays_known() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6            .          .
        them  .             .          .
        """,
        me_holds="Give and Take, ?",
    )
    after = after.me("Give and Take to diplomacy").me("my intelligence")
    assert "me taken I6 intelligence" in after.told_to_all
    assert after.them.sees_hand_of("me") == "I6 ?"


@clause("SLS-6.1", "ALS-5.2")
def test_give_and_take_revealed_on_the_other_players_turn_gives_that_player_the_card() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6            d1         .
        them  .             .          .
        """,
        me_holds="-",
        them_holds="I3 ?",
        deck="E6",
        turn="them",
    )
    after = after.them("I3 to intelligence").them("their diplomacy").me("my intelligence")
    assert after.me.hand == "I6"
    assert "E6" in after.them.hand
    assert after.turn == "me"


@clause("SLS-6.3", "ALS-5.14")
def test_with_nothing_to_take_and_an_empty_deck_it_is_ignored_and_that_is_told() -> None:
    others = [f"{letter}{strength}" for letter in "IDE" for strength in range(1, 7)]
    theirs = " ".join(code for code in others if code not in ("D1", "I6"))
    after = draw("intelligence  diplomacy  economics", me_holds="D1 I6", them_holds=theirs).me("D1 to diplomacy")
    assert after.events[:3] == ["me played_up D1 diplomacy", "me resolves D1", "me nothing_to_do D1"]
    assert after.turn == "them"
