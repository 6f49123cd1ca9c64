import { untrack } from "svelte";
import { isShared } from "../lib/here.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Shown } from "../review/worst.svelte.ts";
import type { Session } from "../session/session.svelte.ts";
import { valuesAction, whyAction, type Action } from "../stage/actions.ts";
import { Perfect } from "../values/perfect.svelte.ts";
import { questionAt, type Question } from "../why/answer.ts";
import { askEngine } from "../why/ask.ts";
import { Explainer } from "../why/explainer.svelte.ts";

/** The computer's help during and after a game: reasons, perfect values, the better move of a mistake. */
export class Help {
  readonly explainer = new Explainer(askEngine);
  readonly perfect = new Perfect();
  /** Shows reasons: for the hint on the board, or for each move shown. */
  #explaining = $state<"hint" | "moves" | null>(null);
  /** The ply at which values were switched on during a running game; -1 if they are off. */
  #valuesAt = $state(-1);
  #chosen = $state.raw<Shown>();
  /** The mistake for which the better move is shown; visible only at its ply. */
  readonly mistake = $derived.by(() =>
    this.#chosen && this.session.lookingAt === this.#chosen.ply - 1 ? this.#chosen : undefined,
  );
  readonly #looked = $derived.by(() => this.session.standing(this.session.ply));
  readonly #pieces = $derived(Object.keys(this.#looked?.pieces ?? {}).length);
  /** Values during a running game: against the computer until the next move, at one device until switched off. */
  readonly #valued = $derived.by(() => {
    const { session } = this;
    if (session.over) return settings.values;
    return session.againstComputer ? this.#valuesAt === session.last : this.#valuesAt >= 0;
  });
  /** True if a table has the position shown. */
  readonly #speaks = $derived.by(() => {
    const { game } = this.session;
    if (!game || !this.#looked || this.#looked.result) return false;
    return this.perfect.reaches(game.variant, game.rules, this.#pieces);
  });
  /** In a running game between people there is no help. */
  readonly insights = $derived.by((): Action[] => {
    if (isShared(this.session.game) && !this.session.over) return [];
    const why = whyAction(this.session, this.#explaining !== null, this.explain);
    return this.#speaks ? [why, valuesAction(this.#valued, () => this.#switchValues())] : [why];
  });

  /** Call in a component. */
  constructor(private readonly session: Session) {
    $effect(() => {
      const { game } = session;
      const [looked, pieces] = [this.#looked, this.#pieces];
      const asked =
        this.#valued && this.#speaks && game && looked
          ? { variant: game.variant, rules: game.rules, fen: looked.fen, seat: looked.seat, pieces }
          : null;
      untrack(() => this.perfect.about(asked));
    });
    $effect(() => {
      if (this.#explaining === "hint" && !session.hint) this.#explaining = null;
    });
    $effect(() => {
      const subject = this.#explaining && this.#question();
      untrack(() => this.explainer.about(subject));
    });
  }

  readonly explain = (): void => {
    this.#explaining = this.#explaining ? null : this.session.hint ? "hint" : "moves";
  };

  readonly explained = (): void => {
    this.#explaining = null;
  };

  /** Shows the position before a mistake, with the better move. */
  show(mistake: Shown): void {
    this.#chosen = mistake;
    this.session.look(mistake.ply - 1);
  }

  #switchValues(): void {
    if (this.session.over) settings.values = !settings.values;
    else this.#valuesAt = this.#valued ? -1 : this.session.last;
  }

  #question(): Question | null {
    const { game, hint, plies, ply } = this.session;
    if (!game) return null;
    const origin = { variant: game.variant, rules: game.rules, start: game.start };
    return hint ? questionAt(origin, [...plies, { outcome: hint }], plies.length + 1) : questionAt(origin, plies, ply);
  }
}
