// The number of lines and the thinking time of the analysis engine. In local storage, separate from the settings that every page
// loads; an account keeps both (src/progress).
import * as v from "valibot";

const storageKey = "camlann.effort";

/** The numbers of best moves that can be had. */
export const lineCounts = [1, 2, 3, 4, 5];
/** Seconds for one position; 0: until it is left. */
export const times = [0, 5, 15, 60, 300];

export const effortSchema = v.object({
  lines: v.optional(v.picklist(lineCounts), 3),
  seconds: v.optional(v.picklist(times), 0),
});
export type EffortKept = v.InferOutput<typeof effortSchema>;

export const usualEffort = v.parse(effortSchema, {});

function load(): EffortKept {
  try {
    const kept = v.safeParse(effortSchema, JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
    if (kept.success) return kept.output;
  } catch {
    // storage is closed to us, or holds something else
  }
  return usualEffort;
}

class Effort {
  #kept = $state.raw(load());

  get kept(): EffortKept {
    return this.#kept;
  }
  get lines(): number {
    return this.#kept.lines;
  }
  get seconds(): number {
    return this.#kept.seconds;
  }

  become(more: Partial<EffortKept>): void {
    this.#kept = { ...this.#kept, ...more };
    try {
      localStorage.setItem(storageKey, JSON.stringify(this.#kept));
    } catch {
      // It is forgotten with the page.
    }
  }
}

export const effort = new Effort();
