// Moves that are planned on the board of a game while others think: the browser keeps them, and a page that is loaded again
// puts them back.
import type { Plan } from "../play/selection.ts";
import type { Table } from "../play/table.ts";
import { keep, keptOf, type Kept } from "./kept.ts";
import type { Session } from "./session.svelte.ts";

/** A planned move expires after this time. */
const patienceMs = 24 * 3600 * 1000;

export class Planned {
  /** Not on the board again yet. */
  #left: Kept["planned"];
  #kept: string;

  constructor(private readonly session: Session) {
    const { planned } = keptOf(session.id);
    this.#left = planned && Date.now() - planned.at < patienceMs ? planned : undefined;
    this.#kept = planned ? textOf(planned.ply, planned.moves) : "";
  }

  /** To be called when something has changed on the table, which shows where the game is. */
  follow(table: Table): void {
    const { session } = this;
    const left = this.#left;
    // In games of days plans are made instead, which the server keeps.
    if (!session.ready || session.byDays) return;
    if (left && !session.over) {
      if (!session.mine && session.ahead === null) return;
      this.#left = undefined;
      const since = session.plies.slice(left.ply);
      if (left.ply <= session.last && since.every(({ before }) => before.seat !== session.own)) {
        // After the page has done with this turn: playing brings the next one.
        queueMicrotask(() => table.plan(left.moves));
        return;
      }
    }
    this.#left = undefined;
    this.#keep(session.over ? [] : table.planned());
  }

  #keep(moves: readonly Plan[]): void {
    const { id, last } = this.session;
    const text = moves.length > 0 ? textOf(last, moves) : "";
    if (text === this.#kept) return;
    this.#kept = text;
    keep(id, { planned: text === "" ? undefined : { at: Date.now(), ply: last, moves: [...moves] } });
  }
}

const textOf = (ply: number, moves: readonly Plan[]): string => JSON.stringify([ply, moves]);
