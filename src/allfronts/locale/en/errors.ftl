# What a person tried, why it cannot be, and what can.
#
# An illegal action: $tried is what was typed or chosen, $possible the list of what is possible now (words, ready to
# print), $card a card's name; $suit and $theater are ids, as in terms.ftl.
# A text that cannot be read: $text is all of it, $line and $column count from 1, $expected is one of the kinds listed
# in `expected`, or the very characters that were expected.
# An option: $name as it is typed, the $value given, the values $allowed.

error-instead = Possible now: { $possible }.

error-not-in-hand = “{ $tried }” is not possible: { $card } is not in your hand. { error-instead }
error-no-match = “{ $tried }” is not possible: { $card } is { suit-card } and cannot go faceup to { acc-theater }. { error-instead }
error-no-withdrawing = “{ $tried }” is not possible: you can withdraw only at the start of your turn, instead of playing a card. { error-instead }
error-bound = “{ $tried }” is not possible: this turn you must play the card that was named. { error-instead }
error-not-an-option = “{ $tried }” is not among the choices. { error-instead }
error-game-over = “{ $tried }” is not possible: the war is over. You can start a new one.

expected =
    { $expected ->
        [action] an action
        [card] a card, such as A3
        [strength] a theater and a strength, such as A3
        [theater] a theater
        [face] faceup or facedown
        [side] a side
        [number] a number
        [header] a header
        [text] text (UTF-8) without control characters
        [name] a name
        [option] an option, such as edition=revised
        [date] a date, such as 2026-01-31
        [digest] 64 hexadecimal digits
        [bytes] pairs of hexadecimal digits, or -
        [end] nothing more
       *[other] “{ $expected }”
    }
error-notation = Cannot read “{ $text }” as an action. Column { $column }, expected: { expected }.
error-position = Cannot read the position. Column { $column }, expected: { expected }.
error-record = Cannot read the game record. Line { $line }, column { $column }, expected: { expected }.
error-save = The saved game { $file } is damaged and cannot be resumed. The save before it is untouched.
error-option = “{ $value }” does not fit the option “{ $name }”. Possible: { $allowed }.
error-missing-package = This needs the package { $package }, which is not installed: python -m pip install { $package }
error-no-gpu = No GPU was found that Numba can use: it needs an NVIDIA card with its driver and the CUDA toolkit.
error-player = There is no player “{ $value }”. There are: { $allowed }.
error-stats-player = “{ $value }” cannot play for statistics: a program may fail, and only an arena can tell that. Choose random, recruit, sergeant or colonel:1000 (simulations a move).
error-budget = “{ $value }” does not say how long Colonel may think. Say it in milliseconds, seconds or simulations a move: { $allowed }.
error-no-program = “{ $value }” cannot be started: there is no such program, or a quotation mark is missing.
error-arena-players = An arena needs at least two players, each named once. Given: { $value }.
error-arena-setting = The file { $file } holds results of another arena: of other players, options, another seed or another version. Name the same ones, or another file.
error-arena-line = The file { $file } is damaged: line { $row } is not the result of a deal. Remove that line, or name another file.
error-ending-not-asked = There is nothing to solve in this position: nobody is asked.
error-ending-too-large = This ending is too large to be solved: either more than two cards are left in hands, or there are more than { $lines } lines of play. --lines allows more of these.

# Live tables. $seat is a number counted from 1.
error-seat-taken = Seat { $seat } is not free. Choose another one, or watch.
error-no-seat = You have no seat at this table: you can only watch.
error-not-your-seat = That seat is not yours. Nothing was done.
error-not-your-turn = Somebody else is asked now, or the table has changed meanwhile: look again and choose anew.
error-not-playing = No war is being played at this table now.
error-not-now = That cannot be done at this moment. Nothing was changed.
error-table-paused = The game is paused: time stands still until somebody goes on.
error-request-open = A request is still waiting for an answer. Answer it first.
error-nothing-asked = Nobody has asked for anything; perhaps the request was withdrawn.
error-unfit-bytes = “{ $text }” is no part of chance: hexadecimal digits are expected, two for each byte.

# Where live tables are kept. $reason is the database's own word, $table the name of a table in links, $war a number.
error-store-url = This database address cannot be used. Possible: sqlite:///folder/file.sqlite or postgresql://user:password@host/database.
error-store-unreachable = The database cannot be used now ({ $reason }). All that was confirmed before is kept.
error-store-newer = This database was written by a newer allfronts. Update allfronts, or name another database.
error-table-exists = There is a table “{ $table }” already.
error-deed-refused = That was not kept: the table has gone on elsewhere meanwhile. Look again and choose anew.
error-record-refused = The record of war { $war } was not kept: there is no table “{ $table }”, or another record of that war is kept there.
