# Wat er mis is met de instellingen van een tafel. De namen van instellingen en van hun waardes (round_limit, bluff = cancel)
# schrijf je in elke taal zo. $found heeft zijn aanhalingstekens al.

refused-option-edition = Er is geen editie { $found }; er zijn: { $known }.
refused-option-seats = Een tafel heeft { $least } tot en met { $most } plaatsen, niet { $found }.
refused-option-unknown = Er is geen instelling { $found }. Er zijn: { $known }.
refused-option-unknown-near = Er is geen instelling { $found }. Bedoel je { $near }?
refused-option-choice = De instelling { $option } is een van deze: { $known }; niet { $found }.
refused-option-switch = De instelling { $option } is on of off; niet { $found }.
refused-option-number = De instelling { $option } is een getal van { $least } tot en met { $most }; niet { $found }.
refused-option-number-or-none = De instelling { $option } is een getal van { $least } tot en met { NUMBER($most, useGrouping: 0) }, of none voor geen grens; niet { $found }.
refused-option-beside = edition en seats staan naast de instellingen, niet erin.
refused-option-few-warehouses = { $seats } plaatsen hebben { $seats } warenhuizen nodig om mee te beginnen; de instelling warehouses is { $warehouses }.
refused-option-bank-supply = De investeringsbank heeft containers nodig die over zijn: met investment_bank is supply hoogstens { $most }; het is { $supply }. Neem er minder, zoals supply={ $most }.
refused-option-bluff-cancel = Bij openlijk bieden kan niets in het geheim vervallen: bluff = cancel gaat niet samen met auction = progressive. Gebruik bluff = none of auction = sealed.
