"""What Python reads well and the compiler does not."""

import ast

from house.source import Source

# What may stay, and why: "core/sets.py: 1 << i" -> reason.
EXCUSED: dict[str, str] = {}

WIDEST = 2**62


def is_constant(node: ast.expr) -> bool:
    """A literal or an ALL_CAPS name, perhaps wrapped: i64(1)."""
    if isinstance(node, ast.Call):
        return len(node.args) == 1 and is_constant(node.args[0])
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def shifts(source: Source) -> set[str]:
    """Constants shifted by something that is none."""
    return {
        f"{source.name}: {ast.unparse(node)}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_constant(node.left)
        and not is_constant(node.right)
    }


def wide_literals(source: Source) -> set[str]:
    return {
        f"{source.name}: {node.value}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= WIDEST
    }


def looked_up_in_parts(source: Source) -> set[str]:
    """Where something is looked for in a list that is put together on the spot."""
    return {
        f"{source.name}: {ast.unparse(node)}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Compare)
        for one in node.comparators
        if isinstance(one, ast.List | ast.Tuple | ast.Set)
        and any([isinstance(part, ast.Starred) for part in one.elts])
    }


def test_constants_are_not_shifted(compiled: list[Source]) -> None:
    """No `1 << x`: for an i64 x of 31 or more mypyc makes a 32-bit shift of it; use a table."""
    found = {shift for source in compiled for shift in shifts(source)}

    assert found - EXCUSED.keys() == set()


def test_excuses_are_needed(compiled: list[Source]) -> None:
    """A shift that is gone is taken off the list."""
    found = {shift for source in compiled for shift in shifts(source)}

    assert EXCUSED.keys() - found == set()


def test_literals_are_narrow(compiled: list[Source]) -> None:
    """No literal of 2**62 or more: it would be an object, unpacked at each use."""
    assert {literal for source in compiled for literal in wide_literals(source)} == set()


def test_nothing_is_looked_for_in_parts(compiled: list[Source]) -> None:
    """No `x in [*a, *b]`: the compiler of mypy 2.4 falls over it."""
    assert {found for source in compiled for found in looked_up_in_parts(source)} == set()


def test_shifts_are_seen() -> None:
    """The test above tells the shifts that go wrong from those that do not."""
    text = "1 << x; i64(1) << x; ONE << x; sets.ONE << x; 2 << seats + 1; a << 1; 1 << 3; 1 << SIX"
    found = shifts(Source("it.py", 1, ast.parse(text)))

    assert {
        "it.py: 1 << x",
        "it.py: i64(1) << x",
        "it.py: ONE << x",
        "it.py: sets.ONE << x",
        "it.py: 2 << seats + 1",
    } == found
