"""All scenarios of all games."""

import pytest

from chapterhouse.games import GAMES
from chapterhouse.scenarios.scenario import RULE, Scenario
from games.scenario import Story, scenarios

STORIES = scenarios()


@pytest.mark.parametrize("scenario", STORIES, ids=[s.full_name for s in STORIES])
def test_scenario(scenario: Scenario) -> None:
    """The scenario can be played, is refused where it says so, and all that it claims holds."""
    Story(scenario).play()


def test_titles_are_unique() -> None:
    """Every scenario can be called by its game, file and title."""
    names = [scenario.full_name for scenario in STORIES]

    assert sorted(set(names)) == sorted(names)


def test_scenarios_name_rules() -> None:
    """The head of a scenario names the rules that it shows, and all rules named exist."""
    rules = set().union(*[game.rules for game in GAMES.values()])
    silent = [s.full_name for s in STORIES if not RULE.search(s.head)]
    unknown = {s.full_name: sorted(s.cited - rules) for s in STORIES if s.cited - rules}

    assert silent == []
    assert unknown == {}
