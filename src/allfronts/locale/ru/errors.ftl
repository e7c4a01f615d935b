# Что человек попробовал, почему так нельзя и как можно. Переменные объяснены в en/errors.ftl.

error-instead = Сейчас можно: { $possible }.

error-not-in-hand = Действие «{ $tried }» невозможно: карты «{ $card }» нет у вас на руке. { error-instead }
error-no-match = Действие «{ $tried }» невозможно: «{ $card }» — { suit-card }, её нельзя сыграть лицом вверх на { acc-theater }. { error-instead }
error-no-withdrawing = Действие «{ $tried }» невозможно: отступить можно только в начале своего хода, вместо розыгрыша карты. { error-instead }
error-bound = Действие «{ $tried }» невозможно: в этот ход вы обязаны сыграть названную карту. { error-instead }
error-not-an-option = Действия «{ $tried }» нет среди возможных. { error-instead }
error-game-over = Действие «{ $tried }» невозможно: война окончена. Можно начать новую.

expected =
    { $expected ->
        [action] действие
        [card] карта, например A3
        [strength] театр и сила, например A3
        [theater] театр
        [face] «лицом вверх» или «лицом вниз»
        [side] сторона
        [number] число
        [header] заголовок
        [text] текст (UTF-8) без управляющих символов
        [name] имя
        [option] параметр, например edition=revised
        [date] дата, например 2026-01-31
        [digest] 64 шестнадцатеричные цифры
        [bytes] пары шестнадцатеричных цифр или -
        [end] конец текста
       *[other] «{ $expected }»
    }
error-notation = Не удалось прочитать действие «{ $text }». Позиция { $column }, здесь должно быть: { expected }.
error-position = Не удалось прочитать расположение карт. Позиция { $column }, здесь должно быть: { expected }.
error-record = Не удалось прочитать запись игры. Строка { $line }, позиция { $column }, здесь должно быть: { expected }.
error-save = Сохранённая игра { $file } повреждена, продолжить её нельзя. Предыдущее сохранение на месте.
error-option = Значение «{ $value }» не подходит для параметра «{ $name }». Возможны: { $allowed }.
error-missing-package = Для этого нужен пакет { $package }, а он не установлен: python -m pip install { $package }
error-no-gpu = Не найдена видеокарта, которую может использовать Numba: нужна карта NVIDIA с драйвером и пакетом CUDA.
