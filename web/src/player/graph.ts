// The lines of a rating graph: the coordinates of each game.

export interface Point {
  rating: number;
  deviation: number;
}

export interface Graph {
  /** The rating, and the band in which it is likely to be. */
  line: string;
  band: string;
  /** Heights of the lines of the scale, with their numbers. */
  grid: { y: number; rating: number }[];
  best: { x: number; y: number; index: number };
  last: { x: number; y: number };
}

export interface Sheet {
  width: number;
  height: number;
}

/** Returns the first of 50, 100, 200 ... that divides a span with at most that many lines. */
export function stepOf(span: number, lines: number): number {
  let step = 50;
  while (span / step > lines) step *= 2;
  return step;
}

/** Games stand side by side at the same distance, the oldest at the left. There must be one. */
export function graphOf(points: readonly Point[], { width, height }: Sheet): Graph {
  // A new player may be anywhere: the band may leave the sheet where the line does not need the room.
  const reach = points.map(({ deviation }) => Math.min(deviation, 100));
  const low = Math.min(...points.map(({ rating }, i) => rating - (reach[i] ?? 0)));
  const high = Math.max(...points.map(({ rating }, i) => rating + (reach[i] ?? 0)));
  const step = stepOf(high - low, 6);
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(Math.ceil(high / step) * step, bottom + step);
  const x = (index: number): number => (points.length === 1 ? width / 2 : (index / (points.length - 1)) * width);
  const y = (rating: number): number =>
    Math.min(Math.max(height - ((rating - bottom) / (top - bottom)) * height, 0), height);
  const at = (index: number, rating: number): string => `${x(index).toFixed(1)} ${y(rating).toFixed(1)}`;
  const upper = points.map(({ rating, deviation }, i) => at(i, rating + deviation));
  const lower = points.map(({ rating, deviation }, i) => at(i, rating - deviation)).reverse();
  const grid: Graph["grid"] = [];
  for (let rating = bottom; rating <= top; rating += step) grid.push({ y: y(rating), rating });
  const ratings = points.map(({ rating }) => rating);
  const best = ratings.indexOf(Math.max(...ratings));
  const last = points.length - 1;
  return {
    line: `M${points.map(({ rating }, i) => at(i, rating)).join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
    grid,
    best: { x: x(best), y: y(ratings[best] ?? 0), index: best },
    last: { x: x(last), y: y(ratings[last] ?? 0) },
  };
}
