# Tables classées

refused-rated-sign-in = Cette table compte pour le classement : connecte-toi pour t’y asseoir.
refused-rated-options = Une partie classée se joue selon l’édition telle quelle, sans : { $options }.
refused-rated-clock = Une table classée a une horloge : indique le temps par décision, pour la partie, ou les deux.
refused-rated-hints = À une table classée, personne ne consulte un bot : laisse les conseils désactivés.
refused-rated-one-seat = À une table classée, chacun a une seule place.
refused-rated-no-bots = Les bots ne jouent pas à cette table classée.
refused-rated-no-links = À une table classée, personne ne joue pour un autre : il n’y a pas de lien vers une place.
refused-rated-no-drop = À une table classée, seule l’horloge confie une place à un bot.
refused-rated-name = À une table classée, chacun joue sous le nom de son compte.
refused-rated-going-on = Une partie classée se joue jusqu’au bout. Qui la quitte a perdu.
refused-rated-nobody = Une partie classée demande au moins une personne.
refused-rated-no-study = Une partie classée ne s’étudie qu’une fois terminée.
