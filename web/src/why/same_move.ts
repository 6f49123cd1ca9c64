// Compares moves as they are written, where no core is at hand: a long move may have been written by another route.
/** The ends of a move, the middles of its jumps, and what follows its last square. */
function effectOf(notation: string): string {
  const squares = [...notation.matchAll(/([-^x*]?)([A-Za-z])(\d+)/g)].map(([, mark = "", file = "", rank = ""]) => ({
    mark,
    file: file.charCodeAt(0),
    rank: Number(rank),
  }));
  const jumped = squares.flatMap(({ mark, file, rank }, at) => {
    const from = mark === "x" ? squares[at - 1] : undefined;
    return from ? [`${String(from.file + file)}/${String(from.rank + rank)}`] : [];
  });
  const ends = [squares[0], squares.at(-1)].map((end) => (end ? `${String(end.file)}/${String(end.rank)}` : ""));
  return [...ends, ...jumped.sort(), notation.replace(/^.*[A-Za-z]\d+/, "")].join(" ");
}

/** True if two texts are the same move of a position. A record has the way that was walked, the engine the shortest one. */
/** Whether both have the same effect, from one position. */
export const isSameMove = (one: string, other: string): boolean => one === other || effectOf(one) === effectOf(other);
