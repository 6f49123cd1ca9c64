// One form of the account page while it asks the server: busy, refused or done.
import { Failure } from "../lib/api.ts";
import { capital } from "../lib/messages.ts";
import { texts } from "./texts.ts";

export class Form {
  busy = $state(false);
  problem = $state("");
  done = $state(false);

  /** Does `work` unless it is being done already; what the server refuses is shown. */
  async send(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    this.done = false;
    try {
      await work();
      this.done = true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.problem = error.away ? texts.away : `${capital(error.message)}.${wanted(error.expected)}`;
    } finally {
      this.busy = false;
    }
  }
}

const wanted = (expected: string): string => (expected === "" ? "" : ` Expected ${expected}.`);
