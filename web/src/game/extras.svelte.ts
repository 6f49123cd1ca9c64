import type { Coach } from "../coach/coach.svelte.ts";
import type { Days } from "../days/days.ts";
import { isAlone, isShared } from "../lib/here.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import type * as People from "../people/people.ts";
import type { Session } from "../session/session.svelte.ts";

const quietly = (): void => undefined;

/** The parts of the page that only some games need. Each is fetched when the game turns out to need it. */
export class Extras {
  /** Plans and notes of a correspondence game. */
  days = $state.raw<Days>();
  /** Offers and chat, for games between people on different devices. */
  people = $state.raw<typeof People>();
  #advisor = $state.raw<Coach>();
  readonly coach = $derived.by(() => this.session.coach && this.#advisor);
  /** The change of the player's rating by this game. */
  rating = $state("");

  /** Call in a component. `beside`: true once the rail has been fetched. */
  constructor(
    private readonly session: Session,
    beside: () => boolean,
  ) {
    const game = $derived(session.game);
    const apart = $derived(isShared(game));
    const onward = $derived(this.people && new this.people.Onward(session));
    const rated = $derived(apart && session.over && session.own !== null && game?.rated === true);
    // More than two sides have no common score, so the coach cannot warn there.
    const alone = $derived(isAlone(game) && session.variant?.sides.length === 2);

    $effect(() => (beside() && session.byDays ? this.#fetchDays() : undefined));
    $effect(() => this.days?.planner.follow());
    $effect(() =>
      apart ? keepAsking(async () => void (this.people = await import("../people/people.ts")), quietly) : undefined,
    );
    $effect(() => onward?.follow());
    $effect(() => {
      const { people } = this;
      return people && rated ? keepAsking(() => this.#rate(people), quietly) : undefined;
    });
    $effect(() => (alone ? keepAsking(() => this.#fetchCoach(), quietly) : undefined));
  }

  #fetchDays(): () => void {
    let left = false;
    const stop = keepAsking(async () => {
      const { daysOf } = await import("../days/days.ts");
      if (!left) this.days = daysOf(this.session);
    }, quietly);
    return () => {
      left = true;
      stop();
      this.days?.planner.close();
      this.days = undefined;
    };
  }

  async #rate({ ratingChange }: typeof People): Promise<void> {
    if (this.session.game) this.rating = await ratingChange(this.session.game);
  }

  async #fetchCoach(): Promise<void> {
    const { Coach } = await import("../coach/coach.svelte.ts");
    if (!this.session.coach) this.session.coach = this.#advisor = new Coach(this.session);
  }
}
