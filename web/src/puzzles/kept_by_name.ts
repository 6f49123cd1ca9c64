// Named entries in local storage. Only src/progress sends them.
import * as v from "valibot";
import { tellKept } from "../lib/kept_here.ts";

export interface KeptByName<T> {
  get(name: string): T | null;
  keep(name: string, value: T): void;
  names(): string[];
}

/** Ignores an entry that cannot be read, and keeps the others. */
export function keptByName<T>(storageKey: string, schema: v.GenericSchema<unknown, T>): KeptByName<T> {
  const whole = v.record(v.string(), v.fallback(v.nullable(schema), null));
  /** Fallback without storage: kept until the page is closed. */
  let unkept: Record<string, T | null> | null = null;

  function all(): Record<string, T | null> {
    if (unkept) return unkept;
    try {
      const parsed = v.safeParse(whole, JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
      return parsed.success ? parsed.output : {};
    } catch {
      return {}; // storage is closed to us, or holds something else
    }
  }

  return {
    get: (name) => all()[name] ?? null,
    names: () => Object.keys(all()),
    keep(name, value) {
      const now = { ...all(), [name]: value };
      try {
        localStorage.setItem(storageKey, JSON.stringify(now));
        unkept = null;
      } catch {
        unkept = now;
      }
      tellKept();
    },
  };
}
