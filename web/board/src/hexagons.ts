// Hexagons on the drawing: columns that stand edge on edge, each half a hexagon lower or higher than the next. Places
// are counted by column and by half hexagons downwards, as the squares are named by files and doubled ranks upwards.

/** A place, as column and row of a layout or as file and rank of a board. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** From the middle of a hexagon to its corners, where its height is 1. */
export const CORNER = 1 / Math.sqrt(3);

/** A spot turned clockwise round (0, 0) by thirds of a full turn. Rows count downwards. */
export function turnedByThirds({ column, row }: Spot, thirds: number): Spot {
  // Three coordinates with the sum 0; a third of a turn passes them on in a ring.
  let [q, r] = [column, (row - column) / 2];
  for (let i = 0; i < thirds; i++) [q, r] = [-q - r, q];
  return { column: q, row: 2 * r + q };
}

/** 0, 1 or 2, different for any two neighbours: the tone of the hexagon of a file and a doubled rank. */
export function toneOfHexagon(file: number, rank: number): number {
  const along = (rank - file) / 2;
  return (((file - along) % 3) + 3) % 3;
}
