# Вторая коробка, команды и свои карты стола: события, вопросы, ответы, подписи, ошибки. Переменные объяснены в
# en/team-events.ftl.

event-revealed = { $who ->
        [you] Вы открываете
       *[other] { $name } открывает
    } с руки карту «{ $card }».
event-named = { $who ->
        [you] Вы называете
        [they] { $name } называют
       *[other] { $name } называет
    } карту «{ $card }».
event-holds = { $who ->
        [you] У вас есть
       *[other] У игрока { $name } есть
    } карта «{ $card }», и в следующий ход её придётся сыграть лицом вниз.
event-holds-not = { $who ->
        [you] У вас
        [they] У игроков { $name }
       *[other] У игрока { $name }
    } нет карты «{ $card }».
event-gained = { $who ->
        [you] Вы получаете
        [they] { $name } получают
       *[other] { $name } получает
    } { supplies } на { loc-theater }.
event-no-supplies = Жетонов припасов не осталось.
event-destroyed-in-play = На { loc-theater } «{ $by }» уничтожает { $who ->
        [you] вашу { some-card }
        [they] { some-card } ({ $name })
       *[other] { some-card } ({ $name })
    }: она уходит под низ колоды.
event-received = { $who ->
        [you] Вы получаете
       *[other] { $name } получает
    } верхнюю карту колоды{ $seen ->
        [no] .
       *[yes] : «{ $card }».
    }
event-taken = { $who ->
        [you] Вы берёте на руку
       *[other] { $name } берёт на руку
    } { some-card } с { gen-theater }.
event-exchanged = { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } { some-card } партнёру ({ $rival }).
event-acts = В этот ход { $who ->
        [you] действуете вы
       *[other] действует { $name }
    }.
event-must-play = { $who ->
        [you] Ваш ход
       *[other] Ходит { $name }
    }: { $seen ->
        [no] одну из названных карт
       *[yes] названную карту «{ $card }»
    } нужно сыграть лицом вниз.
event-exposed = «{ $by }» показывает карту, сыгранную лицом вниз: это «{ $card }».
event-lesser = { $who ->
        [you] У вас
        [they] У игроков { $name }
       *[other] У игрока { $name }
    } нет меньших карт, открывать нечего.

ask-exchange = Выберите карту, которую отдадите партнёру.
ask-seat-acts = Кто из вас двоих действует в этот ход?
ask-seat-reveals = «{ $card }»: кто из вас двоих откроет карту?
ask-seat-takes = «{ $card }»: кто из вас двоих возьмёт карту?
ask-seat-receives = «{ $card }»: кто из вас двоих получит верхнюю карту колоды, ещё никому не известную?
ask-reveal =
    { $may ->
        [yes] «{ $card }»: можете открыть карту с руки.
       *[no] «{ $card }»: выберите карту с руки, чтобы открыть её.
    }
ask-name = «{ $card }»: назовите карту.
ask-take = «{ $card }»: выберите другую свою ненакрытую карту, чтобы взять её на руку.
ask-destroy-own = «{ $card }»: можете выбрать свою карту, чтобы уничтожить её.
ask-destroy = «{ $card }»: выберите ненакрытую карту, чтобы уничтожить её.
ask-flip-lesser = «{ $card }»: выберите ненакрытую карту меньше, чем «{ $target }», чтобы перевернуть её.
ask-supply = «{ $card }»: выберите соседний театр, где вы получите припасы.
ask-bound = Карта «{ $target }» названа: сыграйте её лицом вниз.
ask-bound-which = Названы две карты: выберите, какая из них будет сыграна лицом вниз.

action-reveal = Открыть карту «{ $card }»
action-give = Отдать карту «{ $card }»
action-name = Назвать карту «{ $card }»
action-seat =
    { $who ->
        [you] Вы
       *[other] { $name }
    }

box-first = По всем фронтам
box-second = Шпионы, ложь и припасы
theaters = Театры
mode-standard = Обычные битвы: три театра
mode-epic = Эпические битвы: пять театров
seats-2 = Двое игроков
seats-3 = Трое: двое против одного
seats-4 = Четверо: двое против двоих
partner = Партнёр
supply = Припасы
supplies =
    { $supplies ->
        [one] { $supplies } жетон припасов
        [few] { $supplies } жетона припасов
        [many] { $supplies } жетонов припасов
       *[other] { $supplies } жетона припасов
    }
own-rules = Свои карты стола

error-no-facedown-here = Действие «{ $tried }» невозможно: тактика запрещает вам играть «{ $card }» или любую другую карту лицом вниз на { acc-theater }. { error-instead }
error-only-revised = Значение «{ $value }» не подходит к изданию 2019 года: оно — для воздуха, суши и моря с их собственными картами, обычных битв и двух игроков.
error-theaters = «{ $value }» не определяет театры. Нужно разных театров: { $needed }. Возможны: { $allowed }.
error-epic-theaters = Для эпических битв нужно пять театров: назовите через запятую пять из этих: { $allowed }.
