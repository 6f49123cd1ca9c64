// The courses against the core: every board can be solved as asked, what is said of wrong moves is true, and every small game
// can be won, but not by playing anything.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { coreForTests, thinkerForTests } from "../lib/core.fixture.ts";
import type { Outcome, Position } from "../lib/core.ts";
import { Line } from "../lib/line.ts";
import { type Exercise, isShown, type Task } from "../rules/book.ts";
import { loadAuthor } from "../rules/books.ts";
import type { Thinker } from "../why/thinker.ts";
import { chosen } from "../why/choose.ts";
import type { Course, SmallGame } from "./course.ts";
import { loadTeacher } from "./courses.ts";
import { verdictOf } from "./goal.ts";

// A small game asks the engine some dozen times.
vi.setConfig({ testTimeout: 60_000 });

const games = [
  "cam",
  "camelot",
  "camette",
  "chivalry",
  "mini-camelot",
  "grand-cam",
  "grand-camelot",
  "tri-camelot",
  "camblam",
];

const core = await coreForTests();
const courses = new Map<string, { course: Course; boards: Exercise[]; anchors: string[] }>();
for (const game of games) {
  const variant = core.variant(game);
  if (!variant) throw new Error(game);
  const [teacher, author] = await Promise.all([loadTeacher(game), loadAuthor(game)]);
  const course = teacher(variant);
  const chapters = author(variant)?.chapters ?? [];
  courses.set(game, {
    course,
    boards: [...chapters, ...course.chapters].flatMap(({ exercises = [] }) => exercises),
    anchors: chapters.map(({ id }) => id),
  });
}
const byTitle = <T extends { title: string }>(all: T[]): [string, T][] => [
  ...new Map(all.map((one) => [one.title, one])),
];
const boards = byTitle(
  [...courses.values()].flatMap(({ course }) => course.chapters.flatMap(({ exercises = [] }) => exercises)),
);
const smallGames = byTitle([...courses.values()].flatMap(({ course }) => course.games));

/** Runs `use` with the position after some moves. */
function at<T>({ variant, fen }: Exercise | SmallGame, moves: readonly string[], look: (position: Position) => T): T {
  const position = core.open(variant, "", fen);
  try {
    position.play(moves);
    return look(position);
  } finally {
    position.free();
  }
}

const outcomesAt = (board: Exercise, moves: readonly string[]): readonly Outcome[] =>
  at(board, moves, (position) => position.state().outcomes);

/** Every way through a board: the moves before each task, with the task. */
function tasksOf(board: Exercise): { task: Task; before: string[] }[] {
  const found: { task: Task; before: string[] }[] = [];
  let ways: string[][] = [[]];
  for (const task of [board, ...(board.then ?? [])]) {
    const answers = "answers" in task ? task.answers : [];
    ways = ways.map((moves) => [...moves, ...answers]);
    found.push(...ways.map((before) => ({ task, before })));
    ways = ways.flatMap((before) =>
      outcomesAt(board, before)
        .filter((outcome) => task.done(outcome))
        .map(({ notation }) => [...before, notation]),
    );
  }
  return found;
}

const board = (title: string): Exercise => {
  const found = boards.find(([one]) => one === title)?.[1];
  if (!found) throw new Error(`no board ${title}`);
  return found;
};

describe("a course", () => {
  it.each(games)("%s: has ten to fifteen boards and a small game, each with a name of its own", (game) => {
    const { course, boards: all = [], anchors = [] } = courses.get(game) ?? {};
    expect(all.length).toBeGreaterThanOrEqual(10);
    expect(all.length).toBeLessThanOrEqual(15);
    expect(course?.games.length).toBeGreaterThan(0);
    const titles = [...all, ...(course?.games ?? [])].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { id } of course?.chapters ?? []) expect(anchors).toContain(id);
  });
});

describe("boards", () => {
  it.each(boards)("%s can be done as asked, in the picture", (_, exercise) => {
    const tasks = tasksOf(exercise);
    expect(new Set(tasks.map(({ task }) => task)).size).toBe(1 + (exercise.then?.length ?? 0));
    for (const { task, before } of tasks) {
      const solutions = outcomesAt(exercise, before).filter((outcome) => task.done(outcome));
      expect(solutions.length, before.join(" ")).toBeGreaterThan(0);
      for (const { path, notation } of solutions) {
        expect(
          path.every((square) => isShown(exercise, square)),
          notation,
        ).toBe(true);
      }
    }
  });

  it.each(boards)("%s: what is answered in words is legal and not the task", (_, exercise) => {
    for (const { task, before } of tasksOf(exercise)) {
      const legal = outcomesAt(exercise, before);
      for (const wrong of Object.keys(task.wrong ?? {})) {
        const played = legal.find(({ notation }) => notation === wrong);
        expect(played, wrong).toBeDefined();
        expect(played && task.done(played), wrong).toBe(false);
      }
      if (task.otherwise !== undefined) expect(legal.some((outcome) => !task.done(outcome))).toBe(true);
    }
  });

  it.each([
    ["In by a jump", "w", "castle"],
    ["An offer that wins", "w", "elimination"],
    ["One each", null, "thin"],
    ["In by a jump, with one leap", "w", "castle"],
    ["Who is first", "w", "castle"],
    ["The last man", "w", "elimination"],
    ["In by a jump, among four", "RB", "castle"],
    ["The last of both", "RB", "elimination"],
    ["In by a jump, among three", "B", "castle"],
    ["The last of both others", "B", "elimination"],
    ["Checkmate", "w", "checkmate"],
    ["Mate, not stalemate", "w", "checkmate"],
  ])("%s: ends as it says, and only by what is asked for", (title, winner, reason) => {
    const exercise = board(title);
    const lasts = tasksOf(exercise).filter(({ task }) => task === (exercise.then?.at(-1) ?? exercise));
    for (const { task, before } of lasts) {
      for (const outcome of outcomesAt(exercise, before)) {
        const { result } = at(exercise, [...before, outcome.notation], (position) => position.state());
        if (task.done(outcome)) expect(result, outcome.notation).toMatchObject({ winner, reason });
        else expect(result?.reason, outcome.notation).not.toBe(reason);
      }
    }
  });

  it.each(["i8-k10", "i8-j9"])("%s is stalemate, as it says", (move) => {
    const { result } = at(board("Mate, not stalemate"), [move], (position) => position.state());
    expect(result).toMatchObject({ winner: null, reason: "stalemate" });
  });

  it("Home and out again: the man who is offered may not be taken first", () => {
    const exercise = board("Home and out again");
    const refused = at(exercise, ["F3xD1", "D8-D7"], (position) => position.whyNot(["E6", "C8"]));
    expect(refused?.rule).toBe("own-castle-first");
  });

  it.each([
    ["An offer that wins", "D6-D7"],
    ["The last man", "D6-D7"],
    ["An offer to Green", "F6-F7"],
    ["An offer to Red", "F7-F9"],
  ])("%s: has to be taken", (title, offered) => {
    const exercise = board(title);
    expect(outcomesAt(exercise, [offered]).map(({ notation }) => notation)).toEqual(
      exercise.then?.[0]?.answers.slice(0, 1),
    );
  });

  it.each([
    ["An offer that wins", 2],
    ["The last man", 1],
    ["An offer to Green", 2],
    ["An offer to Red", 2],
  ])("%s: no other move is sure to take as many", (title, men) => {
    const exercise = board(title);
    const others = exercise.then?.[0]?.answers.slice(1) ?? [];
    /** All that may be done after some moves and any of the others. */
    const after = (moves: string[]): readonly Outcome[] =>
      outcomesAt(
        exercise,
        others.reduce((before) => [...before, outcomesAt(exercise, before)[0]?.notation ?? ""], moves),
      );
    for (const first of outcomesAt(exercise, []).filter((outcome) => !exercise.done(outcome))) {
      const saved = outcomesAt(exercise, [first.notation]).some(({ notation }) =>
        after([first.notation, notation]).every(({ captures }) => captures.length < men),
      );
      expect(saved, first.notation).toBe(true);
    }
  });

  it.each([
    ["A fork at the edge", "A6-A7"],
    ["A fork of one leap", "A6-A7"],
    ["A fork on hexagons", "E2-D3"],
  ])("%s: is not taken, and always takes", (title, move) => {
    const exercise = board(title);
    const answers = outcomesAt(exercise, [move]);
    expect(answers.some(({ captures }) => captures.length > 0)).toBe(false);
    const others = exercise.then?.[0]?.answers.slice(1) ?? [];
    for (const { notation } of answers) {
      const next = outcomesAt(exercise, [move, notation, ...others]);
      expect(next.length, notation).toBeGreaterThan(0);
      expect(
        next.every(({ captures }) => captures.length > 0),
        notation,
      ).toBe(true);
    }
  });

  it("The safe jump: one is answered by a jump, the other is not", () => {
    const exercise = board("The safe jump");
    const taken = (move: string): boolean => outcomesAt(exercise, [move]).some(({ captures }) => captures.length > 0);
    expect([taken("C5xA7"), taken("C5xE7")]).toEqual([false, true]);
  });

  it("The missing man: nothing else opens the lane", () => {
    const exercise = board("The missing man");
    for (const first of outcomesAt(exercise, [])) {
      const open = outcomesAt(exercise, [first.notation]).some(({ notation }) =>
        outcomesAt(exercise, [first.notation, notation]).some(({ from, to }) => from === "D5" && to === "D11"),
      );
      expect(open, first.notation).toBe(exercise.done(first));
    }
  });
});

describe("small games", () => {
  let thinker: Thinker;
  beforeAll(async () => {
    thinker = await thinkerForTests();
  });

  /** Plays a game: the engine for the others, and the given function for the learner. */
  function played(game: SmallGame, learner: (moves: readonly string[], legal: readonly Outcome[]) => string) {
    const line = new Line(core, game.variant, "", game.fen);
    try {
      const { seat } = line.now;
      const moves: string[] = [];
      for (;;) {
        const verdict = verdictOf(game.goal, seat, line.plies, line.now);
        if (verdict) return { verdict, moves };
        const { variant, fen: start, nodes } = game;
        moves.push(
          line.now.seat === seat
            ? learner(moves, line.now.outcomes)
            : chosen(thinker, { variant, rules: "", start, moves, nodes }),
        );
        line.become(moves);
      }
    } finally {
      line.free();
    }
  }

  it.each(smallGames)("%s can be won", (_, game) => {
    const { variant, fen: start } = game;
    const { verdict, moves } = played(game, (moves) =>
      chosen(thinker, { variant, rules: "", start, moves, nodes: 10_000 }),
    );
    expect(verdict.won, moves.join(" ")).toBe(true);
  });

  it.each(smallGames)("%s is not won by playing anything", (_, game) => {
    let stream = 1;
    const any = (_moves: readonly string[], legal: readonly Outcome[]): string => {
      stream = (stream * 16_807) % 2_147_483_647;
      return legal[stream % legal.length]?.notation ?? "";
    };
    const won = Array.from({ length: 5 }, () => played(game, any).verdict.won).filter(Boolean).length;
    expect(won).toBeLessThan(3);
  });
});
