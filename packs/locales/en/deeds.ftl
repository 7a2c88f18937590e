### What people did at a table, beside the game itself, as lines of its log.
### Names arrive formatted. Numbers: number.

## Before the game

deed-opened = The table is open.
deed-seated = { $seat } takes a seat.
deed-vacated = Seat { $number } is free again.
deed-ready = { $seat } is ready.
deed-not-ready = { $seat } is not ready after all.
deed-started = The game begins.

## Away and back

deed-taken-over-timeout = Out of time: a bot takes over for { $seat }.
deed-taken-over-gone = { $seat } has been away for too long: a bot takes over.
deed-taken-over-left = { $seat } leaves the table: a bot takes over.
deed-taken-over-resigned = { $seat } resigns: a bot takes over.
deed-returned = { $seat } is back.

## What everybody has to agree to

deed-proposed-take-back = { $seat } asks to take back a turn.
deed-proposed-pause = { $seat } asks for a break.
deed-proposed-resume = { $seat } asks to play on.
deed-proposed-abort = { $seat } asks to end the game without a result.
deed-voted-yes = { $seat } agrees.
deed-voted-no = { $seat } does not agree, so nothing changes.
deed-withdrawn = { $seat } withdraws the request.
deed-carried-take-back = The turn is taken back. The same chips will come up again.
deed-carried-pause = The game is paused.
deed-carried-resume = The game goes on.
deed-carried-abort = The game ends without a result.

## Time

deed-vacation-on = { $seat } goes on holiday: the clock waits.
deed-vacation-off = { $seat } is back from holiday.
deed-credited = The server was down for a while. That time does not count.

## The end of a table

deed-closed-called-off = The game is called off.
deed-closed-stale = Nobody has come for a long time, so the table is closed.
deed-closed-host = The table was closed by the server’s operator.
