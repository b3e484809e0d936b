### Поле игры «Аббатство» (Biblios) по-русски: то, что написано прямо на столе.

## игроки

# en ac677eb7
board-rivals = Другие игроки
# en ebd682fb
board-players = Игроки
# en 9de3e4f9
board-hand-own = Ваша рука
# en 601316b3
board-hand-cards = Ваши карты, их можно прокрутить
# en 005e131b
board-hand-empty = Карт нет
# en fbe59f29
board-hand-size = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## что делает игрок

# en ac928021
board-active = активный игрок
    .you = ваш ход
# en a5a32be0
board-places = кладёт карту
    .you = вы кладёте карту
# en 16b8c7af
board-takes = берёт карту
    .you = вы берёте карту
# en 86a83fce
board-church = выбирает кубики
    .you = вы выбираете кубики
# en a756bc47
board-speaks = делает ставку
    .you = ваша ставка или пас
# en a97288f2
board-may-bid = ещё торгуется
    .you = вы ещё торгуетесь
# en 1314081e
board-passed = пас
    .you = вы спасовали
# en 44c71b02
board-barred = вне торга за этот лот
    .you = вы вне торга за этот лот
# en 53bcbcf2
board-leads-gold = лидер торга: { $amount } золотом
    .you = вы лидер торга: { $amount } золотом
# en b4671fd3
board-leads-cards = { $amount ->
    [one] лидер торга: { $amount } карта
    [few] лидер торга: { $amount } карты
   *[many] лидер торга: { $amount } карт
}
    .you = { $amount ->
        [one] вы лидер торга: { $amount } карта
        [few] вы лидер торга: { $amount } карты
       *[many] вы лидер торга: { $amount } карт
    }
# en 96fce297
board-pays-gold = к оплате { $amount } золотом
    .you = вам платить { $amount } золотом
# en fb37d568
board-pays-cards = { $amount ->
    [one] к оплате { $amount } карта
    [few] к оплате { $amount } карты
   *[many] к оплате { $amount } карт
}
    .you = { $amount ->
        [one] вам платить: { $amount } карта
        [few] вам платить: { $amount } карты
       *[many] вам платить: { $amount } карт
    }

## кубики

# en dffc68b0
board-scriptorium = Скрипторий
# en 1e5c2832
board-die = { $category }: { $face }
# en 0bf5a4ea
board-won = получает кубик ({ $face })
# en 987f60f7
board-unwon = кубик ({ $face }) не достаётся никому
# en 2ebbaa1a
board-die-first-up = { $category }: первый из двух кубиков на повышение
# en d929660e
board-die-first-down = { $category }: первый из двух кубиков на понижение
# en 21c8ada0
board-die-chosen = { $category }: выбрано; нажмите ещё раз, чтобы отменить
# en 39e77b72
board-dice-first = Выберите первый из двух кубиков
# en 11d2bfce
board-dice-second = Теперь выберите второй кубик
# en 54ff698d
board-die-moves = с { $from } до { $to }

## стол

# en b3ecbbbb
board-table = Стол
# en 7369212b
board-drawn = Карта { $nth } из { $all }
# en 052f093b
board-yours = Её видите только вы
# en 6236ce04
board-theirs = Её видит только { $name }
# en d8644cb1
board-chapel = { $name } выбирает кубики
# en 183f00f4
board-keep = Оставить
# en a28a8842
board-auction = Стопка аукциона
# en e01357b7
board-common = Общее поле
# en 904f8191
board-used = { $nth } из { $all }
# en a51aa808
board-place-option = { $option }: { $standing }
# en 3a37922c
board-lot = Лот { $nth } из { $all }
# en e5ab1048
board-lot-by = Лот открывает { $name }
# en b8d1b911
board-bidding = Торг
# en 707c128e
board-open-hands = Все руки открыты

## ответы заранее

# en 66622321
board-ahead = Ставки заранее
# en c167a6ba
board-ahead-set = Ставки заданы заранее
# en 6165adba
board-ahead-about = То, что вы решите здесь, будет сыграно за вас, когда до вас дойдёт очередь: через несколько секунд и так, будто вы сделали это сами. Больше никто об этом не узнает. Ставка никогда не бывает больше, чем вы можете заплатить: тогда вы пасуете.
# en 38703129
board-ahead-lot = Этот лот: { $lot }
# en 61e0f382
board-ahead-others = Все остальные лоты
# en c0b5aeec
board-ahead-ask = спросить меня
# en d74ff0ee
board-ahead-pass = пасовать
# en fc16b0ab
board-ahead-bid = торговаться до
# en c79e0327
board-ahead-gold = Золото (ставят карты)
# en 007bbc43
board-ahead-limit = До какой суммы: { $kind }
# en a9440fa6
board-ahead-from = От какой ценности: { $kind }
# en 1d89b979
board-ahead-any = любая ценность
# en e862c218
board-ahead-value = от { $value }
# en a0898af7
board-ahead-pass-all = Пасовать на всех этих
# en 9eb44c94
board-ahead-pays = Оплата золотом
# en c0b5aeec
board-ahead-pays-ask = спросить меня
# en af60a0bd
board-ahead-pays-exact = платить, если выходит точно
# en 34cf51c8
board-ahead-pays-least = платить с наименьшей потерей
# en 4a8bacc2
board-ahead-settle = Так и решить
# en 164546a9
board-ahead-withdraw = Отозвать
# en 1a58df02
board-ahead-rests = За этот лот вы торгуетесь сами
# en 7af31732
board-ahead-now-pass = На этом лоте вы пасуете
# en fd595139
board-ahead-now-bid = За этот лот — до { $limit }
# en cfce1016
board-ahead-others-set = Решено по видам лотов

## карты

# en 97f1c8eb
board-face-down = карта рубашкой вверх
# en 6249df43
board-gold = Золото
# en f347f71e
board-church-cards = Карты церкви
# en ace6a6b0
board-group = { $count ->
    [one] { $suit }: { $total }, { $count } карта
    [few] { $suit }: { $total }, { $count } карты
   *[many] { $suit }: { $total }, { $count } карт
}
# en fd176e8d
board-own-gold = Ваше золото: { $gold }
# en 556803af
board-own-cards = Ваши карты: { $cards }; ваше золото: { $gold }
# en 7048f38b
board-tray = Оплата
# en 1d5b9d80
board-tray-gold = Золото: { $paid } из { $owed }
# en f5547be9
board-tray-cards = Карты: { $paid } из { $owed }
# en 3c6440b4
board-pay-exactly = { $count ->
    [1] Заплатить ровно { $amount }
   *[other] Заплатить ровно { $amount } ({ $cards })
}
# en 8da1c854
board-pay-least = { $count ->
    [1] Заплатить { $amount } без сдачи
   *[other] Заплатить { $amount } без сдачи ({ $cards })
}
# en 9bac2a74
board-pay-chosen = Заплатить выбранными картами
# en 90f2e88d
board-cards = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
# en 7c1fb434
board-aside = { $count ->
    [one] ещё { $count } убрана вслепую, и никто её не знает
    [few] ещё { $count } убраны вслепую, и никто их не знает
   *[many] ещё { $count } убрано вслепую, и никто их не знает
}
# en a0f200fc
board-lots = будущие лоты
# en 10dde8d5
board-known = Известные карты: { $name }
# en eb4a5dae
board-tracker = Где карты
# en 504465b9
board-track-hand = У вас в руке
# en 032437ce
board-track-seen = Видели в других местах
# en fcc9014d
board-track-buried = Сброшены рубашкой вверх
# en bd9008aa
board-track-out = Не видели
# en 67a7686a
board-track-about = Это то, что вы видели сами. Остальные карты могут быть у кого-то в руке, в стопке, сброшены другими рубашкой вверх или вне игры.
# en 3275ca00
board-unknown = { $count ->
    [one] { $count } карта вам неизвестна.
    [few] { $count } карты вам неизвестны.
   *[many] { $count } карт вам неизвестно.
}
# en f3e76608
board-once = Были здесь; возможно, уже нет
# en 7d9eb7ac
board-close = Закрыть

## фазы

# en 09bb2816
board-phase-gift = Дар
    .now = Дар { $nth } из { $all }
# en 31916db6
board-phase-auction = Аукцион
    .now = Аукцион { $nth } из { $all }
# en 5b947a64
board-phase-end = Конец
    .now = Конец

## галерея для авторов

# en a52fcbbc
board-showcase-cards = Карты
# en 6e639713
board-showcase-dice = Кубики
