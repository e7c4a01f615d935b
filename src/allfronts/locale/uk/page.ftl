# Стіл у браузері. Змінні пояснено в en/page.ftl.

page-score = Рахунок війни: { $mine } проти { $theirs }
page-goal = до { $points }
page-first = Перший головнокомандувач
page-second = Другий головнокомандувач
page-hand-of = { $name }: { cards }
page-withdrawing = Ціна відходу
page-now = зараз { $points }
page-later = далі { $points }
page-from = { $least }+
page-between = { $least }–{ $most }
page-they-score = супротивникові { $points }
page-ability-waits = триває здібність
page-not-your-turn = не ваш хід
page-undo = Скасувати
page-in-the-deck = у колоді
page-supplies-left = припасів лишилося
page-partner = { $name } — ваш партнер
page-anywhere = наступна картка — у будь-який театр
page-extra-turn = ще один хід
page-bound = мусить зіграти: { $card }

page-held =
    { $whose ->
        [mine] За вами, перевага { $lead }
       *[theirs] За ними, перевага { $lead }
    }
page-tie =
    { $whose ->
        [mine] Нічия: за вами, бо ви перші
       *[theirs] Нічия: за ними, бо вони перші
    }
page-held-by = { $name }, перевага { $lead }
page-tie-by = Нічия: перший гравець — { $name }
page-totals = У них { $theirs }, у вас { $mine }
page-totals-by = { $name } { $mine }, { $rival } { $theirs }
page-no-card = Немає карток
page-here = Сюди
page-outcome = Було { $was }, стане { $becomes }
page-from-card = «{ $card }» додає { $plus }
page-from-supplies = Припаси додають { $plus }

page-card-up = { $label }, { $strength }: «{ $card }»
page-card-down = Картка долілиць, сила { $strength }
page-card-down-mine = Ваша картка долілиць: «{ $card }», сила { $strength }
page-card-down-known = Картка долілиць, ви її знаєте: «{ $card }», сила { $strength }
page-card-changed = Було { $was }, змінено через «{ $card }»
page-faceup = Горілиць
page-facedown = Долілиць
page-close = Закрити

page-seen = Що ви бачили
page-seen-facedown = долілиць у { loc-theater }
page-seen-mine = ваша, долілиць у { loc-theater }
page-seen-theirs = долілиць у { loc-theater }, на їхньому боці
page-seen-hand = у руці, яку тримає { $name }
page-seen-deck = у колоді, { $place }-а згори

page-commanders = Командувачі й колода
page-reading = Читання, пам’ять, журнал
page-log = Журнал
page-your-hand = Ваша рука
page-type = Напишіть, що робити
page-type-example = L4 to land
page-chosen = «{ $card }»: виберіть, куди її зіграти
page-waiting = далі: { $cards }
page-refused = Зараз так не можна
page-theme = Світлий чи темний стіл
