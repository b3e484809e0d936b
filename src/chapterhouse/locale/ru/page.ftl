### Что говорит страница по-русски вокруг любой игры.
###
### К читателю обращаются на «вы». Имена людей не склоняются: они стоят в именительном падеже, и
### фраза подходит и мужчинам, и женщинам. Кнопки короткие, тексты рядом — целые предложения.
### Словарь — как в house.ftl; sentence of the rules здесь просто правило.

## дом

# en ff0ef36e
house = Chapterhouse
# en e52bf3bb
house-sentence = Монастырские настольные игры с друзьями или против ботов. А если ход запрещён, вы увидите правило.
# en 5d962028
title = { $page } · Chapterhouse
# en 786999cc
skip = К содержимому
# en 7d9eb7ac
close = Закрыть
# en 8d525e5f
copied = Скопировано
# en 29887a5f
share = Поделиться
# en a2fb42e5
qr = Показать QR-код
# en 5bc8ba86
qr-of = QR-код: { $link }
# en d237c0fb
qr-about = Наведите на него камеру другого устройства. Кто видит этот код, тот может открыть ссылку.
# en 7ba2d337
link-here = Этот адрес открывается только на этом компьютере. Чтобы зайти с других устройств, запустите сервер по адресу, который им доступен (serve --host).
# en e8042406
or-else = Ещё варианты

## неполадки

# en e1c90333
trouble-page = На этой странице что-то пошло не так. Загрузите её заново: стол в сохранности на сервере.
# en 4fdf91cd
trouble-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
# en 57c7fd21
offline-works = А пока здесь видны ваши столы, можно менять настройки и играть без сети, если браузер уже загрузил всё нужное; для остального нужен сервер. Когда связь вернётся, страница продолжит сама.
# en 134cb6ad
trouble-server = Серверу это не удалось. Попробуйте чуть позже.
# en d8b8392e
try-again = Попробовать ещё раз
# en dd0f3e8d
lost-title = Такой страницы нет
# en b7afe482
lost-text = По этому адресу ничего нет. Возможно, ссылка скопирована не целиком.
# en 66c9326e
go-home = На главную

## первая страница

# en 6eba5ba8
against-bots = Против ботов
# en 309126c1
play-bots = Играть в игру «{ $game }» против ботов
# en f61b2ebe
with-friends = С друзьями
# en 2e210b28
play-friends = Играть в игру «{ $game }» с друзьями
# en 54eb7ea2
players = Игроков: { $numbers }
# en 13a6b224
how-to-play = Как играть
# en 77d06104
how-to-play-title = { $game }: как играть
# en 4120d9e7
aim-known = Я знаю эту игру
# en fe72bcdc
said-of = { $what }: { $text }
# en c4e67eba
rulebook = Правила
# en f86b9bb2
about-edition = Об этом издании
# en 696f4e35
my-tables = Ваши столы
# en b8433849
my-tables-count = Ваши столы ({ $count })
# en 78d0e439
my-tables-none = Здесь хранятся столы, за которыми вы сидите, чтобы к ним можно было вернуться.
# en c92b9419
table-seen = последний раз открыт { $when }
# en c06b41f0
table-with = участники: { $names }
# en 81035781
table-turn = Ходит: { $name }
# en a29e21e5
table-waiting = Ждём друзей
# en 7193feda
table-won = Победа: { $names }
# en 7e187a5c
tables-over = Завершённые ({ $count })
# en bf6759be
resume = Играть дальше
# en b60e7b8f
look-back = Посмотреть
# en d3995a7c
forget = Убрать из списка
# en 6da1d450
forgotten = { $title }: убрано из списка. Этот браузер теряет ключи от стола; сам стол остаётся.
# en 8f59a41b
forgotten-offline = { $title }: стол удалён. Он хранился только в этом браузере.
# en a8283ade
undo = Вернуть
# en eee414ed
keyring = Ваши столы на другом устройстве
# en ef91da82
keyring-about = Ссылка переносит этот список со всеми вашими местами, турнирами и результатами среди друзей на другие ваши устройства. Сервер хранит список в таком виде, что прочесть его не может.
# en 7fc4275c
keyring-make = Создать ссылку
# en 0e0a306b
keyring-shared = Этот список общий для всех устройств, на которых открыли ссылку: новый стол появляется на каждом из них, а убранный исчезает отовсюду.
# en 0770cd95
keyring-link = Скопировать ссылку на ваши столы
# en 9e3dc3c3
keyring-warning = У кого есть эта ссылка, тот играет за вас за всеми этими столами: никому её не передавайте.
# en ed5a2d86
keyring-leave = Больше не делиться списком на этом устройстве
# en c4f744a0
keyring-left = Список на этом устройстве больше не общий. Сами столы остались здесь.
# en 8937d408
keyring-revoke = Отменить ссылку
# en d4f645ba
keyring-revoke-about = Тогда списка больше не будет ни на одном другом устройстве, а ваши места, турниры и результаты откроются только в этом браузере.
# en 280a520a
keyring-revoked =
    { $failed ->
    [0] Ссылка больше ничего не открывает, а ваши места, турниры и результаты открываются только в этом браузере.
   *[other] Сервер пока не ответил: возможно, ссылка ещё что-то открывает. Этот браузер сам спросит снова, как только его откроют.
}
# en ca0e783a
keyring-title = Столы с другого устройства
# en 19b1854d
keyring-ask = Эта ссылка добавит столы с другого устройства к столам на этом, и наоборот. Если она не ваша, откажитесь: тот, кто её создал, сможет играть за вас.
# en 0f4e4002
keyring-open = Она моя: сделать список общим
# en b0f44207
keyring-refuse = Она не моя
# en 602d7375
sign-in-about = Или войдите через { $provider }: тогда этот список будет на каждом устройстве, где вы это сделаете. Владелец сервера тогда мог бы открыть список и играть за вас. Чтобы играть, учётная запись не нужна.
# en d6fce283
sign-in = Войти через { $provider }
# en 9b83bf5a
sign-in-on = Этот список будет и на каждом устройстве, где вы войдёте через { $provider }. Владелец сервера мог бы его открыть.
# en 12648aac
sign-out = Выйти и убрать эти столы с этого устройства
# en 445f4923
signed-out = Вы вышли. Ваши столы остались в списке и вернутся, когда вы войдёте снова.
# en b1fc4a6d
sign-in-forget = Забыть мою учётную запись на этом сервере
# en 406abb69
sign-in-forgotten = Этот сервер больше не знает вашей учётной записи. Список на ваших устройствах по-прежнему общий.
# en 824a1d70
signed-in = Вход
# en e0972690
signed-in-wait = Минуту…
# en 2e7f6e88
signed-in-ask = Вы вошли как { $name }. С этой минуты у всех устройств, на которых выполнен вход в эту учётную запись, один общий список столов: столы каждого появятся на всех. Если это не ваша учётная запись, откажитесь: иначе её владелец сможет играть за вас.
# en bad3cf15
signed-in-share = Это я: сделать список общим
# en 8a55f5e6
signed-in-refuse = Это не я
# en c7db89b3
signed-in-none = Вход не выполнен, и ничего не изменилось. Всё работает и без него.
# en 2518f557
signed-in-elsewhere = Этот вход начат не в этом браузере или уже завершён. Ничего не изменилось. Чтобы войти, начните на главной странице, в разделе «{ $part }».
# en f7f4bdcd
tournament-to = К турниру
# en 114f0012
tournament-open = Открыть турнир
# en d375dd50
tournament-named = Турнир: { $name }
# en 178657fd
replays = Записи
# en cdaa34b3
replays-about = Просмотрите записанную партию шаг за шагом: со своего места или с открытыми картами.
# en 1d16abc5
open-replay = Открыть запись

## игра без сервера, на первой странице

# en d0ebc166
play-offline = Играть без сети
# en 18591696
offline-about = Против ботов или вместе за этим экраном, с уроками и правилами: всё работает в этом браузере, даже без связи.
# en 810db9d6
offline-size = Для этого один раз загрузится около { $size } МБ.
# en 20d4c734
offline-load = Загрузить и играть
# en e5734215
offline-loading = Загружается: { $percent } %
# Без связи, когда заранее ничего не загружено.
# en c52f3bf4
offline-once = Чтобы играть без сети, нужно один раз всё загрузить, пока сервер отвечает: выберите тогда здесь «Играть без сети».
# en 00b9f7ea
offline-none = На этом сервере нечего загружать для игры без сети.
# en 6cbd3eb9
offline-full = В этом браузере не хватает места. Освободите место на устройстве и попробуйте ещё раз: то, что уже загружено, заново не загружается.
# en 16a0b4a5
offline-on = Вы играете без сети. Ваши столы хранятся в этом браузере, и никто другой к ним не подсядет.
# en 8e003438
offline-off = Вернуться в сеть
# At the head of each page while one plays offline.
# en 8e2c7ac5
offline-mark = без сети
# en 0d438baf
offline-starting = Готовим игру без сети. Это займёт несколько секунд.
# en 2b68f28e
offline-taken = Вы уже играете без сети в другой вкладке. Продолжайте там или закройте её и попробуйте ещё раз.
# en e6feae97
offline-broken = Не удалось запустить игру без сети. Обновите страницу; если не поможет, возможно, браузер слишком старый.

## перед партией

# en 77989484
start-title = Играть в «{ $game }»
# en 2c6b2e25
your-name = Ваше имя
# en 1a67b5de
your-names = Ваши имена
# en 6b1d005d
name-at-seat = Имя на месте { $number }
# en ea44a2cb
company = С кем
# en f17c0acb
company-bots = Боты
# en 798ef629
company-friends = Друзья, по ссылке
# en ad0ed118
company-screen = Этот экран
# en 5ed8944a
guest = Гость
# en abbf8de7
guest-number = Гость { $number }
# en 84e12ac6
how-many = Сколько игроков
# en 06cd0aa0
level = Сила ботов
# en 3b10394b
start = Начать игру
# en be70bbb8
start-waiting = Открыть стол
# en 9e2bf27c
who-sits = Кто где сидит
# en 86d76ad4
seat-number = Место { $number }
# en 233a30fb
kind-me = За этим экраном
# en 7651a07a
kind-friend = Друг, по ссылке
# en 7bcedea5
kind-bot = Бот
# en dcd1d522
name = Имя
# en 6a5e0e8c
hot-seat-note = За одним экраном играют несколько человек: между ходами занавес прячет всё тайное.
# en 3a1aa4af
friend-note = Для каждого друга вы получите ссылку. Партия начнётся, когда придут все.
# en ca013197
shapes-dealt = Цвета и знаки раздаются, когда начинается партия.
# en 302e2a09
options = Настройки партии
# en 76f62ef4
option-about = { $option }: { $value }.
# en 93d8f977
chosen = Ваш выбор:
# en dcd91d2f
chosen-option = { $option }: { $value }
# en 24a654bb
chosen-drop = { $choice }; вернуть как обычно
# en 3355012e
chosen-reset = Всё как обычно
# en ba69c0e5
chosen-seats = разные участники
# en 252b4685
watched = Другие могут смотреть, не видя чужих секретов
# en 2b6c7c8f
unwatched = без зрителей
# en c1c6fca3
lobby = Открытые столы
# en 41970fb0
lobby-with =
    { $count ->
    [0] Пока никого нет
    [one] { $names } ждёт
   *[other] { $names } ждут
}
# en 25f0ca1d
lobby-free =
    { $free ->
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[other] Свободно { $free } мест.
}
# en 192e7130
lobby-bots =
    { $bots ->
    [one] Играет { $bots } бот.
    [few] Играют { $bots } бота.
   *[other] Играют { $bots } ботов.
}
# en e25eb465
lobby-box = не наша коробка
# en 65e9fe34
open-table = За стол может сесть любой на этом сервере
# en 97a9d392
my-box = Мой экземпляр игры отличается
# en 8fdce09d
my-box-about = Если в вашем экземпляре игры данные не такие, как у нас, выберите файл с отличающимися данными (TOML, не больше { $most } КБ). За этим столом будут играть по ним.
# en 8d33c9ba
my-box-how = Как написать такой файл
# en 4f2d5131
my-box-choose = Выбрать файл с данными
# en 9592f010
my-box-chosen = Играть с файлом { $file }
# en 26d14bac
my-box-remove = Убрать файл
# en 6b11e1be
my-box-large = Файл { $file } слишком велик: читается не больше { $most } КБ.
# en a308a4dd
my-box-no-text = { $file } — не текст в кодировке UTF-8.

## настройки

# en 74a883a0
settings = Настройки
# en a4fe6526
language = Язык
# en efb52e71
theme = Тема
# en 15a3cc0d
theme-system = Как в системе
# en 30dfa1dd
theme-light = Дневной
# en 8350ec38
theme-dark = При свечах
# en 7e8d11a9
motion = Анимация карт и фишек
# en d1a6e21b
keys = Ответы с клавиатуры
# en dec3dbe4
confirm-moves = Подтверждать каждый ход
# en 57f9d7e0
turns-end = Продолжать автоматически после моего выбора
# en 07ce054b
bots-pace = Боты играют
# en 793080bb
pace-slow = медленно
# en 1043c0bd
pace-normal = обычно
# en 115dc360
pace-fast = быстро
# en 2c1c3733
pace-instant = сразу
# en 07a479fb
bots-pause = Приостановить ботов
# en e734f42c
bots-go-on = Пусть боты продолжают
# en 45cbcd68
bots-paused = Боты на паузе
# en d19dad5a
bots-skip = К моему ходу
# en f2d14573
your-turn = Ваш ход
# en 7e95ae41
turn-sound = Звук, когда мой ход
# en aa983fa8
turn-notices = Уведомление, когда я не смотрю на стол
# en bab1c324
turn-notices-denied = Браузер не разрешает этой странице уведомления. Это можно изменить в его настройках.

## стол

# en e477abfd
table-title = Стол: «{ $game }»
# en 8885d59a
table-menu = Этот стол
# en bb358f3a
opening = Готовим стол…
# en 7b6cd8d2
connection-lost = Связь потеряна. Пробуем восстановить: ничего из сыгранного не пропало.
# en 549f5e23
try-now = Попробовать сейчас
# en 6ca5ff18
closed-title = Этот стол для вас закрыт
# en f7243cf1
closed-seat = Это место для вас закрыто
# en c26cc9d4
watch-match = Смотреть партию
# en 3e24924b
game-region = Игровое поле
# en 633286e5
table-keys = Стол. Стрелки ведут от одной вещи к другой, Enter — к её правилу.
# en e1ecacde
parts = Части поля
# en dfc12d6b
parts-wanted = (выбор здесь)
# en f47f1edc
prompt-region = Что делать
# en ea7d7935
question-for = { $name }: { $question }
# en 11a4f62b
thinks = { $name } думает
# en d57c259b
nobody-asked = { $count ->
    [1] Ходит { $name }.
   *[other] Ходят другие.
}
# en 21e49eb2
chronicle = Журнал
# en d73c6e15
chronicle-all = Показать весь журнал
# en ffa74cd9
chronicle-less = Свернуть журнал
# en f279f39e
chronicle-empty = Пока ничего не произошло.
# en 2f4d4530
chronicle-since = После вашего последнего хода
# en 8164c8cc
forced = Выбора не было
# en a7b4cf9f
hint = Подсказка
# en 0b70bdaf
hint-says = Бот на вашем месте: { $action }
# en 3e1a0453
hint-expects = Чего он ждёт
# en af7af549
hinted = { $name } (совет)
# en 70fbb54b
brings = Что произойдёт
# en c963c5ad
brings-all = Что произойдёт: { $events }
# en 47bf6144
why-not = Сейчас нельзя ({ $count })
# en 0eb31636
listed = Выберите на столе или в списке ({ $count })
# en be4bc2f8
key = То же делает клавиша { $key }
# en 7d2a64f5
take-back = Отменить ход
# en 97903f19
end-turn = Дальше
# en 2ab13675
turn-open = Выбор сделан. Дальше или отменить что-нибудь?
# en b27894f0
turn-open-of = { $name } может ещё что-нибудь отменить.
# en eebdd24a
confirm = Подтвердить
# en 368aeb42
confirm-asks = Подтвердите или выберите другое:
# en 19766ed6
cancel = Не подтверждать
# en 2c3ce283
sent = Ваш ответ в пути.
# en 49e96d7c
amount = Число
# en 0b5bf8ad
amount-less = На 1 меньше
# en 08c3eb64
amount-more = На 1 больше
# en 22acdfd9
amount-say = Поставить { $amount }
# en 328617e3
watching = Вы наблюдаете за игрой.
# en 50865dff
watchers =
    { $count ->
        [0] Никто не смотрит.
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }

## Разговор за столом

# en 460b3a7d
talk-title = Чат
# en b22a0250
talk-unread = В чате есть новое
# en cab806b4
talk-all = Показать чат
# en 692a38dc
talk-less = Свернуть чат
# en 93cfe02c
talk-empty = Пока никто ничего не написал.
# en 48f398cd
talk-said = { $name } пишет: { $words }
# en 34c42fb7
talk-words = Всем за столом
# en f6f4688f
talk-say = Отправить
# en 10ecff79
talk-closed = Чат сейчас закрыт.
# en aff05128
talk-breaks = Это нарушит молчание, а за это платят.
# en 32c410c7
talk-pay = Отправить и заплатить
# en 2aecc718
talk-keep = Промолчать
# en 4c5918d6
talk-mute = Скрыть сообщения: { $name }
# en 419a0910
talk-unmute = Показать сообщения: { $name }
# en 3427d155
report = Пожаловаться на игрока «{ $name }»
# en 493c439e
report-about = Что сделал игрок «{ $name }»? Это прочтёт владелец сервера вместе с последними сообщениями чата; больше никто.
# en b6ce788d
report-send = Отправить жалобу
# en 4f7cab30
report-done = Теперь владелец сервера может это прочесть.
# en 19766ed6
report-cancel = Отмена

## места за столом

# en f3b81325
seats = Места
# en bb0347a4
seat-you = вы
# en 46673337
seat-here = за столом
# en fff0bc37
seat-screen = за этим экраном
# en 378ce56a
seat-away = не за столом
# en 7b20b4d7
seat-free = ещё свободно
# en a9bb2d80
seat-open = ждёт того, кто получит ссылку
# en 9d74932b
seat-bot = бот
# en ed940c04
seat-stand-in = пока играет бот
# en 0dd388f0
friend-link = Скопировать ссылку на это место
# en 311a457e
new-link = Сделать новую ссылку
# en 3f7e7bda
new-link-why = Старая ссылка больше ничего не открывает.
# en ec3e309f
free-seat = Освободить это место
# en 388466a8
free-about = «{ $name }» больше не сможет открыть это место, и все об этом узнают. Вы получите новую ссылку на него.
# en efc4eeb2
free-yes = Освободить место
# en abfe12e4
free-no = Оставить как есть
# en 67c2062a
give-to-bot = Отдать место боту
# en 670999a1
vote-yes = Пусть дальше играет бот
# en 0a62c8fb
vote-why = Если согласны все, кто за столом, бот играет, пока игрок не вернётся.
# en 6ebf23d5
vote-waits = Вы согласны, чтобы дальше играл бот. Ещё не согласились: { $names }
# en ce619d7f
vote-no = Лучше подождать
# en 376055ef
leave-to-bot = Пусть бот играет за меня
# en 935b1fc1
sit-again = Вернуться в игру
# en 764ee095
own-seat = Ваше место
# en b9e159e0
own-alone = Ваше место открывается только в этом браузере.
# en 0910bc7b
own-browsers =
    { $count ->
        [one] Ваше место можно открыть в { $count } браузере.
       *[other] Ваше место можно открыть в { $count } браузерах.
    }
# en cfb88bac
own-windows =
    { $count ->
        [one] Сейчас оно открыто в { $count } окне.
       *[other] Сейчас оно открыто в { $count } окнах.
    }
# en f1352d40
handover = Играть на другом устройстве
# en ba438d44
handover-about = Откройте эту ссылку на другом устройстве. Она действует один раз, в течение четверти часа. У кого она есть, тот играет за вас: никому её не передавайте.
# en d353ef73
handover-link = Скопировать ссылку на ваше место
# en 444398cf
lock = Закрыть для остальных
# en bf615e26
lock-why = Тогда ваше место будет открываться только в этом браузере.
# en 9ff925f1
own-locked = Теперь ваше место открывается только в этом браузере.
# en afb63b75
notices-title = Сообщать мне, когда настал мой ход
# en e2b7b6ee
notices-about = Уведомление приходит, если вас минуту нет за столом. В нём названы игра и игроки, но ничего не сказано о партии.
# en 38b9d88c
notices-device = На этом устройстве
# en cd387f63
notices-impossible = Этот браузер не принимает уведомлений. На iPhone и iPad он будет их принимать, если добавить эту страницу на экран «Домой».
# en 7c43a853
notices-address = Через ntfy, Discord или Matrix, где их может прочесть владелец службы: ваш адрес там
# en 07941eab
notices-keep = Отправлять туда
# en a57c4f10
notices-kept = Уведомления отправляются на { $address }
# en 3b322cf2
notices-stop = Больше туда не отправлять
# en 804026ee
notices-first = Первое сообщение отправлено. Если оно не придёт, проверьте адрес.
# en 9ee45b09
notices-table = Все ходы за этим столом на один адрес, например в канал, который читают все
# en 38d43dab
notices-mention = Чем там позвать игрока { $name }, например @имя
# en f97d010a
watch-link = Скопировать ссылку для зрителей
# en a29e21e5
waiting-title = Ждём друзей
# en ad593a86
waiting-text = Партия начнётся, когда все сядут за стол. Передайте ссылки.
# en d949ae7e
waiting-guest = Место за вами. Партия начнётся, когда все сядут за стол.
# en a9f9d0e8
join-title = Вам оставили место
# en 930cba25
join-text = Под каким именем вы играете?
# en 8afaa5ab
join-instead = Вас ждёт место игрока «{ $name }»: вы продолжите на нём партию, а остальные узнают ваше имя.
# en f2808121
join = Сесть за стол
# en 37f5bb14
handover-title = Ваше место в этом браузере
# en 7dce1efe
handover-text = По этой ссылке место игрока «{ $name }» откроется здесь; там, где оно уже открыто, оно останется открытым.
# en ad607fc3
handover-open = Открыть место здесь
# en 1fe6c8f7
leave = Уйти из-за стола

## несколько человек за одним экраном

# en a7e77a03
curtain-title = Передайте устройство: ходит { $name }
# en 824eb6b3
curtain-text = Всё тайное спрятано. Остальных просим не смотреть.
# en 4c96ae98
curtain-ready = Это я, { $name }
# en 3d792c91
curtain-early = Слишком рано: нажмите ещё раз, когда за экраном будет { $name }.

## расклад

# en 0cc62725
deal = Расклад
# en 55a9d75f
seal-about = Расклад запечатали до начала партии. Вот отпечаток; секрет, с которого он снят, покажут в конце партии, и каждый сможет проверить, что ничего не подменили.
# en 50ed6511
seal = Отпечаток
# en 7e32a729
secret = Секрет
# en ee62560c
secret-about = Скачайте запись и запустите chapterhouse verify ФАЙЛ: программа заново сдаст всё из секрета и сверит отпечаток.
# en 3e5db98e
deal-continued = Эта партия продолжает другую с действия { $count }. Отпечаток относится к тому, что сдано с тех пор.
# en 2f5d9ff1
box-of-table = Что лежит в коробке
# en 6e2f80bf
edition-digest = Контрольная сумма
# en 8f35fda5
box-ours = За этим столом играют по нашим данным об игре.
# en 40a2cd00
box-theirs =
    { $count ->
        [one] За этим столом не наши данные в { $count } пункте: они взяты из файла того, кто открыл стол.
       *[other] За этим столом не наши данные в { $count } пунктах: они взяты из файла того, кто открыл стол.
    }
# en ef03a3fc
box-earlier =
    { $count ->
        [one] С тех пор как открыли этот стол, мы исправили данные в { $count } пункте. Здесь играют по прежним.
       *[other] С тех пор как открыли этот стол, мы исправили данные в { $count } пунктах. Здесь играют по прежним.
    }
# en ce095567
by-owner = из принесённого файла, не от нас
# en 5e9e9fd4
by-earlier = как у нас было, когда открыли стол

## конец

# en e40dff5a
end-title = Партия окончена
# en 746becf6
end-won-you = Вы побеждаете, { $points } : { $second }
# en 1066795f
end-won-you-and = Вы побеждаете вместе ({ $names }), { $points } : { $second }
# en e420393f
end-won-one = Побеждает { $names }, { $points } : { $second }
# en 6a0c259c
end-won-many = Побеждают { $names }, { $points } : { $second }
# en 39148ad9
end-shared-you-and = Победу делите вы и { $names }, по { $points }
# en 5d4a2445
end-shared-many = Победу делят { $names }, по { $points }
# en 05b199b1
end-counting = Подсчёт очков
# en 77deabe2
end-sum = Очки
# en e9463dcc
end-rank = Место
# en 0da483ea
end-ties = Ничьи и что о них говорят правила
# en a3cf8867
end-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
# en 8b3d22d3
end-place = { $rank }.
# en 1895172e
end-accounts = Откуда взялись очки
# en a952ac92
end-nothing = Очков нет
# en a9726193
rematch = Ещё партию
# en eb37c239
rematch-join = К новой партии
# en 77f63f43
rematch-watch = Смотреть новую партию
# en 769681cd
other-game = Другая игра
# en c964a8df
watch-replay = Пересмотреть партию
# en 5b6bd7dd
export = Скачать запись
# en fbbc84b4
show-table = Показать стол
# en 3c957fa5
show-result = Показать итог

## записи

# en c8dae637
replay-title = Просмотр партии
# en 2ad6d9d7
replay-paste = Вставьте сюда запись или выберите файл.
# en bfdd5106
replay-record = Запись
# en 3e10c3cd
replay-file = Выбрать файл
# en a71e7573
replay-open = Просмотреть
# en 302fe5a1
replay-other = Открыть другую запись
# en a5ff48c2
replay-eyes = Чьими глазами
# en de0033f8
eyes-all = Всё открыто
# en 2c397ebf
eyes-gallery = Зрители
# en d057d8fc
replay-at = Действие { $ply } из { $count }
# en c335f826
replay-start = До первого действия
# en 055ac147
replay-did = { $name }: { $action }
# en 7f5d74a6
replay-chance = Случай
# en a14598d2
replay-hidden = { $name } выбирает тайно.
# en bbdfb9f9
step-first = К началу
# en 0037eb0f
step-back = Шаг назад
# en a327a750
step-part-back = К началу этого этапа
# en b6496b59
step-play = Воспроизвести
# en 858e4ba7
step-pause = Пауза
# en 4ae69add
step-on = Шаг вперёд
# en c7c9acc4
step-part-on = К следующему этапу
# en 9eea1655
step-last = К концу
# en 64cff131
replay-slider = Действие
# en 7a5413e0
replay-part = Этап партии
# en 9582b504
replay-pace = Темп
# en bbc5cb20
replay-link = Скопировать ссылку на этот момент
# en 1baa3d63
continue-here = Играть отсюда
# en 9c763c76
continue-about = С этого момента начинается новый стол. Сыгранное остаётся; всё, что дальше решает случай, сдаётся заново. На остальных местах играют боты.
# en 902ff2b0
continue-seat = Чьё место вы займёте
# en 680256fb
review = Разобрать партию
# en aff0766a
review-title = Разбор
# en bb3708c4
review-whose = Чьи решения
# en 10eb99d2
review-all = все
# en 2c58aa30
review-by = Как судить
# en a051958f
review-known = по тому, что можно было знать
# en a1d3a7dd
review-open = при открытых картах
# en 0204807e
review-about = { $by ->
    [open] Шансы каждого и цена каждого хода для того, кто знал бы карты всех игроков. Знать этого никто не мог, так что это не упрёк.
   *[known]
        { $whose ->
            [all] Шансы — как их могли оценить зрители, каждое решение — по тому, что на этом месте можно было знать в тот момент.
           *[one] { $name }: шансы и решения по тому, что на этом месте можно было знать в каждый момент.
        }
}
# en 0d788f48
review-how = Бот много раз играл дальше из каждой позиции; ± показывает, насколько число может быть неточным.
# en 4e636b5c
review-progress = Оценено позиций: { $done } из { $pieces }
# en a7f2d47d
review-complete = Все позиции оценены.
# en 035d0124
review-chances = Шансы на победу
# en 71b66520
review-slider = Момент партии
# en 0c06d488
review-chance = { $sure ->
    [yes] { $percent } %
   *[no] { $percent } % (± { $error })
}
# en 5fb162e4
review-table = Все моменты таблицей
# en 4990afbb
review-decisions = { $by ->
    [open] Решения, которые стоили больше всего, при открытых картах
   *[known] Решения, которые стоили больше всего, по тому, что можно было знать
}
# en 42098b97
review-wait = Они появятся, когда будут оценены все позиции.
# en e165c083
review-none = Ни об одном решении нельзя точно сказать, что оно чего-то стоило.
# en 0d4de799
review-when = { $name }, после действия { $ply }
# en a77bedbb
review-chosen = Выбрано: { $action }
# en 0b76a911
review-better = Лучше: { $action }
# en 103bc4fe
review-cost =
    { $percent ->
        [one] Шанс на победу упал примерно на { $percent } процентный пункт (± { $error }).
        [few] Шанс на победу упал примерно на { $percent } процентных пункта (± { $error }).
        [many] Шанс на победу упал примерно на { $percent } процентных пунктов (± { $error }).
       *[other] Шанс на победу упал примерно на { $percent } процентных пункта (± { $error }).
    }
# en dc629a16
review-why = Бот на этом месте сказал бы: «{ $why }»
# en 0ed0fb18
review-no-why = Ни одна причина не решает сама по себе: это видно, если много раз сыграть дальше.
# en d8fc9e8a
review-look = Посмотреть этот момент
# en 590b371c
review-again = Попробовать отсюда ещё раз
# en 1c840041
seal-holds = Отпечаток совпадает: всё сдано заново из секрета и совпало, и запись такая, какой её написали.
# en b758df89
seal-continued = Отпечаток совпадает для того, что сыграно за этим столом: всё сдано заново из секрета. То, что было раньше, взято из другой партии.
# en 47a65d00
seal-deal = Отпечаток ручается за то, как сдавали: всё сдано заново из секрета и совпало. Имена и некоторые настройки доказать нельзя: у записей прежних версий нет своей контрольной суммы.
# en 2b0d8921
seal-changed = Расклад следует из секрета, но запись не цела: в ней что-то изменили или убрали.
# en 8bab30f3
seal-broken = Отпечаток не совпадает: расклад не следует из секрета.
# en 6e7b7d04
seal-none = В этой записи нет секрета, поэтому расклад не проверить.

## правила

# en 33102bfb
rules-title = Правила игры «{ $game }»
# en acd7ef5a
rules-numbered = Правила по номерам
# en 1b6206f9
rules-about = Каждый ход проверяют по одному из этих правил. Ссылкой на правило можно поделиться.
# en 542570b1
rules-filter = Поиск по правилам
# en c557900d
rules-found =
    { $count ->
        [0] Ни в одном правиле этого нет. Попробуйте меньше букв, другое слово или номер вроде BIB-GIFT-5.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
# en 9bae918a
rules-sections = Разделы
# en c47de463
rules-more = Источник и примеры: { $rule }
# en 951b8b4a
print-overview = Распечатать эту страницу
# en 2e1cbc1a
print-rules = Распечатать правила
# en 033893a0
example = Пример
# en d98f791e
example-another = Ещё пример
# en ea7d7935
example-asked = { $name }: { $question }
# en 425bcdbe
example-begins = Вот исходное положение, все карты открыты.
# en 31be1790
example-quiet = Здесь сообщать нечего.
# en 49fd73bd
example-refused = { $name } так поступить не может: { $action }.
# en 97903f19
example-next = Дальше
# en ae0de6f5
example-try = Попробовать отсюда
# en 26f3ca37
example-tries = Вы отвечаете за всех, и ничего не сохраняется.
# en 0b7372cd
example-back = Назад к примеру
# en 2421c83e
example-over = Здесь партия окончена.
# en 66e6ccef
origin-book = из книги правил
# en fdf3f50d
origin-public = из другого открытого источника
# en 723f8896
origin-derived = следует из других правил
# en 29b77f62
origin-house = особенность этой программы
# en 3610be51
origin-ruling = наше решение { $ruling }

## об издании

# en 76503fcc
edition-title = Об этом издании игры «{ $game }»
# en ca6dd8ce
edition-about = Что лежит в коробке, по пунктам, и откуда это известно.
# en 096636b8
edition-ours =
    { $count ->
        [0] Всё здесь подтверждено источниками.
        [one] В { $count } пункте данные реконструированы нами: их нет ни в одном источнике. Они отмечены пером.
       *[other] В { $count } пунктах данные реконструированы нами: их нет ни в одном источнике. Они отмечены пером.
    }
# en caf85b08
sources = Источники
# en 1990af22
edition-rulings = Наши собственные решения. Под этими номерами они записаны, по-английски, в docs/rulings.md, который есть в комплекте программы.
# en 26f814fb
by-book = книга правил
# en 8692265f
by-public = открытый источник
# en 20e45a19
by-derived = следует из других данных
# en 1a13ed5a
by-reconstructed = наша реконструкция
# en 783f1832
edition-correct = Если в вашем экземпляре иначе
# en 2f943484
edition-correct-file = Тот, у кого есть игра, знает лучше нас. Запишите только то, что отличается: что именно, значение и основание:
# en cd30f07e
edition-correct-check = Эта команда скажет, можно ли играть с таким файлом, или что в нём не так:
# en e5543fac
edition-correct-play = Затем выберите его в разделе «{ $place }», когда открываете стол. Подробности — в docs/editions.md, он есть в комплекте программы.

## время за столом

# en 33b93476
clock = Время
# en f7fcff0d
clock-none = Без ограничений
# en d7335950
clock-fischer = С добавкой
# en 55983d21
clock-turn = На ход
# en dc044fdd
clock-match = На партию
# en 33b93476
clock-time = Время
# en c7b1c3c9
clock-more = Добавка
# en 7348c432
clock-flag = Когда выйдет
# en 6a052f19
clock-flag-bot = продолжает бот: { $level }
# en bd5d2d7b
clock-flag-ends = партия прерывается
# en e3f76c2b
clock-rule-fischer = У каждого на партию { $time }, и всякий раз, когда подходит очередь, добавляется { $more }.
# en 44d4aafa
clock-rule-turn = На каждый ход даётся { $time }.
# en cab13cb2
clock-rule-match = У каждого на всю партию { $time }.
# en 5044f4f7
clock-then-bot = Когда время выйдет, продолжит бот (уровень { $level }), пока игрок не вернётся.
# en 6b0d78aa
clock-then-ends = Когда у кого-то выйдет время, партия прерывается и не засчитывается.
# en f1aa0228
clock-near = У вас осталась одна минута.
# en 0991e1a9
clock-nearer = У вас осталось десять секунд.
# en 9d74932b
clock-of-bot = бот
# en db1d6ed3
clock-agrees = за паузу
# en 244f22e8
clock-awaited = ещё не здесь
# en f8ad9709
clock-begins = Время пойдёт, когда к этой партии придут все, самое позднее через сутки.
# en ab24ee9e
clock-paused = За столом пауза.
# en d5125345
clock-broken-off = Время игрока «{ $name }» вышло: партия прервана.
# en acf2d8df
pause-agree = Согласиться на паузу
# en ec3ff608
pause-no = Всё же без паузы
# en 49c45698
pause-end = Закончить паузу
# en d8a6cffe
table-broken-off = прервана

## авторам

# en 6a2c3453
showcase-title = Витрина игры «{ $game }»
# en ccc5a54a
showcase-none = У этого поля нет витрины.

## уроки

# en 97903f19
lesson-go-on = Дальше
# en a1d733a8
lesson-match = Сыграть первую партию
# Название урока.
# en 2d0022fd
lesson-next = Следующий урок: { $lesson }
# Название задачи.
# en 76b1e9e3
puzzle-next = Дальше: { $puzzle }
# en 8202f960
lesson-look = Наведите указатель на что угодно или нажмите подольше, чтобы прочесть, для чего оно.
# en a75a2237
lesson-leave = Выйти из урока
# en 00982d49
lesson-counted = Этот сервер считает, до каких шагов уроков доходят. О вас он ничего не хранит.
# en 107b8dbf
lesson-step = Шаг { $step } из { $steps }
# Название первого урока.
# en ae04873f
learn = Впервые здесь? { $lesson }
# en 6f5979ae
learn-more = Другие уроки
# en 84e29b01
lessons = Учиться играя
# en 1318ec24
puzzles = Задачи
# en a4c3ed04
lesson-done = пройден
# en 63ac9f87
lesson-hint = Нужно вот что: { $action }
# en a4245a3c
coach-tip = Тренер
# en 3ccfb246
coach-about = Что говорит тренер
# en 536e15fb
coach-silence = Больше не подсказывать
# en eb2fa0ad
coach-close = Закрыть подсказку
# en f8ab8f81
coach-tips = Подсказки в первых партиях

## an edition by its owners

# en 25e2ef24
own-title = Что напечатано в вашей коробке?
# en 5760d7cf
own-offline = Этой форме нужен сервер: без сети её нет.
# en fa3d661d
own-link-form = Сравнить свою коробку с нашими данными
# en 4754806b
owners-link = Файлы других владельцев
# en 6cd5802f
owners-title = Что владельцы говорят о своих коробках
# en c09c9701
edition-owners = У вас есть эта игра? Тогда вы можете уточнить то, что мы смогли только восстановить: нажмите на место на рисунке и скажите, что там напечатано.
# en 8288f0d1
by-owners = два владельца коробки, на этом сервере
# en b8ad6c7f
edition-otherwise = { $owners ->
    [one] { $owners } владелец на этом сервере говорит иначе: { $value }
    [few] { $owners } владельца на этом сервере говорят иначе: { $value }
   *[other] { $owners } владельцев на этом сервере говорят иначе: { $value }
}

## результаты друзей

# en 535aa036
results = Наши результаты
# en deba2b3c
results-about = Таблица результатов для тех, кто играет вместе: кто сколько раз победил и кто насколько силён. Учётная запись не нужна, и больше никто её не видит.
# en 333d160a
results-title = Как назвать таблицу результатов?
# en 81094975
results-name = Ваше имя в ней
# en e21e4c35
results-begin = Начать с этой партии
# en d1ed7e0b
results-join = Вступить и засчитать партию
# en d63cc35f
results-count = Засчитать партию
# en 8904e82d
results-count-in = Засчитать партию в «{ $title }»
# en 5cc4fff8
results-show = Показать результаты
# en 15f0789f
results-counted = Эта партия засчитана.
# en f7700e10
results-agreed = Все согласны: партия будет засчитана, как только закончится.
# en 26079d27
results-for-good = Партия засчитывается, если этого хотят все её игроки. Отменить это потом нельзя. Вступить может любой участник этой партии.
# en 1cf863c6
results-alone = Между собой сравниваются только люди: партия против одних ботов не засчитывается.
# en 1695bced
results-one-screen = Если за одним экраном играют несколько человек, партия не засчитывается: каждый должен согласиться на своём устройстве.
# en 1f0b2588
results-none = Этот браузер не участвует в этих результатах. Сыграйте партию с тем, кто в них участвует, и вступите там.
# en 4b95c8d7
results-empty = Пока не засчитано ни одной партии.
# en 847be071
results-gone = кто-то из ушедших
# en 75f21067
results-last = Последние партии
# en d195c432
results-how = Что значат числа
# en 2427885f
results-how-strength = В каждой игре все начинают с 1000. Кто финиширует раньше других, прибавляет, и тем больше, чем сильнее те казались. Число после ± говорит, насколько оценка может быть неверна: с каждой партией оно уменьшается. Порядок зависит от того, что показано наверняка: это первое число минус второе.
# en 591c1f60
results-how-counts = Боты не учитываются, как и прерванные партии и те, что продолжают другую. Кто на время уступил место боту, учитывается всё равно. Хранится последняя тысяча партий.
# en f8a8f86a
results-me = Вы здесь — { $name }
# en 0efcdd27
results-rename = Сменить имя
# en 30bb4059
results-link-about = Чтобы быть собой здесь и на другом устройстве, нужна ссылка. Никому её не давайте.
# en 8d416629
results-link = Скопировать ссылку для другого устройства
# en 0cb36889
results-leave-about = Если уйти, ваши партии останутся другим, но без имени. Вернуться тем же участником нельзя.
# en abae760f
results-leave = Выйти из результатов
# en e4602ecb
results-ask = По этой ссылке вы и на этом устройстве — { $name } в этих результатах. Если она не ваша, откажитесь.
# en 13ce980f
results-take = Это я
# en 54da662f
results-refuse = Это не я
# en c5a6a9f3
results-missing =
    { $count ->
        [one] Партия будет засчитана, когда согласится и { $names }.
       *[other] Партия будет засчитана, когда согласятся и { $names }.
    }
# en d6df474b
results-known-hardly =
    { $matches ->
        [one] После { $matches } партии: почти неизвестно.
       *[other] После { $matches } партий: почти неизвестно.
    }
# en 38507f0d
results-known-roughly =
    { $matches ->
        [one] После { $matches } партии: примерно известно.
       *[other] После { $matches } партий: примерно известно.
    }
# en 5dab74fa
results-known-well =
    { $matches ->
        [one] После { $matches } партии: хорошо известно.
       *[other] После { $matches } партий: хорошо известно.
    }
# en 5324aec1
results-tally = Побед: { $won }. От первого места до последнего: { $places }.
