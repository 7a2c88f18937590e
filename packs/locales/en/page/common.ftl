### What several screens share.

## Words on buttons

yes = Yes
no = No
cancel = Cancel
close = Close
back = Back
save = Save
saved = Saved.
copy = Copy
copied = Copied.
copy-failed = The text is selected: copy it with your keyboard or your browser’s menu.
share = Share
print = Print
review-open = Review
loading = One moment …

## Getting around

nav-home = Traumfabrik: to the start page
nav-tools = Tools
nav-settings = Settings
nav-language = Language
nav-sound-on = Sound: on
nav-sound-off = Sound: off
nav-theme-dark = Switch to dark colours
nav-theme-light = Switch to light colours
unknown-title = This scene was cut
unknown-text = There is nothing at this address. The link may be incomplete.
unknown-home = To the start page

## Languages, in their own words

lang-en = English
lang-de = Deutsch
lang-fr = Français
lang-it = Italiano

## People and seats

seat-open = Open seat
seat-number = Seat { $number }
person-forgotten = Somebody
person-again = { $name } { $number }
guest-name = Guest
name-label = Your name
name-hint = The others at the table see it.
you = You

## How fast one sees what bots do

tempo = Pace
tempo-instant = Instant
tempo-quick = Quick
tempo-normal = Normal
tempo-leisurely = Leisurely

## Editions

edition-label = Edition

## Clocks

clock-none = No clock
clock-live = { $minutes } min + { $seconds } s
clock-live-plain =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
clock-hours =
    { $hours ->
        [one] { $hours } hour per decision
       *[other] { $hours } hours per decision
    }
clock-days =
    { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }

## When something does not work

error-offline = The server cannot be reached. Check your connection and try again.
