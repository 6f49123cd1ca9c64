"""The rules, the engine and the endgame tables of the Camelot family of board games and of Camblam.

>>> import camlann
>>> game = camlann.Game("camelot")
>>> game.push("E6-E8")
<camlann.Move E6-E8>

A tour is in doc/python.md. What is wrong raises camlann.Error, a ValueError that says what, where, and what was expected.
camlann.ugi plays with other engine programs.
"""

from collections.abc import Sequence as _Sequence

from ._core import (
    Analysis,
    Arrow,
    Catalog,
    Computer,
    Engine,
    Error,
    Game,
    Lesson,
    Line,
    Move,
    Moves,
    Node,
    Outcome,
    PlayedMoves,
    Probed,
    Record,
    Stream,
    Tables,
    Tree,
    Value,
    Variant,
    Why,
    __version__,
    action_count,
    action_names,
    legal_masks,
    perft,
    plane_names,
    planes,
    read_records,
    variant,
    variants,
)

__all__ = [
    "Analysis",
    "Arrow",
    "Catalog",
    "Computer",
    "Engine",
    "Error",
    "Game",
    "Lesson",
    "Line",
    "Move",
    "Moves",
    "Node",
    "Outcome",
    "PlayedMoves",
    "Probed",
    "Record",
    "Stream",
    "Tables",
    "Tree",
    "Value",
    "Variant",
    "Why",
    "__version__",
    "action_count",
    "action_names",
    "legal_masks",
    "perft",
    "plane_names",
    "planes",
    "read_records",
    "variant",
    "variants",
]

for _name in __all__:
    if isinstance(globals()[_name], type):
        globals()[_name].__module__ = "camlann"
del _name

_Sequence.register(Moves)
_Sequence.register(PlayedMoves)
del _Sequence
