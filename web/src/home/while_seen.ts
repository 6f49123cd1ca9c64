/** Calls `work` from time to time while the page is visible. Returns the function that stops it. */
export function whileSeen(everyMs: number, work: () => Promise<void>): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function again(): Promise<void> {
    if (!document.hidden) await work();
    if (!stopped) timer = setTimeout(() => void again(), everyMs);
  }
  void again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
