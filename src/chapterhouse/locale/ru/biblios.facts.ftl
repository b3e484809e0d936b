### Что лежит в коробке «Аббатства» (Biblios), как об этом говорит страница издания. Название стоит
### над значением. У примечаний и источников английский текст — в editions/biblios.toml.

## части файла

# en 9cb3cc77
facts-box = В коробке
# en e03c4140
facts-scriptorium = Скрипторий и его кубики
# en 2a07e57a
facts-seals = Печати на картах
# en 2c888041
facts-monks = Монахи
# en 6293d963
facts-pigments = Пигменты
# en 1d3cee9d
facts-books = Священные книги
# en 6e0d1c28
facts-manuscripts = Манускрипты
# en 4a091278
facts-tomes = Запретные тома
# en d7445dc3
facts-gold = Карты золота
# en f347f71e
facts-church = Карты церкви
# en 7013af4c
facts-setup = Подготовка к игре

## о чём речь
# Три значения — для двух, трёх и четырёх игроков.

# en 2af47b5b
fact-box-players = Число игроков
# en 73cc969a
fact-box-age = Возраст, не меньше
# en 8babebb9
fact-box-minutes = Сколько минут длится партия
# en 41179772
fact-box-cards = Всего карт
# en c884e869
fact-box-category-cards = Карты категорий
# en d7445dc3
fact-box-gold-cards = Карты золота
# en f347f71e
fact-box-church-cards = Карты церкви
# en 820700f1
fact-box-boards = Планшеты скриптория
# en 6e639713
fact-box-dice = Кубики
# en 456435ce
fact-scriptorium-first = Первые две категории
# en d7ae6bd4
fact-scriptorium-rest = Категории за ними
# en d204fec1
fact-scriptorium-die-least = Наименьшее значение кубика
# en f793ae4e
fact-scriptorium-die-most = Наибольшее значение кубика
# en 583aacbc
fact-scriptorium-die-start = Значение каждого кубика в начале
# en 8f9ba5a2
fact-seals-ranks = Разные печати
# en 886d1075
fact-seals-letters-latin = Латинские буквы печатей, начиная с лучшей
# en 6610e97b
fact-seals-letters-cyrillic = Русские буквы печатей, начиная с лучшей
# en 3a9dfa58
fact-colour = Цвет
# en fc34effb
fact-values = Ценность: сколько карт
# en 0236ec97
fact-by-seal = Ценности карт, начиная с лучшей печати
# en dd5ee604
fact-gold-seals = Печати на картах золота
# en bc78b1a8
fact-church-up-two = «+1 к двум кубикам»
# en 590cecd7
fact-church-down-two = «−1 к двум кубикам»
# en d1c759d1
fact-church-up = «+1 к одному кубику»
# en 81a53a94
fact-church-down = «−1 к одному кубику»
# en 456ffc61
fact-church-either = «+1 или −1 к одному кубику»
# en 358511c8
fact-church-effects = Эффекты
# en 520c6c8d
fact-setup-gold-out-of-each-value = Сколько карт золота каждой ценности откладывают при двух, трёх и четырёх игроках
# en 4295a712
fact-setup-cards-out-unseen = Сколько карт убирают вслепую при двух, трёх и четырёх игроках
# en 665087c3
fact-setup-cards-a-turn = Сколько карт раскладывают за ход фазы «дар» при двух, трёх и четырёх игроках
# en 6a5531eb
fact-setup-turns = Сколько всего ходов фазы «дар» при двух, трёх и четырёх игроках

## слова в значениях

# en a076593b
value-monks = монахи
# en 9743df89
value-pigments = пигменты
# en d5b4ba64
value-books = священные книги
# en db0afe45
value-manuscripts = манускрипты
# en 8e01c695
value-tomes = запретные тома
# en 5eb67f9f
value-brown = коричневый
# en 16477688
value-blue = синий
# en ba4788b2
value-green = зелёный
# en 1b4c9133
value-orange = оранжевый
# en b1f51a51
value-red = красный

## целые предложения

# en f5917970
note-scriptorium-rest = В этом порядке кубики перечисляют авторы обзоров.
# en dfad5cfd
note-seals-letters-cyrillic = В книге правил названы только вторая и третья буквы.
# en 12dc8b18
note-monks-by-seal = В книге правил не сказано, на какой ценности какая печать; в трёх программах лучшие печати стоят на самых дешёвых картах.
# en 092e70bf
note-gold-seals = О печатях на картах золота никто не упоминает.
# en a8aba7df
told-church-effects = как названы пять видов: один кубик или два, вверх, вниз или на выбор
# en eaaaccda
source-S1 = Русские правила игры «Аббатство» (Biblios), GaGa Games, 2017
# en e8e22e8b
source-S11 = Программа gjeuken/greenhouse на GitHub
# en 5e6c8ca2
source-S12 = Программа aphiwadChhoeun/biblios на GitHub
# en bd52e3a2
source-S13 = Программа dawidpieper/elten-game-room на GitHub
