"""ugi_test.py [PROGRAM]: camlann.ugi against engines that behave and engines that do not; and against the program, if it is there."""

import os
import queue
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

import camlann
from camlann import _ugi, ugi

PROGRAM = Path(sys.argv[1]) if len(sys.argv) > 1 else None
CHARGE = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w"

# An engine that says one info and waits, or does what its argument names.
ENGINE = r'''
import os, signal, sys, time
way = sys.argv[1]
def say(*words):
    print(*words, flush=True)
def wait(): time.sleep(60)
moves, log = "", open(sys.argv[2], "a") if len(sys.argv) > 2 else None
thinking = False
if way == "dead": sys.exit("no licence")
if way == "silent": wait()
if way == "flood":
    while True: say("junk " * 20)
if way == "pours":
    while True: say("x" * 1_000_000)
while line := sys.stdin.readline():
    line = line.strip()
    if log: print(line, file=log, flush=True)
    word = line.split()[0]
    if word == "ugi":
        if way == "bytes": sys.stdout.buffer.write(b"\xff\xfe\0 option name\nid\nid name\noption\n" + b"x" * 3_000_000 + b"\n")
        say("id name Small"), say("id author Ann Other")
        say("option name Variant type combo default cam var cam var camelot var grand-camelot")
        say("option name Hash type spin default 16 min 1 max 64"), say("option name Own Book type check default true")
        say("option name File type string default <empty>"), say("option name Clear type button"), say("ugiok")
        if way == "deaf": wait()
    elif word == "isready":
        if way == "hangs" and thinking: wait()
        say("readyok")
    elif word == "setoption" and "Hash value 13" in line:
        say("info string error Hash: 13 is unlucky")
    elif word == "go":
        thinking = True
        say("info string hello"), say("info depth 1 multipv 1 score cp 12 nodes 9 time 20 pv D5-D6 D9-D8 D5-D6 D6-D7")
        say("info depth x score loss 4 pv nonsense"), say("info currmove D5-D6"), say("info score"), say("info")
        if way == "exits": print("out of memory", file=sys.stderr), sys.exit(3)
        if way == "crashes": os.kill(os.getpid(), signal.SIGSEGV)
        if way == "illegal": say("bestmove A1-A2")
        if way == "complains": say("info string error go: no tables")
        if way == "ends": os.close(1)
        if "nodes" in line: say("bestmove D5-D6 ponder D9-D8")
    elif word == "stop" and way not in ("hangs", "late"):
        say("bestmove D5-D6" if thinking else "info string nothing to stop")
        thinking = False
    elif word == "quit": break
'''


class WithEngines(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.script = Path(folder.name) / "engine.py"
        self.script.write_text(ENGINE)
        self.log = Path(folder.name) / "log"

    def start(self, way, timeout=20.0, **more):
        """Starts an engine; `timeout` holds from then on, since a busy machine starts programs late."""
        engine = ugi.Engine(sys.executable, self.script, way, self.log, timeout=20.0, **more)
        self.addCleanup(engine.close)
        engine.timeout = timeout
        return engine

    def refused(self, call, *words):
        with self.assertRaises(ugi.EngineError) as raised:
            call()
        for word in words:
            self.assertIn(word, str(raised.exception))
        self.assertIsInstance(raised.exception, camlann.Error)
        return raised.exception


class WellBehaved(WithEngines):
    def test_who_it_is(self):
        engine = self.start("good", options={"hash": 32, "own book": False, "File": ""})
        self.assertEqual((engine.name, engine.author), ("Small", "Ann Other"))
        self.assertEqual(engine.options["Hash"], ugi.Option("Hash", "spin", "16", 1, 64))
        self.assertEqual(engine.options["Variant"].values, ("cam", "camelot", "grand-camelot"))
        self.assertEqual((engine.options["File"].default, engine.options["Clear"].kind), ("", "button"))
        engine.set_option("Clear")
        said = self.log.read_text().splitlines()
        for line in ("setoption name Hash value 32", "setoption name Own Book value false", "setoption name File value <empty>", "setoption name Clear"):
            self.assertIn(line, said)
        for name, value, word in (("Hash", 65, "1 to 64"), ("Hash", "big", "1 to 64"), ("Own Book", 3, "true or false"), ("Variant", "chess", "cam, camelot"),
                                  ("Colour", 1, "no such option"), ("File", "a\nquit", "one line"), ("Hash", 13, "13 is unlucky")):
            self.refused(lambda: engine.set_option(name, value), word)
        self.assertIn("Small", repr(engine))

    def test_positions(self):
        engine = self.start("good")
        game = camlann.Game("camelot")
        game.push("E6-E8")
        engine.stream(game).close()
        engine.stream(camlann.Game("cam", fen=CHARGE)).close()
        said = self.log.read_text().splitlines()
        for line in ("setoption name Variant value camelot", "uginewgame", f"position fen {game.start_fen} moves E6-E8", "go infinite", "setoption name Variant value cam",
                     f"position fen {camlann.Game('cam', fen=CHARGE).start_fen}"):
            self.assertIn(line, said)
        self.refused(lambda: engine.stream(camlann.Game("camblam")), "camblam")

    def test_arrays_of_the_rules(self):
        """The array that an engine begins with depends on its rules; a game may begin with another."""
        engine, usual = self.start("good"), camlann.variant("grand-camelot").array
        other = camlann.Game("grand-camelot", rules="wcf,array=1932").start_fen
        self.assertNotEqual(usual, other)
        for rules in ("wcf", "wcf,array=1932"):
            for fen in (usual, other):
                engine.stream(camlann.Game("grand-camelot", fen=fen, rules=rules)).close()
                placed = [line for line in self.log.read_text().splitlines() if line.startswith("position")]
                self.assertEqual(placed[-1], f"position fen {fen}")

    def test_words_of_infos(self):
        game = camlann.Game("cam")
        info = _ugi.read_info("depth 3 score cp 20 lowerbound nodes 5 currmove D5-D6 time 30 multipv 2 pv D5-D6 D9-D8".split(), game)
        self.assertEqual((info.depth, info.line, info.score, info.nodes, info.seconds), (3, 2, 20, 5, 0.03))
        self.assertEqual([str(move) for move in info.moves], ["D5-D6", "D9-D8"])
        info = _ugi.read_info("score win 3 upperbound wdl 900 50 50 nodes 7".split(), game)
        self.assertEqual((info.score, info.plies_to_end, info.nodes), (29_997, 3, 7))
        self.assertEqual(_ugi.read_info("score loss 2".split(), game).score, -29_998)
        for words in ("string score cp 20", "score cp", "score cp high nodes 5", "depth 3 nodes 5", "pv", "lowerbound"):
            self.assertIsNone(_ugi.read_info(words.split(), game), words)

    def test_infos_and_the_move(self):
        engine, game = self.start("good"), camlann.Game("cam")
        answer = engine.analyse(game, nodes=5)
        self.assertEqual((str(answer.move), str(answer.ponder)), ("D5-D6", "D9-D8"))
        (line,) = answer.lines
        self.assertEqual((line.score, line.plies_to_end, line.moves), (-29996, -4, ()))
        with engine.stream(game) as search:
            first = next(search)
            self.assertEqual((first.depth, first.score, first.nodes, first.seconds), (1, 12, 9, 0.02))
            self.assertEqual([str(move) for move in first.moves], ["D5-D6", "D9-D8"])  # up to one that is not legal
            self.assertFalse(search.done)
        self.assertTrue(search.done)
        self.assertEqual(str(search.answer().move), "D5-D6")
        self.assertEqual(str(engine.best_move(game, nodes=5)), "D5-D6")
        self.assertIn("hello", engine.messages)
        self.assertEqual(len(game), 0)

    def test_limits(self):
        engine, game = self.start("good"), camlann.Game("cam")
        engine.analyse(game, nodes=5, depth=3, seconds=0.5, clock=ugi.Clock(60, 50, 1, 2, moves_to_go=7))
        self.assertIn("go nodes 5 depth 3 movetime 500 wtime 60000 btime 50000 winc 1000 binc 2000 movestogo 7", self.log.read_text())
        for limits in ({}, {"nodes": 0}, {"depth": -1}, {"seconds": 0}, {"seconds": float("nan")}):
            self.refused(lambda: engine.analyse(game, **limits))
        self.refused(lambda: engine.analyse(game, nodes=5, lines=2), "Lines")

    def test_a_new_search_stops_the_one_that_runs(self):
        engine, game = self.start("good"), camlann.Game("cam")
        search = engine.stream(game)
        next(search)
        self.assertEqual(str(engine.analyse(game, nodes=5).move), "D5-D6")
        self.assertTrue(search.done)

    def test_stop_from_another_thread(self):
        engine = self.start("good")
        threading.Timer(0.2, engine.stop).start()
        self.assertEqual(str(engine.stream(camlann.Game("cam")).answer().move), "D5-D6")

    def test_ctrl_c(self):
        engine, game = self.start("good", timeout=20.0), camlann.Game("cam")
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        started = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            engine.stream(game).answer()
        self.assertLess(time.monotonic() - started, 5)
        self.assertEqual(str(engine.analyse(game, nodes=5).move), "D5-D6")

    def test_it_ends_with_its_client(self):
        engine = self.start("good")
        process = engine._process
        engine.stream(camlann.Game("cam"))
        engine.close()
        self.assertEqual((process.poll(), engine.closed), (0, True))
        self.refused(lambda: engine.analyse(camlann.Game("cam"), nodes=1), "closed")
        engine.close()
        engine = ugi.Engine(sys.executable, self.script, "good")
        process = engine._process
        del engine
        self.assertIsNotNone(process.wait(5))


class Misbehaving(WithEngines):
    def test_programs_that_are_no_engine(self):
        self.refused(lambda: ugi.Engine("/no/such/program"), "/no/such/program", "No such file")
        self.refused(lambda: ugi.Engine(), "no command")
        self.refused(lambda: ugi.Engine("cat", timeout=0.5), "did not answer ugi", 'it said "ugi"')
        self.refused(lambda: self.start("dead"), "has ended (status 1)", "no licence")
        for way in ("silent", "flood"):
            started = time.monotonic()
            self.refused(lambda: ugi.Engine(sys.executable, self.script, way, timeout=0.5), "did not answer ugi in 0.5 seconds")
            self.assertLess(time.monotonic() - started, 5)

    def test_engines_that_end(self):
        game = camlann.Game("cam")
        engine = self.start("exits")
        self.refused(lambda: engine.analyse(game, nodes=5), "has ended (status 3), after: out of memory")
        self.refused(lambda: engine.analyse(game, nodes=5), "closed")
        self.refused(lambda: self.start("crashes").analyse(game, nodes=5), "SIGSEGV")
        self.refused(lambda: self.start("ends").analyse(game, depth=5), "has closed its output")

    def test_engines_that_hang(self):
        game = camlann.Game("cam")
        for way, call, word in (("hangs", lambda engine: engine.analyse(game, depth=5), "does not answer"),
                                ("late", lambda engine: engine.analyse(game, seconds=0.1), "in time"),
                                ("late", lambda engine: engine.stream(game).close(), "in time"),
                                ("deaf", lambda engine: engine.new_game(), "did not answer isready")):
            with self.subTest(way):
                engine, started = self.start(way, timeout=0.7), time.monotonic()
                self.refused(lambda: call(engine), word)
                self.assertLess(time.monotonic() - started, 6)
                self.assertTrue(engine.closed)

    def test_an_engine_that_does_not_read(self):
        game = camlann.Game("cam")
        for _ in range(4000):  # more than a pipe holds
            if game.is_over:
                break
            game.push(next(move for move in game.legal_moves if not move.captures) if any(not move.captures for move in game.legal_moves) else game.legal_moves[0])
        engine = self.start("deaf", timeout=0.5)
        engine._process.send_signal(signal.SIGSTOP)
        self.addCleanup(engine._process.kill)
        started = time.monotonic()
        with self.assertRaises(ugi.EngineError):
            for _ in range(200_000):
                engine._send("position startpos moves D5-D6")
        self.assertLess(time.monotonic() - started, 10)

    def test_lines_that_nobody_reads_take_little_memory(self):
        def taken():  # in MiB
            return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() >> 20

        lines, closed = queue.Queue(ugi._MOST_WAITING), threading.Event()
        before, end = taken(), time.monotonic() + 60
        with subprocess.Popen([sys.executable, self.script, "pours"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            reader = threading.Thread(target=ugi._read_lines, args=(process.stdout, lines, closed))
            reader.start()
            while not lines.full() and taken() - before < 300 and time.monotonic() < end:
                time.sleep(0.05)
            more = taken() - before
            closed.set()
            process.kill()
            reader.join()
        self.assertTrue(lines.full())
        self.assertLess(more, 300)

    def test_programs_with_many_open_files(self):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY and hard < 1200:
            self.skipTest("too few files can be open")
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 1200), hard))
        self.addCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        while (file := os.open(os.devnull, os.O_RDONLY)) < 1024:
            self.addCleanup(os.close, file)
        self.addCleanup(os.close, file)
        engine = self.start("deaf", timeout=0.5)
        engine._process.send_signal(signal.SIGSTOP)
        self.addCleanup(engine._process.kill)
        with self.assertRaises(ugi.EngineError) as raised:
            for _ in range(200_000):
                engine._send("position startpos moves D5-D6")
        self.assertIn("does not read its input", str(raised.exception))

    def test_answers_that_are_nonsense(self):
        game = camlann.Game("cam")
        engine = self.start("illegal")
        error = self.refused(lambda: engine.analyse(game, nodes=5), "A1-A2", "not legal")
        self.assertEqual((error.where, error.code), ("A1-A2", "illegal_move"))
        self.refused(lambda: self.start("complains", timeout=0.5).analyse(game, depth=5), "no tables")
        self.assertEqual(str(self.start("bytes").analyse(game, nodes=5).move), "D5-D6")


@unittest.skipUnless(PROGRAM and PROGRAM.exists(), "the program is not built")
class TheProgram(unittest.TestCase):
    def start(self, **more):
        engine = ugi.Engine(PROGRAM, "engine", **more)
        self.addCleanup(engine.close)
        return engine

    def test_every_variant(self):
        with self.start() as engine:
            self.assertRegex(engine.name, r"^Camlann \d")
            for variant in camlann.variants():
                if variant.id not in engine.options["Variant"].values:
                    continue
                game = camlann.Game(variant.id)
                for _ in range(4):
                    answer = engine.analyse(game, nodes=300)
                    self.assertIn(answer.move, game.legal_moves)
                    self.assertEqual(answer.lines[0].moves[0], answer.move)
                    game.push(answer.move)

    def test_rules_lines_and_the_end(self):
        engine = self.start(options={"Hash": 4})
        answer = engine.analyse(camlann.Game("cam", fen=CHARGE, rules="wcf,knightCanterRule=false"), nodes=20_000, lines=3)
        self.assertEqual([line.line for line in answer.lines], [1, 2, 3])
        self.assertEqual((str(answer.move), answer.lines[0].plies_to_end), ("G8-E6xE4xC6xA8", 1))
        won = camlann.Game("cam", fen="1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w")
        won.push("D12-D13")
        self.assertIsNone(engine.analyse(won, depth=2).move)
        self.refused_swap(engine)

    def refused_swap(self, engine):
        game = camlann.Game("cam", rules="wcf,swap=true")
        game.push(engine.best_move(game, nodes=500))
        self.assertIn(engine.best_move(game, nodes=500), game.legal_moves)

    def test_arrays_of_the_rules(self):
        """It reads a move that only the array of this game allows."""
        dice = random.Random(51)
        with self.start() as engine:
            usual, other = (camlann.Game("grand-camelot", rules=rules) for rules in ("wcf", "wcf,array=1932"))
            for rules, array, not_this in (("wcf", other, usual), ("wcf,array=1932", usual, other)):
                game, walk, moves = camlann.Game("grand-camelot", fen=array.start_fen, rules=rules), not_this.copy(), []
                while not moves:
                    legal = set(map(str, walk.legal_moves))
                    moves = [move for move in game.legal_moves if str(move) not in legal]
                    move = game.push(dice.choice(moves or game.legal_moves))
                    if not moves:
                        walk.push(str(move))
                self.assertIn(engine.analyse(game, nodes=100).move, game.legal_moves)

    def test_a_stream(self):
        with self.start() as engine, engine.stream(camlann.Game("camelot")) as search:
            depths = [info.depth for info, _ in zip(search, range(4))]
            self.assertEqual(depths, [1, 2, 3, 4])
            started = time.monotonic()
            search.stop()
            self.assertIn(search.answer().move, camlann.Game("camelot").legal_moves)
            self.assertLess(time.monotonic() - started, 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
