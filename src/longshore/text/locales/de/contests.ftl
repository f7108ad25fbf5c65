# Turniere und Ligen, wo der Betreiber Konten anbietet.

refused-no-such-contest = Ein solches Turnier oder eine solche Liga gibt es hier nicht.
refused-contest-organiser = Das kann nur, wer es ausrichtet.
refused-contest-over = Es ist zu Ende oder wurde abgesagt.
refused-contest-going = Es läuft noch: Sag es erst ab.
refused-contest-closed = Es hat schon begonnen: Anmelden kann sich niemand mehr.
refused-contest-too-few = Zum Beginnen braucht es { $least } Leute, angemeldet sind bisher { $number }: Warte auf weitere, oder sag es ab.
refused-contest-full = Es ist Platz für { $most } Leute, und alle sind da.
refused-contest-start = Es muss ab jetzt beginnen, innerhalb von { $days } Tagen.
refused-contest-damaged = Das Turnier oder die Liga { $id } ist beschädigt und nicht lesbar; die anderen laufen weiter. Wer den Server betreibt, kann eine Sicherung einspielen.
refused-too-many-contests = Du richtest { $most } aus, die nicht zu Ende sind: Warte auf ein Ende, oder sag etwas ab.

## Auf der Seite

contests-title = Turniere und Ligen
contests-about = Melde dich an, und du bekommst in jeder Runde einen Tisch: mit Leuten, die stehen wie du und denen du noch nicht begegnet bist. Die Partien sind gewertet.
contests-none = Es gibt noch keine.
contests-all = Alle
contests-kind = { $kind ->
        [league] Liga
       *[tournament] Turnier
    }
contests-status = { $status ->
        [open] Die Anmeldung ist offen.
        [running] Im Gange.
        [over] Zu Ende.
       *[cancelled] Abgesagt.
    }
contests-players = { $n ->
        [one] eine Person
       *[other] { $n } Leute
    }
contests-rounds = { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
contests-round-of = Runde { $round } von { $rounds }
contests-round = Runde { $round }
contests-every = { $n ->
        [one] jeden Tag eine Runde
       *[other] alle { $n } Tage eine Runde
    }
contests-by = von { $name }
contests-next = Die nächste Runde beginnt { $when }.
contests-begins = Es beginnt { $when }.
contests-waits = Die nächste Runde beginnt kurz nach der letzten Partie dieser Runde; die genaue Zeit steht dann hier.
contests-join = Anmelden
contests-join-about = Alle sehen deinen Namen und wie deine Partien ausgehen.
contests-sign-in = Melde dich an, um mitzumachen.
contests-leave = Aussteigen
contests-back = Ich bin wieder da
contests-away-about = Du hast deine letzte Partie nicht zu Ende gespielt, nicht gesagt, dass du da bist, oder bist ausgestiegen: Du bekommst keinen Tisch, bis du wieder da bist.
contests-check-in-about = Sag in der Viertelstunde vor dem Beginn hier, dass du da bist: Wer es nicht tut, bekommt keinen Tisch.
contests-check-in = Ich bin da
contests-here = da
contests-here-about = Du bist da und bekommst einen Tisch.
contests-start = Jetzt beginnen
contests-start-title = „{ $title }“ jetzt beginnen?
contests-start-text = { $kind ->
        [league] Alle Angemeldeten bekommen sofort einen Tisch. Andere können später noch dazukommen.
       *[tournament] Alle Angemeldeten bekommen sofort einen Tisch. Danach kann sich niemand mehr anmelden.
    }
contests-start-live = { $kind ->
        [league] Wer sagt, dass er da ist, bekommt einen Tisch: sofort, wenn alle es schon gesagt haben, sonst innerhalb von zwei Minuten. Andere können später noch dazukommen.
       *[tournament] Wer sagt, dass er da ist, bekommt einen Tisch: sofort, wenn alle es schon gesagt haben, sonst innerhalb von zwei Minuten. Nach dem Beginn kann sich niemand mehr anmelden.
    }
contests-cancel = Absagen
contests-cancel-title = „{ $title }“ absagen?
contests-cancel-text = Es gibt keine weiteren Runden. Laufende Partien werden zu Ende gespielt und zählen für die Wertungen.
contests-rename = Titel ändern
contests-delete-title = „{ $title }“ endgültig löschen?
contests-delete-text = Die Tabelle ist für alle weg. Die Partien bleiben und zählen für die Wertungen.
contests-table = Zu meinem Tisch
contests-standings = Tabelle
contests-standings-about = Ein Punkt für alle am Tisch, die hinter dir sind, ein halber bei Gleichstand. Bei gleichen Punkten entscheidet, was weiter rechts steht.
contests-place = Platz
contests-player = Name
contests-points = Punkte
contests-wins = Siege
contests-opponents = Punkte der Gegner
contests-lead = Geldvorsprung
contests-games = Partien
contests-away = weg
contests-me = du
contests-left-out = Es waren zu wenige da: Diese Runde ist ausgefallen.
contests-going = Im Gange.
contests-void = Vor dem Ende geschlossen: Alle haben die halben Punkte.
contests-lost = nicht zu Ende gespielt
contests-seat-points = { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
contests-new = Neues Turnier oder neue Liga
contests-new-title = Wie heißt es?
contests-new-kind = Art
contests-new-rounds = Runden
contests-new-days = Tage zwischen den Runden
contests-new-start = Beginnt am
contests-new-go = Anmeldung öffnen
contests-new-about = Die Runden eines Turniers folgen aufeinander; eine Liga hat alle paar Tage eine, und man kann später dazukommen. Bots füllen leere Plätze.
