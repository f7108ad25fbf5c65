# Órdenes permanentes sin sentido: qué está mal y qué estaría bien.
refused-orders = Esto no son órdenes permanentes: { $problem }.
refused-orders-no-most = Una orden de ofrecer necesita un límite: dólares en `most`, o dólares por un container de cada color en `colours`.
refused-orders-no-bluff = En esta mesa no hay cartas de farol: quita `bluff`.
refused-orders-no-least = Una orden de aceptar necesita un límite: dólares en `least`, o dólares por un container de cada color en `colours`.
refused-orders-no-until = Una orden de pasar tiene que decir hasta cuándo; indica al menos uno de estos: { $fields }.
refused-orders-no-price = Una orden de precios necesita un precio para `factory`, para `harbour` o para ambos.
refused-orders-no-bank = En esta mesa no hay Banco de Inversión: quita `price` y `pay`.
refused-orders-name = En esta mesa no hay ningún «{ $name }», como dice `{ $where }`; hay: { $names }.
refused-orders-twice = «{ $name }» está dos veces en `{ $where }`; nómbralo una sola vez.
