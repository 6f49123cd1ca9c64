// Serves the games of this device as the server serves others (src/play/decide.hpp of the program). Each request reads the game from
// storage and writes it back, so other tabs may change it in between. The computer thinks while its game is on the screen.
import { Failure, newNonce, type Game, type GameSummary, type Hint, type NewGame } from "../lib/api.ts";
import { CoreRefused, type Core, type Seat, type Variant } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { messages as m } from "../lib/messages.ts";
import { coreFor } from "../lib/own_variants.ts";
import { drawnRules } from "../lib/rule_choice.ts";
import { allKept, forgetRemoved, keepGame, keptGame, keyOf, type Kept } from "./kept.ts";
import { acceptsDraw, hintOf, replyOf, workerEngine, type Asked, type Engine } from "./opponent.ts";
import { atTable, levelAt, messageOf, summaryOf, type Table } from "./table.ts";
import { results } from "./result_texts.ts";
import { texts } from "./texts.ts";

type Listener = (kind: string, game: Game) => void;

/** What an action changes in a game. */
type Change = Partial<Kept>;

/** The service's dependencies; tests pass their own. */
export interface Means {
  core: (variant: string) => Promise<Core>;
  engine: Engine;
}

const conflict = (what: string = texts.notNow): Failure => new Failure(409, what);

/** Makes a weak level err differently in each game. */
const seedOf = (id: string): number => Number.parseInt(id.slice(5, 13), 16) || 1;

const askedOf = ({ kept, variant, state, quiet }: Table): Asked => {
  const { rules, start, moves, id, seat, mayResign } = kept;
  // A computer with a person for its partner does not resign for both.
  const alone = kept.seats.every((one) => one.level > 0 || !sideOf(variant, seat).includes(one.seat));
  return {
    past: { variant: variant.id, rules, start, moves },
    variant,
    state,
    quiet,
    level: levelAt(kept, seat),
    seed: seedOf(id),
    mayResign: mayResign && alone,
  };
};

const sideOf = ({ sides }: Variant, seat: Seat): readonly Seat[] => sides.find((side) => side.includes(seat)) ?? [seat];

const persons = ({ seats }: Kept): Seat[] => seats.flatMap(({ seat, level }) => (level === 0 ? [seat] : []));

/** True if the computer alone answers an offer of this seat. */
const computersAnswer = ({ kept, variant }: Table, seat: Seat): boolean =>
  persons(kept).every((one) => sideOf(variant, seat).includes(one));

const ended = (result: Kept["result"], resultText: string): Change => ({ result, resultText, offer: null });

const agreed = ended({ winner: null, reason: "agreement" }, results.agreed);
const drawn = ended({ winner: null, reason: "repetition" }, results.claimed);

function resigned(variant: Variant, loser: Seat): Change {
  const winners = variant.seating.map(({ id }) => id).filter((seat) => !sideOf(variant, loser).includes(seat));
  const winner = winners.join("");
  const result = { winner, ...(variant.seats > 2 ? { winners } : {}), reason: "resignation" as const };
  return ended(result, results.resigned(variant, winners));
}

function running(kept: Kept): void {
  if (kept.result) throw conflict();
}

function inTurn({ kept, state }: Table): void {
  running(kept);
  if (levelAt(kept, state.seat) > 0) throw conflict();
}

export class Service {
  readonly #watched = new Map<string, Set<Listener>>();
  readonly #thinking = new Map<string, () => void>();

  constructor(private readonly means: Means) {
    try {
      forgetRemoved(Date.now());
    } catch {
      // Storage is closed to us.
    }
  }

  list(): GameSummary[] {
    return allKept()
      .filter(({ removed }) => !removed)
      .sort((a, b) => b.updated - a.updated)
      .map(summaryOf);
  }

  async answer(method: string, path: string, body: object = {}): Promise<unknown> {
    const [address = "", search = ""] = path.split("?");
    const [id, action] = address.split("/").slice(3);
    if (id === undefined) return this.#create(body as NewGame);
    try {
      return await this.#act(id, action ?? method, body as Record<string, unknown>, search !== "");
    } catch (error) {
      if (error instanceof CoreRefused) throw new Failure(422, m.wrongText(error.error));
      throw error;
    }
  }

  watch(id: string, listener: Listener): { close: () => void; renew: () => void } {
    const listeners = this.#watched.get(id) ?? new Set();
    this.#watched.set(id, listeners.add(listener));
    const changed = ({ key }: StorageEvent): void => {
      if (key === keyOf(id)) void this.#tell(id, "state");
    };
    addEventListener("storage", changed);
    this.#think(id);
    return {
      close: () => {
        removeEventListener("storage", changed);
        listeners.delete(listener);
        if (listeners.size > 0) return;
        this.#watched.delete(id);
        this.#thinking.get(id)?.();
      },
      renew: () => undefined,
    };
  }

  async #create(wanted: NewGame): Promise<Game> {
    // Clocks are the server's.
    if (wanted.time) throw new Failure(0, "no answer");
    const core = await this.means.core(wanted.variant);
    const variant = core.variant(wanted.variant);
    if (!variant) throw new Failure(404, texts.notNow);
    const seats = seatsOf(variant, wanted);
    if (seats.every(({ level }) => level > 0)) throw new Failure(422, texts.notNow);
    const now = Date.now();
    const kept: Kept = {
      id: `here-${newNonce()}`,
      variant: variant.id,
      rules: drawnRules(variant, wanted.rules),
      start: wanted.fen,
      seats,
      mayResign: wanted.mayResign,
      moves: [],
      plies: 0,
      fen: "",
      seat: "w",
      result: null,
      resultText: "",
      offer: null,
      refused: -1,
      version: 1,
      created: now,
      updated: now,
      removed: false,
      changed: 0,
    };
    try {
      return atTable(core, kept, (table) => this.#keep(core, kept, { rules: table.state.rules }, 1));
    } catch (error) {
      if (error instanceof CoreRefused) throw new Failure(422, m.wrongText(error.error));
      throw error;
    }
  }

  async #act(id: string, action: string, body: Record<string, unknown>, whole: boolean): Promise<unknown> {
    const found = (): Kept => {
      const kept = keptGame(id);
      if (!kept || (kept.removed && action !== "restore")) throw new Failure(404, "no such game");
      return kept;
    };
    const core = await this.means.core(found().variant);
    // Read again: the computer may have moved meanwhile.
    const kept = found();
    const at = <T>(use: (table: Table) => T): T => atTable(core, kept, use);
    const now = Date.now();
    switch (action) {
      case "GET":
        return at((table) => messageOf(table, whole));
      case "DELETE":
        return this.#keep(core, kept, { removed: true, changed: now });
      case "restore":
        return this.#keep(core, kept, { removed: false, changed: now });
      case "moves":
        return at((table) => this.#move(core, table, Number(body["ply"]), String(body["move"])));
      case "take-back":
        return this.#keep(core, kept, at(takenBack));
      case "resign":
        return this.#keep(core, kept, at(givenUp));
      case "claim-draw":
        return this.#keep(core, kept, at(claimed));
      case "answer-draw":
        return this.#keep(
          core,
          kept,
          at(({ kept: { offer } }) => answered(offer, body["accept"] === true)),
        );
      case "offer-draw":
        return this.#offer(core, kept);
      case "hint":
        return this.#hint(core, kept);
      default:
        throw new Failure(404, texts.notNow);
    }
  }

  /** Plays a person's move. One that was played already is answered again. */
  #move(core: Core, table: Table, ply: number, text: string): Game {
    const { kept } = table;
    if (ply < kept.moves.length && kept.moves[ply] === text) return messageOf(table);
    inTurn(table);
    if (ply !== kept.moves.length) throw conflict(texts.elsewhere);
    const game = this.#keep(core, kept, { moves: [...kept.moves, table.read(text)], offer: null });
    this.#think(kept.id);
    return game;
  }

  /** Writes the changed game, with its last position and what the rules say of it. `version`: the one that it gets. */
  #keep(core: Core, kept: Kept, change: Change, version = kept.version + 1): Game {
    const moves = change.moves ?? kept.moves;
    // Removing a game says nothing of it.
    const played = change.changed === undefined;
    const changed = { ...kept, ...change, ...(played ? { plies: moves.length, updated: Date.now() } : {}), version };
    return atTable(core, changed, (table) => {
      const { fen, seat, result, resultText } = table.state;
      const whole: Kept = played ? { ...changed, fen, seat, ...(result ? ended(result, resultText) : {}) } : changed;
      try {
        keepGame(whole);
      } catch {
        throw new Failure(413, texts.noRoom);
      }
      return messageOf({ ...table, kept: whole });
    });
  }

  async #offer(core: Core, kept: Kept): Promise<Game> {
    const { byComputer, three, asked } = atTable(core, kept, (table) => {
      inTurn(table);
      return {
        byComputer: computersAnswer(table, table.state.seat),
        three: table.variant.sides.length > 2 && persons(kept).length < kept.seats.length,
        asked: askedOf(table),
      };
    });
    if (kept.offer) throw conflict();
    if (!byComputer) {
      if (three) throw conflict(texts.threeDraw);
      return this.#keep(core, kept, { offer: kept.seat });
    }
    if (kept.refused === kept.plies) throw conflict(texts.refused);
    const accepts = await this.#answered(acceptsDraw(this.means.engine, asked));
    this.#unchanged(kept);
    return this.#keep(core, kept, accepts ? agreed : { refused: kept.plies });
  }

  async #hint(core: Core, kept: Kept): Promise<Hint> {
    const { asked, outcomes } = atTable(core, kept, (table) => {
      inTurn(table);
      return { asked: askedOf(table), outcomes: table.state.outcomes };
    });
    const line = await this.#answered(hintOf(this.means.engine, asked));
    const outcome = outcomes.find(({ notation }) => notation === line?.moves[0]);
    if (!line || !outcome) throw conflict();
    return { outcome, score: line.score, depth: line.depth };
  }

  /** Without the engine's files there is no answer. */
  #answered<T>(answer: Promise<T>): Promise<T> {
    return answer.catch(() => {
      throw new Failure(0, "no answer");
    });
  }

  /** Another tab may have changed the game while the computer thought. */
  #unchanged({ id, version }: Kept): void {
    if (keptGame(id)?.version !== version) throw conflict(texts.elsewhere);
  }

  async #tell(id: string, kind: string): Promise<void> {
    const kept = keptGame(id);
    if (!kept) return;
    const core = await this.means.core(kept.variant);
    const game = atTable(core, kept, (table) => messageOf(table));
    for (const listener of this.#watched.get(id) ?? []) listener(kind, game);
    this.#think(id);
  }

  /** Lets the computer move, as long as it is its turn and the game is on the screen. Where the engine does not come, tries again. */
  #think(id: string): void {
    if (this.#thinking.has(id) || !this.#watched.has(id)) return;
    const ending = new AbortController();
    let stop = (): void => undefined;
    this.#thinking.set(id, () => {
      this.#thinking.delete(id);
      stop();
      ending.abort(new Error("the game is not on the screen"));
    });
    stop = keepAsking(
      async () => {
        while (await this.#thinkOnce(id, ending.signal));
      },
      () => undefined,
    );
  }

  /** True if the computer has made a move. */
  async #thinkOnce(id: string, signal: AbortSignal): Promise<boolean> {
    const kept = keptGame(id);
    if (!kept || kept.removed || kept.result || levelAt(kept, kept.seat) === 0) {
      this.#thinking.delete(id);
      return false;
    }
    const core = await this.means.core(kept.variant);
    const asked = atTable(core, kept, askedOf);
    const { move, resigns, claims, offers } = await replyOf(this.means.engine, asked, signal);
    signal.throwIfAborted();
    // Taken back, or moved by another tab: this is another position.
    if (keptGame(id)?.version !== kept.version) return true;
    const { seat } = kept;
    const change = resigns
      ? resigned(asked.variant, seat)
      : claims
        ? drawn
        : { moves: [...kept.moves, move], offer: offers ? seat : null };
    const game = this.#keep(core, kept, change);
    for (const listener of this.#watched.get(id) ?? []) listener(resigns || claims ? "result" : "move", game);
    return true;
  }
}

/** Takes back up to the last move of a person. */
function takenBack({ kept, movers }: Table): Change {
  running(kept);
  const last = movers.map((seat) => levelAt(kept, seat) === 0).lastIndexOf(true);
  if (last < 0) throw conflict();
  return { moves: kept.moves.slice(0, last), offer: null, refused: -1 };
}

/** People at one device resign for their side or, if they have several, for the seat to move. */
function givenUp({ kept, variant, state }: Table): Change {
  running(kept);
  if (variant.sides.length > 2) throw conflict();
  const [first = state.seat] = persons(kept);
  const oneSide = persons(kept).every((seat) => sideOf(variant, first).includes(seat));
  const loser = oneSide ? first : state.seat;
  if (levelAt(kept, loser) > 0) throw conflict();
  return resigned(variant, loser);
}

function claimed(table: Table): Change {
  inTurn(table);
  if (!table.state.canClaim) throw conflict();
  return drawn;
}

function answered(offer: Seat | null, accept: boolean): Change {
  if (!offer) throw conflict();
  return accept ? agreed : { offer: null };
}

/** Who sits where, by the request for a new game. */
function seatsOf(variant: Variant, { seats, opponent, level, colour }: NewGame): Kept["seats"] {
  const own = colour === "random" ? (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 1 : colour === "b" ? 1 : 0;
  return variant.seating.map(({ id }, index) => {
    const wish = seats?.[index];
    if (wish) return { seat: id, level: wish.player === "computer" ? (wish.level ?? level) : 0, name: wish.name ?? "" };
    const person = opponent === "person" || index === (variant.seats > 2 ? 0 : own);
    return { seat: id, level: person ? 0 : level, name: "" };
  });
}

const service = new Service({ core: (variant) => coreFor(variant), engine: workerEngine });

export const answer = (method: string, path: string, body?: object): Promise<unknown> =>
  service.answer(method, path, body);
export const watch = (id: string, listener: Listener): { close: () => void; renew: () => void } =>
  service.watch(id, listener);
export const list = (): GameSummary[] => service.list();
