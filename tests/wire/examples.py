"""One of every message, as short as can be."""

from chapterhouse.wire import examples, messages, owners, requests, rulebook
from chapterhouse.wire.clock import Clock, Clocks
from chapterhouse.wire.settled import Settle, Settled

ZONE = messages.Zone(3, ["gold-1"], ["gold-2"])
VIEW = messages.View(1, {"dice": {"monks": 3}, "leader": None}, {"pool": ZONE})
LINE = messages.Line(
    "event-drew", 0, ["?", 1], "Anna zieht eine Karte: « für Bram ».", telling=False
)
OPTION = messages.Option(
    2, "bid 2", "act-bid", [2], "bid 2", "BIB-AUCT-8", "it takes 1 gold", ["Anna bids 2."], None
)
AMOUNT = messages.Amount(3, 9, 0)
PROMPT = messages.Prompt(
    0, "ask-bid", "Anna: how much?", [OPTION], {"BIB-AUCT-8": "more than that"}, AMOUNT
)
SCORE_LINE = messages.ScoreLine(-1, 0, "nobody wins the die", "BIB-SCORE-5", tie=False)
ENDING = messages.Ending(
    [1, 2], [7, 5], [[0], [1]], [messages.Source("Monks", [3, 0])], [SCORE_LINE], None
)
BACK = messages.Back(allowed=False, why="nothing is taken back", part=False)
SILENCE = messages.Silence("MON-VOW-3", "nobody talks", costs=True)
CHAIR = messages.Chair("Anna", "person", None, taken=True, owned=True, here=False, votes=[])
CLOCK = Clock("fischer", 600, "6", 5)
TABLE = messages.TableInfo(
    "t",
    "biblios",
    1,
    {"penalty": "bluff"},
    [CHAIR],
    "playing",
    "5e",
    watched=True,
    watchers=2,
    edition="ed",
    overrides={"seals.ranks": "9"},
    custom=["seals.ranks"],
    secretive=True,
    continued=0,
    open=False,
    rematch=messages.Rematch("u", [1, 0]),
    clock=CLOCK,
)

TO_READER: list[messages.ToReader] = [
    messages.Seating(TABLE, 0, host=True, offer=None, own=messages.Own(2, 1)),
    messages.Seating(TABLE, -2, host=False, offer=messages.Offer(1, again=True), own=None),
    messages.Position(4, 2, [LINE], VIEW, PROMPT, None, BACK, SILENCE, 1, None),
    messages.Position(5, 0, [], VIEW, None, ENDING, BACK, None, 0, None),
    messages.Refused(4, "illegal", "cannot bid 2: more than that [BIB-AUCT-8]", "BIB-AUCT-8"),
    messages.Hint(4, 3, "bid 3"),
    messages.Notice("notice-left", "Anna has left."),
    messages.Said(7, 1, "« Да! »"),
    Settled({"lot": 3}, {"limit": 2}, rests=True),
    Clocks([600_000, None], 0, 1_250, paused=False, agreed=[0], lost=None, awaited=[]),
    messages.Closed("invitation-replaced", "this link was replaced"),
]
TO_SERVER: list[messages.ToServer] = [
    messages.Hello(None, "ru"),
    messages.Hello("key", "en"),
    messages.Act(4, 0),
    messages.Act(4, 1, leaves_open=True),
    messages.EndTurn(4),
    messages.TakeBack(4),
    messages.AskHint(4),
    messages.Talk("well played", breaks=True),
    messages.Speak("de"),
    messages.SetPace("paused"),
    messages.Pause(wanted=True),
    Settle({"limit": 2}, leaves_open=True),
    Settle(None),
]

VALUE = requests.OptionValue("bluff", "bluff", "a card is lost", [2, 3, 4])
CHOICE = requests.GameOption("penalty", "Penalty", "what a bluff costs", [VALUE], "BIB-OPT-1")
LEVEL = requests.BotLevel("3", "level 3, learner", "Sees what matters.")
NAMED = requests.Named("gold-1", "card-gold", {"value": 1}, "gold 1")
WORDS = requests.GameWords(
    "biblios",
    {"card": [NAMED]},
    {"pool": "deck"},
    [rulebook.Passage("pool", "...", ["BIB-1"])],
    {"chapel": 6},
)
FACT = requests.FactText("gold.values", "Gold", "1, 2", "[1, 2]", "book", ["rules"], "")
RULE = rulebook.RuleText("BIB-GIFT-5", "book", None, "one is kept", ["gift-limits"])
REFUSED = examples.RefusedMove(0, "keep it", "BIB-GIFT-5")
PASSAGE = rulebook.Passage("keep", "Keep one card.", ["BIB-GIFT-5"])
STOP = requests.LessonStop(
    step=0, text="You drew a card.", task="Keep it.", lit=["drawn"], opens=True,
    moments=[requests.LessonMoment([LINE], VIEW, PROMPT)],
    answers=[requests.LessonAnswer(0, 1, ""), requests.LessonAnswer(1, None, "Keep it.")],
    goal=None, ending=ENDING,
)  # fmt: skip
CHAPTER = requests.Chapter(0, 1, "A turn begins.")
MOMENT = requests.Moment(0, "keep", [LINE], VIEW, PROMPT)

OTHERWISE = owners.OwnersSay("box.dice", "6", 2)
SHAPE = owners.FactShape("choice", 0, 0, [owners.Worded("monks", "Mönche")], [], [])
ASKED = owners.FactAsked(FACT, 5, SHAPE)
BOX = owners.OwnBox("Mine", owners.Printing(), {}, [owners.OwnFact("box.dice", 5)])
SHARED = owners.SharedBox("b", "biblios", "Mine", owners.Printing("de", 2014, "one"), 1, 0, 1.5)
COMPARED = owners.ComparedFact(
    "box.dice", "Dice", "agree", [owners.SaidOfFact("5", ["b"], 2, ours=True)]
)

BY_HTTP = [
    requests.Problem("no-such-table", "there is no such table"),
    requests.CatalogueEntry(
        "biblios",
        "Biblios",
        "Books",
        "long",
        "light",
        "all",
        [2, 3, 4],
        [CHOICE],
        [LEVEL],
        "3",
        "Learn",
    ),
    WORDS,
    rulebook.RuleSection("BIB-GIFT", "Gifts", [RULE]),
    examples.Example(
        "biblios",
        "gift-limits",
        ["Anna", "Bram"],
        WORDS,
        [RULE],
        [examples.ExampleMoment([LINE], VIEW, REFUSED)],
    ),
    examples.Attempt([LINE], VIEW, PROMPT, ENDING),
    rulebook.OverviewPart("turn", "How a turn goes", [PASSAGE]),
    requests.Counting(lessons=True),
    requests.StepReached(3),
    requests.LessonEntry("first", "Learn it", puzzle=False),
    requests.Tip("ask-place", "One is yours.", "BIB-GIFT-4"),
    requests.Lesson("biblios", "first", "Learn it", ["Guest", "Bruno"], WORDS, 1, [STOP]),
    owners.EditionText(
        "biblios", "5e", [FACT], {"box": "In the box"}, {"S1": "the book"}, [OTHERWISE]
    ),
    owners.EditionForm(
        "Biblios", {"box": "In the box"}, [ASKED], {"dice": ["box.dice"]}, WORDS, VIEW
    ),
    owners.BoxFile("[box]"),
    owners.CheckedBox(BOX, "[box]", ["no"], "5e", ["box.dice"], {}, WORDS, VIEW),
    owners.SharedFile("k" * 32, "[box]"),
    owners.Unshared("k" * 32),
    owners.Withdrawn("b"),
    owners.OpenedBox(SHARED, "[box]", [FACT]),
    owners.SharedBoxes(
        [SHARED], [owners.ComparedPrinting(owners.Printing("de"), ["b"], [COMPARED], "[box]")]
    ),
    requests.NewTable("biblios", [requests.NewChair("bot", level="greedy")], {"bidding": "honest"}),
    requests.NewTable("biblios", [requests.NewChair("me")], edition="[mint]\n# « dû »\n"),
    requests.NewTable("biblios", [requests.NewChair("me")], clock=CLOCK),
    requests.Opened("t", "host", [requests.ChairKey(0, "key")], [requests.ChairCode(1, "code")]),
    requests.Glancing([requests.TableKey("t", "k"), requests.TableKey("u")]),
    requests.Glance("playing", ["Anna", "Bram"], 1, ["Day 1."], [], ""),
    requests.Joining("code", "k" * 32, "Zoë"),
    requests.Reseating("key", None),
    requests.Inviting("host", frees=True),
    requests.HandingOver("key"),
    requests.Locking("key", "n" * 32),
    requests.Again("key"),
    requests.NewReplay("biblios/1 Anna Bram\n"),
    requests.Continuing("biblios/1 Anna Bram\n", 12, 1, "3"),
    requests.Replay(
        "biblios", 1, {}, ["Anna", "Bram"], WORDS, [MOMENT], [CHAPTER], ENDING, "holds"
    ),
]
