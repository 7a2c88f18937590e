### Looking back at a game.

replay-title = Replay
replay-not-here = No such film
replay-not-yet = Still shooting
replay-not-yet-about = This game is not over. Once it is, everybody with the link can look back at it.
replay-not-begun = Nothing filmed yet
replay-not-begun-about = The game has not begun.
replay-to-table = To the table

## Where one is

replay-set-up = Set-up
replay-quarter = { word-quarter } { $quarter }
replay-where = { word-quarter } { $quarter } · { $location }
replay-count = { $at } / { $last }
replay-position = Moment of the game

## The desk

replay-controls = Playback
replay-keys = Play and step
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-previous = Previous move
replay-next-stop = Next auction or party
replay-previous-stop = Previous auction or party
replay-speed = Speed
replay-speed-times = { $speed }×

## Beside the board

replay-side = Beside the board
replay-script = Script
replay-scenes = Scenes
replay-why = Why, { $name }?
replay-why-price = The lot was worth { $money } at most to me.
replay-why-chance = I leave that to chance.

## From where

replay-look = Seen from
replay-look-judge = All open
replay-look-table = The table
replay-look-seat = { $name }’s seat

## Passing it on

replay-share = Share and save
replay-link = Link to this moment
replay-link-code = QR code of the link to this moment
replay-record = Download the record
replay-record-about = A text file with every move. It can be checked and replayed without this page.
replay-keyboard = Keys: ← → one move, Shift with ← → or Page up and down one auction or party, Home and End, space plays and pauses.

## Playing on

play-on = Play on from here
play-on-about = A table of your own, as it stood at this moment. Bots play the other seats, and whatever had not come up by then is shuffled anew.
play-on-seat = Your seat
play-on-level = The bots
play-on-start = Play on

## A game from a file

bring-title = A game from a file
bring-lead = Played somewhere else? Bring the record of a finished game, and look back at it here: replay, review and all.
bring-choose = Choose a record
bring-drop = or drop the file here
bring-where = You get a record under “Share and save” in every replay, and from the game in the terminal. Its name ends in .jsonl.
bring-checked = Every move is checked against the rules. Only those who know its link can see the game, under the names in the file.
bring-stays = It stays for 30 days and counts in nobody’s results.
bring-checking = Checking { $name } …
bring-one = One file at a time, please.
bring-refused = { $name } was not accepted
bring-kept = This game was brought as a file. It stays until { $day }.
