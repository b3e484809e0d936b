### «Монастериум» (Monasterium) по-русски. Термины — из словаря в monasterium.rules.ftl.
###
### Имена людей, $seat, не склоняются и стоят только в именительном падеже; предложение строится в
### настоящем времени и подходит и мужчинам, и женщинам.
### Названия приходят во всех падежах: $novice-acc, $column-gen… Предложного падежа нет, и
### предложения обходятся без него. Буквы монастырей, столбцов и заданий и номера рядов — латинские.
### Постройка и поле кубиков сами по себе называются полностью («постройка A3», «поле кубиков 3»),
### а в предложениях короче: «в мастерскую A3», «с поля 3». Поэтому косвенные падежи у них короткие,
### а именительный в предложениях не стоит.
### У количества ресурсов два падежа, именительный и винительный: других предложениям не надо.

## Игра

# en 707b0ffb
game = Монастериум
    .about = Разбирайте кубики, отправляйте послушников в пять монастырей и собирайте витраж
    .lasts = от 60 до 120 минут
    .weight = сложная
    .suits = Для тех, кто любит планировать и выстраивать цепочки действий. Всё открыто
# en f4ab770b
overview-novices = Отправляйте послушников в пять монастырей. Они приносят очки, когда приходят, когда выполняют задание и ещё раз в конце. Побеждает тот, у кого после трёх лет больше очков.
# en 100d5d2b
overview-place = Раунд состоит из двух частей. Сначала все выставляют кубики: бросьте все кубики из руки, назовите число и выставьте все кубики с ним на его поле. Затем ход следующего, и так, пока ни у кого в руке не останется кубиков.
# en 13168d0a
overview-take = Потом кубики берут. Возьмите до трёх с одного поля: каждый даёт одно действие в столбце этого числа. Шестёрку берут по одной, и она годится для любого столбца.
# en 9080ac5f
overview-send = Главное действие — отправить послушника. Вы платите его цену, а место, которое он освободил на вашем поле действий, до конца партии открывает новое действие.
# en 31fe5acf
overview-places = Из рядов I и II вашего поля действий послушники идут в постройки, из ряда III — в часовни, из ряда IV — в клуатры.
# en 9f80f1dd
overview-access = Куда можно отправлять послушников, решает ваш посланник: поле дороги, на котором он стоит, ведёт к одному или нескольким монастырям. Если ваш послушник стоит в часовне, её монастырь открыт для вас всегда.
# en 2ac7996e
overview-at-once = Сразу: постройка приносит от 1 до 3 очков и кое-что ещё. Задание приносит тем больше, чем раньше вы его выполните. Полный ряд вашего витража приносит 5 очков, полный столбец — 4.
# en 5ddc765a
overview-at-end = В конце: у кого больше всех послушников в монастыре, тот получает 5 очков, а послушники в 1, 2, 3, 4 или 5 разных часовнях приносят 1, 3, 6, 10 или 15.
# en 898b995f
overview-pairs = В каждом монастыре умножьте число своих послушников в часовне на число своих послушников в клуатре: каждая пара приносит 2 очка.
# en 3fe035a7
overview-goods = За постройки и часовни платят влиянием, за клуатр — чётками. Кроме того, хозяйственная постройка стоит похлёбки, мастерская — инструментов, а общий зал — книг.
# en 9660e637
overview-many = Три кубика — это три действия. Ищите поля, с которых можете взять сразу несколько.
# en cefc6e05
overview-chapel = Пораньше отправляйте послушников в часовни. Они навсегда открывают монастыри, дают фрагменты витража и в конце умножают ваши очки.

## Что лежит на столе

# О том, на что указывают: для чего оно; название стоит выше.

# en d84400cc
about-room-profane = Для послушников из рядов I и II: 1 влияние и 2 похлёбки, из ряда II — 3. Сразу приносит 1 очко и 1 инструмент.
# en 688a4f6f
about-room-workshop = Для послушников из рядов I и II: 1 влияние и 2 инструмента, из ряда II — 3. Сразу приносит 2 очка и 1 книгу.
# en a1129cf1
about-room-common = Для послушников из рядов I и II: 1 влияние и 2 книги, из ряда II — 3. Сразу приносит 3 очка и фрагмент витража своего монастыря.
# en bb7689ac
about-space = Для послушников из ряда IV, рядом с постройкой, где есть ваш послушник, за чётки: 1, потом 2, потом 3. В конце каждая пара из часовни и клуатра одного монастыря приносит 2 очка.
# en b8d06fcb
about-chapel = Для послушников из ряда III, за влияние: 1, потом 2, потом 3. Послушник навсегда открывает вам этот монастырь, а в конце приносит очки: чем больше разных часовен, тем больше.
# en dff0e755
about-tiles = Фрагменты витража этого монастыря. Их дают общие залы, действия ряда III и дорога; их сразу встраивают.
# en cd0b5d5b
about-window = Каждый фрагмент даёт бонус своего ряда или своего столбца. Полный ряд приносит 5 очков, полный столбец — 4. Ни один монастырь не может быть дважды в ряду или столбце.
# en e8038cbe
about-field = Отсюда берут до трёх кубиков за раз; каждый даёт одно действие столбца этого числа.
# en b75a688b
about-field-joker = Отсюда берут только по одному кубику, для действия любого столбца.
# en 2c0401ec
about-stop = Пока здесь стоит ваш посланник, послушники могут идти в монастыри этого поля. Кто ступает на поле, получает его бонус.
# en 8ba23725
about-stop-any-action = Бонус: одно действие любого столбца, без кубика. От него можно отказаться.
# en a91b5071
about-stop-influence-or-rosary = Бонус: 1 влияние или одни чётки.
# en 251103cc
about-stop-soup-or-exchange = Бонус: 1 похлёбка либо обмен: 1 похлёбка на 1 инструмент или 1 инструмент на 1 книгу.
# en 08bbacd5
about-stop-window = Бонус: фрагмент витража любого монастыря, его сразу встраивают. От него можно отказаться.
# en db4d8e02
about-stop-die = Бонус: ещё один личный кубик или 5 очков.
# en e23cc4c1
about-mission = Кто его выполнит, сразу получает очки, а для остальных оно остаётся открытым. Задания A и B с каждым годом приносят меньше.
# en ff656343
about-action-std = Кубик этого столбца всегда даёт это действие. Перевёрнутый жетон приносит 1 очко за каждый положенный на него кубик.
# en 83439c6d
about-action-i = Когда послушник этого поля отправлен, кубики столбца дают и это действие, сколько угодно раз.
# en ef6e171e
about-action-ii = Когда послушник этого поля отправлен, кубик столбца даёт и это действие, раз за ход.
# en 1f532934
about-action-iii = Когда послушник этого поля отправлен, кубик столбца раз за ход даёт и фрагмент витража монастыря, в часовне которого есть ваш послушник.
# en 5dd0e093
about-action-iv = Действия здесь нет: отправленный послушник переворачивает жетон своего столбца, и тот приносит 1 очко за каждый кубик на нём.
# en 3c345599
about-extra = Когда пять послушников его ряда отправлены, он может бесплатно занять любое свободное открытое вам место; сразу или никогда.
# en 42ea0ad7
about-soup = Идёт на хозяйственные постройки. В конце похлёбку, влияние и чётки считают вместе: 1 очко за каждые два.
# en aeab9d57
about-tool = Идёт на мастерские. В конце каждый оставшийся приносит 1 очко.
# en 176d9a2b
about-book = Идёт на общие залы. В конце каждая оставшаяся приносит 2 очка.
# en 9675ab8d
about-influence = Идёт на постройки и часовни. В конце похлёбку, влияние и чётки считают вместе: 1 очко за каждые два.
# en 45614cab
about-rosary = Идут на клуатр. В конце похлёбку, влияние и чётки считают вместе: 1 очко за каждые два.
# en 60e8f7fc
about-own-dice = Ваши личные кубики больше никто брать не может. Ещё до двух вы получите в конце дороги.
# en a457ef91
about-reroll = Раз в раунд, сразу после броска: выбранные вами кубики бросают заново.
# en 9938538e
about-roll = Назовите число: все кубики этого броска с ним идут на его поле. Остальные бросают заново в следующий ход.

## помощники
# Стоят внутри предложений ниже, со слотом того предложения, в котором стоят.

# Буква монастыря в названии места.
# en 353a51b0
letter = { $monastery ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
}
# «Получает 3 очка».
# en a3cf8867
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# «Берёт 2 кубика».
# en 03f643a1
number-of-dice = { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубика
   *[many] { $amount } кубиков
}
# «Продвинуть посланника на 2 поля».
# en 5de7c664
number-of-fields = { $amount ->
    [one] { $amount } поле
    [few] { $amount } поля
   *[many] { $amount } полей
}

## Монастыри и их места

# en 3ed2f863
monastery-a = монастырь A
    .gen = монастыря A
    .dat = монастырю A
    .ins = монастырём A
# en 19e6daf5
monastery-b = монастырь B
    .gen = монастыря B
    .dat = монастырю B
    .ins = монастырём B
# en ad16740d
monastery-c = монастырь C
    .gen = монастыря C
    .dat = монастырю C
    .ins = монастырём C
# en 7ff495f2
monastery-d = монастырь D
    .gen = монастыря D
    .dat = монастырю D
    .ins = монастырём D
# en 747d6051
monastery-e = монастырь E
    .gen = монастыря E
    .dat = монастырю E
    .ins = монастырём E
# en 9ab814db
room = постройка { letter }{ $number }
    .acc = { letter }{ $number }
    .gen = { letter }{ $number }
    .dat = { letter }{ $number }
    .ins = { letter }{ $number }
# en 52dc90b2
space = место клуатра { letter }{ $number }
    .gen = места клуатра { letter }{ $number }
    .dat = месту клуатра { letter }{ $number }
    .ins = местом клуатра { letter }{ $number }
# en b467348b
kind-profane = хозяйственная постройка
    .acc = хозяйственную постройку
    .gen = хозяйственной постройки
    .dat = хозяйственной постройке
    .ins = хозяйственной постройкой
# en ee510d1a
kind-workshop = мастерская
    .acc = мастерскую
    .gen = мастерской
    .dat = мастерской
    .ins = мастерской
# en 0d3fccd6
kind-common = общий зал
    .gen = общего зала
    .dat = общему залу
    .ins = общим залом
# en 7b2c852b
area-chapel = часовня
    .acc = часовню
    .gen = часовни
    .dat = часовне
    .ins = часовней
# en 5167e967
area-building = постройка
    .acc = постройку
    .gen = постройки
    .dat = постройке
    .ins = постройкой
# en 69a8c6c4
area-cloister = клуатр
    .gen = клуатра
    .dat = клуатру
    .ins = клуатром

## Ресурсы

# en 7ec41c11
sum-soup = { $n ->
    [one] { $n } похлёбка
    [few] { $n } похлёбки
   *[many] { $n } похлёбок
}
    .acc = { $n ->
        [one] { $n } похлёбку
        [few] { $n } похлёбки
       *[many] { $n } похлёбок
    }
    .gen = { $n ->
        [one] { $n } похлёбки
       *[many] { $n } похлёбок
    }
# en 192ee020
sum-tool = { $n ->
    [one] { $n } инструмент
    [few] { $n } инструмента
   *[many] { $n } инструментов
}
    .gen = { $n ->
        [one] { $n } инструмента
       *[many] { $n } инструментов
    }
# en 51577a49
sum-book = { $n ->
    [one] { $n } книга
    [few] { $n } книги
   *[many] { $n } книг
}
    .acc = { $n ->
        [one] { $n } книгу
        [few] { $n } книги
       *[many] { $n } книг
    }
    .gen = { $n ->
        [one] { $n } книги
       *[many] { $n } книг
    }
# en 4c558178
sum-influence = { $n ->
    [one] { $n } влияние
   *[many] { $n } влияния
}
    .gen = { $n } влияния
# У слова «чётки» нет единственного числа, и до четырёх их считают «одни, двое, трое, четверо».
# en 238a7eb7
sum-rosary = { $n ->
    [1] одни чётки
    [2] двое чёток
    [3] трое чёток
    [4] четверо чёток
   *[many] { $n } чёток
}
    .gen = { $n ->
        [1] одних чёток
        [2] двух чёток
        [3] трёх чёток
        [4] четырёх чёток
       *[many] { $n } чёток
    }

## Бонусы дороги
# Стоят после двоеточия.

# en c344fd60
bonus-none = без бонуса
# en e24c3aec
bonus-any-action = любое действие
# en 9be6eea7
bonus-influence-or-rosary = влияние или чётки
# en 0759b9f4
bonus-soup-or-exchange = похлёбка или обмен
# en 5638b8dd
bonus-window = фрагмент витража
# en cbd77b1a
bonus-die = личный кубик или очки

## Поля действий

# en c8cf68df
column-a = столбец A
    .gen = столбца A
    .dat = столбцу A
    .ins = столбцом A
# en 10c24f3d
column-b = столбец B
    .gen = столбца B
    .dat = столбцу B
    .ins = столбцом B
# en a4a58839
column-c = столбец C
    .gen = столбца C
    .dat = столбцу C
    .ins = столбцом C
# en 668ef2d4
column-d = столбец D
    .gen = столбца D
    .dat = столбцу D
    .ins = столбцом D
# en 169caf88
column-e = столбец E
    .gen = столбца E
    .dat = столбцу E
    .ins = столбцом E
# en bba95d92
row-i = ряд I
    .gen = ряда I
    .dat = ряду I
    .ins = рядом I
# en 8ca15433
row-ii = ряд II
    .gen = ряда II
    .dat = ряду II
    .ins = рядом II
# en 9a1c85a7
row-iii = ряд III
    .gen = ряда III
    .dat = ряду III
    .ins = рядом III
# en 4f259c9f
row-iv = ряд IV
    .gen = ряда IV
    .dat = ряду IV
    .ins = рядом IV
# Послушника называют по полю, на котором он стоит.
# en a4098601
novice-i-a = послушник I-A
    .acc = послушника I-A
    .gen = послушника I-A
    .dat = послушнику I-A
    .ins = послушником I-A
# en 1f0b95c5
novice-i-b = послушник I-B
    .acc = послушника I-B
    .gen = послушника I-B
    .dat = послушнику I-B
    .ins = послушником I-B
# en c67bd7be
novice-i-c = послушник I-C
    .acc = послушника I-C
    .gen = послушника I-C
    .dat = послушнику I-C
    .ins = послушником I-C
# en 1e9b676e
novice-i-d = послушник I-D
    .acc = послушника I-D
    .gen = послушника I-D
    .dat = послушнику I-D
    .ins = послушником I-D
# en ae105490
novice-i-e = послушник I-E
    .acc = послушника I-E
    .gen = послушника I-E
    .dat = послушнику I-E
    .ins = послушником I-E
# en c4f5364d
novice-ii-a = послушник II-A
    .acc = послушника II-A
    .gen = послушника II-A
    .dat = послушнику II-A
    .ins = послушником II-A
# en 6e1e06ae
novice-ii-b = послушник II-B
    .acc = послушника II-B
    .gen = послушника II-B
    .dat = послушнику II-B
    .ins = послушником II-B
# en 5da200e9
novice-ii-c = послушник II-C
    .acc = послушника II-C
    .gen = послушника II-C
    .dat = послушнику II-C
    .ins = послушником II-C
# en f68b4879
novice-ii-d = послушник II-D
    .acc = послушника II-D
    .gen = послушника II-D
    .dat = послушнику II-D
    .ins = послушником II-D
# en 7827ce2f
novice-ii-e = послушник II-E
    .acc = послушника II-E
    .gen = послушника II-E
    .dat = послушнику II-E
    .ins = послушником II-E
# en a21307a3
novice-iii-a = послушник III-A
    .acc = послушника III-A
    .gen = послушника III-A
    .dat = послушнику III-A
    .ins = послушником III-A
# en f332c13a
novice-iii-b = послушник III-B
    .acc = послушника III-B
    .gen = послушника III-B
    .dat = послушнику III-B
    .ins = послушником III-B
# en 8062720b
novice-iii-c = послушник III-C
    .acc = послушника III-C
    .gen = послушника III-C
    .dat = послушнику III-C
    .ins = послушником III-C
# en ba88c392
novice-iii-d = послушник III-D
    .acc = послушника III-D
    .gen = послушника III-D
    .dat = послушнику III-D
    .ins = послушником III-D
# en 47ece6fe
novice-iii-e = послушник III-E
    .acc = послушника III-E
    .gen = послушника III-E
    .dat = послушнику III-E
    .ins = послушником III-E
# en a3daba9b
novice-iv-a = послушник IV-A
    .acc = послушника IV-A
    .gen = послушника IV-A
    .dat = послушнику IV-A
    .ins = послушником IV-A
# en 5df03dfb
novice-iv-b = послушник IV-B
    .acc = послушника IV-B
    .gen = послушника IV-B
    .dat = послушнику IV-B
    .ins = послушником IV-B
# en 0ce244ff
novice-iv-c = послушник IV-C
    .acc = послушника IV-C
    .gen = послушника IV-C
    .dat = послушнику IV-C
    .ins = послушником IV-C
# en 254e21d7
novice-iv-d = послушник IV-D
    .acc = послушника IV-D
    .gen = послушника IV-D
    .dat = послушнику IV-D
    .ins = послушником IV-D
# en e142d14b
novice-iv-e = послушник IV-E
    .acc = послушника IV-E
    .gen = послушника IV-E
    .dat = послушнику IV-E
    .ins = послушником IV-E

## Действия этих полей
# Инфинитив: стоит на кнопке (act-use), после «выбирает действие: », «теперь может » и «нельзя ». В
# скобках поле действия; у стандартного действия — только столбец.

# en 31fde1f5
action-std-a = отправить послушника (A)
# en 74f950b2
action-std-b = получить 1 похлёбку (B)
# en b9497a89
action-std-c = получить 1 влияние (C)
# en 251378fe
action-std-d = получить одни чётки (D)
# en 087efa2d
action-std-e = продвинуть посланника на 1 поле (E)
# en 0e0d8bf9
action-i-a = продвинуть посланника на 1 поле (I-A)
# en 3823c5c5
action-i-b = получить одни чётки (I-B)
# en a590d598
action-i-c = получить 1 похлёбку (I-C)
# en 3b126931
action-i-d = получить 1 влияние (I-D)
# en d50ef720
action-i-e = обменять ресурс (I-E)
# en f9b727d6
action-ii-a = получить 1 инструмент (II-A)
# en dcc3d42b
action-ii-b = отправить послушника на 1 влияние дешевле (II-B)
# Две похлёбки, два влияния или двое чёток.
# en 108b38d4
action-ii-c = получить пару (II-C)
# en e169b883
action-ii-d = продвинуть посланника на 2 поля (II-D)
# en 79379f28
action-ii-e = получить 3 очка (II-E)
# en b8bb8c40
action-iii-a = встроить фрагмент витража (III-A)
# en 3fb0d16c
action-iii-b = встроить фрагмент витража (III-B)
# en 33951c0a
action-iii-c = встроить фрагмент витража (III-C)
# en 3cb9c0f0
action-iii-d = встроить фрагмент витража (III-D)
# en bb5fa184
action-iii-e = встроить фрагмент витража (III-E)

## Витраж

# en af57fa86
window-row-top = верхний ряд
    .gen = верхнего ряда
    .dat = верхнему ряду
    .ins = верхним рядом
# en 956252a4
window-row-middle = средний ряд
    .gen = среднего ряда
    .dat = среднему ряду
    .ins = средним рядом
# en 475c822a
window-row-bottom = нижний ряд
    .gen = нижнего ряда
    .dat = нижнему ряду
    .ins = нижним рядом

## Кубики
# Кубик называют по выпавшему числу.

# en 9405a672
die-white = белая { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}
    .acc = белую { $face ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
    }
    .gen = белой { $face ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
    }
    .dat = белой { $face ->
        [1] единице
        [2] двойке
        [3] тройке
        [4] четвёрке
        [5] пятёрке
       *[6] шестёрке
    }
    .ins = белой { $face ->
        [1] единицей
        [2] двойкой
        [3] тройкой
        [4] четвёркой
        [5] пятёркой
       *[6] шестёркой
    }
# en 4e3eac02
die-own = личная { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}
    .acc = личную { $face ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
    }
    .gen = личной { $face ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
    }
    .dat = личной { $face ->
        [1] единице
        [2] двойке
        [3] тройке
        [4] четвёрке
        [5] пятёрке
       *[6] шестёрке
    }
    .ins = личной { $face ->
        [1] единицей
        [2] двойкой
        [3] тройкой
        [4] четвёркой
        [5] пятёркой
       *[6] шестёркой
    }
# en 917a9f79
field = поле кубиков { $n }
    .acc = поле { $n }
    .gen = поля { $n }
    .dat = полю { $n }
    .ins = полем { $n }

## Задания

# en 3ed249d6
mission-a1 = задание A1
    .gen = задания A1
    .dat = заданию A1
    .ins = заданием A1
# en 6992a8a2
mission-a2 = задание A2
    .gen = задания A2
    .dat = заданию A2
    .ins = заданием A2
# en 0944fe58
mission-a3 = задание A3
    .gen = задания A3
    .dat = заданию A3
    .ins = заданием A3
# en 37972936
mission-a4 = задание A4
    .gen = задания A4
    .dat = заданию A4
    .ins = заданием A4
# en 7905e0d7
mission-a5 = задание A5
    .gen = задания A5
    .dat = заданию A5
    .ins = заданием A5
# en 2d5cc39f
mission-b1 = задание B1
    .gen = задания B1
    .dat = заданию B1
    .ins = заданием B1
# en b41ec57d
mission-b2 = задание B2
    .gen = задания B2
    .dat = заданию B2
    .ins = заданием B2
# en 86718e8f
mission-b3 = задание B3
    .gen = задания B3
    .dat = заданию B3
    .ins = заданием B3
# en f78d8992
mission-b4 = задание B4
    .gen = задания B4
    .dat = заданию B4
    .ins = заданием B4
# en 9c172e71
mission-b5 = задание B5
    .gen = задания B5
    .dat = заданию B5
    .ins = заданием B5
# en d6601c55
mission-c1 = задание C1
    .gen = задания C1
    .dat = заданию C1
    .ins = заданием C1
# en ecf2081d
mission-c2 = задание C2
    .gen = задания C2
    .dat = заданию C2
    .ins = заданием C2
# en 3fee468c
mission-c3 = задание C3
    .gen = задания C3
    .dat = заданию C3
    .ins = заданием C3
# en 9435dbe7
mission-c4 = задание C4
    .gen = задания C4
    .dat = заданию C4
    .ins = заданием C4
# en 8ad601be
mission-c5 = задание C5
    .gen = задания C5
    .dat = заданию C5
    .ins = заданием C5

## Откуда взялись очки
# Стоят после двоеточия в event-scored.

# en 71f5bbed
source-dice = кубики на перевёрнутых жетонах действий
# en 2b0dcdd4
source-actions = действия
# en a861d05f
source-rooms = постройки
# en 25aa8401
source-lines = заполненные ряды и столбцы витража
# en 04f88e0a
source-missions = задания
# en 23a46713
source-last-field = последнее поле дороги
# en e9b72d37
source-majorities = большинство
# en c413bde3
source-chapels = послушники в часовнях
# en 479420c0
source-cloisters = послушники в часовнях и клуатрах
# en 396b80d6
source-goods = оставшиеся ресурсы

## Места карт

# en d95c3941
zone-pool = невытянутые задания
# en 1b791154
zone-missions = открытые задания

## Действия
# Инфинитив: стоит и на кнопке, и в «нельзя …: …» (refusal в house.ftl). Первого игрока и выпавшее
# число назначает случай, и отказов с act-first и act-fell не бывает.

# en 2ca2bdd5
act-first = начинает { $seat }
# en f57d5b34
act-mission = открыть { $mission-acc }
# en 26152ad9
act-fell = выпадает { $face }
# en 59efd2f2
act-name = выставить { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
# en 2d612529
act-reroll = использовать жетон переброса
# en 08952544
act-pick = выбрать { $die-acc }
# en e834be25
act-throw = перебросить выбранные кубики
# en 3cbcaa5c
act-take = взять { number-of-dice } с { $field-gen }
# en 75d79310
act-joker = положить кубик в { $column-acc }
# en 945ed3fa
act-use = { $action }
# en fd5f8cbe
act-decline = отказаться
# en 318df519
act-send = отправить { $novice-acc }
# en a71faffb
act-to-room = отправить в { $kind-acc } { $room-acc }
# en f9afc8aa
act-to-chapel = отправить в часовню { $monastery-gen }
# en 4019f2dd
act-to-space = отправить на { $space-acc }
# en cb6a576e
act-to-area = отправить в { $area-acc }
# en 9c942a3a
act-swap = обменять { $sum-acc } на { $other-acc }
# en 537c1b13
act-gain = получить { $sum-acc }
# en 9dd2ab56
act-steps = продвинуть посланника на { number-of-fields }
# en 7b6dbc62
act-tile = взять фрагмент витража { $monastery-gen }
# en 102fb526
act-build = встроить в { $line-acc }
# en 56e5222d
act-die = взять ещё один личный кубик
# en 19a0a70d
act-points = получить { points }
# en 8162fcc0
act-keep = оставить { $face ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[6] шестёрку
}

## Вопросы

# en 763dc967
ask-name = Какое число выставите? Все кубики с ним пойдут на его поле.
# en 553fa0ac
ask-pick = Какие кубики перебросите?
# en 352883c7
ask-take = Возьмите кубики с одного поля: каждый — одно действие.
# en 26cb1463
ask-joker = В каком столбце используете джокер?
# en 9b4021e3
ask-use = { $left ->
    [1] Последний кубик: выберите действие { $column-gen }.
    [one] Остался { $left } кубик: выберите действие { $column-gen }.
    [few] Осталось { $left } кубика: выберите действие { $column-gen }.
   *[many] Осталось { $left } кубиков: выберите действие { $column-gen }.
}
# en 62227cf4
ask-any = Бонус: какое действие выберете?
# en 7d43280d
ask-send = { $discount ->
    [0] Какого послушника отправите?
    [one] Какого послушника отправите на { $discount } влияние дешевле?
   *[many] Какого послушника отправите на { $discount } влияния дешевле?
}
# en ba1c4534
ask-where = Куда отправите { $novice-acc }?
# en 94c292eb
ask-swap = Что обменяете?
# en 2b4bfb1b
ask-pair = Какую пару получите?
# en 4dc76ba6
ask-token = Влияние или чётки?
# en 91e95f55
ask-soup = Получите похлёбку или обменяете ресурс?
# en 50c9ce6e
ask-tile = Из какого монастыря возьмёте фрагмент витража?
# en fefff8f1
ask-build = В какой ряд встроите фрагмент { $monastery-gen }?
# en 4bd49a61
ask-bonus = Бонус ряда или бонус столбца?
# en 82401085
ask-last = Последнее поле дороги: ещё один личный кубик или очки?
# en ddb0fd8c
ask-keep = На вашем новом кубике { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}. Оставите или используете жетон переброса?
# en cefe0e37
ask-area = Куда отправите дополнительного послушника { $row-gen }?
# en 935bae9f
ask-extra = Дополнительный послушник идёт в { $area-acc }: на какое место?

## Чего не хватает
# Как и правило, без точки: предложение стоит и после двоеточия (refusal-lack).

# $sums перечисляет ресурсы: «1 влияния и 2 похлёбок».
# en e8dae01c
lack-room = не хватает { $sums-gen }, чтобы отправить послушника из { $row-gen } в { $kind-acc }
# en afa17696
lack-area = не хватает { $sums-gen }, чтобы отправить послушника из { $row-gen } в { $area-acc }
# $areas перечисляет, куда послушники вообще могли бы пойти.
# en 66c2e3da
lack-reach = доступных мест для послушника нет ({ $areas })
# en 545e2dff
lack-novice = на полях действий не осталось послушников
# Довольно одного из двух.
# en 21a3d301
lack-either = для обмена нужно отдать { $sum-acc } или { $other-acc }
# en 99ca1d8a
lack-good = для обмена нужно отдать { $sum-acc }
# en 4155ef99
lack-tiles = не осталось фрагментов витража { $monasteries-gen }
# en 0bfa5c4d
lack-line = ни в один ряд витража нельзя встроить фрагмент { $monasteries-gen }

## События: годы и раунды

# en b360524e
event-first = { $you ->
    [seat] Первый игрок — вы.
   *[nobody] Первый игрок — { $seat }.
}
# en 27a8e093
event-mission = Открывается { $mission }.
# en 608aed81
event-year = Начинается { $year }-й год.
# en 541b3afe
event-round = Начинается раунд { $round } из { $rounds }.

## События: кубики

# en 24db950f
event-rolled = { $you ->
    [seat] Вы бросаете кубики: { $dice }.
   *[nobody] { $seat } бросает кубики: { $dice }.
}
# en c4eccda5
event-rerolled = { $you ->
    [seat] Вы используете жетон переброса и бросаете: { $dice }.
   *[nobody] { $seat } использует жетон переброса и бросает: { $dice }.
}
# en 42cca143
event-placed = { $you ->
    [seat] Вы выставляете { number-of-dice } на { $field-acc }.
   *[nobody] { $seat } выставляет { number-of-dice } на { $field-acc }.
}
# en 28012a88
event-took = { $you ->
    [seat] Вы берёте { number-of-dice } с { $field-gen }.
   *[nobody] { $seat } берёт { number-of-dice } с { $field-gen }.
}
# en 4b44b978
event-joker = { $you ->
    [seat] Вы кладёте джокер в { $column-acc }.
   *[nobody] { $seat } кладёт джокер в { $column-acc }.
}
# en 8a09df30
event-lapsed = { $you ->
    [seat] Вы откладываете кубик без эффекта: у { $column-gen } нет возможных действий.
   *[nobody] { $seat } откладывает кубик без эффекта: у { $column-gen } нет возможных действий.
}
# en bd32706a
event-gained-die = { $you ->
    [seat] Вы берёте ещё один личный кубик.
   *[nobody] { $seat } берёт ещё один личный кубик.
}
# en edb4bf7b
event-die-fell = На новом кубике выпадает { $face }.
# en 83913257
event-die-laid = Новый кубик ложится на { $field-acc }.

## События: действия

# en d4f38d38
event-used = { $you ->
    [seat] Вы выбираете действие: { $action }.
   *[nobody] { $seat } выбирает действие: { $action }.
}
# en d1def6ed
event-gained = { $you ->
    [seat] Вы получаете { $sum-acc }.
   *[nobody] { $seat } получает { $sum-acc }.
}
# en b6c27e95
event-paid = { $you ->
    [seat] Вы отдаёте { $sum-acc }.
   *[nobody] { $seat } отдаёт { $sum-acc }.
}
# en 5972730f
event-swapped = { $you ->
    [seat] Вы обмениваете { $sum-acc } на { $other-acc }.
   *[nobody] { $seat } обменивает { $sum-acc } на { $other-acc }.
}
# en 7cf43aa4
event-envoy = { $you ->
    [seat] Вы продвигаете посланника на поле дороги { $n }.
   *[nobody] { $seat } продвигает посланника на поле дороги { $n }.
}
# en 779a6f7e
event-bonus = { $you ->
    [seat] Вы находите на дороге бонус: { $bonus }.
   *[nobody] { $seat } находит на дороге бонус: { $bonus }.
}
# en d88e412c
event-declined = { $you ->
    [seat] Вы отказываетесь от бонуса: { $bonus }.
   *[nobody] { $seat } отказывается от бонуса: { $bonus }.
}

## События: послушники

# en d9608d4d
event-sent-room = { $you ->
    [seat] Вы отправляете { $novice-acc } в { $kind-acc } { $room-acc }.
   *[nobody] { $seat } отправляет { $novice-acc } в { $kind-acc } { $room-acc }.
}
# en 2af967c1
event-sent-chapel = { $you ->
    [seat] Вы отправляете { $novice-acc } в часовню { $monastery-gen }.
   *[nobody] { $seat } отправляет { $novice-acc } в часовню { $monastery-gen }.
}
# en 5c83b191
event-sent-space = { $you ->
    [seat] Вы отправляете { $novice-acc } на { $space-acc }.
   *[nobody] { $seat } отправляет { $novice-acc } на { $space-acc }.
}
# en 69ad6940
event-unlocked = { $you ->
    [seat] Теперь вы можете { $action }.
   *[nobody] Теперь { $seat } может { $action }.
}
# en 70192ab2
event-flipped = { $you ->
    [seat] Вы переворачиваете жетон действия { $column-gen }.
   *[nobody] { $seat } переворачивает жетон действия { $column-gen }.
}
# en c31e70b2
event-extra-room = { $you ->
    [seat] Вы отправляете дополнительного послушника { $row-gen } в { $kind-acc } { $room-acc }.
   *[nobody] { $seat } отправляет дополнительного послушника { $row-gen } в { $kind-acc } { $room-acc }.
}
# en 5ce28c13
event-extra-chapel = { $you ->
    [seat] Вы отправляете дополнительного послушника { $row-gen } в часовню { $monastery-gen }.
   *[nobody] { $seat } отправляет дополнительного послушника { $row-gen } в часовню { $monastery-gen }.
}
# en 3a5f4b19
event-extra-space = { $you ->
    [seat] Вы отправляете дополнительного послушника { $row-gen } на { $space-acc }.
   *[nobody] { $seat } отправляет дополнительного послушника { $row-gen } на { $space-acc }.
}
# en c6f79611
event-extra-dropped = { $you ->
    [seat] Вы не отправляете дополнительного послушника { $row-gen }, и тот выходит из игры.
   *[nobody] { $seat } не отправляет дополнительного послушника { $row-gen }, и тот выходит из игры.
}

## События: витраж

# en a30a3f05
event-built = { $you ->
    [seat] { $cell ->
        [1] Вы встраиваете фрагмент { $monastery-gen } в первую ячейку { $line-gen }.
        [2] Вы встраиваете фрагмент { $monastery-gen } во вторую ячейку { $line-gen }.
       *[other] Вы встраиваете фрагмент { $monastery-gen } в последнюю ячейку { $line-gen }.
    }
   *[nobody] { $cell ->
        [1] { $seat } встраивает фрагмент { $monastery-gen } в первую ячейку { $line-gen }.
        [2] { $seat } встраивает фрагмент { $monastery-gen } во вторую ячейку { $line-gen }.
       *[other] { $seat } встраивает фрагмент { $monastery-gen } в последнюю ячейку { $line-gen }.
    }
}
# en f7de0437
event-no-tile = Фрагмент витража этого монастыря встроить нельзя, и его не берут.

## События: очки

# en 77cf1b54
event-scored = { $you ->
    [seat] Вы получаете { points }: { $source }.
   *[nobody] { $seat } получает { points }: { $source }.
}
# en c7207d9a
event-earned = { $you ->
    [seat] У вас { points } за партию ({ $source }).
   *[nobody] { $seat }: { points } за партию ({ $source }).
}
# en 1d2e2058
event-claimed = { $you ->
    [seat] Вы выполняете { $mission-acc } и получаете { points }.
   *[nobody] { $seat } выполняет { $mission-acc } и получает { points }.
}
# en a664c5c9
event-majority = { $you ->
    [seat] { $amount ->
        [one] Вы получаете { points } за большинство: { $monastery }, { $amount } послушник.
        [few] Вы получаете { points } за большинство: { $monastery }, { $amount } послушника.
       *[many] Вы получаете { points } за большинство: { $monastery }, { $amount } послушников.
    }
   *[nobody] { $amount ->
        [one] { $seat } получает { points } за большинство: { $monastery }, { $amount } послушник.
        [few] { $seat } получает { points } за большинство: { $monastery }, { $amount } послушника.
       *[many] { $seat } получает { points } за большинство: { $monastery }, { $amount } послушников.
    }
}
# en 860fbe75
event-majority-tied = { $you ->
    [seat] { $amount ->
        [one] Вы тоже получаете { points } за большинство: { $monastery }, поровну с другими { $amount } послушник.
        [few] Вы тоже получаете { points } за большинство: { $monastery }, поровну с другими { $amount } послушника.
       *[many] Вы тоже получаете { points } за большинство: { $monastery }, поровну с другими { $amount } послушников.
    }
   *[nobody] { $amount ->
        [one] { $seat } тоже получает { points } за большинство: { $monastery }, поровну с другими { $amount } послушник.
        [few] { $seat } тоже получает { points } за большинство: { $monastery }, поровну с другими { $amount } послушника.
       *[many] { $seat } тоже получает { points } за большинство: { $monastery }, поровну с другими { $amount } послушников.
    }
}
# en 39db25c5
event-chapels = { $you ->
    [seat] { $amount ->
        [0] Вы получаете { points } за часовни: послушников в них нет.
        [1] Вы получаете { points } за часовни: послушники в одной из них.
       *[other] Вы получаете { points } за часовни: послушники в { $amount } из них.
    }
   *[nobody] { $amount ->
        [0] { $seat } получает { points } за часовни: послушников в них нет.
        [1] { $seat } получает { points } за часовни: послушники в одной из них.
       *[other] { $seat } получает { points } за часовни: послушники в { $amount } из них.
    }
}
# en d4959eda
event-cloister = { $you ->
    [seat] { $inside ->
        [one] Вы получаете { points } за { $monastery-acc }: { $inside } послушник в часовне, { $around } в клуатре.
        [few] Вы получаете { points } за { $monastery-acc }: { $inside } послушника в часовне, { $around } в клуатре.
       *[many] Вы получаете { points } за { $monastery-acc }: { $inside } послушников в часовне, { $around } в клуатре.
    }
   *[nobody] { $inside ->
        [one] { $seat } получает { points } за { $monastery-acc }: { $inside } послушник в часовне, { $around } в клуатре.
        [few] { $seat } получает { points } за { $monastery-acc }: { $inside } послушника в часовне, { $around } в клуатре.
       *[many] { $seat } получает { points } за { $monastery-acc }: { $inside } послушников в часовне, { $around } в клуатре.
    }
}
# en defafd19
event-left-over = { $you ->
    [seat] Вы получаете { points } за оставшиеся ресурсы.
   *[nobody] { $seat } получает { points } за оставшиеся ресурсы.
}

## События конца партии

# en 46e70def
event-points = { $you ->
    [seat] У вас { points }, { $rank }-е место.
   *[nobody] { $seat }: { points }, { $rank }-е место.
}
# en 51e69834
event-winner = { $you ->
    [seat] Вы выигрываете партию.
   *[nobody] { $seat } выигрывает партию.
}
# en ca502a19
event-shared = { $you ->
    [seat] Вы делите победу: ничью ничто не решает.
   *[nobody] { $seat } делит победу: ничью ничто не решает.
}

## Настройки

# en bcde9c46
option-first-player = первый игрок
    .about = кто первый игрок в первом раунде
# en 23278ed6
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

## В терминале
# На экране 80 знаков в строке: что должно быть коротким, не длиннее указанного вместе с точкой.

# en 512ca8a7
cli-calendar = Год { $year } из { $years }, раунд { $round } из { $rounds }
# Заголовки строк
# en 6e639713
cli-fields = Кубики
# en 4464105f
cli-roll = Бросок
# en 62fa5a5b
cli-path = Дорога
# en 19734a1b
cli-window = Витраж
# en 4a138086
cli-in-hand = в руке
# Ресурсы, каждый с буквой, которая всюду его заменяет; у постройки буква ресурса, которым платят.
# en 438167d6
cli-good-soup = похлёбка
    .letter = п
# en 18bce237
cli-good-tool = инструмент
    .letter = и
# en 4c868611
cli-good-book = книга
    .letter = к
# en 8730f981
cli-good-influence = влияние
    .letter = в
# en 55ca0503
cli-good-rosary = чётки
    .letter = ч
# Коротко, не длиннее 4 знаков
# en 27ce1d1b
cli-do-send = посл
# en 47d8bd46
cli-do-pair = пара
# en 8b668b89
cli-do-tile = витр
# en d6a7cd2a
cli-do-any = люб.
# en a8d79f40
cli-do-die = куб
# en 6150df4b
cli-do-points = { $points }оч
# en 8c32e612
cli-do-score = оч.
# Что значат знаки
# en 9cb5654b
cli-signs = Знаки
# en 62d38dbc
cli-joker = джокер: любой столбец
# en b3cc9000
cli-white = белый кубик
# en ac3a6a16
cli-standing = свой послушник: закрыто
# en ad95d5fa
cli-free = свободно
# en a278b9f5
cli-shut = закрытое место или использовано
# en ab27b729
cli-exchange = обмен
# Заголовки над игроками
# en 531c7b28
cli-unlocked = Открыто
# en 1cd73897
cli-flipped = Перевёрнуто
# en c16bc82b
cli-sent = Отправлено
# en 50fcbbd6
cli-reroll = Переброс
# Чего требуют задания
# en d45b4e4e
cli-task-novices = отправлено послушников: { $n }
# en 7b4f0039
cli-task-common = послушников в общих залах: { $n }
# en 1df8e06d
cli-task-cloister = послушников в клуатрах: { $n }
# en 90ca6771
cli-task-window = монастырей в своём витраже: { $n }
# en cd17b7c0
cli-task-dice = личных кубиков: { $n }

## Ошибки

# en 53c35091
error-edition-links = { $entry } — это { $value }; нужны буквы монастырей, каждая по разу: { $words }
# en 9fae6238
error-edition-unlinked = { $entry }: монастыря { $word } не касается ни одно поле; нужно хотя бы одно
# en d57ec9c9
error-edition-die = { $entry } — это { $value }; { $right } нужно на последнем поле, и только на нём
# en 0949663d
error-edition-room = { $entry } — это { $value }; нужны вид ({ $words }) и два места, например 1-2
# en 0e2a1078
error-edition-borders = { $entry } — это { $value }; нужны два разных места из { $right }
# en 8da69496
error-edition-apart = { $entry }: от room 1 нет пути к { $words }; всё должно быть связано
# en 47b7dbdb
error-edition-mission = { $entry } требует { $value }; когда игроков { $seats }, мест для этого { $count }

## почему нельзя

# en fa258575
why-MSM-DICE-3 = такого числа нет на ваших кубиках
# en e4347311
why-MSM-REROLL-1 = жетон переброса в этом раунде уже использован
# en 76f4aca5
why-MSM-TAKE-1 = на этом поле нет кубиков
# en f3f87053
why-MSM-TAKE-2 = столько взять нельзя: остальные кубики чужие
# en 2cf6c3c4
why-MSM-TAKE-10 = в этом столбце сейчас нет возможных действий
# en d2d86e09
why-MSM-ACT-11 = ещё закрыто: здесь стоит ваш послушник
# en 5b92b04a
why-MSM-UNLOCK-3 = в этом ходу вы уже выполнили это действие
# en 06471335
why-MSM-ACT-13 = для этого действия вам чего-то не хватает
# en 1bd70698
why-MSM-NOVICE-8 = доступных свободных мест для этого послушника нет
# en ca1425bc
why-MSM-NOVICE-3 = ваш посланник не у этого монастыря, и в часовне нет вашего послушника
# en 2055af17
why-MSM-SETUP-2 = при трёх игроках это место закрыто
# en bdbfecd3
why-MSM-SETUP-4 = в этом монастыре не осталось фрагментов витража
# en 399f3516
why-MSM-BLD-2 = не хватает: постройка стоит 1 влияние и 2 ресурса с её рисунка, из ряда II — 3
# en cdcf2e32
why-MSM-CLOISTER-2 = нужен ваш послушник в соседней постройке
# en 87ff37c8
why-MSM-WINDOW-1 = этот бонус даёт фрагмент только своего монастыря

## причины
# Почему бот что-то советует: что даёт ход сверх следующего по силе выбора.
# $mine и $rival — числа послушников, $rival у сильнейшего из других.
# en fefad966
reason-claims = Это выполняет { $mission-acc }: { points }.
# en 6516ff04
reason-nearer = Это приближает вас к цели: { $mission }.
# en a8cb428c
reason-leads = Так вы лидируете: { $monastery }, послушников { $mine } против { $rival }.
# en 0a6c5bdd
reason-closer = Так у вас послушников: { $mine } ({ $monastery }); у сильнейшего из других — { $rival }.
# en 68330f4a
reason-chapels = Послушники в часовнях ({ $amount }) принесут в конце { points }.
# en 91805c37
reason-cloister = Часовня и клуатр { $monastery-gen } принесут тогда в конце { points }.
# en e6555bee
reason-scores = В этот ход это даёт на { points } больше, чем следующий по силе выбор.
# en 5349faf9
reason-opens = С этого хода вы можете также { $action }.
# en bde3c88e
reason-flips = Жетон действия переворачивается: теперь каждый кубик на нём приносит очки.
# en 83d15979
reason-window = Это приближает в вашем витраже полные ряды и столбцы.
# en 6abf9cb7
reason-path = Посланник приходит на поле дороги { $amount }, ближе к бонусам впереди.
# en f50eaae8
reason-goods = Так у вас ресурсов, чтобы платить: { $amount }.
# en e0636739
reason-dice = Из кубиков на столе вам так достаются лучшие.
# en 31d478ac
reason-little = Разница невелика: что бы вы здесь ни выбрали, изменится мало.

## Разделы правил

# en 0322ce5c
section-MSM-COMP = Что лежит в коробке
# en dbdf27e5
section-MSM-SETUP = Подготовка
# en f2947ff2
section-MSM-YEAR = Годы и раунды
# en 1c7cf2f2
section-MSM-DICE = Выставление кубиков
# en 0bb604a4
section-MSM-REROLL = Жетон переброса
# en 6814a6b8
section-MSM-TAKE = Взятие кубиков
# en 064105b8
section-MSM-USE = Использование взятых кубиков
# en 705b092e
section-MSM-ACT = Действия столбцов
# en 81b9e1e2
section-MSM-UNLOCK = Как открываются действия
# en 16a1b519
section-MSM-ENVOY = Посланник
# en 42fad59c
section-MSM-PATH = Бонусы дороги
# en 96a01c9a
section-MSM-PDIE = Личные кубики
# en febc04d8
section-MSM-NOVICE = Отправка послушника
# en 4e0445c4
section-MSM-BLD = Постройки
# en 590277b3
section-MSM-CHAPEL = Часовни
# en bd44e78a
section-MSM-CLOISTER = Клуатры
# en 85e29e52
section-MSM-EXTRA = Дополнительные послушники
# en e04a2bb0
section-MSM-WINDOW = Витраж
# en 93ffb8ce
section-MSM-MISSION = Задания
# en 0f1bc8b1
section-MSM-END = Конец раунда и конец партии
# en ad484e29
section-MSM-SCORE = Финальный подсчёт
# en eb2d7c16
section-MSM-INFO = Что открыто и что тайно
# en c783a4c5
section-MSM-INV = Что верно всегда
# en 1858cb7f
section-MSM-STATE = Что и когда спрашивается
# en d0db8b5e
section-MSM-OPT = Настройки

## промахи
# Над чем посмеялись бы; рядом — как часто это бывает за партию.
# en ccb2536c
blunder-goods-left = ресурсы, оставшиеся в конце
# en 4f3180e2
use-actions = Использованные действия
# en 2b547f83
use-rooms = Послушники, отправленные в постройки
# en d985d0c3
use-chapels = Послушники, отправленные в часовни
# en 3994d017
use-windows = Встроенные фрагменты витража
# en 42fad59c
use-bonuses = Бонусы дороги
# en 6b7ec84b
use-jokers = Джокеры по столбцам
# en 3fb947b8
use-missions = Выполненные задания
# en fe4933f0
habit-path = проходит по дороге дальше всех
# en 50fb6005
habit-path-first-year = проходит по дороге дальше всех в первый год
