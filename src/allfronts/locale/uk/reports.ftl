# Що з’ясували `allfronts arena`, `exploit`, `ending` і `stats`. Змінні пояснено в en/reports.ftl.

percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { $number }
deals =
    { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
        [many] { $deals } роздач
       *[other] { $deals } роздачі
    }

arena-setting = { $game }: { $options }; зерно { $seed }; кожну роздачу зіграно за обидві сторони
arena-unfinished = { $one } проти { $two }: жодної роздачі не дограно
arena-meeting = { $one } виграє { $share } воєн проти { $two } (95%: від { $low } до { $high }; { deals })
arena-player = { $name }: рішень за війну — { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }, часу на кожне — { NUMBER($milliseconds, maximumSignificantDigits: 3) } мс
arena-forfeits =
    { $wars ->
        [one] { $wars } технічна поразка: { $reason }
        [few] { $wars } технічні поразки: { $reason }
        [many] { $wars } технічних поразок: { $reason }
       *[other] { $wars } технічної поразки: { $reason }
    }
arena-against = проти
arena-zero = точка відліку
arena-interrupted = Перервано: ось що вдалося з’ясувати.

forfeit-not-started = програму не вдалося запустити: { $reason }
forfeit-late = програма не відповіла вчасно
forfeit-closed = програма закрила свій вивід
forfeit-ended = програма завершилася з кодом { $status }
forfeit-illegal = недозволений хід: «{ $answer }»
forfeit-unexpected = програма відповіла «{ $answer }» замість { $expected }
forfeit-complaint = { $reason }; її останнє повідомлення про помилку: «{ $complaint }»

exploit-practice = На тренувальних роздачах проти { $name } звичайний пошук виграв { $plain } воєн, пошук з урахуванням звичок супротивника — { $knowing }.
exploit-won =
    { $deals ->
        [one] На { $deals } новій роздачі кращий із них виграв { $share } ±{ $error } воєн (95%).
        [few] На { $deals } нових роздачах кращий із них виграв { $share } ±{ $error } воєн (95%).
        [many] На { $deals } нових роздачах кращий із них виграв { $share } ±{ $error } воєн (95%).
       *[other] На { $deals } нової роздачі кращий із них виграв { $share } ±{ $error } воєн (95%).
    }
exploit-bound = Отже, проти { $name } можна виграти щонайменше на { $least } воєн більше, ніж половину. Це нижня межа: хтось інший може вигравати й частіше.

ending-worth = шанс виграти війну — { $chance }; знаючи гру одна одної, сторони разом здобули б ще { NUMBER($exploitability, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
ending-lines =
    { $lines ->
        [one] { $lines } варіант гри
        [few] { $lines } варіанти гри
        [many] { $lines } варіантів гри
       *[other] { $lines } варіанта гри
    }
ending-sets =
    { $sets ->
        [one] { $sets } інформаційна множина
        [few] { $sets } інформаційні множини
        [many] { $sets } інформаційних множин
       *[other] { $sets } інформаційної множини
    }
ending-iterations =
    { $iterations ->
        [one] { $iterations } ітерація
        [few] { $iterations } ітерації
        [many] { $iterations } ітерацій
       *[other] { $iterations } ітерації
    }

stats-dealt = роздано
stats-worth = цінність
stats-error = 95%
stats-partly = відома частково
stats-reconstructed = відтворена
stats-stands-out = { $code } ({ $worth }) ВИРІЗНЯЄТЬСЯ серед надрукованих карток тієї самої сили (від { $least } до { $most })
stats-among = { $code } ({ $worth }) не вирізняється серед надрукованих карток тієї самої сили (від { $least } до { $most })
