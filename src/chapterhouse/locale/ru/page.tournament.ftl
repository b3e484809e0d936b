### What the page of a tournament says: it is loaded with that page.

# en ffb1b8a1
tournament = Турнир
# en 114f0012
tournament-new-title = Открыть турнир
# en 27e39473
tournament-new-text = Несколько человек, несколько туров. Вы передаёте одну ссылку; все записываются под своим именем, и каждый тур сам открывает столы. Организатор тоже может играть.
# en 5b235789
tournament-name = Название турнира
# en 5c412a26
tournament-game = Игра
# en cffdc75b
tournament-seats = Игроков за столом
# en fda2d33b
tournament-form = Кто с кем встречается
# en eed7e169
tournament-form-robin = все со всеми
# en ed7cca12
tournament-form-swiss = несколько туров
# en e65cfa65
tournament-form-robin-about = Каждый встречается со всеми остальными. Если людей много, туров тоже много: сколько их, сказано до начала.
# en 3704540f
tournament-form-swiss-about = В каждом туре встречаются те, кто стоит рядом в таблице, и по возможности никто дважды (швейцарская система).
# en e9af9cde
tournament-rounds = Туры
# en bf3284d6
tournament-duplicate = Один и тот же расклад за всеми столами тура
# en f0a1f5eb
tournament-duplicate-about = Тогда никто не окажется выше из-за лучших карт: каждый результат сравнивается с результатами на том же месте за другими столами. Пока не закончит последний стол тура, смотреть никому нельзя, а карты и очки оконченных партий скрыты. Кубики, задания, карты и плитки выходят везде в одном порядке, насколько позволяет ход партии. До конца тура не рассказывайте о картах, которые видели.
# en 5fd27cb9
tournament-bots-about = Боты этого уровня садятся туда, где не хватает людей.
# en 9d0da441
tournament-create = Открыть турнир
# en dc8659db
tournament-enter = Записаться
# en 74fa7d10
tournament-enter-title = Участвовать
# en 1419bc13
tournament-enter-text = Ваши места открываются в этом браузере и на устройствах с тем же списком столов: записывайтесь там, где будете играть. Если браузер пропадёт, организатор создаст вам новую ссылку.
# en 1df67a21
tournament-entered = Вы участвуете под именем { $name }. Первый тур начнётся, когда его запустит организатор.
# en 19f4a786
tournament-link = Скопировать ссылку для записи
# en fbcd8445
tournament-host-link = Скопировать ссылку организатора
# en 81d43105
tournament-host-about = У кого есть ссылка организатора, тот управляет турниром. Сохраните её: с ней можно управлять с любого устройства.
# en 05b0a91c
tournament-people = { $count ->
    [0] Пока никто не записался
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
# en f54f940b
tournament-about = { $game }, за столом { $seats }
# en 202ea8b0
tournament-robin-in = Все со всеми, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}
# en 4d94076f
tournament-swiss-in = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}, равные с равными
# en f1541e92
tournament-same = Один расклад за всеми столами тура
# en cbde0328
tournament-organise = Вы организатор
# en 59242773
tournament-start = Начать тур 1 и закрыть запись
# en 455618c9
tournament-next = Начать тур { $round }
# en 51c0d65d
tournament-few = Чтобы начать первый тур, нужно, чтобы записались двое.
# en 858e4ba7
tournament-pause = Приостановить
# en 97903f19
tournament-go-on = Продолжить
# en fe3744a8
tournament-paused = Турнир приостановлен. Новые туры не начинаются; за столами с часами время стоит, пока кто-нибудь там не продолжит.
# en 442164ad
tournament-manage = Новые ссылки, снятие с турнира, конец
# en 7b6ca2b7
tournament-manage-about = Снятый с турнира больше не играет, и это окончательно: за его столом продолжает бот. Если закончить турнир, идущие партии не засчитываются; если расклад за всеми столами один, их доигрывают боты.
# en 35c1a49e
tournament-renew = Новая ссылка: { $name }
# en d9b06480
tournament-renew-sure = Создать: старый браузер больше ничего не откроет
# en 79fd58a3
tournament-renew-about = Кто потерял свой браузер, продолжает партию по новой ссылке с того же места. Пока участник за столом, создать ссылку нельзя.
# en bd6f4128
tournament-renewed = Ссылка для игрока «{ $name }» действует один раз. Никому другому её не передавайте: кто её откроет, играет под именем «{ $name }».
# en 6ad8dd24
tournament-person-link = Скопировать ссылку: { $name }
# en bce94d94
tournament-arrived = По этой ссылке вы продолжите турнир в этом браузере. Она действует один раз.
# en 94279ece
tournament-arrived-take = Продолжить здесь
# en 47ae7de3
tournament-arrived-leave = Не в этом браузере
# en 0f517227
tournament-arrived-own = Этот браузер уже участвует: откройте ссылку в браузере того, для кого она.
# en cdd68d99
tournament-withdraw = Снять с турнира: { $name }
# en a2359149
tournament-leave = Выйти из турнира
# en 797a76e0
tournament-sure = Да, окончательно
# en 72bef176
tournament-end = Закончить турнир
# en 9b6c3d20
tournament-end-sure = Закончить сейчас
# en 531c5aa6
tournament-yours = Тур { $round }: ваш стол открыт
# en 990c13f0
tournament-with = За столом: { $names }
# en 90a5b96e
tournament-sit = К своему столу
# en 11a1af2f
tournament-done = Ваша партия тура { $round } окончена. Тур кончится с последним столом.
# en edbb14a9
tournament-between = Тур { $round } окончен. Следующий начинает организатор.
# en 6454e075
tournament-goes-on = Идёт тур { $round }.
# en c409944f
tournament-over = Турнир окончен.
# en 410d10d4
tournament-first = На первом месте: { $names }
# en c7342049
tournament-standings = Таблица
# en e9463dcc
tournament-place = Место
# en dcd1d522
tournament-player = Имя
# en 77deabe2
tournament-points = Очки
# en 36a60559
tournament-met = Соперники
# en 5f9fbe3c
tournament-ahead = Перевес
# en abbf4e04
tournament-points-about = Партия стоит от 0 до 1 очка: это доля остальных за столом, кого участник опередил, ничья — за половину. При равных очках решает большая сумма очков тех, с кем участник встречался («Соперники»), затем «Перевес»; при полном равенстве место делится. Боты в таблицу не входят.
# en e8c50655
tournament-ahead-about = «Перевес» — на сколько игровых очков участник в среднем опережал остальных за столом.
# en 3e226e58
tournament-ahead-same = «Перевес» — на сколько игровых очков участник в среднем опережал тех, кто сидел на том же месте за другими столами: так убирается удача расклада, насколько расклады совпадали.
# en c65ed302
tournament-reach-about = Число после ± — это 95-процентный интервал по распределению Стьюдента. После немногих туров он широк: тогда известно ещё мало.
# en fd60c459
tournament-withdrawn = снимается с турнира
# en 8dfa621e
tournament-round = Тур { $round }
# en 88547482
tournament-playing = идёт партия
# en 7034d95c
tournament-hidden = окончена; покажем в конце тура
# en d8a6cffe
tournament-broken = прервана
# en d221f83a
tournament-look = Посмотреть стол
# en 1509f561
tournament-save = Сохранить
# en 007ff09d
tournament-save-standings = Таблица (CSV)
# en b8ec37dc
tournament-save-matches = Партии (CSV)
# en 0cde41bf
tournament-save-all = Всё, с записями партий (JSON)
# en 8e4ee7c8
tournament-shut-title = Ваша партия окончена
# en c5f22f32
tournament-shut = Другие ещё играют тот же расклад. Карты и очки появятся здесь, когда закончит последний стол этого тура.
