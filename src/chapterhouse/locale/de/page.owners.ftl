### Das Formular für alle, die das Spiel haben, und die Dateien, die sie auf einem Server teilen. fact =
### Angabe; box = Schachtel; owner = Besitzer; reconstructed = rekonstruiert.

## the form

# en 507dc5fd
own-about = { $game }: Schau in dein Exemplar und sag uns Stelle für Stelle, ob es so ist, wie wir es haben. Bis du es teilst, verlässt nichts diesen Browser, außer um geprüft zu werden. Was du geantwortet hast, bleibt hier, auch wenn du die Seite schließt.
# en b815b809
own-progress = { $count } von { $all } geprüft
# en 904f7050
own-save = Als Datei speichern
# en b90e76e8
own-bring = Mit einer Datei weitermachen
# en a9026250
own-fit = Mit dem, was du eingetragen hast, kann gespielt werden.
# en 3bf749ac
own-unfit = { $count ->
    [one] Mit dem, was du eingetragen hast, kann noch nicht gespielt werden, aus einem Grund:
   *[other] Mit dem, was du eingetragen hast, kann noch nicht gespielt werden, aus { $count } Gründen:
}
# en 296db64b
own-drawing = Auf der Zeichnung
# en 33b2f2b9
own-drawing-about = Klick auf eine Stelle, oder geh mit der Tabulatortaste hin, und sag, was dort in deinem Exemplar gedruckt ist. Eine Feder zeigt, was wir selbst rekonstruiert haben.
# en fd24ba70
own-pin = { $name }: { $state }
# en 62849b95
own-is-open = nicht geprüft
# en d9edbd86
own-is-part = zum Teil geprüft
# en ecb41804
own-is-same = wie in deiner Schachtel
# en 3df26f3e
own-is-other = anders in deiner Schachtel
# en 908f2b4f
own-all = Alle Angaben
# en 18be43f4
own-only = Nur zeigen, was wir rekonstruiert haben
# en 26e717f8
own-part = { $part } ({ $count } von { $all })
# en 8a4fe258
own-clear = Alle Antworten löschen
# en 31200bd6
own-nth = { $name } – { $number }
# en 808f3996
own-same = So ist es in meiner Schachtel
# en eeeff7e5
own-other = Es ist anders:
# en d16948e7
own-open = Nicht geprüft
# en 4d7f93eb
own-fixed = Nur so kann das Programm spielen. Steht es bei dir anders, lass es aus und sag denen Bescheid, die das Programm machen.
# en 8ba9d0b3
own-left = { $count ->
    [one] Noch ein Wert dieser Liste ist nicht geprüft.
   *[other] Noch { $count } Werte dieser Liste sind nicht geprüft.
}
# en 8674679e
own-left-same = Alle anderen sind so
# en 08c3eb64
own-more = Einer mehr
# en 0b5bf8ad
own-fewer = Einer weniger
# en 8aaaaf22
own-arrived = Dieser Link bringt die Datei, die du von einem anderen Gerät geteilt hast, und den Schlüssel, um sie zu ändern. Sie ersetzt alles, was du hier beantwortet hast. Wenn der Link nicht von dir ist, behalte, was du hast.
# en 5895c1e2
own-arrived-take = Diese Datei übernehmen
# en bdabc1b9
own-arrived-leave = Behalten, was ich habe

## sharing

# en 6991f34e
own-share = Hier mit anderen teilen
# en 01a166f7
own-share-about = Alle auf diesem Server können deine Datei dann lesen, mit ihr spielen und sie mit ihrer vergleichen. Wo zwei Besitzer derselben Ausgabe das Gleiche sagen, gilt es hier als bestätigt. Trag bitte ein, was du selbst siehst, in Zahlen und kurzen Wörtern; keine Sätze und keine Bilder des Spiels.
# en c575c870
own-name = Ein Name für deine Datei, den andere sehen
# en 775a6a30
own-language = Sprache deiner Schachtel
# en 5cd75dda
own-year = Erscheinungsjahr, falls es dort steht
# en 5a30616e
own-publisher = Verlag, wenn du magst
# en 86f82afb
own-share-here = Auf diesem Server teilen
# en 209aeb83
own-share-again = Auch die Änderungen teilen
# en fe16bfbe
own-shared = Deine Datei ist hier geteilt.
# en b60e7b8f
own-shared-look = Ansehen
# en 0f4553d3
own-link = Link zum Lesen kopieren
# en ed966e38
own-key = Link zum Ändern kopieren
# en c279fe64
own-key-about = Behalt den Link zum Ändern für dich: Wer ihn hat, kann deine Datei ändern oder zurückziehen. Du brauchst ihn auf einem anderen Gerät, oder wenn dieser Browser geleert wurde.
# en c538f25c
own-withdraw = Nicht mehr teilen

## the files of owners

# en 73deefc9
owners-about = Diese Dateien haben Leute zusammengestellt, die das Spiel haben. Zwei Dateien zählen als zwei Besitzer, wenn sie aus zwei Browsern kamen. Ein Beweis ist das nicht: Man kann zwei Dateien machen, und niemand hier hat in eine Schachtel gesehen. Verglichen wird, was in Sprache und Jahr übereinstimmt.
# en 8743fc79
owners-none = Für dieses Spiel hat hier noch niemand eine Datei geteilt.
# en 6988da24
owners-counts = { $same } bestätigt, { $other } anders
# en 257f0472
owners-compared = Nebeneinander: Bei { $agree } sind sich mindestens zwei Besitzer einig, bei { $differ } sagen die Dateien Verschiedenes, { $one } sagt nur ein Besitzer.
# en 8c2314ad
owners-differ = Wo sie Verschiedenes sagen
# en 38af4aa8
owners-one = Was nur ein Besitzer sagt
# en 58eb5271
owners-agree = Wo sie sich einig sind
# en f6b95073
owners-ours = wie bei uns
# en e81152f5
owners-merged = Speichern, worin zwei Besitzer einig sind
# en 907ab98d
box-about = Das teilt hier jemand, der das Spiel hat.
# en 7ea03b06
box-play = Damit spielen
# en ffcb71ad
box-save = Die Datei speichern
