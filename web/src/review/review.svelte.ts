// The engine's review of a game, one position after another. Each result is passed on to be saved, so that a review can
// continue later.
import type { Origin } from "../study/study.svelte.ts";
import type { Glyph } from "../why/glyphs.ts";
import { glyphOf, isMistake, judged, lossOf, measureOf, sideAccuracy, turned, type Judged } from "../why/accuracy.ts";
import type { Asker } from "./asker.ts";
import { reviewNodes, type Answer, type Task } from "../why/look.ts";
import type { Look, Said, Saved } from "../why/saved.ts";
import type { Evaluation } from "../why/thinker_of.ts";

/** A move of the game. */
export interface Played {
  notation: string;
  /** The first side made it. */
  first: boolean;
  /** A player at this screen made it. */
  own: boolean;
  /** It was given as a hint. */
  hinted: boolean;
}

/** A move that is worth a word. */
export interface Mistake extends Judged {
  move: string;
  own: boolean;
  before: Look;
  after: Look;
  /** The engine's choice. */
  better: string;
  /** Null until it is known. */
  said: Said | null;
}

export interface ReviewOptions {
  origin: Origin;
  asker: Asker;
  saved?: Saved | undefined;
  save: (saved: Saved) => void;
  nodes?: number;
  /** Only so many mistakes are put into words, the costliest; left out: all. */
  worded?: number;
}

const nameOf = ({ past, explain }: Pick<Task, "past" | "explain">): string =>
  `${explain ? "words" : "look"} ${String(past.moves.length)}`;

/** The costliest mistakes, in the order of the game. */
export const costliest = (mistakes: readonly Mistake[], most: number): Mistake[] =>
  [...mistakes]
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);

export class GameReview {
  /** The reviewed moves; empty before a review. */
  played = $state.raw<readonly Played[]>([]);
  readonly moves = $derived(this.played.map(({ notation }) => notation));
  looks = $state.raw<readonly Look[]>([]);
  #words = $state.raw<Readonly<Record<string, Said>>>({});
  /** True if the review should run; it can pause nevertheless. */
  going = $state(false);
  failed = $state(false);

  readonly judged = $derived(
    judged(
      this.moves,
      this.looks,
      this.played.map(({ first }) => first),
      this.played.map(({ hinted }) => hinted),
    ),
  );
  /** The mistakes of the other side are listed, too. */
  #others = $state(false);
  readonly #all = $derived(
    this.judged.flatMap((one): Mistake[] => {
      const before = this.looks[one.ply - 1];
      const after = before?.made === undefined ? this.looks[one.ply] : { ...before, score: before.made, line: [] };
      const made = this.played[one.ply - 1];
      const better = before?.line[0];
      if (!isMistake(one.glyph) || !before || !after || !made || better === undefined) return [];
      const { notation: move, own } = made;
      return [{ ...one, move, own, before, after, better, said: this.#words[one.ply] ?? null }];
    }),
  );
  /** Some moves are those of a player at this screen, and some are not. */
  readonly sided = $derived(this.played.some(({ own }) => own) && this.played.some(({ own }) => !own));
  /** In the order of the game; where some are a player's own, those alone until the others are asked for. */
  readonly mistakes = $derived(this.#all.filter(({ own }) => own || this.#others || !this.sided));
  /** Those that get words: at once, or the costliest when all are known. */
  readonly #worded = $derived.by(() => {
    if (this.#most === undefined) return this.mistakes;
    return this.#looked ? costliest(this.mistakes, this.#most) : [];
  });
  /** The number of mistakes that are not listed. */
  readonly unlisted = $derived(this.#all.length - this.mistakes.length);

  /** The ply that decided the game, if a single move did. */
  readonly turned = $derived(this.judged.length === this.played.length ? turned(this.looks) : null);

  readonly #origin: Origin;
  readonly #asker: Asker;
  readonly #save: (saved: Saved) => void;
  readonly #saved: Saved | undefined;
  readonly #nodes: number;
  readonly #most: number | undefined;
  /** The evaluation of all looks; undefined before the first, and in reviews of older versions. */
  #by: Evaluation | undefined;
  /** By hand after a network did not come, or where there is none. */
  #wanted: Evaluation;
  /** Questions without an answer so far. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #open = new Set<string>();
  /** Results that came before those of earlier positions. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #early = new Map<number, Look>();
  #run = 0;
  #resting = false;
  /** Moves that wait to be judged. */
  #judging = 0;

  constructor({ origin, asker, saved, save, nodes = reviewNodes, worded }: ReviewOptions) {
    this.#most = worded;
    this.#origin = origin;
    this.#asker = asker;
    this.#save = save;
    this.#saved = saved?.nodes === nodes ? saved : undefined;
    this.#nodes = nodes;
    this.#by = this.#saved?.by;
    this.#wanted = this.#by ?? "network";
  }

  get begun(): boolean {
    return this.played.length > 0;
  }

  get over(): boolean {
    return this.begun && this.judged.length === this.played.length && this.#worded.every(({ said }) => said !== null);
  }

  /** True if these are the reviewed moves. */
  isOf(played: readonly Played[]): boolean {
    return played.length === this.played.length && this.#same(played) === played.length;
  }

  /** A side's accuracy in per cent; null where it never had a choice. */
  accuracy(first: boolean): number | null {
    return sideAccuracy(this.judged, first);
  }

  /**
   * Loads a saved review, up to its first move that `found` does not find, and continues it if it was running or only
   * words are missing. If moves are missing, it pauses, since continuing would overwrite their results.
   */
  resume(found: (moves: readonly string[]) => readonly Played[]): void {
    if (!this.#saved) return;
    const { moves, looks, words, going } = this.#saved;
    this.played = found(moves);
    this.#known(this.played.length, looks, words);
    if ((going || this.#looked) && this.played.length === moves.length && !this.over) this.goOn();
  }

  /** Reviews these moves; what is known of a game that began the same way stays. */
  start(played: readonly Played[]): void {
    const same = this.#same(played);
    this.#known(same, this.looks, this.#words);
    this.played = [...played];
    this.#wanted = "network";
    this.goOn();
  }

  /** Continues with its own moves. */
  goOn(): void {
    if (!this.begun) return;
    this.going = true;
    this.failed = false;
    this.#keep();
    if (!this.#resting) this.#work();
  }

  /** Lists the mistakes of the other side, too, and explains them. */
  showOthers(): void {
    this.#others = true;
    if (!this.going && this.#looked && !this.over) this.goOn();
  }

  stop(): void {
    this.going = false;
    this.#halt();
    this.#keep();
  }

  /** Pauses while the page is hidden. */
  rest(resting: boolean): void {
    if (resting === this.#resting) return;
    this.#resting = resting;
    if (resting) this.#halt();
    else if (this.going) this.#work();
  }

  /** Ends the worker; the saved state decides if it continues next time. */
  free(): void {
    this.#halt();
    this.#asker.end();
  }

  /** The mark of the move that led to a ply of the game. */
  glyphAt(ply: number): Glyph {
    return this.judged[ply - 1]?.glyph ?? "";
  }

  /** Returns the loss in points of another move in place of a mistake. */
  async judge({ ply, before, first }: Mistake, move: string): Promise<{ loss: number; good: boolean; look: Look }> {
    this.#judging++;
    try {
      const { look, by } = await this.#look(this.#pastAt(ply - 1, move), this.#wanted);
      const compared = by === this.#by ? before : (await this.#look(this.#pastAt(ply - 1), by)).look;
      const loss = lossOf(compared, look, move, first);
      return { loss, good: glyphOf(loss, measureOf(compared)) === "", look };
    } finally {
      this.#judging--;
    }
  }

  async #look(past: Task["past"], by: Evaluation): Promise<{ look: Look; by: Evaluation }> {
    const answered = await this.#asker.ask({ past, nodes: this.#nodes, by });
    if (!("look" in answered)) throw new Error("the worker answered something else");
    return answered;
  }

  /** True if all positions are evaluated. */
  get #looked(): boolean {
    return this.looks.length > this.played.length;
  }

  /** Returns the number of equal moves at the start. */
  #same(played: readonly Played[]): number {
    let same = 0;
    while (same < this.moves.length && this.moves[same] === played[same]?.notation) same++;
    return same;
  }

  /** Returns the results for a game that is equal up to a ply. */
  #known(ply: number, looks: readonly Look[], words: Readonly<Record<string, Said>>): void {
    this.looks = looks.slice(0, ply + 1);
    this.#words = Object.fromEntries(Object.entries(words).filter(([at]) => Number(at) <= ply));
  }

  /** A move that waits to be judged is judged all the same. */
  #halt(): void {
    this.#run++;
    if (this.#judging === 0) this.#asker.end();
  }

  #work(): void {
    this.#run++;
    this.#open.clear();
    this.#early.clear();
    this.#fill();
  }

  /** Asks as many questions as are answered at the same time; without any, the review is done. */
  #fill(): void {
    while (this.#open.size < (this.#asker.width ?? 1)) {
      const task = this.#next();
      if (!task) break;
      void this.#answer(task);
    }
    if (this.#open.size === 0) this.#end();
  }

  #end(): void {
    this.going = false;
    this.#keep();
  }

  async #answer(task: Task): Promise<void> {
    const run = this.#run;
    const name = nameOf(task);
    this.#open.add(name);
    let answered: Answer;
    try {
      answered = await this.#asker.ask(task);
    } catch {
      if (run !== this.#run) return;
      this.#run++;
      this.failed = true;
      this.#end();
      return;
    }
    if (run !== this.#run) return;
    this.#open.delete(name);
    this.#hear(task, answered);
    this.#keep();
    this.#fill();
  }

  /** Requests the reasons for a mistake before further positions. */
  #next(): Task | null {
    for (const { ply, move, better, before, after, said } of this.#worded) {
      const explain = { move, better, before, after };
      const task = { past: this.#pastAt(ply - 1), nodes: this.#nodes, by: this.#by ?? "hand", explain };
      if (said === null && !this.#open.has(nameOf(task))) return task;
    }
    for (let at = this.looks.length; at <= this.played.length; at++) {
      const next = this.played[at];
      const made = next && (next.own || !this.sided) ? { made: next.notation } : {};
      const task = { past: this.#pastAt(at), nodes: this.#nodes, by: this.#wanted, ...made };
      if (!this.#early.has(at) && !this.#open.has(nameOf(task))) return task;
    }
    return null;
  }

  #hear({ past, explain, by }: Task, answered: Answer): void {
    if (!("look" in answered)) {
      if (explain && by === (this.#by ?? "hand"))
        this.#words = { ...this.#words, [past.moves.length + 1]: answered.said };
      return;
    }
    if (answered.by !== this.#by && !this.#changes(answered.by)) return;
    this.#wanted = answered.by;
    this.#early.set(past.moves.length, answered.look);
    const looks = [...this.looks];
    for (let next = this.#early.get(looks.length); next; next = this.#early.get(looks.length)) {
      this.#early.delete(looks.length);
      looks.push(next);
    }
    this.looks = looks;
  }

  /**
   * Drops the looks by another evaluation: its scores differ. False for an answer by a network after another worker had
   * none: then the position is searched again by hand.
   */
  #changes(by: Evaluation): boolean {
    if (by === "network" && this.#wanted === "hand") return false;
    this.#by = by;
    this.#early.clear();
    this.#known(-1, [], {});
    return true;
  }

  #pastAt(ply: number, ...more: string[]): Task["past"] {
    return { ...this.#origin, moves: [...this.moves.slice(0, ply), ...more] };
  }

  #keep(): void {
    this.#save({
      nodes: this.#nodes,
      by: this.#by,
      going: this.going,
      moves: this.moves,
      looks: [...this.looks],
      words: this.#words,
    });
  }
}
