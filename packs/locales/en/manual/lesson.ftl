### The lesson: what is said at each step of the recorded game. It is played with the edition of 2000.

lesson-title = The lesson
lesson-progress = { $at } of { $last }
lesson-back = Back
lesson-continue = Continue
lesson-show = Show me
lesson-leave = Leave
lesson-other = Good idea! But in this lesson, please do what is highlighted.
lesson-confirm = Everything has its place. Press the highlighted button to confirm.
lesson-rules = The rules

## Step by step

lesson-welcome = Welcome to Hollywood! You run a film studio. Hire talent at auctions, make films, win awards. Whoever has the most points after one year wins.
lesson-studio = These are your three screenplays. A film is finished once every slot has a chip that fits. Only the last slot ({ kind-guest }) may stay empty.
lesson-route = Every { word-quarter } of the year visits these eight stops. At six of them chips are auctioned; at two there is a party. You see what is to come, so plan ahead!
lesson-bid = For sale: { chip-legend-1 }, a director with four stars, the best there is. { bot-name-2 } and { bot-name-3 } have bid already. Raise to 5!
lesson-share = Yours for 5! What you pay goes to the others: 2 each, and 1 stays in the middle for next time. At the end, money is points, so every auction makes somebody else richer.
lesson-place = Chips are placed at once and never kept. Tap the director, then the highlighted slot of “{ screenplay-court-jester }”, and confirm.
lesson-pass = The winner bids first next time: that’s you. Plenty of chips here, but hardly a star. Pass, and let the others pay you.
lesson-bid-again = { bot-name-3 } paid 3. With the 1 left in the middle, you received 2. Now { chip-actor-07 } and an agency are for sale. Bid 3!
lesson-actor = { chip-actor-07 } joins the cast of “{ screenplay-court-jester }”. Tap the chip, then the slot.
lesson-joker = An agency is a joker: it fits every slot but the last. Place it on this slot of “{ screenplay-vertigo }”: { kind-camera }.
lesson-party = A party! Everyone takes a chip for free. Whoever has the most { word-cast } chooses first: { bot-name-3 } with two, then you with one. Take the { kind-guest }!
lesson-guest = A { kind-guest } goes only on the last slot. Place it before the film is finished: after that, no chip can be added.
lesson-open = You won last, so you open. You may begin with any amount, even 0: zero is a bid, too.
lesson-raise = { bot-name-2 } wants this lot too. Raise to 3: it finishes your film!
lesson-cover = Three stars instead of one: cover { chip-actor-07 } with { chip-actor-15 }. Only the chip on top counts.
lesson-discard = This guest star is worth −1★. Nobody has to use every chip: tap it, then discard it.
lesson-finish = Now the music. It fills the last gap, and the film is finished.
lesson-premiere = Premiere! Your film has 14★ and takes the best rating left that does not exceed that: 14+. The first { genre-adventure } film also wins an award at once, and you get a new screenplay.
lesson-quarter = We have skipped ahead to the end of the { word-quarter }. The best film so far wins 5 points: yours! New chips are laid out, and the tour begins again.
lesson-direction = “{ award-best-direction }”: at the end, everybody adds up the stars of the directors on their finished films. The highest sum wins 10 points, so a good director counts twice.
lesson-worst = Even the worst film of all wins 10 points. A quick film with hardly a star can pay off, too.
lesson-ceremony = After the fourth { word-quarter } comes the ceremony: five great awards of 10 points each, for the best film of each genre, the worst film and the best direction. The list shows who is ahead.
lesson-score = A year has passed. Ratings, awards and money are added up; unfinished films count for nothing. You win!
lesson-over = That is the whole game. Lights, camera, action: the next film is yours!
