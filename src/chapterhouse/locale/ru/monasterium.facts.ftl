### Что лежит в коробке «Монастериума» (Monasterium), как об этом говорит страница издания. Название
### стоит над значением. У примечаний и источников английский текст — в editions/monasterium.toml.
### $letter — буква монастыря или категории заданий.

## части файла

# en 9cb3cc77
facts-box = В коробке
# en 9197c352
facts-monasteries = Монастыри
# en 7013af4c
facts-setup = Подготовка к игре
# en ff8059dc
facts-actions = Действия
# en 6b631cc9
facts-costs = Сколько стоит послушник
# en 4e4d0995
facts-gains = Что приносят постройки и действия
# en e04a2bb0
facts-window = Витраж
# en c7ea7298
facts-path = Дорога
# en 739917b5
facts-board-2 = Игровое поле для двоих
# en a825a1cf
facts-board-4 = Игровое поле для троих и четверых
# en 93ffb8ce
facts-missions = Задания
# en ad484e29
facts-scoring = Финальный подсчёт

## о чём речь

# en 2af47b5b
fact-box-players = Число игроков
# en 048c3c1e
fact-box-monasteries = Монастыри
# en 4d79f281
fact-box-dice-white = Белые кубики
# en 4769fb16
fact-box-dice-own = Личные кубики каждого игрока
# en 406433db
fact-box-tiles = Фрагменты витража каждого монастыря
# en 36574fcc
fact-box-tokens = Ресурсы
# en 93ffb8ce
fact-box-missions = Задания
# en aeb67d5e
fact-monasteries-shape = Как устроен монастырь
# en f76b558e
fact-monasteries = Цвет монастыря { $letter }
# en 2d7c50ad
fact-monasteries-emblem = Эмблема монастыря { $letter }
# en 60003bca
fact-setup-white-dice = Белые кубики каждого игрока при двух, трёх и четырёх игроках
# en 3b2b0866
fact-setup-own-dice = Личные кубики каждого игрока в начале
# en 5c7e3f5b
fact-setup-goods = Ресурсы каждого игрока в начале
# en 2262a58e
fact-setup-tiles = Фрагменты витража в каждой часовне при двух, трёх и четырёх игроках
# en 8227f3d9
fact-setup-chapel-places = Места в каждой часовне при двух, трёх и четырёх игроках
# en db73f285
fact-setup-missions-drawn = Сколько заданий вытягивают в каждой категории
# en 663ebe40
fact-setup-rounds = Раунды в году при двух, трёх и четырёх игроках
# en b68ca081
fact-setup-years = Годы
# en 97c95c7a
fact-actions-standard = Стандартные действия столбцов от A до E
# en 51f7eae8
fact-actions-row = Действия ряда { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, столбцы от A до E
# en 08c88ae7
fact-costs-building-goods = Ресурсы за постройку: из ряда I и из ряда II
# en 450c5a29
fact-costs-building-influence = Влияние за постройку
# en 71c68898
fact-costs-chapel = Влияние за первого, второго и каждого следующего послушника в часовне
# en c5c54b38
fact-costs-cloister = Чётки за первого, второго и каждого следующего послушника в клуатре
# en ac46f763
fact-gains-profane-points = Очки за хозяйственную постройку
# en 89034a61
fact-gains-workshop-points = Очки за мастерскую
# en cef9297e
fact-gains-common-points = Очки за общий зал
# en aace18e8
fact-gains-action-points = Очки за действие II-E
# en 78eed268
fact-gains-flipped-die = Очки за каждый кубик на перевёрнутом жетоне действия
# en 1883d394
fact-window-row = Очки за заполненный { $number ->
    [1] верхний
    [2] средний
   *[other] нижний
} ряд
# en a75c9f30
fact-window-column = Очки за заполненный столбец { $number }
# en c0eb9b86
fact-window-row-bonuses = Бонусы рядов, сверху вниз
# en f461775d
fact-window-column-bonuses = Бонусы столбцов, слева направо
# en c7da07fe
fact-path-links = К каким монастырям ведёт каждое поле, слева направо
# en 74fde728
fact-path-bonuses = Бонусы полей, слева направо
# en 14de0a73
fact-path-last-points = Очки вместо кубика на последнем поле
# en f722481e
fact-board-rooms = Постройки монастыря { $letter } по кругу и два места клуатра, с которыми граничит каждая
# en 8d110a7d
fact-board-spaces = Места клуатра монастыря { $letter }
# en 916f6167
fact-board-fours = Что в монастыре { $letter } помечено цифрой 4
# en 30bdc2f7
fact-missions-points = { $letter ->
    [C] Очки за задание C{ $number }
   *[other] Очки за задание категории { $letter } в { $number }-й год
}
# en 022e0e7a
fact-scoring-majority = Очки за большинство послушников в монастыре
# en 2d9cb938
fact-scoring-chapels = Очки за послушников в 0, 1, 2, 3, 4 и 5 часовнях
# en c9cd42bb
fact-scoring-cloister-factor = Очки за каждую пару своих послушников в часовне и её клуатре
# en 2dcd3d3a
fact-scoring-tool = Очки за каждый оставшийся инструмент
# en 34464c47
fact-scoring-book = Очки за каждую оставшуюся книгу
# en 94a3eb51
fact-scoring-small-goods = За сколько оставшихся похлёбок, влияний и чёток дают 1 очко

## слова в значениях

# en 140bedbf
value-nothing = ничего
# en b1f51a51
value-red = красный
# en 16477688
value-blue = синий
# en ba4788b2
value-green = зелёный
# en c685a2c9
value-yellow = жёлтый
# en 8e0a1b0a
value-purple = фиолетовый
# en bd9dc5f7
value-flame = пламя
# en 184c9266
value-dove = голубь
# en 3958765b
value-vine = виноградная лоза
# en 27756f05
value-sun = солнце
# en 40903c59
value-lily = лилия
# en 9014fac8
value-soup = похлёбка
# en f9d35d43
value-tool = инструменты
# en 6e317bcd
value-book = книги
# en 22fefa8c
value-influence = влияние
# en b3ee62e6
value-rosary = чётки
# Что даёт действие или бонус.
# en b017303f
value-actions-send = отправить послушника
# en 84d59378
value-actions-soup = 1 похлёбка
# en 35649eb0
value-actions-influence = 1 влияние
# en fc91c9e4
value-actions-rosary = одни чётки
# en a9ba045d
value-actions-tool = 1 инструмент
# en dd2919b7
value-actions-envoy-1 = продвинуть посланника на 1 поле
# en 4082f273
value-actions-envoy-2 = продвинуть посланника на 2 поля
# en 44cb3623
value-actions-exchange = обменять ресурс
# en 2117bc30
value-actions-send-cheaper = отправить послушника на 1 влияние дешевле
# en d54bda4b
value-actions-pair = 2 похлёбки либо 2 влияния либо двое чёток
# en 794b676b
value-actions-points-3 = 3 очка
# en 08597115
value-actions-tile = фрагмент витража
# en b423e0a5
value-actions-flip = действия нет, жетон действия переворачивают
# en 8b1a0c10
value-window-soup = { value-actions-soup }
# en ac5dd66f
value-window-influence = { value-actions-influence }
# en 30e9ff26
value-window-rosary = { value-actions-rosary }
# en 95398eac
value-window-tool = { value-actions-tool }
# en 40724e11
value-window-book = 1 книга
# en 93368948
value-window-envoy-2 = { value-actions-envoy-2 }
# en 1193ec3d
value-path-links-nothing = ни к какому
# en 3443aefd
value-path-bonuses-nothing = { bonus-none }
# en 34accdfa
value-any-action = { bonus-any-action }
# en 96a4508b
value-influence-or-rosary = { bonus-influence-or-rosary }
# en 90cb1616
value-soup-or-exchange = { bonus-soup-or-exchange }
# en 9f668f19
value-window = { bonus-window }
# en 8004be33
value-die = личный кубик
# Постройка и два места клуатра, с которыми она граничит.
# en 06e48248
item-board-profane = хозяйственная постройка { $number }–{ $other }
# en 32682cb4
item-board-workshop = мастерская { $number }–{ $other }
# en 9d45ece7
item-board-common = общий зал { $number }–{ $other }
# en 5c0e777c
item-board-room = постройка { $number }
# en 6e197f3c
item-board-space = место клуатра { $number }
# Чего требует задание: часть монастыря или сколько чего.
# en a344fcb5
item-missions-chapel = часовня { $letter }
# en 923c8863
item-missions-building = постройка в { $letter }
# en 4aa85d83
item-missions-profane = хозяйственная постройка в { $letter }
# en 423ebb6a
item-missions-workshop = мастерская в { $letter }
# en f454dfff
item-missions-common = { $number ->
    [0] общий зал в { $letter }
    [one] { $number } послушник в общих залах
    [few] { $number } послушника в общих залах
   *[many] { $number } послушников в общих залах
}
# en 293717f1
item-missions-cloister = { $number ->
    [0] клуатр { $letter }
    [one] { $number } послушник на местах клуатров
    [few] { $number } послушника на местах клуатров
   *[many] { $number } послушников на местах клуатров
}
# en 9f3994e9
item-missions-novices = { $number ->
    [one] { $number } отправленный послушник
    [few] { $number } отправленных послушника
   *[many] { $number } отправленных послушников
}
# en 275f0e00
item-missions-window = { $number ->
    [one] в витраже фрагменты { $number } монастыря
   *[many] в витраже фрагменты { $number } монастырей
}
# en dd4b0f77
item-missions-dice = { $number ->
    [one] { $number } личный кубик
    [few] { $number } личных кубика
   *[many] { $number } личных кубиков
}

## целые предложения

# en 34e3a552
note-box-tokens = Запас никогда не кончается.
# en da90694a
note-box-missions = По пять в каждой из трёх категорий: пять заданий категории C описаны в книге правил, на A и B остаётся десять.
# en a33c09e6
told-monasteries-shape = часовня, вокруг неё кольцо мест клуатра, вокруг него кольцо построек
# en f362d49b
note-monasteries-A = В одном отзыве упомянут красный монастырь; букву выбрали мы.
# en 27cb81b6
note-monasteries-B = В одном отзыве упомянут синий монастырь; букву выбрали мы.
# en 5268db29
note-monasteries-C = В одном отзыве упомянут зелёный монастырь; букву выбрали мы.
# en f7d31ca1
note-monasteries-D = Цвет выбрали мы.
# en eb28aad1
note-monasteries-A-emblem = Эмблему выбрали мы.
# en 41ce1500
note-monasteries-B-emblem = Одна из эмблем — голубь; у какого она монастыря, выбрали мы.
# en c5acf8d6
note-actions-standard = В книге правил перечислено шесть, джокер последним; место в перечне мы считаем числом кубика.
# en ce3d0d9b
note-actions-row-1 = В книге правил перечислено пять для пяти столбцов; порядок мы взяли оттуда.
# en 8c43eb71
note-actions-row-2 = В порядке перечня; в примере из книги правил пятое стоит в столбце E.
# en 6d6e22a0
note-window-row-1 = Девятый фрагмент приносит 5 очков за свой ряд, каким бы тот ни был.
# en 836be643
note-window-column-1 = Мы считаем, что столько же, сколько в столбце 3.
# en 25136311
note-window-column-3 = Девятый фрагмент всегда попадает в этот столбец.
# en 78a759fc
note-path-links = К каждому монастырю ведут три поля подряд, так выбрали мы; а что одно поле ведёт к C и E, сказано в книге правил.
# en b260cad2
note-path-bonuses = Виды бонусов и кубик на последнем поле взяты из книги правил; где лежат остальные, выбрали мы.
# en c6a6c5c6
note-board-2-A-rooms = В кольце столько построек, сколько мест в часовне; один вид встречается дважды.
# en 8cfeb5e7
note-board-2-A-spaces = Столько же, сколько построек: по два места на игрока.
# en 1978328d
note-board-4-A-rooms = В кольце столько построек, сколько мест в часовне; соседние всегда разного вида.
# en f32df6b6
note-board-4-A-fours = При трёх игроках эти места закрыты; остаётся по две постройки каждого вида.
# en c061638d
note-missions-points-A-1 = Что с каждым годом очков меньше, сказано в книге правил; сколько их, выбрали мы.
# en 48d60d7a
note-missions-points-B-1 = Это число упомянуто в одном отзыве; что оно из категории B, решили мы.
# en d156e82e
note-missions-points-B-2 = Между двумя числами из того же отзыва.
# en 72494909
note-missions-A1 = Две постройки и часовня: категория попроще.
# en 630e721f
note-missions-B1 = В одном отзыве упомянута такая карта с мастерской; здесь годится любая постройка.
# en fd0523d0
note-missions-B2 = Часовня, постройка и место клуатра: категория посложнее.
# en 810970a6
note-missions-C1 = Дополнительные послушники тоже считаются.
# en 8680e180
note-missions-C1-points = Между тем, что приносят другие категории в первый и во второй год.
# en 14cc3f69
note-missions-C3-points = Самое трудное из пяти, поэтому приносит больше всех.
# en 79e2529c
note-missions-C4-points = Немного, ведь фрагменты витража и сами по себе награда.
# en 62585224
note-missions-C5-points = Немного, ведь кубики и сами по себе награда.
# en c35e6e75
note-scoring-majority = Если таких несколько, каждый получает их сполна.
# en c6a1266d
note-scoring-chapels = Что без часовен очков нет, следует из книги правил.
# en 040a98eb
source-S1 = Немецкие правила игры Monasterium, dlp games, 2020: текст без рисунков
