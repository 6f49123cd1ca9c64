import { onDestroy, untrack } from "svelte";
import { api } from "../lib/api.ts";
import type { Outcome, Variant } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { messages as m } from "../lib/messages.ts";
import { lowScreen, narrowScreen } from "../lib/screen.svelte.ts";
import { sidesOf } from "../lib/seating.ts";
import { settings } from "../lib/settings.svelte.ts";
import { threads } from "../cores/cores.svelte.ts";
import type { Explorer, OpeningsPanel } from "../openings/openings.ts";
import type { Sight } from "../play/view.ts";
import { valueText } from "../play/words.ts";
import { ReviewDesk } from "../review/desk.svelte.ts";
import { focusTab } from "../review/focus.ts";
import { replayActions, valuesAction, viewActions, whyAction, type Action } from "../stage/actions.ts";
import type { Place } from "../stage/place.ts";
import type { PlateWords } from "../stage/Plate.svelte";
import { teamText, tookOf } from "../stage/seats.ts";
import type { Status } from "../stage/StatusLine.svelte";
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
import { askEngine } from "../why/engine.ts";
import { Explainer } from "../why/explainer.svelte.ts";
import { Pen } from "./pen.svelte.ts";

interface Openings {
  explorer: Explorer;
  OpeningsPanel: typeof OpeningsPanel;
}

/** The state of the analysis page: the study with the engine, a review, openings, values and reasons. */
export class AnalysisView implements Place {
  private readonly turning = new Turning();
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

  readonly narrow = $derived(narrowScreen.current || lowScreen.current);
  readonly title = $derived.by(() =>
    this.sharing ? texts.titleOf(this.sharing.shared.title, this.sharing.name) : texts.title(this.variant.name),
  );
  readonly stage = $derived.by(() => this.study.looked);
  readonly board = $derived.by(() => this.study.board);
  readonly now = $derived.by(() => this.board.now);
  readonly searched = $derived.by(
    () => this.thinking && !this.desk.exercise.hides && (this.narrow || this.desk.tab !== "mistakes"),
  );
  private readonly explored = $derived.by(() => this.desk.tab === "openings" && !this.desk.exercise.hides);
  private readonly explorer = $derived.by(() => (this.explored ? this.openings?.explorer : undefined));
  private readonly pieces = $derived.by(() => Object.keys(this.now?.pieces ?? {}).length);
  /** The rule set by the name that tables use; an address may leave out the usual one. */
  private readonly rules = $derived.by(() => this.study.origin.rules || (this.variant.ruleSets[0]?.id ?? ""));
  private readonly speaks = $derived.by(
    () => !this.board.over && this.perfect.reaches(this.variant.id, this.rules, this.pieces),
  );

  readonly undo = $derived.by((): Action => ({
    id: "undo",
    icon: "takeBack",
    label: texts.undo,
    short: texts.undo,
    run: () => this.study.undo(),
    enabled: this.study.canUndo,
  }));
  readonly draw = $derived.by((): Action => ({
    id: "draw",
    icon: "pen",
    label: texts.drawing.pen,
    short: texts.drawing.short,
    run: () => {
      this.pen.down = !this.pen.down;
      this.desk.tab = "moves";
      this.sheet = false;
    },
    enabled: true,
    pressed: this.pen.down,
  }));
  private readonly replays = $derived.by(() => replayActions(this.stage));
  readonly insights = $derived.by(() => [
    whyAction(this.stage, this.explaining, () => (this.explaining = !this.explaining)),
    ...(this.speaks ? [valuesAction(settings.values, () => (settings.values = !settings.values))] : []),
  ]);
  readonly turns = $derived.by(() => viewActions(this.turning, this.variant));
  readonly turn = $derived.by(() => this.turning.of(this.variant));
  readonly actions = $derived.by(() => [...this.replays, this.undo, this.draw, ...this.turns, ...this.insights]);
  readonly thumbActions = $derived.by(() =>
    this.narrow ? [...this.replays.slice(1, 3), this.undo, ...this.insights.slice(0, 1)] : this.actions,
  );

  readonly score = $derived.by(() => {
    const best = this.search.found?.lines[0];
    return best && scoreOf(best, this.now?.seat ?? "", this.variant);
  });
  /** True if there is a score bar. Its place is kept while it is empty, so that the board does not move. */
  readonly flanked = $derived.by(() => !this.narrow && sidesOf(this.variant) === 2);
  readonly values = $derived.by(() => (this.desk.exercise.hides ? [] : (this.perfect.known?.moves ?? [])));
  readonly idea = $derived.by(() => {
    if (this.explorer) return this.explorer.drawn?.outcome ?? null;
    return this.searched && this.desk.tab === "moves" ? this.pointed : null;
  });
  readonly status = $derived.by((): Status => this.say());
  readonly plates = $derived.by(() =>
    this.desk.variant.seating.map(({ id, name }): PlateWords => ({
      seat: id,
      variant: this.variant,
      name,
      team: teamText(this.variant, id, name),
      note: [tookOf(id, this.board.plies, this.variant), this.desk.accuracyOf(id)].filter(Boolean).join(" · "),
      turn: this.now?.seat === id && !this.board.over ? m.game.toMove : "",
    })),
  );

  /** Call in a component. `problem`: why the board does not show the subject of the address. */
  constructor(
    readonly study: Study,
    readonly variant: Variant,
    private readonly subject: Subject,
    private readonly problem: () => string,
    readonly sharing: Sharing | undefined,
  ) {
    this.desk = new ReviewDesk(study, variant, subject.key);
    this.desk.open(subject.review);
    this.followReview();
    this.followOpenings();
    this.followPosition();
    this.keepText();
  }

  startReview(): void {
    this.desk.start();
    void focusTab();
  }

  more(): void {
    this.sheet = true;
  }

  private followReview(): void {
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
  private followOpenings(): void {
    $effect(() => {
      if (!this.explored || this.openings) return undefined;
      return keepAsking(
        async () => {
          const { Explorer, OpeningsPanel } = await import("../openings/openings.ts");
          this.openings = { explorer: new Explorer(this.study), OpeningsPanel };
        },
        () => undefined,
      );
    });
    $effect(() => {
      const { explorer } = this;
      const wish = explorer?.wish;
      return wish && untrack(() => explorer?.about(wish));
    });
  }

  private followPosition(): void {
    $effect(() => {
      const past = { ...this.study.origin, moves: this.study.moves };
      const subject = this.searched && !this.hidden && !this.board.over ? past : null;
      const allowed = threads();
      untrack(() => this.search.about(subject, allowed));
    });
    onDestroy(() => this.search.about(null));
    $effect(() => {
      const subject = this.explaining ? questionAt(this.study.origin, this.board.plies, this.board.ply) : null;
      untrack(() => this.explainer.about(subject));
    });
    $effect(() => {
      const { now, rules, pieces } = this;
      const asked =
        now && this.speaks && settings.values && !this.desk.exercise.hides
          ? { variant: this.variant.id, rules, fen: now.fen, seat: now.seat, pieces }
          : null;
      untrack(() => this.perfect.about(asked));
    });
  }

  /** Saves a changed study in this browser, unless it is on the server. */
  private keepText(): void {
    let last = this.study.text;
    $effect(() => {
      const { text } = this.study;
      if (text !== last && !this.sharing) keep(this.subject.key, { text });
      last = text;
    });
  }

  private say(): Status {
    const { board, narrow, sight, sharing } = this;
    // A wide screen always shows this next to the tools.
    if (narrow && sharing && (sharing.state === "away" || sharing.state === "refused" || sharing.state === "gone"))
      return { text: texts[sharing.state], tone: "warn" };
    const problem = this.problem();
    if (problem !== "" && board.ply === 0) return { text: problem, tone: "warn" };
    if (this.pen.down) return { text: texts.drawing.drawing, tone: "plain" };
    if (board.over) return { text: this.now?.resultText ?? "", tone: "over" };
    if (sight && sight.line.tone !== "plain")
      return { text: sight.line.text, tone: sight.line.tone === "refused" ? "warn" : "must" };
    const seat = this.variant.seating.find(({ id }) => id === this.now?.seat)?.name ?? "";
    return { text: texts.toMove(seat) + this.evaluation(), tone: "plain" };
  }

  /** Returns the opening's or, on a narrow screen, the tables' or the engine's view of the position. */
  private evaluation(): string {
    const { explorer, score } = this;
    if (explorer && explorer.said !== "") return ` ${explorer.said}`;
    if (!this.narrow) return "";
    const { known } = this.perfect;
    const text = known ? m.values.heading(known.seat, valueText(known), known.wdl) : score?.text;
    return text === undefined ? "" : ` ${text}`;
  }
}
