# The table in the browser: everything on it that is not a rule, a card, an event or a question.
# $name is a player's name, $card a card's name, $whose is "mine" or "theirs"; $theater is an id, as in terms.ftl.

page-score = War score: { $mine } to { $theirs }
page-goal = to { $points }
page-first = First commander
page-second = Second commander
page-hand-of = { $name }: { cards }
page-withdrawing = What withdrawing costs
page-now = now { $points }
page-later = next turn { $points }
page-from = { $least }+
page-between = { $least }–{ $most }
page-they-score = they score { $points }
page-ability-waits = an ability waits
page-not-your-turn = not your turn
page-undo = Undo
page-in-the-deck = in the deck
page-supplies-left = supplies left
page-partner = { $name }, your partner
page-anywhere = next card: to any theater
page-extra-turn = one more turn
page-bound = must play { $card }

# A theater: who holds it and by how much, and where nothing lies yet. A spectator has no side: to them it is
# $name’s, and $rival is the other side.
page-held =
    { $whose ->
        [mine] Yours by { $lead }
       *[theirs] Theirs by { $lead }
    }
page-tie =
    { $whose ->
        [mine] A tie: yours, as first player
       *[theirs] A tie: theirs, as first player
    }
page-held-by = { $name } by { $lead }
page-tie-by = A tie: { $name }, as first player
page-totals = Theirs { $theirs }, yours { $mine }
page-totals-by = { $name } { $mine }, { $rival } { $theirs }
page-no-card = No card
page-here = Here
page-outcome = { $was } to { $becomes }
page-from-card = { $card } adds { $plus }
page-from-supplies = Supplies add { $plus }

# A card, as it is read aloud. $strength is its strength now, $was and $by what it was and which card changes it.
page-card-up = { $label } { $strength }, { $card }
page-card-down = Facedown card, strength { $strength }
page-card-down-mine = Your facedown card { $card }, strength { $strength }
page-card-down-known = Facedown card, you know it: { $card }, strength { $strength }
page-card-changed = It was { $was }: { $card }
page-faceup = Faceup
page-facedown = Facedown
page-close = Close

page-seen = What you have seen
page-seen-facedown = facedown in { loc-theater }
page-seen-mine = yours, facedown in { loc-theater }
page-seen-theirs = facedown in { loc-theater }, on their side
page-seen-hand = in the hand of { $name }
page-seen-deck = in the deck, card { $place } from the top

page-commanders = Commanders and deck
page-reading = Reading, memory, log
page-log = Log
page-your-hand = Your hand
page-type = Type what to do
page-type-example = L4 to land
page-chosen = { $card }: choose where it goes
page-waiting = then: { $cards }
page-refused = Not possible now
page-theme = Light or dark
