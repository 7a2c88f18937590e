### Was von einer beendeten Partie sieht, wer einen Link dazu bekommt.
### Zahlen: count, number.

preview-winner =
    { $count ->
        [one] { $seats } gewinnt!
       *[other] { $seats } teilen sich den Sieg!
    }
preview-about = Eine Partie { edition-name }, Zug für Zug zum Ansehen.
preview-film = { $screenplay }: ein Film von { $seat }
# Namen, die mehrere am Tisch tragen, werden gezählt.
preview-again = { $seat } { $number }
