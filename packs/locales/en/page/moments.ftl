### Great moments: posters, premieres, the end of a quarter, the final ceremony, and the check of the draws.

## Posters

poster-presents = { $studio } presents
poster-by-director = directed by
poster-by-actor = starring
poster-by-camera = photographed by
poster-by-music = music by
poster-by-effects = effects by
poster-by-guest = with special guest
poster-by-agency = cast by
poster-alt = Poster of “{ $title }” ({ $genre }), { $studio }. Made by { $cast }. Stars: { $value }, rating: { $rating }.

## A finished film

film-printed = The screenplay itself
film-value = Stars in all
film-keep = Keep the poster
film-link = Link to this film
film-link-code = QR code of the link to this film
picture-failed = This browser could not make a picture of it.
film-token = Rating
film-token-none = No rating that low was left: no points.
film-token-points =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
film-awards = Awards
film-award-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## While the game goes on

moment-premiere = World premiere
moment-stars =
    { $value ->
        [one] { $value } star
       *[other] { $value } stars
    }
moment-quarter = { word-quarter } { $quarter }
moment-film-of = “{ $title }” – { $name }
moment-withheld = Not given

## The end

end-title = The game is over
end-show = The result
end-look = Look at the table
end-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
end-broken-off = No winner this time
end-broken-off-about = The game was called off. This is how things stood.
end-next-steps = What next
end-rematch = Rematch
end-replay = Replay
end-keep = Keep the result
end-link = Link to this result
end-link-code = QR code of the link to this result
end-curve = Chance to win
end-home = Start page

## The ceremony

end-ceremony = The award ceremony
end-ceremony-again = Ceremony again
end-ceremony-place = { $place } of { $count }
end-goes-to = … and the award goes to …
end-direction-stars =
    { $stars ->
        [one] { $stars } star for direction
       *[other] { $stars } stars for direction
    }
end-previous = Previous award
end-next = Next
end-to-result = To the result

## The score sheet

end-sheet = Final scores
end-studio = Studio
end-films = Films
end-awards = Awards
end-money = Money
end-total = Total
end-has-won = winner
end-tie-by-film = Equal scores: the better film decides.
end-taken-back =
    { $count ->
        [one] In this game a turn was taken back once.
       *[other] In this game turns were taken back { $count } times.
    }

## All films

end-gallery = All films of the game
end-gallery-of = Films of
end-gallery-all = Everybody

## The check of the draws

fair-title = Were the draws fair?
fair-about = Before the game the server committed to a secret seed, and everybody’s browser added a number of its own. Now that the seed is known, your browser draws everything again: if all of it matches, nobody chose or changed a draw, not even the server.
fair-check = Check the draws
fair-download = Download the record
fair-offline = Or check it without this page:
fair-yes = Fair: every draw matches the seed.
fair-no = Not fair: something does not match.
fair-untold = The record does not say what its draws came from.
fair-unreadable = The record cannot be read.
fair-verdict-ok = matches:
fair-verdict-wrong = does not match:
fair-verdict-unknown = not known:
fair-commitment = The seed is the one that the server had committed to ({ $hash }).
fair-commitment-wrong = The seed is not the one that the server had committed to ({ $hash }).
fair-origin = The beginning is that of another game, and its seed is the one that the server had committed to, too.
fair-origin-wrong = The beginning is that of another game, but its seed is not the one that the server had committed to.
fair-witness = The commitment is the one that this browser saw when it first opened the table.
fair-witness-wrong = The commitment is not the one that this browser saw when it first opened the table.
fair-witness-none = This browser has kept no commitment, so it cannot compare.
fair-nonce = The number that this browser added is part of the draws.
fair-nonce-wrong = The number that this browser added is missing from the draws.
fair-nonce-none = This browser has added no number of its own.
fair-drawn =
    { $kind ->
        [studios] Studios drawn: { $count }, all match.
        [lead] First lead: drawn, and it matches.
        [stack] Screenplays turned up: { $count }, all match.
        [legends] Legends turned up: { $count }, all match.
       *[bag] Chips drawn: { $count }, all match.
    }
fair-drawn-wrong =
    { $kind ->
        [studios] Studios: number { $number } of { $count } does not match the seed.
        [lead] First lead: it does not match the seed.
        [stack] Screenplays: number { $number } of { $count } does not match the seed.
        [legends] Legends: number { $number } of { $count } does not match the seed.
       *[bag] Chips: number { $number } of { $count } does not match the seed.
    }
fair-settled =
    { $kind ->
        [studios] Studios: chosen by the players, nothing was drawn.
        [lead] First lead: settled before the game, nothing was drawn.
       *[other] Settled before the game, nothing was drawn.
    }
fair-facts = What lay on the table is what was drawn.
fair-facts-wrong = What lay on the table is not what was drawn (entry { $seq } of the record).

## My films

films-title = My films
films-count =
    { $count ->
        [one] { $count } film
       *[other] { $count } films
    }
films-which = Films of games that were called off do not hang here.
films-none = You have not finished a film yet. Every film of a game that is played to its end hangs here.
films-more = More films
film-watch = Watch the game
