# The second box, teams and tables' own cards: events, questions, answers, labels, errors. Variables as in events.ftl,
# terms.ftl and errors.ftl, and besides:
#
# $who      in `destroyed-in-play` the owner of the destroyed card, in `exchanged` the partner who gives.
# $rival    in `exchanged` the name of the partner who receives, as it stands.
# $supplies how many supply tokens.
# $target   the card that a question is about: the revealed one, or the named one.

event-revealed = { $who ->
        [you] You reveal { $card } from your hand.
       *[other] { $name } reveals { $card } from hand.
    }
event-named = { $who ->
        [you] You name
        [they] { $name } name
       *[other] { $name } names
    } { $card }.
event-holds = { $who ->
        [you] You hold { $card } and must play it facedown on your next turn.
       *[other] { $name } holds { $card } and must play it facedown on their next turn.
    }
event-holds-not = { $who ->
        [you] You do not hold
        [they] { $name } do not hold
       *[other] { $name } does not hold
    } { $card }.
event-gained = { $who ->
        [you] You gain
        [they] { $name } gain
       *[other] { $name } gains
    } { supplies } in { loc-theater }.
event-no-supplies = No supply token is left.
event-destroyed-in-play = In { loc-theater }, { $by } destroys { $who ->
        [you] your
        [they] { $name }’s
       *[other] { $name }’s
    } { $seen ->
        [no] facedown card
       *[yes] { $card }
    }: it goes under the deck.
event-received = { $who ->
        [you] You receive
       *[other] { $name } receives
    } the top card of the deck{ $seen ->
        [no] .
       *[yes] : { $card }.
    }
event-taken = { $who ->
        [you] You take { some-card } from { gen-theater } into your hand.
       *[other] { $name } takes { some-card } from { gen-theater } into hand.
    }
event-exchanged = { $who ->
        [you] You give
       *[other] { $name } gives
    } { some-card } to { $rival }.
event-acts = { $who ->
        [you] You act
       *[other] { $name } acts
    } this turn.
event-must-play = { $who ->
        [you] You must
       *[other] { $name } must
    } { $seen ->
        [no] play one of the named cards facedown.
       *[yes] play { $card } facedown: it was named.
    }
event-exposed = { $by } shows the card played facedown: { $card }.
event-lesser = { $who ->
        [you] You have
        [they] { $name } have
       *[other] { $name } has
    } no lesser card to reveal.

ask-exchange = Choose a card to give to your partner.
ask-seat-acts = Which of you two acts this turn?
ask-seat-reveals = { $card }: which of you two reveals a card?
ask-seat-takes = { $card }: which of you two takes the card?
ask-seat-receives = { $card }: which of you two receives the top card of the deck, unseen?
ask-reveal =
    { $may ->
        [yes] { $card }: you may reveal a card from your hand.
       *[no] { $card }: choose a card of your hand to reveal.
    }
ask-name = { $card }: name a card.
ask-take = { $card }: choose another of your uncovered cards to take into your hand.
ask-destroy-own = { $card }: you may choose one of your own cards to destroy.
ask-destroy = { $card }: choose an uncovered card to destroy.
ask-flip-lesser = { $card }: choose an uncovered card lesser than { $target } to flip.
ask-supply = { $card }: choose an adjacent theater where you gain a supply.
ask-bound = { $target } was named: play it facedown.
ask-bound-which = Two cards were named: choose the one to be played facedown.

action-reveal = Reveal { $card }
action-give = Give { $card }
action-name = Name { $card }
action-seat =
    { $who ->
        [you] You
       *[other] { $name }
    }

box-first = Air, Land & Sea
box-second = Spies, Lies & Supplies
theaters = Theaters
mode-standard = Standard battles: three theaters
mode-epic = Epic battles: five theaters
seats-2 = Two players
seats-3 = Three: two against one
seats-4 = Four: two against two
partner = Partner
supply = Supply
supplies =
    { $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    }
own-rules = The table’s own cards

# $card is the card that cannot be played so.
error-no-facedown-here = “{ $tried }” is not possible: an ability forbids you to play { $card }, or any other card, facedown to { acc-theater }. { error-instead }
error-only-revised = “{ $value }” does not go with the 2019 edition: that one is for air, land and sea with their own cards, standard battles and two players.
# How many different theaters are $needed, and which are $allowed.
error-theaters = “{ $value }” does not choose the theaters. Needed: { $needed } different ones of these: { $allowed }.
# No theaters were chosen; $allowed are those there are.
error-epic-theaters = Epic battles need five theaters: name five of these, with commas between: { $allowed }.
