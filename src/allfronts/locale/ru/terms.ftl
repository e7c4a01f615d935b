# Слова правил, вопросы и ответы. Переменные и падежи объяснены в en/terms.ftl.

theater-air = Воздух
    .accusative = воздушный театр
    .locative = воздушном театре
    .genitive = воздушного театра
    .card = воздушная карта
theater-land = Суша
    .accusative = сухопутный театр
    .locative = сухопутном театре
    .genitive = сухопутного театра
    .card = сухопутная карта
theater-sea = Море
    .accusative = морской театр
    .locative = морском театре
    .genitive = морского театра
    .card = морская карта
theater-intelligence = Разведка
    .accusative = театр разведки
    .locative = театре разведки
    .genitive = театра разведки
    .card = карта разведки
theater-diplomacy = Дипломатия
    .accusative = театр дипломатии
    .locative = театре дипломатии
    .genitive = театра дипломатии
    .card = карта дипломатии
theater-economics = Экономика
    .accusative = театр экономики
    .locative = театре экономики
    .genitive = театра экономики
    .card = карта экономики

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

faceup = лицом вверх
facedown = лицом вниз
kind-instant = мгновенная
kind-ongoing = постоянная
kind-none = без тактики

you = Вы
opponent = Противник
first-player = Первый игрок
second-player = Второй игрок

theater = Театр
battle = Битва
war = Война
withdraw = Отступить
deck = Колода
hand = Рука
strength = Сила

edition-revised = Обновлённые правила
edition-2019 = Первое издание, 2019

scoring-standard = Обычный счёт: 6 очков за битву, меньше за отход
scoring-target =
    { $points ->
        [1] Одна битва
        [one] Война до { $points } очка
        [few] Война до { $points } очков
        [many] Война до { $points } очков
       *[other] Война до { $points } очка
    }
scoring-beginner = Счёт для начинающих: 1 очко за битву

cards =
    { $cards ->
        [0] нет карт
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

ask-turn = Ваш ход: сыграйте карту или отступите.
ask-play = «{ $card }»: сыграйте карту.
ask-flip = «{ $card }»: выберите ненакрытую карту, чтобы перевернуть её.
ask-flip-own = «{ $card }»: выберите свою ненакрытую карту, чтобы перевернуть её.
ask-move = «{ $card }»: можете выбрать свою карту, чтобы переместить её.
ask-move-to = «{ $card }»: выберите театр, куда переместить карту «{ $target }».
ask-return =
    { $may ->
        [yes] «{ $card }»: можете выбрать свою карту, лежащую лицом вниз, и вернуть её на руку.
       *[no] «{ $card }»: выберите свою карту, лежащую лицом вниз, и верните её на руку.
    }
ask-reinforce =
    { $may ->
        [yes] «{ $card }»: можете сыграть карту «{ $target }» лицом вниз на соседний театр.
       *[no] «{ $card }»: сыграйте карту «{ $target }» лицом вниз на соседний театр.
    }

action-play-up = Сыграть карту «{ $card }» лицом вверх на { acc-theater }
action-play-down = Сыграть карту «{ $card }» лицом вниз на { acc-theater }
action-withdraw = Отступить: противник получит { points }
action-pick =
    { $seen ->
        [no] Выбрать на { loc-theater } карту, лежащую лицом вниз
       *[yes] Выбрать на { loc-theater } карту «{ $card }»
    }
action-pick-theater = Выбрать { acc-theater }
action-decline = Нет, спасибо
