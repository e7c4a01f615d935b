"""Cards of both boxes at one table: waiting abilities, and several permissions at once."""

from tests.support import clause, draw

# -- Waiting abilities of cards that are moved, turned, taken or destroyed


@clause("SLS-7.11", "ALS-5.3", "ALS-6.12")
def test_foreign_loan_moved_while_it_waits_gives_next_to_where_it_is() -> None:
    after = draw(
        """
              sea  economics  diplomacy  land  intelligence
        me    s1   e5         .          .     .
        them  .    .          d3         .     .
        """,
        me_holds="?",
        them_holds="Disrupt, ?",
        turn="them",
    )
    after = after.them("Disrupt to land").them("my diplomacy").me("my sea").them("their economics")
    after = after.me("E5").me("to intelligence")
    assert (after.decides, after.asking, after.possible) == ("me", "E5", ["land"])
    after = after.me("to land")
    assert (after.land.supplies, after.intelligence.supplies) == ((1, 0), (0, 1))


@clause("SLS-7.11", "ALS-5.7")
def test_foreign_loan_turned_facedown_while_it_waits_is_resolved() -> None:
    after = draw(
        """
              land  economics  diplomacy
        me    .     e5         .
        them  .     .          d3
        """,
        them_holds="Disrupt, ?",
        turn="them",
    )
    after = after.them("Disrupt to land").them("my diplomacy").me("my economics").them("their economics")
    assert after.economics.me == "e5"
    assert (after.decides, after.asked) == ("me", "theater")
    after = after.me("to land")
    assert (after.land.supplies, after.economics.supplies) == ((1, 0), (0, 1))


@clause("SLS-7.8", "SLS-7.10", "ALS-5.7")
def test_calculated_losses_turned_facedown_while_it_waits_is_resolved_and_may_destroy_itself() -> None:
    drawing = """
              land  economics  diplomacy
        me    .     e4         ?
        them  .     .          d3
        """
    after = draw(drawing, them_holds="Disrupt, ?", turn="them")
    after = after.them("Disrupt to land").them("my diplomacy").me("my economics").them("their economics")
    assert after.economics.me == "e4"
    assert (after.decides, after.asking) == ("me", "E4")
    after = after.me("E4").me("their land")
    assert after.deck.codes[-2:] == ("E4", "L5")


@clause("SLS-6.1", "ALS-5.9")
def test_give_and_take_ends_the_ongoing_ability_of_the_card_it_takes() -> None:
    battle = draw(
        """
              air  diplomacy  land
        me    A1   .          .
        them  .    .          .
        """,
        me_holds="D1 ?",
    )
    after = battle.me("D1 to diplomacy")
    assert after.diplomacy.total_me == 1 + 3
    assert after.me("my air").diplomacy.total_me == 1


@clause("SLS-6.1", "SLS-6.2", "SLS-2.5", "ALS-7.17")
def test_give_and_take_that_takes_cover_fire_lets_the_cards_beneath_be_as_they_are() -> None:
    after = draw(
        """
              diplomacy  land      sea
        me    .          L1 l6 L4  .
        them  .          .         .
        """,
        me_holds="D1 ?",
    )
    after = after.me("D1 to diplomacy").me("my land")
    assert after.land.me == "L1 l6"
    assert after.land.total_me == 1 + 2


@clause("SLS-6.8", "ALS-7.17", "SLS-2.5")
def test_what_leverage_turns_down_under_nothing_counts_2_and_under_cover_fire_4() -> None:
    after = draw(
        """
              diplomacy  land   sea
        me    .          .      .
        them  .          L6 L4  .
        """,
        me_holds="D4 D5",
    )
    assert after.land.total_them == 4 + 4
    after = after.me("D4 to diplomacy").me("D5").me("their land")
    assert after.land.them == "L6 l4"
    assert after.land.total_them == 6 + 2


# -- Permissions together


@clause("SLS-6.5", "ALS-7.4")
def test_air_drop_is_spent_even_where_ambassador_would_have_done() -> None:
    after = draw(
        """
              air  diplomacy  land
        me    .    D2         .
        them  .    .          .
        """,
        me_holds="A2 L6 A6 ?",
        them_holds="L4 L5 ?",
    )
    after = after.me("A2 to air").them("L4 to land").me("L6 to air").them("L5 facedown to air")
    assert not after.can("A6 faceup to diplomacy")
    assert after.can("A6 faceup to land")  # Ambassador still does


@clause("SLS-6.5", "SLS-6.6", "ALS-7.8")
def test_aerodrome_opens_to_light_cards_what_ambassador_does_not() -> None:
    battle = draw(
        """
              air  diplomacy  land
        me    A4   D2         .
        them  .    .          .
        """,
        me_holds="L3 L6",
    )
    assert battle.can("L3 faceup to diplomacy")
    assert not battle.can("L6 faceup to diplomacy")
    assert battle.can("L6 faceup to air")


@clause("SLS-6.5", "ALS-7.30", "ALS-6.9")
def test_blockade_destroys_what_ambassador_lets_in() -> None:
    after = draw(
        """
              diplomacy  land   sea
        me    D2         ? ?    .
        them  .          ?      S5
        """,
        me_holds="D6 ?",
    ).me("D6 faceup to land")
    assert after.deck.bottom == "D6"


@clause("SLS-7.3", "SLS-7.4", "ALS-7.28", "ALS-7.4")
def test_the_play_of_redeploy_uses_up_air_drop_and_pays_nothing() -> None:
    after = draw(
        """
              air  sea  economics
        me    a6   .    E2
        them  .    .    .
        """,
        me_holds="A2 S4 S6",
        them_holds="E6 ?",
    )
    after = after.me("A2 to air").them("E6 to economics")
    after = after.me("S4 to economics").me("A6").me("A6 to sea")
    assert (after.sea.supplies, after.economics.supplies) == ((0, 1), (0, 0))  # Redeploy itself has spent Air Drop


@clause("SLS-7.3", "SLS-5.10", "SLS-7.4")
def test_a_bound_play_is_facedown_and_pays_nothing() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  .             .          E2
        """,
        me_holds="I4 ?",
        them_holds="D6 E6",
    )
    after = after.me("I4 to intelligence").me("name D6").them("D6 facedown to intelligence")
    assert after.public_view.supplies == 14


@clause("SLS-7.3", "ALS-6.12", "ALS-5.3")
def test_supply_lines_works_from_any_theater_it_has_been_moved_to() -> None:
    after = draw(
        """
              sea  land  economics
        me    .    .     E2
        them  .    .     .
        """,
        me_holds="S1 L6 ?",
        them_holds="E6 ?",
    )
    after = after.me("S1 to sea").me("E2").me("to land").them("E6 to economics").me("L6 to sea")
    assert after.sea.supplies == (0, 1)
