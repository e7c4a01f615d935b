# The cards. `.text` is the effect in the revised edition, in our own words and as short as a card;
# `.text-2019` stands only where the first edition differs.

-no-ability = No ability.

card-air-1 = Support
    .text = Adds 3 to your total in every theater adjacent to this one.
card-air-2 = Air Drop
    .text = The next card you play may go faceup to any theater.
    .text-2019 = On your next turn your card may go faceup to any theater.
card-air-3 = Maneuver
    .text = In an adjacent theater, flip one uncovered card, yours or your opponent’s.
card-air-4 = Aerodrome
    .text = Your cards of strength 1 to 3 may go faceup to any theater.
card-air-5 = Containment
    .text = Every card played facedown is destroyed, even yours.
card-air-6 = Heavy Bombers
    .text = { -no-ability }

card-land-1 = Reinforce
    .text = Take the top card of the deck and play it facedown to an adjacent theater.
    .text-2019 = Look at the top card of the deck; you may play it facedown to an adjacent theater.
card-land-2 = Ambush
    .text = In any theater, flip one uncovered card, yours or your opponent’s.
card-land-3 = Maneuver
    .text = { card-air-3.text }
card-land-4 = Cover Fire
    .text = Every card under this one has strength 4.
card-land-5 = Disrupt
    .text = First you, then your opponent: each flips one uncovered card of their own.
    .text-2019 = First your opponent, then you: each flips one uncovered card of their own.
card-land-6 = Heavy Tanks
    .text = { -no-ability }

card-sea-1 = Transport
    .text = You may move one of your cards, even a covered one, to another theater.
card-sea-2 = Escalation
    .text = Your facedown cards have strength 4 instead of 2.
card-sea-3 = Maneuver
    .text = { card-air-3.text }
card-sea-4 = Redeploy
    .text = You may take one of your facedown cards back into your hand; if you do, play a card.
    .text-2019 = Take one of your facedown cards back into your hand; if you do, you have an extra turn.
card-sea-5 = Blockade
    .text = Every card, even yours, played to an adjacent theater that already holds 3 or more is destroyed.
card-sea-6 = Super Battleship
    .text = { -no-ability }
