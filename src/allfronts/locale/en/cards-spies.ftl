# The cards of the second box, as in cards.ftl. How much of each is the printed card is said by its provenance; `.mark`
# is the sign shown beside a card.

card-intelligence-1 = Surveillance
    .text = You may reveal a card from your hand; if you do, your opponent reveals every lesser card in hand.
card-intelligence-2 = Agent Network
    .text = Your opponent may not play cards facedown to this theater.
card-intelligence-3 = Manipulation
    .text = { card-air-3.text }
card-intelligence-4 = Neutralization
    .text = Name a card. If your opponent holds it, they must reveal it and play it facedown on their next turn.
card-intelligence-5 = Exposure
    .text = Every card played facedown is shown to all as it is played, even yours.
card-intelligence-6 = Master Spy
    .text = { -no-ability }

card-diplomacy-1 = Give and Take
    .text = Take another of your uncovered cards into your hand. Your opponent receives the top card of the deck.
card-diplomacy-2 = Ambassador
    .text = Your cards may go faceup to any theater adjacent to this one.
card-diplomacy-3 = Manipulation
    .text = { card-air-3.text }
card-diplomacy-4 = Leverage
    .text = You may reveal a card from your hand; if you do, flip any lesser uncovered card.
card-diplomacy-5 = Armistice
    .text = Abilities cannot flip or move cards in adjacent theaters, yours or your opponent’s.
card-diplomacy-6 = Grand Betrayal
    .text = { -no-ability }

card-economics-1 = Requisition
    .text = You may reveal a card from your hand; if you do, gain 2 supplies in the theater it matches.
card-economics-2 = Supply Lines
    .text = On your turn your cards may go faceup to any theater. Each time you use this, your opponent gains 1 supply there.
card-economics-3 = Manipulation
    .text = { card-air-3.text }
card-economics-4 = Calculated Losses
    .text = You may destroy one of your cards; if you do, destroy any uncovered card.
card-economics-5 = Foreign Loan
    .text = You gain 1 supply in an adjacent theater of your choice; your opponent gains 1 supply in this theater.
card-economics-6 = Industrial Might
    .text = { -no-ability }

provenance-printed = The effect is that of the printed card, in our words.
    .mark = ✓
    .short = As printed, in our words.
provenance-partly = Only part of this card’s effect is known. The rest is ours, and the printed card may differ.
    .mark = ≈
    .short = Known in part; the rest is ours.
provenance-reconstructed = This card is our reconstruction, in name and effect. It is not the printed card.
    .mark = ✎
    .short = Our reconstruction, not the printed card.
provenance-own = This is the table’s own card: its name and its ability were agreed on before the war.
    .mark = ⌂
    .short = The table’s own card.
