### Che cosa si vede di una partita finita se si riceve il link.
### Numeri: count, number.

preview-winner =
    { $count ->
        [one] { $seats } vince!
       *[other] { $seats } si dividono la vittoria!
    }
preview-about = Una partita di { edition-name }, da rivedere mossa per mossa.
preview-film = { $screenplay }: un film di { $seat }
# I nomi che più persone portano a un tavolo vengono numerati.
preview-again = { $seat } { $number }
