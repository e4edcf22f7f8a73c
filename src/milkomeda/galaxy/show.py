"""Milkomeda as it is shown to people."""

from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.picture import Catalogue, Picture
from milkomeda.play.show import Show


class GalaxyShow(Show):
    editions = EDITIONS
    records = [Catalogue, Picture]
