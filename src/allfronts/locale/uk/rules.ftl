# `allfronts rules`. $clause — номер пункту (ALS-5.3), $test — місце тесту; $words — те, що було введено.

rules-traced = Пунктів: { $clauses }. З них перевірено тестами: { $tested }. Тестів, що на них посилаються: { $tests }.
rules-untested = { $clause } не має жодного тесту.
rules-unknown = { $test } посилається на { $clause }, а такого пункту немає.

error-no-clause = Пункту { $clause } немає. Нумерація йде від { $first } до { $last }.
error-no-such-words = У жодному пункті немає одразу всіх цих слів: { $words }.
error-json-needs-trace = Дані для програм має лише звіт про тести. Введіть --trace --json.
error-trace-is-whole = Звіт про тести охоплює всі пункти: приберіть «{ $words }».
error-no-source-tree = Звіт про тести читає теки rules і tests вихідного коду. Їх немає ні в { $folder }, ні в теках над нею.
error-unreadable-test = Тести у файлі { $file } не вдалося прочитати: помилка в рядку { $line }.
