# Игра в терминале. Переменные объяснены в en/terminal.ftl.

tui-title = Три театра, по шесть карт — и умение вовремя уйти.
tui-name-player = Игрок
tui-name-recruit = Новобранец
tui-name-one = Игрок 1
tui-name-two = Игрок 2

tui-menu-recruit = Играть против новобранца, начинающего
tui-menu-friend = Двое игроков за этой клавиатурой
tui-menu-continue = Продолжить, соперник { $name }: битва { $battle }, счёт { $mine }:{ $theirs }
tui-menu-rules = Правила
tui-menu-language = Язык
tui-menu-help = Как играть: правила и клавиши
tui-menu-quit = Выйти
tui-menu-hint = Стрелки выбирают, Enter подтверждает. l — язык, t — светлый или тёмный стол, ? — правила.
tui-this-language = Русский

tui-to = до { $points }
tui-first = первый, берёт ничьи
tui-second = второй
tui-in-hand = на руке { cards }
tui-withdrawal = отход стоит { $points }
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
tui-about-numbers = От 1 до 9 — выбрать то, что носит этот номер; 0 — отказаться.
tui-about-escape = Esc — на шаг назад; выйти с такой страницы, как эта.
tui-about-type = : или заглавная буква — написать действие словами: «A6 воздух», «Тяжёлые танки лицом вниз море», «их суша», «отход». Код карты — латинская буква её театра и сила.
tui-about-undo = u — отменить решение. Между двумя людьми — лишь пока оно не показало ничего скрытого.
tui-about-withdraw = w — отступить, сразу.
tui-about-rules = ? — эти правила; прежде всего карта, на которую вы смотрите.
tui-about-why = h или F1 — всё, что произошло, и почему.
tui-about-language = l — следующий язык.
tui-about-theme = t — светлый или тёмный стол.
tui-about-quit = q — выйти. Война сохранится и продолжится с того же места.
tui-fair = Честные раздачи
tui-fair-text = До первой карты зерно всех перемешиваний было обещано этим числом: { $promise }. После войны зерно показывают, и каждый может проверить, что из него следует каждая раздача.

tui-typed-example = A6 воздух · Тяжёлые танки лицом вниз море · отход
tui-typed-card = карту,карта
tui-typed-play = сыграть,играю,играть,разыграть
tui-typed-flip = перевернуть,выбрать
tui-typed-to = на,в,к
tui-typed-my = моя,мой,моё,мою,свой,своя,своё,свою,наша,наш,наше
tui-typed-their = их,чужая,чужой,чужое
tui-typed-withdraw = отход,отступить,отступаю
tui-typed-decline = нет,нет спасибо,отказаться
tui-typed-faceup = лицом вверх,вверх,открыто
tui-typed-facedown = лицом вниз,вниз,закрыто

error-undo-nothing = Отменять пока нечего.
error-undo-revealed = Это решение нельзя отменить: оно показало карту, которая была скрыта.
error-undo-battle = Это решение нельзя отменить: оно завершило битву, и уже розданы новые карты.
error-not-one = «{ $tried }» может значить разное: { $possible }. Уточните.
error-no-terminal = Для игры нужен терминал: запустите её в нём, ничего не перенаправляя.
