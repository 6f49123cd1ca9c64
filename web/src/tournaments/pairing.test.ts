import fc from "fast-check";
import { expect, it } from "vitest";
import { exchange, isSame, playerAt, toBoard, toByes, turnColours, withKind, type Pairing } from "./pairing.ts";

const pairing: Pairing = {
  boards: [
    { white: "a", black: "b" },
    { white: "c", black: "d" },
  ],
  byes: [{ player: "e", kind: "win" }],
};
const players = ({ boards, byes }: Pairing): string[] =>
  [...boards.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)].sort();

it("exchanges two players, wherever they sit", () => {
  expect(exchange(pairing, { board: 0, white: true }, "d")).toEqual({
    boards: [
      { white: "d", black: "b" },
      { white: "c", black: "a" },
    ],
    byes: pairing.byes,
  });
  expect(exchange(pairing, { bye: 0 }, "b").boards[0]).toEqual({ white: "a", black: "e" });
  expect(exchange(pairing, { board: 0, white: true }, "b").boards[0]).toEqual({ white: "b", black: "a" });
  expect(exchange(pairing, { board: 1, white: false }, "d")).toEqual(pairing);
});

it("turns colours, gives byes and makes boards of them", () => {
  expect(turnColours(pairing, 1).boards[1]).toEqual({ white: "d", black: "c" });
  const byes = toByes(pairing, 0, "half");
  expect(byes.boards).toEqual([{ white: "c", black: "d" }]);
  expect(byes.byes.map(({ player, kind }) => player + kind)).toEqual(["ewin", "ahalf", "bhalf"]);
  expect(toBoard(byes).boards[1]).toEqual({ white: "e", black: "a" });
  expect(toBoard(pairing)).toEqual(pairing);
  expect(withKind(pairing, 0, "half").byes).toEqual([{ player: "e", kind: "half" }]);
  expect(isSame(turnColours(turnColours(pairing, 0), 0), pairing)).toBe(true);
  expect(isSame(turnColours(pairing, 0), pairing)).toBe(false);
});

it("loses and doubles nobody, whatever is changed", () => {
  const step = fc.tuple(fc.nat(4), fc.nat(5), fc.constantFrom("a", "b", "c", "d", "e"));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let now = pairing;
      for (const [kind, at, player] of steps) {
        if (kind === 0 && now.boards.length > 0) now = toByes(now, at % now.boards.length, "win");
        else if (kind === 1) now = toBoard(now);
        else if (kind === 2 && now.boards.length > 0) now = turnColours(now, at % now.boards.length);
        else {
          const seat =
            now.byes.length > 0 && at > 2 ? { bye: at % now.byes.length } : { board: 0, white: at % 2 === 0 };
          if (playerAt(now, seat) !== "") now = exchange(now, seat, player);
        }
        expect(players(now)).toEqual(["a", "b", "c", "d", "e"]);
      }
    }),
  );
});
