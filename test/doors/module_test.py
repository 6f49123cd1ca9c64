"""module_test.py DATA [NODES]: what the Python module promises, against the perft tables and positions in DATA, those of more
NODES left out; and bad input."""

import copy
import json
import pickle
import random
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

import numpy as np

import camlann

DATA = Path(sys.argv[1])
MOST_NODES = int(sys.argv[2]) if len(sys.argv) > 2 else 3_000_000
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


class Games(unittest.TestCase):
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
        for words in (("castle",), ("resignation", "Nobody")):
            with self.assertRaises(ValueError):
                game.finish(*words)

    def test_a_result_that_a_tournament_gave(self):
        text = "Variant: cam\nTermination: forfeit\nResult: 0-1\n\nB5-B6"
        game = camlann.read_records(text)[0].replay()
        self.assertEqual((game.outcome().reason, game.outcome().winner), ("forfeit", "Black"))
        self.assertEqual(pickle.loads(pickle.dumps(game)).outcome(), game.outcome())
        again = camlann.read_records(str(camlann.Record(game)))[0].replay()
        self.assertEqual(again.outcome(), game.outcome())


# The example of the document.
GARDEN = (DATA / "../../doc/formats/variant.md").read_text().split("```\n")[1]


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
        self.explained(lambda: game.why_not("Z99"), "Z99")
        self.explained(lambda: game.perft(-1), "0 or more")
        self.explained(lambda: camlann.read_records("1. E6-E8 {open"), "1:10")
        self.explained(lambda: camlann.read_records("1. E6-E8 {").pop().replay())
        self.explained(lambda: camlann.read_records("1. E6-E9 *")[0].replay("camelot"), "1:4")
        self.explained(lambda: camlann.Record(game, **{"no key": 1}))
        self.explained(lambda: camlann.Record(game, White="two\nlines"))
        self.explained(lambda: camlann.Tables("/nowhere"), "/nowhere")
        self.explained(lambda: camlann.Engine(threads=0), "threads")
        self.explained(lambda: camlann.Engine(hash_mb=0), "hash_mb")
        self.explained(lambda: camlann.Computer(level=11), "1 to 10")
        self.explained(lambda: camlann.planes([]))
        self.explained(lambda: camlann.planes([game, camlann.Game("cam")]), "games[1]")
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
        with self.assertRaises(TypeError):
            hash(game)

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
