// What the archive has of the position on the board: the games that came to it and the moves that were played, with the
// filters by which they are chosen.
import { archive, type Openings, type OpeningsWish, type Whose } from "../archive/asks.ts";
import type { Study } from "../analysis/study.svelte.ts";
import { Failure } from "../lib/api.ts";
import { shownMove } from "../play/written.ts";
import { texts } from "./texts.ts";

/** A position that is only passed by is not asked for. */
const restMs = 150;
/** Until the server is asked again. */
const againMs = 4000;
/** A question that the server has no time for is asked so often. */
const attempts = 3;
/** So many answers are kept: going back and forth asks nothing. */
const kept = 200;

export class Explorer {
  who = $state<Whose>("everybody");
  /** Dates, both included; empty for none. */
  since = $state("");
  until = $state("");
  /** The notation of the move that is pointed at; empty for none. */
  pointed = $state("");
  /** Null while there is no answer about this position. */
  found = $state.raw<Openings | null>(null);
  away = $state(false);
  /** Why the server cannot say anything; empty where it can. */
  wrong = $state("");
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly known = new Map<string, Openings>();

  /** With what each does on the board; one that the rules of the study do not know is left out. */
  readonly moves = $derived.by(() =>
    (this.found?.moves ?? []).flatMap((move) => {
      const outcome = this.study.board.now?.outcomes.find(({ notation }) => notation === move.notation);
      return outcome ? [{ ...move, outcome, first: move.white, second: move.black }] : [];
    }),
  );
  /** The move to be drawn: the one pointed at, else the one played most. */
  readonly drawn = $derived.by(() => this.moves.find(({ notation }) => notation === this.pointed) ?? this.moves[0]);
  /** For the line above the board. */
  readonly said = $derived.by(() => {
    const [most] = this.moves;
    return most ? texts.most(shownMove(most.notation), most.games, this.found?.games ?? 0) : "";
  });

  constructor(
    private readonly study: Study,
    private readonly ask: (wish: OpeningsWish) => Promise<Openings> = archive.openings,
  ) {}

  get wish(): OpeningsWish {
    const { origin, board } = this.study;
    const { who, since, until } = this;
    return { variant: origin.variant, rules: origin.rules, fen: board.now?.fen ?? "", who, since, until };
  }

  /** Asks about a position. Returns the function that ends the asking. */
  about(wish: OpeningsWish): () => void {
    const key = JSON.stringify(wish);
    this.found = this.known.get(key) ?? null;
    this.pointed = "";
    this.wrong = "";
    this.away = false;
    if (this.found) return () => undefined;
    let ended = false;
    let refused = 0;
    const ask = async (): Promise<void> => {
      try {
        const found = await this.ask(wish);
        if (this.known.size >= kept) this.known.clear();
        this.known.set(key, found);
        if (!ended) this.found = found;
        if (!ended) this.away = false;
        if (!ended) this.wrong = "";
      } catch (error) {
        if (ended) return;
        if (!(error instanceof Failure)) throw error;
        this.away = error.away && error.status !== 503;
        this.wrong = this.away ? "" : error.message;
        const again = this.away || (error.status === 503 && ++refused < attempts);
        if (again) timer = setTimeout(() => void ask(), againMs);
      }
    };
    let timer = setTimeout(() => void ask(), restMs);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }
}
