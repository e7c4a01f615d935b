# Гра в терміналі. Змінні пояснено в en/terminal.ftl.

tui-title = Театри війни, приховані картки — і вміння вчасно відійти.
tui-name-player = Гравець
tui-name-recruit = Новобранець
tui-name-sergeant = Сержант
tui-name-colonel = Полковник
tui-name-one = Гравець 1
tui-name-two = Гравець 2
tui-name-three = Гравець 3
tui-name-four = Гравець 4
tui-name-partner = Партнер
tui-name-recruit-one = Новобранець 1
tui-name-recruit-two = Новобранець 2
tui-name-sergeant-one = Сержант 1
tui-name-sergeant-two = Сержант 2
tui-name-colonel-one = Полковник 1
tui-name-colonel-two = Полковник 2

tui-menu-recruit = Грати проти новобранця, початківця
tui-menu-recruits = Грати з новобранцями-початківцями, один із них — ваш партнер
tui-menu-sergeant = Грати проти сержанта, досвідченого гравця
tui-menu-sergeants = Грати з досвідченими сержантами, один із них — ваш партнер
tui-menu-colonel = Грати проти полковника, сильного: над ходом думає секунду
tui-menu-colonels = Грати із сильними полковниками, один із них — ваш партнер
tui-menu-friend-2 = Двоє гравців за цією клавіатурою
tui-menu-friend-3 = Троє гравців за цією клавіатурою
tui-menu-friend-4 = Четверо гравців за цією клавіатурою
tui-menu-continue = Продовжити, проти вас { $name }: битва { $battle }, рахунок { $mine }:{ $theirs }
tui-menu-language = Мова
tui-menu-help = Як грати: правила й клавіші
tui-menu-quit = Вийти
tui-menu-hint = ↑ ↓ вибирають рядок, ← → змінюють його, Enter підтверджує. l — мова, t — світлий чи темний стіл, ? — правила.
tui-this-language = Українська

tui-theaters-chosen = Вибрано: { $chosen } з { $needed }.
tui-theaters-done = Готово
tui-theaters-hint = Від 1 до 6, пробіл або Enter — взяти театр чи прибрати його. Для «Готово» їх має бути рівно стільки, скільки в битві. Esc — назад без змін.

tui-to = до { $points }
tui-first = перший, бере нічиї
tui-second = другий
tui-in-hand = у руці { cards }
tui-withdrawal = відхід коштує { $points }
    .short = відхід: { $points }
tui-bound = далі мусить зіграти { $cards }
tui-anywhere = наступна картка — у будь-який театр
tui-extra-turns =
    { $turns ->
        [one] { $turns } додатковий хід
        [few] { $turns } додаткові ходи
        [many] { $turns } додаткових ходів
       *[other] { $turns } додаткового ходу
    }
tui-waiting = далі: { $cards }
tui-held =
    { $whose ->
        [mine] за вами, +{ $lead }
       *[theirs] за ними, +{ $lead }
    }
tui-held-tie =
    { $whose ->
        [mine] нічия: за вами
       *[theirs] нічия: за ними
    }
tui-pick-card = Зіграти картку «{ $card }»…
tui-pick-theater = «{ $card }» у { acc-theater }: горілиць чи долілиць…
tui-pick-name = { $label }: яку картку?
tui-thinking = { $name } думає…
tui-undone = Рішення скасовано.
tui-small = Це вікно { $width }×{ $height }. Столу треба щонайменше 80×24: збільште вікно або зменште літери.

tui-key-rules = правила
tui-key-why = чому?
tui-key-undo = назад
tui-key-withdraw = відхід
tui-key-type = текст
tui-key-language = мова
tui-key-theme = тема
tui-key-quit = вихід

tui-pass = { $name }, рішення за вами.
tui-pass-away = { $name }, відверніться, будь ласка.
tui-pass-all-away = Усі інші, відверніться, будь ласка.
tui-pass-enter = { $name }, натисніть Enter, коли ніхто інший не бачить екрана.
tui-pass-undo = u скасовує останнє рішення, якщо воно не показало нічого прихованого.
tui-battle-over = Битву { $battle } завершено
tui-battle-next = Enter — далі
tui-promise = Обіцянка, дана до першої картки:
tui-seed = Зерно, про яке вона була:
tui-record = Запис усієї війни тут; «allfronts verify» із цим файлом перевірить кожну роздачу:
tui-taken-back =
    { $times ->
        [one] Скасовано { $times } рішення.
        [few] Скасовано { $times } рішення.
        [many] Скасовано { $times } рішень.
       *[other] Скасовано { $times } рішення.
    }
tui-rematch = Enter — реванш · q — вийти

tui-search = Шукати в правилах: слово або картка
tui-help-hint = ↑ ↓ гортати · Esc — назад
tui-history-hint = ↑ ↓ інша подія · ← → гортати пояснення · Esc — назад
tui-nothing-found = Жодне правило не згадує «{ $text }». Спробуйте коротше слово.
tui-keys = Клавіші
tui-about-arrows = Стрілки, Tab — переходити між тим, що можна вибрати. Миша теж працює.
tui-about-enter = Enter — вибрати позначене.
tui-about-numbers = Від 1 до 9 — вибрати те, що має цей номер; 0 — відмовитися або вибрати десяте.
tui-about-escape = Esc — на крок назад; вийти з такої сторінки, як ця.
tui-about-type = : або велика літера — написати дію словами: «A6 повітря», «Важкі танки долілиць море», «їхня суша», «назвати I4», «відхід». Код картки — латинська літера її театру й сила.
tui-about-undo = u — скасувати рішення. Між людьми — лише доки воно не показало нічого прихованого.
tui-about-withdraw = w — відкликати війська, одразу.
tui-about-rules = ? — ці правила; найперше картка, на яку ви дивитеся.
tui-about-why = h або F1 — усе, що сталося, і чому.
tui-about-language = l — наступна мова.
tui-about-theme = t — світлий або темний стіл.
tui-about-quit = q — вийти. Війна збережеться й піде далі з того самого місця.
tui-signs = Знаки
tui-about-signs = ∞ постійна здібність, ↯ миттєва · ★ бере нічиї · ⚑ тримає театр · ▣ припаси · ░ долілиць або картки в руці · ◙ у руці чи долілиць, але всі її бачили · ↑ ↓ сильніша чи слабша, ніж надруковано.
tui-fair = Чесні роздачі
tui-fair-text = До першої картки зерно всіх перемішувань було обіцяно цим числом: { $promise }. Після війни зерно показують, і кожен може перевірити, що з нього випливає кожна роздача.

tui-typed-example = A6 повітря · Важкі танки долілиць море · відхід
tui-typed-idle = картку,картка,вибрати,забрати,перемістити,знищити,повернути
tui-typed-reveal = відкрити,відкриваю,показати
tui-typed-give = віддати,віддаю
tui-typed-name = назвати,називаю
tui-typed-play = зіграти,граю,грати,розіграти
tui-typed-flip = перевернути,перевертаю
tui-typed-to = у,в,до,на
tui-typed-my = моя,мій,моє,мою,мене,свій,своя,своє,свою,наша,наш,наше
tui-typed-their = їхня,їхній,їхнє,їхню,їх,чужа,чужий,чуже
tui-typed-withdraw = відхід,відкликати війська,відкликати,відступити
tui-typed-decline = ні,ні дякую,відмовитися
tui-typed-faceup = горілиць,відкрито
tui-typed-facedown = долілиць,закрито
tui-typed-one = один,1,перший,перша
tui-typed-two = два,2,другий,друга
tui-typed-three = три,3,третій,третя
tui-typed-four = чотири,4,четвертий,четверта
tui-typed-me = я,мене,мені
tui-typed-partner = партнер,партнерка,партнера,партнерові,партнерці

error-undo-nothing = Скасовувати ще нічого.
error-undo-revealed = Це рішення не можна скасувати: воно показало те, що було приховане.
error-undo-battle = Це рішення не можна скасувати: воно завершило битву, і вже роздано нові картки.
error-not-one = «{ $tried }» може означати різне: { $possible }. Уточніть.
error-no-terminal = Для гри потрібен термінал: запустіть її в ньому, нічого не перенаправляючи.
