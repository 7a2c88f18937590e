### The open questions of the rules, and what holds at this table.

## Legendary directors

ruling-legends = Legendary directors
ruling-legends-face-up = All four legendary directors are visible from the start.
ruling-legends-face-down = Each legendary director is turned face up when its quarter begins.

## Last player of an auction without a bid

ruling-last-silent-seat = Auction without a bid
ruling-last-silent-seat-wins-for-zero = If all others pass without a bid, the last player wins the lot for zero.
ruling-last-silent-seat-may-decline = If all others pass without a bid, the last player may take the lot for zero or pass; after a pass the lot leaves the game.

## Chips that count at parties

ruling-party-counts = Chips counted for the party order
ruling-party-counts-visible = For the picking order at parties, only visible { word-cast } count.
ruling-party-counts-all = For the picking order at parties, all { word-cast } count, covered ones too.

## Chips that count for best direction

ruling-direction-counts = Chips counted for best direction
ruling-direction-counts-visible = For best direction, only visible directors of finished films count.
ruling-direction-counts-all = For best direction, all directors of finished films count, covered ones too.

## Declining at parties

ruling-party-decline = Declining at parties
ruling-party-decline-on = At a party, each player may take a chip or decline.
ruling-party-decline-off = At a party, each player has to take a chip.

## Ties at the end

ruling-final-tie = Tie at the end of the game
ruling-final-tie-shared = Players tied for first place share the victory.
ruling-final-tie-highest-film = Among players tied for first place, the highest-ranking film decides; if none of them has finished a film, they share the victory.

## Purses

ruling-screens = Studio screens
ruling-screens-screened = Purses are hidden from rivals; with two players they are always open.
ruling-screens-open = All purses are open to everyone.

## Studios

ruling-studios = Assignment of studios
ruling-studios-by-seat = Studios are assigned in seating order: the first seat gets studio 1, and so on.
ruling-studios-by-choice = The players agree on who gets which studio.
ruling-studios-random = Studios are drawn at random.

## First auction

ruling-first-lead = Opening of the first auction
ruling-first-lead-random = A draw decides who opens the first auction.
ruling-first-lead-named = The table decides who opens the first auction.
