"""What strangers wrote never steers the terminal, wherever it is printed."""

import json
import re
from pathlib import Path

import pytest

from cli.ran import Call

EVIL = "\x1b]0;t\x07\x1b[31m\x9b2J\u202eA\x85\u2066"
STEERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
RECORDS = {  # by what is evil in them
    "name": f"biblios/1 Anna {EVIL}\n: first 0, gold-1\nAnna: keep\n",
    "option": f"biblios/1 penalty={EVIL} Anna Bram\n: first 0\n",
    "setting": f"biblios/1 {EVIL}=bluff Anna Bram\n: first 0\n",
    "edition": f"biblios/1 edition={EVIL} Anna Bram\n: first 0\n",
    "game": f"{EVIL}/1 Anna Bram\n: first 0\n",
    "revision": f"biblios/{EVIL} Anna Bram\n: first 0\n",
    "word": f"biblios/1 Anna Bram\n: {EVIL}\n",
    "seat": f"biblios/1 Anna Bram\n{EVIL}: keep\n",
    "comment": f"biblios/1 Anna Bram\n: first 0  # {EVIL}\n",
    "line": f"biblios/1 Anna Bram\n{EVIL}\n",
    "seal": f"biblios/1 Anna Bram\n: first 0\n@ {EVIL}\nsealed {EVIL}\nsecret {EVIL}\n",
}
QUOTED = json.dumps(EVIL)
EDITIONS = {
    "name": f"name = {QUOTED}\n",
    "section": f"[{QUOTED}]\ncards = 3\n",
    "fact": f"[box]\n{QUOTED} = 3\n",
    "value": f'[box]\ncards = {{ is = {QUOTED}, by = "book" }}\n',
    "source": f"[box]\ncards = {{ is = 87, by = {QUOTED}, note = {QUOTED} }}\n",
    "game": f"game = {QUOTED}\n",
    "syntax": f"{EVIL}\n",
}
TYPED = ["keep", "why {}", "rule {}", "save {}/{}", "lang {}", "{}", "hand", "log", "quit"]
COMMANDS = [
    "play --seed=1 --name={}",
    "play --seed=1 --hot-seat=Anna,{}",
    "play --option={}",
    "play --option={}=1",
    "play --option=penalty={}",
    "play --level={}",
    "play --seed={}",
    "play --save={}/x",
    "play {}",
    "play --{}",
    "replay {}",
    "verify {}",
    "rule {}",
    "edition {}",
    "edition --only={}",
    "edition --check={}",
    "duel {} uniform",
    "tournament {} uniform",
    "tournament 1 2 --seats={}",
    "balance --level={}",
    "train {}",
    "perft {}",
    "serve --host={}",
    "serve --port={}",
    "serve --data=/dev/null/{}",
    "rule --lang={}",
    "{}",
    "rule BIB-GIFT {}",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_typed_steers_nothing(call: Call, command: str) -> None:
    """Names, files, words and numbers of the command line, and answers at the table."""
    typed = "\n".join(TYPED).replace("{}", EVIL)
    ran = call(*[word.replace("{}", EVIL) for word in command.split()], typed=typed)

    assert STEERS.findall(ran.out + ran.err) == []
    assert ran.code in {0, 1, 2}


@pytest.mark.parametrize("command", ["replay", "replay --as={}", "replay --step", "verify"])
@pytest.mark.parametrize("place", RECORDS)
def test_a_record_steers_nothing(call: Call, tmp_path: Path, command: str, place: str) -> None:
    """Whatever stands in a record, in each place."""
    file = tmp_path / "record.txt"
    file.write_text(RECORDS[place], "utf-8")
    ran = call(*command.replace("{}", EVIL).split(), str(file), typed="\n\n")

    assert STEERS.findall(ran.out + ran.err) == []


@pytest.mark.parametrize("command", ["edition --check", "play --edition"])
@pytest.mark.parametrize("place", EDITIONS)
def test_an_edition_steers_nothing(call: Call, tmp_path: Path, command: str, place: str) -> None:
    """Whatever stands in somebody's own facts."""
    file = tmp_path / "facts.toml"
    file.write_text(EDITIONS[place], "utf-8")
    ran = call(*command.split(), str(file))

    assert STEERS.findall(ran.out + ran.err) == []
