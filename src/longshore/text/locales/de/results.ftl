# Tische mit Rating

refused-rated-sign-in = An diesem Tisch wird mit Rating gespielt: Melde dich an, um dich zu setzen.
refused-rated-options = Ein Spiel mit Rating wird nach der Ausgabe gespielt, wie sie ist, ohne: { $options }.
refused-rated-clock = Ein Tisch mit Rating hat eine Uhr: Nenne die Zeit je Entscheidung, für das Spiel oder beides.
refused-rated-hints = An einem Tisch mit Rating fragt niemand einen Bot: Lass die Tipps aus.
refused-rated-one-seat = An einem Tisch mit Rating hat jede Person einen Platz.
refused-rated-no-bots = An diesem Tisch mit Rating spielen keine Bots.
refused-rated-no-links = An einem Tisch mit Rating spielt niemand für andere: Es gibt keine Links zu einem Platz.
refused-rated-no-drop = An einem Tisch mit Rating gibt nur die Uhr einen Platz an einen Bot.
refused-rated-name = An einem Tisch mit Rating spielt man unter dem Namen des eigenen Kontos.
refused-rated-going-on = Ein Spiel mit Rating wird zu Ende gespielt. Wer es verlässt, hat verloren.
refused-rated-nobody = Ein Spiel mit Rating braucht mindestens einen Menschen.
refused-rated-no-study = Ein Spiel mit Rating wird erst untersucht, wenn es vorbei ist.
