"""What an engine says and is told, as values: the lines of the protocol for camlann.ugi."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import Error, Game, Move

_WIN = 30_000  # the score of a win on the spot, as in camlann.Line


class EngineError(Error):
    """The program could not be started, has ended, does not answer, or answers nonsense."""

    def __init__(self, what: str, where: str = "", expected: str = "", code: str = "io") -> None:
        super().__init__((where and f"{where}: ") + what + (expected and f" (expected {expected})"))
        self.what, self.where, self.expected, self.code = what, where, expected, code


@dataclass(frozen=True)
class Option:
    """An option of an engine."""

    name: str
    kind: str  # check, spin, combo, string or button
    default: str | None = None
    minimum: int | None = None
    maximum: int | None = None
    values: tuple[str, ...] = ()  # of a combo


@dataclass(frozen=True)
class Clock:
    """The seconds that the first and the second player have, and get after each move."""

    first: float
    second: float
    first_increment: float = 0
    second_increment: float = 0
    moves_to_go: int | None = None


@dataclass(frozen=True)
class Info:
    """What an engine says while it thinks. Scores are hundredths of a man for the side to move."""

    depth: int | None = None
    line: int = 1  # its place among the best moves
    score: int | None = None
    plies_to_end: int | None = None  # of a sure win, negative of a sure loss
    nodes: int | None = None
    seconds: float | None = None
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Answer:
    """The end of a search."""

    move: Move | None  # None if the game is over
    ponder: Move | None = None  # the reply that the engine expects
    lines: tuple[Info, ...] = ()  # the last info of each line, the best first


def number(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None


def read_option(words: Sequence[str]) -> Option | None:
    """Reads what follows `option`: name N type T [default D] [min M] [max M] [var V ...]."""
    found: dict[str, list[str]] = {}
    values: list[list[str]] = []
    place: list[str] = []
    for word in words:
        if word == "var":
            place = []
            values.append(place)
        elif word in ("name", "type", "default", "min", "max"):
            place = found.setdefault(word, [])
        else:
            place.append(word)
    texts = {key: " ".join(said) for key, said in found.items()}
    if not texts.get("name"):
        return None
    default = texts.get("default")
    return Option(
        texts["name"],
        texts.get("type", "string"),
        "" if default == "<empty>" else default,
        number(texts.get("min", "")),
        number(texts.get("max", "")),
        tuple(" ".join(value) for value in values),
    )


def read_moves(words: Sequence[str], game: Game) -> tuple[Move, ...]:
    """Reads moves up to the first one that is not legal."""
    walk, moves = game.copy(), []
    for word in words:
        try:
            moves.append(walk.push(word))
        except Error:
            break
    return tuple(moves)


def read_info(words: Sequence[str], game: Game) -> Info | None:
    """Reads what follows `info`; None without a score or a line."""
    numbers: dict[str, int] = {}
    moves: tuple[Move, ...] = ()
    at = 0
    while at + 1 < len(words) and words[at] != "string":  # which a text follows
        word, value = words[at], number(words[at + 1])
        at += 1
        if word == "pv":
            moves = read_moves(words[at:], game)
            break
        if value is not None:  # other words may stand alone, such as lowerbound
            numbers[word] = value
            at += 1
    score, plies = numbers.get("cp"), None
    if "win" in numbers:
        plies = numbers["win"]
        score = _WIN - plies
    elif "loss" in numbers:
        plies = -numbers["loss"]
        score = -_WIN - plies
    if score is None and not moves:
        return None
    spent = numbers.get("time")
    return Info(
        numbers.get("depth"),
        numbers.get("multipv", 1),
        score,
        plies,
        numbers.get("nodes"),
        None if spent is None else spent / 1000,
        moves,
    )


def limits_of(
    game: Game, nodes: int | None, depth: int | None, seconds: float | None, clock: Clock | None
) -> tuple[list[str], float | None]:
    """Returns the words of `go`, and the seconds that the search may take."""
    words: list[str] = []
    longest = seconds
    for name, limit in (("nodes", nodes), ("depth", depth)):
        if limit is not None and limit < 1:
            raise EngineError("this is not a valid limit", name, "1 or more", "syntax")
        words += [] if limit is None else [name, str(limit)]
    if seconds is not None:
        if not 0 < seconds < 1e9:
            raise EngineError("this is not a valid time", "seconds", "more than 0", "syntax")
        words += ["movetime", str(max(1, int(seconds * 1000)))]
    if clock is not None:
        parts = {"wtime": clock.first, "btime": clock.second, "winc": clock.first_increment, "binc": clock.second_increment}
        for name, value in parts.items():
            words += [name, str(max(0, int(value * 1000)))]
        words += [] if clock.moves_to_go is None else ["movestogo", str(clock.moves_to_go)]
        left = clock.first if game.turn == game.variant.seats[0] else clock.second
        longest = left if longest is None else min(left, longest)
    return words, longest
