# The terminal game: everything on its screens that is not a rule, a card or an event.
# $name is a player's name, $whose is "mine" or "theirs", $card a card's name; $theater is an id, as in terms.ftl.

tui-title = Theaters of war, hidden cards, and knowing when to leave.
tui-name-player = Player
tui-name-recruit = Recruit
tui-name-sergeant = Sergeant
tui-name-colonel = Colonel
tui-name-one = Player 1
tui-name-two = Player 2
tui-name-three = Player 3
tui-name-four = Player 4
tui-name-partner = Partner
tui-name-recruit-one = Recruit 1
tui-name-recruit-two = Recruit 2
tui-name-sergeant-one = Sergeant 1
tui-name-sergeant-two = Sergeant 2
tui-name-colonel-one = Colonel 1
tui-name-colonel-two = Colonel 2

# The first page. $mine and $theirs are points.
tui-menu-recruit = Play against Recruit, a beginner
tui-menu-recruits = Play with Recruits, beginners: one is your partner
tui-menu-sergeant = Play against Sergeant, a decent player
tui-menu-sergeants = Play with Sergeants, decent players: one is your partner
tui-menu-colonel = Play against Colonel, a strong one who takes a second to think
tui-menu-colonels = Play with Colonels, strong players: one is your partner
tui-menu-friend-2 = Two players at this keyboard
tui-menu-friend-3 = Three players at this keyboard
tui-menu-friend-4 = Four players at this keyboard
tui-menu-continue = Continue against { $name }: battle { $battle }, score { $mine }–{ $theirs }
tui-menu-language = Language
tui-menu-help = How to play: rules and keys
tui-menu-quit = Quit
tui-menu-hint = ↑ ↓ choose a line, ← → change it, Enter confirms. l is for language, t for a light or dark table, ? for the rules.
tui-this-language = English

# Choosing theaters: how many are $chosen, how many are $needed.
tui-theaters-chosen = Chosen: { $chosen } of { $needed }.
tui-theaters-done = Done
tui-theaters-hint = 1 to 6, Space or Enter: take a theater or leave it out. Done needs exactly as many as the battles have. Esc: back, with no change.

# The table. $turns, $points, $cards are numbers, except in tui-waiting, where $cards is a list of names,
# and in tui-withdrawal, where $points are words, ready to print.
tui-to = to { $points }
tui-first = first, wins ties
tui-second = second
tui-in-hand = { cards } in hand
tui-withdrawal = withdrawing costs { $points }
    .short = withdrawal: { $points }
tui-bound = must play { $cards } next
tui-anywhere = next card: to any theater
tui-extra-turns =
    { $turns ->
        [one] { $turns } extra turn
       *[other] { $turns } extra turns
    }
tui-waiting = then: { $cards }
tui-held =
    { $whose ->
        [mine] yours by { $lead }
       *[theirs] theirs by { $lead }
    }
tui-held-tie =
    { $whose ->
        [mine] a tie: yours
       *[theirs] a tie: theirs
    }
tui-pick-card = Play { $card }…
tui-pick-theater = { $card } to { acc-theater }: faceup or facedown…
tui-pick-name = { $label }: which card?
tui-thinking = { $name } is thinking…
tui-undone = A decision was taken back.
tui-small = This window is { $width }×{ $height }. The table needs at least 80×24: make the window larger or the letters smaller.

tui-key-rules = rules
tui-key-why = why?
tui-key-undo = undo
tui-key-withdraw = withdraw
tui-key-type = type
tui-key-language = language
tui-key-theme = theme
tui-key-quit = quit

# Between two people at one keyboard, and between battles.
tui-pass = { $name }, it is up to you.
tui-pass-away = { $name }, please look away.
tui-pass-all-away = Everybody else, please look away.
tui-pass-enter = { $name }, press Enter when nobody else sees the screen.
tui-pass-undo = u takes the last decision back, if it has shown nothing hidden.
tui-battle-over = Battle { $battle } is over
tui-battle-next = Enter: on to what follows
tui-promise = The promise made before the first card:
tui-seed = The seed it was made for:
tui-record = The whole war is kept here; “allfronts verify” with this file checks every deal:
tui-taken-back =
    { $times ->
        [one] { $times } decision was taken back.
       *[other] { $times } decisions were taken back.
    }
tui-rematch = Enter: a rematch · q: quit

# Help. The $promise is a long number.
tui-search = Search the rules: a word or a card
tui-help-hint = ↑ ↓ scroll · Esc: back
tui-history-hint = ↑ ↓ another event · ← → scroll the reasons · Esc: back
tui-nothing-found = No rule speaks of “{ $text }”. Try a shorter word.
tui-keys = Keys
tui-about-arrows = Arrows, Tab: walk over what can be chosen. The mouse works too.
tui-about-enter = Enter: choose what is marked.
tui-about-numbers = 1 to 9: choose what carries that number; 0 declines, or else chooses the tenth.
tui-about-escape = Esc: one step back; out of any page like this one.
tui-about-type = : or a capital letter: type the action, such as A6 to air, Heavy Tanks facedown to sea, their land, name I4, withdraw. A card’s code is the letter of its theater and its strength.
tui-about-undo = u: take a decision back. Between people only while it has shown nothing hidden.
tui-about-withdraw = w: withdraw, at once.
tui-about-rules = ?: these rules; first of all the card you are looking at.
tui-about-why = h or F1: all that has happened, and why.
tui-about-language = l: the next language.
tui-about-theme = t: a light or a dark table.
tui-about-quit = q: quit. The war is kept and goes on where you left it.
tui-signs = Signs
tui-about-signs = ∞ an ongoing ability, ↯ an instant one · ★ wins ties · ⚑ holds a theater · ▣ supplies · ░ facedown, or cards in hand · ◙ in hand or facedown, but everybody has seen it · ↑ ↓ stronger or weaker than printed.
tui-fair = Fair deals
tui-fair-text = Before the first card the seed of all shuffles was promised with this number: { $promise }. After the war the seed is shown, and anybody can check that every deal follows from it.

# What may be typed instead of the words of the notation, one or more, with commas between.
tui-typed-example = A6 to air · Heavy Tanks facedown to sea · withdraw
tui-typed-idle = card,the card,the,choose,take,move,destroy,return
tui-typed-reveal = reveal,show
tui-typed-give = give
tui-typed-name = name
tui-typed-play = play
tui-typed-flip = flip
tui-typed-to = to
tui-typed-my = my,mine,our
tui-typed-their = their,theirs
tui-typed-withdraw = withdraw,retreat
tui-typed-decline = decline,no,no thank you
tui-typed-faceup = faceup,up
tui-typed-facedown = facedown,down
tui-typed-one = one,1,first
tui-typed-two = two,2,second
tui-typed-three = three,3,third
tui-typed-four = four,4,fourth
tui-typed-me = me,I,myself
tui-typed-partner = partner,my partner

error-undo-nothing = There is no decision to take back yet.
error-undo-revealed = This decision cannot be taken back: it has shown something that was hidden.
error-undo-battle = This decision cannot be taken back: it has ended a battle, and new cards have been dealt.
error-not-one = “{ $tried }” can mean several things: { $possible }. Say which.
error-no-terminal = The game needs a terminal: start it in one, with nothing piped in or out.
