/** Longest wait: a hidden tab never paints. */
const longestMs = 100;

/** Carries `work` out when the next picture is on the screen: what a tap changes is seen before what follows from it. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  setTimeout(once, longestMs);
  requestAnimationFrame(() => setTimeout(once));
}
