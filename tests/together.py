"""Tests that try many values in one case: a case for each would take longer than what it tries."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps

import pytest

from sizes import FIRST

Test = Callable[..., None]


def together(name: str, values: Mapping[str, Sequence[object]]) -> Callable[[Test], Test]:
    """Try a test with each of these values of an argument, in one case for each key; what fails
    says with which value. Where first cases are wanted, it is the first value of each key.
    """

    def decorated(test: Test) -> Test:
        @wraps(test)
        def tried(**given: object) -> None:
            for value in values[str(given[name])][: 1 if FIRST else None]:
                try:
                    test(**(given | {name: value}))
                except BaseException as problem:
                    problem.add_note(f"with {name} {value}")
                    raise

        parametrized: Test = pytest.mark.parametrize(name, values)(tried)
        return parametrized

    return decorated
