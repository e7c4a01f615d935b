# What `allfronts arena`, `exploit`, `ending` and `stats` have found.
#
# $name, $one and $two are players as they were typed. Of wars, $share, $low, $high and the like are parts of them, ready
# to print; so they are of battles in stats. $deals, $wars, $lines, $sets and $iterations are numbers of these.

percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { $number }
deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }

# $game and $options are written as in records.
arena-setting = { $game }: { $options }; seed { $seed }; every deal is played from both sides
arena-unfinished = { $one } against { $two }: no deal was finished
arena-meeting = { $one } wins { $share } against { $two } (95 %: { $low } to { $high }; { deals })
arena-player = { $name }: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions a war, { NUMBER($milliseconds, maximumSignificantDigits: 3) } ms each
arena-forfeits =
    { $wars ->
        [one] lost { $wars } war by forfeit: { $reason }
       *[other] lost { $wars } wars by forfeit: { $reason }
    }
# Above the rows of a table: each player against those numbered beside this.
arena-against = against
# Beside the rating that all others are measured from.
arena-zero = by definition
arena-interrupted = Interrupted: this is what has been found so far.

# Why a program has lost a war. $answer is what it said, $expected a word of the protocol it was to say instead; the $reason
# why it cannot be started is the system’s. $complaint is the last line it wrote to its standard error.
forfeit-not-started = cannot be started: { $reason }
forfeit-late = no answer in time
forfeit-closed = closed its output
forfeit-ended = ended with status { $status }
forfeit-illegal = illegal move: “{ $answer }”
forfeit-unexpected = said “{ $answer }” instead of { $expected }
forfeit-complaint = { $reason }; its last complaint: “{ $complaint }”

exploit-practice = For practice against { $name }, plain search won { $plain } of wars, search by its habits { $knowing }.
exploit-won =
    { $deals ->
        [one] On { $deals } fresh deal the better of them won { $share } ±{ $error } (95 %).
       *[other] On { $deals } fresh deals the better of them won { $share } ±{ $error } (95 %).
    }
exploit-bound = So { $name } is exploitable by at least { $least } of wars beyond one half: a lower bound, somebody else may win more.

# $exploitability: what both sides together could gain by knowing how the other plays.
ending-worth = chance to win the war { $chance }, exploitable by { NUMBER($exploitability, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
ending-lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
ending-sets =
    { $sets ->
        [one] { $sets } information set
       *[other] { $sets } information sets
    }
ending-iterations =
    { $iterations ->
        [one] { $iterations } iteration
       *[other] { $iterations } iterations
    }

# The columns of a table, beside `faceup` and `facedown`: how often a card was dealt, how much oftener a side dealt it wins,
# how sure that is. Then how much of a card is known where it is not as printed.
stats-dealt = dealt
stats-worth = worth
stats-error = 95 %
stats-partly = known in part
stats-reconstructed = reconstructed
# $code is a card’s code (I5), $worth what it is worth; $least and $most what the printed cards of its strength are worth.
stats-stands-out = { $code } ({ $worth }) STANDS OUT from the printed cards of its strength ({ $least } to { $most })
stats-among = { $code } ({ $worth }) is among the printed cards of its strength ({ $least } to { $most })
