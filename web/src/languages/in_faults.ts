// Says in another language what is wrong in texts that people type.
import { type Otherwise, refusalsIn, type Sayings } from "./in_refusals.ts";

/** Adds the faults of a language to what says the sentences of the core. Their patterns are compiled at the first one. */
export function withFaults(faults: Sayings, otherwise: Otherwise): Otherwise {
  let known: ((text: string) => string | undefined) | undefined;
  return (text) => {
    const sentence = otherwise(text);
    if (sentence !== text || text === "") return sentence;
    known ??= refusalsIn(faults, otherwise);
    return known(text) ?? text;
  };
}
