### The complete rules, one message for each label of docs/rules.
### .picture: what the picture of a chapter shows. .example: a worked example. .ruling: what the rulebooks leave open, and what holds here.
### The edition's own words stand in brackets, so that they fit whatever their grammar.

rules-title = The rules
rules-intro = You run a film studio. At auctions and parties you hire directors, actors, crews, guests and jokers and place them on your screenplays. A screenplay whose slots are filled becomes a finished film and earns a rating from the stars on it. The price of an auction is shared out among the other players, so that money goes round and round. After four quarters you add up ratings, awards and money, and the highest total wins. Words of the chosen edition – { edition-name } – stand in brackets; the glossary at the end lists them all.

## Setup

rules-setup = Setup
    .lead = How the table is laid out before the first auction.
    .picture = Each player gets one of the five studios, with its three screenplays; the others leave the game.

rules-setup-seats = The game is for 2 to 5 players. Wherever these rules speak of the next player, they mean the next one clockwise.

rules-setup-purse = Each player starts with 12 units of money ({ word-money }); with five players, each starts with 10. No rule creates or destroys money: the middle and all purses together always hold 24 with two players, 36 with three, 48 with four and 50 with five.

rules-setup-studio = Each player gets one of the five studios, no two players the same one. With it come its three screenplays, one of each genre ({ genre-drama }, { genre-adventure }, { genre-entertainment }), face up in front of the player. Studios that nobody plays leave the game together with their screenplays.
    .example = With three players, two studios are left over: six screenplays stay in the box.
    .ruling = Only the French rulebook of 2009 says how you come by a studio: you choose one. Here studios are drawn at random, unless the table decides otherwise (setting “{ ruling-studios }”).

rules-setup-screenplay = A screenplay has one genre, a number of printed stars and a row of slots. Exactly one is the director slot. Exactly one is the guest slot ({ kind-guest }), and it is always the last. In between lie slots of these kinds, in any number and mixture: { kind-actor }, { kind-camera }, { kind-music }, { kind-effects } and open ({ slot-open }).

rules-setup-stack = The seven screenplays without a studio are shuffled into a face-up stack. Only the top one can be read; nobody knows the order below it.

rules-setup-track = There are 30 rating tokens ({ word-rating }): the numbers 0 to 22 once each, and 8 to 14 a second time with a plus. A token with a plus ranks above the plain one of its number and below the next number: 8, 8+, 9, 9+ and so on up to 14, 14+, 15.
    .ruling = The French rulebook of 2009 says that some numbers come twice, without naming them. The other rulebooks name 8 to 14.

rules-setup-awards = Eleven awards ({ word-award }) are to be won, 80 points in all. Worth 5 points each: the first film of each genre and the best film of quarters 1, 2 and 3. Worth 10 points each: the best film of each genre, the worst film ({ award-worst-film }) and the best direction ({ award-best-direction }).
    .ruling = The rulebooks of 2009 give a value only for the six small awards. The 10 points of the five large ones come from the rulebooks of 2000; the scoring example of 2009 agrees.

rules-setup-legends = The four directors with four stars are legends ({ word-legend }). They do not go into the bag. They lie apart, and one of them comes into play in each quarter. Which one comes when is left to chance; as all are worth the same, it makes no difference.
    .ruling = In 2000 all four lie face up from the start, in 2009 they lie face down. The table can choose (setting “{ ruling-legends }”).

rules-setup-bag = The other 89 chips ({ word-chip }) are shuffled, face down. This is the bag. Whatever has been drawn from it never returns.

rules-setup-lead = One player starts with the lead ({ word-lead }) and opens the first auction.
    .ruling = The rulebooks leave the choice to the players; the French one of 2009 gives the lead to the best film quote, or else to whoever was last at the cinema. A program cannot judge quotes, so a draw decides here, unless the table names somebody (setting “{ ruling-first-lead }”).

rules-setup-screens = With three to five players, the table decides whether purses are hidden behind screens or open (setting “{ ruling-screens }”); behind screens you see your own money only. With two players they are always open. All payments are public, so a screen hides only what one forgets. Also hidden are the bag, the chips of a party until it is reached, the screenplays below the top of the stack, and legends lying face down. Everything else is public, covered and discarded chips included.
    .ruling = The rulebooks ask for screens, and they stand unless the table would rather not rely on memory. At the end all money is counted in the open. That covered and discarded chips are public is our decision: everybody saw them come.

## Quarter

rules-quarter = The quarters
    .lead = Four times round the board. Each location brings an auction or a party.
    .picture = A quarter with four players: one legend at the sign, chips face up in the cities, and at each party as many face down as there are players.

rules-quarter-four = The game has four quarters: { word-quarter } 1, 2, 3 and 4. Each of them visits the eight locations once, clockwise, beginning with the sign ({ location-sign }). That makes 32 visits: 24 auctions and 8 parties.

rules-quarter-route =
    This is the way round the board, with the number of chips.
    1. { location-sign } (1)
    2. { location-city-1 } (3)
    3. { location-city-2 } (2)
    4. { location-party-1 } (one per player)
    5. { location-city-3 } (3)
    6. { location-city-4 } (2)
    7. { location-city-5 } (2)
    8. { location-party-2 } (one per player)
    Locations 2, 3, 5, 6 and 7 are called cities in these rules.
    .ruling = The rulebooks give only the frame: the sign first, five cities with two or three chips, two parties. Numbers and order come from a review of the board of 2000. A review of the board of 2009 confirms where the parties are; the rest we take to be the same.

rules-quarter-fill = At the start of each quarter the board is filled. One legend goes on the sign, face up. Each city gets its number of chips from the bag, face up. Each party gets as many chips as there are players, face down.
    .example = With five players, a quarter draws 12 + 10 = 22 chips and the whole game 88 of 89: one is never drawn. With two players, 25 chips never appear.

rules-quarter-lead-stays = The lead changes hands only when somebody wins an auction. It stays where it is at a party and from one quarter to the next: whoever won the last auction of a quarter speaks first at the next sign.

rules-quarter-award = When the second party of quarters 1, 2 and 3 is over and its last chip has been placed, the award for the best film of that quarter is given. Only then is the board filled for the next quarter. After the fourth quarter, the five large awards take its place.

## Auction

rules-auction = The auction
    .lead = At the sign and in the cities, all the chips lying there are sold together as one lot. The price goes to the other players, so every bid is also a gift.
    .picture = Four players. The winner pays 7: each of the others gets 2, and 1 stays in the middle.

rules-auction-order = Whoever has the lead ({ word-lead }) speaks first. Then it goes clockwise, round the table as often as needed, skipping those who have passed. Whoever holds the highest bid is asked again only after somebody has raised it.
    .example = Anna has the lead and bids 0. Bruno passes, Clara bids 3, David passes. Anna raises to 7, Clara passes. Anna wins the lot for 7.

rules-auction-open = The first to speak may pass or bid any amount from 0 to the whole purse. Zero is a bid, not a pass: whoever bids 0 stays in, and wins for nothing if all others pass.

rules-auction-opening-late = As long as nobody has bid, each player in turn may open the bidding, at 0 or more.
    .example = Anna passes, Bruno bids 0. From now on bids must rise: Clara may pass, or bid 1 or more.
    .ruling = The rulebooks of 2000 mention a bid of zero only for the first player; those of 2009 ask for more than the previous bid, and here there is none. We decide: a pass is not a bid, so there is nothing to exceed yet.

rules-auction-raise = Every later bid must be strictly higher than the last. How much higher is up to you.

rules-auction-purse = Nobody may bid more than their purse holds. There is no credit, and money in the middle does not count. Whoever cannot go above the highest bid can only pass.

rules-auction-out = Whoever passes is out of this auction for good, and back in the next one.

rules-auction-win = When all players but one have passed, the auction is over. The last one takes all the chips of the lot, pays the bid into the middle and gets the lead ({ word-lead }). A lot is never divided.

rules-auction-silent = If all others have passed and nobody has bid, the table’s setting decides (“{ ruling-last-silent-seat }”). Either the auction ends at once: the last player wins the lot for 0 without being asked, and gets the lead. Or the last player is asked once, for a bid of 0 or a pass and nothing else; after a pass the lot leaves the game, and the lead and the middle stay as they are. Won chips are placed or discarded as always; every one of them may be discarded.
    .example = Three players, Anna has the lead. Anna passes, Bruno passes. Clara wins for 0 and speaks first in the next auction. If the table lets her choose, she may pass as well: then nobody gets the lot, and Anna keeps the lead.
    .ruling = The rulebooks of 2000 do not foresee this case; those of 2009 lean to a win for 0, which holds unless the table chooses otherwise. What a pass brings is our decision: nothing ever returns to the bag, and lead and money move only by a win.

rules-auction-share = Then the whole middle, with what was left there before, is split evenly among all players but the winner. What does not divide stays in the middle for the next auction, across parties and quarters too. With two players, the other one gets everything.
    .example = Four players, nothing in the middle. Anna pays 7: Bruno, Clara and David get 2 each, and 1 stays. The next winner pays 8: now 9 are shared, 3 for each of the others, and nothing stays.

rules-auction-settle = After the last pass: the winner pays, the middle is shared out, the lead moves, and the winner places the chips, in this order. Then the next location is visited.
    .ruling = The rulebooks name the same steps in different orders. No result depends on it; this order is ours.

rules-auction-middle-at-end = Money left in the middle at the end of the game belongs to nobody and scores nothing. It is never much: nothing with two players, and at most 1, 2 or 3 with three, four or five.
    .ruling = No rulebook mentions this money. Players score what they have, and nobody has this.

## Placing

rules-placing = Placing chips
    .lead = Chips go on your own unfinished screenplays or out of the game. These rules say what may lie where.
    .picture = An actor with 1 star can only cover the one with 3 here, which costs the film 2 stars: music already lies on the open slot.

rules-placing-at-once = Whoever receives chips places or discards every one of them before play goes on, one at a time and in any order. The consequences of a chip are complete before the next one: if it finishes a film, the film is rated and the new screenplay taken first. Nothing is kept for later.

rules-placing-match = Chips of these five kinds go on a slot of their own kind: { kind-director }, { kind-actor }, { kind-camera }, { kind-music }, { kind-effects }. All but the first may also go on an open slot ({ slot-open }).

rules-placing-cover = On an unfinished screenplay, a chip may cover an occupied slot if its kind may lie there. The stars do not matter: a worse chip may cover a better one. Covered chips stay underneath for good, and only the top chip counts for the value of the film.
    .example = An actor with 1 star lies on the actor slot. An actor with 3 covers it: the slot is worth 3. Later an actor with 0 covers both: the slot is worth 0. For the award of the worst film that can be wise.

rules-placing-open-slot = An open slot ({ slot-open }) takes these kinds: { kind-actor }, { kind-camera }, { kind-music }, { kind-effects }, and jokers ({ kind-agency }). It never takes a director or a guest. Once it is occupied, only the same kind or a joker may cover it.
    .example = A music chip is placed on an open slot. From then on, the slot takes only music or a joker. Then a joker is placed there. From then on, it takes only jokers.

rules-placing-agency = The joker ({ kind-agency }) may go on any slot but the guest slot, empty or occupied, open slots included. Its stars count like those of any other chip.
    .ruling = No rulebook mentions an empty open slot in so many words. It follows: a joker stands for every kind that such a slot takes.

rules-placing-agency-closes = Once a joker ({ kind-agency }) lies on a slot, only jokers may cover that slot. This holds for open slots too.

rules-placing-guest = A guest ({ kind-guest }) goes only on the guest slot, empty or occupied, and nothing else ever goes there. The guest slot is never required: a film is finished with or without a guest.

rules-placing-discard = Any chip may be discarded instead, even one that would fit. It leaves the game. Discarding costs nothing.

rules-placing-finished = A finished film takes no chip, neither on its empty guest slot nor as a cover. So a guest must come before the chip that finishes the film.
    .example = You have won an actor and a guest, and the actor would finish the film. Place the guest first; after the actor it is too late.

rules-placing-nowhere = Whoever has no unfinished screenplay left goes on bidding, winning and choosing at parties, but can only discard. Keeping chips from the others can still be worth it.

## Film

rules-film = Finished films
    .lead = Value and rating are two different things. The value is a sum of stars. The rating is the token that a film gets for it, and all later rules look at the token.
    .picture = A film of value 12: 13 exceeds the value and 12+ is gone, so it takes 12.

rules-film-finished = A film is finished the moment every slot but the guest slot is occupied, open slots included. It does not matter which chips lie there. Nobody can refuse or delay it.

rules-film-steps =
    The steps, in this order:
    1. The value is counted.
    2. The film takes its token.
    3. If it is the first film of its genre, it takes that award.
    4. Its owner takes the top screenplay of the stack.
    5. The next screenplay of the stack can be read.
    Only then come the chips still in hand. One lot may finish several films, one after the other.

rules-film-value = The value of a film is its printed stars plus the stars of the top chip on each slot, jokers and guest included. One guest is worth −1 and lowers the value by 1.
    .example = A screenplay has 2 printed stars. On it lie a director with 3 stars, an actor with 2, a joker with 1 and the guest with −1. Value: 2 + 3 + 2 + 1 − 1 = 7.
    .ruling = All rulebooks know one chip worth −1. Only those of 2000 say that it is a guest; we apply it to both editions.

rules-film-rating = The film takes the highest-ranking token left whose number does not exceed its value. With a value of 12 that is 12+, or else 12, or else 11+, or else 11, and so on down. Films rank by their tokens, never by their values; each token exists once, so films never tie.
    .example = 12+ and 12 are gone: a film of value 12 takes 11+. Only 15 is gone: a film of value 15 takes 14+.

rules-film-rating-above = A value above 22 follows the same rule: the film takes the highest token left, first 22, then 21, and so on.

rules-film-rating-none = If no token at or below its value is left, the film gets none. It scores 0 and ranks below token 0; a later such film ranks below an earlier one. In every other respect it is a finished film.
    .example = Four films of value 2 are finished, and no others that low. They get the tokens 2, 1 and 0; the fourth gets none.
    .ruling = No rulebook speaks of this. A token above the value is never allowed, so nothing is taken. And as with the tokens, of two equal films the later one comes off worse.

rules-film-next = The owner at once takes the top screenplay of the stack, if there is one; taking it is not optional. It may be used for the chips still in hand. The next one can be read at once, before those chips are placed.
    .example = You have won three chips, and the first one finishes a film. You take a new screenplay. The other two chips may go on any of your unfinished screenplays, the new one included.

rules-film-first = The first finished film of each genre takes its award at once, 5 points: “{ award-first-film-drama }”, “{ award-first-film-adventure }”, “{ award-first-film-entertainment }”. It is the first of the whole game, not of a quarter. If no film of a genre is ever finished, its award is never given.

## Party

rules-party = The party
    .lead = Two of the eight locations are parties: no auction, nothing to pay. Each player picks one chip, and the largest cast picks first.
    .picture = The largest cast picks first; among equals it goes clockwise from the lead. There are as many chips as players.

rules-party-reveal = On arrival, all chips of the party are turned face up. There is one per player.

rules-party-order = All players count their cast ({ word-cast }): such chips on all their screenplays, finished or not, on any slot, open ones included. Stars do not matter; the guest of −1 counts too. The largest cast chooses first, and so on in descending order. Among equals the lead comes first, then clockwise from the lead.
    .example = Seated in this order: Anna (with the lead) has 1 actor and 1 guest, Bruno 3 actors and 1 guest, Clara 1 guest, David 4 actors. The casts are 2, 4, 1 and 4. Bruno chooses first, then David, Anna and Clara.
    .ruling = Only the rulebooks of 2000 say that finished films count as well. We apply it to both editions.

rules-party-agency = A joker ({ kind-agency }) never counts as cast, not even on an actor slot.
    .ruling = The rulebooks of 2000 count only the red chips, actors and guests. Those of 2009 do not settle it; we read them alike, since a joker is neither actor nor guest.

rules-party-covered = The table’s setting decides which chips count for the cast (“{ ruling-party-counts }”): only those on top, or covered ones too, even under a joker.
    .example = Two actors lie on one another, and an actor lies under a joker. If only chips on top count, that makes 1 and 0. If all count, it makes 2 and 1.
    .ruling = Read literally, the rulebooks lean to counting all chips. But they also allow only one guest per screenplay, so a covered one must have been replaced. Unless the table chooses otherwise, only chips on top count.

rules-party-fixed = The order is set when the chips are turned, and stays for the whole party. A cast changes only by its owner’s own chip, and by then the owner has chosen.

rules-party-take = In this order, each player takes one chip, free of charge, and places or discards it before the next one chooses. If it finishes a film, everything that follows from that comes first too.

rules-party-decline = The table decides whether you may leave a party without a chip (setting “{ ruling-party-decline }”). If you may, declining is final for this party and leaves the chips to those who come later. Whoever takes a chip and discards it removes it for all. Chips that nobody took leave the game.
    .example = Only an actor and a music chip are left, and you can use neither. If you take the actor and discard it, the next player is left with the music. If you decline, the next player has both to choose from.
    .ruling = In the rulebooks of 2000 each player may take a chip, in those of 2009 each player takes one; the setting follows the edition. That chips left over leave the game is our decision: nothing ever returns to the bag.

## Awards

rules-awards = The awards
    .lead = The three awards for first films are given during play. Here are the other eight: three between the quarters and five at the end. Films rank by their tokens: 12+ beats 12, and 12 beats 11+.
    .picture = Five of the eleven awards, one of each family.

rules-awards-quarter = At the end of quarters 1, 2 and 3, the highest-ranking film of all finished so far takes the award of that quarter, 5 points. It need not have been finished in that quarter, and the same film can win again.
    .example = In quarter 1 a film with token 17 wins. In quarter 2 the best new film has 15: the 17 wins again. In quarter 3 somebody finishes an 18 and wins.

rules-awards-quarter-none = If no film has been finished by the end of a quarter, its award is withheld. It is not carried over to the next one.
    .ruling = No rulebook speaks of this. Only finished films can win an award, and nothing in the texts lets two be given at a time.

rules-awards-genre = At the end, the highest-ranking film of each genre takes 10 points: “{ award-best-of-genre-drama }”, “{ award-best-of-genre-adventure }”, “{ award-best-of-genre-entertainment }”. Where no film of a genre is finished, its award is withheld.

rules-awards-worst = At the end, the lowest-ranking finished film of all takes 10 points: “{ award-worst-film }”. An 8 is lower than an 8+. If no film is finished, the award is withheld.
    .example = Only one film has been finished in the whole game: it is the best of its genre and the worst of all.

rules-awards-direction = “{ award-best-direction }”: at the end, all players add up the stars on the director chips of their finished films, legends included. The table’s setting decides which directors count (“{ ruling-direction-counts }”): only those on top, or covered ones too, even under a joker ({ kind-agency }). A joker itself counts for nothing here. The highest sum takes 10 points. If it is tied, the award is withheld, even when nobody has a star.
    .example = Anna has directors of 4 and 1 on two finished films, together 5. Bruno has a 3 on a finished film and a legend on an unfinished one, together 3. Clara has a 4. Anna wins. With a further director of 1, Clara would have 5 as well, and nobody would win.
    .ruling = The rulebooks do not say clearly whether covered directors count. Unless the table chooses otherwise, only chips on top count.

rules-awards-many = A film can hold any number of awards. Only finished films can win one, including films without a token, by rank. An award lies on its film; only the best direction belongs to the player.
    .ruling = The rulebooks ask for a finished film, not for a rated one. It would be odd if the worst film of all were too bad for the award.

## Ending

rules-ending = The end of the game
    .lead = The game ends after the second party of the fourth quarter, once the five large awards have been given.
    .picture = Three films, three awards and the money that is left: 40 + 20 + 5 = 65 points.

rules-ending-score = Each finished film scores the number on its token; a plus counts for rank but is worth no points. Add the points of your awards and 1 point per unit of money left ({ word-money }). Unfinished films count for nothing, and so do the chips on them.
    .example = Three films with 10, 12 and 18, two awards of 5 points, one of 10, and 5 units of money left: 40 + 20 + 5 = 65 points.

rules-ending-winner = The highest score wins.

rules-ending-tie = If the highest score is tied, the table’s setting decides (“{ ruling-final-tie }”). Either the tied players share the victory, or the one among them with the highest-ranking film wins; if none of them has finished a film, they share the victory.
    .example = Anna and Bruno have 58 points each, Clara has 51. Anna’s best film has token 15, Bruno’s 14+, Clara’s 20. If the highest film decides, Anna wins, as Clara is not among the tied. Otherwise Anna and Bruno share the victory.
    .ruling = In the rulebooks of 2009 the highest film decides. Those of 2000 are silent, so there the victory is shared unless the table chooses otherwise.

## Switches

rules-switches = What the table can choose
    .lead = Where the rulebooks differ or leave something open, the table can decide before the game. Without a choice, the edition’s default holds. Nothing changes during a game.
    .picture = Two of the questions with their answers: how the legends lie, and whether a covered actor still counts as cast.

rules-switches-legends =
    – { ruling-legends-face-up }
    – { ruling-legends-face-down }
    .title = { ruling-legends }
    .ruling = Default: face up in Traumfabrik (2000), face down in Dream Factory (2009), as in the rulebooks. All legends have four stars, so this changes the show and not the play.

rules-switches-last-silent-seat =
    – { ruling-last-silent-seat-wins-for-zero }
    – { ruling-last-silent-seat-may-decline }
    .title = { ruling-last-silent-seat }
    .ruling = Default in both editions: the last player wins for 0. Whoever does not want the chips may discard them; only the lead cannot be declined that way.

rules-switches-party-counts =
    – { ruling-party-counts-visible }
    – { ruling-party-counts-all }
    .title = { ruling-party-counts }
    .ruling = Default in both editions: only visible chips. What is seen at a glance is also easier to count.

rules-switches-direction-counts =
    – { ruling-direction-counts-visible }
    – { ruling-direction-counts-all }
    .title = { ruling-direction-counts }
    .ruling = Default in both editions: only visible chips, as at parties. A joker itself never counts.

rules-switches-party-decline =
    – { ruling-party-decline-on }
    – { ruling-party-decline-off }
    .title = { ruling-party-decline }
    .ruling = Default: declining is allowed in Traumfabrik (2000) and not in Dream Factory (2009), as in the rulebooks. A chip once taken may always be discarded.

rules-switches-final-tie =
    – { ruling-final-tie-shared }
    – { ruling-final-tie-highest-film }
    .title = { ruling-final-tie }
    .ruling = Default: a shared victory in Traumfabrik (2000), whose rulebooks are silent; the highest film in Dream Factory (2009).

rules-switches-screens =
    – { ruling-screens-screened }
    – { ruling-screens-open }
    .title = { ruling-screens }
    .ruling = Default in both editions: screens. As all payments are public, open purses give away nothing that a good memory does not hold.

rules-switches-studios =
    – { ruling-studios-by-seat }
    – { ruling-studios-by-choice }
    – { ruling-studios-random }
    .title = { ruling-studios }
    .ruling = Default in both editions: at random. The studios differ a little, and a draw needs no discussion.

rules-switches-first-lead =
    – { ruling-first-lead-random }
    – { ruling-first-lead-named }
    .title = { ruling-first-lead }
    .ruling = Default in both editions: a draw. Naming somebody covers every way the rulebooks choose a first player, film quotes included.

## Sources

rules-sources = Sources
    .rulebooks = These rules follow the rulebooks of Traumfabrik (2000, English and Italian) and Dream Factory (2009, English and French), told in our own words. Where they leave something open, a note says what we decided.
    .pieces = From the rulebooks: the number and kinds of chips, the 22 screenplays with studio, genre and printed stars, the tokens, awards and money, the four stars of the legends and the one guest of −1. For 2009 some of this is assumed to be as in 2000. From reviews: how many chips lie where on the board. Our reconstruction: the stars of all other chips and the slots of the screenplays. No rulebook shows them; they fit everything that is known about the box.
    .names = Film titles of 2000 come from its rulebook or are those under which the films are known. Film titles of 2009 and the names of talents, studios and most locations in both editions are invented. No real person is meant; only the guest of −1 is a bow to the designer, Reiner Knizia.

## Glossary

rules-glossary = Glossary
    .lead = The editions use the same words for different things, so these rules have words of their own. Where the chosen edition says something else, its word stands below.

rules-glossary-chip = Chip
    .word = { word-chip }
    .meaning = What you win, choose and place: a person, a crew or a joker.
rules-glossary-director = Director
    .word = { kind-director }
    .meaning = Fits only the director slot.
rules-glossary-legend = Legend
    .word = { word-legend }
    .meaning = One of the four directors with four stars; one comes in each quarter.
rules-glossary-actor = Actor
    .word = { kind-actor }
    .meaning = Fits actor slots and open slots, and counts for the cast.
rules-glossary-camera = Camera
    .word = { kind-camera }
    .meaning = Fits camera slots and open slots.
rules-glossary-music = Music
    .word = { kind-music }
    .meaning = Fits music slots and open slots.
rules-glossary-effects = Effects
    .word = { kind-effects }
    .meaning = Fits effects slots and open slots.
rules-glossary-guest = Guest
    .word = { kind-guest }
    .meaning = Fits only the last slot, which is never required, and counts for the cast.
rules-glossary-agency = Joker
    .word = { kind-agency }
    .meaning = Fits every slot but the guest slot; only jokers may cover it.
rules-glossary-slot = Slot
    .meaning = A place for a chip on a screenplay.
rules-glossary-open-slot = Open slot
    .word = { slot-open }
    .meaning = A slot for an actor, camera, music, effects or a joker; the first chip fixes it.
rules-glossary-screenplay = Screenplay
    .word = { word-screenplay }
    .meaning = What you place chips on, until it is a finished film.
rules-glossary-genre = Genre
    .word = { genre-drama }, { genre-adventure }, { genre-entertainment }
    .meaning = Every screenplay belongs to one of three.
rules-glossary-stars = Stars
    .meaning = The points of a chip or a screenplay.
rules-glossary-value = Value
    .meaning = The sum of the stars of a film.
rules-glossary-film = Film
    .word = { word-film }
    .meaning = A screenplay whose required slots are all occupied.
rules-glossary-rating = Rating
    .word = { word-rating }
    .meaning = The token that a film gets for its value; each exists once.
rules-glossary-award = Award
    .word = { word-award }
    .meaning = What a film or a player wins: 5 or 10 points.
rules-glossary-lead = Lead
    .word = { word-lead }
    .meaning = Whoever has it speaks first; it goes to the winner of an auction.
rules-glossary-lot = Lot
    .word = { word-lot }
    .meaning = All the chips of one auction.
rules-glossary-cast = Cast
    .word = { word-cast }
    .meaning = What counts for the order at a party.
rules-glossary-money = Money
    .word = { word-money }
    .meaning = What you bid with; each unit left at the end is worth 1 point.
rules-glossary-purse = Purse
    .word = { word-purse }
    .meaning = The money of one player.
rules-glossary-middle = Middle
    .word = { word-middle }
    .meaning = Where money lies that could not be shared out evenly.
rules-glossary-screen = Screen
    .word = { word-screen }
    .meaning = Hides a purse from the others.
rules-glossary-bag = Bag
    .word = { word-bag }
    .meaning = The chips that have not been drawn yet.
rules-glossary-stack = Stack
    .word = { word-stack }
    .meaning = The seven screenplays without a studio; whoever finishes a film takes the top one.
rules-glossary-quarter = Quarter
    .word = { word-quarter }
    .meaning = Once round the board; the game has four.
rules-glossary-sign = Sign
    .word = { location-sign }
    .meaning = The first location of a quarter, with a legend.
rules-glossary-city = City
    .word = { location-city-1 }, { location-city-2 }, { location-city-3 }, { location-city-4 }, { location-city-5 }
    .meaning = A location with an auction of two or three chips.
rules-glossary-party = Party
    .word = { location-party-1 }, { location-party-2 }
    .meaning = A location where each player picks a chip for free.
