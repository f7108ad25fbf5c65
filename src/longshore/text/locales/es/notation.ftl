# Qué está mal en una línea escrita: media frase y después lo que estaría bien. Sigue al lugar
# («columna 5: …»). Las palabras de la notación (give up warehouse, factory, goods) se escriben así en todos los idiomas.
# Solo $found lleva ya sus comillas. $fault es «missing» o «wrong».

notation-at = { $place }: { $problem }
notation-line = línea { $line }
notation-column = columna { $column }
notation-letter = { $letter } ({ $colour })
# Un asiento en una lista: cómo se escribe y cómo se llama
notation-seat-name = { $seat-key } ({ $seat })

notation-none = aquí no hay ninguna acción; una acción empieza por una de estas palabras: { $words }
notation-second-line = una acción es una línea; esta es otra
notation-too-much = { $found } sobra: la acción ya está completa antes
notation-action = { $fault ->
        [missing] aquí falta una acción; una acción empieza por una de estas palabras: { $words }
       *[wrong] { $found } no es una acción; una acción empieza por una de estas palabras: { $words }
    }
notation-action-near = { $found } no es una acción; una acción empieza por una de estas palabras: { $words }; ¿quieres decir { $near }?
notation-build = { $fault ->
        [missing] aquí falta lo que compras; compra un almacén (warehouse) o una máquina; los colores son { $colours }
       *[wrong] { $found } no se puede comprar; compra un almacén (warehouse) o una máquina; los colores son { $colours }
    }
notation-place = { $fault ->
        [missing] aquí falta adónde va el barco: sea, island o un asiento; los asientos son { $seats }
       *[wrong] el barco no puede ir a { $found }, sino a sea, island o a un asiento; los asientos son { $seats }
    }
notation-place-bank = { $fault ->
        [missing] aquí falta adónde va el barco: sea, island, bank o un asiento; los asientos son { $seats }
       *[wrong] el barco no puede ir a { $found }, sino a sea, island, bank o a un asiento; los asientos son { $seats }
    }
notation-call = { $fault ->
        [missing] aquí falta para qué llamas al bróker: goods o money
       *[wrong] a un bróker no se le llama por { $found }, sino por goods o money
    }
notation-give = { $fault ->
        [missing] aquí falta una acción; escribe give up warehouse o give up machine
       *[wrong] { $found } no es una acción; escribe give up warehouse o give up machine
    }
notation-give-up = { $fault ->
        [missing] aquí falta lo que cedes; escribe give up warehouse o give up machine
       *[wrong] { $found } no se puede ceder; escribe give up warehouse o give up machine
    }

# Colores, asientos, brókeres, naves
notation-colour = { $fault ->
        [missing] aquí falta un color; los colores son { $colours }
       *[wrong] { $found } no es un color; los colores son { $colours }
    }
notation-colour-near = { $found } no es un color; los colores son { $colours }; ¿quieres decir { $near }?
notation-seat = { $fault ->
        [missing] aquí falta un asiento; los asientos son { $seats }
       *[wrong] { $found } no es un asiento; los asientos son { $seats }
    }
notation-broker = { $fault ->
        [missing] aquí falta un bróker; los brókeres son { $brokers }
       *[wrong] { $found } no es un bróker; los brókeres son { $brokers }
    }
notation-store = { $fault ->
        [missing] aquí faltan unas naves; escribe factory o harbour, y después containers de allí
       *[wrong] { $found } no son unas naves; escribe factory o harbour, y después containers de allí
    }
# $store es la palabra escrita: factory o harbour
notation-store-twice = { $store } está escrito dos veces

# Los containers y sus precios; $example es «k@4»
notation-priced-missing = aquí falta un container con su precio, como { $example }
notation-arrow-missing = aquí faltan -> y los precios de todas las naves del puerto
notation-price-missing = falta el precio de este container; se escribe { $example }
notation-not-priced = { $found } no es un container con su precio; se escribe { $example }
notation-no-price = estos containers no tienen precio; se escribe solo el color

# Los números
notation-number = { $fault ->
        [missing] aquí falta un número
        [wrong] { $found } no es un número
       *[range] { $found } es demasiado grande o demasiado pequeño
    }; { $what ->
        [bid] una oferta es un número entero desde { $lowest }
        [call] una oferta por containers es un número entero desde { $lowest }
        [loans] el número de préstamos va de { $lowest } a { $highest }
        [bluff] el número de cartas de farol va de { $lowest } a { $highest }
        [factory-price] un precio en las naves de la fábrica es un número de { $lowest } a { $highest }
        [harbour-price] un precio en las naves del puerto es un número de { $lowest } a { $highest }
        [store-price] un precio en unas naves es un número de { $lowest } a { $highest }
       *[price] un precio es un número de { $lowest } a { $highest }
    }
