# Qué está mal en las opciones de una mesa. Los nombres de las opciones y de sus valores (round_limit,
# bluff = cancel) se escriben así en todos los idiomas. $found ya lleva sus comillas.

refused-option-edition = No hay ninguna edición { $found }; hay: { $known }.
refused-option-seats = Una mesa tiene de { $least } a { $most } asientos, no { $found }.
refused-option-unknown = No hay ninguna opción { $found }. Hay: { $known }.
refused-option-unknown-near = No hay ninguna opción { $found }. ¿Quieres decir { $near }?
refused-option-choice = La opción { $option } es uno de estos valores: { $known }; no { $found }.
refused-option-switch = La opción { $option } es on u off; no { $found }.
refused-option-number = La opción { $option } es un número de { $least } a { $most }; no { $found }.
refused-option-number-or-none = La opción { $option } es un número de { $least } a { NUMBER($most, useGrouping: 0) }, o none para ningún límite; no { $found }.
refused-option-beside = edition y seats van junto a las opciones, no dentro.
refused-option-few-warehouses = { $seats } jugadores necesitan { $seats } almacenes para empezar; la opción warehouses es { $warehouses }.
refused-option-bank-supply = El Banco de Inversión necesita containers de reserva: con investment_bank, supply es { $most } como máximo; es { $supply }. Elige menos, como supply={ $most }.
refused-option-bluff-cancel = En la subasta abierta no se puede anular nada en secreto: bluff = cancel no va con auction = progressive. Usa bluff = none o auction = sealed.
