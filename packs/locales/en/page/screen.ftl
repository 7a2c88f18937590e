### The table on a big screen in the room.

screen-title = Big screen
screen-code = QR code of the link to the table
screen-join = Take a seat!
screen-join-about = Point your phone’s camera at the code. Your phone shows your hand; the table is up here.
screen-open =
    { $count ->
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
screen-full = All seats are taken. It can begin.
