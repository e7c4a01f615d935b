# Что произошло. Переменные объяснены в en/events.ftl. Настоящее время: в прошедшем пришлось бы знать пол игрока.

partners = { $one } и { $two }

# Карта в винительном падеже.
some-card =
    { $seen ->
        [no] карту
       *[yes] карту «{ $card }»
    }

event-dealt = Начинается битва { $battle }. Карты розданы, первый ход { $who ->
        [you] за вами
        [they] делают { $name }
       *[other] делает { $name }
    }.
event-turn =
    { $who ->
        [you] Ваш ход.
        [they] Ходят { $name }.
       *[other] Ходит { $name }.
    }
event-played-up = { $who ->
        [you] Вы играете
        [they] { $name } играют
       *[other] { $name } играет
    } карту «{ $card }» лицом вверх на { acc-theater }.
event-played-down = { $who ->
        [you] Вы играете
        [they] { $name } играют
       *[other] { $name } играет
    } { some-card } лицом вниз на { acc-theater }.
event-played-unseen = { $who ->
        [you] Вы играете
        [they] { $name } играют
       *[other] { $name } играет
    } карту на { acc-theater }, не показывая её.
event-destroyed = На { loc-theater } «{ $by }» уничтожает { some-card }: она уходит под низ колоды.
event-flipped-up = На { loc-theater } «{ $by }» переворачивает лицом вверх { $who ->
        [you] вашу карту «{ $card }»
        [they] карту «{ $card }» ({ $name })
       *[other] карту «{ $card }» ({ $name })
    }.
event-flipped-down = На { loc-theater } «{ $by }» переворачивает лицом вниз { $who ->
        [you] вашу карту «{ $card }»
        [they] карту «{ $card }» ({ $name })
       *[other] карту «{ $card }» ({ $name })
    }.
event-moved = { $who ->
        [you] Вы перемещаете
        [they] { $name } перемещают
       *[other] { $name } перемещает
    } { $seen ->
        [no] карту, лежащую лицом вниз,
       *[yes] карту «{ $card }»
    } с { gen-origin } на { acc-theater }.
event-returned = { $who ->
        [you] Вы возвращаете на руку
       *[other] { $name } возвращает на руку
    } { some-card } с { gen-theater }.
event-drew = { $who ->
        [you] Вы берёте
        [they] { $name } берут
       *[other] { $name } берёт
    } верхнюю карту колоды{ $seen ->
        [no] .
       *[yes] : «{ $card }».
    }
event-put-back = { $who ->
        [you] Вы оставляете
        [they] { $name } оставляют
       *[other] { $name } оставляет
    } карту сверху на колоде.
event-resolves = { $who ->
        [you] Вы разыгрываете
        [they] { $name } разыгрывают
       *[other] { $name } разыгрывает
    } тактику карты «{ $card }».
event-ignored =
    { $reason ->
        [interrupted] Тактика карты «{ $card }» прервана: карта теперь лежит лицом вниз.
        [nothing] Тактика карты «{ $card }» пропадает: её не к чему применить.
       *[declined] Тактика карты «{ $card }» остаётся неиспользованной.
    }
event-air-drop = «{ $card }»: { $who ->
        [you] вы сможете
        [they] { $name } смогут
       *[other] { $name } сможет
    } сыграть одну карту лицом вверх на любой театр.
event-extra-turn = { $who ->
        [you] Вы получаете
        [they] { $name } получают
       *[other] { $name } получает
    } дополнительный ход.
event-skipped = { $who ->
        [you] Вы пропускаете ход: на руке
        [they] { $name } пропускают ход: на руках
       *[other] { $name } пропускает ход: на руке
    } нет карт.
event-withdrew = { $who ->
        [you] Вы отступаете (на руке
        [they] { $name } отступают (на руках
       *[other] { $name } отступает (на руке
    } { cards }), а другая сторона получает { points }.
event-controls = { $who ->
        [you] Вы удерживаете
        [they] { $name } удерживают
       *[other] { $name } удерживает
    } { acc-theater }: { $total } против { $other }.
event-battle-won = { $who ->
        [you] Вы выигрываете битву и получаете
        [they] { $name } выигрывают битву и получают
       *[other] { $name } выигрывает битву и получает
    } { points }.
event-score = Счёт войны: { $who ->
        [you] вы
        [they] { $name }
       *[other] { $name }
    } { $points }, { $rival } { $other }.
event-war-won = { $who ->
        [you] Вы побеждаете
        [they] { $name } побеждают
       *[other] { $name } побеждает
    } в войне со счётом { $points }:{ $other }!
