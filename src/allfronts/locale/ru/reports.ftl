# Что выяснили `allfronts arena`, `exploit`, `ending` и `stats`. Переменные объяснены в en/reports.ftl.

percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { $number }
deals =
    { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }

arena-setting = { $game }: { $options }; зерно { $seed }; каждая раздача сыграна за обе стороны
arena-unfinished = { $one } против { $two }: ни одна раздача не доиграна
arena-meeting = { $one } выигрывает { $share } войн против { $two } (95 %: от { $low } до { $high }; { deals })
arena-player = { $name }: решений за войну — { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }, времени на каждое — { NUMBER($milliseconds, maximumSignificantDigits: 3) } мс
arena-forfeits =
    { $wars ->
        [one] { $wars } техническое поражение: { $reason }
        [few] { $wars } технических поражения: { $reason }
        [many] { $wars } технических поражений: { $reason }
       *[other] { $wars } технического поражения: { $reason }
    }
arena-against = против
arena-zero = точка отсчёта
arena-interrupted = Прервано: вот что удалось выяснить.

forfeit-not-started = программу не удалось запустить: { $reason }
forfeit-late = программа не ответила вовремя
forfeit-closed = программа закрыла свой вывод
forfeit-ended = программа завершилась с кодом { $status }
forfeit-illegal = недопустимый ход: «{ $answer }»
forfeit-unexpected = программа ответила «{ $answer }» вместо { $expected }
forfeit-complaint = { $reason }; её последнее сообщение об ошибке: «{ $complaint }»

exploit-practice = На тренировочных раздачах против { $name } обычный поиск выиграл { $plain } войн, поиск с учётом привычек противника — { $knowing }.
exploit-won =
    { $deals ->
        [one] На { $deals } новой раздаче лучший из них выиграл { $share } ±{ $error } войн (95 %).
        [few] На { $deals } новых раздачах лучший из них выиграл { $share } ±{ $error } войн (95 %).
        [many] На { $deals } новых раздачах лучший из них выиграл { $share } ±{ $error } войн (95 %).
       *[other] На { $deals } новой раздачи лучший из них выиграл { $share } ±{ $error } войн (95 %).
    }
exploit-bound = Значит, против { $name } можно выиграть по меньшей мере на { $least } войн больше, чем половину. Это нижняя граница: кто-то другой может выигрывать и чаще.

ending-worth = шанс выиграть войну — { $chance }; зная игру друг друга, стороны вместе получили бы ещё { NUMBER($exploitability, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
ending-lines =
    { $lines ->
        [one] { $lines } вариант игры
        [few] { $lines } варианта игры
        [many] { $lines } вариантов игры
       *[other] { $lines } варианта игры
    }
ending-sets =
    { $sets ->
        [one] { $sets } информационное множество
        [few] { $sets } информационных множества
        [many] { $sets } информационных множеств
       *[other] { $sets } информационного множества
    }
ending-iterations =
    { $iterations ->
        [one] { $iterations } итерация
        [few] { $iterations } итерации
        [many] { $iterations } итераций
       *[other] { $iterations } итерации
    }

stats-dealt = роздано
stats-worth = ценность
stats-error = 95 %
stats-partly = известна отчасти
stats-reconstructed = восстановлена
stats-stands-out = { $code } ({ $worth }) ВЫДЕЛЯЕТСЯ среди напечатанных карт той же силы (от { $least } до { $most })
stats-among = { $code } ({ $worth }) не выделяется среди напечатанных карт той же силы (от { $least } до { $most })
