// Positions of squares, for overlays on a board.
import { boxOf } from "./frame.ts";
import { layOut, SIDE } from "./geometry.ts";
import type { Geometry, Places, View } from "./types.ts";

/** See `placesOf` in api.ts. */
export function placesOn(geometry: Geometry, view: Pick<View, "turn" | "coordinates">): Places {
  const layout = layOut(geometry, view);
  const box = boxOf(layout, view.coordinates);
  return {
    width: box.width / SIDE,
    height: box.height / SIDE,
    middleOf(square) {
      const cell = layout.cell(square);
      return cell && { x: (cell.x - box.x) / SIDE, y: (cell.y - box.y) / SIDE };
    },
    squareAt: ({ x, y }) => layout.under({ x: x * SIDE + box.x, y: y * SIDE + box.y })?.square,
  };
}
