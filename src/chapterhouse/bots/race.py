"""The race between options: each is tried in the same worlds; who is clearly behind drops out."""

from math import sqrt
from typing import Final, final

FIRST: Final = 6  # worlds before anything is decided,
EVERY: Final = 2  # and then every so many
BEHIND: Final = 2.5  # standard errors behind the leader: out
ALIKE: Final = 1e-9  # a variance of the differences below this: they come to the same


@final
class Race:
    """The results of options by world. The first option is what is done unless another is proved
    better.
    """

    def __init__(self, options: int, proof: float, *, drops: bool = True) -> None:
        """Race between so many options; whoever is ahead of the first one by so many standard
        errors is proved better.
        """
        self.proof: Final = proof
        self.drops: Final = drops
        self.results: Final[list[list[float]]] = []
        self.running: list[int] = list(range(options))

    @property
    def decided(self) -> bool:
        return len(self.running) == 1

    def enter(self, results: list[float]) -> None:
        """Note the results of one world, by option, and drop whoever is clearly behind."""
        self.results.append(results)
        worlds = len(self.results)
        if not self.drops or worlds < FIRST or worlds % EVERY:
            return
        leader = self.leader()
        kept: list[int] = []
        for option in self.running:
            ahead, error = self.lead(leader, option)
            clear = ahead > BEHIND * error or (error * error * worlds < ALIKE and worlds > FIRST)
            if option == leader or not clear:
                kept.append(option)
        self.running = kept

    def leader(self) -> int:
        """Tell which of those still running is best; of equals the first."""
        best, most = self.running[0], self.mean(self.running[0])
        for option in self.running[1:]:
            mean = self.mean(option)
            if mean > most:
                best, most = option, mean
        return best

    def mean(self, option: int) -> float:
        total: float = 0.0
        for results in self.results:
            total += results[option]
        return total / max(len(self.results), 1)

    def lead(self, option: int, other: int) -> tuple[float, float]:
        """Tell how far an option is ahead of another one, and the standard error of that."""
        n = float(len(self.results))
        total, squares = 0.0, 0.0
        for results in self.results:
            ahead = results[option] - results[other]
            total += ahead
            squares += ahead * ahead
        if not self.results:
            return 0.0, 0.0
        mean = total / n
        return mean, sqrt(max(squares / n - mean * mean, 0.0) / n)

    def winner(self) -> int:
        """Tell what to do: the leader, if that is proved, else the first option."""
        if len(self.results) < FIRST:
            return 0
        leader = self.leader()
        if 0 in self.running and leader:
            ahead, error = self.lead(leader, 0)
            if ahead < self.proof * error:
                return 0
        return leader
