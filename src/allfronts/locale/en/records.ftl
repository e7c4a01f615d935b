# Game records and saves: the sentences of `allfronts replay` and `allfronts verify`, and what can be wrong with a record.
# $one and $two are the players' names, $name the name of one of them; $line and $column count from 1.

# A name that several cards share, told apart by the theater's $label.
card-of-theater = { $card } ({ $label })

# $name must answer a question of $card, and the reader is not $name.
others-choice = { $card }: { $name } is to choose.

record-players = { $one } against { $two }
record-place = Line { $line }, column { $column } of the record. { $why }

verified-promise = The promise was kept: the seed is the one that was promised before the first card.
verified-deals =
    { $battles ->
        [one] Every shuffle, { $battles } deal among them, follows from this seed and from what the players added.
       *[other] Every shuffle, { $battles } deals among them, follows from this seed and from what the players added.
    }
verified-proof = So nobody could choose the cards alone: the seed was fixed before the players added their parts, and they did not know it.
verified-no-proof = But no player added anything: whoever chose the seed could have chosen the cards with it.
verified-moves =
    { $moves ->
        [one] The rules were kept: { $moves } decision was possible with these cards.
       *[other] The rules were kept: all { $moves } decisions were possible with these cards.
    }
verified-result = The stated result is right: { $name } wins the war.
verified-unfinished = The war is not over, so there is no result to check. Its seed stands in this file: do not show the file to anybody who is still playing.
verified-ask = Two things only the players know. Is this the promise they were shown before the first card? Is this what each of them added?
verified-promised = Promise: { $promise }
verified-added = { $name } added: { $added }
verified-added-nothing = { $name } added nothing.

# $reason is what the system says.
error-no-file = There is no file { $file }.
error-file = The file { $file } cannot be read: { $reason }.
error-unfit-line = { $text } cannot stand in a record: it must be one line of 1 to { $longest } characters, without spaces at its ends and without control characters.
error-unfit-comment = { $text } cannot be a comment: it has control characters.
error-too-many-bytes = A player can add at most { $most } bytes to chance.
error-no-such-moment = There is no moment { $moment }: the record has { $most } decisions, so choose from 0 to { $most }.
error-rules-version = The record was made by version { $version } of the rules, and this program plays version { $ours }. Use the version of allfronts that made it.
error-save-lost = Neither the saved game { $file } nor the save before it can be read. A new game can be started.
error-positions-hidden = Positions show every card. Ask for them with --viewer all.
error-seed = “{ $text }” is not a seed: a seed is 64 hexadecimal digits.
error-shuffle = Shuffle { $shuffle } of { $things } things is impossible: shuffles are counted from 0, and at most { $most } things can be shuffled.
error-wrong-seed = The promise was not kept: { $promised } was promised, but this seed gives { $found }.
error-wrong-deal = Shuffle { $shuffle } is not the one that was owed. Dealt: { $dealt }. Owed: { $owed }.
