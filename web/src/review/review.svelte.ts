// A game looked through by the engine, one position after another, while somebody looks at it. What is known is handed
// out to be kept after each; so a review goes on where it was.
import type { Origin } from "../study/study.svelte.ts";
import type { Glyph } from "../why/glyphs.ts";
import { glyphOf, isMistake, judged, lossOf, sideAccuracy, turned, type Judged } from "../why/accuracy.ts";
import type { Asker } from "./asker.ts";
import { reviewNodes, type Answer, type Task } from "../why/look.ts";
import type { Look, Said, Saved } from "../why/saved.ts";

/** A move of the game, as it was played. */
export interface Played {
  notation: string;
  /** The first side made it. */
  first: boolean;
}

/** A move that is worth a word. */
export interface Mistake extends Judged {
  move: string;
  before: Look;
  after: Look;
  /** What the engine would have played. */
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
}

export class GameReview {
  /** What is reviewed; empty until a review was begun. */
  played = $state.raw<readonly Played[]>([]);
  readonly moves = $derived(this.played.map(({ notation }) => notation));
  looks = $state.raw<readonly Look[]>([]);
  private said = $state.raw<Readonly<Record<string, Said>>>({});
  /** Somebody wants it to go on; it may rest all the same. */
  going = $state(false);
  failed = $state(false);

  readonly judged = $derived(
    judged(
      this.moves,
      this.looks,
      this.played.map(({ first }) => first),
    ),
  );
  /** In the order of the game. */
  readonly mistakes = $derived(
    this.judged.flatMap((one): Mistake[] => {
      const before = this.looks[one.ply - 1];
      const after = this.looks[one.ply];
      const move = this.played[one.ply - 1]?.notation;
      const better = before?.line[0];
      if (!isMistake(one.glyph) || !before || !after || move === undefined || better === undefined) return [];
      return [{ ...one, move, before, after, better, said: this.said[one.ply] ?? null }];
    }),
  );

  /** Where it was decided, as far as one move decided it. */
  readonly turned = $derived(this.judged.length === this.played.length ? turned(this.looks) : null);

  private readonly origin: Origin;
  private readonly asker: Asker;
  private readonly save: (saved: Saved) => void;
  private readonly saved: Saved | undefined;
  private readonly nodes: number;
  private run = 0;
  private resting = false;
  /** Moves that wait to be judged. */
  private judging = 0;

  constructor({ origin, asker, saved, save, nodes = reviewNodes }: ReviewOptions) {
    this.origin = origin;
    this.asker = asker;
    this.save = save;
    this.saved = saved?.nodes === nodes ? saved : undefined;
    this.nodes = nodes;
  }

  get begun(): boolean {
    return this.played.length > 0;
  }

  get over(): boolean {
    return this.begun && this.judged.length === this.played.length && this.mistakes.every(({ said }) => said !== null);
  }

  /** Whether these are its moves. */
  isOf(played: readonly Played[]): boolean {
    return played.length === this.played.length && this.same(played) === played.length;
  }

  /** A side's accuracy in per cent; null where it never had a choice. */
  accuracy(first: boolean): number | null {
    return sideAccuracy(this.judged, first);
  }

  /**
   * Takes up what was kept, of those of its moves that `found` still finds, and goes on if it was going on. Where some are
   * gone it waits to be asked: what is kept of them would be lost.
   */
  resume(found: (moves: readonly string[]) => readonly Played[]): void {
    if (!this.saved) return;
    const { moves, looks, said, going } = this.saved;
    this.played = found(moves);
    this.known(this.played.length, looks, said);
    if (going && this.played.length === moves.length && !this.over) this.goOn();
  }

  /** Reviews these moves; what is known of a game that began the same way stays. */
  start(played: readonly Played[]): void {
    const same = this.same(played);
    this.known(same, this.looks, this.said);
    this.played = [...played];
    this.goOn();
  }

  /** Goes on with the moves that it is of. */
  goOn(): void {
    if (!this.begun) return;
    this.going = true;
    this.failed = false;
    this.keep();
    if (!this.resting) void this.work();
  }

  stop(): void {
    this.going = false;
    this.halt();
    this.keep();
  }

  /** Rests while nobody sees the page. */
  rest(resting: boolean): void {
    if (resting === this.resting) return;
    this.resting = resting;
    if (resting) this.halt();
    else if (this.going) void this.work();
  }

  /** Ends the worker; what is kept says whether it goes on next time. */
  free(): void {
    this.halt();
    this.asker.end();
  }

  /** The mark of the move that led to a ply of the game. */
  glyphAt(ply: number): Glyph {
    return this.judged[ply - 1]?.glyph ?? "";
  }

  /** What another move would have been worth in place of a mistake: its loss in points. */
  async judge({ ply, before, first }: Mistake, move: string): Promise<{ loss: number; good: boolean; look: Look }> {
    this.judging++;
    const asked = this.asker.ask({ past: this.pastAt(ply - 1, move), nodes: this.nodes });
    const answered = await asked.finally(() => this.judging--);
    if (!("look" in answered)) throw new Error("the worker answered something else");
    const { look } = answered;
    const loss = lossOf(before, look, move, first);
    return { loss, good: glyphOf(loss) === "", look };
  }

  /** How many moves are the same, from the start. */
  private same(played: readonly Played[]): number {
    let same = 0;
    while (same < this.moves.length && this.moves[same] === played[same]?.notation) same++;
    return same;
  }

  /** Of a game that is the same up to a ply. */
  private known(ply: number, looks: readonly Look[], said: Readonly<Record<string, Said>>): void {
    this.looks = looks.slice(0, ply + 1);
    this.said = Object.fromEntries(Object.entries(said).filter(([at]) => Number(at) <= ply));
  }

  /** A move that waits to be judged is judged all the same. */
  private halt(): void {
    this.run++;
    if (this.judging === 0) this.asker.end();
  }

  private async work(): Promise<void> {
    const run = ++this.run;
    for (let task = this.next(); task; task = this.next()) {
      let answered: Answer;
      try {
        answered = await this.asker.ask(task);
      } catch {
        if (run !== this.run) return;
        this.failed = true;
        break;
      }
      if (run !== this.run) return;
      this.hear(task, answered);
      this.keep();
    }
    this.going = false;
    this.keep();
  }

  /** A mistake is explained as soon as it is found. */
  private next(): Task | null {
    const mistake = this.mistakes.find(({ said }) => said === null);
    if (mistake) {
      const { ply, move, better } = mistake;
      return { past: this.pastAt(ply - 1), nodes: this.nodes, explain: { move, better } };
    }
    return this.looks.length <= this.played.length ? { past: this.pastAt(this.looks.length), nodes: this.nodes } : null;
  }

  private hear({ past, explain }: Task, answered: Answer): void {
    if ("look" in answered) this.looks = [...this.looks, answered.look];
    else if (explain) this.said = { ...this.said, [past.moves.length + 1]: answered.said };
  }

  private pastAt(ply: number, ...more: string[]): Task["past"] {
    return { ...this.origin, moves: [...this.moves.slice(0, ply), ...more] };
  }

  private keep(): void {
    this.save({
      nodes: this.nodes,
      going: this.going,
      moves: this.moves,
      looks: [...this.looks],
      said: this.said,
    });
  }
}
