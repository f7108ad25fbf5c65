# Was an den Einstellungen eines Tisches falsch ist. Die Namen der Einstellungen und ihrer Werte (round_limit,
# bluff = cancel) schreibt man in jeder Sprache so. $found hat seine Anführungszeichen schon.

refused-option-edition = Es gibt keine Ausgabe { $found }; es gibt: { $known }.
refused-option-seats = Ein Tisch hat { $least } bis { $most } Plätze, nicht { $found }.
refused-option-unknown = Es gibt keine Einstellung { $found }. Es gibt: { $known }.
refused-option-unknown-near = Es gibt keine Einstellung { $found }. Meinst du { $near }?
refused-option-choice = Die Einstellung { $option } ist eines von diesen: { $known }; nicht { $found }.
refused-option-switch = Die Einstellung { $option } ist on oder off; nicht { $found }.
refused-option-number = Die Einstellung { $option } ist eine Zahl von { $least } bis { $most }; nicht { $found }.
refused-option-number-or-none = Die Einstellung { $option } ist eine Zahl von { $least } bis { NUMBER($most, useGrouping: 0) } oder none für unbegrenzt; nicht { $found }.
refused-option-beside = edition und seats stehen nicht in den Einstellungen, sondern daneben.
refused-option-few-warehouses = { $seats } Plätze brauchen am Anfang { $seats } Lagerhäuser; die Einstellung warehouses ist { $warehouses }.
refused-option-bank-supply = Die Investmentbank braucht übrige Container: Mit investment_bank ist supply höchstens { $most }; es ist { $supply }. Nimm weniger, etwa supply={ $most }.
refused-option-bluff-cancel = Beim offenen Bieten kann nichts geheim ungültig werden: bluff = cancel passt nicht zu auction = progressive. Nimm bluff = none oder auction = sealed.
