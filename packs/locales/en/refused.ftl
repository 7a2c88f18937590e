### Why a table or the server does not do something, and what would be right.
### Numbers: line, max, min, seconds.

## Sitting down

refused-not-owner = Only whoever opened the table may do that.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-studio = There is no such studio: studios are numbered 1 to 5.
refused-no-such-bot = There is no such bot here: choose one from the list.
refused-seat-taken = Somebody sits there already: choose another seat.
refused-seat-open = Nobody sits there.
refused-table-full = All seats are taken. You can still watch, or open a table of your own.
refused-studio-taken = Somebody else would like this studio: choose another one.
refused-bad-nonce = What your page adds to the draws has to be 1 to 64 letters or digits long.
refused-seats-open = Some seats are still open: wait for more people, or let bots fill them.
refused-has-begun = The game has begun already.

## Playing

refused-stale = The game has moved on in the meantime. Have another look, then decide.
refused-not-your-seat = That seat belongs to somebody else.
refused-not-begun = The game has not begun yet.
refused-is-over = The game is over.
refused-not-over = The game is not over yet: until then nobody can review it or play on from it.
refused-called-off = The game was not played to its end, so there is nothing to review or to play on from.
refused-nothing-left = Nothing is left to decide at that moment. Choose an earlier one to play on from.
refused-no-draw = The record of this game does not tell how its chips were drawn, so nobody can play on from it.
refused-is-paused = The game is paused. It goes on when everybody agrees.
refused-not-paused = The game is not paused.
refused-wrong-count = That is no move, or too many at once: place your chips one at a time.
refused-draw-first = This finishes a film. First a new screenplay is drawn; place the other chips after that.

## Away and back

refused-taken-over = A bot is playing for you: take your seat back first.
refused-not-taken-over = No bot is playing for you: just play.
refused-has-resigned = You have resigned and cannot come back, but you can watch to the end.
refused-no-vacation = There are no holidays at this table, or you have none left.

## What everybody has to agree to

refused-nothing-to-take-back = There is nothing to take back here.
refused-motion-pending = A vote is under way already: wait for the answers.
refused-no-motion = There is nothing to vote on right now.
refused-has-voted = You have agreed already.

## Orders in advance

refused-no-such-visit = That stop is not ahead of you this quarter, so it can take no order.
refused-bad-order = This order cannot be carried out: check its limits and try again.

## What was typed

error-name-disturbs = A name cannot contain line breaks or characters that reverse the text.
error-name-invisible = A name needs at least one visible character.
error-name-taken = Somebody has that name already: choose another one.
error-password-short =
    { $min ->
        [one] A password needs at least { $min } character.
       *[other] A password needs at least { $min } characters.
    }
error-email = That is not an e-mail address: one like ada@example.org is expected.
error-webhook = That is not an address for notifications: one like https://example.org/notices is expected, without a password in it.
error-chat-empty = Your message is still empty: type something first.
error-chat-disturbs = A message can contain line breaks, but no other control characters.
error-too-long =
    { $max ->
        [one] That is too long: { $max } character at most.
       *[other] That is too long: { $max } characters at most.
    }

## Games from a file

error-record-none = This is no record of a game. Choose the .jsonl file that you downloaded from a replay.
error-record-newer = A newer version of the game wrote this record. This server cannot read it yet.
error-record-cut-off = The record breaks off in line { $line }. Download the file again.
error-record-damaged = The record is damaged: line { $line } cannot be read.
error-record-untrue = The record is not genuine: by the rules, what line { $line } says cannot have happened.
error-record-unfinished = This game was not played to its end, so there is nothing to look back at yet.
error-record-no-words = This game was played with an edition that is unknown here.

## Who may do what

error-stranger = The server does not know you yet: choose a name first.
error-not-allowed = You may not do that here.
error-blocked = The server’s operator has blocked you.
error-wrong-origin = That request came from another site, so nothing was done. Open this server’s own page instead.
error-wrong-credentials = Name, password, code or link is wrong. Check your spelling; links and codes work only once.
error-not-found = Nothing found here. The link may be incomplete.
refused-muted = Whoever opened this table has muted you, so nobody hears you here.
refused-other-shows = Somebody else is showing the game just now. Take over if you want to show it yourself.

## Too much

error-malformed = The server cannot make sense of that. Reload the page and try again.
error-too-big =
    { $max ->
        [one] That is too much at once: { $max } byte at most.
       *[other] That is too much at once: { $max } bytes at most.
    }
error-too-many-tables =
    { $max ->
        [one] You have { $max } open table, which is the limit: finish a game first.
       *[other] You have { $max } open tables, which is the limit: finish a game first.
    }
error-too-many-people =
    { $max ->
        [one] You have blocked { $max } person, which is the limit: unblock somebody first.
       *[other] You have blocked { $max } people, which is the limit: unblock somebody first.
    }
error-too-many =
    { $seconds ->
        [one] That was a bit much at once. Try again in { $seconds } second.
       *[other] That was a bit much at once. Try again in { $seconds } seconds.
    }

## Faults

error-store-away = The server cannot save moves at the moment. Nothing is lost; try again soon.
error-broken = This game is locked because of a fault. All others are fine.
error-newer = This game is being played with a newer version, which this server does not have yet. Nothing is lost; try again in a few minutes.
error-stopping = The server is about to restart. Try again in a moment.
error-internal = Something went wrong on the server. Try again; if it keeps happening, tell whoever runs the server.
