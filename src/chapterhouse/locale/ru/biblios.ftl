### «Аббатство» (Biblios) по-русски. Термины — из словаря в biblios.rules.ftl.
###
### Имена людей, $seat и $taker, не склоняются и стоят только в именительном падеже; предложение
### строится в настоящем времени и подходит и мужчинам, и женщинам.
### Названия карт и категорий приходят во всех падежах: $card-acc, $category-gen…
### Категории сами по себе (на кубике, в таблице) пишутся с прописной буквы, в предложениях — со
### строчной. Поэтому у них записаны все падежи, а именительный в предложениях не стоит.

## Игра

# en 35afb591
game = Аббатство
    .about = Получайте монахов, пигменты и книги в дар и покупайте их на аукционе, пока церковь меняет их ценность
    .lasts = около 30 минут
    .weight = легко освоить
    .suits = Подойдёт всем, хороша и как первая игра. Для тех, кто любит торговаться, блефовать и угадывать, что нужно другим
# en 6fb874cc
overview-dice = Собирайте карты пяти категорий. В каждой кубик получает тот, у кого сумма больше, а ваши очки — это числа на ваших кубиках. Побеждает тот, у кого больше очков.
# en b11fd34a
overview-gifts = Сначала идёт фаза «дар». В свой ход вы берёте карты по одной и кладёте каждую, ещё не видя следующей: одну себе в руку, одну рубашкой вверх в стопку аукциона и по одной лицом вверх в общее поле для каждого соперника.
# en 7c562628
overview-common = Затем каждый из остальных берёт одну из открытых карт. Так каждый ход приносит всем по карте.
# en 0da851d8
overview-church = Карта церкви не остаётся в руке. Кто её получил, может сразу изменить кубики: категория станет дороже или дешевле.
# en 145b2117
overview-auction = Когда колода кончится, стопку аукциона продают, лот за лотом. Карты покупают за золото, а золото — за любые карты.
# en dff84229
overview-bluff = Можно ставить больше, чем вы в силах заплатить, если за столом не играют с честными ставками. Но кто выиграл лот и не платит, тот теряет карты, а лот продают снова, уже без него.
# en f5d43f1b
overview-totals = В конце сложите ценности своих карт в каждой категории. При равных суммах решает лучшая печать: А лучше Б.
# en dab71d37
overview-gold = Золото не приносит очков. Только при равенстве очков побеждает тот, у кого золота больше.
# en a87e8ac0
overview-card = Число на карте — её ценность, буква — печать. Число на монете — сколько она стоит.
# en fa62c381
overview-choose = Все кубики не выиграть. Рано выберите две-три категории, повышайте их кубики и понижайте остальные.
# en 35e1bd7d
overview-keep-gold = Отправляйте на аукцион то, что хотите потом купить, и берегите для этого золото.

## Что лежит на столе

# О том, на что указывают: для чего оно; название стоит выше.

# en fe1df41f
about-category-card = Число идёт в сумму своей категории, буква — это печать. Кубик в конце получает тот, у кого сумма больше; при равных суммах решает лучшая печать: А лучше Б.
# en 83508ca7
about-gold-card = Золотом платят за остальные лоты аукциона. Очков оно не приносит, но решает при равенстве очков.
# en c45f069b
about-church-card = Кто её получил, может сразу изменить кубики или отказаться. Затем её сбрасывают; в руке она не остаётся. Кто оставил её себе, другой карты за этот ход не оставит.
# en 3b39f48e
about-die = Столько очков принесёт категория в конце. Карты церкви повышают и понижают кубик, от 1 до 6.
# en e461df7f
about-pool = Фаза «дар» идёт, пока не кончится колода; затем начинается аукцион.
# en aa6dab3a
about-pile = Каждый ход фазы «дар» сюда кладут одну карту рубашкой вверх. Для аукциона их перемешивают и продают по одной.
# en efdc1751
about-discard = Здесь лицом вверх лежат сыгранные карты церкви, уплаченное золото и лоты, которые никто не купил.
# en 0e2753d6
about-buried = Здесь рубашкой вверх лежат карты, уплаченные за золото или потерянные как штраф. Их знает только тот, у кого они были.
# en c1fdf84d
about-box = Золото, отложенное до начала партии у всех на виду. В игру оно не вернётся.
# en 1e8f07cd
about-slot = Тот, чей ход, оставляет себе ровно одну из карт, не показывая её.
# en b2daec96
about-common = Сюда лицом вверх кладут по карте для каждого соперника. Затем каждый из них берёт одну.
# en 1eba3829
about-lot = Его получает самая высокая ставка. Ставят золото, а на золото — карты; кто не платит, получает штраф.
# en 192fa021
about-hand = Сколько карт в руке, знают все. Из них показаны те, что попали туда у вас на глазах.

## Карты

# en 6eb49da1
seal = { $seal ->
    [1] А
    [2] Б
    [3] В
    [4] Г
    [5] Д
    [6] Е
    [7] Ж
    [8] З
   *[9] И
}
# en 98cb09eb
card-monks = монах { $value }-{ seal }
    .acc = монаха { $value }-{ seal }
    .gen = монаха { $value }-{ seal }
    .dat = монаху { $value }-{ seal }
    .ins = монахом { $value }-{ seal }
# en 6bb867b2
card-pigments = пигмент { $value }-{ seal }
    .gen = пигмента { $value }-{ seal }
    .dat = пигменту { $value }-{ seal }
    .ins = пигментом { $value }-{ seal }
# en e5553d4e
card-books = священная книга { $value }-{ seal }
    .acc = священную книгу { $value }-{ seal }
    .gen = священной книги { $value }-{ seal }
    .dat = священной книге { $value }-{ seal }
    .ins = священной книгой { $value }-{ seal }
# en 8e6fb105
card-manuscripts = манускрипт { $value }-{ seal }
    .gen = манускрипта { $value }-{ seal }
    .dat = манускрипту { $value }-{ seal }
    .ins = манускриптом { $value }-{ seal }
# en 75a57ccf
card-tomes = запретный том { $value }-{ seal }
    .gen = запретного тома { $value }-{ seal }
    .dat = запретному тому { $value }-{ seal }
    .ins = запретным томом { $value }-{ seal }
# en 03634610
card-gold = золото { $value }
    .gen = золота { $value }
    .dat = золоту { $value }
    .ins = золотом { $value }

-up-two = «+1 к двум кубикам»
-down-two = «−1 к двум кубикам»
-up = «+1 к одному кубику»
-down = «−1 к одному кубику»
-either = «+1 или −1 к одному кубику»

# en fecfb3fa
card-church-up-two = карта церкви { -up-two }
    .acc = карту церкви { -up-two }
    .gen = карты церкви { -up-two }
    .dat = карте церкви { -up-two }
    .ins = картой церкви { -up-two }
# en 386abe17
card-church-down-two = карта церкви { -down-two }
    .acc = карту церкви { -down-two }
    .gen = карты церкви { -down-two }
    .dat = карте церкви { -down-two }
    .ins = картой церкви { -down-two }
# en edc9ced6
card-church-up = карта церкви { -up }
    .acc = карту церкви { -up }
    .gen = карты церкви { -up }
    .dat = карте церкви { -up }
    .ins = картой церкви { -up }
# en d49d3bb6
card-church-down = карта церкви { -down }
    .acc = карту церкви { -down }
    .gen = карты церкви { -down }
    .dat = карте церкви { -down }
    .ins = картой церкви { -down }
# en 483b5ae1
card-church-either = карта церкви { -either }
    .acc = карту церкви { -either }
    .gen = карты церкви { -either }
    .dat = карте церкви { -either }
    .ins = картой церкви { -either }

# Карта, которой читатель не видит.
# en da0d4b10
card-unseen = карта
    .acc = карту
    .gen = карты
    .dat = карте
    .ins = картой
# en fa635cac
cards-unseen = { $count ->
    [1] одна карта
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
    .acc = { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    .gen = { $count ->
        [1] одной карты
        [one] { $count } карты
       *[many] { $count } карт
    }
    .dat = { $count ->
        [1] одной карте
        [one] { $count } карте
       *[many] { $count } картам
    }
    .ins = { $count ->
        [1] одной картой
        [one] { $count } картой
       *[many] { $count } картами
    }

## Категории

# en 2c888041
category-monks = Монахи
    .acc = монахов
    .gen = монахов
    .dat = монахам
    .ins = монахами
# en 6293d963
category-pigments = Пигменты
    .acc = пигменты
    .gen = пигментов
    .dat = пигментам
    .ins = пигментами
# en 7141e259
category-books = Священные книги
    .acc = священные книги
    .gen = священных книг
    .dat = священным книгам
    .ins = священными книгами
# en 6e0d1c28
category-manuscripts = Манускрипты
    .acc = манускрипты
    .gen = манускриптов
    .dat = манускриптам
    .ins = манускриптами
# en c945e4af
category-tomes = Запретные тома
    .acc = запретные тома
    .gen = запретных томов
    .dat = запретным томам
    .ins = запретными томами

## Места

# en d8303259
zone-pool = колода
# en e962e506
zone-drawn = взятая карта
# en c151347f
zone-slot = оставленная карта
# en 7ee73b96
zone-common = общее поле
# en b7b30d6e
zone-lot = лот
# en bb9661d7
zone-chapel = карта церкви
# en f06618db
zone-discard = сброс
# en d99bb50f
zone-buried = сброшено рубашкой вверх
# en 81e38b89
zone-box = отложено
# en 9d985f5a
zone-pile = стопка аукциона
# en 040ffd59
zone-offer = оплата
# en 1b001706
zone-hand = рука
# en 5034db86
zone-scriptorium = скрипторий

## Действия
# Инфинитив: стоит и на кнопке, и в «нельзя …: …» (refusal в house.ftl). Первого игрока
# назначает жребий, и отказа с act-first не бывает.

# en 2ca2bdd5
act-first = начинает { $seat }
# en 4c77df88
act-card = открыть { $card-acc }
# en e39d4726
act-keep = оставить себе
# en 5ad12b53
act-auction = отправить на аукцион
# en 338f167d
act-common = положить в общее поле
# en ec0c82b5
act-take = взять { $card-acc }
# en 6ad74781
act-decline = отказаться от эффекта
# en 2e11bcae
act-raise = повысить значение { $category-gen }
# en cd445633
act-lower = понизить значение { $category-gen }
# en 9e6ae31e
act-raise-two = повысить значения { $category-gen } и { $other-gen }
# en 29278ecb
act-lower-two = понизить значения { $category-gen } и { $other-gen }
# en d74ff0ee
act-pass = пасовать
# en a0bb68b1
act-bid = поставить { $amount } золотом
# en 269873aa
act-bid-cards = { $amount ->
    [one] поставить { $amount } карту
    [few] поставить { $amount } карты
   *[many] поставить { $amount } карт
}
# en 06db88f4
act-pay = отдать { $card-acc }
# en be3429ab
act-refuse = отказаться платить (каждый соперник получит случайную карту из вашей руки)
# en 2ee6aca0
act-refuse-bluff = отказаться платить (вы потеряете случайную карту из руки)
# en d78f3c38
warn-refusal = Вы можете заплатить только { $amount }. Если никто не поставит больше, вам придётся отказаться платить: каждый соперник получит случайную карту из вашей руки.
# en 17eec734
warn-bluff = Вы можете заплатить только { $amount }. Если никто не поставит больше, вам придётся отказаться платить: вы потеряете случайную карту из руки.

## Вопросы

# en ecd569ee
ask-place = Вы взяли { $card-acc }. Куда её положите?
# en be42f17c
ask-take = Возьмите карту из общего поля.
# en 8a5fe32c
ask-church-card = У вас { $card }. Что измените?
# en 5716f5e5
ask-bid = { $high ->
    [0] Лот — { $card }. Сделаете ставку золотом или пас?
   *[other] Лот — { $card }. Поставите больше { $high } золотом или пас?
}
# en f8c8c493
ask-bid-cards = { $high ->
    [0] Лот — { $card }. Сделаете ставку картами или пас?
    [one] Лот — { $card }. Поставите больше { $high } карты или пас?
   *[other] Лот — { $card }. Поставите больше { $high } карт или пас?
}
# en 7adc05a6
ask-pay = Вы должны { $high } золотом за { $card-acc }. Какие карты золота отдадите?
# en ceeb6197
ask-pay-cards = { $high ->
    [one] Вы должны { $high } карту за { $card-acc }. Какую отдадите?
    [few] Вы должны { $high } карты за { $card-acc }. Какие отдадите?
   *[many] Вы должны { $high } карт за { $card-acc }. Какие отдадите?
}

## Чего не хватает

# en 4243e3ac
lack-first = карты считают справа налево: сначала отдайте, например, { $card-acc }

## События фазы «дар»

# en 76725ddb
event-first = { $you ->
    [seat] Первый игрок — вы.
   *[nobody] Первый игрок — { $seat }.
}
# en 2f6bc285
event-gold-out = { $count ->
    [0] Перед этой партией золото не откладывают.
   *[other] Отложено перед партией, у всех на виду: { $cards }.
}
# en 72335397
event-gift-turn = { $you ->
    [seat] { $left ->
        [1] Вы начинаете последний ход дара.
        [one] Вы начинаете ход дара (вместе с ним остался { $left }).
       *[other] Вы начинаете ход дара (вместе с ним осталось { $left }).
    }
   *[nobody] { $left ->
        [1] { $seat } начинает последний ход дара.
        [one] { $seat } начинает ход дара (вместе с ним остался { $left }).
       *[other] { $seat } начинает ход дара (вместе с ним осталось { $left }).
    }
}
# en 8f5a77ec
event-drew = { $you ->
    [seat] Вы берёте из колоды { $card-acc }.
   *[nobody] { $seat } берёт из колоды { $card-acc }.
}
# en f407edd9
event-kept = { $you ->
    [seat] Вы оставляете себе { $card-acc }.
   *[nobody] { $seat } оставляет себе { $card-acc }.
}
# en ef5c9f70
event-sent = { $you ->
    [seat] Вы отправляете { $card-acc } на аукцион.
   *[nobody] { $seat } отправляет { $card-acc } на аукцион.
}
# en 6638ae77
event-laid = { $you ->
    [seat] Вы кладёте { $card-acc } в общее поле.
   *[nobody] { $seat } кладёт { $card-acc } в общее поле.
}
# en 9b1a4d9c
event-picked-up = { $you ->
    [seat] Вы забираете в руку { $card-acc }.
   *[nobody] { $seat } забирает в руку { $card-acc }.
}
# en 8a1eb912
event-took = { $you ->
    [seat] Вы берёте { $card-acc } из общего поля.
   *[nobody] { $seat } берёт { $card-acc } из общего поля.
}

## События карт церкви

# en 43ba1ea2
event-church = { $you ->
    [seat] Вы получаете { $card-acc }.
   *[nobody] { $seat } получает { $card-acc }.
}
# en 4509c5df
event-raised = { $you ->
    [seat] Вы повышаете значение { $category-gen } на 1.
   *[nobody] { $seat } повышает значение { $category-gen } на 1.
}
# en 6a9af349
event-lowered = { $you ->
    [seat] Вы понижаете значение { $category-gen } на 1.
   *[nobody] { $seat } понижает значение { $category-gen } на 1.
}
# en 7a61dfc3
event-raised-two = { $you ->
    [seat] Вы повышаете значения { $category-gen } и { $other-gen } на 1.
   *[nobody] { $seat } повышает значения { $category-gen } и { $other-gen } на 1.
}
# en 4a2cdb85
event-lowered-two = { $you ->
    [seat] Вы понижаете значения { $category-gen } и { $other-gen } на 1.
   *[nobody] { $seat } понижает значения { $category-gen } и { $other-gen } на 1.
}
# en 8e274ed2
event-declined = { $you ->
    [seat] Вы отказываетесь от эффекта.
   *[nobody] { $seat } отказывается от эффекта.
}

## События фазы «аукцион»

# en b5004619
event-auctions = { $you ->
    [seat] { $left ->
        [one] Начинается фаза «аукцион»: { $left } лот, активный игрок — вы.
        [few] Начинается фаза «аукцион»: { $left } лота, активный игрок — вы.
       *[many] Начинается фаза «аукцион»: { $left } лотов, активный игрок — вы.
    }
   *[nobody] { $left ->
        [one] Начинается фаза «аукцион»: { $left } лот, активный игрок — { $seat }.
        [few] Начинается фаза «аукцион»: { $left } лота, активный игрок — { $seat }.
       *[many] Начинается фаза «аукцион»: { $left } лотов, активный игрок — { $seat }.
    }
}
# en 93bcdf33
event-lot = { $you ->
    [seat] { $left ->
        [0] Вы открываете последний лот: { $card }.
        [1] Вы открываете лот: { $card }. За ним ещё один.
       *[other] Вы открываете лот: { $card }. За ним ещё { $left }.
    }
   *[nobody] { $left ->
        [0] { $seat } открывает последний лот: { $card }.
        [1] { $seat } открывает лот: { $card }. За ним ещё один.
       *[other] { $seat } открывает лот: { $card }. За ним ещё { $left }.
    }
}
# en 18e28b05
event-bid = { $you ->
    [seat] Вы ставите { $amount } золотом.
   *[nobody] { $seat } ставит { $amount } золотом.
}
# en 4f3b3c6f
event-bid-cards = { $you ->
    [seat] { $amount ->
        [one] Вы ставите { $amount } карту.
        [few] Вы ставите { $amount } карты.
       *[many] Вы ставите { $amount } карт.
    }
   *[nobody] { $amount ->
        [one] { $seat } ставит { $amount } карту.
        [few] { $seat } ставит { $amount } карты.
       *[many] { $seat } ставит { $amount } карт.
    }
}
# en ef7ad88e
event-passed = { $you ->
    [seat] Вы пасуете.
   *[nobody] { $seat } пасует.
}
# en e90b2c6b
event-paid-gold = { $you ->
    [seat] Вы оплачиваете ставку { $amount } золотом: { $cards }.
   *[nobody] { $seat } оплачивает ставку { $amount } золотом: { $cards }.
}
# en aafa7cd7
event-paid-cards = { $you ->
    [seat] Вы платите рубашкой вверх: { $cards }.
   *[nobody] { $seat } платит рубашкой вверх: { $cards }.
}
# en 070cec9d
event-refused = { $you ->
    [seat] Вы отказываетесь оплатить ставку { $amount } золотом.
   *[nobody] { $seat } отказывается оплатить ставку { $amount } золотом.
}
# en c103f5d4
event-refused-cards = { $you ->
    [seat] { $amount ->
        [one] Вы отказываетесь оплатить ставку: { $amount } карта.
        [few] Вы отказываетесь оплатить ставку: { $amount } карты.
       *[many] Вы отказываетесь оплатить ставку: { $amount } карт.
    }
   *[nobody] { $amount ->
        [one] { $seat } отказывается оплатить ставку: { $amount } карта.
        [few] { $seat } отказывается оплатить ставку: { $amount } карты.
       *[many] { $seat } отказывается оплатить ставку: { $amount } карт.
    }
}
# en 8237f626
event-gave = { $you ->
    [seat] Штраф: вы отдаёте { $card-acc }; получает { $taker }.
    [taker] Штраф: { $seat } отдаёт вам { $card-acc }.
   *[nobody] Штраф: { $seat } отдаёт { $card-acc }; получает { $taker }.
}
# en d0643df9
event-lost = { $you ->
    [seat] Штраф: вы теряете { $card-acc } (в сброс, рубашкой вверх).
   *[nobody] Штраф: { $seat } теряет { $card-acc } (в сброс, рубашкой вверх).
}
# en 419d18a1
event-won = { $you ->
    [seat] Вы выигрываете { $card-acc }.
   *[nobody] { $seat } выигрывает { $card-acc }.
}
# en 1a8648bc
event-unsold = Никто не покупает { $card-acc }, лот уходит в сброс.

## События конца партии

# en 80db51d7
event-hand = { $you ->
    [seat] { $amount ->
        [0] Вы открываете руку: она пуста.
       *[other] Вы открываете руку: { $cards }.
    }
   *[nobody] { $amount ->
        [0] { $seat } открывает руку: она пуста.
       *[other] { $seat } открывает руку: { $cards }.
    }
}
# en 5215593c
event-removed = Убрано вслепую перед партией: { $cards }.
# en 7ddafe90
event-buried = { $amount ->
    [0] Рубашкой вверх не сброшено ни одной карты.
   *[other] Сброшено рубашкой вверх: { $cards }.
}
# en d9834fa6
event-die-won = { $you ->
    [seat] Вы выигрываете кубик { $category-gen } ({ $die }), сумма — { $total }.
   *[nobody] { $seat } выигрывает кубик { $category-gen } ({ $die }), сумма — { $total }.
}
# en dc46ac75
event-die-by-seal = { $you ->
    [seat] Вы выигрываете кубик { $category-gen } ({ $die }) по печати: сумма { $total } есть и у других, но печати у них хуже.
   *[nobody] { $seat } выигрывает кубик { $category-gen } ({ $die }) по печати: сумма { $total } есть и у других, но печати у них хуже.
}
# en 02e48795
event-die-unwon = Кубик { $category-gen } ({ $die }) никто не выигрывает.
# en ebc99784
event-points = { $you ->
    [seat] { $amount ->
        [one] У вас { $amount } победное очко, { $rank }-е место.
        [few] У вас { $amount } победных очка, { $rank }-е место.
       *[many] У вас { $amount } победных очков, { $rank }-е место.
    }
   *[nobody] { $amount ->
        [one] { $seat }: { $amount } победное очко, { $rank }-е место.
        [few] { $seat }: { $amount } победных очка, { $rank }-е место.
       *[many] { $seat }: { $amount } победных очков, { $rank }-е место.
    }
}
# en 51e69834
event-winner = { $you ->
    [seat] Вы выигрываете партию.
   *[nobody] { $seat } выигрывает партию.
}
# en 034decd8
event-winner-by-gold = { $you ->
    [seat] Вы выигрываете партию: победных очков поровну, но золота больше, { $amount } против { $second }.
   *[nobody] { $seat } выигрывает партию: победных очков поровну, но золота больше, { $amount } против { $second }.
}
# en c239e1af
event-winner-by-total = { $you ->
    [seat] Вы выигрываете партию: ничью решает сумма { $category-gen }.
   *[nobody] { $seat } выигрывает партию: ничью решает сумма { $category-gen }.
}
# en 5e6f94dd
event-winner-by-seal = { $you ->
    [seat] Вы выигрываете партию: ничью решает лучшая печать { $category-gen }.
   *[nobody] { $seat } выигрывает партию: ничью решает лучшая печать { $category-gen }.
}
# en ca502a19
event-shared = { $you ->
    [seat] Вы делите победу: ничью ничто не решает.
   *[nobody] { $seat } делит победу: ничью ничто не решает.
}

## Настройки

# en b566c038
option-penalty = штраф за неуплату
    .about = что грозит лидеру торга, который не платит
# en ea793614
option-penalty-standard = обычный
    .about = каждый соперник получает случайную карту из руки того, кто не платит
# en 7600caa8
option-penalty-bluff = «блеф»
    .about = тот, кто не платит, теряет одну случайную карту: она уходит в сброс рубашкой вверх
# en 93001cdb
option-first-player = первый игрок
    .about = кто активен в первом ходу фазы «дар»
# en ded79a87
option-first-player-random = жребий
    .about = первого игрока называет жребий
# en 78224f14
option-first-player-1 = место 1
    .about = начинает игрок на месте 1
# en 4076734e
option-first-player-2 = место 2
    .about = начинает игрок на месте 2
# en 9a5db6e7
option-first-player-3 = место 3
    .about = начинает игрок на месте 3
# en 539658c3
option-first-player-4 = место 4
    .about = начинает игрок на месте 4
# en cb5d85bd
option-bidding = ставки
    .about = может ли ставка быть блефом
# en fcc07b58
option-bidding-open = свободные
    .about = можно поставить больше, чем в силах заплатить, и отказаться платить
# en 471e44f0
option-bidding-honest = честные
    .about = нельзя поставить больше, чем в силах заплатить, и выигравшую ставку оплачивают всегда
# en 4cb9364d
option-gold-tiebreak = золото при ничьей
    .about = как сравнивают золото игроков, равных по победным очкам
# en 9de55fb7
option-gold-tiebreak-cards = по числу карт
    .about = ничью выигрывает тот, у кого больше карт золота
# en 31c80090
option-gold-tiebreak-value = по ценности
    .about = ничью выигрывает тот, у кого больше общая ценность золота
# en 416973f1
option-memory-aids = подсказки для памяти
    .about = помнит ли программа за игроков
# en 2c94e3dc
option-memory-aids-full = включены
    .about = видны журнал и то, что может быть в каждой руке
# en 63021c0f
option-memory-aids-off = выключены
    .about = видно только то, что на столе

## Ошибки

# en d5dd5093
error-edition-deal = { $entry } оставляет столько карт: { $count }; когда игроков { $seats }, число должно делиться на { $right }

## почему нельзя

# en 24fa0fa7
why-BIB-GIFT-5 = в этом ходу вы уже оставили себе карту
# en a461f9f1
why-BIB-GIFT-6 = в этом ходу вы уже отправили карту на аукцион
# en 93700a1d
why-BIB-GIFT-7 = общее поле заполнено: по карте на соперника
# en 18f0f7e2
why-BIB-CHURCH-11 = эта карта меняет два разных кубика или ни одного
# en c3b8e615
why-BIB-AUCT-8 = ставка должна быть выше предыдущей
# en 44c18e03
why-BIB-AUCT-21 = слишком много: предел — утроенное число карт в вашей руке
# en 498de04b
why-BIB-AUCT-22 = у вас нет столько карт
# en 92c409dc
why-BIB-PAY-5 = лишняя карта: на ставку хватает и остальных ваших карт
# en 3d1c9e25
why-BIB-FLOW-6 = оплата начата: доложите карты или отмените

## причины
# Почему бот что-то советует; шансы в процентах, $otherwise — при следующем по силе выборе.
# en fc06b943
reason-leads = Так вы лидируете по { $category-dat }: { $mine } против { $rival }.
# en 46d84d13
reason-likelier = Так у вас больше шансов выиграть кубик { $category-gen }: { $chance } % вместо { $otherwise } %.
# en 94585556
reason-denies = Так кубик { $category-gen } реже достаётся другим: { $chance } % вместо { $otherwise } %.
# Доля всего золота на руках, насколько вы можете о нём знать.
# en de7f5619
reason-gold = Так на аукционе у вас будет около { $chance } % всего золота вместо { $otherwise } %.
# en c2a61944
reason-die-up = Кубик { $category-gen }, скорее всего, ваш ({ $chance } %): чем больше на нём, тем лучше.
# en d940f7d6
reason-die-down = Кубик { $category-gen } вы выигрываете лишь с шансом { $chance } %: что потеряет он, потеряют другие.
# en 01ae6ed7
reason-no-die = Ни одно изменение, которое допускает эта карта, вам не выгодно.
# en a61dc147
reason-lot = С этой картой вы выигрываете кубик { $category-gen } с шансом { $chance } %, а если она достанется другому — { $otherwise } %.
# en 2d6a30f7
reason-church-lot = Она даёт изменить кубик, а важнее всего для вас кубик { $category-gen }.
# en 99437253
reason-gold-lot = { $amount ->
    [one] Золото вам нужнее, чем { $amount } карта, которую оно стоит.
    [few] Золото вам нужнее, чем { $amount } карты, которые оно стоит.
   *[many] Золото вам нужнее, чем { $amount } карт, которые оно стоит.
}
# en 0357e61a
reason-dear = За { $amount } золотом эта карта даст вам меньше, чем то же золото на следующих торгах.
# en 1bf850e0
reason-dear-gold = { $amount ->
    [one] { $amount } карта, которую придётся отдать, вам нужнее золота.
    [few] { $amount } карты, которые придётся отдать, вам нужнее золота.
   *[many] { $amount } карт, которые придётся отдать, вам нужнее золота.
}
# en d25ac29b
reason-short = У вас в руке { $amount } золотом: заплатить вы не сможете.
# en 5e1a8a15
reason-bluff = У вас в руке { $amount } золотом: заплатить вы не сможете. Но, скорее всего, кто-нибудь поставит больше, а если нет, вы потеряете лишь одну случайную карту.
# en 27cd0aa5
reason-exact = Так вы заплатите { $amount } — ровно столько, сколько должны.
# en 72040850
reason-nearest = Ровно заплатить нельзя: { $amount } — самое меньшее, чего хватит.
# en 6d4d531c
reason-spared = Из карт, которыми можно платить, эта вам нужна меньше всего.
# en 31d478ac
reason-little = Разница невелика: что бы вы здесь ни выбрали, изменится мало.

## Разделы правил

# en 0322ce5c
section-BIB-COMP = Что лежит в коробке
# en dbdf27e5
section-BIB-SETUP = Подготовка
# en 980ffe15
section-BIB-GIFT = Фаза «дар»
# en f347f71e
section-BIB-CHURCH = Карты церкви
# en f192c127
section-BIB-AUCT = Фаза «аукцион»
# en 9518610b
section-BIB-PAY = Оплата ставки
# en 9e226642
section-BIB-PEN = Неуплата и штраф
# en 98577ec4
section-BIB-SCORE = Конец партии и подсчёт очков
# en eb2d7c16
section-BIB-INFO = Что открыто и что тайно
# en 5de2a2f3
section-BIB-FLOW = Кто принимает решение
# en c783a4c5
section-BIB-INV = Что верно всегда
# en d0db8b5e
section-BIB-OPT = Настройки
# en 9ecc0a5c
section-BIB-HONEST = Честные ставки

## промахи
# Над чем посмеялись бы; рядом — как часто это бывает за партию.
# en 801b8dd2
blunder-gold-for-gold = золото куплено за столько же золота или дороже
# en 285fc315
blunder-cards-for-gold = золото куплено за большее число карт, чем оно стоит
# en 36f7c382
blunder-overpaid = золота переплачено, хотя в руке была точная сумма
# en c4658554
blunder-bluffs = ставки, которые нечем было оплатить
# en 16afa774
use-church = Карты церкви: как часто используется каждая
# en ef65544b
use-raised = Повышенные кубики
# en e9dfe7ea
use-lowered = Пониженные кубики
# en 646021fb
use-unwon = Кубики, которые никто не выигрывает
