"""How tests of the rules are written: a position is drawn, played by notation, and looked at by the names of things.

    @clause("ALS-7.30")
    def test_a_fourth_card_next_to_blockade_is_destroyed() -> None:
        battle = draw('''
                  air   land   sea
            me    .     ? ?    Blockade
            them  .     ?      .
        ''', them_holds="Heavy Tanks", turn="them")
        after = battle.them("Heavy Tanks faceup to land")
        assert after.land.them == "?"
        assert after.deck.bottom == "Heavy Tanks"

A play or an answer that is not possible, or of the one who is not asked, fails with the list of what was possible.
"""

from .battle import Battle
from .cards import Cards
from .clauses import clause
from .drawing import draw
from .wars import war

__all__ = ["Battle", "Cards", "clause", "draw", "war"]
