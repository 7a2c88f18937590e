### The game in a terminal: questions, answers and everything around them.
### Names, titles, chips, amounts, ratings, keys and lists arrive formatted. Numbers: quarter, stop,
### stops, number, count, covered, cast, direction, value, before, stars, points, films, awards,
### money, total; in questions also floor and ceiling.

## What can be typed. The first word is the one that is shown; all of them are understood.
## Small letters only, separated by blanks.

play-keys-help = help ?
play-keys-table = table t
play-keys-log = log l
play-keys-quit = quit q exit
play-keys-hint = hint h
play-keys-save = save s
play-keys-undo = u undo
play-keys-start-over = o over restart
play-keys-confirm = c confirm ok
play-keys-pass = p pass
play-keys-raise = + raise
play-keys-bid = bid b
play-keys-take = take
play-keys-decline = n nothing none decline
play-keys-place = place
play-keys-discard = d discard
play-keys-yes = y yes
play-keys-no = n no

## Kinds and slots as one letter, for the full screen: no two alike

play-letter-director = D
play-letter-actor = A
play-letter-camera = C
play-letter-music = M
play-letter-effects = E
play-letter-guest = G
play-letter-agency = J
play-letter-open = O

## Who sits at the table

play-you = you
play-you-alone = You
play-you-named = { $name } (you)

## Welcome

play-about = You run a film studio. In auctions and at parties you win talent and place it on your screenplays. A finished film scores its rating; the best, the first and even the worst films win awards. Money pays for talent, but what you keep counts as points too. Whoever has the most points at the end of the year wins.
play-about-keys = When it is your turn, type a number or a letter and press Enter. “{ $help }” explains the game, “{ $table }” shows everything on the table, “{ $quit }” leaves. An empty line repeats the question.
play-seats = At the table
play-seat = { $name }: { $studio }
play-seat-bot = { $name }, bot ({ $bot }): { $studio }
play-screenplays = Your screenplays:
play-going-on = The saved game goes on where it stopped.
play-from-there = The game goes on from there, against bots. What had not come up by then is shuffled anew.

## Several people at one keyboard

play-turn-of = { $name }, it is your turn
play-cover = Pass the keyboard to { $name }
play-ask-cover = { $name }: press Enter when nobody else is looking.
play-news = Since your last turn

## The course of the game

play-quarter = { word-quarter } { $quarter } of 4
play-programme = On offer, one stop at a time:
play-stop = { $stop }/{ $stops } { $location }
play-lot-line = { $location }: { $chips }
play-lot-party =
    { $count ->
        [one] { $location }: { $count } chip, face down
       *[other] { $location }: { $count } chips, face down
    }
play-premiere-cast = On the poster: { $cast }
play-hand-placed = { $name } places { $places }.
play-hand-place = { $chip } on “{ $title }” ({ $slot })
play-hand-taken-placed = { $name } takes { $chip } and places it on “{ $title }” ({ $slot }).
play-hand-taken-discarded = { $name } takes { $chip } and discards it.
play-hand-discarded = { $name } discards { $chips }.
play-ceremony = The award ceremony
play-thinking = { $name } is thinking …

## Chips and what they are good for

play-chip = { $name } { $stars }★
play-title = “{ $title }”
play-joined = { $left }; { $right }
play-fits = { $chip } – fills a slot in { $titles }
play-fits-all = { $chip } – fills a slot in all your screenplays
play-fits-covering = { $chip } – fills no slot, but could replace a chip in { $titles }
play-fits-nowhere = { $chip } – fits none of your screenplays

## Screenplays and films

play-production = “{ $title }” ({ $genre }): value { $value } so far
play-slot-times = { $slot } ×{ $count }
play-slot-optional = optional: { $slot }
play-slot-filled = { $slot }: { $chip }
play-slot-covering = { $slot }: { $chip } (on top of { $covered })
play-no-production = No screenplay in the making.
play-needs = needs { $slots }
play-film = “{ $title }” ({ $genre }): rating { $rating }
play-film-unrated = “{ $title }” ({ $genre }): no rating, 0 points
play-film-award =
    { $points ->
        [one] { $award } (+{ $points } point)
       *[other] { $award } (+{ $points } points)
    }

## Auction

play-turn-auction = Your turn: bid or pass.
play-lot-short = For sale: { $chips }.
play-nobody-bid = Nobody has bid yet.
play-high-bid = High bid: { $amount } ({ $name }).
play-still-in = Still in: { $names }.
play-still-purse = { $name } ({ $purse })
play-lead = Lead ({ word-lead }): { $name }.
play-purse = Your purse: { $purse }.
play-points = Points so far: { $total } (films { $films }, awards { $awards }, money { $money }).
play-bid-leaves = Winning at { $floor } leaves you { $rest }.
play-ask-bid = Your bid: type a number from { $floor } to { $ceiling }, or { $pass } to pass.
play-ask-bid-one = Type { $floor } to bid that much, or { $pass } to pass.
play-ask-pass = You cannot go higher. Type { $pass } to pass.

## Party

play-turn-party = Your turn: choose a chip.
play-party-faces = At the party: { $chips }.
play-pick-order = Picking order (cast in brackets): { $names }.
play-pick = { $name } ({ $cast })
play-pick-done = { $name } (done)
play-ask-party =
    { $count ->
        [one] Type 1 to take the chip, or { $decline } to take nothing.
       *[other] Type a number from 1 to { $count } to take a chip, or { $decline } to take nothing.
    }
play-ask-party-must =
    { $count ->
        [one] Type 1 to take the chip.
       *[other] Type a number from 1 to { $count } to take a chip.
    }

## Placing

play-turn-placing =
    { $count ->
        [one] Your turn: place your chip, or discard it.
       *[other] Your turn: place or discard your { $count } chips, one at a time.
    }
play-place = “{ $title }”, { $slot }: value { $before } → { $value }
play-place-covers = replaces { $chip }
play-place-finishes = finishes the film with rating { $rating }
play-place-finishes-unrated = finishes the film, but no rating is left for it: 0 points
play-place-award = wins { $award }
play-place-nowhere = No place for it: it can only be discarded.
play-ask-place =
    { $count ->
        [one] Type 1 to place, or { $discard } to discard.
       *[other] Type a number from 1 to { $count } to place, or { $discard } to discard.
    }
play-ask-place-nothing = Nothing can be placed. Type { $discard } to discard.
play-ask-discard-which = Discard which chip? Type its number, or { $no } to keep them all.
play-ask-discard = Discard { $chip }? It leaves the game. Type { $yes } or { $no }.
play-kept = Nothing was discarded.

## Arranging chips before they are final

play-draft = Not final yet:
play-draft-none = There is nothing to confirm or take back.
play-draft-waiting = The next screenplay comes up now. You place your other chips after that.
play-taken-back = Taken back.
play-take-back-none = There is nothing to take back.
play-ask-take-back = Take back your last turn, and all that has happened since? The same draws will come again. Type { $yes } or { $no }.
play-ask-take-back-all = Does everybody agree to take back your last turn, and all that has happened since? The same draws will come again. Type { $yes } or { $no }.
play-took-back = Taken back: the last turn, and all that came after it.
play-ask-undo = { $undo } takes the last chip back.
play-ask-confirm = Type { $confirm } to confirm, { $undo } to take the last chip back (“{ $undo } 1” takes back the first), or { $over } to start over.

## Choices in a list

play-option-pass = pass
play-option-bid = bid { $amount } (leaves { $rest })
play-option-take = take { $chip }
play-option-decline = take nothing
play-option-place = { $chip } → { $line }
play-option-discard = discard { $chip }
play-option-undo = take back { $chip }
play-option-confirm = confirm: this is final
play-option-keep = keep them all
play-option-yes = yes
play-option-no = no
play-option-leave = leave
play-option-leave-unsaved = leave without saving
play-option-save-leave = save and leave
play-option-stay = go on playing

## A hint

play-hint = Hint: the best moves
play-hint-thinking = Looking for the best moves …
play-hint-line = { $action } – { $worth }
play-hint-ahead = you end { $points } points ahead
play-hint-behind = you end { $points } points behind
play-hint-level = you end level
play-hint-about = Points ahead or behind: your average distance from the best rival at the end. You will often be behind, so compare the moves with each other. The first one is what the planner would play. On the left: what to type.
play-hint-none = There is nothing to decide right now.
play-decimal = { $whole }.{ $tenth }

## Mistakes

play-unknown = “{ $input }” is not an answer here.
play-no-choice = There is no number { $number } in this list.
play-commands = Always possible: { $help }, { $table }, { $log }, { $hint }, { $save }, { $quit }; an empty line repeats the question.

## Leaving

play-ask-quit = Leave the game? Type { $save } to save it and leave, { $yes } to leave without saving, { $no } to go on.
play-ask-quit-saved = Leave the game? It is saved. Type { $yes } or { $no }.
play-goes-on = The game goes on.
play-left = You leave the game. Until next time!
play-input-ended = The input has ended, so the game stops here.

## Saving

play-saved = The game is saved in { $file }.
play-save-exists = { $file } exists already and holds something else. Choose another name.
play-save-failed = The game could not be saved in { $file }: { $why }

## The whole table

play-table = The table
play-table-opening = The game is about to begin.
play-table-now = { word-quarter } { $quarter } of 4, stop { $stop } of { $stops }: { $location }.
play-table-middle = In the middle: { $amount }.
play-table-lots = On offer
play-table-now-at = now – { $line }
play-table-seat = { $name } – { $studio }
play-table-points =
    { $total ->
        [one] { $total } point: films { $films }, awards { $awards }, money { $money }
       *[other] { $total } points: films { $films }, awards { $awards }, money { $money }
    }
play-table-points-hidden = Films { $films }, awards { $awards }, money hidden
play-table-counts = cast { $cast }, direction { $direction }★
play-table-awards = Awards
play-award-open = { $award } ({ $points }): open
play-award-leads = { $award } ({ $points }): open; { $name } leads with “{ $title }”
play-award-leads-seat = { $award } ({ $points }): open; { $name } leads
play-award-given = { $award } ({ $points }): { $name } for “{ $title }”
play-award-given-seat = { $award } ({ $points }): { $name }
play-award-withheld = { $award } ({ $points }): given to nobody
play-table-rest = What is left
play-ratings-left = Ratings left: { $ratings }
play-stack-top = Next screenplay: “{ $title }” ({ $genre }, { $stars }★ printed; { $slots })
play-stack-rest =
    { $count ->
        [one] Beneath it: { $count } screenplay that nobody has seen.
       *[other] Beneath it: { $count } screenplays that nobody has seen.
    }
play-stack-empty = The stack of screenplays is empty.
play-legends = Legendary directors to come: { $chips }
play-undrawn =
    { $count ->
        [one] Not drawn yet: { $count } chip – { $kinds }
       *[other] Not drawn yet: { $count } chips – { $kinds }
    }
play-undrawn-kind = { $kind } { $count }
play-party-now = Picking order if a party began now (cast in brackets): { $names }

## Looking back

play-log = What happened last

## Help

play-help = Help
play-help-auction = Auction: whoever holds the lead opens, then it goes clockwise. Bid more than the last bid, from 0 up to your purse, or pass; whoever passes is out. The winner takes all chips on offer, pays, and gets the lead. The price is shared out evenly among all the others.
play-help-placing = Placing: a chip goes on a slot of its kind. Actors, cameras, music and effects also fit an open slot ({ slot-open }), which then keeps to that kind. A joker ({ kind-agency }) fits anywhere but the last slot ({ kind-guest }). You may cover a chip to replace it; only the top one counts. What you cannot use, you discard. Nothing is kept.
play-help-film = Film: it is finished once every slot is filled; only the last one ({ kind-guest }) may stay empty. Its value is the sum of all ★. It takes the highest rating left that does not exceed its value, and you get the next screenplay. A finished film takes no more chips, so fill the last slot before.
play-help-party = Party: everyone chooses a chip for free, in order of cast: { word-cast } on their screenplays and films. Ties: clockwise from the lead.
play-help-end = The end: film ratings, awards and money, one point each. Unfinished films count for nothing.
play-help-rulings = At this table
play-help-keys = What you can type
play-help-key-help = { $key } – this page
play-help-key-table = { $key } – everything on the table: boards, films, awards, what is to come
play-help-key-log = { $key } – the last events; “{ $key } 50” shows more
play-help-key-hint = { $key } – the best moves and what they are worth
play-help-key-save = { $key } – save the game; “{ $key } NAME” chooses the file
play-help-key-quit = { $key } – leave the game
play-help-key-auction = a number to bid, { $pass } to pass
play-help-key-party = a number to take a chip, { $decline } to take nothing
play-help-key-placing = a number to place a chip, { $discard } to discard one
play-help-key-take-back = { $undo } takes back your last turn, if no chip is arranged; the record says so
play-help-key-draft = when placing: { $undo } takes the last chip back, { $over } starts over, { $confirm } makes it final
play-help-key-empty = an empty line – the question once more, with all details
play-help-letters = Letters in full-screen mode
play-help-letter = { $letter } { $word }

## What the person did or got, said to “you”

play-you-lead-assigned = You will open the first auction.
play-you-studio-assigned = Your studio: { $studio }.
play-you-bid-made = You bid { $amount }.
play-you-passed = You pass.
play-you-lot-sold = You win the auction and pay { $price }. Each other player receives { $share }; in the middle: { $left }.
play-you-lot-won-free = You win the auction without paying. There is nothing to share.
play-you-chip-taken = You take { $chip }.
play-you-declined = You take nothing at the party.
play-you-chip-placed = You place { $chip } on “{ $screenplay }” ({ $slot }).
play-you-chip-discarded = You discard { $chip }.
play-you-film-finished = You finish “{ $screenplay }”: value { $value }, rating { $rating }!
play-you-film-finished-unrated = You finish “{ $screenplay }”: value { $value }, but no rating that low is left. The film scores 0 points.
play-you-screenplay-taken = You take a new screenplay: “{ $screenplay }”.
play-you-award-given =
    { $points ->
        [one] You win an award for “{ $screenplay }” – { $award } ({ $points } point)!
       *[other] You win an award for “{ $screenplay }” – { $award } ({ $points } points)!
    }
play-you-award-given-seat =
    { $points ->
        [one] You win an award – { $award } ({ $points } point)!
       *[other] You win an award – { $award } ({ $points } points)!
    }
play-you-winner = You win the game!

## The end

play-final-score = Final score
play-column-seat = Player
play-column-films = Films
play-column-awards = Awards
play-column-money = Money
play-column-total = Total
play-all-films = The films of the year
play-no-films = Nobody finished a film.
play-seat-no-films = { $name }: no finished film
play-thanks = Thank you for playing.

## The full screen

play-screen-about = Choose with the arrow keys and Enter, or type a number and press Enter; the letters at the bottom act at once. A colon (:) lets you type a whole line, such as a file to save in. Page up and down scroll what happened. “?” explains the game.
play-screen-own =
    { $total ->
        [one] { $name } – { $purse } – { $total } point
       *[other] { $name } – { $purse } – { $total } points
    }
play-screen-own-hidden =
    { $total ->
        [one] { $name } – { $total } point plus hidden money
       *[other] { $name } – { $total } points plus hidden money
    }
play-screen-rivals = Rivals
play-screen-rival = { $name }: { $money } – films { $films }, awards { $awards }, cast { $cast }
play-screen-rival-hidden = { $name }: films { $films }, awards { $awards }, cast { $cast }
play-screen-rival-short = { $name }: money { $money }, points { $points }, cast { $cast }
play-screen-rival-short-hidden = { $name }: points { $points }, cast { $cast }
play-screen-needs = needs { $letters }
play-screen-production = “{ $title }” { $value }★ ({ $genre })
play-screen-filled = ■ { $letter } { $word } { $stars }★
play-screen-missing = □ { $letter } { $word }
play-screen-optional = (□ { $letter } { $word })
play-screen-now = now: { $location }
play-screen-your-turn = Your turn
play-screen-turn = { $name }’s turn
play-screen-hand = In hand: { $chips }.
play-screen-awards = Awards to be won
play-screen-award = { $award } { $points }
play-screen-award-leads = { $award } { $points } ({ $name })
play-screen-page = ↑ ↓ to scroll, any other key to continue
play-screen-choose = ↑↓ Enter
