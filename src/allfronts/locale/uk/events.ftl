# Що сталося. Змінні пояснено в en/events.ftl. Теперішній час: у минулому довелося б знати стать гравця.

# «Та», бо вибір між «і» та «й» залежить від літер двох невідомих імен.
partners = { $one } та { $two }

# Картка в знахідному відмінку.
some-card =
    { $seen ->
        [no] картку
       *[yes] картку «{ $card }»
    }

event-dealt = Починається битва { $battle }. Картки роздано, перший хід { $who ->
        [you] за вами
        [they] роблять { $name }
       *[other] робить { $name }
    }.
event-turn =
    { $who ->
        [you] Ваш хід.
        [they] Ходять { $name }.
       *[other] Ходить { $name }.
    }
event-played-up = { $who ->
        [you] Ви розігруєте
        [they] { $name } розігрують
       *[other] { $name } розігрує
    } картку «{ $card }» горілиць у { acc-theater }.
event-played-down = { $who ->
        [you] Ви розігруєте
        [they] { $name } розігрують
       *[other] { $name } розігрує
    } { some-card } долілиць у { acc-theater }.
event-played-unseen = { $who ->
        [you] Ви розігруєте
        [they] { $name } розігрують
       *[other] { $name } розігрує
    } картку в { acc-theater }, не показуючи її.
event-destroyed = У { loc-theater } «{ $by }» знищує { some-card }: вона йде під низ колоди.
event-flipped-up = У { loc-theater } «{ $by }» перевертає горілиць { $who ->
        [you] вашу картку «{ $card }»
        [they] картку «{ $card }» ({ $name })
       *[other] картку «{ $card }» ({ $name })
    }.
event-flipped-down = У { loc-theater } «{ $by }» перевертає долілиць { $who ->
        [you] вашу картку «{ $card }»
        [they] картку «{ $card }» ({ $name })
       *[other] картку «{ $card }» ({ $name })
    }.
event-moved = { $who ->
        [you] Ви переміщуєте
        [they] { $name } переміщують
       *[other] { $name } переміщує
    } { $seen ->
        [no] картку, що лежить долілиць, з
       *[yes] картку «{ $card }» з
    } { gen-origin } в { acc-theater }.
event-returned = { $who ->
        [you] Ви забираєте в руку
       *[other] { $name } забирає в руку
    } { some-card } з { gen-theater }.
event-drew = { $who ->
        [you] Ви берете
        [they] { $name } беруть
       *[other] { $name } бере
    } верхню картку колоди{ $seen ->
        [no] .
       *[yes] : «{ $card }».
    }
event-put-back = { $who ->
        [you] Ви лишаєте
        [they] { $name } лишають
       *[other] { $name } лишає
    } картку зверху на колоді.
event-resolves = { $who ->
        [you] Ви застосовуєте
        [they] { $name } застосовують
       *[other] { $name } застосовує
    } здібність картки «{ $card }».
event-ignored =
    { $reason ->
        [interrupted] Здібність картки «{ $card }» перервано: картка тепер лежить долілиць.
        [nothing] Здібність картки «{ $card }» пропадає: її немає до чого застосувати.
       *[declined] Здібність картки «{ $card }» лишається невикористаною.
    }
event-air-drop = «{ $card }»: { $who ->
        [you] ви зможете
        [they] { $name } зможуть
       *[other] { $name } зможе
    } зіграти одну картку горілиць у будь-який театр.
event-extra-turn = { $who ->
        [you] Ви отримуєте
        [they] { $name } отримують
       *[other] { $name } отримує
    } додатковий хід.
event-skipped = { $who ->
        [you] Ви пропускаєте хід: у руці
        [they] { $name } пропускають хід: у руках
       *[other] { $name } пропускає хід: у руці
    } немає карток.
event-withdrew = { $who ->
        [you] Ви відкликаєте війська (у руці
        [they] { $name } відкликають війська (у руках
       *[other] { $name } відкликає війська (у руці
    } { cards }), а інша сторона здобуває { points }.
event-controls = { $who ->
        [you] Ви контролюєте
        [they] { $name } контролюють
       *[other] { $name } контролює
    } { acc-theater }: { $total } проти { $other }.
event-battle-won = { $who ->
        [you] Ви перемагаєте в битві й здобуваєте
        [they] { $name } перемагають у битві й здобувають
       *[other] { $name } перемагає в битві й здобуває
    } { points }.
event-score = Рахунок війни: { $who ->
        [you] ви
        [they] { $name }
       *[other] { $name }
    } { $points }, { $rival } { $other }.
event-war-won = { $who ->
        [you] Ви перемагаєте
        [they] { $name } перемагають
       *[other] { $name } перемагає
    } у війні з рахунком { $points }:{ $other }!
