from collections.abc import Callable, Iterator, Sequence
from os import PathLike
from types import TracebackType
from typing import Any, Literal, overload

import numpy
from numpy.typing import NDArray

__version__: str

class Error(ValueError):
    """What is wrong, where, and what was expected instead."""

    what: str
    where: str
    expected: str
    code: str

class Lesson:
    """A position with a task, of a variant from a file."""

    @property
    def title(self) -> str: ...
    @property
    def fen(self) -> str: ...
    @property
    def task(self) -> str: ...
    @property
    def hint(self) -> str:
        """Empty without one."""
    @property
    def moves(self) -> list[str]:
        """Each of them solves the task."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Variant:
    """A kind of game, as data."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def family(self) -> str: ...
    @property
    def files(self) -> int: ...
    @property
    def ranks(self) -> int: ...
    @property
    def squares(self) -> list[str]:
        """Names, of the lowest rank first."""
    @property
    def array(self) -> str:
        """The position at the start, as FEN."""
    @property
    def notes(self) -> list[str]:
        """Sentences for its players."""
    @property
    def own_rules(self) -> list[str]:
        """Paragraphs by the author of a variant from a file."""
    @property
    def lessons(self) -> list[Lesson]:
        """Lessons by the same author."""
    @property
    def seats(self) -> list[str]:
        """Names, in turn order."""
    @property
    def rule_sets(self) -> dict[str, str]:
        """Names, by id."""
    @property
    def options(self) -> dict[str, list[str]]:
        """Values of each option of the rules."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

def variants() -> list[Variant]:
    """Every kind of game, in the order in which they are shown."""
def variant(name: str) -> Variant:
    """By id, or by name in any case."""

class Catalog:
    """The games built in and variants from files of your own."""

    def __init__(self, *files: str | PathLike[str]) -> None: ...
    @staticmethod
    def from_text(text: str, file: str = "text") -> Catalog:
        """Of the text of such a file; errors call it `file`."""
    def variants(self) -> list[Variant]:
        """Every kind of game, those of the files last."""
    def variant(self, name: str) -> Variant:
        """By id, or by name in any case."""
    @property
    def definitions(self) -> str:
        """The texts of the files."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Move:
    """A move of one position: what it does, and how it is written."""

    @property
    def path(self) -> list[str]:
        """Squares of one way to walk it, the first square included: the shortest, or the one that a record has."""
    @property
    def captures(self) -> list[str]:
        """Squares of the men that it takes."""
    @property
    def origin(self) -> str: ...
    @property
    def target(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def promotion(self) -> str | None:
        """The letter of the man that a pawn becomes; None where none does."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Moves(Sequence[Move]):
    """The legal moves of a position, a sequence. `in`, `index` and `count` also take the text of a move."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __contains__(self, move: object) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...
    def __reversed__(self) -> Iterator[Move]: ...
    def index(self, value: str | Move, start: int = ..., stop: int = ...) -> int:
        """The place of a move, or of a text that means it."""
    def count(self, value: object) -> int:
        """1 if the move is legal, otherwise 0."""

class PlayedMoves(Sequence[Move]):
    """The moves of a game until now, a sequence that stays the same when the game goes on."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

class Outcome:
    """How a game ended."""

    @property
    def reason(self) -> str:
        """A word: castle, elimination, agreement, ..."""
    @property
    def winners(self) -> list[str]:
        """Names of seats; none of a draw."""
    @property
    def winner(self) -> str | None:
        """The first of them; None of a draw."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Game:
    """A game of any kind, from its start to where it is now."""

    def __init__(
        self, variant: str = "camelot", fen: str | None = None, rules: str | None = None, catalog: Catalog | None = None
    ) -> None: ...
    @property
    def variant(self) -> Variant: ...
    @property
    def rules(self) -> str:
        """The rule set, and what differs from it."""
    @property
    def fen(self) -> str: ...
    @property
    def start_fen(self) -> str: ...
    @property
    def turn(self) -> str:
        """The name of the seat to move."""
    @property
    def pieces(self) -> dict[str, str]:
        """Letters by square."""
    @property
    def moves(self) -> PlayedMoves:
        """Those played, as a sequence that stays the same."""
    @property
    def last_move(self) -> Move | None:
        """None at the start."""
    @property
    def ply(self) -> int:
        """The number of moves played."""
    @property
    def key(self) -> int:
        """A number that equal positions of a variant have in common, on every machine."""
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...
    @property
    def legal_moves(self) -> Moves:
        """None once the game is over."""
    def push(self, move: str | Move) -> Move:
        """Plays a move. Nothing changes on an error."""
    def pop(self) -> Move:
        """Takes the last move back."""
    def read(self, text: str) -> Move:
        """The move that a text means here."""
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
    @property
    def is_over(self) -> bool: ...
    @property
    def can_claim_draw(self) -> bool: ...
    def finish(self, reason: str, winner: str | None = None) -> None:
        """Records 'resignation', with its winner, or 'agreement' to a draw."""
    def why_not(self, *squares: str) -> str | None:
        """The rule that forbids to walk these squares; None if it is legal."""
    def next_squares(self, *squares: str) -> list[str]:
        """What may follow the squares walked so far."""
    def perft(self, depth: int) -> int:
        """Leaves of the tree of legal moves."""
    def legal_mask(self, actions: Sequence[int] = ...) -> NDArray[numpy.bool_]:
        """The actions that may follow these in this turn, as an array of bool of shape (action_count,)."""
    def actions(self, move: str | Move) -> list[int]:
        """The actions of a legal move: its squares, and its end."""
    def move_at(self, actions: Sequence[int]) -> Move | None:
        """The move of these actions; None while they are only the beginning of moves."""
    def copy(self) -> Game: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: dict[Any, Any]) -> Game: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
    def _repr_svg_(self) -> str:
        """The board, as notebooks show it."""
    def svg(
        self,
        *,
        theme: str = "oak",
        size: int | None = None,
        marks: str | None = None,
        arrows: Sequence[Arrow] = ...,
        move: str | Move | None = None,
        turn: int = 0,
        coordinates: str = "frame",
        pieces: str = "turned",
        background: str = "auto",
        last_move: bool = True,
    ) -> str:
        """The board as the text of an SVG picture, `size` pixels wide; `marks` is the square of a piece, and shows where it can go; `arrows` are drawn over it."""

def perft(game: Game, depth: int) -> int:
    """Leaves of the tree of legal moves, `depth` plies deep. Other threads run meanwhile."""

class Record:
    """A game as a file has it: headers, moves, comments, variations, result. str() writes it."""

    @overload
    def __init__(self, game: Game, like: Record | None = None, **tags: object) -> None: ...
    @overload
    def __init__(self, tree: Tree, like: Record | None = None, **tags: object) -> None: ...
    @property
    def tags(self) -> dict[str, str]:
        """The headers."""
    @property
    def moves(self) -> list[str]:
        """Those of the main line, as they are written."""
    @property
    def result(self) -> str:
        """1-0, 0-1, 1/2-1/2 or *; of three sides 1-0-0 and so on."""
    @property
    def left_out(self) -> list[str]:
        """Headers, and ends of lines, that could not be read."""
    def replay(
        self,
        variant: str = "",
        rules: str = "",
        catalog: Catalog | None = None,
        *,
        errors: Literal["raise", "keep"] = "raise",
    ) -> Game:
        """The game, played by the rules; `variant` and `rules` where the record has none. A move that cannot be played raises Error; with errors='keep' the game ends before it."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

def read_records(text: str | bytes, *, errors: Literal["raise", "keep"] = "raise") -> list[Record]:
    """All games of a text. The first error is raised; with errors='keep' the lines of a game end before what cannot be read, and its left_out says so."""

class Arrow:
    """A drawing on the board: an arrow, or a ring on one square."""

    def __init__(self, origin: str, target: str | None = None, colour: str = "green") -> None: ...
    @property
    def origin(self) -> str: ...
    @property
    def target(self) -> str:
        """The same square for a ring."""
    @property
    def colour(self) -> str:
        """'green', 'red', 'blue' or 'yellow'."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Node:
    """A position of a Tree."""

    comment: str
    glyphs: list[int]
    arrows: list[Arrow]
    @property
    def move(self) -> Move | None:
        """The move that leads here; None at the root."""
    @property
    def parent(self) -> Node | None: ...
    @property
    def next(self) -> list[Node]:
        """The positions after, the main line first."""
    def game(self) -> Game:
        """The game as it is here."""
    def play(self, move: str | Move) -> Node:
        """The position after a move; it is added if it is new."""
    def promote(self) -> bool:
        """Puts the move before the others; False if it is first."""
    def remove(self) -> None:
        """Takes the position out, with all that follow."""
    def _repr_svg_(self) -> str: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Tree:
    """A game with what might have been."""

    @overload
    def __init__(self, game: Game) -> None: ...
    @overload
    def __init__(
        self,
        record: Record,
        variant: str = "",
        rules: str = "",
        catalog: Catalog | None = None,
        *,
        errors: Literal["raise", "keep"] = "raise",
    ) -> None: ...
    @property
    def root(self) -> Node: ...
    @property
    def main_line(self) -> list[Node]:
        """The positions from the root on, always the first move."""
    @property
    def tags(self) -> dict[str, str]:
        """The headers of its record."""
    @property
    def left_out(self) -> list[str]:
        """Parts of its record, and ends of variations, that could not be read or played."""
    def copy(self) -> Tree: ...
    def __copy__(self) -> Tree: ...
    def __deepcopy__(self, memo: dict[Any, Any]) -> Tree: ...
    def __len__(self) -> int: ...

class Line:
    """A variation."""

    @property
    def score(self) -> int:
        """Hundredths of a man for the side to move."""
    @property
    def plies_to_end(self) -> int | None:
        """Of a sure win, negative of a sure loss; None of an estimate."""
    @property
    def moves(self) -> list[Move]: ...

class Analysis:
    """What a search has found."""

    @property
    def lines(self) -> list[Line]:
        """The best first; none if the game is over."""
    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...

class Why:
    """A move with the reasons for and against it."""

    @property
    def move(self) -> Move: ...
    @property
    def score(self) -> int:
        """For its player."""
    @property
    def reasons(self) -> list[str]:
        """The weightiest first."""

class Stream(Iterator[Analysis]):
    """What a search finds, while it thinks: an iterator."""

    def __iter__(self) -> Stream: ...
    def __next__(self) -> Analysis: ...
    def stop(self) -> None:
        """Ends the search; what it has found can still be read."""
    def close(self) -> None:
        """Ends the search and waits until the engine is free."""
    @property
    def last(self) -> Analysis | None:
        """The newest Analysis, read or not; None before the first one."""
    @property
    def done(self) -> bool:
        """True once the search has ended."""
    def __enter__(self) -> Stream: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...

class Engine:
    """Search. Other Python threads run while it thinks."""

    def __init__(self, threads: int = 1, hash_mb: int = 16, seed: int = 1, tables: str | None = None) -> None: ...
    def analyse(
        self,
        game: Game,
        *,
        nodes: int | None = None,
        depth: int | None = None,
        seconds: float | None = None,
        lines: int = 1,
        on_info: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        """Thinks until the first limit or stop(). Calls `on_info` with each Analysis on the way."""
    def best_move(
        self, game: Game, *, nodes: int | None = None, depth: int | None = None, seconds: float | None = None, lines: int = 1
    ) -> Move: ...
    def why(
        self,
        game: Game,
        move: str | Move | None = None,
        *,
        nodes: int | None = None,
        depth: int | None = None,
        seconds: float | None = None,
    ) -> list[Why]:
        """Reasons for the best move, then for `move`."""
    def stream(
        self, game: Game, *, nodes: int | None = None, depth: int | None = None, seconds: float | None = None, lines: int = 1
    ) -> Stream:
        """Begins to think, without a limit until stop(), and yields an Analysis for each iteration."""
    def stop(self) -> None:
        """Ends a search that runs in another thread."""
    def close(self) -> None:
        """Ends its search and gives its memory back."""
    @property
    def closed(self) -> bool: ...
    def __enter__(self) -> Engine: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...

class Computer:
    """An opponent of ten levels that errs like people do."""

    def __init__(self, level: int = 5, seed: int = 1) -> None: ...
    def choose(self, game: Game) -> Move:
        """Its move, within about a second. Other threads run meanwhile."""

class Value:
    """What a position or a move is worth with perfect play."""

    @property
    def wdl(self) -> Literal["win", "draw", "loss"]:
        """'win', 'draw' or 'loss'."""
    @property
    def plies(self) -> int:
        """Until the end; 0 of a draw."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Probed:
    """What endgame tables say of a position."""

    @property
    def value(self) -> Value:
        """For the side to move."""
    @property
    def wdl(self) -> Literal["win", "draw", "loss"]:
        """'win', 'draw' or 'loss' of the side to move."""
    @property
    def plies(self) -> int:
        """Until the end with perfect play; 0 of a draw."""
    @property
    def moves(self) -> list[tuple[Move, Value]]:
        """Each with its value for its player, best first."""
    @property
    def line(self) -> list[Move]:
        """Perfect play to the end; empty of a draw."""

class Tables:
    """Endgame tables, made by `camlann tables build`."""

    def __init__(self, folder: str | PathLike[str]) -> None: ...
    def probe(self, game: Game) -> Probed:
        """The value of the present position. Other threads run meanwhile."""
    def most_pieces(self, game: Game) -> int:
        """The most pieces of which there are tables for such a game; 0 if there are none."""
    def close(self) -> None: ...
    @property
    def closed(self) -> bool: ...
    def __enter__(self) -> Tables: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...

def planes(games: Sequence[Game]) -> NDArray[numpy.uint8]:
    """Positions as an array of uint8, 0 or 1, of shape (n, planes, 16, 16): [game, plane, rank, file]. All games must be of one variant."""
def plane_names(variant: Variant) -> list[str]:
    """What the planes of a variant mean, in their order."""

action_count: int

def action_names(variant: Variant) -> list[str]:
    """What the actions of a variant mean, in their order; '' for those that it lacks."""
def legal_masks(games: Sequence[Game]) -> NDArray[numpy.bool_]:
    """The first actions of all legal moves, as an array of bool of shape (n, action_count)."""
