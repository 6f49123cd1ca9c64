#!/usr/bin/env python3
"""How long `camlann serve` takes to start with many running games: from the exec to the first 200 of /readyz.

    bench/server/restart.py build/release/camlann [GAMES] [--rated]

Starts a game by correspondence between two guests, copies its rows for other players, and starts the server five times. Prints the
seconds of a processor, the seconds in all, and the memory (RSS) of each start.
"""

import argparse
import http.cookiejar
import json
import os
import random
import sqlite3
import string
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

PORT = 18090
SITE = f"http://127.0.0.1:{PORT}"
PLAYERS = 5000
STARTS = 5


class Browser:
    def __init__(self):
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(SITE + path, data=data, method=method,
                                         headers={"Content-Type": "application/json", "Origin": SITE})
        return json.loads(self.opener.open(request).read())


def is_ready():
    try:
        return urllib.request.urlopen(SITE + "/readyz", timeout=1).status == 200
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


def start(program, folder):
    server = subprocess.Popen([program, "serve", "--port", str(PORT), "--data", folder], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
    while not is_ready():
        if server.poll() is not None:
            raise SystemExit("the server ends at its start")
        time.sleep(0.01)
    return server


def stop(server):
    server.terminate()
    server.wait()


def name(length):
    return "".join(random.choices(string.ascii_lowercase, k=length))


def rows(database, table):
    cursor = database.execute(f"SELECT * FROM {table}")
    columns = [column[0] for column in cursor.description]
    return [dict(zip(columns, row)) for row in cursor]


def add(database, table, row):
    database.execute(f"INSERT INTO {table} ({','.join(row)}) VALUES ({','.join('?' * len(row))})", list(row.values()))


def copy_game(file, count, rated):
    """Adds so many games like the only one, of random players, with deadlines a second apart."""
    database = sqlite3.connect(file)
    (game,), (event,), seated = (rows(database, table) for table in ("games", "events", "seated"))
    first, second = (seat["holder"] for seat in seated)
    players = [name(len(first)) for _ in range(PLAYERS)]
    for i in range(count):
        now = dict(zip((first, second), random.sample(players, 2)))
        seats = game["seats"].replace(first, now[first]).replace(second, now[second])
        own = name(len(game["id"]))
        add(database, "games", {**game, "id": own, "player": now[game["player"]], "seats": seats, "rated": int(rated),
                                "deadline": game["deadline"] + 1000 * i})
        add(database, "events", {**event, "game": own})
        for seat in seated:
            add(database, "seated", {**seat, "game": own, "holder": now[seat["holder"]]})
    database.commit()
    database.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("games", nargs="?", type=int, default=100_000)
    parser.add_argument("--rated", action="store_true")
    wish = parser.parse_args()
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder:
        server = start(wish.program, folder)
        host, guest = Browser(), Browser()
        made = host.ask("POST", "/api/invitations",
                        {"variant": "cam", "opponent": "person", "name": "Anna", "time": {"days": 3}})
        guest.ask("POST", f"/api/invitations/{made['id']}/sit-down", {"name": "Ben"})
        stop(server)
        copy_game(os.path.join(folder, "games.sqlite"), wish.games, wish.rated)
        for _ in range(STARTS):
            begun = time.perf_counter()
            server = start(wish.program, folder)
            took = time.perf_counter() - begun
            with open(f"/proc/{server.pid}/stat", encoding="ascii") as stat:
                fields = stat.read().rsplit(")", 1)[1].split()
            work = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            memory = int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6
            print(f"{work:.2f} s of a processor, {took:.2f} s, {memory:.0f} MB", flush=True)
            stop(server)


main()
