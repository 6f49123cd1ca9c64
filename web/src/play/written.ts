// Notation for people: display, and reading of typed moves.
/** Returns the displayed form of a move: "D4×B4" for D4xB4. */
export const signs: Readonly<Record<string, string>> = { "-": "–", "^": "–", x: "×", "+": "+", "*": "∗", "=": "=" };

/** A written move as the list shows it. */
export const shownMove = (notation: string): string =>
  notation.replace(/^@/, "tree ").replace(/(?<=\d)[-^x*](?=[A-Za-z])/g, (sign) => signs[sign] ?? sign);

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
export const isSameMove = (one: string, other: string): boolean => one === other || effectOf(one) === effectOf(other);

/** A typed or copied move as the core reads it. */
export const typedMove = (text: string): string =>
  text
    .trim()
    .replace(/^tree /i, "@")
    .replace(/[–—−]/g, "-")
    .replace(/×/g, "x")
    .replace(/∗/g, "*");
