"""Who is asked about hidden tiles is asked even if there is one answer alone."""

from games.monastery.matches import SEATS, SEEDS, moments

ABOUT_TILES = {"PlaceAt", "PlaceTurned", "Stables", "GiveBack", "Keep"}


def test_a_forced_answer_tells_nothing_of_a_hand() -> None:
    """MON-INFO-3 What can be done with the tiles behind a screen only their player knows, so that
    no such question goes by unasked.
    """
    asked = set()
    for table in ("usual", "start by choice, double draws"):
        for seats in SEATS:
            for moment in [m for seed in SEEDS for m in moments(seats, seed, table)]:
                if moment.now in ABOUT_TILES:
                    asked.add(moment.now)

                    assert moment.state.now.secret(moment.state)
    assert asked == ABOUT_TILES
