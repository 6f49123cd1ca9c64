// @vitest-environment jsdom
import type { PieceLetter, Square } from "@camlann/board";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIELD, turnOf, type Walk } from "./play.fixture.ts";
import type { Selection } from "./selection.ts";
import { createTable, type Table } from "./table.ts";
import type { Outcome, Turn } from "./turn.ts";
import type { Sight } from "./view.ts";

const PIECES: Partial<Record<Square, PieceLetter>> = { B2: "K", B3: "M", C5: "m", E5: "m", G6: "k" };
const WALKS: Walk[] = [
  ["B2", "B4"],
  ["B2", "B4", "D6", "F4"],
  ["B3", "B4"],
];

let host: HTMLElement;
let table: Table;
let played: Outcome[];
let sight: Sight;
let selection: Selection;
let time: number;
let frames: (() => void)[];
let confirmed: boolean;
/** What waits for the next picture. */
let works: (() => void)[];
/** What the page does when a move is played. */
let answer: () => void;

const around = { name: "Cam", over: false, last: null };

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  played = [];
  time = 0;
  frames = [];
  confirmed = false;
  works = [];
  answer = () => undefined;
  table = createTable(host, {
    geometry: FIELD,
    play: (outcome) => {
      played.push(outcome);
      answer();
    },
    changed: (now, chosen) => {
      sight = now;
      selection = chosen;
    },
    confirms: () => confirmed,
    later: (work) => works.push(work),
    clock: { now: () => time, frame: (callback) => frames.push(callback) },
  });
});

afterEach(() => {
  table.destroy();
  host.remove();
  vi.restoreAllMocks();
});

function run(ms: number): void {
  for (let i = 0; i < ms; i += 10) {
    time += 10;
    for (const frame of frames.splice(0)) frame();
  }
}

/** The next picture is on the screen. */
const paint = () => works.splice(0).forEach((work) => work());

const cell = (square: Square) => host.querySelector<HTMLElement>(`[data-square="${square}"]`);

/** Taps a cell like a screen reader: without coordinates. */
const tap = (square: Square) => cell(square)?.click();

/** Goes to a cell and presses Enter. */
function enter(square: Square): void {
  cell(square)?.focus();
  cell(square)?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}

/** Clicks like a mouse, on a board of forty pixels per square. */
function click(square: Square): void {
  const { element } = table.board;
  const { width, height } = table.board.size();
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue({ left: 0, top: 0, width: width * 40 } as DOMRect);
  const left = (width - 7) / 2 + square.charCodeAt(0) - "A".charCodeAt(0);
  const top = (height - 6) / 2 + 6 - Number(square.slice(1));
  const at = { clientX: (left + 0.5) * 40, clientY: (top + 0.5) * 40 };
  for (const type of ["pointerdown", "pointerup"]) {
    element.dispatchEvent(Object.assign(new MouseEvent(type, at), { pointerType: "mouse" }));
  }
}

const mine = turnOf(WALKS, PIECES);
const after: Partial<Record<Square, PieceLetter>> = { F4: "K", B3: "M", G6: "k" };
const theirs: Turn = { ...turnOf([["G6", "G5"]], after, { seat: "b" }), free: false, ahead: "w" };
const again = turnOf([["F4", "F5"]], { F4: "K", B3: "M", G5: "k" });

describe("a table", () => {
  it("plays what two taps choose and replays it", () => {
    table.show(mine, around);
    tap("B2");
    expect(sight.line.text).toBe("Knight B2: 1 canter, 1 charge.");
    tap("F4");
    expect(played.map((outcome) => outcome.notation)).toEqual(["B2-B4xD6xF4"]);
    const walk = { squares: played[0]?.path ?? [], captures: played[0]?.captures ?? [] };
    table.show(theirs, { ...around, last: walk }, { walk });
    expect(host.querySelectorAll(".cb-l-air use")).toHaveLength(1);
    run(700);
    expect(host.querySelectorAll(".cb-l-air use")).toHaveLength(0);
    expect(host.querySelectorAll(".cb-l-pieces use")).toHaveLength(3);
  });

  it("waits for no picture after a key: the next one may come first", () => {
    table.destroy();
    table = createTable(host, {
      geometry: FIELD,
      play: (outcome) => played.push(outcome),
      changed: (now) => (sight = now),
      later: () => expect.unreachable(),
    });
    table.show(mine, around);
    tap("B2");
    expect(host.querySelectorAll(".cb-l-marks > *").length).toBeGreaterThan(0);
    tap("F4");
    expect(played.map((outcome) => outcome.notation)).toEqual(["B2-B4xD6xF4"]);
  });

  it("shows at once what a tap has chosen, and plays it once that is on the screen", () => {
    table.show(mine, around);
    const words = sight.line.text;
    click("B2");
    expect(host.querySelectorAll(".cb-l-picked > *").length).toBeGreaterThan(0);
    expect(host.querySelectorAll(".cb-l-marks > *")).toHaveLength(0);
    expect(sight.line.text).toBe(words);
    paint();
    expect(host.querySelectorAll(".cb-l-marks > *").length).toBeGreaterThan(0);
    expect(sight.line.text).not.toBe(words);
    click("B2");
    click("B3");
    click("B2");
    expect(sight.board.picked).toBeUndefined();
    paint();
    expect(sight.board.picked, "what was picked last").toBe("B2");
    click("F4");
    expect(host.querySelectorAll(".cb-l-path > *").length).toBeGreaterThan(0);
    expect(played).toEqual([]);
    click("B3");
    table.act({ type: "steps", on: true });
    paint();
    expect(played.map((outcome) => outcome.notation)).toEqual(["B2-B4xD6xF4"]);

    table.show({ ...mine }, around);
    table.act({ type: "steps", on: false });
    click("B2");
    click("B4");
    table.show(theirs, around);
    paint();
    expect(played, "the turn has become another").toHaveLength(1);
  });

  it("does not replay the legs that were walked by hand", () => {
    table.show(mine, around);
    table.act({ type: "steps", on: true });
    for (const square of ["B2", "B4", "D6", "F4"]) tap(square);
    expect(played).toHaveLength(1);
    const walk = { squares: ["B2", "B4", "D6", "F4"], captures: ["C5", "E5"] };
    table.show(theirs, { ...around, last: walk }, { walk });
    run(200);
    expect(host.querySelectorAll(".cb-l-air use")).toHaveLength(0);
    expect(selection.steps).toBe(true);
  });

  it("keeps the piece picked while the position is the same", () => {
    table.show(mine, around);
    tap("B2");
    table.show(mine, around);
    expect(sight.board.picked).toBe("B2");
    table.show({ ...mine }, around);
    expect(sight.board.picked).toBe("B2");
    expect(table.drop()).toBe(true);
    expect(table.drop()).toBe(false);
  });

  it("asks before it plays where that is wanted", () => {
    confirmed = true;
    table.show(mine, around);
    tap("B2");
    tap("F4");
    expect(played).toEqual([]);
    expect(sight.line.text).toBe("Play B2–B4×D6×F4, taking 2?");
    expect(host.querySelector(".cb-chip")?.textContent).toBe("Play");
    tap("F4");
    expect(played).toHaveLength(1);
  });

  it("asks in step mode too", () => {
    confirmed = true;
    table.show(mine, around);
    table.act({ type: "steps", on: true });
    for (const square of ["B2", "B4", "D6", "F4"]) tap(square);
    expect(played).toEqual([]);
    host.querySelector<HTMLElement>(".cb-chip")?.click();
    expect(played).toHaveLength(1);
  });
});

describe("a move set ahead", () => {
  const set = () => {
    table.show(theirs, around);
    tap("F4");
    tap("F5");
  };

  it("is framed on the board and played as soon as it is legal", async () => {
    set();
    expect(sight.board.premove).toEqual({ from: "F4", to: "F5" });
    expect(sight.line.text).toContain("as soon as it is your turn");
    table.show(again, around);
    expect(played).toEqual([]);
    await Promise.resolve();
    expect(played.map((outcome) => outcome.notation)).toEqual(["F4-F5"]);
  });

  it("waits on while the other side still thinks", () => {
    set();
    table.show({ ...theirs }, around);
    expect(sight.board.premove).toEqual({ from: "F4", to: "F5" });
    table.show({ ...theirs, pieces: { G6: "k" } }, around);
    expect(sight.board.premove).toBeUndefined();
  });

  it("is dropped with a word when it cannot be played, and those behind it are named", async () => {
    table.show(theirs, around);
    tap("B3");
    tap("A1");
    tap("F4");
    tap("F5");
    expect(sight.board).toMatchObject({ premove: { from: "B3", to: "A1" }, later: [{ from: "F4", to: "F5" }] });
    table.show(again, around);
    await Promise.resolve();
    expect(played).toEqual([]);
    expect(sight.line).toMatchObject({
      text: "B3 to A1 is no longer possible, so it was removed, and F4 to F5.",
      tone: "refused",
    });
    table.show({ ...theirs }, around);
    expect(sight.board.premove).toBeUndefined();
  });

  it("gives way to a duty to capture, which the line still says", async () => {
    table.show(theirs, around);
    tap("B3");
    tap("A1");
    const text = "You must take the man on G6.";
    table.show({ ...again, obligation: { kind: "capture", squares: ["G6"], text, may: "" } }, around);
    await Promise.resolve();
    expect(sight.line.text).toBe(`B3 to A1 is no longer possible, so it was removed. ${text}`);
  });

  it("has others behind it, which wait for their turns, also of the same piece", async () => {
    set();
    tap("F5");
    tap("F6");
    expect(sight.line.text).toContain("F4 to F5, then F5 to F6");
    table.show(again, around);
    await Promise.resolve();
    expect(played.map((outcome) => outcome.notation)).toEqual(["F4-F5"]);
    table.show({ ...theirs, pieces: { ...theirs.pieces, F4: "", F5: theirs.pieces["F4"] ?? "" } }, around);
    expect(sight.board.premove).toEqual({ from: "F5", to: "F6" });
    table.act({ type: "back" });
    expect(sight.board.premove).toBeUndefined();
  });

  it("is gone when its piece is taken meanwhile", () => {
    set();
    table.show({ ...theirs, pieces: { G6: "k" } }, around);
    expect(sight.line.text).toBe("F4 to F5 is no longer possible, so it was removed.");
  });

  it("goes away on any tap, and needs a piece of one's own", async () => {
    set();
    tap("A1");
    expect(sight.board.premove).toBeUndefined();
    table.show(again, around);
    await Promise.resolve();
    expect(played).toEqual([]);
    table.show(theirs, around);
    tap("G6");
    expect(sight.board.picked).toBeUndefined();
    table.show({ ...theirs, ahead: null }, around);
    tap("F4");
    expect(sight.board.picked).toBeUndefined();
  });
});

describe("while the same position comes again and again", () => {
  const own = () => turnOf(WALKS, { ...PIECES });
  const opponents = (): Turn => ({ ...theirs, pieces: { ...after } });
  const resting = (turn: Turn): Turn => ({ ...turn, outcomes: [], free: false, ahead: null });

  /** What comes: the position as a new turn, sometimes without its rules or with the connection gone, and a picture. */
  const arrivals = fc.array(fc.constantFrom("again", "resting", "picture"), { maxLength: 5 });
  const arrive = (turn: Turn, kind: string) => {
    if (kind === "picture") paint();
    else table.show(kind === "again" ? turn : resting(turn), { ...around });
  };

  interface Setting {
    position?: () => Turn;
    setUp?: () => void;
    /** The turn that follows. */
    next?: Turn;
  }
  const property = (
    choices: readonly (() => void)[],
    expected: string,
    { position = own, setUp = () => undefined, next }: Setting = {},
  ): Promise<void> =>
    fc.assert(
      fc.asyncProperty(
        fc.array(arrivals, { minLength: choices.length, maxLength: choices.length }),
        async (between) => {
          played = [];
          table.show(turnOf([], {}), around);
          table.show(position(), around);
          setUp();
          for (const [i, choice] of choices.entries()) {
            choice();
            for (const kind of between[i] ?? []) arrive(position(), kind);
            await Promise.resolve();
          }
          for (const kind of ["again", "picture", "again", "picture"]) {
            arrive(position(), kind);
            await Promise.resolve();
          }
          if (next) table.show(next, around);
          await Promise.resolve();
          expect(played.map((outcome) => outcome.notation)).toEqual([expected]);
        },
      ),
      { numRuns: 20 },
    );

  it("plays what two taps choose", () => property([() => tap("B2"), () => tap("F4")], "B2-B4xD6xF4"));

  it("plays what two taps of a pointer choose, which wait for a picture", () =>
    property([() => click("B2"), () => click("F4")], "B2-B4xD6xF4"));

  it("plays what is chosen by keys", () => property([() => enter("B2"), () => enter("F4")], "B2-B4xD6xF4"));

  it("plays what is dragged", () =>
    property(
      [
        () => table.act({ type: "dragStart", square: "B2" }),
        () => table.act({ type: "dragOver", square: "F4" }),
        () => table.act({ type: "drop", square: "F4" }),
      ],
      "B2-B4xD6xF4",
    ));

  it("plays what is walked leg by leg", () =>
    property([() => tap("B2"), () => tap("B4"), () => tap("D6"), () => tap("F4")], "B2-B4xD6xF4", {
      setUp: () => table.act({ type: "steps", on: true }),
    }).finally(() => table.act({ type: "steps", on: false })));

  it("plays what is confirmed, by taps and by keys", async () => {
    confirmed = true;
    for (const by of [tap, click, enter]) {
      await property([() => by("B2"), () => by("F4"), () => by("F4")], "B2-B4xD6xF4");
    }
  });

  it("plays the one of several ways that is chosen", async () => {
    const position = () => turnOf([...WALKS, ["B2", "D2", "F2", "F4"]], { ...PIECES });
    const choose = [() => tap("B2"), () => tap("F4")];
    for (const [index, expected] of ["B2-B4xD6xF4", "B2-D2-F2-F4"].entries()) {
      const press = () => table.act({ type: "chip", index });
      await property([...choose, press], expected, { position });
      const point = () => table.act({ type: "chipSelect", index });
      await property([...choose, point, press], expected, { position });
      const step = () => table.act({ type: "chipStep", by: 1 });
      await property([...choose, step, press], expected, { position });
    }
  });

  it("plays what is planned", async () => {
    const drop = () => table.act({ type: "drop", square: "F5" });
    for (const choices of [
      [() => tap("F4"), () => tap("F5")],
      [() => click("F4"), () => click("F5")],
      [() => enter("F4"), () => enter("F5")],
      [() => table.act({ type: "dragStart", square: "F4" }), drop],
    ]) {
      await property(choices, "F4-F5", { position: opponents, next: again });
    }
  });

  const restWith = async (...taps: Square[]): Promise<void> => {
    table.show(own(), around);
    table.show(resting(own()), around);
    for (const square of taps) tap(square);
    await Promise.resolve();
    expect(played).toEqual([]);
  };

  it("plays a tap that comes while nothing can be moved, but nothing behind the move", async () => {
    answer = () => table.show(theirs, around);
    await restWith("B2", "F4", "F4");
    table.show(own(), around);
    await Promise.resolve();
    expect(played.map((outcome) => outcome.notation)).toEqual(["B2-B4xD6xF4"]);
    expect(sight.board.picked).toBeUndefined();
  });

  it("says that a tap has waited for too long, counted from the last one", async () => {
    await restWith("B2", "F4");
    time += 6000;
    table.show(own(), around);
    await Promise.resolve();
    expect(played).toEqual([]);
    expect(sight.line).toMatchObject({
      text: "That tap came too late.",
      tone: "refused",
    });
    await restWith("B2");
    time += 4000;
    tap("F4");
    time += 4000;
    table.show(own(), around);
    await Promise.resolve();
    expect(played.map((outcome) => outcome.notation)).toEqual(["B2-B4xD6xF4"]);
  });

  it("says nothing of a setting that was changed long ago", async () => {
    await restWith();
    table.act({ type: "steps", on: true });
    time += 6000;
    table.show(own(), around);
    await Promise.resolve();
    expect(sight.line.tone).toBe("plain");
    expect(selection.steps).toBe(true);
  });

  it("forgets a tap in another position, and in the same one earlier in the game", async () => {
    await restWith("B2", "F4");
    table.show(theirs, around);
    table.show(own(), around);
    await Promise.resolve();
    expect(played).toEqual([]);
    table.show({ ...own(), ply: 8 }, around);
    table.show({ ...resting(own()), ply: 4 }, around);
    tap("B2");
    tap("F4");
    table.show({ ...own(), ply: 8 }, around);
    await Promise.resolve();
    expect(played).toEqual([]);
    expect(sight.line.tone).toBe("plain");
  });

  it("keeps the moves that are planned", async () => {
    table.show(theirs, around);
    tap("F4");
    tap("F5");
    table.show(resting(opponents()), around);
    table.show(opponents(), around);
    table.show(again, around);
    await Promise.resolve();
    expect(played.map((outcome) => outcome.notation)).toEqual(["F4-F5"]);
  });
});
