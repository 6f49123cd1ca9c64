// The choices for a new game, and the request that follows from them.
import { api, Failure, type NewGame } from "../lib/api.ts";
import { CoreRefused, loadCore, type Variant } from "../lib/core.ts";
import { chosenOptions, drawnRules, lostStart, rulesText, usualValue, withSwap } from "../lib/rule_choice.ts";
import { myName } from "../lib/me.ts";
import { messages as m } from "../lib/messages.ts";
import { lastName, rememberName } from "../lib/name.ts";
import { router } from "../lib/router.svelte.ts";
import { served } from "../lib/served.ts";
import { isMany, sidesOf } from "../lib/seating.ts";
import { lastChoice, rememberChoice, rememberStart, type Way } from "./choice.ts";
import { lastSeats, mayHaveClocks, rememberSeats, wishedSeats } from "./seat_choice.ts";
import { texts } from "./texts.ts";
import { lastTime, rememberTime } from "./time_choice.ts";

export interface Wanted {
  variant: Variant;
  opponent: Exclude<Way, "opponent">;
  fen?: string;
  /** A challenge to this player, in place of a link. */
  to?: { id: string; name: string } | undefined;
  /** An own invitation that the challenge replaces; it is withdrawn. */
  instead?: string | undefined;
}

/** Starts from the last choices. The variant is fixed: another one needs another object. */
export class GameChoice {
  readonly variant: Variant;
  readonly opponent: Wanted["opponent"];
  readonly to: Wanted["to"];
  readonly instead: string | undefined;
  /** The name of the account; guests enter one. */
  readonly account = myName();
  readonly many: boolean;
  /** True if each seat has its own field: for more than two seats, or for the names of two people. */
  readonly seated: boolean;
  readonly teams: boolean;
  readonly options: ReturnType<typeof chosenOptions>;

  level = $state(lastChoice().level);
  colour = $state<NewGame["colour"]>(lastChoice().colour);
  mayResign = $state(lastChoice().mayResign);
  name = $state(lastName());
  anybody = $state(false);
  /** The delay for watchers, in moves. */
  late = $state(0);
  seats = $state<ReturnType<typeof lastSeats>>([]);
  /** By link: the index of the host's seat. */
  own = $state<number>();
  time = $state(lastTime());
  set = $state("");
  chosen = $state<Record<string, string>>({});
  swap = $state(false);
  fen = $state("");
  rated = $state(false);
  problem = $state("");
  busy = $state(false);

  readonly computers = $derived(this.seats.some((seat) => seat.level > 0));
  readonly timed = $derived.by(
    () => served && this.opponent !== "computer" && (!this.seated || mayHaveClocks(this.seats)),
  );
  readonly rules = $derived.by(() => withSwap(rulesText(this.variant, this.set, this.chosen), this.swap, this.variant));
  /** Why no new game begins like this; a position of the player's own is checked by the server. */
  readonly lost = $derived.by(() => (this.fen.trim() === "" ? lostStart(this.variant, this.chosen) : undefined));
  /** Only games between people are rated, with a clock, from the usual starting position. */
  readonly ratable = $derived.by(
    () =>
      this.opponent === "friend" &&
      this.timed &&
      !(this.many && this.computers) &&
      this.time !== null &&
      this.fen.trim() === "",
  );

  constructor({ variant, opponent, fen = "", to, instead }: Wanted) {
    this.variant = variant;
    this.opponent = opponent;
    this.to = to;
    this.instead = instead;
    this.many = isMany(variant);
    this.seated = this.many || opponent === "person";
    this.teams = sidesOf(variant) < variant.seats;
    this.options = chosenOptions(variant);
    this.seats = lastSeats(variant, opponent !== "computer", this.level);
    this.own = opponent === "friend" ? 0 : undefined;
    this.set = variant.ruleSets[0]?.id ?? "";
    this.chosen = Object.fromEntries(this.options.map(({ name }) => [name, usualValue(variant, name)]));
    this.swap = variant.usualSwap;
    this.fen = fen;
  }

  /** Starts the game, or makes the invitation, and opens its page. */
  async begin(): Promise<void> {
    if (this.busy || this.lost) return;
    this.busy = true;
    try {
      this.problem =
        this.many && this.seats.every((seat) => seat.level > 0) ? texts.noPerson : await this.#fenProblem();
      if (this.problem !== "") return;
      this.#remember();
      router.go(this.opponent === "friend" ? await this.#invite() : await this.#create());
    } catch (error) {
      this.problem = error instanceof Failure && !error.away ? error.message : m.newGame.away;
    } finally {
      this.busy = false;
    }
  }

  /** Checks the position with the core first, so that an error is exact and immediate. */
  async #fenProblem(): Promise<string> {
    if (this.fen.trim() === "") return "";
    const core = await loadCore();
    try {
      core.open(this.variant.id, drawnRules(this.variant, this.rules), this.fen.trim()).free();
      return "";
    } catch (error) {
      if (!(error instanceof CoreRefused)) throw error;
      return m.wrongText(error.error);
    }
  }

  #remember(): void {
    const { variant, opponent, level, colour, mayResign } = this;
    if (this.timed) rememberTime(this.time);
    if (this.seated) rememberSeats(variant.id, this.seats);
    else rememberChoice({ level, colour, mayResign });
    if (!this.to) rememberStart(opponent, variant.id);
    if (opponent === "friend" && this.account === "") rememberName(this.name);
  }

  get #request() {
    const { variant, rules, level, colour, mayResign } = this;
    return {
      variant: variant.id,
      rules,
      fen: this.fen.trim() === "" ? null : this.fen.trim(),
      level,
      colour,
      mayResign,
      ...(this.seated ? { seats: wishedSeats(this.seats) } : {}),
      ...(this.timed ? { time: this.time } : {}),
    };
  }

  /** Returns the address of the invitation. */
  async #invite(): Promise<string> {
    const { variant, to, instead } = this;
    const request = {
      ...this.#request,
      opponent: "person" as const,
      name: this.account || this.name.trim(),
      public: this.anybody && !to,
      ...(to ? { to: to.id } : {}),
      rated: this.ratable && this.rated,
      late: this.late,
      ...(this.many ? { seat: variant.seating[this.own ?? 0]?.id ?? null } : {}),
    };
    const { id } = await api.invite(request);
    // An invitation taken in the meantime is a game already.
    if (instead !== undefined) await api.withdraw(instead).catch(() => undefined);
    return `/i/${id}`;
  }

  /** Returns the address of the game. */
  async #create(): Promise<string> {
    const { opponent } = this;
    const { id } = await api.create({ ...this.#request, opponent: opponent === "friend" ? "person" : opponent });
    return `/game/${id}`;
  }
}
