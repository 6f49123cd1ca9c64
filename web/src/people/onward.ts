// Correspondence games: after a move, continues to the next game that waits, if the setting is on.
import type { Session } from "../session/session.svelte.ts";
import { router } from "../lib/router.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { turns } from "../turns/turns.svelte.ts";

export class Onward {
  #sent = false;

  constructor(private readonly session: Session) {}

  /** To be called whenever a move may have been sent; reads what that depends on. */
  follow(): void {
    const { sending, mine, over, byDays, id } = this.session;
    if (sending) {
      this.#sent = true;
      return;
    }
    if (!this.#sent) return;
    this.#sent = false;
    void this.#goOn(byDays && settings.next && !mine && !over, id);
  }

  async #goOn(wanted: boolean, from: string): Promise<void> {
    await turns.ask();
    const next = turns.besides(from)[0];
    const { route } = router;
    if (wanted && next && route.page === "game" && route.id === from) router.go(`/game/${next.id}`);
  }
}
