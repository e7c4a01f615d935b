# Стол в браузере. Переменные объяснены в en/page.ftl.

page-score = Счёт войны: { $mine } против { $theirs }
page-goal = до { $points }
page-first = Первый главнокомандующий
page-second = Второй главнокомандующий
page-hand-of = { $name }: { cards }
page-withdrawing = Цена отхода
page-now = сейчас { $points }
page-later = потом { $points }
page-from = { $least }+
page-between = { $least }–{ $most }
page-they-score = противнику { $points }
page-ability-waits = идёт тактика
page-not-your-turn = не ваш ход
page-undo = Отменить
page-in-the-deck = в колоде
page-supplies-left = припасов осталось
page-partner = { $name } — ваш партнёр
page-anywhere = следующая карта — на любой театр
page-extra-turn = ещё один ход
page-bound = должен сыграть: { $card }

page-held =
    { $whose ->
        [mine] За вами, перевес { $lead }
       *[theirs] За ними, перевес { $lead }
    }
page-tie =
    { $whose ->
        [mine] Ничья: за вами, вы первые
       *[theirs] Ничья: за ними, они первые
    }
page-held-by = { $name }, перевес { $lead }
page-tie-by = Ничья: первый игрок — { $name }
page-totals = У них { $theirs }, у вас { $mine }
page-totals-by = { $name } { $mine }, { $rival } { $theirs }
page-no-card = Нет карт
page-here = Сюда
page-outcome = Было { $was }, станет { $becomes }
page-from-card = «{ $card }» добавляет { $plus }
page-from-supplies = Припасы добавляют { $plus }

page-card-up = { $label }, { $strength }: «{ $card }»
page-card-down = Карта лицом вниз, сила { $strength }
page-card-down-mine = Ваша карта лицом вниз: «{ $card }», сила { $strength }
page-card-down-known = Карта лицом вниз, вы её знаете: «{ $card }», сила { $strength }
page-card-changed = Было { $was }, изменено из-за «{ $card }»
page-faceup = Лицом вверх
page-facedown = Лицом вниз
page-close = Закрыть

page-seen = Что вы видели
page-seen-facedown = лицом вниз на { loc-theater }
page-seen-mine = ваша, лицом вниз на { loc-theater }
page-seen-theirs = лицом вниз на { loc-theater }, на их стороне
page-seen-hand = на руках у игрока: { $name }
page-seen-deck = в колоде, { $place }-я сверху

page-commanders = Командующие и колода
page-reading = Чтение, память, журнал
page-log = Журнал
page-your-hand = Ваша рука
page-type = Напишите, что делать
page-type-example = L4 to land
page-chosen = «{ $card }»: выберите, куда её сыграть
page-waiting = далее: { $cards }
page-refused = Сейчас так нельзя
page-theme = Светлый или тёмный стол
