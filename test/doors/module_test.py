"""module_test.py DATA [NODES]: what the Python module promises, against the perft tables and positions in DATA, those of more
NODES left out; and bad input."""

import ast
import copy
import json
import os
import pickle
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections.abc import Sequence
from pathlib import Path

import numpy as np

import camlann

DATA = Path(sys.argv[1])
MOST_NODES = int(sys.argv[2]) if len(sys.argv) > 2 else 3_000_000
# The example of the document.
GARDEN = (DATA / "../../doc/formats/variant.md").read_text().split("```\n")[1]
CHARGE = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w"


def lines_of(path):
    return [line for line in (DATA / path).read_text().splitlines() if line and not line.startswith("#")]


class Published(unittest.TestCase):
    """Numbers and positions that others have published."""

    def test_perft_of_arrays(self):
        seen = 0
        for line in lines_of("perft/arrays.txt") + lines_of("perft/many.txt"):
            variant, rules, depth, nodes = line.split()
            if int(nodes) > MOST_NODES:
                continue
            with self.subTest(line):
                self.assertEqual(camlann.perft(camlann.Game(variant, rules=rules), int(depth)), int(nodes))
            seen += 1
        self.assertGreater(seen, 10)

    def test_positions_of_camelot(self):
        for line in lines_of("rules/positions.jsonl"):
            said = json.loads(line)
            game = camlann.Game(said["variant"], fen=said["fen"])
            outcomes = set()
            for move in game.legal_moves:
                taken = ",".join(sorted(move.captures, key=lambda square: (square[0], int(square[1:]))))
                outcomes.add(f"{move.origin}>{move.target}" + (f"*{taken}" if taken else ""))
            with self.subTest(said["fen"]):
                self.assertEqual(outcomes, {self.ordered(outcome) for outcome in said["outcomes"]})
                ended = game.outcome()
                if not said["result"]:
                    self.assertIsNone(ended)
                else:
                    winner, reason = said["result"].split()
                    self.assertEqual(ended.reason, reason)
                    self.assertEqual(ended.winner, {"w": "White", "b": "Black"}.get(winner))

    @staticmethod
    def ordered(outcome):
        way, star, taken = outcome.partition("*")
        return way + star + ",".join(sorted(taken.split(","), key=lambda square: (square[:1], int(square[1:] or 0))))

    def test_positions_of_camblam(self):
        for line in lines_of("rules/camblam-positions.jsonl"):
            said = json.loads(line)
            game = camlann.Game("camblam", fen=said["fen"])
            with self.subTest(said["id"]):
                self.assertEqual(sorted(map(str, game.legal_moves)), sorted(said["moves"]))
                self.assertEqual(game.outcome().reason if game.is_over else "", said["reason"])

    def test_published_games(self):
        for path in sorted((DATA / "games").glob("*.txt")):
            for record in camlann.read_records(path.read_text()):
                with self.subTest(path.name):
                    game = record.replay()
                    self.assertEqual(len(game.moves), len(record.moves))
                    again = camlann.read_records(str(camlann.Record(game)))[0].replay()
                    self.assertEqual(again.fen, game.fen)


class Records(unittest.TestCase):
    def test_texts_of_others(self):
        read = {path.name: camlann.read_records(path.read_bytes()) for path in (DATA / "records").glob("[!o]*.txt")}
        self.assertEqual([len(record.moves) for record in read["typographic-moves.txt"]], [3])
        self.assertEqual([record.result for record in read["typographic-result.txt"]], ["1-0", "*"])
        self.assertEqual(len(read["no-break-spaces.txt"][0].moves), 3)
        self.assertEqual(len(read["commas.txt"][0].replay().moves), 6)
        self.assertEqual([str(camlann.Game("cam").push(text)) for text in ("1. D5–D6,", "d5d6")], ["D5-D6"] * 2)
        self.assertEqual(read["tags-on-a-line.txt"][0].tags["Black"], "Bob")
        self.assertEqual([record.tags["Event"] for record in read["glued-results.txt"]], ["A", "B", "C"])
        self.assertEqual(read["latin-1.txt"][0].tags["White"], "Müller")
        odd = camlann.read_records((DATA / "records" / "odd-header.txt").read_text())
        self.assertEqual([len(record.left_out) for record in odd], [1, 0])


ANNOTATED = """[Event "Club evening"]
[Site "?"]
[Date "?"]
[White "Ann"]
[Black "Müller"]
[Result "0-1"]
[Plies "2"]
[Variant "Cam"]
[Rules "wcf"]
[Opening "the middle"]

{[%csl GD5] Played at home}
1. D5-D6! $14 {[%cal RD5D6,YD9D8] the middle}
(1. C5-C6 D9-D8 (1... E9-E8?! 2. D5-D6) 2. B5-B6 {quiet})
1... D9-D8
0-1
"""


class Annotations(unittest.TestCase):
    """Comments, glyphs, arrows and variations of records, both ways."""

    @staticmethod
    def all_of(tree):
        found, open_nodes = [], [(0, tree.root)]
        while open_nodes:
            depth, node = open_nodes.pop()
            arrows = sorted(node.arrows, key=lambda arrow: arrow.origin != arrow.target)  # a record has rings first
            found.append((depth, node.move and (str(node.move), node.move.path), " ".join(node.comment.split()), node.glyphs, arrows))
            open_nodes += [(depth + 1, one) for one in reversed(node.next)]
        return found

    @staticmethod
    def grown(dice, game):
        tree = camlann.Tree(game)
        nodes = tree.main_line
        squares = game.variant.squares
        for _ in range(dice.randrange(25)):
            node = dice.choice(nodes)
            moves = node.game().legal_moves
            if moves:
                nodes.append(node.play(dice.choice(moves)))
        for node in nodes:
            if dice.random() < 0.5:
                letters = 'abc\nDÜ9{}()[]!?$;%.,*-"\\½=1 2. 0-1→'
                node.comment = "".join(dice.choice(letters) for _ in range(dice.randrange(12))).strip()
            if dice.random() < 0.3:
                node.arrows = [
                    camlann.Arrow(*dice.choices(squares, k=2), dice.choice(["green", "red", "blue", "yellow"])) for _ in range(dice.randrange(4))
                ]
            if node.move and dice.random() < 0.4:
                node.glyphs = dice.sample(range(1, 256), dice.randrange(3))
        return tree

    def test_nothing_of_a_record_is_lost(self):
        record = camlann.read_records(ANNOTATED)[0]
        self.assertEqual(str(record), ANNOTATED)
        tree = camlann.Tree(record)
        self.assertEqual(str(camlann.Record(tree)), ANNOTATED)
        self.assertEqual(camlann.Record(tree), record)
        self.assertEqual((tree.tags["White"], tree.tags["Opening"], tree.left_out, len(tree)), ("Ann", "the middle", [], 8))
        self.assertEqual((tree.root.comment, tree.root.arrows), ("Played at home", [camlann.Arrow("D5")]))
        first, other = tree.root.next
        self.assertEqual((first.comment, first.glyphs), ("the middle", [1, 14]))
        self.assertEqual(first.arrows, [camlann.Arrow("D5", "D6", "red"), camlann.Arrow("D9", "D8", "yellow")])
        self.assertEqual([str(node.move) for node in other.next], ["D9-D8", "E9-E8"])

    def test_random_trees_come_back_from_their_records(self):
        dice = random.Random(17)
        for variant in camlann.variants():
            for _ in range(12):
                game = camlann.Game(variant.id)
                for _ in range(dice.randrange(8)):
                    if not game.is_over:
                        game.push(dice.choice(game.legal_moves))
                if dice.random() < 0.3:
                    game = camlann.Game(variant.id, fen=game.fen)
                tree = self.grown(dice, game)
                record = camlann.Record(tree, Event="Round 1", Opening='of "mine"')
                text = str(record)
                with self.subTest(text):
                    read = camlann.read_records(text)
                    self.assertEqual((len(read), read[0]), (1, record))
                    again = camlann.Tree(read[0])
                    self.assertEqual(again.left_out, [])
                    self.assertEqual(self.all_of(again), self.all_of(tree))
                    self.assertEqual(str(camlann.Record(again)), text)

    def test_records_of_others_come_back(self):
        texts = [path.read_bytes() for folder in ("games", "games/four-players") for path in sorted((DATA / folder).glob("*.txt"))]
        self.assertGreater(len(texts), 5)
        for text in texts:
            for record in camlann.read_records(text):
                tree = camlann.Tree(record)
                written = camlann.Record(tree)
                self.assertEqual((tree.left_out, written.result), ([], record.result))
                self.assertLessEqual(set(record.tags), set(written.tags))
                self.assertEqual(str(camlann.Record(camlann.Tree(camlann.read_records(str(written))[0]))), str(written))

    def test_what_cannot_be_played(self):
        start = '[Variant "Cam"]\n\n'
        tree = camlann.Tree(camlann.read_records(start + "1. D5-D6 (1. C5-C6 D9-D1) D9-D8 *")[0])
        self.assertEqual([str(node.move) for node in tree.root.next], ["D5-D6", "C5-C6"])
        self.assertEqual(len(tree.left_out), 1)
        self.assertIn("3:20", tree.left_out[0])
        for text, where in (("1. D5-D6 D9-D1 *", "3:10"), ("1. D5-D9 (1. D5-D6) *", "3:4")):
            with self.assertRaises(camlann.Error) as raised:
                camlann.Tree(camlann.read_records(start + text)[0])
            self.assertIn(where, raised.exception.where)
        nameless = camlann.read_records("1. D5-D6 {good} *")[0]
        with self.assertRaises(camlann.Error):
            camlann.Tree(nameless)
        self.assertEqual(camlann.Tree(nameless, "cam").root.next[0].comment, "good")

    def test_results(self):
        game = camlann.Game("cam")
        game.push("D5-D6")
        game.finish("resignation", "Black")
        tree = camlann.Tree(game)
        self.assertEqual(camlann.Record(tree), camlann.Record(game))
        self.assertEqual(camlann.Record(tree).result, "0-1")
        # Another main line ends on the board: the board decides.
        last = '[Variant "Cam"]\n[FEN "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w"]\n\n'
        tree = camlann.Tree(camlann.read_records(last + "1. D12-C11 (1. D12-D13) 0-1")[0])
        self.assertEqual(camlann.Record(tree).result, "0-1")
        tree.root.next[1].promote()
        self.assertEqual((camlann.Record(tree).result, camlann.Record(tree).tags["Result"]), ("1-0", "1-0"))

    def test_headers(self):
        record = camlann.read_records(ANNOTATED)[0]
        game = record.replay()
        like = camlann.Record(game, record, Black="Bob")
        self.assertEqual((like.tags["Event"], like.tags["Opening"], like.tags["Black"]), ("Club evening", "the middle", "Bob"))
        self.assertEqual(camlann.Record(game, **record.tags).tags, record.tags)
        self.assertEqual(camlann.Record(camlann.Game("cam"), Result="1-0").replay().outcome().winner, "White")
        for tags in ({"Plies": 7}, {"Result": "1-0"}, {"Result": "won"}, {"Variant": "Camelot"}, {"FEN": CHARGE}, {"Rules": "klein"},
                     {"White": "two\nlines"}, {"no key": 1}, {"White": "\ud800"}):
            with self.subTest(tags), self.assertRaises(camlann.Error):
                camlann.Record(game, **tags)
        with self.assertRaises(camlann.Error):
            camlann.Record(camlann.Game("camelot"), like=camlann.Record(camlann.Game("cam", fen=CHARGE)))

    def test_arrows(self):
        node = camlann.Tree(camlann.Game("cam")).root
        ring = camlann.Arrow("d5", colour="blue")
        node.arrows = [ring]
        self.assertEqual(node.arrows, [camlann.Arrow("D5", "D5", "blue")])
        self.assertEqual(repr(node.arrows[0]), "camlann.Arrow('D5', 'D5', 'blue')")
        self.assertEqual(len({camlann.Arrow("D5"), camlann.Arrow("D5", "D5"), camlann.Arrow("D5", "D6")}), 2)
        for wrong in (lambda: camlann.Arrow("D5", colour="pink"), lambda: setattr(node, "arrows", [camlann.Arrow("Z9")])):
            with self.assertRaises(camlann.Error):
                wrong()
        move = node.play("D5-D6")
        for where, glyphs in ((move, [0]), (move, [256]), (move, [-1]), (move, [1, 1]), (node, [1])):
            with self.assertRaises(camlann.Error):
                where.glyphs = glyphs
        with self.assertRaises(TypeError):
            node.arrows = ["D5"]
        self.assertEqual(node.arrows, [camlann.Arrow("D5", colour="blue")])

    def test_copies_of_a_tree(self):
        tree = camlann.Tree(camlann.read_records(ANNOTATED)[0])
        for other in (tree.copy(), copy.copy(tree), copy.deepcopy(tree), pickle.loads(pickle.dumps(tree))):
            self.assertEqual(camlann.Record(other), camlann.Record(tree))
            other.root.next[0].comment = "changed"
            self.assertEqual(tree.root.next[0].comment, "the middle")


class Pickles(unittest.TestCase):
    def same(self, thing):
        again = pickle.loads(pickle.dumps(thing))
        self.assertEqual(again, thing)
        self.assertEqual(hash(again), hash(thing))
        return again

    def test_moves_of_every_variant(self):
        dice = random.Random(23)
        for variant in camlann.variants():
            game = camlann.Game(variant.id)
            for _ in range(40):
                if game.is_over:
                    break
                move = self.same(dice.choice(game.legal_moves))
                self.assertIn(move, game.legal_moves)
                played = self.same(game.push(move))
                self.assertEqual((str(played), played.path, played.captures), (str(move), move.path, move.captures))
                self.assertEqual((played.kind, played.promotion), (move.kind, move.promotion))
            self.assertEqual(pickle.loads(pickle.dumps(game.moves)), game.moves)
            self.assertEqual(self.same(variant).squares, variant.squares)

    def test_played_moves_are_a_sequence_that_stays(self):
        game = camlann.Game("cam")
        empty = game.moves
        game.push("D5-D6")
        game.push("D9-D8")
        two = game.moves
        self.assertIsInstance(two, Sequence)
        self.assertEqual((len(empty), list(map(str, two)), str(two[-1]), [str(two[1])]), (0, ["D5-D6", "D9-D8"], "D9-D8", list(map(str, two[1:]))))
        self.assertFalse(empty)
        game.pop()
        other = game.push(next(move for move in game.legal_moves if str(move) != "D9-D8"))
        self.assertEqual([str(move) for move in two], ["D5-D6", "D9-D8"])
        self.assertEqual(game.moves, [two[0], other])
        self.assertNotEqual(game.moves, two)
        self.assertEqual([list(reversed(two)), two.index(two[1]), two.count(two[0]), two[0] in two, other in two], [[two[1], two[0]], 1, 1, True, False])
        copied = game.copy()
        copied.pop()
        self.assertEqual((len(game.moves), copied.moves), (2, two[:1]))
        with self.assertRaises(IndexError):
            two[2]
        self.assertEqual(pickle.loads(pickle.dumps(two)), two)
        self.assertEqual(repr(two), "[<camlann.Move D5-D6>, <camlann.Move D9-D8>]")

    def test_types_say_what_the_module_says(self):
        types = ast.parse((Path(camlann.__file__).parent / "__init__.pyi").read_text())
        said = 0
        for kind in [node for node in types.body if isinstance(node, ast.ClassDef)]:
            for member in [node for node in kind.body if isinstance(node, ast.FunctionDef)]:
                own = vars(getattr(camlann, kind.name)).get(member.name)
                own = getattr(own, "__func__", own)
                if not (words := ast.get_docstring(member)):
                    signature, _, words = ((own and own.__doc__) or "").strip().partition("\n")
                    self.assertFalse(words.strip() and not member.name.startswith("__"), (kind.name, member.name, signature))
                else:
                    self.assertTrue(own.__doc__.strip().endswith(words), (kind.name, member.name, words))
                    said += 1
        self.assertGreater(said, 70)

    def test_none_is_no_self(self):
        program = """if True:
            import camlann
            for kind in [getattr(camlann, name) for name in camlann.__all__]:
                for name in dir(kind) if isinstance(kind, type) else []:
                    attribute = getattr(kind, name)
                    call = attribute.fget if isinstance(attribute, property) else attribute
                    if callable(call) and not name.startswith("__init_") and not isinstance(call, type):
                        try:
                            call(None)
                        except (TypeError, AttributeError):
                            pass
        """
        subprocess.run([sys.executable, "-c", program], check=True)

    def test_moves_are_of_their_game(self):
        cam, other = camlann.Game("cam"), camlann.Game("mini-camelot")
        for move in other.legal_moves:
            self.assertNotIn(move, cam.legal_moves)
            self.assertFalse(any(move == own for own in cam.legal_moves))

    def test_comments_are_text(self):
        node = camlann.Tree(camlann.Game("cam")).root.play("D5-D6")
        for wrong in ("\ud800", b"\xff"):
            with self.assertRaises((camlann.Error, TypeError)):
                node.comment = wrong
        self.assertEqual(node.comment, "")

    def test_games_of_a_file(self):
        catalog = camlann.Catalog.from_text(GARDEN)
        game = camlann.Game("garden", catalog=catalog)
        tree = camlann.Tree(game)
        tree.root.play(game.legal_moves[2]).comment = "first"
        move = self.same(game.legal_moves[0])
        self.same(catalog.variant("garden"))
        again = pickle.loads(pickle.dumps(tree))
        del catalog, tree
        self.assertEqual(again.root.next[0].comment, "first")
        self.assertEqual(again.root.game(), game)
        game.push(move)

    def test_records(self):
        for text in (ANNOTATED, (DATA / "records/odd-header.txt").read_text(), (DATA / "records/latin-1.txt").read_bytes()):
            for record in camlann.read_records(text):
                again = self.same(record)
                self.assertEqual((str(again), again.left_out, again.tags), (str(record), record.left_out, record.tags))
                self.assertEqual(self.same(copy.copy(record)), record)

    def test_trees_and_positions(self):
        dice = random.Random(29)
        for variant in camlann.variants():
            tree = Annotations.grown(dice, camlann.Game(variant.id))
            again, main = pickle.loads(pickle.dumps((tree, tree.main_line)))
            self.assertEqual(Annotations.all_of(again), Annotations.all_of(tree))
            self.assertEqual(camlann.Record(again), camlann.Record(tree))
            self.assertEqual(main, again.main_line)
        removed = tree.root.play(tree.root.game().legal_moves[0])
        removed.remove()
        with self.assertRaises(camlann.Error):
            pickle.dumps(removed)

    def test_the_rest(self):
        game = camlann.Game("cam")
        game.finish("resignation", "Black")
        self.same(game.outcome())
        self.same(game)
        self.same(camlann.Arrow("D5", "D6", "red"))

    def test_broken_ones_are_refused(self):
        tree = camlann.Tree(camlann.read_records(ANNOTATED)[0])
        dice = random.Random(31)
        for thing in (camlann.Game("cam").legal_moves[0], tree, tree.root.next[1], camlann.Record(tree), camlann.variant("cam"),
                      camlann.Arrow("D5")):
            state = thing.__getstate__()
            for _ in range(40):
                broken = list(state)
                place = dice.randrange(len(broken))
                broken[place] = dice.choice([None, -1, 255, 256, 10**9, "", "x", "\ud800", [], [300], [[]], [(1, "x")], (), b"x"])
                fresh = type(thing).__new__(type(thing))
                try:
                    fresh.__setstate__(tuple(broken[: dice.choice([len(broken), 2])]))
                except (ValueError, TypeError, IndexError, RuntimeError, OverflowError):
                    continue
                repr(fresh)


class Games(unittest.TestCase):
    def test_counting_plies(self):
        game = camlann.Game("cam")
        self.assertEqual((game.ply, len(game), bool(game), game.last_move), (0, 0, True, None))
        move = game.push("D5-D6")
        self.assertEqual((game.ply, len(game), bool(game), game.last_move), (1, 1, True, move))
        game.pop()
        self.assertEqual((game.ply, game.last_move), (0, None))

    def test_equal_positions_have_equal_keys(self):
        one, other = camlann.Game("cam"), camlann.Game("cam")
        for move in ("C5-C6", "D9-D8", "D5-D6"):
            one.push(move)
        for move in ("D5-D6", "D9-D8", "C5-C6"):
            other.push(move)
        self.assertEqual(one.key, other.key)
        self.assertNotEqual(one, other)  # games are equal if their moves are
        self.assertNotEqual(one.key, camlann.Game("cam").key)
        self.assertIsInstance(one.key, int)

    def test_games_in_sets(self):
        dice = random.Random(37)
        for variant in camlann.variants():
            game = camlann.Game(variant.id)
            seen = {game.copy()}
            while not game.is_over and game.ply < 10:
                game.push(dice.choice(game.legal_moves))
                self.assertNotIn(game, seen)
                seen.add(game.copy())
                self.assertIn(pickle.loads(pickle.dumps(game)), seen)
            self.assertEqual(len(seen), game.ply + 1)

    def test_legal_moves_are_a_sequence(self):
        game = camlann.Game("cam", fen=CHARGE)
        moves = game.legal_moves
        every = list(moves)
        self.assertIsInstance(moves, Sequence)
        self.assertEqual(moves[2:5], every[2:5])
        self.assertEqual(moves[::-1], every[::-1])
        self.assertEqual(moves[5:2], [])
        self.assertEqual(list(reversed(moves)), every[::-1])
        self.assertEqual([moves.index(move) for move in every], list(range(len(every))))
        self.assertEqual((moves.index(str(every[3])), moves.index(every[3], -len(every), -1)), (3, 3))
        self.assertEqual((moves.count(every[0]), moves.count("E6-E9"), moves.count(None), moves.count(str(every[0]))), (1, 0, 0, 1))
        for call in (lambda: moves.index(every[3], 4), lambda: moves.index("E6-E9"), lambda: moves.index(None), lambda: moves.index(every[3], 0, 3)):
            with self.assertRaises(ValueError):
                call()
        self.assertEqual(len(random.Random(1).sample(moves, 3)), 3)
        self.assertNotIn("\ud800", moves)

    def test_perft_ignores_what_the_board_does_not_show(self):
        # Deeper than the parts between two checks for signals.
        text = "1/3/5/7/2k4/7/7/7/2K4/7/5/3/1 w 0,0 "
        fresh = camlann.Game("cam", fen=text + "0 1").perft(6)
        self.assertEqual(camlann.Game("cam", fen=text + "99 60").perft(6), fresh)
        game = camlann.Game("cam", fen=text + "0 1")
        game.finish("agreement")
        self.assertEqual(game.perft(6), fresh)
        self.assertEqual(game.outcome().reason, "agreement")
        game, leaves = camlann.Game("cam", fen=text + "0 1"), 0
        for move in game.legal_moves:
            game.push(move)
            leaves += game.perft(5)
            game.pop()
        self.assertEqual(leaves, fresh)

    def test_pictures(self):
        game = camlann.Game("cam")
        self.assertEqual(game.svg(), game._repr_svg_())
        self.assertIn(' width="320"', game.svg(size=320))
        drawn = {game.svg(theme=theme) for theme in ("oak", "parch", "hc", "ink", "outline")}
        self.assertEqual(len(drawn), 5)
        marked, walked = game.svg(marks="D5"), game.svg(move="D5-D6")
        others = [game.svg(turn=2), game.svg(coordinates="none"), game.svg(pieces="flat"), game.svg(background="dark")]
        self.assertEqual(len({game.svg(), marked, walked, *others}), 7)
        game.push("D5-D6")
        self.assertNotEqual(game.svg(), game.svg(last_move=False))

    def test_random_games_of_every_variant(self):
        dice = random.Random(7)
        for variant in camlann.variants():
            game = camlann.Game(variant.id)
            for _ in range(30):
                if game.is_over:
                    break
                before, move = game.fen, dice.choice(game.legal_moves)
                self.assertIn(move, game.legal_moves)
                self.assertIn(str(move), game.legal_moves)
                self.assertEqual(game.read(str(move)), move)
                self.assertIsNone(game.why_not(*move.path))
                game.push(move)
                self.assertEqual(game.pop(), move)
                self.assertEqual(game.fen, before)
                game.push(str(move))
            with self.subTest(variant.id):
                self.assertEqual(pickle.loads(pickle.dumps(game)), game)
                self.assertEqual(copy.deepcopy(game), game)
                self.assertTrue(game._repr_svg_().startswith("<svg"))
                self.assertIn(variant.id, repr(game))

    def test_a_move_of_another_position_is_checked(self):
        game = camlann.Game("cam", fen=CHARGE)
        old = [move for move in game.legal_moves if move.captures]
        game.push(old[0])
        with self.assertRaises(camlann.Error):
            game.push(old[1])
        other = camlann.Game("camelot")
        with self.assertRaises(camlann.Error):
            other.push(old[0])
        self.assertEqual(str(old[0]), "G8-E6xE4xC6xA8")

    def test_a_first_move_is_taken_over(self):
        game = camlann.Game("cam", rules="wcf,swap=true")
        game.push("B5-B6")
        swap = game.legal_moves[-1]
        self.assertEqual((str(swap), swap.kind), ("swap", "swap"))
        self.assertIn("swap", game.legal_moves)
        game.push(swap)
        self.assertEqual((game.turn, str(game.pop())), ("White", "swap"))

    def test_moves_outlive_their_game(self):
        moves = camlann.Game("cam").legal_moves
        last = moves[-1]
        del moves
        self.assertTrue(last.path)

    def test_resignation(self):
        game = camlann.Game("camelot")
        game.finish("resignation", "Black")
        self.assertEqual((game.outcome().winner, len(game.legal_moves)), ("Black", 0))
        self.assertEqual(pickle.loads(pickle.dumps(game)).outcome(), game.outcome())
        with self.assertRaises(ValueError):
            game.finish("agreement")
        game = camlann.Game("camelot")
        for words in (("castle",), ("resignation", "Nobody"), ("resignation",), ("agreement", "White")):
            with self.assertRaises(ValueError):
                game.finish(*words)

    def test_a_result_that_a_tournament_gave(self):
        text = "Variant: cam\nTermination: forfeit\nResult: 0-1\n\nB5-B6"
        game = camlann.read_records(text)[0].replay()
        self.assertEqual((game.outcome().reason, game.outcome().winner), ("forfeit", "Black"))
        self.assertEqual(pickle.loads(pickle.dumps(game)).outcome(), game.outcome())
        again = camlann.read_records(str(camlann.Record(game)))[0].replay()
        self.assertEqual(again.outcome(), game.outcome())


class OwnGames(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.file = Path(self.folder.name) / "garden.variant"
        self.file.write_text(GARDEN, encoding="utf-8")
        self.catalog = camlann.Catalog(self.file)

    def game(self, **how):
        return camlann.Game("garden", catalog=self.catalog, **how)

    def test_a_file(self):
        garden = self.catalog.variant("Castle Garden")
        self.assertEqual((garden.id, garden.files, garden.ranks, len(garden.squares)), ("garden", 6, 7, 34))
        self.assertEqual(garden.notes, ["Made on a rainy afternoon."])
        self.assertEqual(garden, self.game().variant)
        self.assertEqual([one.id for one in self.catalog.variants()], [one.id for one in camlann.variants()] + ["garden"])
        self.assertEqual(camlann.Catalog(str(self.file)), self.catalog)
        self.assertEqual(camlann.Catalog.from_text(GARDEN), self.catalog)
        self.assertNotEqual(camlann.Catalog(), self.catalog)
        self.assertEqual(len(camlann.Catalog().variants()), len(camlann.variants()))
        self.assertEqual(len({garden, self.game().variant, camlann.Catalog(self.file).variant("garden")}), 1)

    def test_the_words_of_an_author(self):
        text = GARDEN + (DATA / "../../doc/formats/variant.md").read_text().split("```\n# The garden above")[1].split("```")[0].replace(", with", "# with", 1)
        mine = camlann.Catalog.from_text(text)
        walled = mine.variant("walled-garden")
        self.assertEqual(len(walled.own_rules), 2)
        self.assertTrue(walled.own_rules[1].startswith("The pond is deep."))
        (lesson,) = walled.lessons
        self.assertEqual((lesson.title, lesson.hint, lesson.moves), ("Over the hedge", "Black's castle is D7.", ["B5xD7"]))
        game = camlann.Game("walled-garden", fen=lesson.fen, catalog=mine)
        self.assertIn(lesson.moves[0], [str(move) for move in game.legal_moves])
        self.assertIn("Two jumps", lesson.task)
        self.assertEqual(repr(lesson), "<camlann.Lesson Over the hedge>")
        self.assertEqual(len({lesson, walled.lessons[0]}), 1)
        for without in (mine.variant("garden"), camlann.variant("cam")):
            self.assertEqual((without.own_rules, without.lessons), ([], []))

    def test_catalogs_do_not_see_each_other(self):
        with self.assertRaises(ValueError):
            camlann.Game("garden")
        pond = camlann.Catalog.from_text(GARDEN.replace("~ ~", ". ."))
        self.assertNotEqual(pond.variant("garden"), self.catalog.variant("garden"))
        self.assertEqual(len(pond.variant("garden").squares), 36)
        self.assertNotEqual(camlann.Game("garden", catalog=pond), self.game())
        self.assertEqual(camlann.Game("cam", catalog=pond), camlann.Game("cam"))
        self.assertEqual(pond.variant("cam"), camlann.variant("cam"))

    def test_the_base_on_a_board_of_its_own(self):
        # The board of Cam as a file has the game of Cam: the published number of positions.
        cam = camlann.Game("cam")
        ranks = []
        for rank in range(13, 0, -1):
            goals = {"D13": "b", "D1": "w"}
            squares = (f"{file}{rank}" for file in "ABCDEFG")
            ranks.append(" ".join(goals.get(s) or cam.pieces.get(s) or ("." if s in cam.variant.squares else "-") for s in squares))
        text = "[mine]\nbase = cam\nboard =\n" + "".join(f"  {rank}\n" for rank in ranks)
        mine = camlann.Game("mine", catalog=camlann.Catalog.from_text(text))
        self.assertEqual([camlann.perft(mine, depth) for depth in (1, 2, 3)], [54, 2916, 166212])

    def test_two_files(self):
        second = Path(self.folder.name) / "second.variant"
        second.write_text("[meadow]\nbase = garden\naim = lose\n")
        both = camlann.Catalog(self.file, second)
        self.assertEqual([one.id for one in both.variants()][-2:], ["garden", "meadow"])
        self.assertEqual(camlann.Game("meadow", catalog=both).perft(2), self.game().perft(2))
        with self.assertRaises(ValueError) as raised:
            camlann.Catalog(second)
        self.assertIn("second.variant:2:8", raised.exception.where)

    def test_all_that_a_game_can_do(self):
        game = self.game()
        del self.catalog
        leaves = 0
        for move in game.legal_moves:
            game.push(move)
            leaves += len(game.legal_moves)
            game.pop()
        self.assertEqual(game.perft(2), leaves)
        dice = random.Random(5)
        while not game.is_over and len(game.moves) < 60:
            game.push(dice.choice(game.legal_moves))
        record = camlann.Record(game)
        self.assertEqual(record.tags["Variant"], "Castle Garden")
        known = camlann.Catalog.from_text(GARDEN)
        again = camlann.read_records(str(record))[0].replay(catalog=known)
        self.assertEqual(again, game)
        with self.assertRaises(ValueError):
            camlann.read_records(str(record))[0].replay()
        for other in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game), game.copy()):
            self.assertEqual(other, game)
            self.assertEqual(other.variant, game.variant)
        games = [game, *pickle.loads(pickle.dumps([game, game]))]
        self.assertEqual(camlann.planes(games).shape, (3, len(camlann.plane_names(game.variant)), 16, 16))
        self.assertTrue(game._repr_svg_().startswith("<svg"))

    def test_moves_and_trees_outlive_their_catalog(self):
        moves = self.game().legal_moves
        tree = camlann.Tree(self.game())
        node = tree.root.play(str(moves[3]))
        del tree, self.catalog
        self.assertEqual(node.move, moves[3])
        self.assertTrue(moves[3].path)
        self.assertEqual(node.game().moves, [moves[3]])
        self.assertEqual(node.game().variant.name, "Castle Garden")

    def test_it_is_searched(self):
        with camlann.Engine() as engine:
            found = engine.analyse(self.game(), nodes=3000)
            self.assertIn(found.lines[0].moves[0], self.game().legal_moves)
            self.assertTrue(engine.why(self.game(), nodes=1000))
            # The same names with other rules are another game.
            lost = camlann.Catalog.from_text(GARDEN.replace("quietPlies", "aim = lose\nquietPlies"))
            last = camlann.Game("garden", catalog=self.catalog, fen="3/3M2/6/4/6/5k/3 w")
            first = camlann.Game("garden", catalog=lost, fen="3/3M2/6/4/6/5k/3 w")
            self.assertGreater(engine.analyse(last, depth=3).lines[0].score, 1000)
            self.assertLess(engine.analyse(first, depth=3).lines[0].score, 1000)
        for catalog in (self.catalog, lost, self.catalog):
            game = camlann.Game("garden", catalog=catalog)
            self.assertIn(camlann.Computer(level=4).choose(game), game.legal_moves)

    def test_there_are_no_tables(self):
        with self.assertRaises(ValueError):
            camlann.Tables(self.folder.name).probe(self.game())

    def test_what_is_wrong(self):
        def where(text):
            with self.assertRaises(camlann.Error) as raised:
                camlann.Catalog.from_text(text, file="mine")
            self.assertTrue(raised.exception.what and raised.exception.expected)
            return raised.exception.where

        self.assertEqual(where(""), "mine:1:1")
        self.assertEqual(where(GARDEN.replace(". k m", ". q m")), "mine:9:5")
        self.assertEqual(where("[garden]\nbase = kam\n"), "mine:2:8")
        self.assertEqual(where("[cam]\n"), "mine:1:2")
        self.assertEqual(where(GARDEN * 2), "mine:16:2")
        self.assertEqual(where("[garden]\nbäse = cam\n"), "mine:2:1")
        self.assertTrue(where("[garden]\nname = " + "Ü" * 50))
        self.assertTrue(where("x" * 3_000_000))
        for missing in (self.folder.name, "/nowhere/garden.variant", "", "a\0b"):
            with self.assertRaises(camlann.Error) as raised:
                camlann.Catalog(missing)
            self.assertEqual((raised.exception.where, raised.exception.code), (missing, "io"))
        self.file.write_bytes(b"[garden]\nbase = cam\nnote = caf\xe9\n")
        with self.assertRaises(camlann.Error) as raised:
            camlann.Catalog(self.file)
        self.assertEqual(raised.exception.where, f"{self.file}:3:11")
        for call in (lambda: camlann.Catalog(7), lambda: camlann.Catalog.from_text(7), lambda: camlann.Game("cam", catalog="garden")):
            with self.assertRaises(TypeError):
                call()
        with self.assertRaises(camlann.Error):
            self.catalog.variant("gardens")
        with self.assertRaises(ValueError):
            camlann.Catalog.__new__(camlann.Catalog).__setstate__(b"[")

    def test_noise(self):
        dice = random.Random(11)
        for _ in range(1500):
            text = list(GARDEN)
            for _ in range(dice.randrange(1, 6)):
                text[dice.randrange(len(text))] = dice.choice("-.~kKmMwb[]=\n #\0é9")
            try:
                catalog = camlann.Catalog.from_text("".join(text))
            except camlann.Error as error:
                self.assertRegex(error.where, r"^text:\d+:\d+$")
                continue
            game = camlann.Game(catalog.variants()[-1].id, catalog=catalog)
            self.assertEqual(game.perft(1), len(game.legal_moves))


class BadInput(unittest.TestCase):
    def explained(self, call, *words):
        with self.assertRaises(ValueError) as raised:
            call()
        self.assertIsInstance(raised.exception, camlann.Error)
        self.assertTrue(raised.exception.what)
        self.assertTrue(raised.exception.expected, str(raised.exception))
        for word in words:
            self.assertIn(word, str(raised.exception))

    def test_every_door(self):
        game = camlann.Game("camelot")
        self.explained(lambda: camlann.Game("kamelot"), "kamelot", "camelot")
        self.explained(lambda: camlann.variant("kamelot"), "kamelot")
        self.explained(lambda: camlann.Game("cam", rules="wcf,thinDraw=perhaps"), "thinDraw")
        self.explained(lambda: camlann.Game("cam", fen="1/3/5 w"), "13 ranks")
        self.explained(lambda: camlann.Game("cam", fen="\0"), "1:1")
        self.explained(lambda: camlann.Game("cam", fen="x" * 100_000))
        self.explained(lambda: game.push("E6-E9"), "E9")
        self.explained(lambda: game.push(""), "")
        self.explained(lambda: game.push("ünmöglich"))
        self.explained(game.pop)
        self.explained(lambda: game.why_not("Z99"), "Z99", "such as")
        self.explained(lambda: game.push("\ud800"), "surrogate")
        self.explained(lambda: game.why_not("\ud800"), "surrogate")
        self.explained(lambda: game.svg(theme="pine"), "pine", "oak, parch")
        self.explained(lambda: game.svg(size=8), "40 to 8000")
        self.explained(lambda: game.svg(turn=4), "0 to 3")
        self.explained(lambda: game.svg(marks="E9"), "E9")
        self.explained(lambda: game.svg(move="E6-E9"), "E9")
        self.explained(lambda: game.perft(-1), "0 or more")
        self.explained(lambda: camlann.read_records("1. E6-E8 {open"), "1:10")
        self.explained(lambda: camlann.read_records("1. E6-E8 {").pop().replay())
        self.explained(lambda: camlann.read_records("1. E6-E9 *")[0].replay("camelot"), "1:4")
        self.explained(lambda: camlann.Record(game, **{"no key": 1}))
        self.explained(lambda: camlann.Record(game, White="two\nlines"))
        self.explained(lambda: camlann.Tables("/nowhere"), "/nowhere")
        self.explained(lambda: camlann.Catalog(b"/nowhere/\xff"), "/nowhere")
        self.explained(lambda: camlann.Engine(threads=0), "threads")
        self.explained(lambda: camlann.Engine(hash_mb=0), "hash_mb")
        self.explained(lambda: camlann.Computer(level=11), "1 to 10")
        self.explained(lambda: camlann.planes([]))
        self.explained(lambda: camlann.planes([game, camlann.Game("cam")]), "games[1]")
        with self.assertRaises(TypeError):
            camlann.planes([game, None])
        self.assertEqual(game, camlann.Game("camelot"))

    def test_engine(self):
        game = camlann.Game("cam")
        engine = camlann.Engine()
        self.explained(lambda: engine.analyse(game), "nodes")
        for limit in ({"nodes": 0}, {"depth": 0}, {"seconds": 0}, {"seconds": float("nan")}, {"nodes": 1, "lines": 0}):
            self.explained(lambda limit=limit: engine.analyse(game, **limit))
        over = camlann.Game("cam", fen="1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w")
        over.push("D12-D13")
        self.assertEqual(engine.analyse(over, nodes=10).lines, [])
        self.explained(lambda: engine.best_move(over, nodes=10))
        self.explained(lambda: camlann.Computer().choose(over))
        self.explained(lambda: camlann.Engine(tables="/nowhere").analyse(game, nodes=10), "/nowhere")
        engine.close()
        engine.close()
        self.explained(lambda: engine.analyse(game, nodes=10), "closed")

    def test_types(self):
        game = camlann.Game("cam")
        for call in (lambda: game.push(7), lambda: game.push(None), lambda: camlann.Game(7), lambda: camlann.perft("cam", 1)):
            with self.assertRaises(TypeError):
                call()
        with self.assertRaises(IndexError):
            game.legal_moves[1000]
        for call in (lambda: game.why_not(7), lambda: game.next_squares(None), lambda: game.svg(size="big"), lambda: camlann.Tree("cam"),
                     lambda: camlann.Record("cam"), lambda: game.legal_moves["D5-D6":]):
            with self.assertRaises(TypeError):
                call()

    def test_noise(self):
        dice = random.Random(3)
        letters = "12/KkMmw b0,-xABCDEFG[]\"{}.*\n;"
        for _ in range(3000):
            text = "".join(dice.choice(letters) for _ in range(dice.randrange(40)))
            game = camlann.Game("cam")
            for call in (lambda: camlann.Game("cam", fen=text), lambda: game.push(text), lambda: camlann.read_records(text),
                         lambda: camlann.Game("cam", rules=text)):
                try:
                    call()
                except camlann.Error as error:
                    self.assertTrue(error.what)

    def test_a_broken_pickle(self):
        reduced = camlann.Game("cam").__reduce_ex__(4)
        game = camlann.Game.__new__(camlann.Game)
        with self.assertRaises(ValueError):
            game.__setstate__(reduced[2][:3])
        with self.assertRaises(ValueError):
            game.__setstate__(("cam", "wcf", "1/3", [], "", 0))


class Threads(unittest.TestCase):
    def test_others_run_while_an_engine_thinks(self):
        engine, ticks = camlann.Engine(), []
        thread = threading.Thread(target=lambda: ticks.append(engine.analyse(camlann.Game("camelot"), seconds=30)))
        started = time.monotonic()
        thread.start()
        while time.monotonic() - started < 0.3:
            ticks.append(time.monotonic())
        self.assertGreater(len(ticks), 100)
        engine.stop()
        thread.join()
        self.assertLess(time.monotonic() - started, 10)
        self.assertTrue(ticks[-1].lines)

    def test_a_search_reports_on_the_way(self):
        game, seen = camlann.Game("cam"), []
        with camlann.Engine() as engine:
            found = engine.analyse(game, depth=4, on_info=seen.append)
            self.assertEqual([one.depth for one in seen], sorted(one.depth for one in seen))
            self.assertEqual((seen[-1].depth, seen[-1].lines[0].moves), (found.depth, found.lines[0].moves))
            # It ends the search by stop() or by an exception, and cannot wait for itself.
            engine.analyse(game, seconds=60, on_info=lambda analysis: engine.stop())
            with self.assertRaises(ZeroDivisionError):
                engine.analyse(game, seconds=60, on_info=lambda analysis: 1 / 0)
            for again in (lambda analysis: engine.analyse(game, depth=1), lambda analysis: engine.close()):
                with self.assertRaises(camlann.Error):
                    engine.analyse(game, seconds=60, on_info=again)
            with self.assertRaises(TypeError):
                engine.analyse(game, depth=1, on_info=7)
            self.assertEqual(engine.analyse(game, depth=1).depth, 1)

    def test_closed_while_it_thinks(self):
        engine, raised = camlann.Engine(), []

        def think():
            try:
                while True:
                    engine.analyse(camlann.Game("cam"), nodes=2000)
            except camlann.Error as error:
                raised.append(error)

        threads = [threading.Thread(target=think) for _ in range(4)]
        for thread in threads:
            thread.start()
        time.sleep(0.2)
        engine.close()
        for thread in threads:
            thread.join()
        self.assertEqual(len(raised), 4)

    def test_one_game_in_many_threads(self):
        game = camlann.Game("cam")

        def shake(seed):
            dice = random.Random(seed)
            for _ in range(300):
                try:
                    if dice.random() < 0.5:
                        game.push(dice.choice(game.legal_moves))
                    else:
                        game.pop()
                except (camlann.Error, IndexError):
                    pass
                str(game), game.fen, game.perft(1), game.turn

        threads = [threading.Thread(target=shake, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        replayed = camlann.Game("cam")
        for move in game.moves:
            replayed.push(str(move))
        self.assertEqual(replayed.fen, game.fen)

    def test_ctrl_c(self):
        import _thread

        engine = camlann.Engine()
        threading.Timer(0.2, _thread.interrupt_main).start()
        with self.assertRaises(KeyboardInterrupt):
            engine.analyse(camlann.Game("camelot"), seconds=60)
        self.assertTrue(engine.analyse(camlann.Game("camelot"), nodes=100).lines)

    def test_ctrl_c_ends_every_long_call(self):
        game = camlann.Game("camelot")
        busy = camlann.Engine()
        thread = threading.Thread(target=lambda: busy.analyse(game, seconds=60))
        thread.start()
        time.sleep(0.1)
        many = '[Variant "Camelot"]\n\n1. E6-G8 I11-G9 *\n\n' * 200_000
        calls = {
            "perft": lambda: camlann.perft(game, 9),
            "perft of a game": lambda: game.perft(9),
            "a busy engine": lambda: busy.analyse(game, seconds=60),
            "reading": lambda: camlann.read_records(many),
            "why": lambda: camlann.Engine().why(game, seconds=60),
        }
        for name, call in calls.items():
            with self.subTest(name):
                timer, ended = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)), False
                started = time.monotonic()
                timer.start()
                with self.assertRaises(KeyboardInterrupt):
                    call()
                    ended = True
                    timer.join()
                self.assertFalse(ended)
                self.assertLess(time.monotonic() - started, 20)
        busy.stop()
        thread.join()
        self.assertEqual(game.perft(2), sum(1 for move in game.legal_moves for _ in self.after(game, move)))

    @staticmethod
    def after(game, move):
        other = game.copy()
        other.push(move)
        return other.legal_moves


class Planes(unittest.TestCase):
    def test_they_hold_the_position(self):
        for variant in camlann.variants():
            game = camlann.Game(variant.id)
            game.push(game.legal_moves[0])
            planes, names = camlann.planes([game])[0], camlann.plane_names(variant)
            self.assertEqual(planes.shape, (len(names), 16, 16))
            self.assertEqual(planes.dtype, np.uint8)
            trees = list(game.pieces.values()).count("T")
            self.assertEqual(len(game.pieces) - trees, planes[: names.index("board")].sum())
            self.assertEqual(len(variant.squares) - trees, planes[names.index("board")].sum())
            turn = planes[names.index(f"{game.turn} to move")]
            self.assertTrue((turn == planes[names.index("board")]).all())

    def test_where_a_square_is(self):
        wood = camlann.Game("river-camelot")
        wood.push("@F7")
        names = camlann.plane_names(wood.variant)
        board = camlann.planes([wood])[0, names.index("board")]
        self.assertEqual((board.sum(), board[6, 5], wood.pieces["F7"]), (135, 0, "T"))
        planes = camlann.planes([camlann.Game("cam", fen=CHARGE)])
        self.assertEqual(np.argwhere(planes[0, 1]).tolist(), [[7, 6]])  # the knight on G8


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
