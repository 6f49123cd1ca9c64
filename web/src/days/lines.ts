// Plans as lines of moves: what a new line makes of those that are there.

export type Moves = readonly string[];

const beginsWith = (line: Moves, start: Moves): boolean =>
  start.length <= line.length && start.every((move, index) => line[index] === move);

/**
 * The lines with one more. A line that it goes on from, or that answers the same moves in another way, makes room for it.
 * `own`: whether the move at this place of the new line is one's own.
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
