### What is sent to people who are not here. In mail, links follow on lines of their own.
### Numbers: quarter.

notice-your-turn-subject = Traumfabrik: your turn
notice-your-turn-body = It’s your turn in a game of { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = You get this notification because you asked for it. With this link you get no more:

notice-confirm-subject = Traumfabrik: is this your address?
notice-confirm-body = Somebody, most likely you, wants to be told at this address when a game is waiting. If that is right, confirm it here:
notice-confirm-off = If you know nothing about it, do nothing: nothing else is sent to you. With this link the address is removed:
