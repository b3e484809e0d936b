"""Everything in the reader's language: one Fluent file for each game, and one for what belongs to
no game.
"""

from chapterhouse.locale.language import LANGUAGES, choose, known
from chapterhouse.locale.translator import CASES, Translator, kebab

__all__ = ["CASES", "LANGUAGES", "Translator", "choose", "kebab", "known"]
