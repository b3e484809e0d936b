"""What is missing for a tile that fits nowhere: a place, and the rule is that of one cell only."""

from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.wire.scribe import Scribe
from games.scenario import played

MISSING = {
    "en": "there is no place on the map yet for a Field",
    "de": "im Kloster ist noch kein Platz für einen Acker",
    "fr": "pas encore de place sur le plan pour un Champ",
    "ru": "на карте пока нет места для Поля",
}


def test_a_tile_that_fits_nowhere() -> None:
    """MON-PLACE-8 A Field lies nowhere beside the Abbey alone, a Cemetery does; once a tile was
    placed it is not for want of a place that no other is.
    """
    match = played("""monastery/1 Red Blue
        > | @RB  @  @
        > | @    @  @
        > Red is red
        > Blue is blue
        > Red hand field cemetery
        > moving Red""")
    for language in LANGUAGES:
        prompt = Scribe(GAMES["monastery"], language, ["Red", "Blue"]).prompt(
            match.state.seen_by(0)
        )
        assert prompt is not None
        missing = {option.word: option.lacks for option in prompt.options}

        assert missing["raise field"] == MISSING[language]
        assert missing["raise cemetery"] is None
    for word in ("raise cemetery", "at 0 -1", "turn 0"):
        match.play(word)
    refused = match.state.now.listed(match.state)

    assert [match.state.lacks(action) for action in refused] == [None] * len(refused)
