import { vi } from "vitest";

/** Repeats a check until it holds; far longer than needed, as a processor may also compile. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000 });
