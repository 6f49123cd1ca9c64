/** Starts something once: every caller gets the same. What failed is forgotten, so that a retry can work. */
export function once<T>(start: () => Promise<T>): () => Promise<T> {
  let starting: Promise<T> | undefined;
  return () =>
    (starting ??= start().catch((problem: unknown) => {
      starting = undefined;
      throw problem;
    }));
}
