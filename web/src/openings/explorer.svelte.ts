// Data about the position on the board: its games in the archive and the moves played in them, with filters, and the
// opening book of the engine.
import {
  archive,
  isTooSlow,
  slowAttempts,
  type BookMove,
  type BookPosition,
  type BookWish,
  type Openings,
  type OpeningsWish,
  type Whose,
} from "../archive/asks.ts";
import type { Study } from "../study/study.svelte.ts";
import { Failure } from "../lib/api.ts";
import { shownMove } from "../play/written.ts";
import { enough, type Results } from "../archive/results.ts";
import type { Outcome } from "../lib/core.ts";
import { areImages, isOwnImage } from "./image.ts";
import { texts } from "./texts.ts";

/** A position that is only passed by is not asked for. */
const restMs = 150;
/** Delay before a retry. */
const againMs = 4000;
/** Of a move that is not in the book. */
const unscored = -100_000;
const scoreIn = (book: BookMove | null): number => book?.score ?? unscored;
/** The number of cached answers, so that going back and forth sends no requests. */
const kept = 200;

export class Explorer {
  who = $state<Whose>("people");
  /** Dates, both included; empty for none. */
  since = $state("");
  until = $state("");
  /** The lowest rating of the player to move; empty for any. */
  rating = $state("");
  /** Leaves out games by other rules than those on the board. */
  sameRules = $state(false);
  /** Those, once the server has said which they are. */
  rules = $state("");
  /** The notation of the move that is pointed at; empty for none. */
  pointed = $state("");
  /** Null while there is no answer about this position. */
  found = $state.raw<Openings | null>(null);
  /** Null while there is no answer about this position. */
  book = $state.raw<BookPosition | null>(null);
  away = $state(false);
  /** Why the server cannot say anything; empty where it can. */
  wrong = $state("");
  /** Why it cannot yet, such as the archive being made; it is asked until then. */
  waits = $state("");
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #known = new Map<string, Openings>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #books = new Map<string, BookPosition>();

  /**
   * Those that were played, then those that only the book has, with what each does on the board; one that the rules of the
   * study do not know is left out, and so is the mirror image of another one. Where too few games came, the book's
   * scores order them.
   */
  readonly moves = $derived.by(() => {
    const { now } = this.study.board;
    const variant = this.study.variants.find(({ id }) => id === this.study.origin.variant);
    const mirrors = variant && now && isOwnImage(variant, now) ? variant : null;
    const known = (notation: string): Outcome | undefined => now?.outcomes.find((one) => one.notation === notation);
    const same = (one: Outcome, other: Outcome): boolean =>
      one === other || (mirrors !== null && areImages(mirrors, one, other));
    const played = (this.found?.moves ?? []).map((move) => ({ ...move, outcome: known(move.notation) }));
    const judged = (this.book?.moves ?? []).map((book) => ({ book, outcome: known(book.notation) }));
    const none = { games: 0, white: 0, black: 0, draws: 0 };
    const all: (Results & { notation: string; outcome: Outcome; book: BookMove | null })[] = [];
    for (const { outcome, ...move } of [
      ...played,
      ...judged.map(({ book: { notation }, outcome }) => ({ notation, outcome, ...none })),
    ]) {
      if (!outcome || all.some((one) => same(one.outcome, outcome))) continue;
      const { book = null } = judged.find((one) => one.outcome && same(one.outcome, outcome)) ?? {};
      all.push({ ...move, outcome, book, first: move.white, second: move.black });
    }
    return all.some(({ games }) => games >= enough) ? all : all.sort((a, b) => scoreIn(b.book) - scoreIn(a.book));
  });
  /** The move to be drawn: the one pointed at, else the one played most or, where few games came, the best of the book. */
  readonly drawn = $derived.by(() => this.moves.find(({ notation }) => notation === this.pointed) ?? this.moves[0]);
  /** For the line above the board. */
  readonly said = $derived.by(() => {
    const [most] = this.moves;
    return most && most.games >= enough ? texts.most(shownMove(most.notation), most.games, this.found?.games ?? 0) : "";
  });

  constructor(
    private readonly study: Study,
    private readonly ask: (wish: OpeningsWish) => Promise<Openings> = archive.openings,
    private readonly askBook: (wish: BookWish) => Promise<BookPosition> = archive.book,
  ) {}

  get wish(): OpeningsWish {
    const { origin, board } = this.study;
    const { who, since, until, rating } = this;
    const rules = this.sameRules ? this.rules : origin.rules;
    return { variant: origin.variant, rules, fen: board.now?.fen ?? "", who, since, until, rating };
  }

  /** Requests the book's moves in a position; errors count as an empty book. Returns the function that cancels it. */
  #aboutBook(question: BookWish): () => void {
    const key = JSON.stringify(question);
    this.book = this.#books.get(key) ?? null;
    if (this.book) return () => undefined;
    let ended = false;
    const ask = async (): Promise<void> => {
      try {
        const book = await this.askBook(question);
        if (this.#books.size >= kept) this.#books.clear();
        this.#books.set(key, book);
        if (!ended) this.book = book;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }

  /** Asks about a position. Returns the function that ends the asking. */
  about(wish: OpeningsWish): () => void {
    const key = JSON.stringify(wish);
    this.found = this.#known.get(key) ?? null;
    this.pointed = "";
    this.wrong = this.waits = "";
    this.away = false;
    const { variant, rules } = this.study.origin;
    const endBook = this.#aboutBook({ variant, rules, fen: wish.fen });
    if (this.found) return endBook;
    let ended = false;
    let slow = 0;
    const ask = async (): Promise<void> => {
      try {
        const found = await this.ask(wish);
        if (this.#known.size >= kept) this.#known.clear();
        this.#known.set(key, found);
        if (!ended) this.found = found;
        this.rules = found.rules;
        if (!ended) this.away = false;
        if (!ended) this.wrong = this.waits = "";
      } catch (error) {
        if (ended) return;
        if (!(error instanceof Failure)) throw error;
        this.away = error.away && error.status !== 503;
        const again = error.away && !(isTooSlow(error) && ++slow === slowAttempts);
        this.waits = again && !this.away ? error.message : "";
        this.wrong = again ? "" : error.message;
        if (again) timer = setTimeout(() => void ask(), againMs);
      }
    };
    let timer = setTimeout(() => void ask(), restMs);
    return () => {
      ended = true;
      endBook();
      clearTimeout(timer);
    };
  }
}
