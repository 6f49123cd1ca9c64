import type { PieceLetter, Square } from "@camlann/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coreOf, FIELD, REFUSED, turnOf, type Walk } from "./play.fixture.ts";
import { type Action, choose, type Chosen, type Selection, START } from "./selection.ts";
import { type Outcome, outcomesBetween, sameOutcome, type Turn } from "./turn.ts";
import { see } from "./view.ts";
import { words } from "./words.ts";
import { shownMove } from "./written.ts";

const tap = (square: Square): Action => ({ type: "tap", square });

/** Does these in turn; stops at the first move played. */
function act(turn: Turn, actions: readonly Action[], from: Selection = START): Chosen {
  let chosen: Chosen = { selection: from, play: null, route: [], shown: 0 };
  for (const action of actions) {
    chosen = choose(turn, chosen.selection, action);
    if (chosen.play) break;
  }
  return chosen;
}

// The knight of the design's pictures: steps, one charge over C5 and E5, and two ways to D3.
const PIECES: Partial<Record<Square, PieceLetter>> = { B2: "K", B3: "M", D2: "M", C5: "m", E5: "m", C4: "m", C3: "m" };
const WALKS: Walk[] = [
  ["B2", "A2"],
  ["B2", "C2"],
  ["B2", "B4"],
  ["B2", "B4", "D6", "F4"],
  ["B2", "B4", "D4"],
  ["B2", "D4"],
  ["D2", "D3"],
];
const turn = turnOf(WALKS, PIECES);

describe("a tree", () => {
  const tree = (square: Square): Outcome => ({
    from: square,
    to: square,
    captures: [],
    kind: "plant",
    path: [square],
    notation: `@${square}`,
  });
  const planting: Turn = {
    ...turn,
    outcomes: [tree("A1"), tree("B1")],
    geometry: { ...FIELD, kinds: [...FIELD.kinds, { word: "plant", manner: "put" }] },
  };

  it("is put by one tap, where one may be", () => {
    expect(act(planting, [tap("B1")]).play?.notation).toBe("@B1");
    const refused = act(planting, [tap("C1")]);
    expect(refused.play).toBeNull();
    expect(refused.selection.refusal?.text).toBe(REFUSED);
  });

  it("waits for a second tap where moves are confirmed", () => {
    const careful: Selection = { ...START, confirm: true };
    expect(act(planting, [tap("A1")], careful).play).toBeNull();
    expect(act(planting, [tap("A1"), tap("A1")], careful).play?.notation).toBe("@A1");
    expect(act(planting, [tap("A1"), tap("B1"), tap("B1")], careful).play?.notation).toBe("@B1");
    expect(act(planting, [tap("A1"), { type: "back" }], careful).selection.phase.kind).toBe("idle");
  });

  it("is not dragged", () => {
    expect(act(planting, [{ type: "dragStart", square: "A1" }]).selection.phase.kind).toBe("idle");
  });

  it("is told in words", () => {
    const idle = see(planting, START, { name: "River", over: false, last: null });
    expect(idle.board.names?.["A1"]).toBe("A1, empty, a tree may be put here");
    expect(words.moveSentence(PIECES, tree("A1"), FIELD)).toBe("A tree is put on A1.");
    expect(words.pieceWords("T", FIELD)).toBe("tree");
    expect(shownMove("@A1")).toBe("tree A1");
    const chosen = act(planting, [tap("A1")], { ...START, confirm: true }).selection;
    const sight = see(planting, chosen, { name: "River", over: false, last: null });
    expect(sight.line.text).toBe("Play tree on A1?");
  });
});

describe("two taps", () => {
  it("pick a piece and play where there is one outcome", () => {
    const { play, route, shown } = act(turn, [tap("B2"), tap("F4")]);
    expect(play?.notation).toBe("B2-B4xD6xF4");
    expect(route).toEqual(["B2", "B4", "D6", "F4"]);
    expect(shown).toBe(0);
  });

  it("show chips where there are several, largest first, and play the one chosen", () => {
    const several = act(turn, [tap("B2"), tap("D4")]);
    expect(several.play).toBeNull();
    expect(several.selection.phase).toEqual({ kind: "chips", from: "B2", to: "D4", index: 0 });
    const ways = outcomesBetween(turn, "B2", "D4");
    expect(ways).toHaveLength(2);
    expect(act(turn, [{ type: "chip", index: 1 }], several.selection).play).toBe(ways[1]);
  });

  it("let the selected chip go round by arrows and by tapping the square again", () => {
    const index = (actions: Action[]) => act(turn, [tap("B2"), tap("D4"), ...actions]).selection.phase;
    expect(index([{ type: "chipStep", by: -1 }])).toMatchObject({ index: 1 });
    expect(index([tap("D4")])).toMatchObject({ index: 1 });
    expect(index([tap("D4"), tap("D4")])).toMatchObject({ index: 0 });
    expect(index([{ type: "chipSelect", index: 1 }])).toMatchObject({ index: 1 });
    expect(index([{ type: "chipSelect", index: 2 }])).toMatchObject({ index: 0 });
  });

  it("go over to another own piece, and drop the piece tapped again", () => {
    expect(act(turn, [tap("B2"), tap("D2")]).selection.phase).toMatchObject({ kind: "picked", from: "D2" });
    expect(act(turn, [tap("B2"), tap("B2")]).selection.phase).toEqual({ kind: "idle" });
  });

  it("play a chain that ends where it began", () => {
    const pieces: Partial<Record<Square, PieceLetter>> = { B2: "M", C3: "m", C5: "m", B5: "m", B4: "m" };
    const round = turnOf([["B2", "D4", "B6", "B4", "B2"]], pieces);
    expect(act(round, [tap("B2"), tap("B2")]).play?.to).toBe("B2");
  });

  it("never refuse in silence, and keep the piece picked", () => {
    const refused = act(turn, [tap("B2"), tap("G6")]);
    expect(refused.selection.phase).toMatchObject({ kind: "picked", from: "B2" });
    expect(refused.selection.refusal).toEqual({ rule: "some-rule", text: REFUSED, square: "G6" });
    expect(act(turn, [tap("C5")]).selection.refusal?.text).toBe(REFUSED);
    expect(act(turn, [tap("G6"), tap("B2")]).selection.refusal).toBeNull();
  });

  it("keep the reason why a piece may not move when an empty square follows", () => {
    const must = { rule: "must-capture", text: "You must capture: C5.", square: "D2" };
    const nothing = (square: Square) => ({ rule: "no-piece", text: `${square}: there is no piece here.`, square });
    const whyNot = ([square = ""]: readonly Square[]) => (square === "C4" ? must : nothing(square));
    const barred: Turn = { ...turn, core: { ...turn.core, whyNot } };
    expect(act(barred, [tap("C4"), tap("G6")]).selection.refusal).toEqual(must);
    expect(act(barred, [tap("C4"), tap("G6"), tap("A6")]).selection.refusal).toEqual(must);
    expect(act(barred, [tap("C4"), tap("B2")]).selection.refusal).toBeNull();
    expect(act(barred, [tap("G6"), tap("A6")]).selection.refusal).toEqual(nothing("A6"));
    const theirs = { rule: "not-your-piece", text: "A6 is Black's piece, and it is White's turn.", square: "A6" };
    const full = {
      ...barred,
      core: { ...barred.core, whyNot: (at: readonly Square[]) => (at[0] === "A6" ? theirs : whyNot(at)) },
    };
    expect(act(full, [tap("C4"), tap("A6")]).selection.refusal).toEqual(must);
    expect(act(full, [tap("G6"), tap("A6")]).selection.refusal).toEqual(theirs);
  });

  it("do nothing while it is not the person's turn", () => {
    expect(act({ ...turn, free: false }, [tap("B2"), tap("F4")])).toMatchObject({ play: null, selection: START });
  });
});

describe("dropping", () => {
  const picked: [string, Action[]][] = [
    ["picked", [tap("B2")]],
    ["chips", [tap("B2"), tap("D4")]],
    ["step", [{ type: "steps", on: true }, tap("B2"), tap("B4")]],
  ];
  it.each(picked)("Escape drops the piece when %s", (_, actions) => {
    expect(act(turn, [...actions, { type: "cancel" }]).selection.phase).toEqual({ kind: "idle" });
  });

  it("Backspace closes the chips, then drops the piece", () => {
    const once = act(turn, [tap("B2"), tap("D4"), { type: "back" }]);
    expect(once.selection.phase).toMatchObject({ kind: "picked", from: "B2" });
    expect(act(turn, [{ type: "back" }], once.selection).selection.phase).toEqual({ kind: "idle" });
  });
});

describe("dragging", () => {
  const drag = (square: Square): Action => ({ type: "dragStart", square });
  const drop = (square: Square | null): Action => ({ type: "drop", square });

  it("plays on the square where the piece is let go, with nothing left to replay", () => {
    const { play, route, shown } = act(turn, [drag("B2"), drop("F4")]);
    expect(play?.to).toBe("F4");
    expect(shown).toBe(route.length - 1);
  });

  it("asks where there are several ways", () => {
    expect(act(turn, [drag("B2"), drop("D4")]).selection.phase.kind).toBe("chips");
  });

  it("keeps the piece picked when let go where it stands, and drops it beside the board", () => {
    expect(act(turn, [drag("B2"), drop("B2")]).selection.phase).toMatchObject({ kind: "picked", from: "B2" });
    expect(act(turn, [drag("B2"), drop(null)]).selection.phase).toEqual({ kind: "idle" });
  });

  it("does not take another own piece for the target, and says why", () => {
    const { selection } = act(turn, [drag("B2"), drop("D2")]);
    expect(selection.phase).toMatchObject({ kind: "picked", from: "B2" });
    expect(selection.refusal?.text).toBe(REFUSED);
  });

  it("walks through the landings in step mode and ends where it is let go", () => {
    const over = (square: Square): Action => ({ type: "dragOver", square });
    const steps: Action = { type: "steps", on: true };
    const done = act(turn, [steps, drag("B2"), over("B4"), over("C5"), over("D6"), over("F4"), drop("F4")]);
    expect(done.play?.notation).toBe("B2-B4xD6xF4");
    expect(done.shown).toBe(3);
    const short = act(turn, [steps, drag("B2"), over("B4"), over("D6"), drop("D6")]);
    expect(short.play).toBeNull();
    expect(short.selection.phase).toMatchObject({ kind: "step", walked: ["B2", "B4", "D6"] });
  });
});

describe("step mode", () => {
  const steps = choose(turn, START, { type: "steps", on: true }).selection;

  it("is what it is when it is asked for again", () => {
    expect(choose(turn, steps, { type: "steps", on: true }).selection).toBe(steps);
    expect(choose(turn, START, { type: "steps", on: false }).selection).toBe(START);
  });

  it("walks leg by leg and plays at the last landing, one leg left to replay", () => {
    const { play, shown } = act(turn, [tap("B2"), tap("B4"), tap("D6"), tap("F4")], steps);
    expect(play?.notation).toBe("B2-B4xD6xF4");
    expect(shown).toBe(2);
  });

  it("ends where stopping is legal: by the chip, or by tapping the piece", () => {
    expect(act(turn, [tap("B2"), tap("B4"), { type: "chip", index: 0 }], steps).play?.notation).toBe("B2-B4");
    expect(act(turn, [tap("B2"), tap("B4"), { type: "end" }], steps).play?.notation).toBe("B2-B4");
    expect(act(turn, [tap("B2"), tap("B4"), tap("B4")], steps).play?.notation).toBe("B2-B4");
    expect(act(turn, [tap("B2"), tap("B4"), tap("D6"), { type: "end" }], steps).play).toBeNull();
  });

  it("takes a leg back by its button, beside that which ends the move or alone", () => {
    const one = act(turn, [tap("B2"), tap("B4"), { type: "chip", index: 1 }], steps);
    expect(one.play).toBeNull();
    expect(one.selection.phase).toMatchObject({ walked: ["B2"] });
    const two = act(turn, [tap("B2"), tap("B4"), tap("D6"), { type: "chip", index: 0 }], steps).selection;
    expect(two.phase).toMatchObject({ walked: ["B2", "B4"] });
  });

  it("goes back by a tap on a square where the piece has been, instead of cantering there once more", () => {
    const there = turnOf(
      [
        ["B2", "B4", "B2", "D2"],
        ["B2", "B4"],
        ["B2", "D2"],
      ],
      { B2: "K", B3: "M", C2: "M" },
    );
    const back = act(there, [tap("B2"), tap("B4"), tap("B2")], steps).selection;
    expect(back.phase).toMatchObject({ walked: ["B2"] });
    const dragged = act(there, [tap("B2"), tap("B4"), { type: "dragOver", square: "B2" }], steps).selection;
    expect(dragged.phase).toMatchObject({ walked: ["B2"] });
    // A chain of jumps comes home with other men on the board.
    const round = turnOf([["B2", "D2", "D4", "B2"]], { B2: "K", C2: "m", D3: "m", C3: "m" });
    const home = act(round, [tap("B2"), tap("D2"), tap("D4"), tap("B2")], steps);
    expect(home.play?.captures).toHaveLength(3);
  });

  it("takes a leg back, and drops the piece when none is left", () => {
    const walked = act(turn, [tap("B2"), tap("B4"), tap("D6")], steps).selection;
    const one = act(turn, [{ type: "back" }], walked).selection;
    expect(one.phase).toMatchObject({ walked: ["B2", "B4"] });
    expect(act(turn, [{ type: "back" }, { type: "back" }], one).selection.phase).toEqual({ kind: "idle" });
  });

  it("refuses a square that is no next landing", () => {
    const far = act(turn, [tap("B2"), tap("F4")], steps).selection;
    expect(far.refusal?.text).toContain("leg by leg");
    const core = coreOf(WALKS, PIECES);
    act({ ...turn, core }, [tap("B2"), tap("B4"), tap("A1")], steps);
    expect(core.asked.at(-1)).toBe("B2 B4 A1");
  });

  it("goes over to another piece as long as no leg is walked", () => {
    expect(act(turn, [tap("B2"), tap("D2")], steps).selection.phase).toMatchObject({ walked: ["D2"] });
    expect(act(turn, [tap("B2"), tap("B4"), tap("D2")], steps).selection.phase).toMatchObject({ walked: ["B2", "B4"] });
  });

  it("can be turned on and off while a piece is picked", () => {
    const picked = act(turn, [tap("B2")]).selection;
    const walking = act(turn, [{ type: "steps", on: true }], picked).selection;
    expect(walking.phase).toMatchObject({ kind: "step", walked: ["B2"] });
    expect(act(turn, [{ type: "steps", on: false }], walking).selection.phase).toMatchObject({ kind: "picked" });
  });
});

// ---- whatever the rules are ----

const LEAPS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);

/** Random pieces, and random walks that leap over them; which of them are legal is decided by chance. */
const turns: fc.Arbitrary<Turn> = fc
  .record({
    letters: fc.array(fc.constantFrom<PieceLetter | null>("K", "M", "k", "m", "m", null, null, null), {
      minLength: FIELD.squares.length,
      maxLength: FIELD.squares.length,
    }),
    walks: fc.array(
      fc.record({ start: fc.nat(41), legs: fc.array(fc.nat(LEAPS.length - 1), { minLength: 1, maxLength: 5 }) }),
      { minLength: 1, maxLength: 40 },
    ),
  })
  .map(({ letters, walks }) => {
    const pieces = Object.fromEntries(FIELD.squares.flatMap((square, i) => (letters[i] ? [[square, letters[i]]] : [])));
    const made = walks.flatMap(({ start, legs }) => {
      const from = FIELD.squares[start] ?? "";
      if (pieces[from] !== "K" && pieces[from] !== "M") return [];
      const walk = [from];
      const taken = new Set<Square>();
      let canters = 0;
      for (const leg of legs) {
        const [x, y] = LEAPS[leg] ?? [0, 1];
        const at = (n: number) =>
          String.fromCharCode((walk.at(-1) ?? "").charCodeAt(0) + n * x) +
          String(Number((walk.at(-1) ?? "").slice(1)) + n * y);
        const [over, to] = [at(1), at(2)];
        if (!FIELD.squares.includes(to) || (pieces[to] && to !== from) || !pieces[over] || taken.has(over)) break;
        if (over === from) break;
        // To canter to where one has been comes to the same as not to have left it.
        const fresh = (pieces[over] === "k" || pieces[over] === "m") && !taken.has(over);
        if (!fresh && walk.slice(walk.length - 1 - canters).includes(to)) break;
        canters = fresh ? 0 : canters + 1;
        if (pieces[over] === "k" || pieces[over] === "m") taken.add(over);
        walk.push(to);
      }
      return walk.length > 1 && (walk.at(-1) !== from || taken.size > 0) ? [walk] : [];
    });
    return turnOf(made, pieces);
  })
  .filter((made) => made.outcomes.length > 0);

const squares = fc.constantFrom(...FIELD.squares);
const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: squares.map(tap) },
  squares.map((square): Action => ({ type: "hover", square })),
  squares.map((square): Action => ({ type: "dragStart", square })),
  squares.map((square): Action => ({ type: "dragOver", square })),
  fc.option(squares).map((square): Action => ({ type: "drop", square })),
  fc.nat(4).map((index): Action => ({ type: "chip", index })),
  fc.constantFrom<Action>(
    { type: "chipStep", by: 1 },
    { type: "chipStep", by: -1 },
    { type: "end" },
    { type: "back" },
    { type: "cancel" },
    { type: "steps", on: true },
    { type: "steps", on: false },
  ),
);

/** Walks a path in step mode, ending it by *End here* where something could follow. */
function stepThrough(turn: Turn, outcome: Outcome): Outcome | null {
  const steps = choose(turn, START, { type: "steps", on: true }).selection;
  return act(turn, [...outcome.path.map(tap), { type: "end" }], steps).play;
}

describe("for any turn", () => {
  it("nothing is ever played that is not among the outcomes", () => {
    fc.assert(
      fc.property(turns, fc.array(actions, { maxLength: 40 }), (turn, list) => {
        let selection = START;
        for (const action of list) {
          const chosen = choose(turn, selection, action);
          if (chosen.play) {
            expect(turn.outcomes).toContain(chosen.play);
            expect(chosen.route[0]).toBe(chosen.play.from);
            expect(chosen.route.at(-1)).toBe(chosen.play.to);
            expect(chosen.shown).toBeLessThan(chosen.route.length);
          }
          selection = chosen.selection;
        }
      }),
      { numRuns: 300 },
    );
  });

  it("every outcome is reached by two taps, and a chip where there are several", () => {
    fc.assert(
      fc.property(turns, (turn) => {
        for (const outcome of turn.outcomes) {
          const two = act(turn, [tap(outcome.from), tap(outcome.to)]);
          const ways = outcomesBetween(turn, outcome.from, outcome.to);
          const done = two.play ?? act(turn, [{ type: "chip", index: ways.indexOf(outcome) }], two.selection).play;
          expect(done).toBe(outcome);
          expect(ways.map((way) => way.captures.length)).toEqual(
            ways.map((way) => way.captures.length).sort((a, b) => b - a),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it("every outcome is reached in step mode", () => {
    fc.assert(
      fc.property(turns, (turn) => {
        for (const outcome of turn.outcomes) {
          const done = stepThrough(turn, outcome);
          expect(done && sameOutcome(done, outcome)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("a tap that plays nothing and picks nothing says why", () => {
    fc.assert(
      fc.property(turns, squares, squares, (turn, first, second) => {
        const before = act(turn, [tap(first)]).selection;
        const { selection, play } = choose(turn, before, tap(second));
        const changed = JSON.stringify(selection.phase) !== JSON.stringify(before.phase);
        expect(play !== null || changed || selection.refusal !== null).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
