# Mail to people with accounts.

refused-mail-none = The host of this server sends no mail.
refused-mail-address = This is no address that mail can be sent to: one looks as ann@example.org.
refused-mail-code-over = There is no code to be typed, or it is too old: save the address again.
refused-mail-code-wrong = This is not the code that was sent there.
refused-mail-too-soon = A code was sent a moment ago: wait a minute for the next one.
refused-mail-too-many = { $most } codes were sent today, and that is all for a day: try again tomorrow.
refused-mail-stop-unknown = This ends no mail, or not any more.
mail-hello = Hello { $name },
mail-confirm-subject = Your code for mail from Longshore
mail-confirm-text = Somebody with an account wants to be told of games at this address. If it was you, type this code on your page, within an hour: { $code }. If not, do nothing.
mail-turn-subject = It is your turn: { $title }
mail-turn-text = A game over days waits for you:
mail-start-subject = Your game has begun: { $title }
mail-start-text = A table was opened for you, and its clocks run:
mail-digest-subject = { $n ->
        [one] One game waits for you
       *[other] { $n } games wait for you
    }
mail-digest-text = Games over days that wait for you, the longest first:
mail-why = You get this since you chose so. Change it or end it here:
mail-stop-title = Mail from Longshore
mail-stop-text = End all mail to this address? You can choose anew on your page at any time.
mail-stop-button = No more mail
mail-stopped = You get no more mail.
