### A review as the page shows it: everything around the figures. Figures arrive formatted, with the
### digits and signs of the language; percent, number and count are numbers.

review-lead = { $names }: what could be expected, what was paid, and what it cost.

## Making one

review-progress = The review is being made
review-progress-waiting = Other games come first. This one follows by itself.
review-progress-working = From every moment the game is played on to its end, many times: { $percent } % done.
review-progress-curves = The curves are here already. Prices, decisions and words follow.
review-failed = There is no review yet
review-ask-again = Ask again
review-too-early = Still shooting
review-too-early-about = This game is not over. Once it is, it can be reviewed.
review-to-replay = To the replay
review-share = Share
review-link = Link to this review
review-link-code = QR code of the link to this review

## Curves

review-curves = The story in curves
review-measure = What the curve shows
review-moment = Moment of the game
review-keyboard = Keys: ← → one moment, Page up and down one stop, Home and End, Enter opens the replay.
review-replay-here = Replay from here
review-percent = { $percent } %
review-value = { $name }: { $value }
review-as-table = As a table

## Auctions

review-sort = Order
review-sort-game = As played
review-sort-over = Most overpaid
review-sort-bargain = Best bargain
review-worth-winner = Worth
review-too-much = { $figure } too much
review-too-little = a bargain by { $figure }
review-about-right = about right
review-unknown = not known
review-unsold = nobody
review-purse = Had
review-bid = Highest bid
review-worth-each = Worth
review-no-bid = none
review-pushed-up = { $name } drove the price up: the lot was not worth that bid of { $money } to that studio.
review-next-bid = The second-highest bid: { $money }, by { $name }.
review-went-too-low = { $name } should have gone on, up to about { $money }.

## Decisions

review-whose = Whose decisions
review-everybody = All
review-mistakes-only = Mistakes only
review-loss-error = { $loss } ± { $error }
review-chance-lost = chance to win: { $figure } %
review-more = Show more
review-no-decisions = There is nothing to learn from here.

## Where the margin came from

review-finished = Rank { $rank }
review-luck-about = give or take { $error }

## Puzzles

review-puzzles = Try again
review-puzzles-about = The costliest decisions as puzzles, on the board as it was then. What would you do now?
review-puzzle = Puzzle { $number }
review-puzzle-ask = { $name }, what would be best here?
review-puzzle-chip = { $name }, what would be best for { $chip }?
review-puzzle-other-chip = The question is another chip: { $chip }.
review-puzzle-right = Well spotted!
review-puzzle-right-about = That is the best decision, as far as the review can tell.
review-puzzle-same = Once more with feeling
review-puzzle-same-about = That is what was played then.
review-puzzle-good = Just as good!
review-puzzle-good-about = The review sees no clear difference to the best decision.
review-puzzle-unsure = Hard to tell
review-puzzle-unsure-about = This seems to bring { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    } less than the best decision, but chance alone may make as much of a difference.
review-puzzle-close = Close!
review-puzzle-close-about = The review has not tried this amount. It lies right beside the best one that it has tried.
review-puzzle-wrong = Cut! Not that one
review-puzzle-wrong-about = As far as the review can tell, this brings { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    } less than the best decision.
review-puzzle-untried = Not in the script
review-puzzle-untried-about = The review has not tried this, so it cannot say whether it is right or wrong.
review-puzzle-yours = Now
review-puzzle-then = Then
review-puzzle-best = Best
review-puzzle-cost = What was played cost { $points ->
        [one] about { $points } point.
       *[other] about { $points } points.
    }
review-puzzle-again = Try again
review-puzzle-next = Next puzzle
review-puzzle-back = To the review
