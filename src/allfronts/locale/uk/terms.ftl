# Слова правил, запитання й відповіді. Змінні та відмінки пояснено в en/terms.ftl.

theater-air = Повітря
    .accusative = театр повітря
    .locative = театрі повітря
    .genitive = театру повітря
    .card = картка повітря
theater-land = Суша
    .accusative = театр суші
    .locative = театрі суші
    .genitive = театру суші
    .card = картка суші
theater-sea = Море
    .accusative = театр моря
    .locative = театрі моря
    .genitive = театру моря
    .card = картка моря
theater-intelligence = Розвідка
    .accusative = театр розвідки
    .locative = театрі розвідки
    .genitive = театру розвідки
    .card = картка розвідки
theater-diplomacy = Дипломатія
    .accusative = театр дипломатії
    .locative = театрі дипломатії
    .genitive = театру дипломатії
    .card = картка дипломатії
theater-economics = Економіка
    .accusative = театр економіки
    .locative = театрі економіки
    .genitive = театру економіки
    .card = картка економіки

acc-theater =
    { $theater ->
        [air] { theater-air.accusative }
        [land] { theater-land.accusative }
        [sea] { theater-sea.accusative }
        [intelligence] { theater-intelligence.accusative }
        [diplomacy] { theater-diplomacy.accusative }
       *[economics] { theater-economics.accusative }
    }
loc-theater =
    { $theater ->
        [air] { theater-air.locative }
        [land] { theater-land.locative }
        [sea] { theater-sea.locative }
        [intelligence] { theater-intelligence.locative }
        [diplomacy] { theater-diplomacy.locative }
       *[economics] { theater-economics.locative }
    }
gen-theater =
    { $theater ->
        [air] { theater-air.genitive }
        [land] { theater-land.genitive }
        [sea] { theater-sea.genitive }
        [intelligence] { theater-intelligence.genitive }
        [diplomacy] { theater-diplomacy.genitive }
       *[economics] { theater-economics.genitive }
    }
gen-origin =
    { $origin ->
        [air] { theater-air.genitive }
        [land] { theater-land.genitive }
        [sea] { theater-sea.genitive }
        [intelligence] { theater-intelligence.genitive }
        [diplomacy] { theater-diplomacy.genitive }
       *[economics] { theater-economics.genitive }
    }
suit-card =
    { $suit ->
        [air] { theater-air.card }
        [land] { theater-land.card }
        [sea] { theater-sea.card }
        [intelligence] { theater-intelligence.card }
        [diplomacy] { theater-diplomacy.card }
       *[economics] { theater-economics.card }
    }

faceup = горілиць
facedown = долілиць
kind-instant = миттєва
kind-ongoing = постійна
kind-none = без здібності

you = Ви
opponent = Супротивник
first-player = Перший гравець
second-player = Другий гравець

theater = Театр
battle = Битва
war = Війна
withdraw = Відкликати війська
deck = Колода
hand = Рука
strength = Сила

edition-revised = Оновлені правила
edition-2019 = Перше видання, 2019

scoring-standard = Звичайний рахунок: 6 очок за битву, менше за відхід
scoring-target =
    { $points ->
        [1] Одна битва
        [one] Війна до { $points } очка
        [few] Війна до { $points } очок
        [many] Війна до { $points } очок
       *[other] Війна до { $points } очка
    }
scoring-beginner = Рахунок для початківців: 1 очко за битву

cards =
    { $cards ->
        [0] немає карток
        [one] { $cards } картка
        [few] { $cards } картки
        [many] { $cards } карток
       *[other] { $cards } картки
    }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

ask-turn = Ваш хід: зіграйте картку або відкличте війська.
ask-play = «{ $card }»: зіграйте картку.
ask-flip = «{ $card }»: виберіть ненакриту картку, щоб перевернути її.
ask-flip-own = «{ $card }»: виберіть свою ненакриту картку, щоб перевернути її.
ask-move = «{ $card }»: можете вибрати свою картку, щоб перемістити її.
ask-move-to = «{ $card }»: виберіть театр, куди перемістити картку «{ $target }».
ask-return =
    { $may ->
        [yes] «{ $card }»: можете вибрати свою картку, що лежить долілиць, і забрати її в руку.
       *[no] «{ $card }»: виберіть свою картку, що лежить долілиць, і заберіть її в руку.
    }
ask-reinforce =
    { $may ->
        [yes] «{ $card }»: можете зіграти картку «{ $target }» долілиць у суміжний театр.
       *[no] «{ $card }»: зіграйте картку «{ $target }» долілиць у суміжний театр.
    }

action-play-up = Зіграти картку «{ $card }» горілиць у { acc-theater }
action-play-down = Зіграти картку «{ $card }» долілиць у { acc-theater }
action-withdraw = Відкликати війська: супротивник здобуде { points }
action-pick =
    { $seen ->
        [no] Вибрати в { loc-theater } картку, що лежить долілиць
       *[yes] Вибрати в { loc-theater } картку «{ $card }»
    }
action-pick-theater = Вибрати { acc-theater }
action-decline = Ні, дякую
