"""All that a seat can do now: each thing once, with what there is to choose from."""

from longshore.game.offers.kinds import AnyOffer, NotNow, Offer, kind_of
from longshore.game.offers.listing import loans_free, offers
from longshore.game.offers.refusing import refused

__all__ = ["AnyOffer", "NotNow", "Offer", "kind_of", "loans_free", "offers", "refused"]
