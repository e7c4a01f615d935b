# Друга коробка, команди й власні картки столу: події, запитання, відповіді, підписи, помилки. Змінні пояснено в
# en/team-events.ftl.

event-revealed = { $who ->
        [you] Ви відкриваєте
       *[other] { $name } відкриває
    } з руки картку «{ $card }».
event-named = { $who ->
        [you] Ви називаєте
        [they] { $name } називають
       *[other] { $name } називає
    } картку «{ $card }».
event-holds = { $who ->
        [you] Ви маєте картку «{ $card }» і наступного ходу мусите зіграти її долілиць.
       *[other] { $name } має картку «{ $card }» і наступного ходу мусить зіграти її долілиць.
    }
event-holds-not = { $who ->
        [you] Ви не маєте
        [they] { $name } не мають
       *[other] { $name } не має
    } картки «{ $card }».
event-gained = { $who ->
        [you] Ви отримуєте
        [they] { $name } отримують
       *[other] { $name } отримує
    } { supplies } у { loc-theater }.
event-no-supplies = Жетонів припасів не лишилося.
event-destroyed-in-play = У { loc-theater } «{ $by }» знищує { $who ->
        [you] вашу { some-card }
        [they] { some-card } ({ $name })
       *[other] { some-card } ({ $name })
    }: вона йде під низ колоди.
event-received = { $who ->
        [you] Ви отримуєте
       *[other] { $name } отримує
    } верхню картку колоди{ $seen ->
        [no] .
       *[yes] : «{ $card }».
    }
event-taken = { $who ->
        [you] Ви забираєте в руку
       *[other] { $name } забирає в руку
    } { some-card } з { gen-theater }.
event-exchanged = { $who ->
        [you] Ви віддаєте
       *[other] { $name } віддає
    } { some-card } партнерові ({ $rival }).
event-acts = Цього ходу { $who ->
        [you] дієте ви
       *[other] діє { $name }
    }.
event-must-play = { $who ->
        [you] Ви мусите
       *[other] { $name } мусить
    } зіграти долілиць { $seen ->
        [no] одну з названих карток.
       *[yes] названу картку «{ $card }».
    }
event-exposed = «{ $by }» показує картку, зіграну долілиць: це «{ $card }».
event-lesser = { $who ->
        [you] Ви не маєте
        [they] { $name } не мають
       *[other] { $name } не має
    } менших карток, тож відкривати нема чого.

ask-exchange = Виберіть картку, яку віддасте партнерові.
ask-seat-acts = Хто з вас двох діє цього ходу?
ask-seat-reveals = «{ $card }»: хто з вас двох відкриє картку?
ask-seat-takes = «{ $card }»: хто з вас двох забере картку?
ask-seat-receives = «{ $card }»: хто з вас двох отримає верхню картку колоди, ще нікому не відому?
ask-reveal =
    { $may ->
        [yes] «{ $card }»: можете відкрити картку з руки.
       *[no] «{ $card }»: виберіть картку з руки, щоб відкрити її.
    }
ask-name = «{ $card }»: назвіть картку.
ask-take = «{ $card }»: виберіть іншу свою ненакриту картку, щоб забрати її в руку.
ask-destroy-own = «{ $card }»: можете вибрати свою картку, щоб знищити її.
ask-destroy = «{ $card }»: виберіть ненакриту картку, щоб знищити її.
ask-flip-lesser = «{ $card }»: виберіть ненакриту картку, меншу за «{ $target }», щоб перевернути її.
ask-supply = «{ $card }»: виберіть суміжний театр, де ви отримаєте припаси.
ask-bound = Картку «{ $target }» названо: зіграйте її долілиць.
ask-bound-which = Названо дві картки: виберіть, яку з них буде зіграно долілиць.

action-reveal = Відкрити картку «{ $card }»
action-give = Віддати картку «{ $card }»
action-name = Назвати картку «{ $card }»
action-seat =
    { $who ->
        [you] Ви
       *[other] { $name }
    }

box-first = По всіх фронтах
box-second = Невидимі фронти
theaters = Театри
mode-standard = Звичайні битви: три театри
mode-epic = Епічні битви: п’ять театрів
seats-2 = Двоє гравців
seats-3 = Троє: двоє проти одного
seats-4 = Четверо: двоє проти двох
partner = Партнер
supply = Припаси
supplies =
    { $supplies ->
        [one] { $supplies } жетон припасів
        [few] { $supplies } жетони припасів
        [many] { $supplies } жетонів припасів
       *[other] { $supplies } жетона припасів
    }
own-rules = Власні картки столу

error-no-facedown-here = Дія «{ $tried }» неможлива: здібність забороняє вам розігрувати «{ $card }» чи будь-яку іншу картку долілиць у { acc-theater }. { error-instead }
error-only-revised = Значення «{ $value }» не підходить до видання 2019 року: воно — для повітря, суші й моря з їхніми власними картками, звичайних битв і двох гравців.
error-theaters = «{ $value }» не визначає театрів. Потрібно різних театрів: { $needed }. Можливі: { $allowed }.
error-epic-theaters = Для епічних битв потрібно п’ять театрів: назвіть через кому п’ять із цих: { $allowed }.
