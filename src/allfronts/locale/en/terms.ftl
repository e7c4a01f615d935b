# Words of the rulebook, questions and answers.
#
# Theaters: the value is a label; the attributes are the cases of the theater's name inside a sentence
# (prepositions belong to the sentence), and `.card` names the kind of a card. The messages after them choose
# by a variable that holds the theater's id, "air" to "economics":
#   $theater where something happens or goes; $origin where it comes from; $suit what a card is.

theater-air = Air
    .accusative = Air
    .locative = Air
    .genitive = Air
    .card = an Air card
theater-land = Land
    .accusative = Land
    .locative = Land
    .genitive = Land
    .card = a Land card
theater-sea = Sea
    .accusative = Sea
    .locative = Sea
    .genitive = Sea
    .card = a Sea card
theater-intelligence = Intelligence
    .accusative = Intelligence
    .locative = Intelligence
    .genitive = Intelligence
    .card = an Intelligence card
theater-diplomacy = Diplomacy
    .accusative = Diplomacy
    .locative = Diplomacy
    .genitive = Diplomacy
    .card = a Diplomacy card
theater-economics = Economics
    .accusative = Economics
    .locative = Economics
    .genitive = Economics
    .card = an Economics card

acc-theater =
    { $theater ->
        [air] { theater-air.accusative }
        [land] { theater-land.accusative }
        [sea] { theater-sea.accusative }
        [intelligence] { theater-intelligence.accusative }
        [diplomacy] { theater-diplomacy.accusative }
       *[economics] { theater-economics.accusative }
    }
loc-theater =
    { $theater ->
        [air] { theater-air.locative }
        [land] { theater-land.locative }
        [sea] { theater-sea.locative }
        [intelligence] { theater-intelligence.locative }
        [diplomacy] { theater-diplomacy.locative }
       *[economics] { theater-economics.locative }
    }
gen-theater =
    { $theater ->
        [air] { theater-air.genitive }
        [land] { theater-land.genitive }
        [sea] { theater-sea.genitive }
        [intelligence] { theater-intelligence.genitive }
        [diplomacy] { theater-diplomacy.genitive }
       *[economics] { theater-economics.genitive }
    }
gen-origin =
    { $origin ->
        [air] { theater-air.genitive }
        [land] { theater-land.genitive }
        [sea] { theater-sea.genitive }
        [intelligence] { theater-intelligence.genitive }
        [diplomacy] { theater-diplomacy.genitive }
       *[economics] { theater-economics.genitive }
    }
suit-card =
    { $suit ->
        [air] { theater-air.card }
        [land] { theater-land.card }
        [sea] { theater-sea.card }
        [intelligence] { theater-intelligence.card }
        [diplomacy] { theater-diplomacy.card }
       *[economics] { theater-economics.card }
    }

faceup = faceup
facedown = facedown
kind-instant = instant
kind-ongoing = ongoing
kind-none = no ability

you = You
opponent = Opponent
first-player = First player
second-player = Second player

theater = Theater
battle = Battle
war = War
withdraw = Withdraw
deck = Deck
hand = Hand
strength = Strength

edition-revised = Revised rules
edition-2019 = First edition, 2019

scoring-standard = Standard scoring: 6 points a battle, fewer for a withdrawal
scoring-target =
    { $points ->
        [1] A single battle
        [one] War to { $points } point
       *[other] War to { $points } points
    }
scoring-beginner = Beginners’ scoring: 1 point a battle

# How many: $cards, $points.
cards =
    { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Questions to the side that must answer. $card is the card that asks, $target the card it is about (names, ready
# to print); $may is "yes" where the side may decline, otherwise "no".
ask-turn = Your turn: play a card or withdraw.
ask-play = { $card }: play a card.
ask-flip = { $card }: choose an uncovered card to flip.
ask-flip-own = { $card }: choose one of your own uncovered cards to flip.
ask-move = { $card }: you may choose one of your cards to move.
ask-move-to = { $card }: choose the theater { $target } moves to.
ask-return =
    { $may ->
        [yes] { $card }: you may choose one of your facedown cards to take back into your hand.
       *[no] { $card }: choose one of your facedown cards to take back into your hand.
    }
ask-reinforce =
    { $may ->
        [yes] { $card }: you may play { $target } facedown to an adjacent theater.
       *[no] { $card }: play { $target } facedown to an adjacent theater.
    }

# Answers. $seen is "no" for a card whose face the person does not know; then $card is not needed.
action-play-up = Play { $card } faceup to { acc-theater }
action-play-down = Play { $card } facedown to { acc-theater }
action-withdraw = Withdraw: your opponent scores { points }
action-pick =
    { $seen ->
        [no] Choose the facedown card in { loc-theater }
       *[yes] Choose { $card } in { loc-theater }
    }
action-pick-theater = Choose { acc-theater }
action-decline = No, thank you
