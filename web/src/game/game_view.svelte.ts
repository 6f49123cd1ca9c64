import { pictured } from "virtual:catalog";
import type { Around } from "../beside/around.ts";
import type { Days } from "../days/days.ts";
import type { Outcome, Variant } from "../lib/core.ts";
import { messages as m } from "../lib/messages.ts";
import { lowScreen, narrowScreen, railHidden } from "../lib/screen.svelte.ts";
import { bySide } from "../lib/seating.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Table } from "../play/table.ts";
import type { ValuedMove } from "../play/turn.ts";
import type { Sight } from "../play/view.ts";
import type { Shown } from "../review/worst.svelte.ts";
import { confirmActions, gameActions, type Desk } from "../session/actions.ts";
import { claimDraw } from "../session/changes.ts";
import { rematch } from "../session/rematch.ts";
import type { Session } from "../session/session.svelte.ts";
import { replayActions, viewActions, type Action } from "../stage/actions.ts";
import type { Place } from "../stage/place.ts";
import type { PlateWords } from "../stage/Plate.svelte";
import { nameOf, plateOf, type Playing } from "../stage/seats.ts";
import type { OpenDialog, Stage } from "../stage/stage.ts";
import type { Status } from "../stage/StatusLine.svelte";
import { Extras } from "./extras.svelte.ts";
import { Help } from "./help.svelte.ts";
import { statusOf, type Saying } from "./status.ts";
import { Turned } from "./turned.svelte.ts";

/** The page of a game: combines the session, the board's turn, the computer's help and the fetched parts. */
export class GameView implements Place, Around, Desk {
  sight = $state.raw<Sight>();
  table = $state.raw<Table>();
  dialog = $state<OpenDialog | null>(null);
  /** True while the result covers the strip and the thumb bar; false once the player goes back through the game. */
  #ended = $state(true);
  readonly legend = true;
  readonly help: Help;
  readonly extras: Extras;
  readonly #turned: Turned;
  readonly plates = $derived.by(() => this.#seated());

  /** Call in a component. `beside`: true once the rail has been fetched. */
  constructor(
    readonly session: Session,
    beside: () => boolean,
  ) {
    this.help = new Help(session);
    this.extras = new Extras(session, beside);
    this.#turned = new Turned(
      session,
      () => this.variant,
      () => this.table,
    );
    $effect(() => this.#drawHint());
  }

  get variant(): Variant | undefined {
    return pictured(this.session.game?.variant ?? "") ?? this.session.variant;
  }
  get title(): string {
    const { game } = this.session;
    if (!game || !this.variant) return m.nav.play;
    const sides = bySide(this.variant).map((team) => team.map(({ id }) => nameOf(game, id)));
    return m.game.title(this.variant.name, sides);
  }
  get #replays(): Action[] {
    return replayActions(this.session);
  }
  get #views(): Action[] {
    return viewActions(this.#turned, this.variant);
  }
  get deeds(): Action[] {
    return gameActions(this.session, this, this.variant);
  }
  get looks(): Action[] {
    return [...this.#replays, ...this.#views, ...confirmActions(this.session)];
  }
  get actions(): Action[] {
    return [...this.#replays, ...this.#views, ...this.help.insights, ...this.deeds];
  }
  get sheetActions(): Action[] {
    const more = [...this.help.insights, ...this.#views];
    return this.session.over ? more : [...this.deeds, ...more, ...confirmActions(this.session)];
  }
  get thumbActions(): Action[] {
    if (this.session.over) return this.#pick("first", "back", "on", "last", "why", "result");
    if (narrowScreen.current || lowScreen.current) return this.#pick("back", "on", "step", "take-back", "hint");
    return [...this.#pick("back", "on"), ...this.deeds, ...this.help.insights, ...this.#views];
  }
  get stage(): Session {
    return this.session;
  }
  get board(): Stage | undefined {
    const planner = this.extras.days?.planner;
    return planner?.active ? planner : undefined;
  }
  get turn(): number {
    return this.#turned.turn;
  }
  get values(): readonly ValuedMove[] {
    return this.help.perfect.known?.moves ?? [];
  }
  get idea(): Outcome | null {
    return this.extras.coach?.threat ?? this.help.mistake?.better ?? this.session.awaited;
  }
  get preview(): Around["preview"] {
    return this.sight?.preview ?? null;
  }
  get newGame(): string {
    return `/?play=${this.session.game?.variant ?? ""}`;
  }
  /** True while the result is shown in place of the strip and the thumb bar. */
  get docked(): boolean {
    return this.session.over && this.#ended && foldedRail();
  }
  get flipped(): boolean {
    return this.#turned.flipped;
  }
  get shared(): boolean {
    return this.#turned.shared;
  }
  get status(): Status {
    const { session, variant, sight, extras, help } = this;
    const chosen = sight !== undefined && Boolean(sight.board.picked ?? sight.board.premove);
    const refused = sight?.line.tone === "refused";
    const refusal = sight && refused ? { text: sight.line.text, rule: sight.line.rule ?? "", square: "" } : null;
    const folded = foldedRail();
    const newcomer = !settings.learned && variant !== undefined && !session.begun;
    const claims = session.game?.canClaim === true && session.mine && !session.sending;
    return statusOf({
      session,
      variant,
      turn: this.turn,
      refusal,
      choosing: sight && chosen && !refused ? sight.line.text : "",
      answer: () => this.more(),
      claim: claims && folded ? () => void claimDraw(session) : undefined,
      teach: newcomer && folded ? () => (this.dialog = "teach") : undefined,
      explain: help.explain,
      mistake: help.mistake,
      plan: planned(extras.days?.planner, chosen || refused, folded),
    });
  }

  flip(): void {
    this.#turned.flip();
  }

  more(): void {
    this.dialog = "sheet";
  }

  readonly askResign = (): void => {
    this.dialog = "resign";
  };
  readonly showResult = (): void => {
    this.#ended = true;
  };
  readonly lookBack = (): void => {
    this.#ended = false;
  };
  readonly rematch = (): void => void rematch(this.session);
  readonly showMistake = (mistake: Shown): void => {
    if (this.dialog === "review") this.dialog = null;
    this.#ended = false;
    this.help.show(mistake);
  };

  #pick(...ids: string[]): Action[] {
    const all = [...this.#replays, ...this.help.insights, ...this.deeds];
    return ids.flatMap((wanted) => all.find(({ id }) => id === wanted) ?? []);
  }

  #seated(): PlateWords[] {
    const { session, variant } = this;
    if (!variant) return [];
    const { over, contact, lookingAt } = session;
    const live = (contact === "fine" || contact === "back") && lookingAt === null && !session.held;
    const plies = session.plies.slice(0, session.ply);
    const clock = { ahead: session.serverAhead, online: session.online };
    const presence: Playing["presence"] = (seat) => (over ? undefined : session.attendance.of(seat)?.presence);
    const playing = { variant, plies, shown: session.standing(session.ply), over, live, presence, clock };
    return variant.seating.map(({ id }) => plateOf(session.game, id, playing));
  }

  /** Shows a hint as a path on the board. */
  #drawHint(): void {
    const { table } = this;
    const { hint } = this.session;
    if (!table || !hint) return;
    table.act({ type: "cancel" });
    if (settings.stepMode) return;
    table.act({ type: "tap", square: hint.from });
    table.act({ type: "hover", square: hint.to });
  }
}

/** True if there is no rail next to the board. */
const foldedRail = (): boolean => railHidden.current || lowScreen.current;

/** Returns the text about a plan from its first tap on. The rail has its own button that saves the plan. */
function planned(planner: Days["planner"] | undefined, touched: boolean, folded: boolean): Saying["plan"] {
  if (!planner?.active || !(planner.draft.length > 0 || touched)) return { text: "" };
  if (!planner.complete || !folded) return { text: planner.text };
  return { text: planner.text, action: { text: m.game.savePlan, run: () => void planner.save() } };
}
