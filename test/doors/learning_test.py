"""learning_test.py DATA: moves as numbers, streams of a search, pictures with drawings, and damaged records."""

import gc
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time
import unittest
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import camlann

DATA = Path(sys.argv[1])
CHARGE = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w"


class Actions(unittest.TestCase):
    """Every legal move is one sequence of actions, of which no other is the beginning."""

    def holds(self, game):
        moves = list(game.legal_moves)
        sequences = [tuple(game.actions(move)) for move in moves]
        self.assertEqual(len(set(sequences)), len(moves), game.fen)
        nexts = {}
        for move, actions in zip(moves, sequences):
            self.assertEqual(game.move_at(actions), move)
            for at, action in enumerate(actions):
                nexts.setdefault(actions[:at], set()).add(action)
        self.assertFalse(set(sequences) & set(nexts), game.fen)
        for so_far, allowed in nexts.items():
            self.assertEqual(set(np.flatnonzero(game.legal_mask(so_far))), allowed)
            self.assertIsNone(game.move_at(so_far))
        if sequences:
            self.assertFalse(game.legal_mask(sequences[0]).any())
        self.assertTrue((game.legal_mask() == camlann.legal_masks([game])[0]).all())
        return sequences

    def test_random_games_of_every_variant(self):
        dice = random.Random(29)
        for variant in camlann.variants():
            names, seen = camlann.action_names(variant), set()
            self.assertEqual(len(names), camlann.action_count)
            for _ in range(3):
                game = camlann.Game(variant.id)
                for _ in range(60):
                    if game.is_over:
                        break
                    for actions in self.holds(game):
                        seen.update(actions)
                    game.push(dice.choice(game.legal_moves))
            with self.subTest(variant.id):
                self.assertTrue(all(names[action] for action in seen))
                self.assertLessEqual({name for name in names[:256] if name}, set(variant.squares))

    def test_positions_of_camblam(self):
        import json

        kinds = set()
        for line in (DATA / "rules/camblam-positions.jsonl").read_text().splitlines():
            if not line.startswith("#"):
                game = camlann.Game("camblam", fen=json.loads(line)["fen"])
                self.holds(game)
                kinds |= {(move.kind, move.promotion is not None) for move in game.legal_moves}
        self.assertLessEqual({("shot", False), ("run", False), ("capture", False)}, kinds)
        self.assertTrue(any(promotes for _, promotes in kinds))

    def test_the_numbers_are_fixed(self):
        """A trained network depends on them: they never change."""
        self.assertEqual(camlann.action_count, 272)
        game = camlann.Game("cam", fen=CHARGE)
        self.assertEqual(game.actions("G8xC4"), [118, 84, 50, 256])  # G8, E6, C4, the end
        self.assertEqual(game.actions("F7-F8"), [101, 117, 256])
        swap = camlann.Game("cam", rules="wcf,swap=true")
        swap.push("B5-B6")
        self.assertEqual(swap.actions("swap"), [257])
        names = camlann.action_names(camlann.variant("camblam"))
        self.assertEqual([names[0], names[187], *names[256:259]], ["a1", "l12", "end", "swap", "shot"])
        self.assertEqual([name for name in names[259:] if name], names[259 : 259 + len([name for name in names[259:] if name])])
        self.assertEqual(camlann.action_names(game.variant)[118], "G8")
        tree = camlann.Game("river-camelot")
        self.assertEqual(tree.actions("@F7"), [101, 256])

    def test_a_walk_by_the_masks(self):
        dice, game = np.random.default_rng(5), camlann.Game("camelot")
        for _ in range(30):
            actions = []
            while (move := game.move_at(actions)) is None:
                mask = game.legal_mask(actions)
                self.assertEqual((mask.shape, mask.dtype), ((camlann.action_count,), np.bool_))
                actions.append(dice.choice(np.flatnonzero(mask)))  # an int of numpy
            game.push(move)

    def test_what_cannot_be(self):
        game = camlann.Game("cam")
        for call in (lambda: game.legal_mask([0]), lambda: game.move_at([257]), lambda: game.move_at([500]), lambda: game.actions("B5-B9"),
                     lambda: game.legal_mask([65, 81, 256, 256])):
            with self.assertRaises(camlann.Error):
                call()
        for call in (lambda: game.legal_mask("D5"), lambda: game.legal_mask([-1]), lambda: game.legal_mask([70000]), lambda: camlann.legal_masks(["cam"]),
                     lambda: camlann.legal_masks([game, None])):
            with self.assertRaises(TypeError):
                call()
        over = camlann.Game("cam")
        over.finish("agreement")
        self.assertFalse(over.legal_mask().any())
        self.assertEqual(camlann.legal_masks([]).shape, (0, camlann.action_count))


class Streams(unittest.TestCase):
    def test_it_yields_every_iteration(self):
        game = camlann.Game("cam")
        with camlann.Engine() as engine:
            found = list(engine.stream(game, depth=5))
            self.assertEqual([one.depth for one in found], sorted(one.depth for one in found))
            self.assertEqual(found[-1].depth, 5)
            self.assertIn(found[-1].lines[0].moves[0], game.legal_moves)
            stream = engine.stream(game, depth=3, lines=2)
            self.assertIsInstance(stream, Iterator)
            last = list(stream)[-1]
            self.assertEqual((len(last.lines), stream.last.depth, stream.done, list(stream)), (2, 3, True, []))

    def test_it_is_stopped(self):
        game = camlann.Game("camelot")
        engine, started = camlann.Engine(), time.monotonic()
        depths = []
        with engine.stream(game) as stream:
            for found in stream:
                depths.append(found.depth)
                if found.depth >= 4:
                    stream.stop()
        self.assertGreaterEqual(depths[-1], 4)
        for found in engine.stream(game):
            break  # the stream ends with its last reference
        self.assertEqual(engine.analyse(game, depth=1).depth, 1)
        stream = engine.stream(game)
        next(stream)
        threading.Timer(0.1, engine.stop).start()
        for _ in stream:
            pass
        stream = engine.stream(game)
        engine.close()
        self.assertLess(len(list(stream)), 100)
        with self.assertRaises(camlann.Error):
            engine.stream(game)
        self.assertLess(time.monotonic() - started, 30)

    def test_games_that_are_over_and_limits(self):
        engine, game = camlann.Engine(), camlann.Game("cam", fen="1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w")
        game.push("D12-D13")
        self.assertLessEqual(sum(len(found.lines) for found in engine.stream(game, depth=3)), 0)
        for limits in ({"nodes": 0}, {"depth": 0}, {"seconds": -1}, {"lines": 0}):
            with self.assertRaises(camlann.Error):
                engine.stream(game, **limits)

    def test_it_waits_for_another_search_and_can_be_given_up(self):
        engine, game = camlann.Engine(), camlann.Game("camelot")
        first = engine.stream(game)
        next(first)
        second = engine.stream(game, depth=2)
        started = time.monotonic()
        waiting = engine.stream(game)
        waiting.close()
        self.assertLess(time.monotonic() - started, 5)
        self.assertEqual((list(waiting), first.done), ([], False))
        second.stop()  # does not stop the first one
        time.sleep(0.2)
        self.assertFalse(first.done)
        first.close()
        self.assertTrue(first.done)
        self.assertEqual(list(second), [])

    def test_threads_share_it(self):
        """None of them ends before the search, though others take what it has waited for."""
        engine = camlann.Engine()
        for _ in range(5):
            stream, read, ended = engine.stream(camlann.Game("camelot"), depth=7), [], []

            def reader():
                for found in stream:
                    read.append(found.depth)
                ended.append(stream.done)

            threads = [threading.Thread(target=reader) for _ in range(4)]
            for thread in threads:
                thread.start()
            while any(thread.is_alive() for thread in threads):
                pass  # holds the interpreter's lock, so that several readers wait for it with the same news
            self.assertEqual((ended, sorted(read)), ([True] * 4, [1, 2, 3, 4, 5, 6, 7]))

    def test_in_a_function_that_the_engine_calls(self):
        engine, game = camlann.Engine(), camlann.Game("camelot")
        with self.assertRaises(camlann.Error) as raised:
            engine.analyse(game, depth=2, on_info=lambda found: engine.stream(game))
        self.assertEqual(raised.exception.where, "on_info")
        done = engine.stream(game, depth=2)
        while not done.done:
            time.sleep(0.01)
        depths = []
        engine.analyse(game, depth=1, on_info=lambda found: depths.append(next(done).depth))
        self.assertEqual(depths, [1])

        # A stream that begins while the engine thinks cannot be waited for in its function.
        thinking, begun, raised = threading.Event(), threading.Event(), []

        def read(found):
            thinking.set()
            begun.wait(30)
            next(waiting)

        def analyse():
            try:
                engine.analyse(game, depth=2, on_info=read)
            except Exception as error:
                raised.append(error)

        thread = threading.Thread(target=analyse)
        thread.start()
        thinking.wait(30)
        waiting = engine.stream(game, depth=1)
        begun.set()
        thread.join(5)
        hangs = thread.is_alive()
        waiting.close()
        thread.join()
        self.assertFalse(hangs)
        self.assertIsInstance(raised[0], camlann.Error)

    def test_the_game_may_change_meanwhile(self):
        engine, game = camlann.Engine(), camlann.Game("cam")
        stream = engine.stream(game, depth=5)
        game.push(game.legal_moves[0])
        self.assertIn(list(stream)[-1].lines[0].moves[0], camlann.Game("cam").legal_moves)

    def test_ctrl_c(self):
        engine, game = camlann.Engine(), camlann.Game("camelot")
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        started = time.monotonic()
        with self.assertRaises(KeyboardInterrupt), engine.stream(game) as stream:
            for _ in stream:
                pass
        self.assertTrue(stream.done)
        self.assertLess(time.monotonic() - started, 10)
        self.assertEqual(engine.analyse(game, depth=1).depth, 1)

    def test_a_program_ends_while_it_thinks(self):
        for code in ("stream = camlann.Engine().stream(camlann.Game('camelot')); next(stream)",
                     "stream = camlann.Engine().stream(camlann.Game('camelot')); stream_too = [stream]; stream_too.append(stream_too)",
                     "import threading; stream = camlann.Engine().stream(camlann.Game('cam')); threading.Timer(0.1, stream.stop).start(); raise SystemExit(0)"):
            done = subprocess.run([sys.executable, "-c", f"import camlann; {code}"], capture_output=True, text=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, ""), code)
        gc.collect()


class Results(unittest.TestCase):
    def test_they_come_back_from_another_process(self):
        game = camlann.Game("cam", fen=CHARGE)
        with camlann.Engine() as engine:
            found, reasons = engine.analyse(game, nodes=20_000, lines=2), engine.why(game, nodes=5_000)
        again = pickle.loads(pickle.dumps(found))
        self.assertEqual((again.depth, again.nodes, again.seconds), (found.depth, found.nodes, found.seconds))
        self.assertEqual([(str(line), line.moves, line.plies_to_end) for line in again.lines], [(str(line), line.moves, line.plies_to_end) for line in found.lines])
        one = pickle.loads(pickle.dumps(reasons))[0]
        self.assertEqual((one.move, one.score, one.reasons), (reasons[0].move, reasons[0].score, reasons[0].reasons))
        for thing in (found, found.lines[0], reasons[0]):
            with self.assertRaises(camlann.Error):
                type(thing).__new__(type(thing)).__setstate__(())


class Pictures(unittest.TestCase):
    def test_arrows_and_rings(self):
        game = camlann.Game("cam")
        drawn = game.svg(arrows=[camlann.Arrow("D5", "D7", "red"), camlann.Arrow("C6")])
        self.assertNotEqual(drawn, game.svg())
        self.assertNotEqual(drawn, game.svg(arrows=[camlann.Arrow("D5", "D7", "blue"), camlann.Arrow("C6")]))
        self.assertEqual(game.svg(arrows=()), game.svg())
        with self.assertRaises(camlann.Error):
            game.svg(arrows=[camlann.Arrow("Z9")])
        with self.assertRaises(TypeError):
            game.svg(arrows=["D5"])
        node = camlann.Tree(game).root
        self.assertEqual(node._repr_svg_(), game.svg())
        node.arrows = [camlann.Arrow("C6")]
        self.assertEqual(node._repr_svg_(), game.svg(arrows=node.arrows))


DAMAGED = """[Variant "Cam"]
[White "Ann"]
[Result "1-0"]

{the first} 1. D5-D6 {good} (1. C5-C6 E9-E1 {gone}) D9-D8
2. D6-D9 {cannot be} B9-B8 1-0

[Variant "Cam"]
[Black "Bob"]

1. C5-C6 D9-D8 2. {fine} B5-B6 ((( %%% 3. *

[Variant "Chess"]

1. D5-D6 *

[Variant "Cam"]

1. B5-B6 *
"""


class Damaged(unittest.TestCase):
    """What is good in a file is kept, and what is not has a place."""

    def test_all_that_is_good_is_kept(self):
        with self.assertRaises(camlann.Error):
            camlann.read_records(DAMAGED)
        first, second, third, last = camlann.read_records(DAMAGED, errors="keep")
        self.assertEqual(first.left_out, [])
        self.assertEqual(second.moves, ["C5-C6", "D9-D8", "B5-B6"])
        self.assertTrue(second.left_out[0].startswith("11:"), second.left_out)
        with self.assertRaises(camlann.Error) as raised:
            camlann.Tree(first)
        self.assertEqual(raised.exception.where, "6:4")
        tree = camlann.Tree(first, errors="keep")
        self.assertEqual([str(node.move) for node in tree.main_line[1:]], ["D5-D6", "D9-D8"])
        self.assertEqual((tree.root.comment, tree.main_line[1].comment), ("the first", "good"))
        self.assertEqual([str(node.move) for node in tree.root.next], ["D5-D6", "C5-C6"])
        self.assertEqual([one.partition(":")[0] for one in tree.left_out], ["5", "6"])
        self.assertEqual(str(first.replay(errors="keep").last_move), "D9-D8")
        self.assertEqual(len(second.replay(errors="keep")), 3)
        again = camlann.Tree(camlann.read_records(str(camlann.Record(tree)))[0])
        self.assertEqual((len(again), again.left_out, again.tags["White"]), (len(tree), [], "Ann"))
        # Without a start there is nothing to keep.
        for call in (lambda: camlann.Tree(third, errors="keep"), lambda: third.replay(errors="keep")):
            with self.assertRaises(camlann.Error) as raised:
                call()
            self.assertIn("Chess", str(raised.exception))
        self.assertEqual(len(last.replay()), 1)

    def test_a_study_cut_anywhere(self):
        text = '[Event "Study"]\n[Variant "Cam"]\n\n{intro [%csl GD5]} 1. D5-D6! {a "b" (c)} (1. C5-C6 D9-D8 (1... E9-E8 $5)) D9-D8 2. B5-B6 *\n'
        whole = camlann.Tree(camlann.read_records(text)[0])
        for end in range(len(text)):
            for record in camlann.read_records(text[:end], errors="keep"):
                if "Variant" in record.tags:
                    tree = camlann.Tree(record, errors="keep")
                    self.assertLessEqual(len(tree), len(whole))
                    pickle.loads(pickle.dumps(tree))
                    camlann.read_records(str(camlann.Record(tree)))

    def test_noise_in_a_study(self):
        dice = random.Random(31)
        for _ in range(400):
            letters = list(DAMAGED)
            for _ in range(dice.randrange(1, 6)):
                letters[dice.randrange(len(letters))] = dice.choice('{}()[]"$%;*\n1-x\0é')
            for record in camlann.read_records("".join(letters), errors="keep"):
                try:
                    camlann.Tree(record, errors="keep")
                except camlann.Error as error:
                    self.assertTrue(error.what)

    def test_a_word_that_is_no_treatment(self):
        record = camlann.read_records("1. D5-D6 *")[0]
        for call in (lambda: camlann.read_records("", errors="ignore"), lambda: record.replay("cam", errors="?"), lambda: camlann.Tree(record, "cam", errors="")):
            with self.assertRaises(camlann.Error):
                call()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
