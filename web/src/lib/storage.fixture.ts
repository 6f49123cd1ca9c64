import { vi } from "vitest";

/** Gives tests in node a local storage, of which it returns the content. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  // As in browsers, its own keys are those of what is stored.
  const ownKeys = (): string[] => [...stored.keys()];
  const getOwnPropertyDescriptor = (): PropertyDescriptor => ({ configurable: true, enumerable: true });
  vi.stubGlobal("localStorage", new Proxy(storage, { ownKeys, getOwnPropertyDescriptor }));
  return stored;
}
