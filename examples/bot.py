#!/usr/bin/env python3
"""A bot without other packages, started by CAMLANN_TOKEN=... examples/bot.py http://localhost:8080 (see doc/bots.md)."""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://localhost:8080"
GAMES = {"cam", "camette", "camelot"}  # that it plays


def call(path, body=None):
    """Asks the server; a body makes it a POST."""
    headers = {"Authorization": "Bearer " + os.environ["CAMLANN_TOKEN"], "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers), timeout=90) as answer:
        return json.load(answer)


def answer(challenge):
    accepts = challenge["variant"] in GAMES and challenge["start"] is None and not challenge["rated"]
    call(f"/api/invitations/{challenge['id']}/{'sit-down' if accepts else 'decline'}", {})


def move(game):
    """Plays one of the moves that the server says are legal: one that takes the most men."""
    legal = call(f"/api/games/{game['id']}?state=1").get("state", {}).get("outcomes")
    if not legal:  # more than the server lists
        return call(f"/api/games/{game['id']}/resign", {})
    most = max(len(one["captures"]) for one in legal)
    choice = random.choice([one for one in legal if len(one["captures"]) == most])
    return call(f"/api/games/{game['id']}/moves", {"ply": game["plies"], "move": choice["notation"], "nonce": os.urandom(8).hex()})


def main():
    tag = ""
    while True:
        try:
            if not tag:
                call("/api/account/bot", {})  # marks the account as a bot's, for good
            turns = call(f"/api/turns?tag={tag}&wait=30")  # answered once there is something to do
            for challenge in turns["invitations"]:
                answer(challenge)
            for game in turns["games"]:
                move(game)
            tag = turns["tag"]
        except OSError as error:  # the server is away, or refuses something
            print(error, file=sys.stderr)
            if isinstance(error, urllib.error.HTTPError) and (error.code == 401 or (error.code == 409 and not tag)):
                sys.exit(error.read().decode())
            time.sleep(1)


if __name__ == "__main__":
    main()
