### Поле игры «Монастырь» (Monastery) по-русски: то, что написано прямо на столе.
###
### Плитки, часы, цвета и действия названы в monastery.ftl. $name — имя игрока или название плитки,
### как сказано в комментарии; и то и другое стоит в именительном падеже и не склоняется.

## части поля

# en dc711bb3
board-mon-map = Карта
# en 0b438c8a
board-mon-letters = Буквы
# en e351eea6
board-mon-score = Ход подсчёта
# en 84e12ac6
board-mon-players = Игроки
# en c85e0708
board-mon-hand = Ваши плитки
# en a240f556
board-mon-hand-empty = За вашей ширмой плиток нет.
# en 833ed0a5
board-mon-drawn = Вытянуты, ещё не оставлены
# en d831a8df
board-mon-instead = Нажмите, чтобы выложить вместо неё эту.
# en c4c609e5
board-mon-give-back = Нажмите, чтобы вернуть её за ширму.
# На небольшом экране части показаны по одной: их короткие названия.
# en be176b00
board-mon-part-map = Карта
# en 0b438c8a
board-mon-part-letters = Буквы
# en 9ea9bd21
board-mon-part-score = Подсчёт
# en 84e12ac6
board-mon-part-players = Игроки
# О варианте, который сам ничего не завершает.
# en f3806879
board-mon-choose = Остальное выберете дальше.

## карта

# Что можно делать с самой картой, для тех, кто слушает.
# en 6ac11aef
board-mon-map-keys = Карта. Стрелки её двигают, плюс и минус увеличивают и уменьшают, 0 показывает её всю, Enter переходит к плиткам.
# en b05e2520
board-mon-closer = Крупнее
# en 00417195
board-mon-farther = Мельче
# en 2150d8df
board-mon-all = Показать всё
# Место, где несколько вариантов: $name — плитка с её местом.
# en 40732a03
board-mon-several = { $count ->
    [one] { $name }: { $count } вариант
    [few] { $name }: { $count } варианта
   *[many] { $name }: { $count } вариантов
}
# en 7d9eb7ac
board-mon-close = Закрыть
# en 2751356d
board-mon-turn = Повернуть плитку
# en fc78a337
board-mon-at = { $name } ({ $x }/{ $y })
# После названия свободной клетки; $names перечисляет её соседей.
# en 82f717b3
board-mon-beside = { $name }, рядом: { $names }
# en bace36f9
board-mon-ahead = { $name }; цель: { $place }
# Замечания о плитке, каждое само по себе.
# en 0c87ed81
board-mon-study = учение
# en ddf015a7
board-mon-toil = труд
# en f5c412b6
board-mon-both = учение и труд
# en 43a5c3c2
board-mon-plan = не достроено; ячейки { $numbers }
# en 92a8eace
board-mon-built = построено, ценность { $value }
# en 4ea94954
board-mon-feature = монахам сюда нельзя
# en a18b869b
board-mon-full = полная
# en e0c8afff
board-mon-turned = построено в этом раунде
# Стороны плитки; $sides их перечисляет.
# en 9e2a1fb6
board-mon-ways = Дорожки: { $sides }.
# en 55b6cde2
board-mon-gates = Калитки: { $sides }.
# en dc365e79
board-mon-north = север
# en 6bdb262b
board-mon-east = восток
# en 2daa8d4a
board-mon-south = юг
# en 76a79620
board-mon-west = запад
# en a2add86c
board-mon-blessings = { $count ->
    [one] { $count } благословение
    [few] { $count } благословения
   *[many] { $count } благословений
}
# Монахи одного игрока: $name — игрок.
# en 788dc55c
board-mon-standing = { $count ->
    [1] монах ({ $name })
    [one] { $count } монах ({ $name })
    [few] { $count } монаха ({ $name })
   *[many] { $count } монахов ({ $name })
}
    .mine = { $count ->
        [1] ваш монах
        [one] { $count } ваш монах
        [few] { $count } ваших монаха
       *[many] { $count } ваших монахов
    }
# en 66d0b61b
board-mon-praying = { $count ->
    [1] молящийся монах ({ $name })
    [one] { $count } молящийся монах ({ $name })
    [few] { $count } молящихся монаха ({ $name })
   *[many] { $count } молящихся монахов ({ $name })
}
    .mine = { $count ->
        [1] ваш молящийся монах
        [one] { $count } ваш молящийся монах
        [few] { $count } ваших молящихся монаха
       *[many] { $count } ваших молящихся монахов
    }
# en 90442eb4
board-mon-in-box = { $name } в ячейке { $number }
    .mine = ваш монах в ячейке { $number }
# Сколько очков движения стоит дойти; $name — место.
# en c053013d
board-mon-cost = { $points ->
    [one] { $name }: { $points } очко
    [few] { $name }: { $points } очка
   *[many] { $name }: { $points } очков
}
# О плитке, которую смотрят, ещё не взяв: на скольких свободных клетках она может лечь.
# en 79ea2d13
board-mon-fits = { $count ->
    [0] Сейчас ей нигде нет места.
    [one] Место для неё есть на { $count } клетке.
   *[many] Место для неё есть на { $count } клетках.
}

## календарь

# .now — идущий день и номер его часа.
# en 0e8491f5
board-mon-day = День { $day }
    .now = День { $day }, раунд { $hour } из 10
# en f4db1e48
board-mon-end = Конец
# en dcf59a52
board-mon-dial = Циферблат, день { $day }
# Деление циферблата: его час и для чего раунд; .draws — сколько плиток каждый тогда вытягивает.
# en 00b34951
board-mon-space = { $hour }: { $round }
    .draws = { $draws ->
        [one] { $hour }: { $round }, { $draws } плитка
        [few] { $hour }: { $round }, { $draws } плитки
       *[many] { $hour }: { $round }, { $draws } плиток
    }
# en e7b6433b
board-mon-now = (сейчас)

## чей ход и для чего

# en 91148b6a
board-mon-phase-deal = Раздаются цвета
# en d677190e
board-mon-phase-service = Служба
# en 4e9f8db8
board-mon-phase-night = Ночь
# en 9ed60853
board-mon-phase-over = Конец
# $name — игрок, чей ход; сколько осталось, стоит рядом.
# en 1999da7a
board-mon-phase-movement = Ход движения: { $name }
    .mine = Ваш ход движения
# en d6e0a762
board-mon-phase-scoring = Ход подсчёта: { $name }
    .mine = Ваш ход подсчёта
# en d5bf400e
board-mon-left = { $points ->
    [one] осталось { $points } очко движения
    [few] осталось { $points } очка движения
   *[many] осталось { $points } очков движения
}
# en 3ffaf2d2
board-mon-to-spend = { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
   *[many] осталось { $points } очков
}
# en 0570209f
board-mon-purse = { $count ->
    [one] можно потратить { $count } благословение
    [few] можно потратить { $count } благословения
   *[many] можно потратить { $count } благословений
}

## игроки

# Замечания после имени игрока, каждое само по себе.
# en ac03a4f7
board-mon-asked = активный игрок
# en 6926bbfd
board-mon-abbot = аббат
# en 74a347cf
board-mon-colour = цвет: { $colour }
# en 28575285
board-mon-no-colour = ещё без цвета
# en 30dfe7e6
board-mon-tiles = { $count ->
    [one] { $count } плитка за ширмой
    [few] { $count } плитки за ширмой
   *[many] { $count } плиток за ширмой
}
# en 6a60c77f
board-mon-no-blessings = число благословений скрыто
# en 6c79b771
board-mon-on-grid = { $count ->
    [one] { $count } монах на сетке
    [few] { $count } монаха на сетке
   *[many] { $count } монахов на сетке
}
# en 948250d9
board-mon-lower = платит нижние цены
# en 369be3cb
board-mon-partner = партнёр: { $name }
# en 0c63af4c
board-mon-points = { $points ->
    [one] { $points } очко заслуг
    [few] { $points } очка заслуг
   *[many] { $points } очков заслуг
}
# Полоска букв: $name — игрок, $letters говорит о каждом месте, чем оно занято.
# en 7209b647
board-mon-strip = Фраза ({ $name }): { $letters }
# en ed865548
board-mon-final = Что остаётся после вас
# en b5eb82c4
board-mon-space-free = { $letter } свободна
# en 56dd941e
board-mon-space-large = { $letter } большая
# en 4264b7c4
board-mon-space-small = { $letter } малая

## общее

# en eb127795
board-mon-bag = { $count ->
    [one] Мешок: { $count } плитка
    [few] Мешок: { $count } плитки
   *[many] Мешок: { $count } плиток
}
# en dfc7503c
board-mon-pool = { $count ->
    [one] Запас: { $count } благословение
    [few] Запас: { $count } благословения
   *[many] Запас: { $count } благословений
}

## сетка букв

# Цены по столбцам: верхние, и нижние для тех, чья фраза завершена.
# en 5a6e4f56
board-mon-upper = Цены
# en 2b39f6d9
board-mon-lower-row = Цены, когда фраза завершена
# en f46429b8
board-mon-yours = ваши цены
# Ряд: его цвет и чей он; .nobody — если за него никто не играет.
# en fad04aba
board-mon-row = Ряд ({ $colour }): { $name }
    .nobody = Ряд ({ $colour }): ничей
# en a9529204
board-mon-letter = { $letter }, столбец { $column }
# en 1ea7631b
board-mon-letter-small = { $letter } малая, столбец { $column }
# en 253946b2
board-mon-monk = монах, столбец { $column }
# en e36efc66
board-mon-gone = пусто, столбец { $column }
# Замечание: на полоске читателя есть свободное место для этой буквы.
# en 7417202e
board-mon-needed = (нужна для вашей полоски)

## ход подсчёта

# en 6e399f27
board-mon-prayer = Молитва
# en 104ab921
board-mon-work = Работа
# en 81c30add
board-mon-icons = Что можно использовать
# $name — место, $points — что оно принесло бы сейчас.
# en c053013d
board-mon-brings = { $points ->
    [one] { $name }: { $points } очко
    [few] { $name }: { $points } очка
   *[many] { $name }: { $points } очков
}
# en 66050df9
board-mon-no-prospect = Сейчас здесь ничто не принесёт очков.
# en cb59c85e
board-mon-not-scoring = Здесь видно, что принесут молитва и работа, когда у кого-нибудь идёт ход подсчёта.

## галерея для авторов

# en 4da22a36
board-mon-showcase-tiles = Плитки
# en 9cb5654b
board-mon-showcase-signs = Знаки
