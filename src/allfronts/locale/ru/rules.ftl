# `allfronts rules`. $clause — номер пункта (ALS-5.3), $test — место теста; $words — то, что было введено.

rules-traced = Пунктов: { $clauses }. Из них проверено тестами: { $tested }. Тестов, которые на них ссылаются: { $tests }.
rules-untested = У { $clause } нет ни одного теста.
rules-unknown = { $test } ссылается на { $clause }, а такого пункта нет.

error-no-clause = Пункта { $clause } нет. Нумерация идёт от { $first } до { $last }.
error-no-such-words = Ни в одном пункте нет сразу всех этих слов: { $words }.
error-json-needs-trace = Данные для программ есть только у отчёта о тестах. Введите --trace --json.
error-trace-is-whole = Отчёт о тестах охватывает все пункты: уберите «{ $words }».
error-no-source-tree = Отчёт о тестах читает папки rules и tests исходного кода. Их нет ни в { $folder }, ни в папках над ней.
error-unreadable-test = Тесты в файле { $file } не удалось прочитать: ошибка в строке { $line }.
