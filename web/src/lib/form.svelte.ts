// A form while it asks the server: busy, refused or done.
import type { Failure } from "./api.ts";
import { Asking } from "./asking.svelte.ts";
import { capital, messages as m } from "./messages.ts";

export class Form extends Asking {
  done = $state(false);

  override async send(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.done = false;
    this.done = await super.send(work);
    return this.done;
  }

  protected override refusal({ away, message, expected }: Failure): string {
    return away ? m.newGame.away : `${capital(message)}.${m.wanted(expected)}`;
  }
}
