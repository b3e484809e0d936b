### «Монастырь» (Monastery) по-русски. Термины — из словаря в monastery.rules.ftl.
###
### Имена людей, $seat и $owner, не склоняются и стоят только в именительном падеже; предложение
### строится в настоящем времени и подходит и мужчинам, и женщинам. Где имя нужно дополнению, оно
### стоит в скобках: «монаха (Анна)».
### Названия приходят во всех падежах: $tile-acc, $place-gen… Предложного падежа нет: предложения
### говорят «от Кухни до Поля», «на плитке Кухня».
### $tile — плитка в чьих-то руках и может быть tile-unseen; $place — плитка на столе или Аббатство.
### За $place стоят её координаты, $x на восток и $y на юг: «(2/-1)».
### Плитки пишутся с прописной буквы, буквы фраз — латинские.

## Игра

# en 7419b09f
game = Монастырь
    .about = Стройте монастырь плитка за плиткой, молитесь и трудитесь в нём, покупайте буквы молитвы
    .lasts = от 30 до 90 минут
    .weight = нужно немного освоиться
    .suits = Для тех, кто любит выкладывать плитки, строить сообща и всё же уводить лучшее из-под носа у других
# en e58753fd
overview-phrase = Соберите свою фразу молитвы. Каждая буква, которую вы положите на собственную полоску, в конце приносит 3 очка. Побеждает тот, у кого больше очков.
# en 8205ad31
overview-lay = В ход движения можно выложить одну плитку рядом с Аббатством или построенной плиткой и пройти монахами: два шага за каждого монаха, который стоит в монастыре.
# en 4a364969
overview-boxes = Монах, пришедший на недостроенную плитку, останавливается в одной из её ячеек. Как только в каждой ячейке стоит монах, плитка построена, и каждый монах приносит число своей ячейки.
# en f2230847
overview-pray = На построенных плитках монахи приносят очки ещё двумя способами. Раз за ход монах, который стоит на плитке один, может помолиться за её ценность — число в круге — и остаётся там до следующей службы.
# en 30831a2c
overview-work = Все остальные трудятся за 1 очко с плитки: на серых и в Аббатстве — в раунде учения, на коричневых — в раунде труда.
# en 85b63c32
overview-buy = Очки тратят сразу — на буквы и монахов с сетки. Из остатка сохранится лишь немного, благословениями: каждое потом заменит одно очко.
# en 68139a20
overview-service = В раунде службы молившиеся монахи возвращаются в Аббатство. У кого там больше всех монахов, тот становится аббатом и ходит первым. Затем все тянут новые плитки.
# en 1cfb789a
overview-letters = Буква на вашей полоске лежит большой стороной и приносит 3 очка. На чужой полоске она лежит малой стороной и ничего не приносит, но сразу даёт вам благословение.
# en 1d70b1d4
overview-leftovers = Каждое благословение, оставшееся у вас в конце, — это 1 очко. За оставшиеся у вас плитки очки вычитают.
# en fed26102
overview-end = Партия заканчивается раундом, в котором куплена последняя буква, или второй ночью.
# en 1a454203
overview-colours = Серые плитки — для учения, коричневые — для труда, и рядом они никогда не лежат. Тропы подходят к тем и другим.
# en f33f865a
overview-edges = Дорожка, дошедшая до края плитки, должна продолжаться: упираться в пустой край ей нельзя.
# en 44fec0a2
overview-icons = На некоторых построенных плитках есть значок: если там стоит ваш монах, в ход подсчёта его можно использовать — например, вытянуть плитку или поменять местами две буквы.
# en 4ebd1fa1
overview-together = Неполная плитка не приносит ничего. Идите на плитки, которые начали другие или которые заполните сами.
# en 5779252e
overview-monks = Покупайте монахов пораньше: каждый даёт два лишних шага за ход и трудится на вас до конца.

## Помощники
# Стоят внутри предложений ниже, со слотами того предложения, в котором стоят.

# Только в именительном падеже: после двоеточия и в «на плитке …».
# en ae97df88
at = { $place } ({ $x }/{ $y })
# О букве на сетке; столбцы считают от 1.
# en 25606040
cell = (столбец { $column }, { $row } ряд)
# «Получает 3 очка». Очки движения предложение называет само.
# en a3cf8867
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# «Покупает за 3 очка».
# en bd6f1ca2
cost = { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
}
# «Получает 2 благословения».
# en 52fa199e
number-of-blessings = { $blessings ->
    [one] { $blessings } благословение
    [few] { $blessings } благословения
   *[many] { $blessings } благословений
}
# Винительный: «поднимает 2 монахов».
# en bee23c6c
number-of-monks = { $amount ->
    [one] { $amount } монаха
   *[many] { $amount } монахов
}

## Плитки
# Каждое название стоит и само по себе, как на плитке, и в предложениях ниже.

# en 5f17f963
tile-chapter-house = Зал капитула
    .gen = Зала капитула
    .dat = Залу капитула
    .ins = Залом капитула
# en 4fe2477d
tile-abbots-house = Дом аббата
    .gen = Дома аббата
    .dat = Дому аббата
    .ins = Домом аббата
# en acc5946f
tile-dormitory = Дормиторий
    .gen = Дормитория
    .dat = Дормиторию
    .ins = Дормиторием
# en 35b65afb
tile-chapel = Часовня
    .acc = Часовню
    .gen = Часовни
    .dat = Часовне
    .ins = Часовней
# en 58344f5c
tile-scriptum = Скрипторий
    .gen = Скриптория
    .dat = Скрипторию
    .ins = Скрипторием
# en 350d754a
tile-library = Библиотека
    .acc = Библиотеку
    .gen = Библиотеки
    .dat = Библиотеке
    .ins = Библиотекой
# en 70ed8bcc
tile-guest-house = Гостевой дом
    .gen = Гостевого дома
    .dat = Гостевому дому
    .ins = Гостевым домом
# en 59f9b709
tile-almonry = Богадельня
    .acc = Богадельню
    .gen = Богадельни
    .dat = Богадельне
    .ins = Богадельней
# en b0030a24
tile-bursary = Казна
    .acc = Казну
    .gen = Казны
    .dat = Казне
    .ins = Казной
# en b1063d6b
tile-calefactory = Калефакторий
    .gen = Калефактория
    .dat = Калефакторию
    .ins = Калефакторием
# en 77ab7641
tile-cemetery = Кладбище
    .gen = Кладбища
    .dat = Кладбищу
    .ins = Кладбищем
# en bd0e634e
tile-locutory = Приёмная
    .acc = Приёмную
    .gen = Приёмной
    .dat = Приёмной
    .ins = Приёмной
# en 27f8e141
tile-prison-cell = Темница
    .acc = Темницу
    .gen = Темницы
    .dat = Темнице
    .ins = Темницей
# en 3ad3407e
tile-brewhouse = Пивоварня
    .acc = Пивоварню
    .gen = Пивоварни
    .dat = Пивоварне
    .ins = Пивоварней
# en d170d4df
tile-kitchen = Кухня
    .acc = Кухню
    .gen = Кухни
    .dat = Кухне
    .ins = Кухней
# en 5c23c95a
tile-bakehouse = Пекарня
    .acc = Пекарню
    .gen = Пекарни
    .dat = Пекарне
    .ins = Пекарней
# en 20fec4b4
tile-farm = Ферма
    .acc = Ферму
    .gen = Фермы
    .dat = Ферме
    .ins = Фермой
# en 676a0c9a
tile-stables = Конюшня
    .acc = Конюшню
    .gen = Конюшни
    .dat = Конюшне
    .ins = Конюшней
# en d6fc91fb
tile-workshop = Мастерская
    .acc = Мастерскую
    .gen = Мастерской
    .dat = Мастерской
    .ins = Мастерской
# en 5e7ec240
tile-smithy = Кузница
    .acc = Кузницу
    .gen = Кузницы
    .dat = Кузнице
    .ins = Кузницей
# en a3c3ca01
tile-piggery = Свинарник
    .gen = Свинарника
    .dat = Свинарнику
    .ins = Свинарником
# en 1d731975
tile-buttery = Погреб
    .gen = Погреба
    .dat = Погребу
    .ins = Погребом
# en 18d83d7e
tile-corn-mill = Мельница
    .acc = Мельницу
    .gen = Мельницы
    .dat = Мельнице
    .ins = Мельницей
# en 1ab5c543
tile-refectory = Трапезная
    .acc = Трапезную
    .gen = Трапезной
    .dat = Трапезной
    .ins = Трапезной
# en 85232887
tile-infirmary = Лазарет
    .gen = Лазарета
    .dat = Лазарету
    .ins = Лазаретом
# en 434682b1
tile-garderobes = Отхожее место
    .gen = Отхожего места
    .dat = Отхожему месту
    .ins = Отхожим местом
# en b0a8e3b3
tile-beehive = Улей
    .gen = Улья
    .dat = Улью
    .ins = Ульем
# en 46583fad
tile-carp-pond = Карповый пруд
    .gen = Карпового пруда
    .dat = Карповому пруду
    .ins = Карповым прудом
# en d422a049
tile-dovecote = Голубятня
    .acc = Голубятню
    .gen = Голубятни
    .dat = Голубятне
    .ins = Голубятней
# Потайной ход принадлежит цвету игрока.
# en 1bc53323
tile-secret-way-red = красный Потайной ход
    .gen = красного Потайного хода
    .dat = красному Потайному ходу
    .ins = красным Потайным ходом
# en 6dd1ae2c
tile-secret-way-blue = синий Потайной ход
    .gen = синего Потайного хода
    .dat = синему Потайному ходу
    .ins = синим Потайным ходом
# en d6722bee
tile-secret-way-green = зелёный Потайной ход
    .gen = зелёного Потайного хода
    .dat = зелёному Потайному ходу
    .ins = зелёным Потайным ходом
# en 2499998b
tile-secret-way-yellow = жёлтый Потайной ход
    .gen = жёлтого Потайного хода
    .dat = жёлтому Потайному ходу
    .ins = жёлтым Потайным ходом
# Этих плиток по нескольку; угловая Тропа сворачивает в сторону.
# en ec39a1f3
tile-path-straight = прямая Тропа
    .acc = прямую Тропу
    .gen = прямой Тропы
    .dat = прямой Тропе
    .ins = прямой Тропой
# en 3b7221ba
tile-path-corner = угловая Тропа
    .acc = угловую Тропу
    .gen = угловой Тропы
    .dat = угловой Тропе
    .ins = угловой Тропой
# en 9c09930b
tile-field = Поле
    .gen = Поля
    .dat = Полю
    .ins = Полем
# en 715fd58f
tile-garden = Сад
    .gen = Сада
    .dat = Саду
    .ins = Садом
# Большая плитка посреди стола: бывает только $place.
# en 77882c30
tile-abbey = Аббатство
    .gen = Аббатства
    .dat = Аббатству
    .ins = Аббатством
# Плитка, которой читатель не видит.
# en 6e750285
tile-unseen = плитка
    .acc = плитку
    .gen = плитки
    .dat = плитке
    .ins = плиткой
# en f37f6df1
tiles-unseen = { $count ->
    [1] одна плитка
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
    .acc = { $count ->
        [1] одну плитку
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }
    .gen = { $count ->
        [1] одной плитки
        [one] { $count } плитки
       *[many] { $count } плиток
    }
    .dat = { $count ->
        [1] одной плитке
        [one] { $count } плитке
       *[many] { $count } плиткам
    }
    .ins = { $count ->
        [1] одной плиткой
        [one] { $count } плиткой
       *[many] { $count } плитками
    }
# Как лежит плитка: «выложить без поворота», «выкладывает Поле (2/0) с поворотом на 90°»; по часовой
# стрелке.
# en d6d9ba45
rotation-0 = без поворота
# en 950a39db
rotation-90 = с поворотом на 90°
# en c63d434e
rotation-180 = с поворотом на 180°
# en 4f94e584
rotation-270 = с поворотом на 270°

## Цвета и буквы
# Игрока, монахов и рядов: «красный цвет», «красного монаха», «красный ряд».

# en b1f51a51
colour-red = красный
    .gen = красного
    .dat = красному
    .ins = красным
# en 16477688
colour-blue = синий
    .gen = синего
    .dat = синему
    .ins = синим
# en ba4788b2
colour-green = зелёный
    .gen = зелёного
    .dat = зелёному
    .ins = зелёным
# en c685a2c9
colour-yellow = жёлтый
    .gen = жёлтого
    .dat = жёлтому
    .ins = жёлтым
# Фразы латинские на всех языках.
# en 559aead0
letter-a = A
# en df7e70e5
letter-b = B
# en 6b23c0d5
letter-c = C
# en 3f39d5c3
letter-d = D
# en a9f51566
letter-e = E
# en f67ab10a
letter-f = F
# en 333e0a1e
letter-g = G
# en 44bd7ae6
letter-h = H
# en a83dd0cc
letter-i = I
# en 6da43b94
letter-j = J
# en 86be9a55
letter-k = K
# en 72dfcfb0
letter-l = L
# en 08f27188
letter-m = M
# en 8ce86a6a
letter-n = N
# en c4694f2e
letter-o = O
# en 5c62e091
letter-p = P
# en 4ae81572
letter-q = Q
# en 8c257489
letter-r = R
# en 8de0b3c4
letter-s = S
# en e632b709
letter-t = T
# en a25513c7
letter-u = U
# en de5a6f78
letter-v = V
# en fcb5f40d
letter-w = W
# en 4b68ab38
letter-x = X
# en 18f5384d
letter-y = Y
# en bbeebd87
letter-z = Z

## Где монах на своей плитке
# .acc — ячейка в винительном падеже, а .ins — сам монах: «пойти от Кухни (2/0) монахом из первой
# ячейки». $n считает ячейки плитки; число в самой ячейке — другое.

# en 8accd647
box-standing = стоит
    .ins = стоящим монахом
# en 9748945e
box = { $n ->
    [1] первая ячейка
    [2] вторая ячейка
    [3] третья ячейка
    [4] четвёртая ячейка
   *[other] пятая ячейка
}
    .acc = { $n ->
        [1] первую ячейку
        [2] вторую ячейку
        [3] третью ячейку
        [4] четвёртую ячейку
       *[other] пятую ячейку
    }
    .ins = { $n ->
        [1] монахом из первой ячейки
        [2] монахом из второй ячейки
        [3] монахом из третьей ячейки
        [4] монахом из четвёртой ячейки
       *[other] монахом из пятой ячейки
    }
# en 0292a279
box-praying = молится
    .ins = молящимся монахом

## Циферблат

# en 377446ed
hour-matins = утреня
    .acc = утреню
    .gen = утрени
    .dat = утрене
    .ins = утреней
# en 126357e2
hour-lauds = лауды
    .gen = лауд
    .dat = лаудам
    .ins = лаудами
# en dd844485
hour-prime = первый час
    .gen = первого часа
    .dat = первому часу
    .ins = первым часом
# en 81f29811
hour-terce = третий час
    .gen = третьего часа
    .dat = третьему часу
    .ins = третьим часом
# en ae6ee452
hour-sext = шестой час
    .gen = шестого часа
    .dat = шестому часу
    .ins = шестым часом
# en 50a42434
hour-lectio = чтение
    .gen = чтения
    .dat = чтению
    .ins = чтением
# en a5a34ac9
hour-none = девятый час
    .gen = девятого часа
    .dat = девятому часу
    .ins = девятым часом
# en 67e46f7d
hour-vespers = вечерня
    .acc = вечерню
    .gen = вечерни
    .dat = вечерне
    .ins = вечерней
# en 34a473ff
hour-compline = повечерие
    .gen = повечерия
    .dat = повечерию
    .ins = повечерием
# en 4e9f8db8
hour-night = ночь
    .gen = ночи
    .dat = ночи
    .ins = ночью
# en e620c598
round-service = раунд службы
    .gen = раунда службы
    .dat = раунду службы
    .ins = раундом службы
# en 01f0072d
round-study = раунд учения
    .gen = раунда учения
    .dat = раунду учения
    .ins = раундом учения
# en 49ce9f90
round-toil = раунд труда
    .gen = раунда труда
    .dat = раунду труда
    .ins = раундом труда
# en c9eec20a
round-night = ночной раунд
    .gen = ночного раунда
    .dat = ночному раунду
    .ins = ночным раундом

## Чем заканчивается партия
# Стоят в event-ended после двоеточия.

# en 459c6efd
end-letters = с сетки куплена последняя буква
# en aa12ae34
end-night = наступает последняя ночь
# en 41e0baa0
end-full = ни одной из оставшихся плиток уже не выложить

## Места плиток

# en c018019b
zone-pool = мешок
# en 04756092
zone-out = вне партии
# en 3d506401
zone-table = монастырь
# en 37c0b96b
zone-hand = за ширмой
# en a7ada9c7
zone-drawn = вытянутые плитки

## Действия
# Инфинитив: стоит и на кнопке, и в «нельзя …: …» (refusal в house.ftl).

# Цвета раздаёт и плитки вытягивает случай.
# en 2b947cac
act-colour = раздать { $colour } цвет
# en ebee48c9
act-drawn = вытянуть { $tile-acc }
# Ход движения или ход подсчёта.
# en 5162edd9
act-end = закончить ход
# en 3a12ebd8
act-exchange = обменять плитку
# За этим следуют act-at и act-turn; пока плитка не лежит, другие её не видят.
# en dce6b978
act-raise = выложить { $tile-acc }
# en 28b93fcb
act-at = выложить на клетку ({ $x }/{ $y })
# en dcfc8919
act-turn = выложить { $rotation }
# В мешок.
# en 52b1cecd
act-return = вернуть { $tile-acc }
# en 6dcb8257
act-keep = оставить { $tile-acc }
# За этим следует act-to или act-shift. $box — это box-standing, box или box-praying.
# en ca57b85f
act-walk = пойти { $box-ins }: { at }
# $points — очки движения, 0 там, куда монах не дойдёт.
# en 2a2ff2c8
act-to = { $points ->
    [0] дойти до { $place-gen } ({ $x }/{ $y })
    [one] дойти до { $place-gen } ({ $x }/{ $y }) за { $points } очко движения
    [few] дойти до { $place-gen } ({ $x }/{ $y }) за { $points } очка движения
   *[many] дойти до { $place-gen } ({ $x }/{ $y }) за { $points } очков движения
}
# en d9c32a59
act-shift = перейти в другую ячейку на плитке { at }
# $number — число в ячейке.
# en 91bf5bc1
act-box = занять { $box-acc } (число { $number })
# en 87630b2e
act-encourage = положить благословение на { $place-acc } ({ $x }/{ $y })
# $points — 0 там, где молиться нельзя.
# en c7c7dcc9
act-pray = { $points ->
    [0] поставить монаха на молитву на плитке { at }
   *[other] поставить монаха на молитву на плитке { at } за { points }
}
# Значок плитки.
# en ba43e085
act-use = использовать { $place-acc }
# Молитвы закончены, дальше очки тратят. $points приносит работа.
# en 5831e7fb
act-total = { $points ->
    [0] подсчитать очки (за работу ни одного)
   *[other] подсчитать очки (за работу { points })
}
# en afd8179e
act-buy = купить букву { $letter } { cell } за { cost }
# en 5d23aa74
act-call = купить { $colour-gen } монаха из столбца { $column } за { cost }
# О только что купленной букве.
# en e3514cdd
act-strip = { $you ->
    [owner] положить на свою полоску
   *[nobody] положить на полоску игрока «{ $owner }»
}
# en 6557de54
act-swap = взять букву { $letter } { cell }
# en 28c7cdf8
act-with = поменять местами с буквой { $letter } { cell }
# en 91f08115
act-name = назвать аббатом игрока «{ $seat }»
# en 76f7e6b4
act-imprison = { $you ->
    [seat] заточить своего монаха
   *[nobody] заточить монаха игрока «{ $seat }»
}
# en 4e01e4da
act-spare = никого не заточать
# О молящихся монахах, с помощью Пивоварни.
# en 37d525e5
act-stand = { $amount ->
    [0] никого здесь не поднимать
   *[other] поднять здесь { number-of-monks }
}
# en 43b7104d
act-stay = { $amount ->
    [0] никого здесь не оставлять
   *[other] оставить здесь { number-of-monks }
}
# За нарушение обета молчания.
# en ad6bad62
act-pay = отдать благословение
# en a7eb14ce
act-ready = хранить молчание
# Буква на своей полоске, тоже за нарушение обета.
# en 29708e08
act-small = перевернуть букву { $letter } на месте { $space } малой стороной вверх

## Вопросы

# en b1c30139
warn-lost = { $points ->
    [one] { $points } очко движения пропадёт.
    [few] { $points } очка движения пропадут.
   *[many] { $points } очков движения пропадут.
}
# $left — очки движения.
# en 3bb86b1f
ask-move = { $left ->
    [0] Очков движения не осталось. Что дальше?
    [one] Осталось { $left } очко движения. Что дальше?
    [few] Осталось { $left } очка движения. Что дальше?
   *[many] Осталось { $left } очков движения. Что дальше?
}
# $left — благословения, -1 — для тех, кому не положено знать, сколько их.
# en 8890ce1a
ask-encourage = { $left ->
    [-1] Положить благословение на недостроенную плитку?
    [one] Осталось { $left } благословение. Положить его на недостроенную плитку?
    [few] Осталось { $left } благословения. Положить одно на недостроенную плитку?
   *[many] Осталось { $left } благословений. Положить одно на недостроенную плитку?
}
# $tile бывает и tile-unseen.
# en 63fabf65
ask-at = Куда выложите { $tile-acc }?
# en d0fe9eef
ask-turn = Как повернёте { $tile-acc }?
# en 65e3f20d
ask-stables = Конюшня: какую плитку выложите ещё?
# en aabd31c7
ask-to = { $left ->
    [one] Осталось { $left } очко движения. Куда пойдёт монах?
    [few] Осталось { $left } очка движения. Куда пойдёт монах?
   *[many] Осталось { $left } очков движения. Куда пойдёт монах?
}
# en ec552ee2
ask-box = Какую ячейку займёт монах на плитке { at }?
# en ff66ebd9
ask-return = Какую плитку вернёте в мешок?
# $left — сколько плиток ещё оставить, считая эту.
# en 046531b9
ask-keep = { $left ->
    [one] Оставьте ещё { $left } плитку.
    [few] Оставьте ещё { $left } плитки.
   *[many] Оставьте ещё { $left } плиток.
}
# $points — что ход принёс до сих пор.
# en 1c06b776
ask-score = Пока { points }. Молитва, значок или подсчёт очков?
# $left — очки, $blessings — благословения, которые тоже можно потратить; -1 — как выше.
# en 898d31e1
ask-buy = { $blessings ->
    [-1] { $left ->
        [one] У вас { $left } очко. Что купите?
        [few] У вас { $left } очка. Что купите?
       *[many] У вас { $left } очков. Что купите?
    }
    [0] { $left ->
        [one] У вас { $left } очко. Что купите?
        [few] У вас { $left } очка. Что купите?
       *[many] У вас { $left } очков. Что купите?
    }
   *[other] { $left ->
        [one] У вас { $left } очко и { number-of-blessings }. Что купите?
        [few] У вас { $left } очка и { number-of-blessings }. Что купите?
       *[many] У вас { $left } очков и { number-of-blessings }. Что купите?
    }
}
# en 5d3d9737
ask-strip = На чью полоску положите букву { $letter }?
# en 98832988
ask-swap = Какую букву сетки поменяете местами с другой?
# en 69e47213
ask-with = С какой буквой поменяете местами букву { $letter }?
# $amount — сколько монахов у каждого из тех, у кого поровну.
# en 6f4424d5
ask-abbot = { $amount ->
    [0] В Аббатстве нет ни одного монаха. Кого назовёте аббатом?
    [one] Поровну, по { $amount } монаху. Кого назовёте аббатом?
    [few] Поровну, по { $amount } монаха. Кого назовёте аббатом?
   *[many] Поровну, по { $amount } монахов. Кого назовёте аббатом?
}
# en 033f2cb3
ask-prison = Заточите монаха?
# en ee6bc09a
ask-stand = { $amount ->
    [1] Поднимете на месте монаха, который молится на плитке { at }?
   *[other] Сколько из { $amount } монахов, которые молятся на плитке { at }, поднимете на месте?
}
# $number — число ячейки, 0 — если монахи не в ячейках; так же и в event-stayed.
# en 9d6c9c2a
ask-stay = { $number ->
    [0] { $amount ->
        [1] Оставите на ночь монаха на плитке { at }?
       *[other] Сколько из { $amount } монахов на плитке { at } оставите на ночь?
    }
   *[other] Оставите на ночь монаха в ячейке с числом { $number } на плитке { at }?
}
# en 8fa87839
ask-small = Вы нарушили обет молчания. Чем заплатите?
# en 27efecef
ask-ready = Вы всё сказали? Потом начнётся молчание.

## События: циферблат

# en 6b9f3f7e
event-colour = { $you ->
    [seat] Вы получаете { $colour } цвет.
   *[nobody] { $seat } получает { $colour } цвет.
}
# en aee7ecff
event-first-abbot = { $you ->
    [seat] Первый аббат — вы.
   *[nobody] Первый аббат — { $seat }.
}
# en fd13844c
event-hour = День { $day }, { $hour }: начинается { $round }.
# en 9e8bd28f
event-ended = Партия заканчивается: { $end }.

## События раундов службы и ночи

# $amount — сколько монахов игрока.
# en 33efb193
event-rose = { $you ->
    [seat] { $amount ->
        [one] { $amount } ваш монах возвращается в Аббатство.
        [few] { $amount } ваших монаха возвращаются в Аббатство.
       *[many] { $amount } ваших монахов возвращаются в Аббатство.
    }
   *[nobody] { $amount ->
        [one] { $seat }: { $amount } монах возвращается в Аббатство.
        [few] { $seat }: { $amount } монаха возвращаются в Аббатство.
       *[many] { $seat }: { $amount } монахов возвращаются в Аббатство.
    }
}
# en 5c3b651c
event-stood = { $you ->
    [seat] Вы поднимаете с молитвы { number-of-monks } на плитке { at }.
   *[nobody] { $seat } поднимает с молитвы { number-of-monks } на плитке { at }.
}
# en bac95e3d
event-stayed = { $you ->
    [seat] { $number ->
        [0] Вы оставляете на ночь { number-of-monks } на плитке { at }.
       *[other] Вы оставляете на ночь монаха в ячейке с числом { $number } на плитке { at }.
    }
   *[nobody] { $number ->
        [0] { $seat } оставляет на ночь { number-of-monks } на плитке { at }.
       *[other] { $seat } оставляет на ночь монаха в ячейке с числом { $number } на плитке { at }.
    }
}
# На выборах; говорится о каждом, у кого поровну.
# en a1c0bb2e
event-tied = { $you ->
    [seat] { $amount ->
        [one] Вы делите первенство на выборах: { $amount } монах.
        [few] Вы делите первенство на выборах: { $amount } монаха.
       *[many] Вы делите первенство на выборах: { $amount } монахов.
    }
   *[nobody] { $amount ->
        [one] { $seat } делит первенство на выборах: { $amount } монах.
        [few] { $seat } делит первенство на выборах: { $amount } монаха.
       *[many] { $seat } делит первенство на выборах: { $amount } монахов.
    }
}
# en ea672cc6
event-elected = { $you ->
    [seat] Вы становитесь аббатом.
   *[nobody] { $seat } становится аббатом.
}
# en af568e8e
event-reelected = { $you ->
    [seat] Вы остаётесь аббатом.
   *[nobody] { $seat } остаётся аббатом.
}
# en ace9049d
event-imprisoned = { $you ->
    [both] Вы заточаете в Темницу своего монаха.
    [seat] Вы заточаете в Темницу монаха игрока «{ $owner }».
    [owner] { $seat } заточает в Темницу вашего монаха.
   *[nobody] { $own ->
        [yes] { $seat } заточает в Темницу своего монаха.
       *[no] { $seat } заточает в Темницу монаха игрока «{ $owner }».
    }
}
# en 96c4cc71
event-spared = { $you ->
    [seat] Вы никого не заточаете.
   *[nobody] { $seat } никого не заточает.
}
# $tile бывает и tile-unseen.
# en 4ddac9f9
event-drew = { $you ->
    [seat] Вы вытягиваете { $tile-acc }.
   *[nobody] { $seat } вытягивает { $tile-acc }.
}
# en 57df9b41
event-kept = { $you ->
    [seat] Вы оставляете себе { $tile-acc }.
   *[nobody] { $seat } оставляет себе { $tile-acc }.
}
# en bd8290b5
event-returned = { $you ->
    [seat] Вы возвращаете { $tile-acc }.
   *[nobody] { $seat } возвращает { $tile-acc }.
}
# $amount — сколько плиток возвращено в мешок, невидимо для других.
# en 9b7549f8
event-gave-back = { $you ->
    [seat] { $amount ->
        [one] Вы возвращаете { $amount } плитку.
        [few] Вы возвращаете { $amount } плитки.
       *[many] Вы возвращаете { $amount } плиток.
    }
   *[nobody] { $amount ->
        [one] { $seat } возвращает { $amount } плитку.
        [few] { $seat } возвращает { $amount } плитки.
       *[many] { $seat } возвращает { $amount } плиток.
    }
}

## События хода движения

# en 6ca98880
event-turn = { $you ->
    [seat] { $points ->
        [one] Вы начинаете ход движения: { $points } очко движения.
        [few] Вы начинаете ход движения: { $points } очка движения.
       *[many] Вы начинаете ход движения: { $points } очков движения.
    }
   *[nobody] { $points ->
        [one] { $seat } начинает ход движения: { $points } очко движения.
        [few] { $seat } начинает ход движения: { $points } очка движения.
       *[many] { $seat } начинает ход движения: { $points } очков движения.
    }
}
# Ход движения или ход подсчёта окончен.
# en 3a18af21
event-done = { $you ->
    [seat] Вы заканчиваете ход.
   *[nobody] { $seat } заканчивает ход.
}
# en 792f5217
event-exchanged = { $you ->
    [seat] Вы обмениваете плитку.
   *[nobody] { $seat } обменивает плитку.
}
# en ba3a0783
event-laid = { $you ->
    [seat] Вы выкладываете { $place-acc } ({ $x }/{ $y }) { $rotation }.
   *[nobody] { $seat } выкладывает { $place-acc } ({ $x }/{ $y }) { $rotation }.
}
# en 0b492398
event-walked = { $you ->
    [seat] { $points ->
        [one] Вы ведёте монаха от { $place-gen } ({ $x }/{ $y }) до { $to-gen } ({ $to_x }/{ $to_y }) за { $points } очко движения.
        [few] Вы ведёте монаха от { $place-gen } ({ $x }/{ $y }) до { $to-gen } ({ $to_x }/{ $to_y }) за { $points } очка движения.
       *[many] Вы ведёте монаха от { $place-gen } ({ $x }/{ $y }) до { $to-gen } ({ $to_x }/{ $to_y }) за { $points } очков движения.
    }
   *[nobody] { $points ->
        [one] { $seat } ведёт монаха от { $place-gen } ({ $x }/{ $y }) до { $to-gen } ({ $to_x }/{ $to_y }) за { $points } очко движения.
        [few] { $seat } ведёт монаха от { $place-gen } ({ $x }/{ $y }) до { $to-gen } ({ $to_x }/{ $to_y }) за { $points } очка движения.
       *[many] { $seat } ведёт монаха от { $place-gen } ({ $x }/{ $y }) до { $to-gen } ({ $to_x }/{ $to_y }) за { $points } очков движения.
    }
}
# $number — число в ячейке.
# en 4f895cc1
event-entered = { $you ->
    [seat] Вы занимаете ячейку с числом { $number } на плитке { at }.
   *[nobody] { $seat } занимает ячейку с числом { $number } на плитке { at }.
}
# en b0a47846
event-shifted = { $you ->
    [seat] Вы переводите монаха в ячейку с числом { $number } на плитке { at }.
   *[nobody] { $seat } переводит монаха в ячейку с числом { $number } на плитке { at }.
}
# На плитке, куда только что пришёл монах.
# en a96cd719
event-found = { $you ->
    [seat] Вы находите там { number-of-blessings }.
   *[nobody] { $seat } находит там { number-of-blessings }.
}
# en f676b8ec
event-encouraged = { $you ->
    [seat] Вы кладёте благословение на { $place-acc } ({ $x }/{ $y }).
   *[nobody] { $seat } кладёт благословение на { $place-acc } ({ $x }/{ $y }).
}

## События: благословения

# en c021ebad
event-received = { $you ->
    [seat] Вы получаете { number-of-blessings }.
   *[nobody] { $seat } получает { number-of-blessings }.
}
# Кому-то причитается благословение, а запас пуст.
# en dbf070a0
event-put-back = { $you ->
    [seat] Вы возвращаете благословение, потому что запас пуст.
   *[nobody] { $seat } возвращает благословение, потому что запас пуст.
}
# en 52450edc
event-spent = { $you ->
    [seat] Вы тратите { number-of-blessings }.
   *[nobody] { $seat } тратит { number-of-blessings }.
}

## События хода подсчёта

# en 0f6ee6df
event-built = { $you ->
    [seat] Вы получаете { points } за строительство: { at }.
   *[nobody] { $seat } получает { points } за строительство: { at }.
}
# Все, кто строил, получили свои очки.
# en fb5fbf38
event-turned = Построено: { at }.
# en a53b0ff9
event-prayed = { $you ->
    [seat] Вы ставите монаха на молитву на плитке { at } и получаете { points }.
   *[nobody] { $seat } ставит монаха на молитву на плитке { at } и получает { points }.
}
# en bc0ae397
event-worked = { $you ->
    [seat] Вы работаете на плитке { at } и получаете { points }.
   *[nobody] { $seat } работает на плитке { at } и получает { points }.
}
# en 56d882c3
event-totalled = { $you ->
    [seat] Вы можете потратить { points }.
   *[nobody] { $seat } может потратить { points }.
}
# en 0e8d9a69
event-used = { $you ->
    [seat] Вы используете { $place-acc }.
   *[nobody] { $seat } использует { $place-acc }.
}
# en 7d509c5a
event-bought = { $you ->
    [seat] Вы покупаете букву { $letter } { cell } за { cost }.
   *[nobody] { $seat } покупает букву { $letter } { cell } за { cost }.
}
# $owner — чей это монах, может быть и $seat.
# en 6a7981b9
event-called = { $you ->
    [both] Вы покупаете своего монаха из столбца { $column } за { cost }.
    [seat] Вы покупаете монаха игрока «{ $owner }» из столбца { $column } за { cost }.
    [owner] { $seat } покупает вашего монаха из столбца { $column } за { cost }.
   *[nobody] { $own ->
        [yes] { $seat } покупает своего монаха из столбца { $column } за { cost }.
       *[no] { $seat } покупает монаха игрока «{ $owner }» из столбца { $column } за { cost }.
    }
}
# На полоске; $owner — чья она, может быть и $seat.
# en c46e563d
event-large = { $you ->
    [both] Вы кладёте букву { $letter } большой стороной вверх на свою полоску.
    [seat] Вы кладёте букву { $letter } большой стороной вверх на полоску игрока «{ $owner }».
    [owner] { $seat } кладёт букву { $letter } большой стороной вверх на вашу полоску.
   *[nobody] { $own ->
        [yes] { $seat } кладёт букву { $letter } большой стороной вверх на свою полоску.
       *[no] { $seat } кладёт букву { $letter } большой стороной вверх на полоску игрока «{ $owner }».
    }
}
# en d5639268
event-small = { $you ->
    [both] Вы кладёте букву { $letter } малой стороной вверх на свою полоску.
    [seat] Вы кладёте букву { $letter } малой стороной вверх на полоску игрока «{ $owner }».
    [owner] { $seat } кладёт букву { $letter } малой стороной вверх на вашу полоску.
   *[nobody] { $own ->
        [yes] { $seat } кладёт букву { $letter } малой стороной вверх на свою полоску.
       *[no] { $seat } кладёт букву { $letter } малой стороной вверх на полоску игрока «{ $owner }».
    }
}
# en 04e06cf1
event-complete = { $you ->
    [seat] Ваша фраза завершена.
   *[nobody] { $seat }: фраза завершена.
}
# $blessings — во что обращаются неистраченные очки.
# en ad152ca2
event-rested = { $you ->
    [seat] Вы меняете { points } на { number-of-blessings }.
   *[nobody] { $seat } меняет { points } на { number-of-blessings }.
}
# en b42922f3
event-swapped = { $you ->
    [seat] Вы меняете местами буквы { $letter } { cell } и { $other } (столбец { $other_column }, { $other_row } ряд).
   *[nobody] { $seat } меняет местами буквы { $letter } { cell } и { $other } (столбец { $other_column }, { $other_row } ряд).
}
# en 1dcbc866
event-called-election = { $you ->
    [seat] Вы созываете внеочередные выборы.
   *[nobody] { $seat } созывает внеочередные выборы.
}

## События: обет молчания

# en 80d521f1
event-spoke = { $you ->
    [seat] Вы нарушаете обет молчания.
   *[nobody] { $seat } нарушает обет молчания.
}
# en cf779735
event-ready = { $you ->
    [seat] Вы соглашаетесь хранить молчание.
   *[nobody] { $seat } соглашается хранить молчание.
}
# en b51a4019
event-fined = { $you ->
    [seat] Вы отдаёте за это благословение.
   *[nobody] { $seat } отдаёт за это благословение.
}
# en d624fb20
event-turned-small = { $you ->
    [seat] Вы переворачиваете на полоске букву { $letter } малой стороной вверх.
   *[nobody] { $seat } переворачивает на полоске букву { $letter } малой стороной вверх.
}

## События конца партии
# $points — очки заслуг.

# Плитки, которые лежали за ширмой игрока; $amount — сколько их.
# en 9dba9222
event-hand = { $you ->
    [seat] { $amount ->
        [0] Вы убираете ширму: плиток за ней нет.
       *[other] Вы убираете ширму. За ней осталось: { $tiles }.
    }
   *[nobody] { $amount ->
        [0] { $seat } убирает ширму: плиток за ней нет.
       *[other] { $seat } убирает ширму. За ней осталось: { $tiles }.
    }
}
# en a07da87e
event-bag = { $amount ->
    [0] В мешке плиток не осталось.
   *[other] В мешке осталось: { $tiles }.
}
# en f4cb3ff3
event-testament-letters = { $you ->
    [seat] { $amount ->
        [one] У вас { $amount } большая буква, { points }.
        [few] У вас { $amount } большие буквы, { points }.
       *[many] У вас { $amount } больших букв, { points }.
    }
   *[nobody] { $amount ->
        [one] { $seat }: { $amount } большая буква, { points }.
        [few] { $seat }: { $amount } большие буквы, { points }.
       *[many] { $seat }: { $amount } больших букв, { points }.
    }
}
# en 2b9bc6dd
event-testament-blessings = { $you ->
    [seat] У вас { number-of-blessings }, { points }.
   *[nobody] { $seat }: { number-of-blessings }, { points }.
}
# За плитки, оставшиеся за ширмой.
# en 62001f68
event-testament-tiles = { $you ->
    [seat] Вы теряете { points } за невыложенные плитки.
   *[nobody] { $seat } теряет { points } за невыложенные плитки.
}
# en 66459c0b
event-testament = { $you ->
    [seat] { $points ->
        [one] У вас { $points } очко заслуг, { $rank }-е место.
        [few] У вас { $points } очка заслуг, { $rank }-е место.
       *[many] У вас { $points } очков заслуг, { $rank }-е место.
    }
   *[nobody] { $points ->
        [one] { $seat }: { $points } очко заслуг, { $rank }-е место.
        [few] { $seat }: { $points } очка заслуг, { $rank }-е место.
       *[many] { $seat }: { $points } очков заслуг, { $rank }-е место.
    }
}
# $owner — партнёр.
# en 7231b7ac
event-team = { $you ->
    [seat] { $points ->
        [one] Вы и { $owner }: вместе { $points } очко заслуг.
        [few] Вы и { $owner }: вместе { $points } очка заслуг.
       *[many] Вы и { $owner }: вместе { $points } очков заслуг.
    }
    [owner] { $points ->
        [one] { $seat } и вы: вместе { $points } очко заслуг.
        [few] { $seat } и вы: вместе { $points } очка заслуг.
       *[many] { $seat } и вы: вместе { $points } очков заслуг.
    }
   *[nobody] { $points ->
        [one] { $seat } и { $owner }: вместе { $points } очко заслуг.
        [few] { $seat } и { $owner }: вместе { $points } очка заслуг.
       *[many] { $seat } и { $owner }: вместе { $points } очков заслуг.
    }
}
# en 51e69834
event-winner = { $you ->
    [seat] Вы выигрываете партию.
   *[nobody] { $seat } выигрывает партию.
}
# en 7d140426
event-lowest-row = { $you ->
    [seat] Очков поровну, и ряда ниже на сетке нет ни у кого из равных: побеждаете вы.
   *[nobody] Очков поровну, и ряда ниже на сетке нет ни у кого из равных: побеждает { $seat }.
}

## откуда берутся очки завещания

# en 6c888c9b
source-letters = большие буквы
# en 447b940f
source-blessings = благословения
# en 25cd0a68
source-tiles = невыложенные плитки

## Настройки

# en cb2a19dd
option-icons = значки
    .about = дают ли что-нибудь значки плиток
# en a4cc8ac8
option-icons-on = включены
    .about = можно использовать каждый значок
# en b08a56b6
option-icons-off = выключены
    .about = значки ничего не дают: упрощённая партия
# en 37837c6c
option-teams = команды
    .about = за кого играют, если игроков четверо
# en c26fea1b
option-teams-individual = каждый за себя
    .about = все играют сами за себя
# en 12bdaf11
option-teams-paired = пары
    .about = красный и зелёный играют против синего и жёлтого
# en 01290e41
option-silence = обет молчания
    .about = можно ли разговаривать вне раундов службы
# en 5d189a8f
option-silence-off = без обета
    .about = разговаривать можно всегда
# en d7366383
option-silence-vow = обет
    .about = вне раундов службы чат закрыт
# en d3102c4e
option-silence-penalty = обет с епитимьёй
    .about = кто пишет вне раунда службы, отдаёт благословение или переворачивает большую букву
# en 22d9f4f5
option-start = начало
    .about = откуда берутся первые плитки
# en 298a16f0
option-start-random = случайное
    .about = каждый вытягивает три плитки
# en ad924ccd
option-start-keep = на выбор
    .about = каждый вытягивает шесть плиток и оставляет три
# en d497906e
option-start-allotted = назначенное
    .about = каждый получает серую постройку ценностью 2, Тропу, а ещё Сад или коричневую плитку
# en 6d024e5a
option-draws = добор
    .about = сколько плиток вытягивают в следующих раундах службы
# en 78e96a41
option-draws-normal = обычный
    .about = столько, сколько показывает циферблат
# en 01f40dad
option-draws-double = двойной
    .about = вдвое больше, а оставляют столько, сколько показывает циферблат
# en 533ba00f
option-blessings = благословения
    .about = видят ли все, у кого сколько благословений
# en e0f2d440
option-blessings-hidden = скрытые
    .about = благословения лежат за ширмой
# en 51d6f6a6
option-blessings-shown = открытые
    .about = благословения видят все

## В терминале
# На экране 80 столбцов: то, что названо кратким, не длиннее указанного числа букв, вместе с точками.

# en 3a0f001b
cli-calendar = День { $day } из { $days }, { $hour }: { $round }
# en 6926bbfd
cli-abbot = аббат
# Очки и благословения, которые остались в этом ходу.
# en 58eb9032
cli-left = осталось
# Заголовки, не длиннее 3 букв: благословения, плитки за ширмой, очки.
# en 29d94895
cli-do-blessings = бл.
# en 571d5b28
cli-do-tiles = пли
# en 8c32e612
cli-do-score = очк
# Краткие названия плиток, не длиннее 4 букв и все разные; у двух троп название может быть общим.
# За названием потайного хода, не длиннее 3 букв, стоит знак его цвета.
# en e44aacbd
cli-tile-chapter-house = Капи
# en 7245d11e
cli-tile-abbots-house = ДомА
# en d97e82f4
cli-tile-dormitory = Дорм
# en 693e977b
cli-tile-chapel = Часо
# en 45f17218
cli-tile-scriptum = Скри
# en 3d829fad
cli-tile-library = Библ
# en e2210f79
cli-tile-guest-house = Гост
# en d1568267
cli-tile-almonry = Бога
# en efed1aee
cli-tile-bursary = Казн
# en b4d30f69
cli-tile-calefactory = Кале
# en a01611d1
cli-tile-cemetery = Клад
# en 90e04421
cli-tile-locutory = Приё
# en d65e9a5b
cli-tile-prison-cell = Темн
# en ab205b3f
cli-tile-brewhouse = Пиво
# en 06490597
cli-tile-kitchen = Кухн
# en 6a3d4a29
cli-tile-bakehouse = Пека
# en 3457b161
cli-tile-farm = Ферм
# en 289a9c9c
cli-tile-stables = Коню
# en 104ab921
cli-tile-workshop = Маст
# en 02448bcc
cli-tile-smithy = Кузн
# en fbc6a76b
cli-tile-piggery = Свин
# en 2fb35d41
cli-tile-buttery = Погр
# en a5feb952
cli-tile-corn-mill = Мель
# en c4f99886
cli-tile-refectory = Трап
# en e15ec550
cli-tile-infirmary = Лаза
# en 36fb5a5f
cli-tile-garderobes = Отхо
# en 87abb8eb
cli-tile-beehive = Улей
# en fa417f55
cli-tile-carp-pond = Карп
# en 1c6671e3
cli-tile-dovecote = Голу
# en 7daacc78
cli-tile-secret-way = Пот
# en 62fa5a5b
cli-tile-path-straight = Троп
# en 62fa5a5b
cli-tile-path-corner = Троп
# en 897c3e15
cli-tile-field = Поле
# en 3827c7d1
cli-tile-garden = Сад
# Что значат знаки.
# en 9cb5654b
cli-signs = Знаки
# en aa897a29
cli-grey = серая, для учения
# en 7c9f98eb
cli-brown = коричневая, для труда
# en 4cb14f35
cli-both = серая и коричневая
# en 37e180dc
cli-pathway = дорожка
# en 4ea5ee68
cli-gateway = калитка
# en a722e12e
cli-praying = молится
# en e4f5cc23
cli-blessings = благословения на плитке
# en b769b5e2
cli-cost = очки движения до этого места
# en 176473d7
cli-night = ночь
# en 4e89fcf2
cli-draw = столько плиток вытягивают
# en edfcba68
cli-large = большая буква
# en 184010a3
cli-small = малая буква
# en b7e8ae69
cli-free = свободно или уже куплено
# На недостроенной плитке: где стоит монах, числа нет. На остальных: одно число.
# en 4b4579ea
cli-boxes = числа свободных ячеек
# en 03416e54
cli-circled = ценность построенной плитки
# Заголовок перед буквами, которых ещё нет на полоске.
# en a3445a8a
cli-lacks = не хватает на полоске

## Ошибки

# en f76e7c2e
error-teams-of-four = парная партия — для 4 игроков, а не для { $seats }; выберите teams individual или 4 места
# en 0a7ee513
error-edition-closed = в { $entry } всё пусто; хотя бы в одном месте нужно { $words }
# en 542203d4
error-edition-phrase = { $entry } — это { $value }; нужны слова из букв A-Z, всего букв { $right }
# en c4042cf4
error-edition-often = { $entry } содержит { $word } столько раз: { $count }; нужно { $right }
# en 3cdd7923
error-edition-draws = { $entry } требует столько плиток в мешке: { $count }; игроков { $seats }, а плиток { $right }
# en 2ab8f8ea
error-edition-allotted = { $entry } даёт для вида { $value } столько плиток: { $count }; назначенному началу нужно { $right }

## почему нельзя

# en 726c5526
why-MON-COLL-2 = на это не хватает очков
# en ed3de2e0
why-MON-COLL-4 = благословения этого хода пока нельзя тратить
# en 9e406660
why-MON-OCC-4 = эта ячейка занята, или монаха по пути остановит недостроенная плитка
# en 41789d87
why-MON-MOVE-6 = не дойти: мало очков движения или нет пути
# en f93e5ba9
why-MON-OCC-5 = этот монах уже занял ячейку и в этом ходу остаётся там
# en 1e49c65b
why-MON-OCC-7 = плитка полна: монахи ждут, пока её построят
# en c6bbfcf8
why-MON-SCORE-4 = молиться поздно: очки уже подсчитаны
# en 14b11761
why-MON-PRAY-3 = молиться можно только на плитке, построенной до этого раунда
# en b02e8827
why-MON-ICON-2 = там не стоит ни один ваш монах
# en 007a487e
why-MON-ICON-3 = сейчас нельзя: построена в этом раунде, или там молятся
# en c68df757
why-MON-EXCH-1 = в этом ходу вы уже выложили или обменяли плитку
# en 667b7422
why-MON-ENC-2 = после благословения — только ещё благословения или конец хода
# en 1e30a358
why-MON-STABLE-1 = ни одну вашу плитку сейчас не выложить
# en d863534f
why-MON-PLACE-5 = рядом нет построенной или полной плитки
# en e14d86cd
why-MON-PLACE-6 = здесь ни один край не соединится

## причины
# Почему бот что-то советует: что даёт ход сверх следующего по силе выбора.
# en 9205825a
reason-completes = Это завершает строительство: { at }, { points }.
# Там ещё свободно $left клеток.
# en 67f0fb1b
reason-begins = Ваши монахи будут на плитке { at }, где свободных клеток: { $left }; скоро она может быть построена.
# en de6e63c0
reason-prays = Монах молится на плитке { at }: { points }.
# en 1aa40483
reason-works = Монах работает в этом раунде на плитке { at }: { points }.
# en 2eafaf61
reason-letter = Вашей фразе ещё не хватает буквы { $letter }.
# en bd5e31e6
reason-phrase = Это завершает вашу фразу.
# en c5f81126
reason-monk = Со следующего раунда на вас работает ещё один монах.
# en fbca3d74
reason-blessings = Это даёт вам { number-of-blessings }.
# en d7ca4239
reason-tiles = Плитки за ширмой в конце отнимают очки; так их у вас меньше, или они лучше.
# en 2c3bd480
reason-strongest = Из тех, кого можно выбрать, опаснее всех { $owner }.
# en 5bb7fa69
reason-weakest = Из тех, кого можно выбрать, безопаснее всех { $owner }.
# en 31d478ac
reason-little = Разница невелика: что бы вы здесь ни выбрали, изменится мало.

## Разделы правил

# en 7b2f0511
section-MON-TERM = Плитки, края и соседи
# en 0322ce5c
section-MON-COMP = Что лежит в коробке
# en dbdf27e5
section-MON-SETUP = Подготовка
# en b1aad961
section-MON-FLOW = Раунды и ходы
# en 22edb675
section-MON-SERV = Раунды службы
# en a23abdf5
section-MON-ABBOT = Аббат
# en d6be6eb2
section-MON-PRISON = Темница
# en b3b8a693
section-MON-NIGHT = Ночь
# en 3416cd13
section-MON-BREW = Пивоварня
# en a6f02f0f
section-MON-PLACE = Выкладывание плитки
# en 5638041a
section-MON-GROUP = Группы Полей и Садов
# en efc2eaee
section-MON-FEAT = Угодья
# en c0c583d8
section-MON-EXCH = Обмен плитки
# en 1dabd513
section-MON-MOVE = Движение монахов
# en b7b9ea1d
section-MON-OCC = Ячейки и полные плитки
# en e63b6542
section-MON-SECRET = Потайные ходы
# en 50fec8ee
section-MON-ENC = Благословения на плитках
# en 68ea75b0
section-MON-SCORE = Ход подсчёта
# en 87c5912f
section-MON-CONS = Строительство
# en 6e399f27
section-MON-PRAY = Молитва
# en 104ab921
section-MON-WORK = Работа
# en 9acb77db
section-MON-ICON = Плитки со значками
# en a02d8108
section-MON-CHAPEL = Часовня
# en 1821b564
section-MON-ALMON = Богадельня
# en d96ffb5c
section-MON-FARM = Ферма
# en 83cf1c9b
section-MON-SCRIPT = Скрипторий
# en ed1b5ec6
section-MON-LIB = Библиотека
# en a14f7aad
section-MON-WSHOP = Мастерская
# en 9c1d4c5a
section-MON-STABLE = Конюшня
# en 4e7b5920
section-MON-AHOUSE = Дом аббата
# en 1f2c5c42
section-MON-COLL = Покупка букв и монахов
# en e54b52ac
section-MON-BLESS = Благословения
# en 5b47776c
section-MON-PHRASE = Завершение фразы
# en 67ef0425
section-MON-END = Конец партии
# en e08561e9
section-MON-WIN = Очки завещания и победа
# en 7d9efb64
section-MON-TEAM = Парная партия
# en d4691d86
section-MON-SIMPLE = Упрощённая партия
# en 5a5624ee
section-MON-VOW = Обет молчания
# en 992ec347
section-MON-START = Другие способы начать
# en eb2d7c16
section-MON-INFO = Что открыто и что тайно
# en c783a4c5
section-MON-INV = Что верно всегда
