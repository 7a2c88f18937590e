### Was von einer beendeten Partie sieht, wer einen Link dazu bekommt.
### Zahlen: count.

preview-winner =
    { $count ->
        [one] { $seats } gewinnt!
       *[other] { $seats } teilen sich den Sieg!
    }
preview-about = Eine Partie { edition-name }, Zug für Zug zum Ansehen.
preview-film = { $screenplay }: ein Film von { $seat }
