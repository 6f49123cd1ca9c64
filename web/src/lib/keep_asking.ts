/**
 * Repeats `work` until it succeeds, with growing delays of up to a few seconds. Calls `tell` with true after a failed
 * attempt and with false after a success. Returns the function that stops it.
 */
export function keepAsking(work: () => Promise<void>, tell: (away: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = async (waitMs: number): Promise<void> => {
    try {
      await work();
      if (!stopped) tell(false);
    } catch {
      if (stopped) return;
      tell(true);
      timer = setTimeout(() => void ask(Math.min(waitMs * 2, 4000)), waitMs);
    }
  };
  void ask(500);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
