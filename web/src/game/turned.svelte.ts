import { turnsOf, turnTo } from "@camlann/board";
import { tick, untrack } from "svelte";
import { turnOfTwo } from "../lib/board_view.ts";
import type { Seat, Variant } from "../lib/core.ts";
import { isHere, personsHere } from "../lib/here.ts";
import { isMany } from "../lib/seating.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Table } from "../play/table.ts";
import type { Session } from "../session/session.svelte.ts";
import { Turning } from "../stage/turning.svelte.ts";

/** The turn of a game's board: to the player, to the player to move, or as chosen. */
export class Turned extends Turning {
  readonly shared = $derived.by(() => this.session.game !== undefined && personsHere(this.session.game).length > 1);
  readonly #wanted = $derived.by(() => {
    const { session } = this;
    const variant = this.variant();
    if (!session.game || !variant || !isMany(variant)) {
      return turnOfTwo((session.own === "b") !== this.flipped, variant);
    }
    if (this.shared && settings.follow) return turnTo(variant, this.#personToMove());
    return (turnTo(variant, session.own ?? session.game.colour) + this.ways) % turnsOf(variant.grid);
  });
  /** The current turn. Changes only after a running animation. */
  turn = $state(0);

  /** Call in a component. */
  constructor(
    private readonly session: Session,
    private readonly variant: () => Variant | undefined,
    private readonly table: () => Table | undefined,
  ) {
    super();
    $effect.pre(() => {
      const wanted = this.#wanted;
      if (untrack(() => table() === undefined)) this.turn = wanted;
      else void this.#settled().then(() => (this.turn = this.#wanted));
    });
  }

  async #settled(): Promise<void> {
    await tick();
    await this.table()?.board.settled();
  }

  /** Returns the seat of the person to move or, during the computer's turn, of the last person to have moved. */
  #personToMove(): Seat {
    const { game, ply, plies } = this.session;
    if (!game) return "w";
    const movers = [
      ...plies.slice(0, ply).map(({ before }) => before.seat),
      this.session.standing(ply)?.seat ?? game.colour,
    ];
    return movers.filter((seat) => isHere(game, seat)).at(-1) ?? game.colour;
  }
}
