"""A client for engine programs that speak UGI, the Universal Game Interface.

>>> import camlann, camlann.ugi
>>> with camlann.ugi.Engine("camlann", "engine") as engine:  # doctest: +SKIP
...     print(engine.best_move(camlann.Game("cam"), seconds=1))

The protocol is in doc/protocol/ugi.md, a tour in doc/python.md. An engine that ends, hangs or answers nonsense raises EngineError.
"""

from __future__ import annotations

import collections
import os
import queue
import select
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import IO

from . import Game, Move
from ._ugi import Answer, Clock, EngineError, Info, Option, limits_of, number, read_info, read_moves, read_option

__all__ = ["Answer", "Clock", "Engine", "EngineError", "Info", "Option", "Search"]

for _value in (Answer, Clock, EngineError, Info, Option):
    _value.__module__ = __name__
del _value

_LONGEST_LINE = 1 << 16
_MOST_WAITING = 1000  # unread lines; the engine waits then


def _read_lines(pipe: IO[bytes], lines: queue.Queue[str | None], closed: threading.Event) -> None:
    """Passes the lines of a program on, then None."""
    with pipe:
        while not closed.is_set():
            raw = pipe.readline(_LONGEST_LINE)
            line = raw.decode("utf-8", "replace").strip() if raw else None
            while not closed.is_set():
                try:
                    lines.put(line, timeout=0.2)
                    break
                except queue.Full:
                    continue
            if line is None:
                return


def _keep_last(pipe: IO[bytes], last: collections.deque[str]) -> None:
    with pipe:
        for raw in iter(lambda: pipe.readline(1000), b""):
            last.append(raw.decode("utf-8", "replace").rstrip())


def _end(process: subprocess.Popen[bytes], closed: threading.Event) -> None:
    """Ends a program, by force if need be."""
    closed.set()
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    assert process.stdin is not None
    process.stdin.close()


class Search:
    """A search that runs: an iterator of its infos. `answer()` waits for its move."""

    def __init__(self, engine: Engine, game: Game, seconds: float | None) -> None:
        self._engine, self._game = engine, game
        self._deadline = None if seconds is None else time.monotonic() + seconds + engine.timeout
        self._lines: dict[int, Info] = {}
        self._answer: Answer | None = None
        self._stopped = False

    def __iter__(self) -> Iterator[Info]:
        return self

    def __next__(self) -> Info:
        while self._answer is None:
            try:
                line = self._engine._line_of_search(self)
            except KeyboardInterrupt:
                self.stop()
                raise
            if line is None:
                break
            word, _, rest = line.partition(" ")
            if word == "info":
                info = read_info(rest.split(), self._game)
                if info is not None:
                    self._lines[info.line] = info
                    return info
            elif word == "bestmove":
                self._engine._search = None
                self._answer = self._read_answer(rest.split())
        raise StopIteration

    def _read_answer(self, words: Sequence[str]) -> Answer:
        lines = tuple(self._lines[number] for number in sorted(self._lines))
        if not words or words[0] in ("none", "(none)"):
            return Answer(None, None, lines)
        moves = read_moves([words[0], *words[2:3]], self._game)
        if not moves:
            legal = ", ".join(map(str, self._game.legal_moves[:5]))
            raise EngineError("the engine answers with a move that is not legal", words[0], f"such as {legal}", "illegal_move")
        return Answer(moves[0], moves[1] if len(moves) > 1 else None, lines)

    @property
    def done(self) -> bool:
        """True once the move has been read, or the search was given up."""
        return self._answer is not None or self._engine._search is not self

    def stop(self) -> None:
        """Ends the search; what it has found can still be read."""
        if not self.done:
            self._engine.stop()

    def answer(self) -> Answer:
        """Waits for the move, and passes over the infos before it."""
        for _ in self:
            pass
        if self._answer is None:
            raise EngineError("this search was given up", "", "the search that was started last")
        return self._answer

    def close(self) -> None:
        """Stops, and waits until the engine is free."""
        if self.done:
            return
        self.stop()
        try:
            self.answer()
        except EngineError as error:
            if error.code != "illegal_move":  # an answer that is thrown away
                raise

    def __enter__(self) -> Search:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.close()


class Engine:
    """An engine program. `timeout` is how many seconds it has for an answer other than a move."""

    def __init__(
        self,
        *command: str | os.PathLike[str],
        options: Mapping[str, object] | None = None,
        timeout: float = 10.0,
        cwd: str | os.PathLike[str] | None = None,
    ) -> None:
        if not command:
            raise EngineError("there is no command", "command", "a program and its arguments", "syntax")
        self.command = [os.fspath(word) for word in command]
        self.timeout = timeout
        self.name = self.author = ""
        self.options: dict[str, Option] = {}
        self.messages: collections.deque[str] = collections.deque(maxlen=100)  # of `info string`
        self._kind: tuple[str, str] | None = None
        self._count = 1  # of lines that it reports
        self._search: Search | None = None
        self._start(cwd)
        try:
            self._shake_hands()
            for name, value in (options or {}).items():
                self.set_option(name, value)
        except BaseException:
            self._finalizer()
            raise

    def _start(self, cwd: str | os.PathLike[str] | None) -> None:
        try:  # in another process group, so that Ctrl-C at a terminal does not end it
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=cwd, process_group=0)
        except OSError as error:
            raise EngineError(f"cannot be started: {error.strerror}", self.command[0], "a program that speaks UGI", "not_found") from error
        process = self._process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        os.set_blocking(process.stdin.fileno(), False)
        self._lines: queue.Queue[str | None] = queue.Queue(_MOST_WAITING)
        self._errors: collections.deque[str] = collections.deque(maxlen=10)
        self._sending = threading.Lock()
        closed = threading.Event()
        self._finalizer = weakref.finalize(self, _end, process, closed)
        threading.Thread(target=_read_lines, args=(process.stdout, self._lines, closed), daemon=True).start()
        self._error_reader = threading.Thread(target=_keep_last, args=(process.stderr, self._errors), daemon=True)
        self._error_reader.start()

    def _shake_hands(self) -> None:
        self._send("ugi")
        for line in self._until("ugiok", "ugi"):
            word, _, rest = line.partition(" ")
            if word == "id" and rest.startswith("name "):
                self.name = rest[5:]
            elif word == "id" and rest.startswith("author "):
                self.author = rest[7:]
            elif word == "option":
                option = read_option(rest.split())
                if option is not None:
                    self.options[option.name] = option

    # Lines to and from the program.

    def _fail(self, what: str, expected: str = "a program that speaks UGI", code: str = "io") -> EngineError:
        """Ends the program and makes the error."""
        self._search = None
        self._finalizer()
        return EngineError(what, self.command[0], expected, code)

    def _ended(self) -> EngineError:
        if not self._finalizer.alive:
            return EngineError("the engine is closed", self.command[0], "an engine that is open", "conflict")
        try:
            status = self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return self._fail("has closed its output")
        self._error_reader.join(0.5)
        how = f"status {status}"
        if status < 0:
            try:
                how = signal.Signals(-status).name
            except ValueError:
                how = f"signal {-status}"
        last = "; ".join(line for line in self._errors if line)
        return self._fail(f"has ended ({how})" + (last and f", after: {last}"))

    def _send(self, line: str) -> None:
        if not self._finalizer.alive:
            raise self._ended()
        assert self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        rest = (line + "\n").encode()
        deadline = time.monotonic() + self.timeout
        room = select.poll()
        room.register(pipe, select.POLLOUT)
        with self._sending:
            while rest:
                try:
                    rest = rest[os.write(pipe, rest) :]
                except BlockingIOError:
                    if time.monotonic() > deadline:
                        raise self._fail("does not read its input", code="busy") from None
                    room.poll(100)
                except OSError:
                    raise self._ended() from None

    def _receive(self, seconds: float) -> str | None:
        """Returns the next line; None if there is none in this time."""
        if not self._finalizer.alive:
            raise self._ended()
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None
        if line is None:
            raise self._ended()
        if line.startswith("info string "):
            self.messages.append(line[len("info string ") :])
        return line

    def _until(self, last: str, asked: str) -> Iterator[str]:
        """Yields the lines before the one that is expected."""
        deadline = time.monotonic() + self.timeout
        said = ""
        while True:
            line = self._receive(deadline - time.monotonic())
            if line is None or time.monotonic() > deadline:
                heard = f'; it said "{said[:80]}"' if said else ""
                raise self._fail(f"did not answer {asked} in {self.timeout:g} seconds{heard}", last, "busy")
            if line.split()[:1] == [last]:
                return
            said = line or said
            yield line

    def _settle(self) -> None:
        """Waits until the program has read everything; raises the error that it reports."""
        fault = ""
        self._send("isready")
        for line in self._until("readyok", "isready"):
            if line.startswith("info string error"):
                fault = fault or line[len("info string error") :].strip(" :")
        if fault:
            raise EngineError(fault, self.command[0], code="conflict")

    def _line_of_search(self, search: Search) -> str | None:
        """Returns the next line of the search, None if it was given up. A silent engine has to say that it is there."""
        if self._search is not search:
            return None
        fault = ""
        asked = False
        while True:
            end = search._deadline
            left = self.timeout if end is None else min(self.timeout, end - time.monotonic())
            line = self._receive(left)
            if end is not None and time.monotonic() > end:
                raise self._fail("did not answer with a move in time", "bestmove", "busy")
            if line is None:
                if fault:
                    self._search = None
                    raise EngineError(fault, self.command[0], code="conflict")
                if asked:
                    raise self._fail(f"does not answer: nothing for {2 * self.timeout:g} seconds", "bestmove", "busy")
                asked = True
                self._send("isready")
            elif line.startswith("info string error"):
                fault = line[len("info string error") :].strip(" :")
            elif line.startswith(("info ", "bestmove")):
                return line
            else:
                asked = False

    # Commands for the program.

    def set_option(self, name: str, value: object = None) -> None:
        """Sets an option; raises EngineError for a value that it does not take."""
        self._finish()
        found = next((one for one in self.options.values() if one.name.lower() == name.lower()), None)
        if found is None:
            raise EngineError("the engine has no such option", name, ", ".join(self.options) or "none", "unknown_name")
        text = {True: "true", False: "false", None: ""}[value] if value is None or isinstance(value, bool) else str(value)
        if "\n" in text or "\r" in text:
            raise EngineError("an option has one line", name, "a text without line breaks", "syntax")
        self._check(found, text)
        words = f"setoption name {found.name}"
        self._send(words if found.kind == "button" else f"{words} value {text or '<empty>'}")
        self._settle()
        if found.name.lower() in ("variant", "rules"):
            self._kind = None

    @staticmethod
    def _check(option: Option, text: str) -> None:
        expected = ""
        if option.kind == "spin":
            value, low, high = number(text), option.minimum, option.maximum
            if value is None or (low is not None and value < low) or (high is not None and value > high):
                expected = f"{low} to {high}"
        elif option.kind == "check" and text not in ("true", "false"):
            expected = "true or false"
        elif option.kind == "combo" and text.lower() not in (one.lower() for one in option.values):
            expected = ", ".join(option.values)
        if expected:
            raise EngineError(f'"{text}" is not a value of this option', option.name, expected, "unknown_name")

    def new_game(self) -> None:
        """Says that the next position belongs to another game."""
        self._finish()
        self._send("uginewgame")
        self._settle()

    def _place(self, game: Game, lines: int) -> None:
        kind = (game.variant.id, game.rules)
        if kind != self._kind:
            for name, value in (("Variant", kind[0]), ("Rules", kind[1])):
                if name in self.options:
                    self.set_option(name, value)
            self._send("uginewgame")
            self._kind = kind
        if lines != self._count:
            name = next((one for one in ("Lines", "MultiPV") if one in self.options), "Lines")
            self.set_option(name, lines)
            self._count = lines
        moves = " ".join(map(str, game.moves))
        # Not `startpos`: the array depends on the rules, for which the engine may have no option.
        self._send(f"position fen {game.start_fen}" + (moves and f" moves {moves}"))
        self._settle()

    def stream(
        self,
        game: Game,
        *,
        nodes: int | None = None,
        depth: int | None = None,
        seconds: float | None = None,
        clock: Clock | None = None,
        lines: int = 1,
    ) -> Search:
        """Begins to think, without a limit until stop(); a search that runs is stopped before."""
        words, longest = limits_of(game, nodes, depth, seconds, clock)
        self._finish()
        self._place(game, lines)
        self._search = search = Search(self, game.copy(), longest)
        self._send(" ".join(["go", *(words or ["infinite"])]))
        return search

    def analyse(
        self,
        game: Game,
        *,
        nodes: int | None = None,
        depth: int | None = None,
        seconds: float | None = None,
        clock: Clock | None = None,
        lines: int = 1,
    ) -> Answer:
        """Thinks until the first limit or stop()."""
        if nodes is None and depth is None and seconds is None and clock is None:
            raise EngineError("an analysis needs an end", "nodes, depth, seconds, clock", "at least one of them", "conflict")
        return self.stream(game, nodes=nodes, depth=depth, seconds=seconds, clock=clock, lines=lines).answer()

    def best_move(
        self,
        game: Game,
        *,
        nodes: int | None = None,
        depth: int | None = None,
        seconds: float | None = None,
        clock: Clock | None = None,
    ) -> Move:
        """Thinks until the first limit or stop(); raises EngineError if there is no move."""
        move = self.analyse(game, nodes=nodes, depth=depth, seconds=seconds, clock=clock).move
        if move is None:
            raise EngineError("the engine has no move", self.command[0], "a game that goes on", "game_over")
        return move

    def stop(self) -> None:
        """Ends a search, also one that runs in another thread."""
        search = self._search
        if search is not None and not search._stopped:
            search._stopped = True
            search._deadline = time.monotonic() + self.timeout
            self._send("stop")

    def _finish(self) -> None:
        """Stops a search that runs, and reads the rest of it."""
        search = self._search
        if search is not None:
            search.close()

    def close(self) -> None:
        """Ends the program."""
        if not self._finalizer.alive:
            return
        self._search = None
        try:
            self._send("quit")
            self._process.wait(2.0)
        except (EngineError, subprocess.TimeoutExpired):
            pass
        self._finalizer()

    @property
    def closed(self) -> bool:
        return not self._finalizer.alive

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<camlann.ugi.Engine {self.name or self.command[0]}{', closed' if self.closed else ''}>"
