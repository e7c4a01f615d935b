# Що людина спробувала, чому так не можна і як можна. Змінні пояснено в en/errors.ftl.

error-instead = Зараз можна: { $possible }.

error-not-in-hand = Дія «{ $tried }» неможлива: картки «{ $card }» немає у вашій руці. { error-instead }
error-no-match = Дія «{ $tried }» неможлива: «{ $card }» — { suit-card }, її не можна зіграти горілиць у { acc-theater }. { error-instead }
error-no-withdrawing = Дія «{ $tried }» неможлива: відкликати війська можна лише на початку свого ходу, замість розіграшу картки. { error-instead }
error-bound = Дія «{ $tried }» неможлива: цього ходу ви мусите зіграти названу картку. { error-instead }
error-not-an-option = Дії «{ $tried }» немає серед можливих. { error-instead }
error-game-over = Дія «{ $tried }» неможлива: війна закінчилася. Можна почати нову.

expected =
    { $expected ->
        [action] дія
        [card] картка, наприклад A3
        [strength] театр і сила, наприклад A3
        [theater] театр
        [face] «горілиць» або «долілиць»
        [side] сторона
        [number] число
        [header] заголовок
        [text] текст (UTF-8) без керівних символів
        [name] ім’я
        [option] параметр, наприклад edition=revised
        [date] дата, наприклад 2026-01-31
        [digest] 64 шістнадцяткові цифри
        [bytes] пари шістнадцяткових цифр або -
        [end] кінець тексту
       *[other] «{ $expected }»
    }
error-notation = Не вдалося прочитати дію «{ $text }». Позиція { $column }, тут мало бути: { expected }.
error-position = Не вдалося прочитати розташування карток. Позиція { $column }, тут мало бути: { expected }.
error-record = Не вдалося прочитати запис гри. Рядок { $line }, позиція { $column }, тут мало бути: { expected }.
error-save = Збережену гру { $file } пошкоджено, її не можна продовжити. Попереднє збереження на місці.
error-option = Значення «{ $value }» не підходить для параметра «{ $name }». Можливі: { $allowed }.
error-missing-package = Для цього потрібен пакет { $package }, а його не встановлено: python -m pip install { $package }
error-no-gpu = Не знайдено відеокарти, яку може використати Numba: потрібна карта NVIDIA з драйвером і пакетом CUDA.
error-player = Гравця «{ $value }» немає. Є такі: { $allowed }.
error-budget = З «{ $value }» незрозуміло, скільки може думати Colonel. Вкажіть мілісекунди, секунди або кількість симуляцій на хід: { $allowed }.
error-no-program = Не вдається запустити «{ $value }»: такої програми немає або не закрито лапки.
error-arena-players = На арені мають зустрітися принаймні двоє різних гравців. Вказано: { $value }.
error-arena-setting = У файлі { $file } — результати іншої арени: інші гравці, умови, зерно чи версія програми. Повторіть ту саму команду або вкажіть інший файл.
error-arena-line = Файл { $file } пошкоджено: рядок { $row } не є результатом роздачі. Видаліть цей рядок або вкажіть інший файл.
