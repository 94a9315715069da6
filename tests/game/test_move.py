"""Moves as texts and codes: every move of the grammar both ways, and N1 for all else."""

import random
from collections import Counter
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.game.cards import NAMES
from motherlode.game.code import MISCOUNT, discards, kind_of
from motherlode.game.match import Match
from motherlode.game.maze import FAR
from motherlode.game.move import IllegalMove, Move, write
from motherlode.game.options import Rules
from motherlode.game.record import write_record
from motherlode.game.round import Round
from tests.game.positions import some_rules
from tests.reference.cards import ACTIONS, BASE_PATHS, EXPANSION_PATHS, turned
from tests.reference.moves import read_move

PATHS = sorted({*BASE_PATHS, *EXPANSION_PATHS})
LYING = sorted({form for name in PATHS for form in (name, turned(name))})
TOOLS = ("cart", "lamp", "pick")
AIMED = ("hands-off", "hats", "trap", "free", "inspect", "swap-hands")
CLAUSES = {
    *("N1", "N2", "N3", "N4", "B6", "X4", "B9", "B10", "B11", "X8", "B13", "B14", "B15", "B16"),
    *("B17", "X10", "X11", "X12", "X13", "X14", "X15", "X16", "B20", "X22"),
}

quick = settings(derandomize=True, deadline=None, database=None, max_examples=300)


class Written(NamedTuple):
    """A move: as it is written, in some other order, and whether a code holds all of it."""

    canonical: str
    shuffled: str
    coded: bool


# --- the whole grammar -----------------------------------------------------------------------


@st.composite
def shuffled(draw: st.DrawFn, text: str) -> str:
    """A path card with its letters and groups in any order; another card as it is."""
    if text in ACTIONS:
        return text
    body, plus, feature = text.partition("+")
    groups = draw(st.permutations(body.split("/")))
    return "/".join("".join(draw(st.permutations(group))) for group in groups) + plus + feature


@st.composite
def digs(draw: st.DrawFn) -> Written:
    card, place = draw(st.sampled_from(LYING)), draw(places())
    other = draw(shuffled(card))
    return Written(f"{card}@{place[0]}", f"{other}@{place[0]}", place[1])


@st.composite
def places(draw: st.DrawFn) -> tuple[str, bool]:
    near, far = st.integers(-12, 12), st.integers(-(10**30), 10**30)
    x, y = draw(near | far), draw(near | far)
    return f"{x},{y}", max(abs(x), abs(y)) <= 30_000


@st.composite
def aims(draw: st.DrawFn) -> Written:
    card = draw(st.sampled_from([*sorted(ACTIONS - {"rockfall", "map", "theft"}), "steal"]))
    seat = draw(st.integers(0, 11) | st.integers(0, 10**30))
    tool = f":{draw(st.sampled_from(TOOLS))}" if card.count("-") == 2 else ""
    text = f"{card}>{seat}{tool}"
    return Written(text, text, seat < 12)


@st.composite
def strikes(draw: st.DrawFn) -> Written:
    place = draw(places())
    text = f"{draw(st.sampled_from(['rockfall', 'map']))}@{place[0]}"
    return Written(text, text, place[1])


@st.composite
def discarding(draw: st.DrawFn) -> Written:
    what = draw(st.sampled_from(["", "cart", "lamp", "pick", "trap", "theft"]))
    head = f"clear:{what}:" if what else "pass:"
    cards = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=5))
    other = []
    for card in draw(st.permutations(cards)):
        either = turned(card) if card in PATHS and draw(st.booleans()) else card
        other.append(draw(shuffled(either)))
    coded = len(cards) == 2 if what else len(cards) < 4
    return Written(head + ",".join(sorted(cards)), head + ",".join(other), coded)


plain = st.sampled_from(["theft", "take:1", "take:2", "take:3", "steal>-"])
MOVES = st.one_of(
    digs(), aims(), strikes(), discarding(), plain.map(lambda text: Written(text, text, True))
)


@quick
@given(MOVES)
def test_every_move_is_read_in_any_order_and_written_in_one(move: Written) -> None:
    for text in (move.canonical, move.shuffled):
        read = Move.parse(text)
        assert str(read) == move.canonical
        assert read == Move.parse(str(read))
        assert hash(read) == hash(Move.parse(move.canonical))
        assert repr(read) == f"Move.parse({move.canonical!r})"


@quick
@given(MOVES)
def test_code_holds_the_whole_move_where_there_can_be_such_a_move(move: Written) -> None:
    read = Move.parse(move.shuffled)
    assert (kind_of(read.code) == MISCOUNT) <= (not move.coded)
    if move.coded:
        assert write(read.code) == move.canonical
        assert Move(read.code) == read
        assert Move(read.code).discard_numbers() == read.discard_numbers() == discards(read.code)


KINDS = {"path": "dig", "rockfall": "at", "map": "at", "theft": "own"}  # others but these: "on"


@quick
@given(MOVES)
def test_fields_say_what_the_text_says(move: Written) -> None:
    fast, slow = Move.parse(move.shuffled), read_move(move.canonical)
    assert slow is not None
    plays = slow.kind not in ("pass", "clear", "take", "steal")
    assert fast.kind == (KINDS.get(slow.kind, "on") if plays else slow.kind)
    assert fast.card == (slow.cards[0] if plays else None)
    assert fast.discards == (() if plays else slow.cards)
    assert fast.tile == (slow.lies or None)
    near = max(map(abs, slow.cell)) <= FAR
    assert fast.cell == (slow.cell if fast.kind in ("dig", "at") and near else None)
    assert fast.seat == (slow.target if 0 <= slow.target < 12 else None)
    chosen = slow.kind == "clear" or (plays and ":" in slow.text)
    assert fast.tool == (slow.text.split(":")[1] if chosen else None)
    assert fast.nugget == (slow.value or None)


@quick
@given(MOVES)
def test_move_told_to_others_reads_as_far_as_it_is_open(move: Written) -> None:
    made = Move.parse(move.canonical)
    assert Move.parse_told(move.canonical) == made
    if not move.coded or made.kind not in ("pass", "clear", "take"):
        return
    hidden = ",".join("?" for _ in made.discards) or "?"
    told = Move.parse_told(move.canonical.rpartition(":")[0] + ":" + hidden)
    assert (told.kind, told.tool, told.card) == (made.kind, made.tool, None)
    assert told.discards == tuple("?" for _ in made.discards)
    assert told.nugget is None


@pytest.mark.parametrize(
    "text", ["?", "pass:?,?,?,?", "pass:?,map", "clear:?,?", "clear:cart:?", "steal>?", "take:?,?"]
)
def test_nothing_else_is_hidden_in_a_move(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        Move.parse_told(text)
    assert refused.value.message.clause == "N1"


@quick
@given(MOVES)
def test_slow_reader_reads_the_same(move: Written) -> None:
    slow = read_move(move.canonical)
    assert slow is not None
    assert slow.text == move.canonical
    if move.canonical.startswith(("pass", "clear")):
        assert slow.cards == Move.parse(move.shuffled).discards


@quick
@given(MOVES, MOVES)
def test_moves_are_equal_exactly_where_their_texts_are(one: Written, other: Written) -> None:
    equal = Move.parse(one.shuffled) == Move.parse(other.shuffled)
    assert equal == (one.canonical == other.canonical)
    assert Move.parse(one.shuffled) != one.canonical


def test_every_card_has_its_move() -> None:
    for text in LYING:
        assert str(Move.parse(f"{text}@3,-1")) == f"{text}@3,-1"
    for name in sorted(ACTIONS - {"rockfall", "map", "theft"}):
        double = name.count("-") == 2
        text = f"{name}>2:{name.split('-')[1]}" if double else f"{name}>2"
        assert str(Move.parse(text)) == text
    for name in NAMES:
        assert str(Move.parse(f"pass:{name}")) == f"pass:{name}"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("WE@1,0", "EW@1,0"),
        ("SEN@-3,0", "NES@-3,0"),
        ("E/NS+green@0,-1", "NS/E+green@0,-1"),
        ("pass:NW", "pass:ES"),
        ("pass:map,NSW,SW", "pass:NES,SW,map"),
        ("clear:theft:map,SEN", "clear:theft:NES,map"),
        ("pass:map,map,map,ES", "pass:ES,map,map,map"),
    ],
)
def test_move_is_written_in_canonical_order(text: str, written: str) -> None:
    assert str(Move.parse(text)) == written


# --- positions -------------------------------------------------------------------------------


def positions(seed: int, count: int) -> list[Round]:
    """Positions of all phases from matches of both games."""
    rng = random.Random(seed)
    found: list[Round] = []
    while len(found) < count:
        rules = some_rules(rng, rng.choice(["base", "expansion"]))
        match = Match(rules)
        while not match.over:
            if match.needs_deal:
                match.shuffle(rng)
            round = match.round
            if rng.random() < 0.1 or (round.phase_name != "play" and rng.random() < 0.5):
                found.append(round.copy())
            moves = [str(move) for move in round.legal_moves()]
            digs = [text for text in moves if text[0] in "NESW"]
            if digs and rng.random() < 0.7:
                match.play(max(digs, key=lambda text: int(text.split("@")[1].split(",")[0])))
            else:
                match.play(rng.choice(moves))
    rng.shuffle(found)
    return found[:count]


@pytest.fixture(scope="module")
def some_positions() -> list[Round]:
    return positions(1, 400)


def test_positions_are_of_every_phase(some_positions: list[Round]) -> None:
    phases = Counter(round.phase_name for round in some_positions)
    assert set(phases) == {"play", "take", "steal"}


def test_every_legal_move_is_read_back_with_its_code(some_positions: list[Round]) -> None:
    for round in some_positions:
        legal = round.legal_moves()
        assert len(legal) > 0
        for move in legal:
            read = Move.parse(str(move))
            assert str(read) == str(move)
            assert read.code == move.code
            assert read == move
        texts = [str(move) for move in legal]
        assert len(set(texts)) == len(texts)


def twisted(text: str, rng: random.Random, others: list[str]) -> str:
    """A move like another one: somewhere else, by another card, or with a piece of it."""
    head, at, place = text.partition("@")
    if at:
        x, _, y = place.partition(",")
        moved = f"{int(x) + rng.randint(-1, 1)},{int(y) + rng.randint(-1, 1)}"
        return rng.choice([f"{head}@{moved}", f"{rng.choice(LYING)}@{place}"])
    head, aim, _ = text.partition(">")
    if aim:
        return f"{rng.choice([head, *AIMED])}>{rng.randint(0, 12)}"
    return rng.choice([text + ",map", text.replace("pass:", "clear:cart:"), rng.choice(others)])


def test_move_is_refused_exactly_if_it_is_not_legal_and_changes_nothing(
    some_positions: list[Round],
) -> None:
    rng = random.Random(2)
    everywhere = [str(move) for round in some_positions for move in round.legal_moves()]
    refused: Counter[str] = Counter()
    for round in some_positions[:250]:
        legal = {str(move) for move in round.legal_moves()}
        before = state(round)
        tried = [twisted(text, rng, everywhere) for text in rng.sample(sorted(legal), 1)]
        tried += [rng.choice(everywhere) for _ in range(4)] + [rng.choice(sorted(legal))]
        for text in tried:
            why = round.refusal(text)
            try:
                written = str(Move.parse(text))
            except IllegalMove:
                written = ""
            assert (why is None) == (written in legal), text
            if why is None:
                continue
            refused[why.message.clause] += 1
            assert why.message.clause in CLAUSES
            with pytest.raises(IllegalMove) as error:
                round.play(text)
            assert error.value.message == why.message
            assert state(round) == before
    assert len(refused) > 8


def state(round: Round) -> list[object]:
    seats = range(round.seats)
    return [
        [round.hand(seat) for seat in seats],
        [round.before(seat) for seat in seats],
        sorted(round.maze.tiles()),
        *(round.deck(), round.turn, round.phase, round.gold, round.nuggets, round.offer),
        *(round.roles, round.pile, round.thefts, round.queue, round.winners, round.move_count),
        *(round.last_card, round.last_path, round.last_turn, round.in_hands),
    ]


def test_move_of_another_seat_is_refused(some_positions: list[Round]) -> None:
    for round in some_positions[:100]:
        for seat in (-1, round.seats, *range(round.seats)):
            why = round.refusal(round.legal_moves()[0], seat)
            assert (why is None) == (seat == round.turn)
            assert why is None or why.message.clause == "N2"


# --- broken texts ----------------------------------------------------------------------------

PLAIN_NUMBERS = ["01", "00", "+1", "-0", "+0", "1.0", "1e1", " 1", "1 ", "1\n", "0x1", "1_0", ""]
ODD_DIGITS = ["\u0661", "\u00b2", "\uff11", "\u2460", "\u2212" + "1", "\u096a"]

BROKEN = """
    NES NES@ @3,-1 NES@3 NES@3, NES@,3 NES@3,4,5 NES@3;4 NES@3.4 NES@(3,4) NES@3,-1:cart NES>2
    nes@3,-1 NESN@0,1 NES+@0,1 NES+gold@0,1 NESW+ladder@0,1 gold@8,0 stone:NW@8,0 NS@NS@0,1
    theft@0,0 break-cart@0,0 map@ map@8 map>2 map rockfall rockfall@ rockfall>1 rockfall@1,0:cart
    Map@8,0 MAP@8,0 theft>1 theft: theft:1 Theft thefts
    break-cart break-cart> >2 break-cart>2>3 break-cart>a break-cart>-1 break-cart>- break-cart:2
    break-cart>2:cart break-cart>2: fix-cart>2:cart fix-cart>2: break>2 fix>2 fix-hat>2
    fix-cart-lamp>2 fix-cart-lamp>2: fix-cart-lamp>2:trap fix-cart-lamp>2:Cart fix-cart-lamp
    fix-cart-lamp>2:cart,lamp fix-cart-lamp>2:cart:lamp fix-lamp-cart>2:lamp fix-cart-lamp>:lamp
    hands-off hands-off> hands-off>1:theft hats>0:boss hats trap>3:cart free>3: inspect>2:role
    swap-hands>2:map swaphands>2 hands_off>1 inspect
    pass pass: pass:, pass:NES, pass:,NES pass:NES,,SW pass:NES;SW pass:foo pass:NES,foo pass>1
    pass:NESW+ladder pass:gold pass:NES@0,1 Pass:NES pass:nes pass:break-cart>2 pass::NES
    clear clear: clear:cart clear:cart: clear:NES,map clear:hat:NES,map clear:Cart:NES,map
    clear:cart:NES,foo clear:cart:, clear:cart,lamp:NES,map clear:cart:NES,map:lamp clear::NES,map
    clear:map:NES,map
    take take: take:0 take:4 take:12 take:a take:1,2 take>1 Take:1 take:-1 take:03
    steal steal> steal>a steal>-1 steal>-- steal>1,2 steal:1 steal>1:gold Steal>1 steal@1
    end deal pass-NES ? ! - , : > @ / + { } null 0
"""


def assert_n1(text: str) -> None:
    with pytest.raises(IllegalMove) as error:
        Move.parse(text)
    assert error.value.message.clause == "N1"
    assert error.value.message.id.startswith("refuse-N1-")
    assert str(error.value).startswith("N1 ")
    assert all(len(str(value)) <= 60 for value in error.value.message.args.values())


@pytest.mark.parametrize("text", BROKEN.split())
def test_broken_text_is_refused_with_n1(text: str) -> None:
    assert_n1(text)


@pytest.mark.parametrize("number", [*PLAIN_NUMBERS, *ODD_DIGITS])
@pytest.mark.parametrize(
    "form",
    [
        *("NES@{},0", "NES@0,{}", "map@{},0", "rockfall@0,{}", "break-cart>{}", "fix-cart>{}"),
        *("fix-cart-lamp>{}:lamp", "trap>{}", "steal>{}", "take:{}"),
    ],
)
def test_number_that_is_not_written_plainly_is_refused_with_n1(form: str, number: str) -> None:
    assert_n1(form.format(number))


GOOD = [
    *("NES@3,-1", "break-cart>2", "fix-cart-lamp>2:lamp", "map@8,2", "theft", "hats>0"),
    *("pass:NES,SW,map", "clear:cart:NES,map", "take:3", "steal>2", "steal>-"),
]


@pytest.mark.parametrize("text", GOOD)
def test_blank_anywhere_is_refused_with_n1(text: str) -> None:
    for blank in (" ", "\n", "\t", "\u00a0", "\u200b", "\x00", "\ufeff"):
        for place in range(len(text) + 1):
            assert_n1(text[:place] + blank + text[place:])


@pytest.mark.parametrize("text", GOOD)
def test_other_case_is_refused_with_n1(text: str) -> None:
    assert_n1(text.swapcase())


@quick
@given(
    st.one_of(
        st.text(max_size=20),
        st.text("NESW/@>:,-0123456789+", max_size=12),
        st.lists(
            st.sampled_from(
                [*GOOD, *NAMES, *"@>:,-+/01239", "pass", "clear", "take", "steal", "cart", "lamp"]
            ),
            max_size=5,
        ).map("".join),
    )
)
def test_any_text_is_a_move_or_refused_with_n1(text: str) -> None:
    try:
        read = Move.parse(text)
    except IllegalMove as error:
        assert error.message.clause == "N1"
        assert read_move(text) is None
    else:
        assert Move.parse(str(read)) == read
        slow = read_move(str(read))
        assert slow is not None
        assert slow.text == str(read)


def test_broken_text_is_named_before_anything_else_is_wrong() -> None:
    match = Match(Rules("base", 3, None, {"rounds": 1}))
    match.shuffle(random.Random(1))
    round = match.round
    for seat in range(3):
        why = round.refusal("break-cart>01", seat)
        assert why is not None
        assert why.message.clause == "N1"
    while not match.over:
        match.play(round.legal_moves()[0])
    why = round.refusal("nonsense")
    assert why is not None
    assert why.message.clause == "N1"
    why = round.refusal("theft")
    assert why is not None
    assert why.message.clause == "N2"


# --- enormous numbers ------------------------------------------------------------------------

DIGITS = "9" * 5000
ENORMOUS = [
    *("NES@99999999999999999999,0", "NES@0,-99999999999999999999", f"NES@{DIGITS},{DIGITS}"),
    *("NES@32767,0", "NES@-32768,-32768", "NES@30001,0", "NES@65536,65536", "NES@4294967296,0"),
    *(f"map@{DIGITS},2", "map@65544,2", "map@8,65538", f"rockfall@-{DIGITS},0", "rockfall@65536,0"),
    *(f"break-cart>{DIGITS}", "break-cart>16", "break-cart>18", "break-cart>32", "break-cart>12"),
    *(f"fix-cart>{DIGITS}", f"fix-cart-lamp>{DIGITS}:lamp", f"swap-hands>{DIGITS}", "hats>15"),
    *("trap>14", "free>13", "inspect>99", "hands-off>128"),
    "pass:" + ",".join(["map"] * 2000),
    "clear:cart:" + ",".join(["map"] * 2000),
]


@pytest.mark.parametrize("text", [*ENORMOUS, f"steal>{DIGITS}", "steal>14", "steal>15"])
def test_enormous_number_is_read_written_and_no_other_move(text: str) -> None:
    read = Move.parse(text)
    assert str(read) == text
    assert read != Move.parse("steal>-")
    assert read == Move.parse(text)


def test_enormous_numbers_are_refused_in_every_position(some_positions: list[Round]) -> None:
    for round in some_positions[:60]:
        for text in [*ENORMOUS, f"steal>{DIGITS}", "steal>14", "steal>15", "steal>12"]:
            why = round.refusal(text)
            assert why is not None, text
            assert why.message.clause in CLAUSES


def with_hand(hands: str) -> Round:
    """A round of three in which the seat to move holds these cards."""
    from motherlode.game.scenario import set_up

    return set_up(
        {
            "game": "expansion",
            "roles": ["blue", "green", "saboteur"],
            "goals": ["gold", "stone:NW", "stone:NE"],
            "hands": [hands, "map", "map"],
            "deck": "map map map",
            "pile": ["boss"],
        }
    )


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("NES@99999999999999999999,0", "B10"),
        (f"NES@{DIGITS},0", "B10"),
        ("NES@65537,0", "B10"),
        ("S+ladder@99999999999999999999,0", "X8"),
        (f"map@8,{DIGITS}", "N4"),
        ("map@65544,0", "N4"),
        (f"rockfall@{DIGITS},0", "N4"),
        ("rockfall@65536,0", "N4"),
        (f"break-cart>{DIGITS}", "N4"),
        ("break-cart>3", "N4"),
        ("break-cart>17", "N4"),
        (f"fix-cart-lamp>{DIGITS}:lamp", "N4"),
        (f"swap-hands>{DIGITS}", "N4"),
        ("pass:NES,S+ladder,break-cart,map", "X4"),
        ("pass:map,map", "N3"),
        ("clear:cart:NES,break-cart,map", "X4"),
        ("clear:cart:map", "X4"),
        ("clear:cart:NES,map", "X16"),
    ],
)
def test_number_too_large_breaks_the_clause_of_the_notation(text: str, clause: str) -> None:
    round = with_hand("NES S+ladder map rockfall break-cart fix-cart-lamp swap-hands")
    why = round.refusal(text)
    assert why is not None
    assert why.message.clause == clause


def test_refusal_names_the_seat_that_was_written() -> None:
    round = with_hand("break-cart")
    why = round.refusal("break-cart>13")
    assert why is not None
    assert why.message.args == {"seat": "13"}


def test_refused_theft_names_the_seat_that_was_written(some_positions: list[Round]) -> None:
    round = next(round for round in some_positions if round.phase_name == "steal")
    why = round.refusal("steal>13")
    assert why is not None
    assert (why.message.clause, why.message.args) == ("N4", {"seat": "13"})


def test_double_repair_of_a_tool_it_does_not_mend_is_no_matter_of_the_text() -> None:
    round = with_hand("fix-cart-lamp")
    why = round.refusal("fix-cart-lamp>0:pick")
    assert why is not None
    assert why.message.clause == "B15"


def test_move_made_from_a_shuffled_text_is_recorded_as_it_is_written() -> None:
    match = Match(Rules("base", 3, None, {"rounds": 1}))
    match.shuffle(random.Random(4))
    path = next(str(move) for move in match.round.legal_moves() if str(move)[0] in "NESW")
    card, _, place = path.partition("@")
    body, plus, feature = card.partition("+")
    made = match.play(f"{body[::-1]}{plus}{feature}@{place}")
    assert str(made) == path
    assert f'"move": "{path}"' in write_record(match)


def test_the_same_text_is_read_once_and_a_long_one_is_not_kept() -> None:
    assert Move.parse("NES@3,-1") is Move.parse("NES@3,-1")
    assert Move.parse_told("pass:?") is Move.parse_told("pass:?")
    far = "NES@" + "1" * 40 + ",0"
    assert Move.parse(far) is not Move.parse(far)
    assert Move.parse(far) == Move.parse(far)
