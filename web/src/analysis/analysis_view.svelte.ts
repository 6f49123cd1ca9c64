import { ofCore } from "../lib/language.ts";
import { onDestroy, untrack } from "svelte";
import { api } from "../lib/api.ts";
import type { Outcome, Seat, Variant } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { messages as m } from "../lib/messages.ts";
import { lowScreen, narrowScreen } from "../lib/screen.svelte.ts";
import { served } from "../lib/served.ts";
import { sidesOf } from "../lib/seating.ts";
import { settings } from "../lib/settings.svelte.ts";
import { threads } from "../cores/cores.svelte.ts";
import { effort } from "../cores/effort.svelte.ts";
import type { Explorer, OpeningsPanel } from "../openings/openings.ts";
import type { ValuedMove } from "../play/turn.ts";
import type { Sight } from "../play/view.ts";
import { texts as values } from "../values/texts.ts";
import { words } from "../play/words.ts";
import { ReviewDesk, type Tab } from "../review/desk.svelte.ts";
import { focusTab } from "../review/focus.ts";
import { knownOf } from "../review/game.ts";
import { texts as reviewTexts } from "../review/texts.ts";
import { replayActions, valuesAction, viewActions, whyAction, type Action } from "../stage/actions.ts";
import type { Place } from "../stage/place.ts";
import type { PlateWords } from "../stage/Plate.svelte";
import { teamText } from "../stage/seats.ts";
import type { Status } from "../stage/StatusLine.svelte";
import type { IconName } from "../ui/Icon.svelte";
import { Turning } from "../stage/turning.svelte.ts";
import type { Sharing } from "../studies/sharing.svelte.ts";
import { keep } from "../study/kept.ts";
import { scoreOf } from "../study/score.ts";
import { Search } from "../study/search.svelte.ts";
import type { Study } from "../study/study.svelte.ts";
import type { Subject } from "../study/subject.ts";
import { texts } from "../study/texts.ts";
import { Perfect } from "../values/perfect.svelte.ts";
import { questionAt } from "../why/answer.ts";
import { askEngine } from "../why/ask.ts";
import { Explainer } from "../why/explainer.svelte.ts";
import { headingOf, type Heading } from "./heading.ts";
import { Pen } from "./pen.svelte.ts";

interface Openings {
  explorer: Explorer;
  OpeningsPanel: typeof OpeningsPanel;
}

/** The state of the analysis page: the study with the engine, a review, openings, values and reasons. */
export class AnalysisView implements Place {
  readonly #turning: Turning;
  readonly pen = new Pen();
  readonly search = new Search();
  readonly explainer = new Explainer(askEngine);
  readonly perfect = new Perfect(api, () => import("../values/stored.ts"));
  readonly desk: ReviewDesk;
  sheet = $state(false);
  explaining = $state(false);
  /** True if the engine is switched on. */
  thinking = $state(true);
  hidden = $state(document.hidden);
  sight = $state.raw<Sight>();
  /** The line of the engine under the pointer. */
  pointed = $state.raw<Outcome | null>(null);
  openings = $state.raw<Openings>();
  /** On a phone, the mistake that is shown, counted from 0. */
  mistake = $state(0);
  /** The result of the review has been looked at. */
  #seen = $state(false);

  readonly searched = $derived.by(() => this.thinking && !this.desk.exercise.hides && this.desk.tab !== "mistakes");
  readonly #explored = $derived.by(() => this.desk.tab === "openings" && !this.desk.exercise.hides);
  readonly #explorer = $derived.by(() => (this.#explored ? this.openings?.explorer : undefined));
  readonly #pieces = $derived.by(() => Object.keys(this.now?.pieces ?? {}).length);
  readonly #speaks = $derived.by(
    () => !this.board.over && this.perfect.reaches(this.variant.id, this.#rules, this.#pieces),
  );
  readonly plates = $derived.by(() => this.#seated());
  readonly heading: Heading = $derived.by(() => {
    const { sharing } = this;
    const shared = sharing && { title: sharing.shared.title, chapter: sharing.name };
    return headingOf(this.variant, this.study, this.subject, shared);
  });

  /** Call in a component. `problem`: why the board does not show the subject of the address. */
  constructor(
    readonly study: Study,
    readonly variant: Variant,
    private readonly subject: Subject,
    private readonly problem: () => string,
    readonly sharing: Sharing | undefined,
  ) {
    this.#turning = new Turning(subject.turned);
    const { key, played } = subject;
    this.desk = new ReviewDesk(study, variant, key, played && knownOf(played.id, played));
    this.desk.open(subject.review);
    this.#seen = this.desk.review.over;
    if (this.narrow) this.desk.tab = subject.review && this.desk.review.begun ? "mistakes" : "values";
    $effect(() => {
      const { tab } = this.desk;
      // A wide screen has no such tab.
      if (!this.narrow && (tab === "values" || (tab === "mistakes" && !this.desk.possible))) this.desk.tab = "moves";
    });
    this.#followReview();
    this.#followOpenings();
    this.#followPosition();
    this.#keepText();
  }

  get narrow(): boolean {
    return narrowScreen.current || lowScreen.current;
  }
  get title(): string {
    const { sharing, variant } = this;
    return sharing ? texts.titleOf(sharing.shared.title, sharing.name) : texts.title(variant.name);
  }
  get stage(): Study["looked"] {
    return this.study.looked;
  }
  get board(): Study["board"] {
    return this.study.board;
  }
  get now(): Study["board"]["now"] {
    return this.board.now;
  }
  /** The rule set by the name that tables use; an address may leave out the usual one. */
  get #rules(): string {
    return this.study.origin.rules || (this.variant.ruleSets[0]?.id ?? "");
  }
  get undo(): Action {
    const label = texts.undo;
    const run = (): void => this.study.undo();
    return { id: "undo", icon: "takeBack", label, short: label, run, enabled: this.study.canUndo };
  }
  get draw(): Action {
    const { pen, short } = texts.drawing;
    const run = (): void => {
      this.pen.down = !this.pen.down;
      this.desk.tab = "moves";
    };
    return { id: "draw", icon: "pen", label: pen, short, run, enabled: true, pressed: this.pen.down };
  }
  get replays(): Action[] {
    return replayActions(this.stage);
  }
  get insights(): Action[] {
    const why = whyAction(this.stage, this.explaining, () => (this.explaining = !this.explaining));
    return this.#speaks ? [why, valuesAction(settings.values, () => (settings.values = !settings.values))] : [why];
  }
  get turns(): Action[] {
    return viewActions(this.#turning, this.variant);
  }
  get turn(): number {
    return this.#turning.of(this.variant);
  }
  get actions(): Action[] {
    return [...this.replays, this.undo, this.draw, ...this.turns, ...this.insights];
  }
  get thumbActions(): Action[] {
    if (!this.narrow) return this.actions;
    const tab = (id: Tab, icon: IconName): Action => {
      const label = reviewTexts[id];
      const run = (): void => void (this.desk.tab = id);
      return { id, icon, label, short: label, run, enabled: true, pressed: this.desk.tab === id };
    };
    return [
      ...this.replays.slice(1, 3),
      tab("values", "values"),
      tab("moves", "step"),
      ...(served ? [tab("openings", "book")] : []),
      ...(this.desk.possible ? [tab("mistakes", "warn")] : []),
    ];
  }
  get score(): ReturnType<typeof scoreOf> | undefined {
    const best = this.search.found?.lines[0];
    return best && scoreOf(best, this.now?.seat ?? "", this.variant);
  }
  /** True if there is a score bar. Its place is kept while it is empty, so that the board does not move. */
  get flanked(): boolean {
    return !this.narrow && sidesOf(this.variant) === 2;
  }
  get values(): readonly ValuedMove[] {
    return this.desk.exercise.hides ? [] : (this.perfect.known?.moves ?? []);
  }
  get idea(): Outcome | null {
    if (this.#explorer) return this.#explorer.drawn?.outcome ?? null;
    return this.searched && this.desk.tab !== "openings" ? this.pointed : null;
  }
  get status(): Status {
    const { board, narrow, sight, sharing } = this;
    // A wide screen always shows this next to the tools.
    if (narrow && sharing && (sharing.state === "away" || sharing.state === "refused" || sharing.state === "gone"))
      return { text: texts[sharing.state], tone: "warn" };
    const problem = this.problem();
    if (problem !== "" && board.ply === 0) return { text: problem, tone: "warn" };
    if (this.pen.down) return { text: texts.drawing.drawing, tone: "plain" };
    const review = sight?.line.tone === "refused" ? null : this.#reviewed();
    if (review) return review;
    if (board.over && this.now) {
      const { resultText, obligation } = this.now;
      return { text: ofCore(obligation.attack ? `${resultText} ${obligation.text}` : resultText), tone: "over" };
    }
    if (sight && sight.line.tone !== "plain")
      return { text: sight.line.text, tone: sight.line.tone === "refused" ? "warn" : "must" };
    const seat = this.variant.seating.find(({ id }) => id === this.now?.seat)?.name ?? "";
    const text = texts.toMove(seat) + this.#evaluation();
    const swap = this.now?.outcomes.find(({ kind }) => kind === "swap");
    if (!swap) return { text, tone: "plain" };
    return { text, tone: "plain", action: { text: m.game.swap, run: () => this.study.play(swap) } };
  }

  startReview(): void {
    this.desk.start();
    this.mistake = 0;
    this.#seen = false;
    void focusTab();
  }

  /** On a phone: shows a mistake, on the board too. */
  see(at: number): void {
    const { exercise, review } = this.desk;
    const mistake = review.mistakes[at];
    if (!mistake) return;
    exercise.end();
    this.mistake = at;
    this.#seen = true;
    this.desk.tab = "mistakes";
    this.desk.go(mistake.ply);
  }

  more(): void {
    this.sheet = true;
  }

  #followReview(): void {
    const { review, exercise } = this.desk;
    $effect(() => {
      const resting = this.hidden;
      untrack(() => review.rest(resting));
    });
    $effect(() => {
      const { node } = this.study;
      untrack(() => exercise.follow(node));
    });
    onDestroy(() => review.free());
  }

  /** Fetches the openings when they are first opened. */
  #followOpenings(): void {
    $effect(() => {
      if (!this.#explored || this.openings) return undefined;
      return keepAsking(
        async () => {
          const { Explorer, OpeningsPanel } = await import("../openings/openings.ts");
          this.openings = { explorer: new Explorer(this.study), OpeningsPanel };
        },
        () => undefined,
      );
    });
    $effect(() => {
      const explorer = this.#explorer;
      const wish = explorer?.wish;
      return wish && untrack(() => explorer?.about(wish));
    });
  }

  #followPosition(): void {
    $effect(() => {
      const past = { ...this.study.origin, moves: this.study.moves };
      const subject = this.searched && !this.hidden && !this.board.over ? past : null;
      const wish = { lines: effort.lines, threads: threads(), seconds: effort.seconds };
      untrack(() => this.search.about(subject, wish));
    });
    onDestroy(() => this.search.about(null));
    $effect(() => {
      const subject = this.explaining ? questionAt(this.study.origin, this.board.plies, this.board.ply) : null;
      untrack(() => this.explainer.about(subject));
    });
    $effect(() => {
      const { now } = this;
      const [rules, pieces] = [this.#rules, this.#pieces];
      const asked =
        now && this.#speaks && settings.values && !this.desk.exercise.hides
          ? { variant: this.variant.id, rules, fen: now.fen, seat: now.seat, pieces }
          : null;
      untrack(() => this.perfect.about(asked));
    });
  }

  /** Saves a changed study in this browser, unless it is on the server. */
  #keepText(): void {
    let last = this.study.text;
    $effect(() => {
      const { text } = this.study;
      if (text !== last && !this.sharing) keep(this.subject.key, { text });
      last = text;
    });
  }

  /** On a phone: the progress of a review, or the way to what it has found; null if there is nothing to say of it. */
  #reviewed(): Status | null {
    const { review, exercise, tab } = this.desk;
    const { failed, going, judged, mistakes, over, played, unlisted } = review;
    if (!this.narrow || !review.begun || exercise.mistake) return null;
    if (over) {
      if (this.#seen) return null;
      const text = reviewTexts.found(mistakes.length, unlisted > 0);
      if (mistakes.length === 0) return { text, tone: "plain" };
      return { text, tone: "plain", action: { text: reviewTexts.seeFirst, run: () => this.see(0) } };
    }
    if (!going && tab !== "mistakes") return null;
    const text = failed
      ? reviewTexts.failed
      : going && this.hidden
        ? reviewTexts.rests
        : reviewTexts.progress(judged.length, played.length);
    const run = (): void => (going ? review.stop() : review.goOn());
    return { text, tone: "plain", action: { text: going ? reviewTexts.stop : reviewTexts.goOn, run } };
  }

  /** The plate has room for one of these: the accuracy, which a phone has elsewhere, or what was taken. */
  #noteOf(seat: Seat): string {
    const accuracy = this.narrow ? "" : this.desk.accuracyOf(seat);
    if (accuracy !== "") return accuracy;
    return m.game.tookShort(
      this.board.plies.reduce(
        (all, { before, outcome }) => all + (before.seat === seat ? outcome.captures.length : 0),
        0,
      ),
    );
  }

  #seated(): PlateWords[] {
    const { variant, now, board } = this;
    return this.desk.variant.seating.map(({ id, name }) => ({
      seat: id,
      variant,
      name,
      team: teamText(variant, id, name),
      note: this.#noteOf(id),
      turn: now?.seat === id && !board.over ? m.game.toMove : "",
    }));
  }

  /** Returns the opening's or, on a narrow screen, the tables' or the engine's view of the position. */
  #evaluation(): string {
    const { score } = this;
    const explorer = this.#explorer;
    if (explorer && explorer.said !== "") return ` ${explorer.said}`;
    if (!this.narrow) return "";
    const { known } = this.perfect;
    const text = known ? values.heading(known.seat, words.valueText(known), known.wdl) : score?.text;
    return text === undefined ? "" : ` ${text}`;
  }
}
