### The table on a big screen in the room.

screen-title = Großer Bildschirm
screen-code = QR-Code des Links zum Tisch
screen-join = Nimm Platz!
screen-join-about = Richte die Kamera deines Handys auf den Code. Dein Handy zeigt deine Hand, der Tisch ist hier oben.
screen-open =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
screen-full = Alle Plätze sind besetzt. Es kann losgehen.
