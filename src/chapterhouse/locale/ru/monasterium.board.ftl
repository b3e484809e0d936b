### Поле игры «Монастериум» по-русски: то, что написано прямо на столе.
###
### Монастыри, постройки, действия и ресурсы названы в monasterium.ftl. $name — имя игрока, оно не
### склоняется.

## части поля

# en 9197c352
board-msm-map = Монастыри
# en c7ea7298
board-msm-path = Дорога
# en 6e639713
board-msm-dice = Кубики
# en 93ffb8ce
board-msm-missions = Задания
# en 84e12ac6
board-msm-players = Игроки
# en 048c3c1e
board-msm-part-map = Монастыри
# en 62fa5a5b
board-msm-part-path = Дорога
# en 6e639713
board-msm-part-dice = Кубики
# en 93ffb8ce
board-msm-part-missions = Задания
# en 4816cbfd
board-msm-part-boards = Планшет
# en f3806879
board-msm-choose = Остальное выберете дальше.

## календарь

# en ec45ae55
board-msm-year = Год { $year }
    .now = Год { $year }, раунд { $round } из { $rounds }
# en f4db1e48
board-msm-end = Конец

## игроки

# en 620ba75e
board-msm-start = первый игрок
# en ac03a4f7
board-msm-asked = активный игрок
# en a3cf8867
board-msm-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# en 2fbd61d5
board-msm-board-of = Планшет: { $name }
# en 19519f2d
board-msm-owned = { $count ->
    [one] { $count } личный кубик
    [few] { $count } личных кубика
   *[many] { $count } личных кубиков
}
# en 72e8f509
board-msm-reroll-ready = Жетон переброса готов
# en ae64d181
board-msm-reroll-spent = Жетон переброса в этом раунде уже использован
# en 36574fcc
board-msm-goods = Ресурсы

## монастыри

# en 395b5ec9
board-msm-jump = { $count ->
    [0] { $name }
    [one] { $name }: { $count } место на выбор
    [few] { $name }: { $count } места на выбор
   *[many] { $name }: { $count } мест на выбор
}
# en c0c6c815
board-msm-room = { $place }, { $kind }: { $state }
# en fcaa329f
board-msm-place = { $place }: { $state }
# en ad95d5fa
board-msm-free = свободно
# en c3eefb58
board-msm-blocked = закрыто
# en f3fbc43b
board-msm-chapel = { $name }: занято { $count } из { $room }, { $who }
# en 6c4e2553
board-msm-chapel-empty = { $name }: занято { $count } из { $room }
# en 3b39b296
board-msm-tiles = { $count ->
    [0] Фрагментов витража не осталось
    [one] Остался { $count } фрагмент витража
    [few] Осталось { $count } фрагмента витража
   *[many] Осталось { $count } фрагментов витража
}

## дорога

# en c28994e8
board-msm-stop = Поле { $number }: { $parts }
# en 3f510892
board-msm-stop-with = Поле { $number }: { $parts }; здесь: { $envoys }

## кубики

# en 05e7f4a5
board-msm-field = { $field }: { $dice }
# en 9d09c9ae
board-msm-field-empty = { $field }: пусто
# en fbb602f8
board-msm-white-dice = { $count ->
    [one] { $count } белый кубик
    [few] { $count } белых кубика
   *[many] { $count } белых кубиков
}
# en dd2f366a
board-msm-own-dice = { $count ->
    [one] { $count } кубик ({ $name })
    [few] { $count } кубика ({ $name })
   *[many] { $count } кубиков ({ $name })
}
# en ad825fcc
board-msm-roll = Бросок: { $name }
# en 4c9fc7b2
board-msm-picked = { $die }, на переброс
# en 226f127e
board-msm-hands = Кубики, ещё не выставленные
# en cca76e14
board-msm-hand = { $name }: белых { $white }, личных { $own }
# en 596833fc
board-msm-turn = Ход: { $name }
    .mine = Ваш ход
# en 580a02b2
board-msm-turn-last = Предыдущий ход: { $name }
    .mine = Ваш предыдущий ход
# en 028f2de0
board-msm-unspent = { $count ->
    [one] Остался { $count } кубик: { $column }
    [few] Осталось { $count } кубика: { $column }
   *[many] Осталось { $count } кубиков: { $column }
}
# en 0ffe7230
board-msm-chain = Что уже принёс этот ход

## поля действий

# en c751a9fa
board-msm-area = Поля действий
# en 8fd9f45b
board-msm-locked = Ещё не открыто, { $novice } ещё здесь: { $action }
# en c0bc2654
board-msm-open = Открыто: { $action }
# en fd42831b
board-msm-flip = { $novice } ещё здесь; когда он уйдёт, жетон столбца перевернётся
# en c1018582
board-msm-flipped-by = { $novice } отправлен, жетон столбца перевёрнут
# en 0bd08af9
board-msm-unlocks = открывает: { $action }
# en 36f93234
board-msm-flips = перевернёт жетон столбца
# en 945ed3fa
board-msm-tile = { $action }
# en e2ad9e42
board-msm-tile-turned = { $action }; перевёрнут: 1 очко за каждый кубик
# en 22fedf2f
board-msm-used = (в этот ход уже использовано)
# en 5342bfa6
board-msm-beside = { $row }: дополнительный послушник ждёт

## витраж

# en ed805c49
board-msm-window = Витраж
# en e8e57c02
board-msm-window-row = { $row }: { $tiles }
# en 2e1cfa82
board-msm-no-tile = пусто

## задания

# en f46ab134
board-msm-need = { $place } ({ $monastery })
# en 7c3ab93f
board-msm-mission = { $points ->
    [one] { $name }: { $task }; { $points } очко
    [few] { $name }: { $task }; { $points } очка
   *[many] { $name }: { $task }; { $points } очков
}
# en 21f931cc
board-msm-mission-done = { $points ->
    [one] { $name }: { $task }; { $points } очко; выполнено: { $by }
    [few] { $name }: { $task }; { $points } очка; выполнено: { $by }
   *[many] { $name }: { $task }; { $points } очков; выполнено: { $by }
}
# en 79bf1c60
board-msm-condition-novices = { $count ->
    [one] отправлен { $count } послушник
    [few] отправлено { $count } послушника
   *[many] отправлено { $count } послушников
}
# en 2134c7cb
board-msm-condition-common = { $count ->
    [one] { $count } послушник в общих залах
    [few] { $count } послушника в общих залах
   *[many] { $count } послушников в общих залах
}
# en 2d9a0f29
board-msm-condition-cloister = { $count ->
    [one] { $count } послушник на местах клуатров
    [few] { $count } послушника на местах клуатров
   *[many] { $count } послушников на местах клуатров
}
# en 2da94b6d
board-msm-condition-window = { $count ->
    [one] фрагменты витража из { $count } монастыря
    [few] фрагменты витража из { $count } монастырей
   *[many] фрагменты витража из { $count } монастырей
}
# en 19519f2d
board-msm-condition-dice = { $count ->
    [one] { $count } личный кубик
    [few] { $count } личных кубика
   *[many] { $count } личных кубиков
}

## галерея для авторов

# en 9cb5654b
board-msm-showcase-signs = Знаки
