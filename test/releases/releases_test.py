#!/usr/bin/env python3
"""releases_test.py PROGRAM: the program opens what every release has kept in test/data/releases, and what it has written itself today.

releases_test.py --keep PROGRAM FOLDER: writes the data of the program of a release into a new folder, test/data/releases/X. It
is not changed afterwards (doc/releasing.md, Upgrades): a program that cannot read it breaks a promise."""
import json
import lzma
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / "test/weekend"))
from server import Browser, Server  # noqa: E402
from weekend_test import Weekend  # noqa: E402

RELEASES = SOURCE / "test/data/releases"
GAMES = ["camelot-wc2009-game1", "camelot-wc2009-game4", "camelot-nolan-chaxx-1.05-2008"]
SETTINGS = """# Settings of a host.
host = "127.0.0.1"
uploads = "admins"
session-days = 100
max-connections-per-address = 900
keep-free = 5
build-tables = "none"

[site]
name = "Weir Camelot Club"
accent = "#205080"
"""
VARIANT = """[ford]
base = camelot
name = Ford
note = One piece is enough.
castlePieces = 1
quietPlies = 60
"""
SITE = re.compile(r'^\[Site "[^"]*"\]\n', re.M)  # has the port
ENDING = "1/3/5/4m/5/M2/1 w"  # a position of Camette, of which a table of two pieces knows the value


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def pack(file, to):
    to.write_bytes(lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def unpack(file, to):
    to.write_bytes(lzma.decompress(file.read_bytes()))


def tables_in(database):
    """The columns and indexes of a database, by their names, but for the table that only a backup has."""
    opened = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        named = opened.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND name <> 'backup_uploads'").fetchall()
        columns = {f"{table}.{row[1]}" for kind, table in named if kind == "table" for row in opened.execute(f'PRAGMA table_info("{table}")')}
        return columns | {f"index {name}" for kind, name in named if kind == "index"}
    finally:
        opened.close()


def without_folder(text, folder):
    return text.replace(str(folder), "FOLDER")


def answers_of_files(program, folder, work):
    """What the program says of the files in a folder; `work` has the unpacked archive."""
    archive, tables, ford = work / "archive.sqlite", folder / "tables", folder / "ford.variant"
    shown = {
        "archive": run(program, "db", "search", "--player", "troyka", "--archive", archive, "--json"),
        "archive, a position": run(program, "db", "search", "--variant", "camelot", "--fen", "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2 w",
                                   "--archive", archive, "--json"),
        "table": run(program, "tables", "probe", "--variant", "camette", "--fen", ENDING, "--dir", tables, "--moves", "--line", "--json"),
        "tournament": run(program, "tournament", "report", folder / "club"),
        "tournament of a server": run(program, "tournament", "report", folder / "weekend.jsonl"),
        "records": run(program, "replay", folder / "games.txt", "--json"),
        "variant": run(program, "perft", "--variants", ford, "--variant", "ford", "--depth", "2"),
    }
    return {name: without_folder(text, folder) for name, text in shown.items() if text}


def answers_of_server(server, asked):
    reader = Browser(server, "reader")
    return {path: json.loads(text) if text.startswith("{") else SITE.sub("", text)
            for path in asked for text in [reader.get(path)]}


def keep(program, folder):
    """Plays the first days of a weekend on a server, and keeps its backup, its files and what it says of them."""
    folder.mkdir(parents=True)
    weekend = Weekend(program)
    try:
        for step in (weekend.club, weekend.rounds, weekend.correct, weekend.team_match):
            step()
        ada = weekend.by_name["Ada"]
        study = ada.post("/api/studies", title="First moves", chapter={"name": "One", "variant": "cam", "text": "1. B5-B6 {to the left} (1. B5-A6)"})
        ada.post("/api/games", variant="camblam", opponent="person")  # is still running
        game = weekend.rated[0][3]
        # Without what depends on the clock: seats of running games, deviations of ratings.
        asked = [f"/api/games/{game}/record", f"{weekend.open}/standing.csv", f"{weekend.open}/log", f"/api/clubs/{weekend.weir}/tournaments",
                 f"/api/players/{ada.id}/history?variant=cam&speed=fast", f"/api/studies/{study['id']}"]
        said = answers_of_server(weekend.server, asked)
        for name, path in (("weekend.jsonl", "/tournament.jsonl"), ("games.txt", "/games.txt")):
            (folder / name).write_text(ada.get(weekend.open + path), encoding="utf-8")
        with tempfile.TemporaryDirectory() as work:
            work = pathlib.Path(work)
            run(program, "backup", work / "backup.sqlite", "--data", weekend.server.folder.name + "/data")
            pack(work / "backup.sqlite", folder / "backup.sqlite.xz")
            run(program, "db", "import", *(SOURCE / f"data/records/{name}.txt" for name in GAMES), "--source", "published", "--archive", work / "archive.sqlite")
            pack(work / "archive.sqlite", folder / "archive.sqlite.xz")
            run(program, "tables", "build", "--variant", "camette", "--pieces", "2", "--dir", folder / "tables", "--threads", "1")
            for lock in folder.rglob("*.lock"):
                lock.unlink()
            club = folder / "club"
            run(program, "tournament", "new", club, "--rounds", "3", "--seed", "4")
            for name in ("Anna", "Bert", "Cora"):
                run(program, "tournament", "enter", club, name)
            run(program, "tournament", "pair", club)
            run(program, "tournament", "result", club, "1", "1-0")
            (folder / "camlann.toml").write_text(SETTINGS)
            (folder / "ford.variant").write_text(VARIANT)
            files = answers_of_files(program, folder, work)
    finally:
        weekend.server.close()
    version = run(program, "--version").split()[1]
    answers = {"version": version, "password": f"a long password of {ada.name}", "files": files, "server": said}
    (folder / "answers.json").write_text(json.dumps(answers, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def missing(kept, now, path=""):
    """What was said and is said no longer; fields may be added."""
    if isinstance(kept, dict) and isinstance(now, dict):
        return [line for key in kept for line in missing(kept[key], now.get(key), f"{path}.{key}")]
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        return [line for i, (one, other) in enumerate(zip(kept, now)) for line in missing(one, other, f"{path}[{i}]")]
    return [] if kept == now else [f"{path}: {kept!r} was said, now {now!r}"]


def opens(program, release, tables):
    """The data of a release in copies: restored, checked, served with its settings, and asked the same again. Afterwards its database has
    the tables of a new one: a step of the schema that has grown after its release would leave them as they were."""
    kept = json.loads((release / "answers.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        folder = work / "release"
        shutil.copytree(release, folder)
        for name in ("backup", "archive"):
            unpack(folder / f"{name}.sqlite.xz", work / f"{name}.sqlite")
        faults = missing(kept["files"], answers_of_files(program, folder, work), "files")
        run(program, "restore", work / "backup.sqlite", "--data", work / "data")
        checked = run(program, "check", "--data", work / "data")
        server = Server(program, work / "data", ["--config", str(folder / "camlann.toml")])
        try:
            faults += missing(kept["server"], answers_of_server(server, kept["server"]), "server")
            ada = Browser(server, "Ada")
            ada.post("/api/session", name="Ada", password=kept["password"])
            made = ada.post("/api/games", variant="cam", opponent="computer", level=1)
            if "Weir Camelot Club" not in ada.get("/api/site"):
                faults.append("the name of the site is gone")
            ada.read(f"/api/games/{made['id']}")
        finally:
            server.close()
        run(program, "check", "--data", work / "data")
        differ = sorted(tables_in(work / "data/games.sqlite") ^ tables)
        faults += [f"{name}: is not both in the upgraded database and in a new one" for name in differ]
        if faults:
            raise SystemExit(f"{release}:\n" + "\n".join(faults))
        games = re.search(r"\d+ games", checked)
        print(f"{kept['version']}: {games[0] if games else checked.strip()}, {len(kept['server'])} answers of the server and {len(kept['files'])} of files are as they were")


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--keep":
        keep(sys.argv[2], pathlib.Path(sys.argv[3]))
        return
    with tempfile.TemporaryDirectory() as today:
        kept, new = pathlib.Path(today) / "kept", pathlib.Path(today) / "new.sqlite"
        keep(sys.argv[1], kept)
        unpack(kept / "backup.sqlite.xz", new)
        tables = tables_in(new)
        opens(sys.argv[1], kept, tables)
    for release in sorted(RELEASES.glob("*/")):
        opens(sys.argv[1], release, tables)


if __name__ == "__main__":
    main()
