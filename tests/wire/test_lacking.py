"""What is missing for an option that is forbidden: told in the prompt and in the refusal."""

import pytest

from chapterhouse.core.rule import Illegal
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.wire.scribe import Scribe
from games.scenario import played

MONASTERIUM = GAMES["monasterium"]


def test_a_forbidden_option_says_what_it_lacks() -> None:
    """Beside the rule, in the words of the reader, as a refusal does; a legal one lacks nothing."""
    s = played("""monasterium/1 Anna Bram
        > Anna sent III-B chapel D, III-C chapel E, III-D chapel E
        > Anna has 1 soup 1 influence 0 rosary
        > F6 1 white
        Anna: take 1 F6""").state
    for language in LANGUAGES:
        writer = Scribe(MONASTERIUM, language, ["Anna", "Bram"])
        prompt = writer.prompt(s.seen_by(0))
        assert prompt is not None
        forbidden, *legal = prompt.options
        with pytest.raises(Illegal) as refused:
            s.play(forbidden.action)

        assert (forbidden.word, forbidden.rule) == ("joker A", "MSM-TAKE-10")
        assert forbidden.lacks
        assert forbidden.lacks in writer.refusal(refused.value)
        assert {(option.rule, option.lacks) for option in legal} == {(None, None)}
