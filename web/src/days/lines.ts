// Plans as lines of moves, and the effect of a new line on the others.

export type Moves = readonly string[];

const beginsWith = (line: Moves, start: Moves): boolean =>
  start.length <= line.length && start.every((move, index) => line[index] === move);

/**
 * Adds a line. It replaces lines that it continues, and lines that answer the same moves differently. `own`: true for
 * the places of the player's moves in the new line.
 */
export function withLine(lines: readonly Moves[], added: Moves, own: (index: number) => boolean): Moves[] {
  if (added.length === 0 || lines.some((line) => beginsWith(line, added))) return [...lines];
  const kept = lines.filter((line) => {
    if (beginsWith(added, line)) return false;
    const differs = added.findIndex((move, index) => line[index] !== move);
    return !own(differs);
  });
  return [...kept, added];
}
