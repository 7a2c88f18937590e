### Why something is worth doing, or not. Names, titles, chips, awards and amounts arrive formatted.

reason-price = Worth { $price } at most
reason-finishes = Finishes “{ $screenplay }” with rating { $rating }
reason-finishes-unrated = Finishes “{ $screenplay }” without a rating
reason-wins = Award for you: { $award }
reason-takes = Award for you, no longer for { $seat }: { $award }
reason-fills =
    { $count ->
        [one] Fills { $count } slot of “{ $screenplay }”, still empty then: { $left }
       *[other] Fills { $count } slots of “{ $screenplay }”, still empty then: { $left }
    }
reason-raises =
    { $stars ->
        [one] Adds { $stars } star to “{ $screenplay }”
       *[other] Adds { $stars } stars to “{ $screenplay }”
    }
reason-lowers =
    { $stars ->
        [one] Costs “{ $screenplay }” { $stars } star: covers { $chip }
       *[other] Costs “{ $screenplay }” { $stars } stars: covers { $chip }
    }
reason-useless = No good place for it
reason-foresight-more = Worth { $price } on its own, but more when looking further ahead
reason-foresight-less = Worth { $price } on its own, but less when looking further ahead
reason-foresight-other = Not the best choice on its own, but the better one when looking further ahead
reason-feeling-more = Worth { $price } by calculation, but more by feel
reason-feeling-less = Worth { $price } by calculation, but less by feel
reason-feeling-other = A choice by feel: by calculation, something else was better
reason-mistake-more = Worth { $price }, but overrated
reason-mistake-less = Worth { $price }, but underrated
reason-mistake-other = A better choice was overlooked
reason-rival-finishes = { $seat } would finish “{ $screenplay }” with it
reason-rival-fills =
    { $count ->
        [one] { $seat } would fill { $count } slot with it
       *[other] { $seat } would fill { $count } slots with it
    }
