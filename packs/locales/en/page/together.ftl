### Looking at a game together.

together-look = Look together
together-look-about = Others who look at this game can follow what you show.
together-you = You are showing this. Whoever has this game open can follow.
together-shows = { $name } shows: { $what }
together-somebody = Somebody
together-follow = Follow
together-unfollow = Stop following
together-take-over = Take over
together-stop = Stop showing
together-taken-over = { $name } shows the game now.
together-show-this = Show this

## What is shown

together-where = { $part }, { $where }
together-auction = number { $number }
together-at-replay = the replay
together-at-words = the summary
together-at-curves = the curves
together-at-sources = the points
together-at-ledger = the margins
together-at-auctions = auctions
together-at-puzzles = the puzzles
together-at-puzzle = a puzzle
together-at-decisions = decisions
