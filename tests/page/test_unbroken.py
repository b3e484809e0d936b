"""What stays in one line."""

import pytest

from page.conftest import Ran

READ = "return page.unbroken(given.key, given.text).replaceAll('\u2011', '_')"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Send novice IV-A, lay 2-I.", "Send novice IV_A, lay 2_I."),
        ("Prenez la ligne au-dessus ; celui-ci va l’au-delà.",
         "Prenez la ligne au_dessus ; celui_ci va l’au_delà."),
        ("Монах из-за стены, что-то ещё", "Монах из_за стены, что_то ещё"),
        ("Das Kirchenfenster-Plättchen", "Das Kirchenfenster-Plättchen"),
        ("Why: BIB-GIFT-5, tile (0/-1)", "Why: BIB-GIFT-5, tile (0/-1)"),
        ("act-name", "act-name"),
        ("biblios/1 Anna\n: first 3, or-so", "biblios/1 Anna\n: first 3, or-so"),
    ],
)  # fmt: skip
def test_short_parts_do_not_break(ran: Ran, text: str, kept: str) -> None:
    """Names and words with a short part stay whole; long words may break; what programs write is
    left alone.
    """
    assert ran("unbroken", READ, key="text", text=text) == kept
