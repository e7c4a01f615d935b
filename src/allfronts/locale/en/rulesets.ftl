# A table's own cards: `allfronts ruleset check`, and what can be wrong with the file.
#
# $name is the ruleset's name, $cards how many cards it replaces.
# $code is a card's code (I5), $usual its usual name, $title its new one; $card the name of the card whose ability it
# has, $text that ability.
# $two, $three and $four: from how many cards in hand withdrawing costs so many points.

ruleset-fine =
    { $cards ->
        [0] The ruleset “{ $name }” is fine. It replaces no cards.
        [one] The ruleset “{ $name }” is fine. It replaces { $cards } card:
       *[other] The ruleset “{ $name }” is fine. It replaces { $cards } cards:
    }
ruleset-card = { $code } { $usual } → { $title }. { $card }: { $text }
ruleset-card-plain = { $code } { $usual } → { $title }. { $text }
ruleset-first = Withdrawing as first player costs 2 points with { $two } or more cards in hand, 3 with { $three } or more, 4 with { $four } or more, otherwise 6.
ruleset-second = Withdrawing as second player costs 2 points with { $two } or more cards in hand, 3 with { $three } or more, 4 with { $four } or more, otherwise 6.
ruleset-target = A war goes to { points }.

# Why a $file cannot be used: one of the errors below.
ruleset-unusable = { $file } cannot be used. { $why }

# $row is the line, counted from 1; $value what stands there, $allowed what may, ready to print.
error-ruleset-nameless = The ruleset has no name. Write one into a line of its own, such as “name: Our table”.
error-ruleset-line = Ruleset, line { $row }: “{ $value }” cannot be read. A line is “name: Our table”, “card I5 Interception: A5”, “commander first: 4 2 1” or “target: 12”; what follows # is a comment.
error-ruleset-twice = Ruleset, line { $row }: “{ $value }” has been set already. It can be set only once.
error-ruleset-title = Ruleset, line { $row }: “{ $value }” cannot be a name. A name begins with a letter or digit and has at most { $longest } letters, digits, spaces, apostrophes, dots and hyphens.
error-ruleset-card = Ruleset, line { $row }: there is no card “{ $value }”. There are { $allowed }.
error-ruleset-ability = Ruleset, line { $row }: there is no ability “{ $value }”. Possible after the colon: { $allowed }.
error-ruleset-disrupts = Ruleset, line { $row }: only one card may have the ability of { $value } ({ card-land-5 }), or a battle might never end. These have it: { $cards }.
error-ruleset-commander = Ruleset, line { $row }: there is no commander “{ $value }”. There are { $allowed }.
error-ruleset-numbers = Ruleset, line { $row }: “{ $value }” is no withdrawal table. It has three numbers from 0 to { $most }, none greater than the one before it, such as 4 2 1.
error-ruleset-half = Ruleset, line { $row }: there is “{ $value }”, but no “{ $missing }”. Set both commanders or neither.
error-ruleset-target = Ruleset, line { $row }: a war cannot go to “{ $value }” points. Possible: 1 to { $most }.
error-ruleset-letters = Line { $row } is not text in UTF-8. Save the file in this encoding.
