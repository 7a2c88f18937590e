### Settings, accounts, and arriving from another device.

## Settings

settings-title = Settings
settings-you = You
settings-account = Your account
settings-no-account = Account: your games on every device
settings-words = Words
settings-look = Look and sound
settings-theme = Colours
settings-theme-auto = Like the system
settings-theme-dark = Premiere night
settings-theme-light = Matinée
settings-motion = Motion
settings-motion-auto = Like the system
settings-motion-off = As little as possible
settings-sound = Sound
settings-play = At the table
settings-placing = When you place a chip
settings-placing-confirm = Confirm
settings-placing-confirm-about = You arrange your chips first and confirm them all together.
settings-placing-at-once = At once
settings-placing-at-once-about = A chip is placed for good as soon as you choose its slot.
settings-shortcuts = Single keys press buttons
settings-notices = When it’s your turn
settings-notices-about = So that nobody waits for you, even if you are looking elsewhere.
settings-browser = Notices of this browser
settings-browser-denied = Your browser forbids them. You can allow them in its settings for this site.
settings-browser-unsupported = This browser shows no notices here. The tab’s title and a sound tell you.
settings-mail = Mail address
settings-mail-about = For games by mail: a few words and a link when a game waits for you. Nobody else sees it.
settings-webhook = Post notices to an address (for the technically minded)
settings-webhook-address = Address
settings-webhook-about = Each notice is sent there as JSON. The address has to be reachable by everybody.
settings-notified = Tell me when a game waits for me

## The account

account-title = Account
account-lead = You don’t need one to play. With one, your games follow you to every device.
account-name = Account name
account-password = Password
account-new-password = New password
account-password-hint = At least 8 characters.
account-sign-in = Sign in
account-sign-in-about = The games that you play as a guest here come along.
account-welcome =
    { $count ->
        [0] Welcome back!
        [one] Welcome back! One game has come along.
       *[other] Welcome back! { $count } games have come along.
    }
account-lost = Forgot your password?
account-recover = Password lost
account-recover-about = One of the codes that you wrote down opens your account. All other devices are signed out.
account-recover-do = Set a new password
account-recovered = Welcome back! Your new password holds from now on.
account-code = One of your codes
account-wrong-sign-in = Account name or password is wrong. Check your spelling.
account-wrong-code = Account name or code is wrong. Check your spelling; each code works only once.
account-wrong-password = The password is wrong.
account-make = Make an account
account-make-about = A name and a password, nothing else. All your games so far belong to it.
account-make-do = Make an account
account-signed-in = You are signed in as { $account }.
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-change = Another password
account-change-about = All other devices are signed out.
account-change-do = Change the password
account-password-changed = Your new password holds from now on.
account-codes = Recovery codes
account-codes-about = Write these codes down for { $account }: each one opens your account once if you lose your password. They are shown only now.
account-codes-done = I have written them down
account-codes-new = New codes
account-codes-new-about = Codes that you were given before lose their force.
account-carry = On to another device
account-carry-about = A link or a picture to point your camera at: whoever opens it goes on as you there.
account-carry-do = Make a link
account-carry-link = Link for your other device
account-carry-code = QR code of the link for your other device
account-carry-secret = It works once. Give it to nobody: whoever opens it is you.
account-leave = Leave as a guest
account-leave-about = You play here as { $name }, without an account.
account-leave-sure = Without an account you can’t come back to your games. Make one first, or take yourself to another device.
account-forget = Be forgotten
account-forget-about = Your name, your account, your addresses and what you said are removed. Your games stay, without you.
account-forget-do = Forget me
account-forget-sure = This can’t be taken back. In running games a bot plays on for you.
account-forgotten = You are forgotten. Farewell!

## Arriving from another device

carry-title = Go on here?
carry-lead = With this link you go on playing on this device as yourself. It works once.
carry-do = Go on here
carry-instead = Here you play as { $name }, without an account. Going on leaves that guest behind, and its games with it.
carry-welcome = Welcome, { $name }!
