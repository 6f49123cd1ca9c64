// Reviews of a published game by the true engine, with few nodes: the same wherever they were broken off.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import type { Core, Variant } from "../lib/core.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import { Study, type Origin } from "../study/study.svelte.ts";
import type { Thinker } from "../why/thinker.ts";
import type { Asker } from "./asker.ts";
import { Exercise } from "./exercise.svelte.ts";
import { nodesOf, playedIn, plyAt } from "./game.ts";
import { answerTo, type Answer, type Task } from "../why/look.ts";
import { GameReview, type Mistake } from "./review.svelte.ts";
import { expectation, lossOf } from "../why/accuracy.ts";
import type { Saved } from "../why/saved.ts";

vi.setConfig({ testTimeout: 60_000 });

let core: Core;
let thinker: Thinker;
let camelot: Variant;
beforeAll(async () => {
  thinker = await thinkerForTests();
  ({ core } = thinker);
  const known = core.variant("camelot");
  if (!known) throw new Error("no Camelot");
  camelot = known;
});

// World Championship 2009, game 1 (test/data/games): "D10-D8xD6 loses material", says its annotator.
const game = "D6-F8 H11-F9 C6-E8-G8 J11-H11 H6-H8 E11-G9 J6-H6 C11-E11 I6-I8 D11-D9 I8-J9 D10-D8xD6 E6xC6 I10xK8";
const origin = { variant: "camelot", rules: "", start: null };
const nodes = 4000;
/** From the position before that move (problems.jsonl), with enough nodes to see what the annotator saw. */
const late = {
  origin: {
    ...origin,
    start: "2/8/10/12/12/4kmmkm3/3kmmmmk3/3m1mm2M2/5MKM4/3KMMMMK3/4MMMK4/12/12/10/8/2 b 0,0 11 6",
  },
  game: "D10-D8xD6 E6xC6 I10xK8",
  nodes: 60_000,
};

/** The real engine by hand, which can be stopped during a request. */
class FakeWorker implements Asker {
  readonly asked: Task[] = [];
  private ends = 0;

  constructor(private readonly after: (task: Task) => void = () => undefined) {}

  async ask(task: Task): Promise<Answer> {
    const { ends } = this;
    this.asked.push(task);
    await Promise.resolve();
    this.after(task);
    if (ends !== this.ends) throw new Error("the review rests");
    return answerTo(thinker, { ...task, by: "hand" });
  }

  end(): void {
    this.ends++;
  }
}

function never(): never {
  throw new Error("it is not there");
}

function begin(
  asker: Asker,
  saved?: Saved,
  what = { origin, game, nodes } as Omit<typeof late, "origin"> & { origin: Origin },
) {
  const study = new Study(core, what.origin);
  study.takeUp(what.game);
  const kept: Saved[] = [];
  const save = (one: Saved): void => void kept.push(structuredClone(one));
  const review = new GameReview({ origin: what.origin, asker, saved, save, nodes: what.nodes });
  /** As the page takes it up. */
  const resume = (): void => review.resume((moves) => playedIn(nodesOf(study, moves), camelot));
  return { study, review, kept, resume, played: playedIn(study.lineAfter(study.root), camelot) };
}

const ended = (review: GameReview): Promise<void> => eventually(() => expect(review.going).toBe(false));

async function straight(what?: Parameters<typeof begin>[2]) {
  const all = begin(new FakeWorker(), undefined, what);
  all.review.start(all.played);
  await ended(all.review);
  return all;
}

let known: ReturnType<typeof straight> | undefined;
const lateOnce = (): ReturnType<typeof straight> => (known ??= straight(late));

describe("a review", () => {
  it("gives the same scores every time", async () => {
    expect((await straight()).kept.at(-1)).toEqual((await straight()).kept.at(-1));
  });

  it("finds the mistake that the annotator names, and says why", async () => {
    const { review, kept } = await lateOnce();
    expect(review.over).toBe(true);
    const blunder = review.mistakes.find(({ ply }) => ply === 1);
    expect(blunder).toMatchObject({ move: "D10-D8xD6", glyph: "??", first: false, better: "I10xK8" });
    expect(blunder?.said?.fault).toMatch(/allows a |misses a |loses |trades /);
    expect(blunder?.said?.better).not.toMatch(/^(allows|expects|loses (?!only|nothing|less))/);
    expect(kept.at(-1)).toMatchObject({ going: false, moves: late.game.split(" ") });
  });

  it("is the same with two workers, whichever answers first", async () => {
    const one = await straight();
    /** Answers every second question late. */
    class Two extends FakeWorker {
      readonly width = 2;
      most = 0;
      #open = 0;
      override async ask(task: Task): Promise<Answer> {
        this.most = Math.max(this.most, ++this.#open);
        const late = this.asked.length % 2 === 0;
        const answer = await super.ask(task);
        if (late) await new Promise((done) => setTimeout(done, 20));
        this.#open--;
        return answer;
      }
    }
    const worker = new Two();
    const { review, kept, played } = begin(worker);
    review.start(played);
    await ended(review);
    expect(worker.most).toBe(2);
    expect(review.over).toBe(true);
    expect(kept.at(-1)).toEqual(one.kept.at(-1));
    const asked = worker.asked.map(({ past, explain }) => JSON.stringify([past.moves, explain?.move]));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("goes on where it was left, and asks nothing twice", async () => {
    const whole = (await straight()).kept.at(-1);
    const worker = new FakeWorker(({ past }) => {
      if (past.moves.length === 5) first.review.free();
    });
    const first = begin(worker);
    first.review.start(first.played);
    await eventually(() => expect(worker.asked).toHaveLength(6));
    const kept = first.kept.at(-1);
    expect(kept).toMatchObject({ going: true });
    expect(kept?.looks).toHaveLength(5);

    const again = new FakeWorker();
    const second = begin(again, kept);
    second.resume();
    await ended(second.review);
    expect(again.asked[0]?.past.moves).toHaveLength(5);
    expect(second.kept.at(-1)).toEqual(whole);
  });

  it("stops at once, stays stopped when it is opened again, and goes on when it is told to", async () => {
    const worker = new FakeWorker(({ past }) => {
      if (past.moves.length === 3) review.stop();
    });
    const { review, played, kept } = begin(worker);
    review.start(played);
    await eventually(() => expect(review.going).toBe(false));
    expect(review.looks).toHaveLength(3);
    const again = new FakeWorker();
    const next = begin(again, kept.at(-1));
    next.resume();
    expect([next.review.going, next.review.looks.length, again.asked.length]).toEqual([false, 3, 0]);
    next.review.start(next.played);
    await ended(next.review);
    expect(next.review.over).toBe(true);
  });

  it("rests while nobody sees the page", async () => {
    const worker = new FakeWorker(({ past }) => {
      if (past.moves.length === 2 && worker.asked.length === 3) review.rest(true);
    });
    const { review, played } = begin(worker);
    review.start(played);
    await eventually(() => expect(worker.asked).toHaveLength(3));
    await Promise.resolve();
    expect([review.going, review.looks.length]).toEqual([true, 2]);
    review.rest(false);
    await ended(review);
    expect(review.over).toBe(true);
  });

  it("keeps what is known of a game that began the same way", async () => {
    const { kept } = await straight();
    const worker = new FakeWorker();
    const { study, review, resume } = begin(worker, kept.at(-1));
    const at = study.lineAfter(study.root)[9];
    if (!at) throw new Error("no tenth move");
    study.go(at);
    study.paste("H8-H9");
    const other = study.nextOf(at)[1];
    if (!other) throw new Error("no variation");
    study.promote(other);
    const played = playedIn(study.lineAfter(study.root), camelot);
    resume();
    expect(review.looks).toHaveLength(15);
    expect(review.isOf(played)).toBe(false);
    review.start(played);
    await ended(review);
    expect(worker.asked.every(({ past }) => past.moves.length >= 10)).toBe(true);
  });

  it("that was going on is not cut to the moves that are left, nor to those of another main line", async () => {
    const whole = (await straight()).kept.at(-1);
    if (!whole) throw new Error("nothing kept");
    const half = { ...whole, going: true, looks: whole.looks.slice(0, 12), words: {} };
    const promoted = begin(new FakeWorker(), half);
    const at = promoted.study.lineAfter(promoted.study.root)[3];
    if (!at) throw new Error("no fourth move");
    promoted.study.go(at);
    promoted.study.paste("H8-H9");
    promoted.study.promote(promoted.study.nextOf(at)[1] ?? at);
    promoted.resume();
    await ended(promoted.review);
    expect(promoted.kept.at(-1)).toEqual(whole);

    const shortened = begin(new FakeWorker(), half);
    shortened.study.remove(shortened.study.lineAfter(shortened.study.root)[5] ?? at);
    shortened.resume();
    await new Promise((resolve) => setTimeout(resolve));
    expect([shortened.review.going, shortened.review.looks.length, shortened.kept]).toEqual([false, 6, []]);
  });

  it("goes on with the moves that it is of, whatever the main line has become", async () => {
    const worker = new FakeWorker(({ past }) => {
      if (past.moves.length === 3 && worker.asked.length === 4) review.stop();
    });
    const { study, review, played } = begin(worker);
    review.start(played);
    await ended(review);
    study.remove(study.root.next[0] ?? study.root);
    review.goOn();
    await ended(review);
    expect([review.over, review.isOf(played)]).toEqual([true, true]);
  });

  /** The real engine by hand, which says that it had a network until that is lost. */
  class NetworkWorker extends FakeWorker {
    constructor(
      readonly answers: number,
      readonly width = 1,
    ) {
      super();
    }
    override async ask(task: Task): Promise<Answer> {
      const has = task.by === "network" && this.asked.length < this.answers;
      const answer = await super.ask(task);
      return "look" in answer ? { ...answer, by: has ? "network" : "hand" } : answer;
    }
  }
  const placesAsked = ({ asked }: FakeWorker): number[] =>
    asked.filter(({ explain }) => !explain).map(({ past }) => past.moves.length);

  it("has one evaluation: without a network, it begins again by hand", async () => {
    const whole = (await straight()).kept.at(-1);
    for (const width of [1, 2]) {
      const worker = new NetworkWorker(5, width);
      const { review, played, kept } = begin(worker);
      review.start(played);
      await ended(review);
      expect(review.over).toBe(true);
      expect(kept.at(-1)).toEqual(whole);
      expect(placesAsked(worker).filter((at) => at === 0)).toHaveLength(2);
      expect(placesAsked(worker).length).toBeLessThanOrEqual(15 + 5 + 2 * width);
    }
  });

  it("goes on by the evaluation that it began with", async () => {
    const whole = (await straight()).kept.at(-1) ?? never();
    const half = { ...whole, by: "hand", going: true, looks: whole.looks.slice(0, 8), words: {} } as const;
    const worker = new NetworkWorker(99);
    const { review, resume } = begin(worker, half);
    resume();
    await ended(review);
    expect(placesAsked(worker)).toEqual([8, 9, 10, 11, 12, 13, 14]);
    expect(new Set(worker.asked.map(({ by }) => by))).toEqual(new Set(["hand"]));
  });

  it("of an older version is shown as it was, and begins again where it had not ended", async () => {
    const { by, ...whole } = (await straight()).kept.at(-1) ?? never();
    expect(by).toBe("hand");
    const old = { ...whole, looks: whole.looks.map(({ points: _, ...look }) => look) };
    const shown = begin(new FakeWorker(), old);
    shown.resume();
    expect([shown.review.over, shown.review.looks]).toEqual([true, old.looks]);
    const worker = new NetworkWorker(99);
    const { review, resume, kept } = begin(worker, { ...old, going: true, looks: old.looks.slice(0, 8), words: {} });
    resume();
    await ended(review);
    expect(kept.at(-1)).toMatchObject({ by: "network", looks: whole.looks });
  });

  it("compares another try with a position by the same evaluation", async () => {
    const worker = new NetworkWorker(99);
    const { review, played } = begin(worker);
    review.start(played);
    await ended(review);
    const [before, after] = [review.looks[2] ?? never(), review.looks[3] ?? never()];
    const mistake = { ...(review.judged[2] ?? never()), move: "C6-E8-G8", better: "G7-E9", own: true, said: null };
    const judge = (): ReturnType<typeof review.judge> =>
      review.judge({ ...mistake, before: { ...before, points: 1, line: [] }, after }, "G7-E9");
    expect((await judge()).good).toBe(false);
    expect(placesAsked(worker).slice(-1)).toEqual([3]);
    Object.assign(worker, { answers: 0 });
    expect((await judge()).good).toBe(true);
    expect(placesAsked(worker).slice(-2)).toEqual([3, 2]);
  });

  it("says that the engine did not come, and can be begun again", async () => {
    const broken: Asker = { ask: () => Promise.reject(new Error("no wasm")), end: () => undefined };
    const { review, played } = begin(broken);
    review.start(played);
    await eventually(() => expect(review.failed).toBe(true));
    expect(review.going).toBe(false);
  });

  it("ends with the result of a game that is over", async () => {
    const past = { variant: "cam", rules: "", start: "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w", moves: ["D11-D12"] };
    const before = await answerTo(thinker, { past: { ...past, moves: [] }, nodes });
    expect(before).toMatchObject({ look: { line: expect.arrayContaining(["D11-D12"]) as unknown } });
    const position = thinker.core.open("cam", "", past.start);
    position.play(past.moves);
    const replies = position.state().outcomes.map(({ notation }) => notation);
    position.free();
    const moves = [...past.moves, replies[0] ?? "", "D12-D13"];
    expect(await answerTo(thinker, { past: { ...past, moves }, nodes })).toMatchObject({ look: { end: 0, line: [] } });
  });

  it("compares a move of three sides with the best one, and looks at nothing else", async () => {
    const past = { variant: "tri-camelot", rules: "", start: null, moves: [] };
    expect(await answerTo(thinker, { past, nodes })).toEqual({
      look: { score: 0, end: null, line: [], choices: 0 },
      by: "hand",
    });
    const made = core.open("tri-camelot", "", "").state().outcomes[0]?.notation ?? "";
    const answered = await answerTo(thinker, { past, nodes: 500, made });
    if (!("look" in answered)) throw new Error("no look");
    const { look } = answered;
    expect(lossOf(look, look, made, true)).toBe(
      look.line[0] === made
        ? 0
        : Math.max(0, 100 * (expectation(look) - expectation({ score: look.made ?? 0, end: null }))),
    );
  });
});

describe("a mistake tried again", () => {
  async function tried(move: string) {
    const { study, review } = await lateOnce();
    const mistake = review.mistakes.find(({ ply }) => ply === 1);
    const at = study.root;
    if (!mistake) throw new Error("no mistake");
    const exercise = new Exercise(study, review);
    exercise.begin(mistake, at);
    exercise.follow(study.node);
    expect([study.node, exercise.hides]).toEqual([at, true]);
    const outcome = study.board.now?.outcomes.find(({ notation }) => notation === move);
    if (!outcome) throw new Error(`${move} is not legal`);
    study.play(outcome);
    exercise.follow(study.node);
    await eventually(() => expect(exercise.stand.is).not.toBe("judging"));
    return { study, exercise, at };
  }

  it("is right by the engine's move, and is shown then", async () => {
    const { exercise } = await tried("I10xK8");
    expect(exercise.stand).toMatchObject({ is: "right", best: true });
    expect(exercise.hides).toBe(false);
  });

  it("is wrong by the move of the game, and can be tried once more", async () => {
    const { exercise, study, at } = await tried("D10-D8xD6");
    expect(exercise.stand).toMatchObject({ is: "wrong", same: true });
    exercise.again();
    expect([exercise.stand.is, study.node]).toEqual(["asked", at]);
  });

  it("is judged again when another move is tried after the wrong one was taken back", async () => {
    const { exercise, study, at } = await tried("D10-D8xD6");
    study.go(at);
    exercise.follow(study.node);
    expect([exercise.stand.is, exercise.hides]).toEqual(["asked", true]);
    study.play(study.board.now?.outcomes.find(({ notation }) => notation === "I10xK8") ?? never());
    exercise.follow(study.node);
    expect(exercise.stand).toMatchObject({ is: "right", best: true });
  });

  it("says that it could not be judged, and is asked once more", async () => {
    const { study, review } = await lateOnce();
    const found = review.mistakes.find(({ ply }) => ply === 1) ?? never();
    const mistake = { ...found, better: "the move is not known" };
    const exercise = new Exercise(study, { judge: () => Promise.reject(new Error("no wasm")) });
    exercise.begin(mistake, study.root);
    const other = study.board.now?.outcomes.find(({ notation }) => notation !== mistake.move);
    study.play(other ?? never());
    exercise.follow(study.node);
    await eventually(() => expect(exercise.stand).toMatchObject({ is: "failed" }));
    exercise.again();
    expect([exercise.stand.is, study.node]).toEqual(["asked", study.root]);
  });

  it("is judged though the review is stopped meanwhile", async () => {
    const { review, played, kept } = begin(new FakeWorker());
    review.start(played);
    await eventually(() => expect(kept.at(-1)?.looks.length).toBeGreaterThan(3));
    const [before, after] = [review.looks[2] ?? never(), review.looks[3] ?? never()];
    const mistake = {
      ply: 3,
      first: true,
      own: true,
      loss: 12,
      accuracy: 58,
      glyph: "?",
      forced: false,
      said: null,
      before,
      after,
    } as const;
    const judging = review.judge({ ...mistake, move: "C6-E8-G8", better: "G7-E9" }, "D7-D8");
    review.stop();
    await expect(judging).resolves.toHaveProperty("good");
    expect(review.going).toBe(false);
  });

  it("ends when one looks elsewhere", async () => {
    const { exercise, study } = await tried("I10xK8");
    study.go(study.node.next[0] ?? nodesOf(study, late.game.split(" "))[1]);
    exercise.follow(study.node);
    expect(exercise.mistake).toBeNull();
  });

  it("judges any other move by what the engine makes of it", async () => {
    const study = new Study(core, origin);
    study.takeUp(game);
    const { review, played } = begin(new FakeWorker());
    review.start(played);
    await ended(review);
    const before = review.looks[2];
    const after = review.looks[3];
    if (!before || !after) throw new Error("not looked at");
    const mistake: Mistake = {
      ply: 3,
      first: true,
      own: true,
      loss: 12,
      accuracy: 58,
      glyph: "?",
      forced: false,
      move: "C6-E8-G8",
      before: { ...before, score: 100, points: 0.7, line: ["G7-E9"] },
      after,
      better: "G7-E9",
      said: null,
    };
    // Two men offered for nothing.
    const bad = await review.judge(mistake, "D7-D8");
    const good = await review.judge({ ...mistake, before: { ...bad.look, line: [] } }, "D7-D8");
    expect([bad.good, good.good, good.loss]).toEqual([false, true, 0]);
  });

  it("finds where one is in a game that was left", () => {
    const study = new Study(core, origin);
    study.takeUp("D6-F8 H11-F9 (J11-H9 C6-E8) C6-E8-G8");
    const nodes = nodesOf(study, game.split(" "));
    const aside = study.nextOf(nodes[0] ?? study.root)[1]?.next[0];
    if (!aside) throw new Error("no variation");
    expect([plyAt(nodes, aside), plyAt(nodes, nodes[2] ?? aside), plyAt(nodes, study.root)]).toEqual([1, 3, 0]);
  });
});
