### What is shown of a game that is over to whoever was sent a link to it.
### Numbers: count, number.

preview-winner =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the victory!
    }
preview-about = A game of { edition-name }, to be watched move by move.
preview-film = { $screenplay }: a film by { $seat }
# Names that several at a table bear are counted.
preview-again = { $seat } { $number }
