### The coach, who comments on a first game.

coach = Coach
coach-understood = Understood
coach-away = Send the coach away
coach-welcome = Hello! Fill the slots of your three screenplays, and they become films: their ratings, awards and your money are points. Point at anything, or hold a finger on it, to learn what it is.
coach-auction = All the chips here are sold together. Whatever the winner pays is shared by the others, so bid only what the lot is worth to you. Passing is no shame: it makes you richer.
coach-placing = Choose a chip, then a highlighted slot. The number says what the film is worth with it. A chip that you do not want can be discarded.
coach-party = A chip for free! The largest cast – actors and guests – picks first. Take what you need, or what a rival needs.
coach-film = Your film is finished. Its rating is points for the end of the game, and a new screenplay has come to you.
coach-received = Somebody else has paid, and you have received a share. Money is worth points at the end, and power now.
coach-joker = A joker fits every slot but the guest slot. Once it lies there, only another joker can cover it.
coach-guest = A guest fits only the last slot, which may stay empty. Place it before the film is finished: afterwards it is too late.
coach-covered = A chip may cover another one. Only the one on top counts, even if it is worse.
coach-direction = The stars of directors on finished films are added up for “{ award-best-direction }”: 10 points at the end.
coach-worst = Even the worst film of all wins 10 points at the end. The list of awards shows who is ahead.
coach-ceremony = The last time round: finish what you can, for unfinished films count for nothing. Then comes the ceremony with five great awards.
