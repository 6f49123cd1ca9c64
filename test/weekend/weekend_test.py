#!/usr/bin/env python3
"""weekend_test.py PROGRAM: a federation's whole weekend on a server of its own (issue 49): a club with two directors, twelve players of
whom four have no device, six rounds with a bye, a late entry, a no-show and a correction, boards in the room; a team match of four
boards; an arena that repeats. What is exported is read back here by other means, and ratings are reckoned again."""
import collections
import csv
import datetime
import io
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

import glicko2
from server import Browser, Server

HALVES = {"1-0": (2, 0), "0-1": (0, 2), "1/2-1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0)}
WITH_DEVICES = ["Ada", "Bela", "Cyril", "Dora", "Emil", "Fanny", "Gustav", "Hanna"]
WITHOUT = ["Ivo Zeller", "Jana Wolff", "Karel Voss", "Lena Ulm"]
LATE = "Hanna"


def play(server, people, game, lots):
    """Both move, and the game ends by resignation or agreement. Returns its result."""
    seats = {seat["seat"]: people[seat["id"]] for seat in people_of(server, game)}
    for ply in range(2):
        mover = seats["wb"[ply]]
        state = mover.read(f"/api/games/{game}?state=1")["state"]
        mover.post(f"/api/games/{game}/moves", ply=ply, move=lots.choice(state["outcomes"])["notation"], nonce=f"m{ply}")
    result = lots.choice(["1-0", "0-1", "1/2-1/2"])
    if result == "1/2-1/2":
        seats["w"].post(f"/api/games/{game}/offer-draw", nonce="o")
        seats["b"].post(f"/api/games/{game}/answer-draw", nonce="a", accept=True)
    else:
        seats["b" if result == "1-0" else "w"].post(f"/api/games/{game}/resign", nonce="r")
    return result


def people_of(server, game):
    return Browser(server, "onlooker").read(f"/api/games/{game}")["seats"]


class Weekend:
    def __init__(self, program):
        self.program, self.server, self.lots = program, Server(program), random.Random(20261129)
        self.people = {}  # by id
        for name in WITH_DEVICES:
            person = Browser(self.server, name)
            person.get("/api/session")
            person.make_account()
            self.people[person.id] = person
        self.by_name = {person.name: person for person in self.people.values()}

    def club(self):
        """A club with two directors; seven join by its link."""
        ada = self.by_name["Ada"]
        self.weir = ada.post("/api/clubs", name="Weir Camelot Club", open=False, host="Ada")["address"]
        code = ada.post(f"/api/clubs/{self.weir}/link", days=7)["code"]
        stranger = Browser(self.server, "Stranger")
        stranger.get("/api/session")
        stranger.refused(f"/api/clubs/{self.weir}/join", name="Stranger", code="wrong")
        for name in WITH_DEVICES[1:]:
            self.by_name[name].post(f"/api/clubs/{self.weir}/join", name=name, code=code)
        ada.post(f"/api/clubs/{self.weir}/appoint", player=self.by_name["Bela"].id)
        assert [one["name"] for one in ada.read(f"/api/clubs/{self.weir}")["directors"]] == ["Ada", "Bela"]

    def rounds(self):
        """Six rounds of a Swiss over two days. Bela directs the second day."""
        ada, bela = self.by_name["Ada"], self.by_name["Bela"]
        made = ada.post("/api/tournaments", name="Weekend open", club=self.weir, variant="cam", host="Ada", rated=True, public=True,
                        time={"base": 300, "increment": 0}, system="swiss", rounds=6)
        self.open = f"/api/tournaments/{made['id']}"
        ada.post(self.open + "/appoint", player="Bela")
        for name in WITH_DEVICES:
            if name != LATE:
                self.by_name[name].post(self.open + "/enter", name=name)
        ada.post(self.open + "/enter-names", text="\n".join(f"{name} {1400 + 50 * i}" for i, name in enumerate(WITHOUT)), form="lines")
        assert "Only a director" in self.by_name["Cyril"].refused(self.open + "/start-round", round=1)
        self.by_name["Emil"].post(self.open + "/bye", round=2)
        self.expected = collections.Counter()  # points in halves, by name
        self.rated = []                        # (white, black, result) by id
        self.in_room, self.byes = 0, collections.Counter()
        for number in range(1, 7):
            if number == 3:
                self.by_name[LATE].post(self.open + "/enter", name=LATE)
            self.play_round(ada if number <= 3 else bela, number)
        assert bela.read(self.open)["round"] == 6

    def play_round(self, director, number):
        tournament = director.post(self.open + "/start-round", round=number)
        names = [one["name"] for one in tournament["entrants"]]
        ids = [one["id"] for one in tournament["entrants"]]
        played = tournament["rounds"][-1]
        for rest in played["byes"]:
            self.expected[names[rest["player"]]] += 2 if rest["kind"] == "win" else 1
            self.byes[rest["kind"], names[rest["player"]]] += 1
        no_show = number == 4
        for board, game in enumerate(played["games"], 1):
            if game["game"] is None:
                result = self.lots.choice(["1-0", "0-1", "1/2-1/2"])
                self.in_room += 1
            elif no_show:
                result, no_show = "1-0f", False  # Black did not come
            else:
                result = None
            if result is None:
                result = play(self.server, self.people, game["game"], self.lots)
                self.rated.append([ids[game["white"]], ids[game["black"]], result, game["game"]])
            else:
                director.post(self.open + "/give-result", round=number, board=board, result=result)
            for player, halves in zip((game["white"], game["black"]), HALVES[result]):
                self.expected[names[player]] += halves

    def correct(self):
        """The first rated game was a draw, says the director after the fact; the players are told."""
        bela = self.by_name["Bela"]
        tournament = bela.read(self.open)
        names = [one["name"] for one in tournament["entrants"]]
        white, black, before, game = self.rated[0]
        at, board = next((at, board) for at, played in enumerate(tournament["rounds"], 1)
                         for board, one in enumerate(played["games"], 1) if one["game"] == game)
        after = "1-0" if before == "1/2-1/2" else "1/2-1/2"
        bela.post(self.open + "/give-result", round=at, board=board, result=after)
        one = tournament["rounds"][at - 1]["games"][board - 1]
        for player, old, new in zip((one["white"], one["black"]), HALVES[before], HALVES[after]):
            self.expected[names[player]] += new - old
        self.rated[0][2] = after
        shown = bela.read(self.open)["rounds"][at - 1]["games"][board - 1]
        assert shown["result"] == after and shown["given"]["corrects"] and shown["given"]["by"] == bela.id, shown
        assert bela.read(f"/api/games/{game}")["corrected"]
        assert "corrected" in [line["act"] for line in self.by_name["Cyril"].read(self.open + "/log")["lines"]]
        bela.post(self.open + "/finish")

    def standings(self):
        """Points, and the files: each is read by other means than the server's."""
        anyone = Browser(self.server, "anyone")
        tournament = anyone.read(self.open)
        names = [one["name"] for one in tournament["entrants"]]
        assert len(names) == 12 and sum(one.get("noDevice", False) for one in tournament["entrants"]) == 4
        points = {names[line["player"]]: line["halves"] for line in tournament["standing"]}
        assert points == {name: self.expected[name] for name in names}, (points, self.expected)
        assert self.byes["half", "Emil"] == 1 and self.in_room >= 3, (self.byes, self.in_room)
        self.check_pairings(tournament)

        table = list(csv.DictReader(io.StringIO(anyone.get(self.open + "/standing.csv").lstrip("\ufeff"))))
        column = next(key for key in table[0] if key.lower() == "points")
        name = next(key for key in table[0] if key.lower() in ("name", "player"))
        assert {row[name]: round(2 * float(row[column].replace(",", "."))) for row in table} == points, table

        report = [line for line in anyone.get(self.open + "/report.trf").splitlines() if line.startswith("001")]
        assert {line[14:47].strip(): round(2 * float(line[80:84])) for line in report} == points
        self.check_report(report)

        records = anyone.get(self.open + "/games.txt")
        results = re.findall(r'^\[Result "([^"]*)"\]', records, re.M)
        assert len(results) == len(self.rated) + 1, (len(results), len(self.rated))  # and the no-show
        assert collections.Counter(re.findall(r'^\[Event "([^"]*)"\]', records, re.M)) == {"Weekend open": len(results)}
        assert len(re.findall(r"^BEGIN:VEVENT", anyone.get(self.open + "/rounds.ics"), re.M)) >= 6
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "weekend.jsonl"
            file.write_text(anyone.get(self.open + "/tournament.jsonl"), encoding="utf-8")
            shown = subprocess.run([self.program, "tournament", "standings", str(file)], capture_output=True, text=True, check=True).stdout
            assert all(one in shown for one in names), shown

    @staticmethod
    def check_pairings(tournament):
        """Nobody meets another twice, and nobody has one colour three times in a row."""
        met, colours = set(), collections.defaultdict(str)
        for played in tournament["rounds"]:
            for game in played["games"]:
                pair = frozenset((game["white"], game["black"]))
                assert pair not in met, pair
                met.add(pair)
                if not game["result"].endswith("f"):
                    colours[game["white"]] += "w"
                    colours[game["black"]] += "b"
        assert not any("www" in one or "bbb" in one for one in colours.values()), colours

    @staticmethod
    def check_report(lines):
        """Each game of a TRF16 report stands with both players, with opposite colours and results."""
        opposite = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}
        rows = {int(line[4:8]): [line[at:at + 8].split() for at in range(91, len(line), 10)] for line in lines}
        for player, games in rows.items():
            for at, game in enumerate(games):
                if len(game) < 3 or game[0] == "0000":
                    continue
                back = rows[int(game[0])][at]
                assert int(back[0]) == player and {game[1], back[1]} in ({"w", "b"}, {"-"}) and back[2] == opposite[game[2]], (game, back)

    def ratings(self):
        """As a second Glicko-2 has them."""
        history = {one: Browser(self.server, "reader").read(f"/api/players/{one}/history?variant=cam&speed=fast")["points"]
                   for one in self.people}
        at = {point["game"]: datetime.datetime.fromisoformat(point["at"].replace("Z", "+00:00")).timestamp()
              for points in history.values() for point in points}
        reckoned = {one: glicko2.Player() for one in self.people}
        for white, black, result, game in sorted(self.rated, key=lambda one: at[one[3]]):
            glicko2.play(reckoned[white], reckoned[black], HALVES[result][0] / 2, at[game])
        for one, points in history.items():
            own = [game for game in self.rated if one in game[:2]]
            assert len(points) == len(own), (self.people[one].name, points, own)
            if points:
                last = points[-1]
                assert abs(last["rating"] - reckoned[one].rating) <= 1, (self.people[one].name, last, vars(reckoned[one]))
                assert abs(last["deviation"] - reckoned[one].deviation) <= 1, (self.people[one].name, last, vars(reckoned[one]))

    def team_match(self):
        """Two clubs, four boards."""
        ada, hanna = self.by_name["Ada"], self.by_name["Hanna"]
        moor = hanna.post("/api/clubs", name="Moor Camelot Club", open=True, host="Hanna")["address"]
        teams = {self.weir: ["Ada", "Bela", "Cyril", "Dora"], moor: ["Hanna", "Gustav", "Fanny", "Emil"]}
        for name in teams[moor][1:]:
            self.by_name[name].post(f"/api/clubs/{moor}/join", name=name)
        made = ada.post("/api/tournaments", name="Weir against Moor", club=self.weir, clubs=[moor], system="teams", boards=4,
                        variant="camelot", host="Ada", time={"base": 600, "increment": 5})
        path = f"/api/tournaments/{made['id']}"
        for club, officer in ((self.weir, ada), (moor, hanna)):
            officer.post(path + "/line-up", club=club, players=[self.by_name[name].id for name in teams[club]])
        match = ada.post(path + "/start-round", round=1)
        clubs = [one["club"] for one in match["teams"]]
        halves = collections.Counter()
        assert len(match["rounds"][0]["games"]) == 4
        for game in match["rounds"][0]["games"]:
            result = play(self.server, self.people, game["game"], self.lots)
            for player, points in zip((game["white"], game["black"]), HALVES[result]):
                halves[clubs[match["entrants"][player]["team"]]] += points
        shown = ada.read(path)
        assert {clubs[line["team"]]: line["halves"] for line in shown["teamStanding"]} == {club: halves[club] for club in clubs}, shown
        best, other = (line for line in shown["teamStanding"])
        assert best["matchPoints"] + other["matchPoints"] == 2 and best["halves"] >= other["halves"], shown

    def arena(self):
        """It starts by the clock, and next week's is there at once."""
        ada, bela = self.by_name["Ada"], self.by_name["Bela"]
        made = ada.post("/api/tournaments", name="Sunday arena", club=self.weir, variant="cam", host="Ada", system="arena", minutes=5,
                        time={"base": 60, "increment": 1}, startsIn=10, calendar={"repeats": "week", "zone": "Europe/Berlin"})
        path = f"/api/tournaments/{made['id']}"
        for person in (ada, bela):
            person.post(path + "/enter", name=person.name)
        for _ in range(600):
            arena = ada.read(path)
            if arena["round"] > 0:
                break
            time.sleep(0.1)
        play(self.server, self.people, arena["rounds"][0]["games"][0]["game"], self.lots)
        following = ada.read(f"/api/tournaments/{arena['following']}")
        starts = [datetime.datetime.fromisoformat(one["starts"].replace("Z", "+00:00")) for one in (arena, following)]
        hours = (starts[1] - starts[0]).total_seconds() / 3600
        assert hours in (167, 168, 169) and following["phase"] == "open" and following["players"] == 0, (hours, following)
        assert following["name"] == "Sunday arena" and following["club"] == self.weir

    def kept(self):
        """The pages of the weekend are on the club's list, and the server's own check finds nothing."""
        events = [one["name"] for one in self.by_name["Cyril"].read(f"/api/clubs/{self.weir}/tournaments")["tournaments"]]
        assert collections.Counter(events) == {"Weekend open": 1, "Weir against Moor": 1, "Sunday arena": 2}, events
        data = self.server.folder.name + "/data"
        checked = subprocess.run([self.program, "check", "--data", data], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stdout + checked.stderr


def main():
    weekend = Weekend(sys.argv[1])
    try:
        for step in (weekend.club, weekend.rounds, weekend.correct, weekend.standings, weekend.ratings, weekend.team_match, weekend.arena,
                     weekend.kept):
            step()
            print(f"{step.__name__}: as it should be")
    finally:
        weekend.server.close()


if __name__ == "__main__":
    main()
