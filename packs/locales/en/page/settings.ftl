### Settings, accounts, and arriving from another device.

## Settings

settings-title = Settings
settings-you = You
settings-account = Your account
settings-no-account = Account: your games on every device
settings-words = Language and edition
settings-look = Look and sound
settings-theme = Colours
settings-theme-auto = Like the system
settings-theme-dark = Premiere night
settings-theme-light = Matinée
settings-motion = Animations
settings-motion-auto = Like the system
settings-motion-off = As little as possible
settings-sound = Sound
settings-play = At the table
settings-placing = When you place a chip
settings-placing-confirm = Confirm
settings-placing-confirm-about = You arrange your chips first and confirm them all together.
settings-placing-at-once = At once
settings-placing-at-once-about = A chip is placed for good as soon as you choose its slot.
settings-coach = Coach
settings-coach-about = Explains what happens at the table, each thing once. Switch it off and on again to hear everything anew.
settings-shortcuts = Keyboard shortcuts
settings-notices = When it’s your turn
settings-notices-about = So that nobody waits for you, even if you are looking elsewhere.
settings-browser = Browser notifications
settings-browser-denied = Your browser blocks them. You can allow them in its settings for this site.
settings-browser-unsupported = This browser shows no notifications here. The tab’s title and a sound will tell you.
settings-mail = E-mail address
settings-mail-about = For correspondence games: a few words and a link when a game is waiting for you. Nobody else sees it.
settings-mail-unconfirmed = This address is not confirmed yet. An e-mail with a link is on its way; nothing else is sent before.
settings-mail-again = Send the e-mail again
settings-mail-sent = On its way.
settings-webhook = Post notifications to an address (for the technically minded)
settings-webhook-address = Address
settings-webhook-about = Each notification is sent there as JSON. The address has to be reachable from the internet.
settings-notified = Tell me when a game is waiting for me

## The account

account-title = Account
account-lead = You don’t need one to play. With one, your games follow you to every device.
account-name = Account name
account-password = Password
account-new-password = New password
account-password-hint = At least 8 characters.
account-sign-in = Sign in
account-sign-in-about = Games you play here as a guest move to your account.
account-welcome =
    { $count ->
        [0] Welcome back!
        [one] Welcome back! One game has moved to your account.
       *[other] Welcome back! { $count } games have moved to your account.
    }
account-lost = Forgot your password?
account-recover = Lost your password?
account-recover-about = One of the codes that you wrote down opens your account. All other devices are signed out.
account-recover-do = Set a new password
account-recovered = Welcome back! Your new password is now in use.
account-code = One of your codes
account-wrong-sign-in = Account name or password is wrong. Check your spelling.
account-wrong-code = Account name or code is wrong. Check your spelling; each code works only once.
account-wrong-password = The password is wrong.
account-make = Create an account
account-make-about = A name and a password, nothing else. All your games so far move to it.
account-make-do = Create an account
account-signed-in = You are signed in as { $account }.
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-change = Change your password
account-change-about = All other devices are signed out.
account-change-do = Change the password
account-password-changed = Your new password is now in use.
account-codes = Recovery codes
account-codes-about = Write these codes down for { $account }: each one opens your account once if you lose your password. They are shown only now.
account-codes-done = I have written them down
account-codes-new = New codes
account-codes-new-about = Your old codes will stop working.
account-carry = Continue on another device
account-carry-about = A link, also as a QR code: whoever opens it continues as you on that device.
account-carry-do = Create a link
account-carry-link = Link for your other device
account-carry-code = QR code of the link for your other device
account-carry-secret = It works once. Keep it to yourself: anyone who opens it can play as you.
account-leave = Leave as a guest
account-leave-about = You play here as { $name }, without an account.
account-leave-sure = Without an account you can’t come back to your games. Create one first, or continue on another device.
account-forget = Delete my data
account-forget-about = Your name, your account, your addresses and what you said are removed. Your games stay, without you.
account-forget-do = Delete my data
account-forget-sure = This can’t be undone. In running games a bot takes over for you.
account-forgotten = Your data has been deleted. Farewell!

## Arriving from another device

carry-title = Continue here?
carry-lead = This link lets you continue on this device, under your own name. It works once.
carry-do = Continue here
carry-instead = Here you play as { $name }, without an account. If you continue, that guest is left behind, with all its games.
carry-welcome = Welcome, { $name }!

## Links in e-mails

mail-confirm-title = Is this your address?
mail-confirm-lead = You asked to be told by e-mail when a game is waiting for you.
mail-confirm-do = Yes, write to me here
mail-confirm-done = Confirmed. From now on you get an e-mail when a game is waiting for you.
mail-stop-title = No more e-mails?
mail-stop-lead = No notification will be sent to this address any more.
mail-stop-do = Stop all e-mails
mail-stop-done = Done. Nothing more is sent to this address.
