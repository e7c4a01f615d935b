# What happened, one sentence an event of the journal, in the present tense (the past has genders in Ukrainian
# and Russian).
#
# $who     "you"; "they" for the two partners of another side, whom $name tells as `partners` does; or "other" for
#          anybody else, whose name stands in $name as it is ("Oksana"). What only one of two partners can do has no
#          "they". In `flipped-up` and `flipped-down` it is the side the card belongs to.
# $card    the card's name, ready to print ("Ambush").
# $by      the name of the card whose ability does it.
# $seen    "no" where the reader does not know the card's face (then $card is not needed), otherwise "yes".
# $theater, $origin   ids, "air" to "economics": where it happens or goes, where it comes from.
# $reason  "interrupted", "nothing" or "declined".
# $battle, $cards, $points, $total, $other   numbers. In `score`, `war-won` and `controls` the first
#          number is $who's and $other is the other side's; in `score` that side's name is $rival.
# The sides are called as the reader sees them: a spectator has no "you".

# Two partners as the subject of a sentence: $one and $two are their names.
partners = { $one } and { $two }

# A card as the object of a sentence.
some-card =
    { $seen ->
        [no] a card
       *[yes] { $card }
    }

event-dealt = Battle { $battle } begins. The cards are dealt; { $who ->
        [you] you go first
        [they] { $name } go first
       *[other] { $name } goes first
    }.
event-turn =
    { $who ->
        [you] Your turn.
        [they] { $name } are to move.
       *[other] { $name } is to move.
    }
event-played-up = { $who ->
        [you] You play
        [they] { $name } play
       *[other] { $name } plays
    } { $card } faceup to { acc-theater }.
event-played-down = { $who ->
        [you] You play
        [they] { $name } play
       *[other] { $name } plays
    } { some-card } facedown to { acc-theater }.
event-played-unseen = { $who ->
        [you] You play
        [they] { $name } play
       *[other] { $name } plays
    } a card to { acc-theater } without showing it.
event-destroyed = In { loc-theater }, { $by } destroys { some-card }: it goes under the deck.
event-flipped-up = In { loc-theater }, { $by } flips { $who ->
        [you] your
        [they] { $name }’s
       *[other] { $name }’s
    } { $card } faceup.
event-flipped-down = In { loc-theater }, { $by } flips { $who ->
        [you] your
        [they] { $name }’s
       *[other] { $name }’s
    } { $card } facedown.
event-moved = { $who ->
        [you] You move
        [they] { $name } move
       *[other] { $name } moves
    } { $seen ->
        [no] a facedown card
       *[yes] { $card }
    } from { gen-origin } to { acc-theater }.
event-returned = { $who ->
        [you] You take { some-card } from { gen-theater } back into your hand.
       *[other] { $name } takes { some-card } from { gen-theater } back into hand.
    }
event-drew = { $who ->
        [you] You take
        [they] { $name } take
       *[other] { $name } takes
    } the top card of the deck{ $seen ->
        [no] .
       *[yes] : { $card }.
    }
event-put-back = { $who ->
        [you] You leave
        [they] { $name } leave
       *[other] { $name } leaves
    } the card on top of the deck.
event-resolves = { $who ->
        [you] You resolve
        [they] { $name } resolve
       *[other] { $name } resolves
    } { $card }.
event-ignored =
    { $reason ->
        [interrupted] { $card } is cut short: the card now lies facedown.
        [nothing] { $card } is ignored: there is nothing it could act on.
       *[declined] { $card } is left unused.
    }
event-air-drop = { $card }: { $who ->
        [you] you
        [they] { $name }
       *[other] { $name }
    } will be free to play one card faceup to any theater.
event-extra-turn = { $who ->
        [you] You get
        [they] { $name } get
       *[other] { $name } gets
    } an extra turn.
event-skipped = { $who ->
        [you] You skip
        [they] { $name } skip
       *[other] { $name } skips
    } the turn: no cards in hand.
event-withdrew = { $who ->
        [you] You withdraw
        [they] { $name } withdraw
       *[other] { $name } withdraws
    } with { cards } in hand: the other side scores { points }.
event-controls = { $who ->
        [you] You control
        [they] { $name } control
       *[other] { $name } controls
    } { acc-theater }, { $total } to { $other }.
event-battle-won = { $who ->
        [you] You win the battle and score
        [they] { $name } win the battle and score
       *[other] { $name } wins the battle and scores
    } { points }.
event-score = War score: { $who ->
        [you] you
        [they] { $name }
       *[other] { $name }
    } { $points }, { $rival } { $other }.
event-war-won = { $who ->
        [you] You win
        [they] { $name } win
       *[other] { $name } wins
    } the war, { $points } to { $other }!
