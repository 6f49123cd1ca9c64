// The engine of a review's worker, with the networks of its games. One evaluation judges all positions of a game, because the scores of
// two differ: a question says which, and the answer says which it was.
import { answerTo, type Answer, type Task } from "../why/look.ts";
import { SiteNetworks } from "../why/networks.ts";
import type { Thinker } from "../why/thinker_of.ts";

/** A review waits this long for a file; without it the hand-written evaluation answers. */
const patienceMs = 10_000;

export class Reviewer {
  #thinker: Promise<Thinker> | undefined;

  constructor(
    private readonly start: () => Promise<Thinker>,
    private readonly networks: Pick<SiteNetworks, "seek" | "give"> = new SiteNetworks(undefined, undefined, patienceMs),
  ) {}

  async to(task: Task & { definitions: string }): Promise<Answer> {
    const byNetwork = task.by === "network";
    if (byNetwork) this.networks.seek(task.past);
    const thinker = await (this.#thinker ??= this.start());
    if (task.definitions !== "") thinker.core.define(task.definitions);
    const given = byNetwork && (await this.networks.give(thinker, task.past));
    return answerTo(thinker, { ...task, by: given ? "network" : "hand" });
  }
}
