### What is sent to people who are not here. In mail, links follow on lines of their own.
### Numbers: quarter.

notice-your-turn-subject = Traumfabrik: your turn
notice-your-turn-body = It’s your turn in a game of { edition-name }, { word-quarter } { $quarter }.
notice-turn-off = You get this notification because you asked for it. You can turn it off in your settings:
