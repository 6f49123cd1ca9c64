// When a move waits for the coach: a true session with the true rules, and an engine that says what the test wants.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Game, type Player } from "../lib/api.ts";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core, Outcome } from "../lib/core.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import type { LiveListener } from "../lib/live.ts";
import { settings } from "../lib/settings.svelte.ts";
import { isAlone } from "../lib/here.ts";
import { resign } from "../session/changes.ts";
import { Session } from "../session/session.svelte.ts";
import type { Checked, Thought, Warning } from "../why/check.ts";
import { Coach } from "./coach.svelte.ts";

const page = vi.hoisted(() => {
  const nothing = (): void => undefined;
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  const matchMedia = () => media;
  const events = { addEventListener: nothing, removeEventListener: nothing };
  const target = new EventTarget();
  const own = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
  Object.assign(globalThis, { window: { matchMedia }, matchMedia, document: { cookie: "", ...events }, ...own });
  return { game: undefined as unknown, listener: undefined as unknown };
});
vi.mock("../lib/router.svelte.ts", () => ({ router: {} }));
vi.mock("../lib/early_game.ts", () => ({ gameAskedFor: () => Promise.resolve(page.game) }));
vi.mock("../lib/live.ts", () => ({
  watchGame: (_: string, listener: unknown) => {
    page.listener = listener;
    return { close: () => undefined, renew: () => undefined };
  },
}));
vi.mock("./CoachNote.svelte", () => ({ default: undefined }));
vi.mock("./CoachChoice.svelte", () => ({ default: undefined }));

const person: Player = { seat: "w", player: "person", level: null, name: "" };
const computer: Player = { seat: "b", player: "computer", level: 3, name: "" };
let games = 0;
const gameOf = (moves: readonly string[]): Game => ({
  id: `g${String(games)}`,
  variant: "cam",
  rules: "wcf",
  start: null,
  opponent: "computer",
  level: 3,
  colour: "w",
  seats: [person, computer],
  mayResign: false,
  rated: false,
  version: moves.length + 1,
  plies: moves.length,
  fen: "",
  seat: moves.length % 2 === 0 ? "w" : "b",
  result: null,
  resultText: null,
  offer: null,
  canClaim: false,
  thinking: false,
  created: "",
  updated: "",
  moves: moves.map((notation) => ({ notation, by: "person" })),
  passed: [],
});

let core: Core;
let session: Session;
let coach: Coach;
let sent: string[];
/** The moves asked about, each with its answer still to be given. */
let asked: { move: string | undefined; answer: (checked: Checked) => void; fail: () => void }[];
/** The pending delays, by their milliseconds. */
let pauses: Map<number, () => void>;

const ask = ({ move }: Thought): Promise<Checked> =>
  new Promise((resolve, reject) => asked.push({ move, answer: resolve, fail: () => reject(new Error("no engine")) }));
const pause = (ms: number): Promise<void> => new Promise((done) => pauses.set(ms, done));

beforeAll(async () => {
  core = await coreForTests();
});

beforeEach(async () => {
  games++;
  sent = [];
  asked = [];
  pauses = new Map();
  settings.coach = "always";
  page.game = gameOf([]);
  vi.spyOn(api, "move").mockImplementation((_, __, ply, move) => {
    sent.push(move);
    return Promise.resolve(gameOf([...(session.game?.moves ?? []).slice(0, ply).map((one) => one.notation), move]));
  });
  session = await begun();
  coach = new Coach(session, { ask, pause });
  session.coach = coach;
});

afterEach(() => {
  session.close();
  vi.restoreAllMocks();
});

async function begun(): Promise<Session> {
  const made = new Session(`g${String(games)}`);
  made.know(core);
  await eventually(() => {
    expect(made.ready).toBe(true);
  });
  return made;
}

const outcome = (notation: string): Outcome => {
  const found = session.now?.outcomes.find((one) => one.notation === notation);
  if (!found) throw new Error(`${notation} is not legal`);
  return found;
};
/** The check of a move on the board; the reply is one of Black's moves. */
const warning = (): Warning => ({
  harm: "allows a jump that takes one",
  reply: outcome("C9-C8"),
  seat: "b",
  duty: null,
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function warned(move: string): Promise<void> {
  session.play(outcome(move));
  asked.at(-1)?.answer({ warning: warning() });
  await eventually(() => {
    expect(session.coach?.speaks).toBe(true);
  });
}

describe("a move against the computer", () => {
  it("is sent at once without a coach", () => {
    session.coach?.close();
    session.play(outcome("C5-C6"));
    expect([sent, session.held]).toEqual([["C5-C6"], false]);
  });

  it("is on the board at once, and sent once when the coach has nothing to say", async () => {
    session.play(outcome("C5-C6"));
    expect([session.last, session.held, sent]).toEqual([1, true, []]);
    expect(asked.map(({ move }) => move)).toEqual(["C5-C6"]);
    asked[0]?.answer({ warning: null });
    await eventually(() => {
      expect(session.sending).toBe(false);
    });
    expect([sent, session.last]).toEqual([["C5-C6"], 1]);
  });

  it("passes the coach when it is typed, too", () => {
    expect(session.playTyped("c5c6")).toBe("");
    expect(asked.map(({ move }) => move)).toEqual(["C5-C6"]);
    expect(sent).toEqual([]);
  });

  it("is held with a warning, and nothing can be planned meanwhile", async () => {
    session.play(outcome("C5-C6"));
    expect([session.ahead, session.coach?.status]).toEqual([null, null]);
    asked[0]?.answer({ warning: warning() });
    await eventually(() => {
      expect(session.coach?.speaks).toBe(true);
    });
    expect(session.coach?.status).toEqual({
      text: "This allows a jump that takes one. Black can answer C9–C8.",
      tone: "warn",
    });
    expect(session.coach?.threat?.notation).toBe("C9-C8");
    expect([session.ahead, sent]).toEqual([null, []]);
  });

  it("is taken back without a word to the server", async () => {
    await warned("C5-C6");
    session.unmake();
    expect([session.last, session.held, session.mine, session.notice]).toEqual([0, false, true, null]);
    await settled();
    expect(sent).toEqual([]);
    expect([session.coach?.speaks, session.coach?.status, session.coach?.threat]).toEqual([false, null, null]);
  });

  it("is taken back while one looks back, and the board is free again", async () => {
    await warned("C5-C6");
    session.look(0);
    session.unmake();
    expect([session.last, session.ply, session.mine]).toEqual([0, 0, true]);
  });

  it("is sent when the page is left before anything was said of it", async () => {
    session.play(outcome("C5-C6"));
    dispatchEvent(new Event("pagehide"));
    await eventually(() => {
      expect(sent).toEqual(["C5-C6"]);
    });
  });

  it("is played anyway, once", async () => {
    await warned("C5-C6");
    session.release();
    await eventually(() => {
      expect(session.sending).toBe(false);
    });
    expect([sent, session.coach?.speaks]).toEqual([["C5-C6"], false]);
  });

  it("is not asked about a second time", async () => {
    await warned("C5-C6");
    session.unmake();
    session.play(outcome("C5-C6"));
    expect([asked.length, sent]).toEqual([1, ["C5-C6"]]);
  });

  it("is sent where the engine does not come", async () => {
    session.play(outcome("C5-C6"));
    asked[0]?.fail();
    await eventually(() => {
      expect(sent).toEqual(["C5-C6"]);
    });
  });

  it("is not kept waiting for long, and a late answer changes nothing", async () => {
    session.play(outcome("C5-C6"));
    const [short = 0, long = 0] = [...pauses.keys()].sort((a, b) => a - b);
    pauses.get(short)?.();
    await settled();
    expect(session.coach?.status?.text).toBe("The coach is looking at your move.");
    pauses.get(long)?.();
    await eventually(() => {
      expect(sent).toEqual(["C5-C6"]);
    });
    asked[0]?.answer({ warning: warning() });
    await settled();
    expect(session.coach?.speaks).toBe(false);
  });

  it("may be taken back while it is looked at: what is found then is of no interest", async () => {
    session.play(outcome("C5-C6"));
    session.unmake();
    asked[0]?.answer({ warning: null });
    await settled();
    expect([session.last, sent]).toEqual([0, []]);
    session.play(outcome("D5-D6"));
    expect(session.held).toBe(true);
  });

  it("goes with everything else when the game is given up", async () => {
    await warned("C5-C6");
    const asked = vi.spyOn(api, "resign").mockResolvedValue({ ...gameOf([]), version: 2 });
    await resign(session);
    expect([asked.mock.calls.length, session.last, sent]).toEqual([1, 0, []]);
  });

  it("is dropped where the game goes on in another window", async () => {
    await warned("C5-C6");
    (page.listener as LiveListener).event("moved", gameOf(["D5-D6", "D9-D8"]));
    expect([session.last, session.held, session.coach?.speaks]).toEqual([2, false, false]);
    await settled();
    expect(sent).toEqual([]);
  });
});

describe("whoever leaves", () => {
  it("has made the move of which nothing was said", () => {
    session.play(outcome("C5-C6"));
    session.close();
    expect(sent).toEqual(["C5-C6"]);
  });

  it("has not made the one that was warned of", async () => {
    await warned("C5-C6");
    session.close();
    await settled();
    expect(sent).toEqual([]);
  });
});

describe("the coach speaks", () => {
  it("once a game, if that is wanted", async () => {
    settings.coach = "once";
    await warned("C5-C6");
    session.unmake();
    session.play(outcome("D5-D6"));
    expect([asked.length, sent]).toEqual([1, ["D5-D6"]]);
  });

  it("in the next game again", async () => {
    settings.coach = "once";
    session.play(outcome("C5-C6"));
    expect(asked).toHaveLength(1);
    await settled();
  });

  it("never, if that is wanted", () => {
    settings.coach = "off";
    session.play(outcome("C5-C6"));
    expect([asked.length, sent]).toEqual([0, ["C5-C6"]]);
  });

  it("no more once it is switched off, and the move that it looks at is sent", () => {
    session.play(outcome("C5-C6"));
    settings.coach = "off";
    coach.follow();
    expect([sent, session.held]).toEqual([["C5-C6"], false]);
  });

  it("no more once it is switched off, and the move that it warns of is taken back", async () => {
    await warned("C5-C6");
    settings.coach = "off";
    coach.follow();
    expect([sent, session.last]).toEqual([[], 0]);
  });

  it("of no move that comes too late for the game", async () => {
    await warned("C5-C6");
    (page.listener as LiveListener).event("ended", {
      ...gameOf([]),
      version: 2,
      result: { winner: "b", reason: "time" },
      resultText: "Black wins on time.",
    });
    coach.follow();
    expect([session.last, session.over, sent]).toEqual([0, true, []]);
  });

  it("only where one person plays against computers", () => {
    const other: Player = { ...person, seat: "b" };
    expect(isAlone({ seats: [person, computer] })).toBe(true);
    expect(isAlone({ seats: [person, other] })).toBe(false);
    expect(isAlone({ seats: [person, { ...other, id: "somebody" }] })).toBe(false);
    expect(isAlone({ seats: [{ ...person, id: "somebody" }, computer] })).toBe(false);
  });
});

it("the position is looked at ahead, once", () => {
  coach.follow();
  coach.follow();
  expect(asked.map(({ move }) => move)).toEqual([undefined]);
  session.play(outcome("C5-C6"));
  coach.follow();
  expect(asked.map(({ move }) => move)).toEqual([undefined, "C5-C6"]);
});
