import type { Keep } from "./files.ts";

const site = "https://camlann.example";
const full = (key: RequestInfo | URL): string => new URL(key instanceof Request ? key.url : key, site).href;

/** A browser's cache in memory. */
export function cache(): Keep {
  const kept = new Map<string, Response>();
  return {
    match: (key) => Promise.resolve(kept.get(full(key))?.clone()),
    put: (key, response) => Promise.resolve(void kept.set(full(key), response)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
    delete: (key) => Promise.resolve(kept.delete(full(key))),
  };
}
