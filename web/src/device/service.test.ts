// Games without a server, with the true rules and the true engine: what a person at the board may do, and what survives.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure, Game, NewGame } from "../lib/api.ts";
import { coreForTests, games, thinkerForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import { stubStorage } from "../lib/storage.fixture.ts";
import { judged, levelMove, linesOf } from "../why/choose.ts";
import type { Thinker } from "../why/thinker.ts";
import { finishedGames, keptGame } from "./kept.ts";
import type { Engine } from "./opponent.ts";
import { Service } from "./service.ts";

let core: Core;
let thinker: Thinker;
beforeAll(async () => {
  core = await coreForTests();
  thinker = await thinkerForTests();
});

const engine: Engine = {
  level: (question) => Promise.resolve(levelMove(thinker, question)),
  lines: (question) => Promise.resolve(linesOf(thinker, question)),
  judge: (question) => Promise.resolve(judged(thinker, question)),
};
const start = (own = engine): Service => new Service({ core: () => Promise.resolve(core), engine: own });

const wish: NewGame = {
  variant: "cam",
  rules: "",
  fen: null,
  opponent: "computer",
  level: 1,
  colour: "w",
  mayResign: false,
};

const wished = (service: Service, more: Partial<NewGame> = {}): Promise<Game> =>
  service.answer("POST", "/api/games", { ...wish, ...more }) as Promise<Game>;
const act = (service: Service, { id }: Game, action: string, body: object = {}): Promise<Game> =>
  service.answer("POST", `/api/games/${id}/${action}`, body) as Promise<Game>;
const read = (service: Service, { id }: Game): Promise<Game> =>
  service.answer("GET", `/api/games/${id}?state=1`) as Promise<Game>;

/** Plays the first legal move, or another one. */
async function move(service: Service, game: Game, wanted?: string): Promise<Game> {
  const now = await read(service, game);
  const notation = wanted ?? now.state?.outcomes[0]?.notation ?? "";
  return act(service, game, "moves", { ply: now.moves.length, move: notation, nonce: "n", have: 0 });
}

const refused = async (answer: Promise<unknown>): Promise<Failure> => {
  const failure: unknown = await answer.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: "Error" });
  return failure as Failure;
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe("a game of this device", () => {
  it("has an id that no server gives, and survives a reload with its moves", async () => {
    const service = start();
    const game = await wished(service);
    expect(game.id).toMatch(/^here-[0-9a-f]{24}$/);
    expect(game).toMatchObject({ opponent: "computer", level: 1, colour: "w", plies: 0, seat: "w", thinking: false });
    const after = await move(service, game);
    expect(after).toMatchObject({ plies: 1, seat: "b", thinking: true, version: 2 });
    const again = await read(start(), game);
    expect(again.moves).toEqual(after.moves);
    expect(again.state?.outcomes.length).toBeGreaterThan(0);
  });

  it.each(games)("of %s is played to its end, by the levels at the other seats", async (variant) => {
    const service = start();
    const info = core.variant(variant);
    // Large games take many plies: a few rounds of them are enough here. A small one may go round in circles.
    const small = ["cam", "camette", "mini-camelot"].includes(variant);
    const rounds = small ? 40 : 3;
    let game = await wished(service, { variant, level: 2 });
    expect(game.seats).toHaveLength(info?.seats ?? 0);
    // As the page does it: an older answer does not replace a newer one.
    const hear = (now: Game): void => {
      if (now.version >= game.version) game = now;
    };
    const watched = service.watch(game.id, (_, now) => hear(now));
    for (let round = 0; round < rounds && !game.result; round++) {
      hear(await move(service, game));
      await eventually(() => expect(game.thinking).toBe(false));
    }
    watched.close();
    const resigned = small && !game.result;
    if (resigned) hear(await act(service, game, "resign"));
    if (small) expect(game.result).not.toBeNull();
    // The rules agree with all of it.
    const position = core.open(variant, game.rules, game.start ?? "");
    position.play(game.moves.map(({ notation }) => notation));
    const now = position.state();
    expect(now.fen).toBe(game.fen);
    // A draw by repetition is claimed.
    if (game.result?.reason === "repetition") expect(now.canClaim).toBe(true);
    else if (!resigned) expect(now.result).toEqual(game.result);
    position.free();
  });

  it("answers a repeated move once, and refuses others with the rule", async () => {
    const service = start();
    const game = await wished(service, { opponent: "person", seats: [{ player: "person" }, { player: "person" }] });
    const [first] = (await read(service, game)).state?.outcomes ?? [];
    const body = { ply: 0, move: first?.notation, nonce: "n", have: 0 };
    await act(service, game, "moves", body);
    expect(await act(service, game, "moves", body)).toMatchObject({ plies: 1, version: 2 });
    expect(await refused(move(service, game, "A1-A9"))).toMatchObject({ status: 422, away: false });
    expect(await refused(act(service, game, "moves", { ...body, ply: 5 }))).toMatchObject({ status: 409 });
  });

  it("thinks only while it is on the screen, and goes on after a reload", async () => {
    let asked = 0;
    const counting: Engine = { ...engine, level: (question) => (asked++, engine.level(question)) };
    const service = start(counting);
    const game = await wished(service, { colour: "b" });
    await move(service, game, "").catch(() => undefined);
    expect(asked).toBe(0);
    const heard: string[] = [];
    start(counting).watch(game.id, (kind) => heard.push(kind));
    await eventually(() => expect(heard).toEqual(["move"]));
    expect(await read(service, game)).toMatchObject({ plies: 1, seat: "b", thinking: false });
  });

  it("hears what another tab has done, and answers it once", async () => {
    const hears: ((event: { key: string }) => void)[] = [];
    vi.stubGlobal("addEventListener", (_: string, hear: (event: { key: string }) => void) => hears.push(hear));
    const [one, two] = [start(), start()];
    let [here, there] = [await wished(one), undefined as Game | undefined];
    const watched = [one.watch(here.id, (_, now) => (here = now)), two.watch(here.id, (_, now) => (there = now))];
    await move(one, here);
    // As the browser does it after each write of another tab.
    for (let time = 0; time < 3; time++) for (const hear of hears) hear({ key: `camlann.device.${here.id}` });
    await eventually(() => expect(there?.plies).toBe(2));
    await eventually(() => expect(here.plies).toBe(2));
    expect(there?.moves).toEqual(here.moves);
    for (const one of watched) one.close();
  });

  it("ends at a result that the computer's move brings, or gives up when it may", async () => {
    const hopeless: Engine = {
      ...engine,
      judge: async (question) => ({ ...(await engine.judge(question)), score: -9000 }),
    };
    const service = start(hopeless);
    let game = await wished(service, { mayResign: true });
    const kinds: string[] = [];
    service.watch(game.id, (kind, now) => {
      kinds.push(kind);
      game = now;
    });
    await move(service, game);
    await eventually(() => expect(game.result).toEqual({ winner: "w", reason: "resignation" }));
    expect(game.resultText).toBe("White wins: Black resigns.");
    expect(kinds).toEqual(["result"]);
  });

  it("does not overwrite a move that the computer made while a request waited", async () => {
    const service = start();
    let game = await wished(service);
    service.watch(game.id, (_, now) => (game = now));
    // The offer waits for the engine, and for the core before that.
    const moved = move(service, game);
    const offered = act(service, game, "offer-draw");
    await moved;
    await offered.catch(() => undefined);
    await eventually(() => expect(game.plies).toBe(2));
    expect(keptGame(game.id)?.moves).toHaveLength(2);
  });

  it("drops a thought about a position that was taken back", async () => {
    const answers: ((move: string) => void)[] = [];
    const slow: Engine = { ...engine, level: () => new Promise((resolve) => answers.push(resolve)) };
    const service = start(slow);
    const game = await wished(service);
    service.watch(game.id, () => undefined);
    await move(service, game);
    await eventually(() => expect(answers).toHaveLength(1));
    expect(await act(service, game, "take-back")).toMatchObject({ plies: 0, seat: "w" });
    answers[0]?.("C10-C9");
    await eventually(() => expect(answers).toHaveLength(1));
    expect(await read(service, game)).toMatchObject({ plies: 0 });
  });

  it("takes back to the last move of a person, and resigns to the other side", async () => {
    const service = start();
    let game = await wished(service);
    expect(await refused(act(service, game, "take-back"))).toMatchObject({ status: 409 });
    const watched = service.watch(game.id, (_, now) => (game = now));
    await move(service, game);
    await eventually(() => expect(game.plies).toBe(2));
    expect(await act(service, game, "take-back")).toMatchObject({ plies: 0 });
    const over = await act(service, game, "resign");
    expect(over.result).toEqual({ winner: "b", reason: "resignation" });
    expect(over.resultText).toBe("Black wins: White resigns.");
    for (const action of ["resign", "take-back", "offer-draw"])
      expect(await refused(act(service, game, action)), action).toMatchObject({ status: 409 });
    watched.close();
  });

  it("resigns in teams as in the words of the server, and not among three", async () => {
    const service = start();
    const four = await wished(service, { variant: "grand-cam" });
    const over = await act(service, four, "resign");
    expect(over.result).toMatchObject({ winner: core.variant("grand-cam")?.sides[1]?.join("") });
    expect(over.resultText).toMatch(/^\w+ and \w+ win: \w+ and \w+ resign\.$/);
    const three = await wished(service, { variant: "tri-camelot" });
    expect(await refused(act(service, three, "resign"))).toMatchObject({ status: 409 });
  });

  it("is drawn when the computer is worse, and not when it is better", async () => {
    const service = start();
    // A charge of white takes two men at once.
    const game = await wished(service, { fen: "1/m2/5/7/7/7/2m1m2/7/1M5/1K5/5/3/1 w 0,0 0 1" });
    const accepted = await act(service, game, "offer-draw");
    expect(accepted.resultText).toBe("Draw by agreement.");
    const array = await wished(service);
    expect(await act(service, array, "offer-draw")).toMatchObject({ result: null, offer: null });
    expect((await refused(act(service, array, "offer-draw"))).message).toMatch(/refused a draw/);
  });

  it("passes a draw offer on between people at one device", async () => {
    const service = start();
    const game = await wished(service, { opponent: "person" });
    expect(await act(service, game, "offer-draw")).toMatchObject({ offer: "w" });
    expect(await act(service, game, "answer-draw", { accept: false })).toMatchObject({ offer: null, result: null });
    await act(service, game, "offer-draw");
    expect((await act(service, game, "answer-draw", { accept: true })).result).toEqual({
      winner: null,
      reason: "agreement",
    });
  });

  it("gives a legal hint", async () => {
    const service = start();
    const game = await wished(service);
    const hint = (await service.answer("POST", `/api/games/${game.id}/hint`, {})) as { outcome: { notation: string } };
    expect((await read(service, game)).state?.outcomes.map(({ notation }) => notation)).toContain(
      hint.outcome.notation,
    );
  });

  it("is deleted and restored, and gone for good after a day", async () => {
    const service = start();
    const game = await wished(service);
    await service.answer("DELETE", `/api/games/${game.id}`);
    expect(service.list()).toEqual([]);
    expect(await refused(read(service, game))).toMatchObject({ status: 404 });
    await act(service, game, "restore");
    expect(service.list().map(({ id }) => id)).toEqual([game.id]);
    await service.answer("DELETE", `/api/games/${game.id}`);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 24 * 3600 * 1000);
    start();
    vi.restoreAllMocks();
    expect(keptGame(game.id)).toBeUndefined();
  });

  it("refuses what the rules refuse, and leaves clocks to the server", async () => {
    const service = start();
    expect(await refused(wished(service, { fen: "nonsense" }))).toMatchObject({ status: 422 });
    expect(await refused(wished(service, { rules: "nonsense" }))).toMatchObject({ status: 422 });
    const seats = [1, 2].map((level) => ({ player: "computer" as const, level }));
    expect(await refused(wished(service, { seats }))).toMatchObject({ status: 422 });
    expect(await refused(wished(service, { time: { base: 300 } }))).toMatchObject({ away: true });
    expect(service.list()).toEqual([]);
  });

  it("says so where the browser keeps nothing", async () => {
    const service = start();
    vi.spyOn(stored, "set").mockImplementation(() => {
      throw new Error("full");
    });
    const failure = await refused(wished(service));
    expect(failure).toMatchObject({ away: false });
    expect(failure.message).toMatch(/no room/);
  });

  it("counts as finished once it is over", async () => {
    const service = start();
    const game = await wished(service);
    expect(finishedGames()).toEqual([]);
    await act(service, game, "resign");
    expect(finishedGames().map(({ id }) => id)).toEqual([game.id]);
  });
});
