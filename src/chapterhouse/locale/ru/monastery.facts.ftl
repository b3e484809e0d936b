### Что лежит в коробке «Монастыря» (Monastery), как об этом говорит страница издания. Название стоит
### над значением; данные о плитке названы как сама плитка. У примечаний и источников английский текст —
### в editions/monastery.toml.

## части файла

# en 9cb3cc77
facts-box = В коробке
# en e03dd573
facts-players = Для каждого игрока
# en ee11a591
facts-abbey = Аббатство
# en 3cc56bcd
facts-count = Сколько плиток каждого вида
# en 8ed77774
facts-colour = Цвет каждой плитки
# en ef8ea24e
facts-value = Ценность каждой плитки (число в круге)
# en 50f400d4
facts-boxes = Ячейки каждой плитки
# en 862f72b1
facts-edges = Края каждой плитки: север, восток, юг, запад
# en 18a4bb06
facts-phrase = Фраза каждого цвета
# en 41a33904
facts-grid = Сетка букв
# en 9277b69d
facts-dial = Циферблат часов
# en eec55726
facts-groups = Группы плиток
# en e54b52ac
facts-blessings = Благословения
# en 49ba63e8
facts-moves = Движение
# en 104ab921
facts-work = Работа
# en 6e399f27
facts-prayer = Молитва
# en d92f9193
facts-testament = Очки заслуг
# en 85129a9c
facts-gift = За подаренную букву

## о чём речь

# en 2af47b5b
fact-box-players = Число игроков
# en a14d6a7d
fact-box-year = Год издания
# en dbc7afe2
fact-box-colours = Цвета игроков, по часовой стрелке
# en 4da22a36
fact-box-tiles = Плитки
# en 0b438c8a
fact-box-letters = Буквы
# en 4727a1a2
fact-box-screens = Ширмы
# en 1255869f
fact-box-dials = Циферблаты
# en dd698977
fact-box-bags = Мешки для плиток
# en 2c888041
fact-players-monks = Монахи
# en 8d496cf0
fact-abbey-size = Клетки с запада на восток и с севера на юг
# en 3a9dfa58
fact-abbey-colour = Цвет
# en e97d0ee2
fact-abbey-doors = Двери: три на севере, две на востоке, три на юге, две на западе
# en 4677c3d2
fact-grid-order = Ряды, сверху вниз
# en 9b28dabf
fact-grid-columns = Столбцы, слева направо
# en ab64b906
fact-grid-upper = Верхние цены, слева направо
# en 2f4f7b49
fact-grid-lower = Нижние цены, слева направо
# en e08c0aa8
fact-dial-days = Дни
# en 185e9fb8
fact-dial-kinds = Раунды дня по порядку
# en 9ccbb3e4
fact-dial-draws = Сколько плиток вытягивают в этих раундах
# en d7f78978
fact-dial-names = Часы дня по порядку
# en 1e6360f8
fact-groups-path = Сколько Троп может быть в группе
# en a58fdad1
fact-groups-field = Сколько Полей может быть в группе
# en c953fde7
fact-groups-garden = Сколько Садов может быть в группе
# en b916a4ca
fact-groups-path-points = Очки за каждую Тропу в группе
# en dc51368b
fact-groups-field-points = Очки за каждое Поле в группе
# en 8949aa97
fact-groups-garden-points = Очки за каждый Сад в группе
# en a713473f
fact-blessings-total = Благословения в запасе
# en c7772711
fact-blessings-rests = Сколько неистраченных очков нужно для одного, двух, трёх и четырёх благословений
# en 8b684742
fact-moves-points = Очки движения за каждого стоящего монаха
# en 7e27a479
fact-work-points = Очки за работу на плитке
# en b248d76d
fact-work-farm = Очки за работу на Ферме
# en aefbaad3
fact-work-scriptum = Очки за работу в Скриптории
# en e9c62f64
fact-prayer-chapel = Очки за молитву в Часовне
# en f1ab9569
fact-prayer-chapel-most = Сколько монахов может молиться в Часовне
# en 85da3bdd
fact-testament-letter = За каждую большую букву
# en bf1f8f72
fact-testament-blessing = За каждое благословение
# en 2f1be6bf
fact-gift-blessings = Благословения за каждую букву

## слова в значениях

# en 140bedbf
value-nothing = нет
# en 67fc3638
value-grey = серый
# en 5eb67f9f
value-brown = коричневый
# en 4cb14f35
value-both = серый и коричневый
# en 2e30eb88
value-none = без цвета
# en 910192f9
value-path = { cli-pathway }
# en 71d5b545
value-gateway = { cli-gateway }
# en 2e1cfa82
value-empty = пусто
# en f80105ef
value-grid-columns-letter = буква
# en 9b550d15
value-grid-columns-monk = монах
# en 58b948ce
value-dial-kinds-night = { round-night }
# en caad6f29
value-dial-names-night = { hour-night }
# en 09e60262
value-dial-names-none = { hour-none }

## целые предложения

# en c6fbd7b9
note-box-tiles = Потайные ходы в их числе, а Аббатство нет.
# en 01d4941f
note-box-letters = У каждой есть большая и малая сторона.
# en 0dbafeb6
note-box-screens = У каждой полоска на девять мест для букв.
# en 43796339
note-players-monks = Один начинает в Аббатстве, четыре — на сетке.
# en 7f1044d9
note-abbey-doors = Что мест десять, сказано в книге правил; что все двери открыты, выбрали мы, чтобы в начале никто не был заперт.
# en 78bbced3
note-count-chapter-house = Мы считаем, что каждая постройка с названием есть в одном экземпляре; так и выходит 53 плитки.
# en e4b41c10
note-count-path-straight = Полей, Садов и Троп вместе двадцать; каждых мы взяли вдвое больше, чем может быть в группе, и половина Троп у нас прямые.
# en ed346d9b
note-count-path-corner = Полей, Садов и Троп вместе двадцать; каждых мы взяли вдвое больше, чем может быть в группе, и половина Троп у нас угловые.
# en 612debf8
note-count-field = Полей, Садов и Троп вместе двадцать; каждых мы взяли вдвое больше, чем может быть в группе.
# en 7bf35045
note-colour-chapter-house = Место учения или молитвы, поэтому мы считаем цвет серым.
# en 57fc8358
note-colour-chapel = В немецких правилах работа здесь названа учением.
# en 5456dca5
note-colour-scriptum = Работа здесь приносит очки в раундах учения, а к трём двойным плиткам он не относится.
# en 84d6f6b4
note-colour-library = В одном обзоре упомянута как место учения.
# en e193b745
note-colour-brewhouse = Здесь ремесло, еда или животные, поэтому мы считаем цвет коричневым.
# en aa3486a4
note-colour-bakehouse = В одном обзоре упомянута как место труда.
# en 425c12de
note-colour-farm = Работа здесь приносит очки в раундах труда, а к трём двойным плиткам она не относится.
# en 04d99be8
note-colour-smithy = В одном обзоре упомянута как шумное место труда.
# en 3d3915db
note-colour-field = В книге правил есть коричневая плитка с калитками, а калитки бывают только у Полей и Садов.
# en d9404caa
note-colour-garden = В книге правил есть серая плитка с калитками, а калитки бывают только у Полей и Садов.
# en 7c4eae19
note-colour-secret-way-red = По книге правил плитка не двойная и не бесцветная; мы считаем её серой, чтобы её можно было выложить рядом с Аббатством.
# en 68959e22
note-value-chapter-house = В книге правил описана серая плитка ценностью 5 без названия; что это зал, где собираются все монахи, решили мы.
# en 8a9f97e0
note-value-abbots-house = Высокая, ведь значок сильный.
# en b9e7803b
note-value-dormitory = Большое помещение для многих.
# en d11278ee
note-value-scriptum = Средняя ценность.
# en 56b8f726
note-value-almonry = Для одного из способов начать нужно не меньше четырёх серых плиток ценностью 2.
# en e50fb73e
note-value-prison-cell = Её заполняют один узник и один посетитель.
# en 1ba10f8f
note-value-kitchen = Столько же, сколько ячеек.
# en 8d946c2e
note-value-smithy = В книге правил описана коричневая плитка ценностью 2 без названия.
# en 9dcb2b1a
note-value-refectory = В книге правил описана двойная плитка ценностью 4 без названия; Трапезная — самая большая из трёх.
# en 04761523
note-value-infirmary = Между двумя другими двойными плитками.
# en 8f6ac4b0
note-value-garderobes = Самая малая из трёх двойных плиток.
# en 5708fa33
note-value-beehive = Круга на плитке нет, и она считается за 0.
# en 40468a2c
note-value-field = Построить его — 1 очко, и столько же стоит коричневая плитка с калитками из книги правил.
# en 6f1ae3bb
note-value-garden = Построить его — 2 очка, и столько же стоит серая плитка с калитками из книги правил.
# en 0fdfadf2
note-value-secret-way-red = Чтобы там могли остановиться два монаха.
# en 5ec06552
note-boxes-chapter-house = Сначала ценность, потом с каждой ячейкой на единицу меньше, как на Кухне.
# en 2a4bce24
note-boxes-workshop = Её заполняют два монаха и получают вместе 3 очка.
# en e07e3ca5
note-boxes-beehive = Эту плитку не строят.
# en b0d66aad
note-boxes-path-straight = Строит один монах, за 1 очко.
# en a75e7378
note-boxes-garden = Строит один монах, за 2 очка.
# en 2be6163b
note-edges-chapter-house = В книге правил описана серая плитка ценностью 5 с четырьмя дорожками.
# en 3f22c394
note-edges-abbots-house = В книге правил у плиток большей ценности больше дорожек; на каких они краях, выбрали мы.
# en 2dde0dee
note-edges-workshop = В книге правил описана коричневая плитка ценностью 2 с двумя дорожками; прямо они идут или нет, выбрали мы.
# en 7cd64686
note-edges-refectory = В книге правил описана двойная плитка ценностью 4 с тремя дорожками; на каких они краях, выбрали мы.
# en ba99afa5
note-edges-path-straight = По книге правил дорожек две; прямо они идут или нет, выбрали мы.
# en 3d963fd3
note-edges-field = По книге правил здесь калитки; у описанной там плитки их четыре.
# en cac0841b
note-edges-secret-way-red = Одинаково у всех четырёх цветов.
# en c3b0fcff
note-phrase-red = Слова взяты из книги правил; какому цвету какие, следует из порядка обоих перечней.
# en 4dc591dd
note-grid-order = В порядке молитвы.
# en 379ba714
note-grid-columns = Девять букв и четыре креста взяты из книги правил; их порядок выбрали мы.
# en 89537dfc
note-grid-upper = В обзорах упомянуты цены от 1 до 10, растущие слева направо; какие из них стоят дважды, выбрали мы.
# en 76e79917
note-grid-lower = По книге правил они ниже; половину верхних с округлением вверх выбрали мы.
# en 6f24019f
note-dial-draws = Три, две и одна взяты из книги правил; в каких раундах, сказано в обзоре.
# en 9b256b57
note-dial-names = Утреня, шестой час, вечерня и ночь взяты из книги правил; между ними остальные часы в обычном порядке и один по нашему выбору.
# en 9633b68b
note-blessings-rests = В немецких правилах одна строка напечатана с ошибкой.
# en fb3508c6
note-prayer-chapel-most = Не больше одного у каждого игрока.
# en 02c00d7f
source-S1 = Правила игры Monastery, Ragnar Brothers, 2008, на английском, немецком и французском: текст без рисунков
# en 6d0a97dd
source-S2 = Только немецкие правила игры Monastery в переводе Ф. Кётера
