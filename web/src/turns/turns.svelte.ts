// What waits for the player of this browser: the games in which it is his turn, the most urgent first, and challenges. Asked
// for now and then while the page is looked at, and whenever somebody knows that it has changed.
import { request, type GameSummary, type Invitation } from "../lib/api.ts";
import { me } from "../lib/me.ts";
import { turnsSchema } from "../lib/wire.ts";

const everyMs = 15_000;

class Turns {
  games = $state.raw<readonly GameSummary[]>([]);
  /** Challenges to the player alone. */
  challenges = $state.raw<readonly Invitation[]>([]);
  /** Whether the server has answered. */
  known = $state(false);
  private users = 0;
  private asking: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly look = (): void => {
    if (!document.hidden) void this.ask();
  };

  /** Asks from now on, until the function that it returns is called. */
  follow(): () => void {
    this.users += 1;
    if (this.users === 1) document.addEventListener("visibilitychange", this.look);
    void this.ask();
    return () => {
      this.users -= 1;
      if (this.users > 0) return;
      document.removeEventListener("visibilitychange", this.look);
      clearTimeout(this.timer);
    };
  }

  /** Now. A server that is away is told elsewhere. */
  ask(): Promise<void> {
    this.asking ??= this.hear().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Those besides this game. */
  besides(game: string): readonly GameSummary[] {
    return this.games.filter(({ id }) => id !== game);
  }

  private async hear(): Promise<void> {
    try {
      if (!document.hidden && me() !== "") {
        const { games, invitations } = await request(turnsSchema, "GET", "/api/turns");
        this.games = games;
        this.challenges = invitations;
        this.known = true;
      }
    } catch {
      // What was known last is still the best that is known.
    }
    clearTimeout(this.timer);
    if (this.users > 0) this.timer = setTimeout(() => void this.ask(), everyMs);
  }
}

export const turns = new Turns();
