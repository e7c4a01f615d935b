# Игра в терминале. Переменные объяснены в en/terminal.ftl.

tui-title = Театры войны, скрытые карты — и умение вовремя уйти.
tui-name-player = Игрок
tui-name-recruit = Новобранец
tui-name-sergeant = Сержант
tui-name-colonel = Полковник
tui-name-one = Игрок 1
tui-name-two = Игрок 2
tui-name-three = Игрок 3
tui-name-four = Игрок 4
tui-name-partner = Партнёр
tui-name-recruit-one = Новобранец 1
tui-name-recruit-two = Новобранец 2
tui-name-sergeant-one = Сержант 1
tui-name-sergeant-two = Сержант 2
tui-name-colonel-one = Полковник 1
tui-name-colonel-two = Полковник 2

tui-menu-recruit = Играть против новобранца, начинающего
tui-menu-recruits = Играть с начинающими новобранцами, один из них — ваш партнёр
tui-menu-sergeant = Играть против сержанта, опытного игрока
tui-menu-sergeants = Играть с опытными сержантами, один из них — ваш партнёр
tui-menu-colonel = Играть против полковника, сильного: над ходом думает секунду
tui-menu-colonels = Играть с сильными полковниками, один из них — ваш партнёр
tui-menu-friend-2 = Двое игроков за этой клавиатурой
tui-menu-friend-3 = Трое игроков за этой клавиатурой
tui-menu-friend-4 = Четверо игроков за этой клавиатурой
tui-menu-continue = Продолжить, против вас { $name }: битва { $battle }, счёт { $mine }:{ $theirs }
tui-menu-language = Язык
tui-menu-help = Как играть: правила и клавиши
tui-menu-quit = Выйти
tui-menu-hint = ↑ ↓ выбирают строку, ← → меняют её, Enter подтверждает. l — язык, t — светлый или тёмный стол, ? — правила.
tui-this-language = Русский

tui-theaters-chosen = Выбрано: { $chosen } из { $needed }.
tui-theaters-done = Готово
tui-theaters-hint = От 1 до 6, пробел или Enter — взять театр или убрать его. Для «Готово» их должно быть ровно столько, сколько в битве. Esc — назад без изменений.

tui-to = до { $points }
tui-first = первый, берёт ничьи
tui-second = второй
tui-in-hand = на руке { cards }
tui-withdrawal = отход стоит { $points }
    .short = отход: { $points }
tui-bound = дальше обязан сыграть { $cards }
tui-anywhere = следующая карта — на любой театр
tui-extra-turns =
    { $turns ->
        [one] { $turns } дополнительный ход
        [few] { $turns } дополнительных хода
        [many] { $turns } дополнительных ходов
       *[other] { $turns } дополнительного хода
    }
tui-waiting = затем: { $cards }
tui-held =
    { $whose ->
        [mine] за вами, +{ $lead }
       *[theirs] за ними, +{ $lead }
    }
tui-held-tie =
    { $whose ->
        [mine] ничья: за вами
       *[theirs] ничья: за ними
    }
tui-pick-card = Сыграть карту «{ $card }»…
tui-pick-theater = «{ $card }» на { acc-theater }: лицом вверх или вниз…
tui-pick-name = { $label }: какую карту?
tui-thinking = { $name } думает…
tui-undone = Решение отменено.
tui-small = Это окно { $width }×{ $height }. Столу нужно хотя бы 80×24: увеличьте окно или уменьшите буквы.

tui-key-rules = правила
tui-key-why = почему?
tui-key-undo = назад
tui-key-withdraw = отход
tui-key-type = текст
tui-key-language = язык
tui-key-theme = тема
tui-key-quit = выход

tui-pass = { $name }, решение за вами.
tui-pass-away = { $name }, отвернитесь, пожалуйста.
tui-pass-all-away = Все остальные, отвернитесь, пожалуйста.
tui-pass-enter = { $name }, нажмите Enter, когда никто другой не видит экрана.
tui-pass-undo = u отменяет последнее решение, если оно не показало ничего скрытого.
tui-battle-over = Битва { $battle } окончена
tui-battle-next = Enter — дальше
tui-promise = Обещание, данное до первой карты:
tui-seed = Зерно, о котором оно было:
tui-record = Запись всей войны здесь; «allfronts verify» с этим файлом проверит каждую раздачу:
tui-taken-back =
    { $times ->
        [one] Отменено { $times } решение.
        [few] Отменено { $times } решения.
        [many] Отменено { $times } решений.
       *[other] Отменено { $times } решения.
    }
tui-rematch = Enter — реванш · q — выйти

tui-search = Искать в правилах: слово или карта
tui-help-hint = ↑ ↓ листать · Esc — назад
tui-history-hint = ↑ ↓ другое событие · ← → листать объяснения · Esc — назад
tui-nothing-found = Ни одно правило не говорит о «{ $text }». Попробуйте слово короче.
tui-keys = Клавиши
tui-about-arrows = Стрелки, Tab — переходить между тем, что можно выбрать. Мышь тоже работает.
tui-about-enter = Enter — выбрать отмеченное.
tui-about-numbers = От 1 до 9 — выбрать то, что носит этот номер; 0 — отказаться или выбрать десятое.
tui-about-escape = Esc — на шаг назад; выйти с такой страницы, как эта.
tui-about-type = : или заглавная буква — написать действие словами: «A6 воздух», «Тяжёлые танки лицом вниз море», «их суша», «назвать I4», «отход». Код карты — латинская буква её театра и сила.
tui-about-undo = u — отменить решение. Между людьми — лишь пока оно не показало ничего скрытого.
tui-about-withdraw = w — отступить, сразу.
tui-about-rules = ? — эти правила; прежде всего карта, на которую вы смотрите.
tui-about-why = h или F1 — всё, что произошло, и почему.
tui-about-language = l — следующий язык.
tui-about-theme = t — светлый или тёмный стол.
tui-about-quit = q — выйти. Война сохранится и продолжится с того же места.
tui-signs = Знаки
tui-about-signs = ∞ постоянная тактика, ↯ мгновенная · ★ берёт ничьи · ⚑ держит театр · ▣ припасы · ░ лицом вниз или карты на руке · ◙ на руке или лицом вниз, но все её видели · ↑ ↓ сильнее или слабее, чем напечатано.
tui-fair = Честные раздачи
tui-fair-text = До первой карты зерно всех перемешиваний было обещано этим числом: { $promise }. После войны зерно показывают, и каждый может проверить, что из него следует каждая раздача.

tui-typed-example = A6 воздух · Тяжёлые танки лицом вниз море · отход
tui-typed-idle = карту,карта,выбрать,взять,переместить,уничтожить,вернуть
tui-typed-reveal = открыть,открываю,показать
tui-typed-give = отдать,отдаю
tui-typed-name = назвать,называю
tui-typed-play = сыграть,играю,играть,разыграть
tui-typed-flip = перевернуть,переворачиваю
tui-typed-to = на,в,к
tui-typed-my = моя,мой,моё,мою,свой,своя,своё,свою,наша,наш,наше
tui-typed-their = их,чужая,чужой,чужое
tui-typed-withdraw = отход,отступить,отступаю
tui-typed-decline = нет,нет спасибо,отказаться
tui-typed-faceup = лицом вверх,вверх,открыто
tui-typed-facedown = лицом вниз,вниз,закрыто
tui-typed-one = один,1,первый,первая
tui-typed-two = два,2,второй,вторая
tui-typed-three = три,3,третий,третья
tui-typed-four = четыре,4,четвёртый,четвёртая
tui-typed-me = я,меня,мне
tui-typed-partner = партнёр,партнёрша,партнёра,партнёру

error-undo-nothing = Отменять пока нечего.
error-undo-revealed = Это решение нельзя отменить: оно показало то, что было скрыто.
error-undo-battle = Это решение нельзя отменить: оно завершило битву, и уже розданы новые карты.
error-not-one = «{ $tried }» может значить разное: { $possible }. Уточните.
error-no-terminal = Для игры нужен терминал: запустите её в нём, ничего не перенаправляя.
