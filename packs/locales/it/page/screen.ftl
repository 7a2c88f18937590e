### The table on a big screen in the room.

screen-title = Grande schermo
screen-code = Codice QR del link al tavolo
screen-join = Prendi posto!
screen-join-about = Inquadra il codice con la fotocamera del telefono. Il telefono mostra la tua mano; il tavolo è quassù.
screen-open =
    { $count ->
        [one] { $count } posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
screen-full = Tutti i posti sono occupati. Si può cominciare.
