### Что говорит дом по-русски, во что бы ни играли.
###
### Словарь: game — игра (какая) и партия (одна сыгранная); match — партия; record — запись;
### log — журнал; action — действие; choice — вариант; option — настройка (партии) и параметр
### (команды); level — уровень; digest — контрольная сумма; seal of a deal — отпечаток расклада.

## Языки

# en ba118bf7
language-en = English
# en 801cfe0f
language-de = Deutsch
# en e495d53b
language-fr = Français
# en 6da140fd
language-ru = Русский

## Списки

# en 2df9cc67
several = { $count } × { $name }

## Отказы

# en c8142dee
refusal = нельзя { $action }: { $rule } [{ $id }]
# $lack говорит, чего не хватает; как и $rule, предложение без точки.
# en b02906b8
refusal-lack = нельзя { $action }: { $lack } ({ $rule } [{ $id }])

## Ошибки
# Одно предложение без точки, со строчной буквы. Слова в слотах — те, что вводят с клавиатуры.

# en 45637383
error-no-option = варианта { $word } здесь нет; попробуйте { $options }
# en e83ada24
error-over = { $word } — слишком поздно: партия окончена
# en b6df12e6
error-no-such-game = игры { $game } нет; есть { $games }
# en 8e276565
error-no-such-lesson = урока { $lesson } у этой игры нет; есть { $lessons }
# en 7c715247
error-no-such-example = примера { $example } у этой игры нет; в правилах есть ссылки на те, что есть
# en 8333cf10
error-no-such-language = языка { $language } здесь нет; есть { $languages }
# en d672c9cf
error-no-such-level = уровня { $level } нет; есть { $levels }
# en 9396635f
error-no-such-event = в этой игре нет события { $event }
# en 08a849c4
error-no-such-bot = { $name } не бот: { $problem }; есть { $levels } или модуль:Класс
# en 8644ecc0
error-no-weights = это не веса для игры { $game }
# en 542bacbf
error-no-traits = боты игры { $game } пока не умеют учиться
# en 816be34e
error-other-ledger = в файле { $file } другие партии; назовите новый файл
# en 7e47e404
error-no-cluster = по адресу { $address } нет кластера, который играет: { $problem }
# en 7294ef23
error-other-engine = по адресу { $address } — { $other }, а здесь { $engine }: версии должны совпадать
# en 10b47f0a
error-few-bots = турниру нужны хотя бы два разных бота, а не { $bots }
# en dbf9e096
error-damaged-ledger = { $file } повреждён: { $problem }
# en 86f74ece
error-no-such-option = в игре { $game } нет настройки { $option }; есть { $options }
# en 2059ec6b
error-no-such-value = у настройки { $option } нет значения { $value }; есть { $values }
# en d8dcb04c
error-no-such-seats = число игроков { $seats } для игры { $game } не подходит; возможно { $numbers }
# en be971235
error-no-name = { $name } — не имя: в имени нужны буквы и не бывает знаков { $signs }
# en df207f02
error-long-name = имя { $name } слишком длинное: знаков должно быть не больше { $most }
# en aef9d659
error-same-name = имена не должны повторяться: { $names }
# en e941eccc
error-names-alike = { $name } выглядит как { $other }: имена игроков должны различаться с первого взгляда
# en 17b30ef1
error-unseen-sign = в имени не может быть знака { $sign }: его никто не увидит; уберите его
# en 211b5f44
error-many-marks = ни одна буква не может нести столько надстрочных и подстрочных знаков; уберите часть из них
# en 2c0ef82b
error-no-such-word = { $kind ->
    [card] карты { $word } нет; попробуйте { $words }
    [category] категории { $word } нет; попробуйте { $words }
   *[other] слова { $word } ({ $kind }) нет; попробуйте { $words }
}

## ошибки: возврат хода

# en 7618d505
error-back-over = отменить нельзя: партия окончена
# en ccf79815
error-back-nothing = отменять нечего: вы ещё ничего не выбирали
# en b74649c1
error-back-chance = отменить уже нельзя: с тех пор решал случай
# en b7e95e5a
error-back-other = отменить уже нельзя: с тех пор ходил другой игрок
# en 3e9211d7
error-back-known = отменить уже нельзя: стало известно то, что было скрыто
# en f96d9b39
error-back-talk = отменить уже нельзя: с тех пор нарушили молчание
# en 5a492b3f
error-open-turn = ход игрока «{ $name }» ещё не завершён
# en fe6fbe9e
error-no-open-turn = у вас нет хода, который нужно завершить

## Ошибки в записях

# en 5aaf144c
error-header = { $header } — не начало записи: сначала идёт одно из { $titles }, потом игроки
# en e8b2bde7
error-line = строка { $line }: { $problem }
# en b67b6098
error-revision = { $game }/{ $revision } сыграть нельзя: эта программа играет { $ours }; более новая, возможно, сыграет
# en 0345fc0b
error-no-speaker = в строке { $line } не сказано, кто решает; пишите ИМЯ: СЛОВО
# Случай имени не имеет, вместо него одно двоеточие.
# en 480b2c20
error-speaker = здесь решает не { $name }, а { $speaker }
# en fd584413
error-chance = здесь решает не { $name }, а случай: перед его словом имени нет
# en 766242b0
error-edition = партия сыграна по изданию { $edition }, которого эта программа не знает, а данные здесь составляют издание { $ours }: если их никто не менял, это прочтёт более новая версия
# en 12a6cd4a
error-no-fact = в строке { $line } нет данных; пишите { $right }
# en 347a4a1c
error-digest = контрольная сумма позиции должна быть { $digest }, а вышла { $ours }

## Командная строка: ошибки

# en b140c2d9
cli-error-no-such-rule = правила «{ $rule }» нет; попробуйте { $rules }
# en de87956f
cli-error-no-such-command = команды «{ $word }» нет; есть { $commands }
# en d97ca07a
cli-error-no-such-flag = параметра «{ $word }» здесь нет; есть { $flags }
# en aba9fdeb
cli-error-no-such-observer = здесь никого не зовут «{ $name }»; есть { $names }
# en 0ed8967f
cli-error-no-such-ply = число действий в записи — { $most }, а не { $ply }
# en 0cfbd6f9
cli-error-no-such-provenance = основания «{ $by }» у данных не бывает; есть { $all }
# en 896843c7
cli-error-no-setting = «{ $word }» не задаёт настройку; пишите ИМЯ=ЗНАЧЕНИЕ, где имя — одно из { $options }
# en e2aca131
cli-error-no-number = { $flag }: нужно целое число, а не «{ $value }»
# en 277de59d
cli-error-no-decimal = { $flag }: нужно число, например 0.7, а не «{ $value }»
# en ef09e33b
cli-error-too-small = { $flag }: нужно не меньше { $least }, а не { $value }
# en fd2c4826
cli-error-too-large = { $flag }: нужно не больше { $most }, а не { $value }
# en a68bd2f5
cli-error-takes-no-value = { $flag } пишут без значения, и «{ $value }» здесь лишнее
# en 28e0a554
cli-error-needs-value = после { $flag } нужно значение
# en 75d142b3
cli-error-needs-argument = для { $command } нужно ещё указать { $argument }
# en 97c607ab
cli-error-too-much = слово «{ $word }» для { $command } лишнее
# en 2af5207d
cli-error-twice = параметр { $flag } указан дважды
# en 4ae0ecc5
cli-error-not-understood = непонятно, что здесь значит «{ $word }»
# en 2257e846
cli-error-too-many-names = { $seats ->
    [one] { $names }: всем не поместиться, за столом только { $seats } место
    [few] { $names }: всем не поместиться, за столом только { $seats } места
   *[many] { $names }: всем не поместиться, за столом только { $seats } мест
}
# en 5907b238
cli-error-name-and-names = и --name, и --hot-seat говорят, кто играет: оставьте что-то одно
# en e65bfb3d
cli-error-in-file = { $file }, { $problem }
# en ea1bdf79
cli-error-no-file = файла { $file } нет
# en 4b41164c
cli-error-is-folder = { $file } — папка, а не файл
# en 31c4ce4a
cli-error-no-folder = папки { $folder }, куда сохранять, нет
# en dda96a77
cli-error-no-reading = файл { $file } прочитать не удаётся
# en 83a399c2
cli-error-no-writing = файл { $file } записать не удаётся
# en 9c620f65
cli-error-no-text = { $file } — не текст: байт { $byte } не подходит для UTF-8
# en 4d8234bc
cli-quoted = «{ $word }»

## Командная строка: справка

# en 28e99b52
cli-about = Настольные игры, где каждый ход проверяют по пронумерованным правилам.
# en 5e711ef9
cli-usage = Использование: { $line }
# en b269dc4e
cli-commands = Команды
# en 7f816072
cli-arguments = Аргументы
# en d0db8b5e
cli-options = Параметры
# en 395c9840
cli-a-command = КОМАНДА
# en cb2df9a0
cli-a-word = СЛОВО
# en a081e07b
cli-a-number = ЧИСЛО
# en 83555765
cli-a-numbers = N,N
# en eaa58932
cli-a-name = ИМЯ
# en 2027dbad
cli-a-folder = ПАПКА
# en 9ef2faff
cli-a-file = ФАЙЛ
# en 59f795c1
cli-a-store = ХРАНИЛИЩЕ
# en d81674b2
cli-a-level = УРОВЕНЬ
# en 1fd5f5a7
cli-a-game = ИГРА
# en 0c5217b2
cli-a-lesson = УРОК
# en 44d0ee0f
cli-a-rule = ПРАВИЛО
# en 76713d1c
cli-a-setting = ИМЯ=ЗНАЧЕНИЕ
# en 52ca2fea
cli-a-table = СТОЛ
# en 19dbf7b7
cli-a-address = АДРЕС
# en 667962df
cli-usual = [обычно { $value }]
# en 1d6ff480
cli-flag-help = Показать эту страницу.
# en f734375d
cli-flag-version = Показать версию.
# en 25b7f8e7
cli-flag-lang = Язык: en, de, fr или ru; обычно тот, что задан в окружении (LC_ALL, LC_MESSAGES, LANG).
# en a8f4d579
cli-flag-game = Какая игра.
# en b70ea639
cli-flag-seats = Сколько игроков.

# en e040d061
cli-learn = Научиться играть, играя: урок в терминале.
# en 32f34714
cli-learn-lesson = Какой урок; обычно первый.
# en b4bec5c5
cli-play = Играть в терминале, с ботами или с друзьями.
# en aa7b144c
cli-play-name = Ваше имя.
# en 25b15168
cli-play-level = Насколько хорошо играют боты, от 1 до 8; несколько, как 3,8, место за местом.
# en e92ebea3
cli-play-seed = Раздать по этому числу; без него расклад задаёт запечатанный секрет, и в конце его можно проверить.
# en 566c3ba7
cli-play-hot-seat = Кто играет за этим терминалом, имена через запятую; остальные места займут боты.
# en 51311edb
cli-play-option = Выбрать настройку партии, например penalty=bluff; можно указать несколько раз.
# en a318e38d
cli-play-edition = Играть по своему файлу с данными, как его читает chapterhouse edition --check.
# en 3c07db81
cli-play-save = Сохранить запись в этот файл: в конце партии или при выходе из неё.
# en a140439f
cli-play-turns-end = Ходы завершаются сами; иначе их завершает Enter, пока их можно отменить.
# en 481233b2
cli-play-tips = Тренер поясняет то, что встретилось впервые, как и без того в терминале; --no-tips отключает его.
# en 952d8ca5
cli-replay = Проверить запись заново, действие за действием, и пересказать на вашем языке.
# en e8715b05
cli-replay-file = Запись партии; - читает её со стандартного ввода.
# en 0fc9acf5
cli-replay-ply = Остановиться после стольких действий.
# en 599083ea
cli-replay-as = Рассказать глазами этого игрока; gallery — глазами зрителей; без этого — рассказать всё.
# en 00e46000
cli-replay-step = Ждать Enter после каждого действия.
# en 33ea9201
cli-duel = Дать двум ботам сыграть много партий: каждый расклад по разу с каждого места.
# en 953e577a
cli-duel-first = Первый бот: уровень от 1 до 8 или модуль:Класс, который создаётся с именем игры и числом для случайности.
# en 68da9319
cli-duel-second = Второй бот, который занимает все остальные места.
# en 4595b44f
cli-duel-games = Сколько партий; справедливее всего число, кратное числу мест.
# en 3c1aa8a6
cli-duel-seed = Число, от которого зависят расклады и боты.
# en 8c92456a
cli-duel-jobs = Сколько процессов над этим работает; обычно по одному на процессор.
# en 1406cbb7
cli-arena-ray = Отдавать целые партии кластеру Ray по этому адресу, а не процессам здесь; auto находит кластер, в который входит эта машина.
# en 6c39347e
cli-duel-sure = Остановиться, как только последовательный тест решён: выигрывает ли первый бот так часто, как 57 % в игре вдвоём, или не чаще своей доли.
# en 0f8697b2
cli-duel-blunders = Сказать и то, как часто первый бот делал то, над чем посмеялись бы.
# en 89cc9def
cli-duel-file = Сохранять каждую партию в этом файле, по строке JSON, и продолжать с того места, где он кончается.
# en 5f20ff18
cli-duel-json = Вывести результат в JSON.
# en 17e2924a
cli-tournament = Дать ботам сыграть каждому с каждым, вдвоём и смешанными группами, и оценить их силу.
# en 214daea2
cli-tournament-bots = Боты, два или больше: уровни от 1 до 8 или модуль:Класс, как у duel.
# en 78a7c849
cli-tournament-deals = Сколько раскладов играет каждая группа ботов, каждый по разу с каждого места.
# en e82acb38
cli-tournament-seats = За сколькими местами, через запятую: 2,3,4; без указания — за всеми, какие есть в игре.
# en 8fb85050
cli-tournament-sure = Группа больше не встречается, как только последовательный тест решён для каждых двух ботов в ней.
# en 64f446bc
cli-tournament-table = Записать результаты в этот файл в формате CSV, по строке на каждое место каждой партии.
# en f4bd2432
cli-tournament-plot = Нарисовать оценки силы с их интервалами в этот файл, в формате SVG.
# en f0ed89ed
cli-balance = Посадить одного бота на все места и посмотреть, справедлива ли игра и всё ли в ней используется.
# en 4df23cac
cli-balance-level = Бот: уровень от 1 до 8 или модуль:Класс, как у duel.
# en ade125a1
cli-balance-games = Сколько партий при каждом числе мест.
# en 2f103899
cli-train = Дать ботам научиться на партиях с самими собой тому, что они оценивают неверно.
# en dcd78d32
cli-train-games = На скольких партиях учиться.
# en 4954205f
cli-train-weights = Начать с весов из этого файла, если он есть, и записать в него выученное; 6:файл — бот уровня 6, который им следует.
# en 8461e6bf
cli-rule = Прочитать правила: одно по номеру, раздел или все.
# en f2b55124
cli-rule-id = Правило, например BIB-GIFT-5, или раздел, например BIB-GIFT.
# en 87f0da8b
cli-perft = Сосчитать, сколькими способами может начаться партия.
# en 2bab7df7
cli-perft-depth = До скольких действий считать.
# en b53f9bdf
cli-simulate = Дать ботам сыграть много партий и записать партии, решения и события в Parquet.
# en 988b659a
cli-simulate-bots = Боты, по одному на место: уровни от 1 до 8 или модуль:Класс, как для duel; если не указаны — два обычного уровня.
# en 72c2e1ca
cli-simulate-matches = Сколько партий.
# en 7e72bce7
cli-simulate-to = Папка для записи; если в ней уже есть часть тех же партий, запись продолжится.
# en 60ffd4b1
cli-simulate-part = Сколько партий в одном файле.
# en aebb5a53
cli-simulate-done = { $count ->
    [one] В папке { $folder } лежит { $count } партия: партии, решения и события.
    [few] В папке { $folder } лежат { $count } партии: партии, решения и события.
   *[other] В папке { $folder } лежит { $count } партий: партии, решения и события.
}
# en 77e13a84
cli-mcp = Играть с помощником, который говорит по MCP, через стандартные ввод и вывод.

# en 36defff4
cli-edition = Показать, что лежит в коробке, по пунктам, и откуда это известно.
# en 11534dc2
cli-edition-only = Только с этим основанием: book (книга правил), public (публикации), derived (вывод) или reconstructed (реконструкция).

## Командная строка: партия в терминале

# en 8161f802
cli-begin = Нажмите Enter, чтобы начать
# en 5ed8944a
cli-guest = Гость
# en c8bb1784
cli-bots = Анна, Борис, Вера, Глеб, Дарья, Егор, Зоя
# en 00a71ebc
cli-welcome = { $seats ->
    [2] «{ $game }», партия на двоих
    [3] «{ $game }», партия на троих
    [4] «{ $game }», партия на четверых
   *[other] «{ $game }», игроков: { $seats }
}
# en 8bbee334
cli-own-facts = Изменено данных по файлу владельца: { $count } (издание { $digest }).
# en 8e2bfce1
cli-earlier-facts = Играют по нашему прежнему изданию ({ $digest }); исправлено с тех пор данных: { $count }.
# en 39c21030
cli-how-to-answer = Отвечайте номером или словом; ? покажет, что ещё можно ввести.
# en cfb8f413
cli-sealed = Расклад запечатан. Его отпечаток: { $seal }
# en 2e5e82f6
cli-seeded = Расклад следует из числа { $seed }.
# en c7857ed5
cli-secret = Секрет расклада: { $secret }
# en ba38acf3
cli-secret-check = SHA-256 этих байтов — отпечаток, показанный в начале: расклад был определён уже тогда.
# Заголовки
# en eaa24102
cli-so-far = С вашего прошлого решения
# en 6a420962
cli-log = Что произошло до сих пор
# en 9ed60853
cli-the-end = Конец партии
# en e9463dcc
cli-place = Место
# en 77deabe2
cli-points = Очки
# Что на столе
# en bf8f0020
cli-label = { $heading }:
# en 5f077622
cli-gift-phase = Фаза «дар», ход { $turn } из { $turns }
# en 2f707556
cli-auction-phase = Фаза «аукцион», лот { $lot } из { $lots }
# en fbe59f29
cli-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
# en 6249df43
cli-gold = Золото
# en cfdb0da2
cli-lot-of-gold = ставка — число карт
# en 2295f6a8
cli-highest-bid = наивысшая ставка { $amount }: { $seat }
# en a084ff0f
cli-no-bid = ставок ещё нет
# Короткие пометки после имени игрока
# en bb0347a4
cli-mark-you = вы
# en 96879611
cli-mark-active = активный игрок
# en 926175f8
cli-mark-leads = ставка { $amount }
# en 762069bc
cli-mark-passed = пас
# en a7d8b2e4
cli-mark-barred = вне торга
# Варианты
# en 1d1d8509
cli-bids = поставить от { $least } до { $most }
# en 27411ce2
cli-mean-number = вариант с этим номером
# en 3b1e21fa
cli-mean-bid = любое число: поставить столько; 0 — пасовать
# en 25c2252e
cli-mean-word = вариант его словом, как в записях
# en 54aed85d
cli-mean-why = какое правило запрещает вариант
# en 64093955
cli-mean-rule = что говорит правило
# en 6f400ab8
cli-mean-hint = что сделал бы бот на вашем месте
# en 64eb4ef2
cli-mean-back = отменить ваш последний выбор
# en 49648e08
cli-mean-how = как играют и что приносит очки
# en 39443e91
cli-mean-tips = отключить подсказки тренера или снова включить
# en b0f12b67
cli-mean-hand = ваша рука; если её нет — стол словами
# en 662cc1ab
cli-mean-log = всё, что произошло у вас на глазах
# en e57e8907
cli-mean-save = сохранить запись до этого места в файл
# en 36b1282c
cli-mean-lang = перейти на другой язык: en, de, fr или ru
# en d871da3d
cli-mean-quit = выйти из партии
# en 6877b722
cli-allowed = Можно { $action }: этого не запрещает ни одно правило.
# en 890c7be3
cli-why-what = О каком выборе речь? Введите why и одно из слов: { $options }
# en a48093dd
cli-hint = Бот «{ $level }» на вашем месте решил бы так: { $action }
# Чего ждать от выбора, который бот обдумал; $error и $spread — насколько это неточно.
# en 57d4cf45
hint-expected = { $side ->
    [ahead] { $action }: шанс выиграть { $chance } % (± { $error }), впереди на { $points } очка (± { $spread })
    [level] { $action }: шанс выиграть { $chance } % (± { $error }), по очкам вровень (± { $spread })
   *[behind] { $action }: шанс выиграть { $chance } % (± { $error }), позади на { $points } очка (± { $spread })
}
# en c1d24b94
hint-alike = Примерно так же хорошо: { $options }
# Что бот выберет дальше в тот же ход.
# en 7097e039
hint-plan = Затем: { $plan }
# en 4a628ef3
review-end = Партия окончена.
# en fa542fb9
cli-end-turn = Выбор сделан: Enter — дальше, back отменяет выбор
# en 3a6d662a
cli-saved = Запись сохранена в файл { $file }.
# en eaee16e2
cli-language-now = Продолжаем по-русски.
# Один передаёт терминал другому, и чужой руки видеть нельзя.
# en c1c3810b
cli-hand-over = Дальше решает { $seat }. Остальных просим отвернуться.
# en d1a6d5a8
cli-press-enter = { $seat }, нажмите Enter
# en 63ac4cb2
cli-quit-save = Сохранить запись? Введите имя файла или нажмите Enter, чтобы выйти без неё
# en 2fc503ad
cli-save-elsewhere = Сохранить запись в другой файл? Введите имя или нажмите Enter, чтобы показать её здесь
# en 2b687db6
cli-farewell = До свидания.
# en 3984237c
cli-thanks = Спасибо за игру!

## Командная строка: записи

# en 2fcc84ab
cli-record-of = «{ $game }»: { $names }
# en 4abfc4b3
cli-plies = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
# en ac63ae06
cli-digest = Контрольная сумма позиции: { $digest }
# en 4d15bd42
cli-unfinished = Здесь запись кончается; дальше решает { $seat }.
# en 878bb338
cli-unfinished-chance = Здесь запись кончается; дальше решает случай.
# en 4a628ef3
cli-finished = Партия окончена.
# en f8f2baa2
cli-step = Enter — дальше, n — к следующему этапу, q — стоп

## Командная строка: дуэли

# en 6462db93
cli-duel-running = { $first } против { $second }
# en 41e35ba1
cli-duel-level = Бот
# en 41da8b72
cli-duel-wins = Победы
# en 4a4f1391
cli-duel-mean = Очков за партию
# en 736dac64
cli-duel-games-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
# en 746754d9
cli-duel-draws = { $count ->
    [0] ни одной ничьей
    [one] { $count } ничья
    [few] { $count } ничьи
   *[many] { $count } ничьих
}
# en 6a59f623
cli-duel-share = На счету бота { $first } { $share } % побед (ничья — половина победы); с доверительной вероятностью 95 % — от { $low } % до { $high } %.
# en 453f291c
cli-duel-blunders-of = Над чем посмеялись бы: { $first }, за партию
# en 73587480
cli-duel-par = При равной силе ботов было бы { $par } %.
# en 1fe841f1
cli-duel-better = Значит, лучше играет { $better }.
# en d5147b9a
cli-duel-open = Значит, кто играет лучше, пока неясно.
# en 9e913155
cli-duel-sure-better = Последовательный тест решён: { $first } сильнее.
# en 2bf500ce
cli-duel-sure-equal = Последовательный тест решён: { $first } не сильнее или почти не сильнее.
# en 90ef3127
cli-duel-sure-open = Последовательный тест пока не решён.
# en fde97dde
cli-arena-kept = Сыгранное — в файле { $file }; та же команда продолжит с этого места.
# en 07597c44
cli-train-decisions = { $count ->
    [one] { $count } изученное решение
    [few] { $count } изученных решения
   *[many] { $count } изученных решений
}
# en 37280f26
cli-train-foretold = Предсказано от результата
# en 7719a4e8
cli-train-promised = Как бот судил
# en 5c2da9b5
cli-train-learnt = Как он научился
# en 05282d8a
cli-arena-interval = Интервал 95 %
# en b900046c
cli-arena-range = от { $low } до { $high }
# en 41da8b72
cli-arena-wins = Побед
# en de993602
cli-arena-par = Поровну
# en c9548b12
cli-arena-seats = Что выигрывает каждое место, считая от начинающего
# en ae4e74c6
cli-arena-seat = Место
# en 5992d0c5
cli-arena-seat-of = { $seat } из { $seats }
# en 9f295304
cli-tournament-rating = Сила
# en 560ab9ed
cli-tournament-scale = На 400 очков больше — в десять раз чаще впереди, чем позади. У среднего бота 0; поровну — столько, сколько выиграли бы равные боты.
# en 80058a97
cli-tournament-pairs = Кто кого опережает
# en a8f94e98
cli-tournament-ahead = Впереди
# en 91c2c755
cli-arena-percent = { $share } %
# en 145603eb
cli-tournament-dealt = Раскладов
# en 62da1f82
cli-tournament-test = Последовательный тест
# en b915ab6c
cli-tournament-better = сильнее { $better }
# en 942cee2e
cli-tournament-equal = примерно равны
# en 1cfbf96c
cli-tournament-open = не решён
# en 6574cb84
cli-balance-of = { $bot } на всех местах
# en b0d38330
cli-balance-lengths = Сколько длится партия
# en f3b81325
cli-balance-seats = Мест
# en cfa6a08a
cli-balance-decisions = Решений
# en 5c648b8a
cli-balance-deviation = Стандартное отклонение
# en eb09c9dd
cli-balance-fewest = Меньше всего
# en 7189e910
cli-balance-most = Больше всего
# en bcd31cd3
cli-balance-sources = Откуда берутся очки
# en 0e570ca6
cli-balance-source = Источник
# en 7ce92cd3
cli-balance-all = Каждое место
# en 1266b1cd
cli-balance-winners = Победитель
# en b651fbdf
cli-balance-ties = Как часто решает правило о ничьей
# en 62845f31
cli-balance-rule = Правило
# en d113e62f
cli-balance-times = За партию
# en ce54f0e2
cli-balance-component = Компонент
# en e36f0da6
cli-balance-habits = Выгодно ли делать чего-то больше остальных
# en 799cc796
cli-balance-habit = Кто делал больше всех
# en a8ff68a8
cli-balance-done = Столько
# en b38ae2c5
cli-balance-mean = В среднем

## Командная строка: правила

# en a5b5c30c
cli-section = { $title } ({ $section })
# en 61d4505d
cli-origin-book = сказано в книге правил
# en d776c12c
cli-origin-public = сказано в других открытых источниках
# en 723f8896
cli-origin-derived = следует из других правил
# en 293672be
cli-origin-house = особенность этой программы, на игру не влияет
# en 60f7ebf0
cli-origin-ruling = наше решение { $ruling }: книга правил молчит или неясна
# en d3e1c5f8
cli-origin = Откуда
# en 478ceebd
cli-steps = Где в коде
# en 173d2a8f
cli-no-steps = Ни один шаг программы не называет его по номеру.
# en 2fa97693
cli-neighbours = Смотрите также

## Командная строка: perft

# en 0b9334a4
cli-perft-title = { $seats ->
    [2] «{ $game }», партия на двоих: сколькими способами она может пойти
    [3] «{ $game }», партия на троих: сколькими способами она может пойти
    [4] «{ $game }», партия на четверых: сколькими способами она может пойти
   *[other] «{ $game }», игроков: { $seats }: сколькими способами может пойти партия
}
# en ff8059dc
cli-actions = Действий
# en 82ad7e8a
cli-ways = Способов

## Командная строка: издания

# en 2558566c
cli-fact = Данные
# en 8e37953d
cli-value = Значение
# en 500d6b57
cli-stated-by = Основание
# en caf85b08
cli-sources = Источники
# en 72b6689c
cli-by-book = книга правил
# en efa1f375
cli-by-public = публикации
# en 08f0be88
cli-by-derived = вывод
# en 10cc74f7
cli-by-reconstructed = реконструкция
# en 2b0dd553
cli-reconstructed-note = { $count ->
    [one] Знаком ! отмечено { $count } реконструированное значение: его нет ни в одном источнике, и решать пришлось нам.
    [few] Знаком ! отмечены { $count } реконструированных значения: их нет ни в одном источнике, и решать пришлось нам.
   *[many] Знаком ! отмечено { $count } реконструированных значений: их нет ни в одном источнике, и решать пришлось нам.
}
# en d8052355
cli-no-facts = Данных с таким основанием здесь нет.
# en 8a798890
cli-yes = да
# en 9390298f
cli-no = нет
# Слово из чужого файла, на каком бы языке оно ни было.
# en dab7ae35
as-written = «{ $text }»
# en a517093e
cli-only-takes = После --only пишут одно из слов: { $words }

## ошибки за столами

# en d86cf029
error-record-too-long = в этой записи больше { $most } действий; таких партий не бывает
# en b7d46275
error-hidden = эта запись сделана посреди партии и скрывает то, что делали другие: ?
# en ba65e4d4
error-no-such-observer = на месте { $seat } в этой записи никто не сидит; мест в ней { $seats }
# en 4dac4bec
error-no-such-page = по адресу { $path } ничего нет
# en 497b5a55
error-no-such-method = { $path } не отвечает на { $method }
# en e99dfba3
error-too-large = сообщение слишком большое
# en c5daf897
error-unreadable = это не удаётся прочесть: { $problem }
# en ebf0aafa
error-malformed-key = новый ключ состоит из 32–80 знаков: латинских букв, цифр, - или _
# en 3af148ee
error-broken = у нас что-то пошло не так; ничего не потеряно, попробуйте ещё раз; если это повторится, сообщите об этом, указав номер { $number }
# en 1a553519
error-damaged-table = программа не может разобрать, что сохранено об этом столе, поэтому он не открывается; ничего не удалено, и другие столы не затронуты; сообщите об этом, указав номер { $number }
# en 303cdcf9
error-busy = эту запись не удалось прочесть вовремя; попробуйте чуть позже
# en 753d8136
error-not-kept = сейчас ничего нельзя сохранить: в файл столов не удаётся писать
# en 75b5db82
error-no-table-file = это не стол, записанный командой export: { $why }
# en 74e1a803
error-behind = сервер ещё не знает, что только что произошло за столом; ничего не потеряно, попробуйте чуть позже
# en 5be476e5
error-stopping = сервер как раз останавливается; попробуйте чуть позже
# en 30f13fa7
error-no-such-table = стола { $table } нет, или этот ключ к нему не подходит; откройте ссылку ещё раз
# en be65f2c9
error-no-such-seat = за этим столом нет места { $seat }; попробуйте { $seats }
# en a7e714e0
error-not-begun = партия ещё не началась: она ждёт, пока займут все места
# en b21ea0e9
error-unplayable = эта программа, Chapterhouse { $ours }, не может играть { $game }/{ $revision } по изданию { $edition }; за этим столом ничего не потеряно: продолжить может Chapterhouse { $release } или более новая версия
# en 002dd31e
error-unplayable-over = партия окончена ({ $points }), её запись сохранена; но эта программа, Chapterhouse { $ours }, не может показать { $game }/{ $revision } по изданию { $edition }: это могут Chapterhouse { $release } и более новые версии
# en 52b80c27
error-record-later = в этой партии подсказки для памяти выключены: её запись можно прочесть только после конца партии
# en 703005d5
error-match-over = партия окончена: ходов больше нет
# en da586074
error-not-over = новая партия тем же составом начинается, когда окончена эта
# en bda53c3a
error-stale = за столом уже сыграли дальше: взгляните ещё раз и выберите
# en 42b559d7
error-not-your-turn = сейчас не ваш ход: ходит { $seat }
# en cae01b05
error-seat-of-bot = за игрока «{ $name }» сейчас играет бот; верните место себе, чтобы играть
# en aab28e78
error-broken-off = партия прервана: у кого-то вышло время
# en 47d627c0
error-paused = за столом пауза; закончите её, прежде чем играть
# en aaca4112
error-bot-first = время вышло: этот ход доиграет бот, потом место можно будет вернуть
# en b60e4fe1
error-no-standing-answer = здесь этого нельзя решить заранее
# en 4f673437
error-no-clock = пауза бывает только там, где идёт время
# en 060bdb10
error-too-long-match = в этой партии произошло гораздо больше, чем нужно любой партии; теперь её можно только доиграть до конца
# en 0584072b
error-clock-increment = добавляют время только часы вида fischer, и без добавки их не бывает
# en ac6d722a
error-clock-at-one-screen = время идёт только там, где у каждого свой экран
# en d0fd88f5
error-seat-taken = на этом месте уже сидит { $name }
# en 042814d1
error-no-person = { $name } — бот: это место некому вернуть
# en a0ca07fe
error-watching = вы зритель: играть могут только сидящие за столом
# en 65cd2edb
error-no-hint = подсказка не пришла вовремя; спросите ещё раз
# en 3c72dd3b
error-invitation-used = на этом месте уже сидит { $name }: по ссылке можно сесть только один раз; если это были вы, продолжайте в том браузере, в котором сели за стол, или создайте в нём ссылку для этого
# en 813df6a3
error-invitation-replaced = эту ссылку заменили новой; попросите её у хозяина стола
# en 1acd7d91
error-handover-used = эта ссылка больше не открывает место игрока «{ $name }»: она действует один раз и четверть часа; создайте новую там, где вы играете
# en 0ff89697
error-seat-locked = место игрока «{ $name }» закрыли для всех остальных браузеров; если это сделали вы, продолжайте там или создайте там ссылку для этого
# en 39dd967c
error-seat-freed = хозяин стола освободил это место для другого, потому что на нём никого не было на связи; попросите у него ссылку
# en 6270fe4f
error-seat-withdrawn = вы больше не играете в этой партии: в турнире доигрывает бот, если кто-то снялся или турнир завершён
# en c41a7a48
error-seat-renewed = организатор турнира создал для вас новую ссылку: откройте её
# en 76842ffb
error-seat-in-use = { $name } сейчас за столом: освободить можно только место, которым никто не пользуется
# en 73c05072
error-many-keys = это место открывается уже в стольких браузерах: { $most }; сначала закройте его для остальных
# en e943bb4f
error-not-seated = по этой ссылке вам предлагают место: сначала сядьте за стол; до этого партию не видно
# en fd54df94
error-too-many-tables = с вашего адреса открыли слишком много столов; попробуйте через { $seconds } с
# en be65d189
error-too-many-replays = с вашего адреса прочли слишком много записей; попробуйте через { $seconds } с
# en 6beb17a5
error-too-many-reviews = с вашего адреса запрошено слишком много разборов; попробуйте через { $seconds } с
# en 2d20edb5
error-not-reviewed = разбирается только оконченная партия: что в других ещё скрыто, остаётся скрытым
# en edb4eaaa
error-no-review = разбор не удалось сделать вовремя; попробуйте позже
# en 09efa776
error-reviews-wait = сейчас делается слишком много разборов; попробуйте позже
# en 7ffbc595
error-too-many-glances = вы только что часто проверяли свои столы; попробуйте через { $seconds } с
# en 1772c65f
error-no-such-keyring = ссылка на этот список столов больше не действует
# en 2898e9b5
error-outdated-keyring = другой браузер только что изменил этот список столов: сначала перечитайте его
# en 71882ae0
error-many-reports = жалоб на этот стол уже достаточно
# en 7591c22a
error-too-many-reports = с вашего адреса отправлено слишком много жалоб; попробуйте через { $seconds } с
# en 7949dfb7
error-not-awaited = сейчас никто не ждёт игрока «{ $name }»
# en 74bad338
error-not-long-away = { $name } отсутствует недолго: голосовать можно через { $seconds } с
# en f13bc470
error-begun = партия началась: больше никто не может сесть за стол
# en a311f23f
error-not-open = за этот стол уже никто не может сесть: выберите другой
# en 9e4e21ba
error-no-lobby = здесь нет столов, открытых для всех: пригласите друзей по ссылкам
# en 5f11a7d4
error-too-many-open = с вашего адреса слишком часто открывают столы для всех и садятся за них; попробуйте через { $seconds } с
# en d8a74373
error-counts-later = другие ещё играют тот же расклад: засчитайте эту партию, когда тур окончится
# en f51c738d
error-cards-later = партия окончена; другие ещё играют тот же расклад, поэтому карты и очки будут видны, когда закончит последний стол этого тура
# en e64b0275
error-no-such-tournament = турнира { $tournament } нет, или этот ключ не даёт им управлять
# en 22f4a5bc
error-no-such-person = участника с таким номером нет
# en 4a971c18
error-outdated-tournament = кто-то только что изменил турнир: посмотрите ещё раз
# en 0a76ad00
error-entry-closed = турнир начался: записаться больше нельзя
# en 9fd065f5
error-entry-full = в турнире участвует не больше { $most } человек
# en 853324fa
error-tournament-paused = турнир приостановлен: сначала продолжите его
# en 21e834db
error-tournament-over = турнир окончен: новых туров больше не будет
# en f6920fc5
error-round-goes-on = за одним из столов этого тура ещё играют
# en 12e758cc
error-few-people = для тура нужно хотя бы два человека
# en b23fa462
error-of-tournament = кто с кем играет дальше, определяет турнир
# en 31f2dcad
error-no-hints = в турнире подсказок нет
# en 242bd282
error-no-stand-in = в турнире нельзя отдать своё место боту
# en e0352d87
error-too-many-keyrings = с вашего адреса слишком часто запрашивают списки столов; попробуйте через { $seconds } с
# en db94c262
error-no-sign-in = на этом сервере нельзя войти в учётную запись; всё работает и без неё
# en cec69f36
error-sign-in-late = этот вход занял слишком много времени или был начат в другом месте: начните его заново
# en 5fbccbfb
error-sign-in-refused = не удалось подтвердить, кто вы: начните вход заново
# en 56854df4
error-too-many-sign-ins = с вашего адреса слишком часто начинают вход; попробуйте через { $seconds } с
# en d6f892f6
error-no-provider = { $provider } не отвечает: попробуйте позже; играть можно и без входа
# en 108c6859
error-too-many-boxes = с вашего адреса приходит слишком много файлов с данными; попробуйте через { $seconds } с
# en ff282ec6
error-no-such-box = этим файлом здесь больше никто не делится
# en bd2cf70a
error-not-your-box = это можно сделать только в том браузере, из которого файлом поделились
# en b2d6f62e
error-many-boxes = больше файлов этой игры сервер не принимает; сначала удалите один
# en 47cdf3fb
error-unnamed-box = чтобы поделиться файлом, нужны название не длиннее { $most } букв, язык коробки и хотя бы одна запись
# en 2df46a51
error-no-such-league = таких результатов нет, или этот браузер в них не участвует
# en 30ef8bd7
error-not-countable = партия, которая продолжает другую, не засчитывается
# en 23c38c66
error-seat-changed = это место однажды освобождали: согласиться можно было, пока шла партия
# en e494a79e
error-seat-counted = это место там уже засчитано за другим
# en 74c2e86a
error-counted-twice = один человек учитывается в партии один раз
# en f37d18ef
error-many-leagues = эта партия уже засчитывается вам в трёх таблицах результатов
# en badcab88
error-league-full = в этой таблице результатов больше нет места
# en 88f0f669
error-too-many-leagues = с вашего адреса слишком часто запрашивают результаты; попробуйте через { $seconds } с
# en 59c72a62
error-no-notices = этот сервер не отправляет таких уведомлений
# en 51911b7f
error-no-push-service = браузеры получают уведомления через службы Google, Mozilla, Microsoft и Apple; { $host } к ним не относится
# en 9ff36447
error-no-push-keys = это не те ключи, которые браузер даёт для своих уведомлений
# en 9711e75b
error-no-notice-address = это не адрес для уведомлений; попробуйте ntfys://ntfy.sh/тема, discord://номер/токен или matrixs://токен@хост/#комната
# en ae371f2d
error-too-many-notices = вы только что часто меняли свои уведомления; попробуйте через { $seconds } с
# en b6c416cd
error-too-many-examples = с вашего адреса запрошено слишком много примеров; попробуйте через { $seconds } с
# en 43ab66e4
error-not-counted = здесь ничего не считают
# en bfca0dac
error-needs-server = для этого нужен сервер, а вы играете без сети
# en 73c26505
error-no-such-step = в уроке { $lesson } нет шага { $step }; шаги — от 0 до { $last }
# en 00d598e8
error-too-many-steps = с вашего адреса пришло слишком много шагов уроков; попробуйте через { $seconds } с
# en f794e9c9
error-not-finished = продолжить можно только завершённую партию: что в других ещё скрыто, то скрыто и остаётся
# en da4e62a2
error-no-such-moment = после { $ply } действий играть больше нечего; в этой партии их { $most }
# en ebe3ad09
error-too-many-sockets = с вашего адреса открыто слишком много столов; сначала закройте один из них
# en 7fa81b0d
error-foreign-host = этот сервер не отвечает на имя { $host }; откройте его по числовому адресу или пусть его запустят с --name { $host }
# en 3d32a0a0
error-foreign-page = странице с { $origin } здесь это не разрешено; если это имя самого сервера, пусть его запустят с --name и этим именем
# en 5f503439
error-no-json = { $type } здесь не читается; нужен JSON с типом содержимого application/json
# en 527f1e6a
error-too-fast = слишком много сообщений сразу; откройте стол заново
# en e0433c39
error-too-slow = связь слишком медленная; откройте стол заново
# en 6dda3753
error-long-message = в сообщении не больше { $most } байт
# en a2d75aa6
error-no-hello = ошибка связи, обновите страницу: стол сначала ждёт hello, с ключом или без него, и один из языков { $languages }
# en 4ed319e8
error-greeted = ошибка связи, обновите страницу: hello приходит один раз, и оно уже было

## Разговоры за столом

# en ce7611e7
act-talk = говорить
# en 65576853
error-no-silence = говорить можно: нет молчания, которое можно нарушить
# en 70227ac6
error-penalty-owed = чат пока закрыт: нарушивший молчание ещё не расплатился
# en 8e566ada
error-silence-kept = за разговор сейчас платят: согласитесь на это или пока помолчите
# en 36ab5e5f
error-said-nothing = ничего не сказано: сначала напишите хоть слово
# en af33b04b
error-no-sign = знак { $sign } не читается: напишите одной строкой простого текста
# en 5dd0d7be
error-too-much-talk = слишком много сообщений подряд; попробуйте через { $seconds } с

## объявления за столами

# en 47356f6e
notice-joined = { $seat } садится за стол.
# en 7382b9ad
notice-bot = За игрока «{ $seat }» теперь играет бот ({ $level }).
# en b8b978de
notice-vote = { $seat } за то, чтобы за игрока «{ $name }» играл бот.
# en c371eb5d
notice-person = Теперь снова играет { $seat }.
# en e010e371
notice-time-up = Время игрока «{ $seat }» вышло: за него продолжает бот ({ $level }), пока игрок не вернёт место себе.
# en 70527373
notice-broken-off = Время игрока «{ $seat }» вышло, и партия прервана, как договорились.
# en 9a607f8f
notice-time-again = Время игрока «{ $seat }» вышло, пока сервер не работал; ему дано ещё немного времени.
# en e5df5c62
notice-pause-asked = { $seat } соглашается на паузу. Она начнётся, когда согласятся все.
# en 74d1ebba
notice-pause = За столом пауза: ни у кого время не идёт.
# en bd87ca59
notice-pause-over = Паузу закончил игрок «{ $seat }».
# en b274ca44
notice-fallback = Бот игрока «{ $seat }» не ответил вовремя; вместо него продолжает другой ({ $level }).
# en 587124d3
notice-recovered = Бот игрока «{ $seat }» снова отвечает и играет дальше, как было выбрано ({ $level }).
# en c8cf1f3e
notice-waits = Сервер сейчас не может сохранять. Всё, что вы делаете, подождёт, и игра продолжится, как только это станет возможно.
# en 6621568a
notice-goes-on = Сервер снова сохраняет: игра продолжается.
# en 2442eae3
notice-plays-on = За игрока «{ $seat }» теперь продолжает играть { $name }: у места новый ключ.
# en 869328b7
notice-renewed = Место игрока «{ $seat }» открыли по его ссылке; теперь у него новый ключ, который знает только этот браузер.
# en 0bb1ea91
notice-freed = Хозяин стола освободил место игрока «{ $seat }», на котором никого не было на связи: дальше на нём играет тот, кто получит новую ссылку.
# en 5bffc080
notice-person-link = Организатор создал новую ссылку на место игрока «{ $seat }»: дальше на нём играет тот, кто её откроет.
# en 559c26f6
notice-elsewhere = Ваше место только что открыли в другом окне или браузере. Если это были не вы, закройте его для остальных: в разделе «Этот стол».
# en fe1906a8
notice-elsewhere-too = Ваше место открыто и в другом браузере. Если это не вы, закройте его для остальных: в разделе «Этот стол».
# en f1239bc4
notice-rematch = За новым столом началась новая партия. У тех, кто сидел здесь, есть место там.

## уровни ботов

# en f2ed577e
level-1 = уровень 1, новичок
    .about = Избегает лишь явно плохого.
# en 547faef5
level-2 = уровень 2, начинающий
    .about = Избегает грубых ошибок, но многое упускает.
# en c4e574f7
level-3 = уровень 3, ученик
    .about = Понимает, что важно, но часто неточен.
# en a4be16b0
level-4 = уровень 4, любитель
    .about = Играет разумно, но упускает мелкую выгоду.
# en 7ef2f753
level-5 = уровень 5, завсегдатай
    .about = Играет хорошо, но порой бывает невнимателен.
# en 0a1848b8
level-6 = уровень 6, опытный игрок
    .about = Играет хорошо и редко что-то упускает.
# en 83c789f8
level-7 = уровень 7, знаток
    .about = Почти ничего не упускает.
# en c0a92ad5
level-8 = уровень 8, мастер
    .about = Продумывает, как могут пойти ближайшие ходы, и отступает от очевидного только с веским основанием.
# en efc7e41f
level-uniform = играет наугад
# en 71449dba
level-greedy = делает то, что сразу выглядит лучшим

## командная строка: столы в браузере

# en 951dd0d6
cli-serve = Открыть столы в браузере: против ботов, за одним экраном или с друзьями по ссылке.
# en 06fb5fea
cli-serve-host = Адрес, на котором ждать; 0.0.0.0 впускает других из вашей сети.
# en 20cca259
cli-serve-port = Порт; обычно первый свободный, начиная с 8000.
# en 53a1331b
cli-serve-store = Где хранятся столы: файл или база PostgreSQL по её адресу, postgresql://пользователь:пароль@хост/имя; обычно файл chapterhouse/tables.db там, где программы держат свои данные.
# en 976f9970
cli-serve-bus = Как несколько серверов сообщают друг другу, что за столом что-то произошло: через Valkey или Redis, valkey://пользователь:пароль@хост:6379/0, или никак, memory://, и тогда каждый проверяет сам дважды в секунду. Обычно через базу, где хранятся столы.
# en c4a3512c
cli-serve-pace = Сколько секунд бот будто бы думает, что бы он ни делал.
# en 88bc4ece
cli-serve-tables = Сколько новых столов может открыть один адрес за десять минут; если сервер за прокси, нужен --trust-proxy.
# en 2004e8a0
cli-serve-keep = Удалять, сразу и затем каждый час, столы, за которыми столько дней ничего не происходило; без этого хранятся все.
# en 326d0a9d
cli-serve-count-lessons = Считать, сколько раз дошли до каждого шага урока, ничего не запоминая о тех, кто учится; это показывает stats.
# en ba9bd458
cli-serve-no-lobby = Не держать открытых столов, за которые может сесть любой: приходят только по ссылке.
# en bcbfe1c1
cli-serve-name = Имя, по которому браузеры находят этот сервер, например table.example.org; можно указать несколько раз.
# en 7414c9e8
cli-serve-base-path = Папка, с которой начинаются все адреса, если прокси держит рядом и другие, например /chapterhouse.
# en 78a1a554
cli-serve-trust-proxy = Адрес или сеть прокси, который сообщает, откуда приходят запросы; можно указать несколько раз.
# en 48a8a817
cli-serve-open = Сразу открыть страницу в браузере.
# en e552a6d5
cli-serve-show-settings = Показать настройки в том виде, в каком их хранит файл, и завершить работу.
# en 43b28936
cli-serve-drain = Сколько секунд сервер, которому велено остановиться, ещё работает, пока /api/ready уже сообщает об этом и прокси может направить всех к другому.
# en f89dd8a1
cli-serve-log = Как пишется журнал: text для людей или json, по объекту в строке, в том числе для каждого запроса.
# en 1b494768
cli-serve-metrics = Адрес, по которому Prometheus читает подсчёты сервера, например 127.0.0.1:9100, или порт, открытый только для этого компьютера. Обычно ничего не считается.
# en 75bc7530
cli-serve-notices = Какими путями отсутствующие узнают, что настал их ход: device — через службу их браузера, address — сообщением по адресу, который они дали; можно указать несколько раз. Обычно никому ничего не отправляется.
# en 969fd8ec
cli-serve-openid = Служба, через которую могут войти желающие, по её адресу (issuer в OpenID Connect), например https://login.example.org/realms/club. Обычно входа нет.
# en 68cb6dc6
cli-serve-openid-client = Как эта служба называет этот сервер (client id).
# en 98bd45be
cli-serve-openid-secret-file = Файл с секретом, по которому служба узнаёт этот сервер (client secret); вместо файла секрет может быть в CHAPTERHOUSE_OPENID_SECRET.
# en c7eb9010
cli-serve-openid-page = Где браузеры находят страницу, вместе с --base-path, например https://table.example.org; после входа они возвращаются на /signed-in под этим адресом.
# en 46ac18e2
cli-serve-openid-name = Как страница называет эту службу, например Google или Club ID; обычно имя из её адреса.
# en 5c24ee48
cli-error-no-settings = { $file } не читается как настройки в формате TOML: { $why }
# en 5ffa20c0
cli-error-no-tables = { $file } не может хранить столы: это не наш файл, или туда нельзя писать
# en 2e80e3ea
cli-error-file-taken = { $file } уже занят сервером или другой командой; сначала завершите их или назовите другое место через --store
# en 4c8cbba2
cli-error-newer-tables = файл { $file } записан более новой версией Chapterhouse, и эта не может его прочесть; запустите ту версию или укажите другой файл через --store
# en 546cae1b
cli-error-older-tables = { $file } записан более ранней версией; запустите с ним сервер один раз или восстановите его копию командой restore
# en 8836191d
cli-error-in-memory = столы хранятся в файле, а { $data } не означает никакого файла; назовите файл, например --store tables.db
# en 96b898e3
cli-error-no-such-store = --store ждёт файл или адрес, который начинается с postgresql://, а не с { $kind }
# en 731ef8d8
cli-error-no-address = --store ждёт адрес базы в таком виде: postgresql://пользователь:пароль@хост:порт/имя
# en aeed73cf
cli-error-no-such-bus = --bus ждёт адрес, который начинается с valkey://, redis://, memory:// или postgresql://, а не с { $kind }
# en 59cb0861
cli-error-no-bus-address = --bus ждёт адрес в таком виде: valkey://пользователь:пароль@хост:порт/номер
# en bcb11571
cli-error-bus-alone = --bus требует, чтобы столы хранились в PostgreSQL: файл принадлежит одному серверу, и сообщать ему некому
# en 0b0217d4
cli-error-no-database = { $store } не может хранить столы: { $why }
# en ce0db829
cli-error-occupied = в { $store } уже есть столы или то, что игроки хранят рядом с ними, а копию можно вернуть только туда, где ещё ничего нет; назовите другое место через --store
# en f3345b35
cli-error-no-door = порт { $port } на { $host } занят; назовите другой с --port
# en 2ca5fb58
cli-error-no-host = { $host } — не адрес этого компьютера; попробуйте 127.0.0.1 или 0.0.0.0 для всех
# en d1c7fa0e
cli-error-no-extra = для этой команды нет пакета { $package }; установите его: pip install 'chapterhouse[{ $extra }]'
# en 1d3c308c
cli-error-no-such-name = для --name нужно имя, как оно стоит в адресе, например table.example.org или table.example.org:8443, а не { $name }
# en 9eb266e6
cli-error-no-base-path = --base-path принимает папку вроде /chapterhouse из латинских букв, цифр, . _ и -, не совпадающую с нашими, а не { $word }
# en 06a3cf88
cli-error-no-proxy = для --trust-proxy нужен адрес или сеть, например 127.0.0.1 или 10.0.0.0/8, а не { $word }
# en 4273fd01
cli-error-no-way = --notices принимает device или address, а не { $word }
# en a2876b8e
cli-error-openid-address = { $flag } принимает адрес, который начинается с https:// и не содержит ? и #, а не { $word }
# en 9c2e51b1
cli-error-openid-folder = --openid-page должен заканчиваться папкой из --base-path, { $folder }, а не { $word }
# en 0046d46e
cli-error-openid-client = не хватает --openid-client: как служба называет этот сервер
# en 11e321d4
cli-error-openid-secret = секрет, по которому служба узнаёт этот сервер, должен быть в { $variable } или в файле из --openid-secret-file и содержать не меньше { $least } знаков
# en 1518c053
cli-error-no-log = --log принимает text или json, а не { $word }
# en 9fbbf983
cli-error-no-metrics = --metrics принимает порт или адрес с портом, например 9100 или 127.0.0.1:9100, а не { $word }
# en 70d8c473
cli-error-no-metrics-door = порт { $port } на { $host } для --metrics занят; укажите другой
# en d9640faa
cli-tables = Перечислить столы хранилища: когда за ними в последний раз что-то произошло, в каком они состоянии, кто играет.
# en 08ad59ae
cli-tables-none = Столов нет.
# en 851ef6bf
cli-tables-waiting = ждёт игроков
# en 5e2f121f
cli-tables-playing = идёт игра, действий: { $count }
# en dbea2897
cli-tables-over = окончен, действий: { $count }
# en 5676c13a
cli-reports = Показать жалобы игроков друг на друга вместе с тем, что говорили за их столами.
# en 64bdf297
cli-reports-none = Жалоб нет.
# en 1d4ad687
cli-report = { $when }  { $game }, стол { $table }
# en 51a8f925
cli-report-by = { $by } жалуется на игрока «{ $about }»: { $text }
# en 4e8f60f8
cli-reports-more = chapterhouse export СТОЛ ФАЙЛ записывает стол целиком, chapterhouse delete СТОЛ удаляет его вместе с жалобами.
# en 4e50b1b0
cli-shared = Показать файлы с данными, которыми владельцы игр делятся на вашем сервере.
# en 0fc938f1
cli-shared-none = Никто не делится файлами.
# en 563e654a
cli-shared-says = { $language }: подтверждено { $confirmed }, иначе { $corrected }
# en 6295d976
cli-shared-delete = Удалить один из них по слову в его начале.
# en 36497d5f
cli-shared-deleted = Файл { $file } удалён.
# en 43b2d9e5
cli-check = Переиграть все столы хранилища и сказать, где что-то не так, как было сыграно.
# en c042711b
cli-check-gap = { $table }: не хватает действий
# en 99c5e610
cli-check-unplayable = { $table }: эта версия не знает такой игры или её издания
# en 68f01d87
cli-check-unrepeatable = { $table }: действия не следуют одно из другого
# en 418b6f9f
cli-check-misdealt = { $table }: раздача не соответствует секрету стола
# en 834f5436
cli-check-other-result = { $table }: сохранён другой результат
# en 61bf5f2c
cli-checked = { $broken ->
    [0] { $count ->
        [0] Столов нет.
        [one] { $count } стол: всё так, как было сыграно.
        [few] { $count } стола: всё так, как было сыграно.
       *[many] { $count } столов: всё так, как было сыграно.
    }
   *[other] Столов: { $count }, не так, как было сыграно: { $broken }.
}
# en ce850408
cli-backup = Скопировать столы в один файл, пока сервер продолжает работать.
# en 6a46226b
cli-backup-file = Куда положить копию; файл с таким именем будет заменён.
# en 262df10b
cli-stats = Показать, на каком шаге урока останавливаются.
# en 4e57b653
cli-stats-none = Пока ничего не подсчитано. Сервер считает, если запущен с --count-lessons.
# en b711818d
cli-stats-lesson = { $game }: { $lesson }
# en 3e64cc41
cli-stats-step = шаг
# en 52774637
cli-stats-reached = дошли
# en bcdf9998
cli-stats-left = остановились
# en 0ebb429f
cli-stats-task = задание
# en 7363c905
cli-backed-up = { $count ->
    [one] Копия лежит в { $file }, в ней { $count } стол.
    [few] Копия лежит в { $file }, в ней { $count } стола.
   *[many] Копия лежит в { $file }, в ней { $count } столов.
}
# en 00921eed
cli-restore = Вернуть столы из копии туда, где их ещё нет, в том числе из файла в базу данных.
# en ccf21007
cli-restore-file = Копия, как её записала команда backup; она остаётся на месте.
# en 1da461b3
cli-restored = { $count ->
    [one] В { $store } снова лежит { $count } стол.
    [few] В { $store } снова лежат { $count } стола.
   *[many] В { $store } снова лежит { $count } столов.
}
# en 05fa6b58
cli-export = Записать один стол в файл со всем, что к нему относится; сервер при этом может работать.
# en 7d587ce0
cli-export-file = Куда записать стол; файл с таким именем заменяется. В нём будет секрет раздачи.
# en aa1f5647
cli-exported = Стол { $table } записан в { $file }. Прочитавший этот файл знает все карты неоконченной партии.
# en 51e53e26
cli-left-wishes = Не попало в файл: кто просил уведомлять его. На другом сервере это нужно включить заново.
# en 31384353
cli-left-reports = Не попало в файл: на что вам пожаловались игроки.
# en b1f38ae5
cli-left-claims = Не попало в файл: таблицы результатов, в которых засчитывается партия.
# en 500dcbfc
cli-left-standing = Не попало в файл: что игроки решили заранее; это их тайна. На другом сервере они решат это заново.
# en 212c7449
cli-left-shut = Другие ещё играют ту же раздачу. На другом сервере этот стол покажет карты, как только партия закончится.
# en e73ec10e
cli-import = Перенести стол из файла, в том числе с другого сервера; сначала он переигрывается. Сервер на этом хранилище работать не должен.
# en 6d3b82fd
cli-import-file = Файл, записанный командой export; - читает его со стандартного ввода.
# en f541ce06
cli-imported = Стол { $table } лежит в { $store } таким, каким был.
# en 176ef5e9
cli-imported-alone = Турнира, в который он входил, там нет: теперь это отдельный стол.
# en 227268f9
cli-free = Дать новую ссылку тому, чей ключ потерян: на место за столом, на участие в турнире или в таблице результатов; с --host — чтобы управлять столом или турниром или чтобы владеть общим файлом. Всё, что открывало раньше, больше ничего не откроет. Без имени команда показывает, у кого там есть ключ, а сама по себе — что вообще есть. Для стола или участия в турнире сервер работать не должен, если столы лежат в файле; с PostgreSQL серверы работают дальше.
# en b3231857
cli-free-what = Стол, турнир, таблица результатов или общий файл: адрес или последняя часть адреса.
# en 499bf8e2
cli-free-whom = Для кого ссылка: имя или номер, считая с 1.
# en 30c999d1
cli-free-host = Ссылка для того, кто управляет: хозяина стола, организатора турнира или владельца файла.
# en af4158a1
cli-free-bot = Пусть там играет бот этого уровня, пока кто-нибудь не придёт по ссылке.
# en f09f1b98
cli-freed = Место { $seat } теперь открывает только эта ссылка, один раз; все за столом узнают об этом:
# en 3dd70600
cli-freed-table = Управлять столом теперь сможет только тот, кто откроет эту ссылку:
# en da6b1bcb
cli-freed-tournament = Управлять турниром теперь сможет только тот, кто откроет эту ссылку:
# en cd270c98
cli-freed-file = Изменить файл теперь сможет только тот, кто откроет его ссылку:
# en 2814bece
cli-freed-person = Игрок «{ $seat }» продолжит только по этой ссылке, она действует один раз; за его столами все узнают об этом:
# en 105e8fcc
cli-freed-member = Участник «{ $seat }» увидит результаты только по этой ссылке:
# en 810a5b69
cli-free-tournaments = Турниры
# en c4afc23a
cli-free-leagues = Таблицы результатов
# en 5d1ac5e7
cli-free-files = Общие файлы
# en ddb131a3
cli-free-none = Нет ни турниров, ни таблиц результатов, ни общих файлов; столы показывает chapterhouse tables.
# en d0e289d1
cli-free-more = chapterhouse free и одно из этих слов показывает, у кого там есть ключ; столы показывает chapterhouse tables.
# en 760511b2
cli-free-sealed = Список столов, общий для нескольких устройств, открывает только его собственная ссылка. Кто её потерял, получает новые ссылки на свои места.
# en 24dbcc68
cli-free-has = есть ключ
# en 700b1a86
cli-free-waits = ключа ещё нет
# en ac490257
cli-free-bot-plays = бот
# en 3a231d9c
cli-free-left = больше не участвует
# en 9dc5afbc
cli-free-host-table = хозяин стола
# en f96ef7d7
cli-free-host-tournament = организатор турнира
# en a387ced8
cli-free-host-file = владелец файла
# en d99f57fe
cli-delete = Навсегда удалить один стол или все, за которыми давно никого не было. Сервер на этом хранилище работать не должен.
# en a4e387e0
cli-delete-table = Стол: его адрес или последняя часть адреса.
# en 1f5ae3b4
cli-delete-older-than = Удалить все столы, за которыми столько дней ничего не происходило.
# en 68e1f9d4
cli-deleted = { $count ->
    [0] Удалять было нечего.
    [one] Удалён { $count } стол.
    [few] Удалены { $count } стола.
   *[many] Удалено { $count } столов.
}
# en 2a5a12da
cli-error-delete-what = укажите либо стол, либо --older-than и число дней
# en 5451f84f
cli-error-no-table = в файле { $file } нет стола { $table }
# en 01703c4b
cli-error-no-shared = здесь никто не делится файлом { $file }; chapterhouse shared покажет те, что есть
# en 62c939b6
cli-error-no-seat = за этим столом нет игрока с именем { $seat }; попробуйте { $seats }
# en f6bb225d
cli-error-nothing-there = в { $file } нет стола { $name }, как и турнира, таблицы результатов или общего файла с таким именем
# en 932b2501
cli-error-nobody-there = никого по имени { $seat } там нет; попробуйте { $seats }
# en 3bb02de7
cli-error-no-one-host = у { $name } нет одного хозяина; chapterhouse free { $name } покажет, кому можно дать ссылку
# en 9f93ee08
cli-error-only-host = ключ к файлу { $name } есть только у его владельца: добавьте --host
# en 6bbe76f2
cli-error-free-whom = укажите либо того, кому нужна ссылка, либо --host; бот может играть только за столом
# en f99b23ad
cli-error-table-there = стол { $table } уже есть в { $file }
# en e6b2835e
cli-error-same-file = { $file } — это сам файл столов; назовите для копии другой
# en 504bc84e
cli-error-no-backup = { $file } не удаётся скопировать: это не файл столов или для копии не хватает места
# en 7db7006c
cli-review = Разобрать партию: шансы каждого на победу и решения, которые стоили больше всего.
# en e8715b05
cli-review-file = Запись; - читает её из стандартного ввода.
# en 82e7a5a9
cli-review-as = Назвать только решения этого игрока и шансы, как он мог их оценить; без этого — решения всех и шансы, как их могли оценить зрители.
# en b6c5d426
cli-review-open = Судить при открытых картах: чего стоил бы каждый ход, если бы были известны карты всех игроков.
# en f111b94a
cli-review-timeline = { $by ->
    [open] Шансы на победу при открытых картах
   *[known] Шансы на победу, судя по тому, что можно было знать
}
# en 3f4bcd95
cli-review-chance = { $chance } % (± { $error })
# en f2040340
cli-review-slips = { $by ->
    [open] Решения, которые стоили больше всего, при открытых картах
   *[known] Решения, которые стоили больше всего, судя по тому, что можно было знать
}
# en e165c083
cli-review-no-slips = Ни об одном решении нельзя точно сказать, что оно чего-то стоило.
# en 2ddd4fd7
cli-review-slip = После { $ply } действий { $seat }: { $action }. Лучше: { $better }, на { $cost } % (± { $error }) шанса на победу.
# en cceb02bb
cli-review-look = Позиция: chapterhouse replay { $file } --ply { $ply }; в браузере можно продолжить партию с этого места.
# en 4b5e7c13
cli-verify = Проверить, совпадает ли расклад партии с запечатанным.
# en 66e958b3
cli-verify-file = Запись оконченной партии, как её сохраняет страница; - читает её со стандартного ввода.
# en efd4deb8
cli-verify-moves = Все действия по правилам: { $count }.
# en dc4b52d4
cli-verify-whole = Запись такая, какой её написали: её контрольная сумма — { $digest }. Сравните её с суммой у других, кто хранит эту партию: она у всех одна.
# en bf0c2487
cli-verify-changed = Запись не такая, какой её написали: в ней что-то изменили, добавили или убрали.
# en 2de2273c
cli-verify-undigested = У записи нет своей контрольной суммы: прежние версии её не писали. Доказать можно, как сдавали и чем всё кончилось, но не имена и не настройки, которые на это не влияют.
# en 3e72d825
cli-verify-unclosed = В записи нет последних строк: ничто не доказывает, что имена, настройки и действия в ней те же, что были в партии.
# en eb6a9e41
cli-verify-broken-off = Запись обрывается: партия в ней не окончена.
# en 2aa6911c
cli-verify-no-seal = В записи нет отпечатка: нельзя сказать, как сдавали партию.
# en 38582991
cli-verify-open = В записи есть отпечаток, но нет его секрета: секрет открывают в конце партии.
# en 1b1967d3
cli-verify-twice = В записи больше одного отпечатка или секрета: нельзя сказать, какие настоящие.
# en d8fb6676
cli-verify-secret = Секрет тот самый, что был запечатан: его SHA-256 — это отпечаток { $seal }, и он должен совпадать с тем, что показали до партии.
# en 3c107a68
cli-verify-commitment = Секрет не тот, что был запечатан: его SHA-256 не совпадает с отпечатком.
# en b5768898
cli-verify-fault = Действие { $ply }, { $word }, — не то, что сдаёт секрет в этом месте.
# en 82331558
cli-verify-dealt = Всё, что решал случай, сдано этим секретом; всего раз: { $count }.
# en 50e3b51b
cli-verify-continued = Первые действия ({ $count }) взяты из другой партии: о них отпечаток ничего не говорит.
# en 2ee4ce97
cli-verify-holds = Отпечаток совпадает, и запись цела.
# en c276d425
cli-verify-holds-deal = Отпечаток совпадает, но ручается только за расклад.

## Ошибки в изданиях

# en c4e4d8cb
error-edition-fact = у { $entry } должны быть значение и основание: { $right }
# en 288569e8
error-edition-part = в { $entry } не бывает части { $word }; попробуйте { $words }
# en 054fa059
error-edition-by = у { $entry } основание { $word }; попробуйте { $words }
# en dc461351
error-edition-value = в { $entry } то, чего в данных не бывает; попробуйте слова, целые числа, true, false или их списки
# en 4550a83b
error-edition-game = это издание игры { $word }, а не { $game }
# en 72e9b8af
error-edition-section = раздела { $word } нет; попробуйте { $words }
# en 88eb085a
error-edition-table = { $entry } — раздел: его данные стоят под строкой [{ $entry }]
# en 9ef7ea8a
error-edition-key = данных { $word } нет; попробуйте { $words }
# en f8501d3b
error-edition-name = в { $entry } должна быть строка текста
# en a2426de9
error-edition-printing = { $entry } не указывает издание; попробуйте { $right }
# en a67b20ca
error-edition-deep = вложений слишком много: это не прочесть
# en be7d23d3
error-edition-twice = строка { $line } повторяет то, что уже сказано: { $text }
# en dfe59828
error-edition-toml = строка { $line }, позиция { $column } — не TOML: { $text }
# en 04b9feb2
error-edition-missing = { $entry } отсутствует; это есть в каждом издании
# en cc075975
error-edition-fixed = { $entry } — это { $value }; программа умеет играть только с { $right }
# en 82649d90
error-edition-words = { $entry } — это { $value }; нужны слова
# en 0cf3c878
error-edition-number = { $entry } — это { $value }; нужно целое число: { $right }
# en b3021893
error-edition-keys = { $entry } — это { $value }; нужно по числу для каждого из { $words }
# en d1472996
error-edition-choice = { $entry } — это { $value }; попробуйте { $words }
# en 708c904d
error-edition-list = длина { $entry } — { $count }; нужен список длиной { $right }
# en 39d8db8b
error-edition-agree = { $entry } — это { $value }; судя по { $by }, должно быть { $right }

## Командная строка: своё издание

# en d0af81ef
cli-error-too-long-file = файл { $file } слишком велик: можно не больше { $most } КБ
# en f6bb1fe1
cli-error-check-and-only = --check и --only вместе не пишут: оставьте что-то одно
# en 70880d80
cli-edition-check = Вместо этого проверить свой файл: можно ли играть с его данными.
# en 8487dd05
cli-edition-digest = Контрольная сумма издания: { $digest }
# en 377cbfcf
cli-edition-fit = С файлом { $file } можно играть: { $edition }
# en 34fd335f
cli-edition-unfit = { $count ->
    [one] С файлом { $file } играть нельзя, и вот { $count } причина:
    [few] С файлом { $file } играть нельзя, и вот { $count } причины:
   *[many] С файлом { $file } играть нельзя, и вот { $count } причин:
}
# en 7f0a2016
cli-edition-same = В нём всё то же, что в нашем издании.
# en bf01bb1a
cli-edition-differs =
    { $count ->
        [one] Отличается от наших данных: { $count } значение.
        [few] Отличаются от наших данных: { $count } значения.
       *[many] Отличаются от наших данных: { $count } значений.
    }
# en db031768
cli-ours = У нас
# en 8a6fdad5
cli-edition-against = расходится с книгой правил

## игра на одной странице

# en 3b863b44
overview-part-aim = Цель
# en fa4ebd42
overview-part-turn = Как играют
# en c1fcce97
overview-part-scoring = Что приносит очки
# en eca0bbbe
overview-part-signs = Что значат знаки
# en d33876ed
overview-part-advice = Для первой партии

## уроки

# en d9fabe2a
lesson-another = Так можно, но здесь нужно другое.
# Кто сидит за столом урока, ученик первым.
# en dd0c3046
lesson-players = Гость, Бруно, Клара, Эмиль
# en 63ac9f87
lesson-hint = Нужно вот что: { $action }
# en 495cfe7e
lesson-enter = Enter — дальше
# en cdedd1b6
lesson-others = Что ещё пройти: { $lessons }. Чтобы играть: { $command }

# Что делает команда tips.
# en 11070933
cli-tips-off = Подсказок больше не будет. Команда tips вернёт их.
# en 7c66a5d4
cli-tips-on = Тренер снова поясняет то, что встретилось впервые.
# en aeae0817
cli-no-tips = За этим столом тренера нет; его приведёт chapterhouse play --tips.

## задачи
# $best — лучший итог, $number — номер задачи.

# en b93f1bed
puzzle-points = Позиция из партии двух ботов. Сколько очков вы можете получить за этот ход?
    .title = Задача { $number }: очки за один ход ({ $best })
    .task = Получите очки за ход: { $best }.
# en 52c49a34
puzzle-gold = Вы выиграли этот лот в партии двух ботов. Сдачи не дают, а золото ещё пригодится.
    .title = Задача { $number }: заплатить как можно меньше
    .task = Заплатите так, чтобы осталось золота: { $best }.
# en 23bcb50d
puzzle-testament = Ваш подсчёт в партии двух ботов. В конце буква на собственной полоске приносит 3, благословение — 1. Сколько вы можете добавить за этот ход?
    .title = Задача { $number }: очки заслуг за один ход ({ $best })
    .task = Добавьте очки заслуг: { $best }.
# en b1bb3603
puzzle-less = Так в итоге выйдет меньше. Посмотрите ещё раз.
# en 7e07bdcd
puzzle-solved = Больше не получить: программа перебрала все варианты.
    .task = Решено.

## Уведомления тем, кого нет за столом
# $about — это стол: игра и кто ещё за ним играет.

# en 6403e0d5
call-turn = Ваш ход
# en c3fd25ef
call-turn-still = Всё ещё ваш ход
# en 5c4cdb33
call-turn-of = Ходит { $name }
# en 5b09ad70
call-turn-of-still = Всё ещё ходит { $name }
# en e40dff5a
call-over = Партия окончена
# en 5352ec88
call-hello = Сюда будут приходить уведомления о вашем ходе
# en 416ba9c7
call-hello-of = Сюда будут приходить уведомления о том, чей ход
# en 06bfd1d1
call-table = { $game }, за столом { $names }
# en 81236407
call-line = { $title }: { $about }
