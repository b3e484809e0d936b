"""Everything in the reader's language: one Fluent file a game, and one for the house."""

from chapterhouse.locale.language import LANGUAGES, choose, known
from chapterhouse.locale.translator import CASES, Translator, kebab

__all__ = ["CASES", "LANGUAGES", "Translator", "choose", "kebab", "known"]
