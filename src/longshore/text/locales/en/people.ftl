# Accounts, where the host offers them: signing in, and one’s own page.

refused-no-accounts = This server has no accounts.
refused-not-signed-in = You are not signed in here, or not any more: sign in first.
refused-account-gone = This account is not there any more.
refused-account-name-neutral = No account can be called { $name }: that is what people are called who have said no name.
refused-account-name-taken = The name { $name } is taken, or looks like one that is: choose another.
refused-ceremony-over = This took too long, was done already, or was begun at another browser: begin again.
refused-passkey-refused = This passkey was not made or shown as it was asked for: try again.
refused-passkey-unknown = This passkey opens no account here, or not any more.
refused-passkey-known = This passkey opens an account here already.
refused-passkeys-elsewhere = Passkeys are for the address { $address } here: open this page there.
refused-passkeys-address = Passkeys need an address with a name, as tables.example.org or localhost, and not { $address }.
refused-too-many-passkeys = An account has at most { $most } passkeys: remove one first.
refused-no-such-passkey = Your account has no such passkey.
refused-no-such-session = You are not signed in there, or not any more.
refused-no-such-identity = This provider does not open your account.
refused-last-way-in = Nothing else opens your account but recovery codes: add another passkey first.
refused-wrong-code = This is no recovery code, or it was used already.
refused-provider-none = This server has no provider to sign in by.
refused-provider-refused = Signing in there came to nothing: begin again.
refused-provider-trouble = { $name } does not answer as it should: try again later.
refused-identity-taken = This sign-in opens another account here already.
refused-claimed-already = Your account holds this seat already.
refused-claimed-by-another = Another account holds this seat.
refused-claimed-not = Your account holds no seat at this table.

## Signing in

people-sign-in = Sign in
people-sign-up = New account
people-about = You can play here by links alone. With an account your games are on every device, without a password.
people-by-passkey = Sign in with a passkey
people-by-provider = Sign in with { $provider }
people-by-code = Sign in with a recovery code
people-code = Recovery code
people-name = Name
people-name-about = Others at a table see it. No other account here can have it.
people-passkey-about = Your device keeps the key: it asks for your finger, your face or your PIN.
people-make = Make the account with a passkey
people-vouched = { $provider } knows you. Choose a name to finish.
people-make-vouched = Make the account
people-cancelled = No passkey was chosen, or your device has none for this server.
people-unable = This browser has no passkeys.

## One’s own page

people-title = My account
people-since = Since { $day }
people-blocked = The host of this server has taken your name from you. Choose another.
people-rename = Change the name
people-rename-about = It holds from the next table on.
people-passkeys = Passkeys
people-passkeys-about = Each opens this account. Have one on two devices, so that you can lose one.
people-passkeys-none = None yet.
people-passkey-add = Add a passkey
people-passkey-label = What is it called?
people-passkey-used = used { $when }
people-passkey-new = never used
people-passkey-unnamed = Passkey
people-remove = Remove
people-remove-named = Remove { $name }
people-remove-title = Remove { $name }?
people-remove-passkey-text = It opens this account no more. Your device may still show it: delete it there, too.
people-remove-provider-text = Signing in there does not open this account any more.
people-provider = Provider
people-provider-about = You can sign in with { $provider }, too. It is told nothing of your games, and tells nothing of you but that it is you.
people-provider-add = Sign in with { $provider } from now on
people-provider-gone = { $issuer }, which this server does not use any more
people-codes = Recovery codes
people-codes-about = If all your passkeys are lost, a recovery code lets you in, once. Keep them on paper.
people-codes-left = { $n ->
        [0] You have none.
        [one] You have one left.
       *[other] You have { $n } left.
    }
people-codes-make = Make new codes
people-codes-again = New codes put the old ones out of use.
people-codes-shown = Write these down now: they are never shown again.
people-copy = Copy
people-copied = Copied.
people-sessions = Where you are signed in
people-session-this = this browser
people-session-unnamed = Another program
people-session-end = Sign out
people-session-end-named = Sign out { $name }
people-sessions-end = Sign out everywhere else
people-sessions-ended = { $n ->
        [0] You were signed in nowhere else.
        [one] You were signed out at one other place.
       *[other] You were signed out at { $n } other places.
    }
people-sign-out = Sign out
refused-account-barred = The host of this server lets nobody sign in by this account any more.
refused-other-account-name = This is not the name of your account, which is { $name }: type that to delete it.
refused-nobody-to-report = Nobody sits there whose name could be reported.
refused-too-many-reports = You have reported { $most } names that the host has not looked at yet: wait for that.
refused-no-such-account = No account here is called { $name }.

## Data, and names that offend

people-data = Your data
people-data-about = One file with all that this server keeps of your account. The games themselves are to be had at their tables.
people-data-take = Download my data
people-delete = Delete the account
people-delete-about = You leave all tables that are not over: at rated ones that is a loss. Your name, ratings and ways to sign in are gone for good; how your games ended stays, as somebody’s whose account is gone, since others’ ratings are made of it. What you said at tables stays there.
people-delete-type = Type { $name } to delete your account
people-report = Report the name
people-report-about = If a name offends, tell the host of this server. Nobody else hears of it.
people-report-named = Report the name { $name }
people-reported = Reported: the host of this server will look at it.

## Mail

people-mail = Mail
people-mail-about = Be told of your games by mail. The address is shown to nobody, and used for nothing else.
people-mail-address = Address
people-mail-turn = When a game over days waits for me
people-mail-start = When a table was opened for me
people-mail-digest = Once a day, all games over days that wait for me
people-mail-at = At what time
people-mail-save = Save
people-mail-saved = Saved.
people-mail-code = Code
people-mail-code-about = A code was sent to this address: type it here.
people-mail-confirm = Confirm
people-mail-confirmed = This address is confirmed.
people-mail-forget = Forget the address
people-push = By your browsers
people-push-about = Be told of your games on this device, also when the page is closed, as long as you are signed in here.
people-push-turn = When a game waits for me
people-push-start = When a table was opened for me, also in a tournament or a league
people-push-here = Tell me by this browser
people-push-save = Save
people-push-saved = Saved.
people-push-browsers = { $n ->
        [0] No browser tells you.
        [one] One browser tells you.
       *[other] { $n } browsers tell you.
    }
people-push-refused = This browser does not let you be told: allow notifications for this page in its settings.
