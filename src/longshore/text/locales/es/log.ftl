# El registro de una partida: una frase por cada suceso, en pretérito.
# Un jugador se nombra por su color, sin artículo: «Azul». $seat-key, $colour-key, etc. contienen el
# nombre en bruto, para elegir una forma. «Container» es masculino y «máquina» femenino.

## Partes de frases

# Containers iguales: «negro», «dos negros». Siempre detrás de la palabra «container» o «containers».
log-alike = { $count ->
        [1] { $colour }
       *[other] { $count ->
            [2] dos
            [3] tres
            [4] cuatro
            [5] cinco
           *[other] { $count }
        } { $colour-key ->
            [black] negros
            [brown] marrones
            [white] blancos
            [grey] grises
           *[other] { $colour }
        }
    }
# Lo mismo en unas naves, con su precio.
log-priced = { log-alike } a ${ $price }
log-a-colour = un container { $colour }
# Un color en una carta de valor; uno de los cinco tiene dos valores.
log-worth = { $kind ->
        [double] { $colour } $5 o $10
       *[single] { $colour } ${ $amount }
    }
# Lo que un bróker tiene al empezar.
log-broker-share = { $count ->
        [0] ${ $amount }
       *[other] ${ $amount } ({ $goods })
    }
log-broker-money = ${ $amount } a { $broker }
log-broker-container = { log-a-colour } a { $broker }
log-bid = { $cancelled ->
        [yes] { $seat } ${ $counts } (farol de ${ $amount })
       *[no] { $seat } ${ $amount }
    }
log-score = { $sign ->
        [minus] { $seat } −${ $amount }
       *[plus] { $seat } ${ $amount }
    }

## La preparación

log-game-began = Empezó una partida de la edición { $edition-key ->
        [classic] clásica
        [anniversary] aniversario
       *[other] { $edition }
    } con { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }; el jugador inicial, por sorteo, fue { $first }.
log-seat-dealt = { $seat } empezó con una máquina { $machine-key ->
        [black] negra
        [white] blanca
       *[other] { $machine }
    }, un container { $machine } a ${ $price } en sus naves de la fábrica y ${ $cash }.
log-card-dealt = { $seat } recibió la carta de valor { $card }: { $worths }.
log-brokers-dealt = Los brókeres { $brokers } empezaron respectivamente con { $shares }.

## El turno

log-turn-began = Ronda { $round }: { $seat } empezó su turno.
log-passed = { $actions ->
        [0] { $seat } terminó su turno.
        [one] { $seat } pasó y renunció a una acción.
       *[other] { $seat } pasó y renunció a sus dos acciones.
    }

## Intereses, impagos y préstamos

log-interest-paid = { $brokers-count ->
        [0] { $seat } pagó ${ $amount } de intereses al banco.
        [one] { $seat } pagó ${ $amount } de intereses al bróker { $brokers }.
       *[other] { $seat } pagó ${ $amount } de intereses, $1 a cada uno de los brókeres { $brokers }.
    }
log-defaulted = { $loans ->
        [one] { $seat } no pudo pagar los intereses de un préstamo.
       *[other] { $seat } no pudo pagar los intereses de { $loans } préstamos.
    }
log-container-seized = { $place ->
        [factory] Incautación: { $seat } perdió { log-a-colour } a ${ $price } de sus naves de la fábrica.
        [harbour] Incautación: { $seat } perdió { log-a-colour } a ${ $price } de sus naves del puerto.
        [ship] Incautación: { $seat } perdió { log-a-colour } de su barco.
        [island] Incautación: { $seat } perdió { log-a-colour } de la isla extranjera.
       *[bank] Incautación: { $seat } perdió { log-a-colour } de su puerto en el Banco de Inversión.
    }
log-warehouse-seized = Incautación: { $seat } perdió un almacén, que volvió al suministro.
log-machine-seized = Incautación: { $seat } perdió su máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    }, que volvió al suministro.
log-interest-forgiven = { $seat } no tenía nada que incautar: se le perdonaron los intereses de un préstamo.
log-loan-taken = { $cause ->
        [bid] { $seat } pidió un préstamo de ${ $amount } con su oferta.
        [interest] { $seat } tuvo que pedir un préstamo de ${ $amount } para pagar los intereses.
       *[wish] { $seat } pidió un préstamo de ${ $amount }.
    }
log-loan-repaid = { $seat } devolvió un préstamo de ${ $amount }.
log-loan-struck-off = Se canceló uno de los préstamos de { $seat }.

## Las acciones

log-machine-built = { $seat } compró una máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    } por ${ $price }.
log-warehouse-built = { $seat } compró un almacén por ${ $price }.
# $boss es el jefe del sindicato.
log-produced = { $wage ->
        [0] { $colours-count ->
            [0] { $seat } no produjo nada.
            [one] { $seat } produjo un container { $colours }.
           *[other] { $seat } produjo { $colours-count } containers: { $colours }.
        }
       *[other] { $colours-count ->
            [0] { $seat } pagó ${ $wage } a { $boss } y no produjo nada.
            [one] { $seat } pagó ${ $wage } a { $boss } y produjo un container { $colours }.
           *[other] { $seat } pagó ${ $wage } a { $boss } y produjo { $colours-count } containers: { $colours }.
        }
    }
log-store-set-out = { $store ->
        [factory] { $goods-count ->
            [0] { $seat } dejó vacías sus naves de la fábrica.
            [one] { $seat } puso a la venta un container { $goods } en sus naves de la fábrica.
           *[other] { $seat } puso a la venta containers en sus naves de la fábrica: { $goods }.
        }
       *[harbour] { $goods-count ->
            [0] { $seat } dejó vacías sus naves del puerto.
            [one] { $seat } puso a la venta un container { $goods } en sus naves del puerto.
           *[other] { $seat } puso a la venta containers en sus naves del puerto: { $goods }.
        }
    }
log-stocked = { $goods-count ->
        [one] { $seat } compró un container { $goods } en las naves de la fábrica de { $host }.
       *[other] { $seat } compró containers en las naves de la fábrica de { $host }: { $goods }, por ${ $paid } en total.
    }
log-ship-sailed = { $berth ->
        [seat] El barco de { $seat } amarró en el puerto de { $host }.
        [island] El barco de { $seat } amarró en la isla extranjera.
        [bank] El barco de { $seat } amarró en su puerto del Banco de Inversión.
       *[sea] { $origin ->
            [seat] El barco de { $seat } zarpó del puerto de { $host } a mar abierto.
            [island] El barco de { $seat } zarpó de la isla extranjera a mar abierto.
           *[bank] El barco de { $seat } zarpó del Banco de Inversión a mar abierto.
        }
    }
log-ship-loaded = { $goods-count ->
        [one] { $seat } cargó un container { $goods } de las naves del puerto de { $host }.
       *[other] { $seat } cargó containers de las naves del puerto de { $host }: { $goods }, por ${ $paid } en total.
    }
log-ship-loaded-at-bank = { $goods-count ->
        [one] { $seat } cargó un container { $goods } en su puerto del Banco de Inversión.
       *[other] { $seat } cargó containers en su puerto del Banco de Inversión: { $goods }.
    }
log-sold-at-home = { $store ->
        [factory] { $seat } hizo una venta doméstica: un container { $colour } a ${ $price } de sus naves de la fábrica, por ${ $paid }.
       *[harbour] { $seat } hizo una venta doméstica: un container { $colour } a ${ $price } de sus naves del puerto, por ${ $paid }.
    }
log-end-triggered = Se agotó un segundo color del suministro: el turno de { $seat } fue el último.

## La subasta

log-auction-opened = { $bidding ->
        [sealed] { $seat } sacó a subasta su cargamento ({ $cargo }), con ofertas secretas.
       *[open] { $seat } sacó a subasta su cargamento ({ $cargo }), con ofertas abiertas.
    }
log-sealed-bid = { $extra ->
        [yes] { $seat } hizo una oferta adicional secreta de ${ $amount }
       *[no] { $seat } hizo una oferta secreta de ${ $amount }
    }{ $loans ->
        [0] { $bluff ->
            [0] {""}
            [one] , con una carta de farol
           *[other] , con { $bluff } cartas de farol
        }
        [one] , con un préstamo{ $bluff ->
            [0] {""}
            [one] {" "}y una carta de farol
           *[other] {" "}y { $bluff } cartas de farol
        }
       *[other] , con { $loans } préstamos{ $bluff ->
            [0] {""}
            [one] {" "}y una carta de farol
           *[other] {" "}y { $bluff } cartas de farol
        }
    }.
log-bid-sealed = { $extra ->
        [yes] { $cards ->
            [0] { $seat } hizo una oferta adicional secreta.
            [one] { $seat } hizo una oferta adicional secreta de { $cards } carta.
           *[other] { $seat } hizo una oferta adicional secreta de { $cards } cartas.
        }
       *[no] { $cards ->
            [0] { $seat } hizo una oferta secreta.
            [one] { $seat } hizo una oferta secreta de { $cards } carta.
           *[other] { $seat } hizo una oferta secreta de { $cards } cartas.
        }
    }
log-bids-revealed = { $extra ->
        [yes] Se revelaron las ofertas adicionales: { $bids }.
       *[no] Se revelaron las ofertas: { $bids }.
    }
log-bid-raised = { $seat } ofreció ${ $amount }.
log-bid-passed = { $seat } se retiró de la subasta.
log-bids-tied = { $again ->
        [yes] { $seats } empataron a ${ $amount } y tuvieron que hacer ofertas adicionales.
       *[no] { $seats } empataron a ${ $amount }: el vendedor tuvo que elegir entre ellos.
    }
log-highest-bid = La oferta de { $seat }, de ${ $amount }, fue la más alta.
log-cargo-sold = { $price ->
        [0] El cargamento de { $seller } ({ $cargo }) fue gratis para { $winner }.
       *[other] El cargamento de { $seller } ({ $cargo }) fue para { $winner } por ${ $price }; el banco pagó a { $seller } una subvención de ${ $subsidy }.
    }
log-cargo-kept = { $price ->
        [0] { $seller } rechazó la oferta y se quedó con su cargamento ({ $cargo }) sin pagar nada.
       *[other] { $seller } rechazó la oferta y se quedó con su cargamento ({ $cargo }) pagando ${ $price } al banco.
    }
log-cargo-unsold = Nadie hizo ofertas por el cargamento de { $seller } ({ $cargo }): { $seller } se lo quedó sin pagar nada.

## El Banco de Inversión

log-broker-called = { $offer ->
        [factory] { $seat } ofreció { $factory-count ->
            [one] un container { $factory } de sus naves de la fábrica
           *[other] containers de sus naves de la fábrica ({ $factory })
        } por el dinero del bróker { $broker }.
        [harbour] { $seat } ofreció { $harbour-count ->
            [one] un container { $harbour } de sus naves del puerto
           *[other] containers de sus naves del puerto ({ $harbour })
        } por el dinero del bróker { $broker }.
        [both] { $seat } ofreció { $factory-count ->
            [one] un container { $factory } de sus naves de la fábrica
           *[other] containers de sus naves de la fábrica ({ $factory })
        } y { $harbour-count ->
            [one] un container { $harbour } de sus naves del puerto
           *[other] containers de sus naves del puerto ({ $harbour })
        } por el dinero del bróker { $broker }.
       *[money] { $seat } ofreció ${ $amount } por los containers del bróker { $broker }.
    }
log-broker-outbid = { $offer ->
        [factory] La oferta de { $seat } fue superada: { $seat } recuperó { $factory-count ->
            [one] un container { $factory }
           *[other] containers ({ $factory })
        } en sus naves de la fábrica.
        [harbour] La oferta de { $seat } fue superada: { $seat } recuperó { $harbour-count ->
            [one] un container { $harbour }
           *[other] containers ({ $harbour })
        } en sus naves del puerto.
        [both] La oferta de { $seat } fue superada: { $seat } recuperó { $factory-count ->
            [one] un container { $factory }
           *[other] containers ({ $factory })
        } en sus naves de la fábrica y { $harbour-count ->
            [one] un container { $harbour }
           *[other] containers ({ $harbour })
        } en sus naves del puerto.
       *[money] La oferta de { $seat } fue superada: { $seat } recuperó ${ $amount }.
    }
log-broker-won = { $side ->
        [goods] { $at_the_end ->
            [yes] { $goods-count ->
                [one] Al final, { $seat } ganó un container { $goods } del bróker { $broker }.
               *[other] Al final, { $seat } ganó los containers del bróker { $broker }: { $goods }.
            }
           *[no] { $goods-count ->
                [one] { $seat } ganó un container { $goods } del bróker { $broker }.
               *[other] { $seat } ganó los containers del bróker { $broker }: { $goods }.
            }
        }
       *[money] { $at_the_end ->
            [yes] Al final, { $seat } ganó el dinero del bróker { $broker }: ${ $money }.
           *[no] { $seat } ganó el dinero del bróker { $broker }: ${ $money }.
        }
    }
log-brokers-paid = { $payer ->
        [government] El gobierno pagó su subvención a los brókeres: { $shares }.
       *[seat] { $seat } pagó su oferta a los brókeres: { $shares }.
    }

## El final

log-game-over = { $winners-count ->
        [one] La partida terminó en la ronda { $rounds } y ganó { $winners }: { $scores }.
       *[other] La partida terminó en la ronda { $rounds } y { $winners } compartieron la victoria: { $scores }.
    }
