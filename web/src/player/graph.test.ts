import fc from "fast-check";
import { expect, test } from "vitest";
import { graphOf, stepOf } from "./graph.ts";

const sheet = { width: 600, height: 200 };

test("the oldest game is at the left, the higher rating above", () => {
  const { line, best, last } = graphOf(
    [
      { rating: 1500, deviation: 100 },
      { rating: 1600, deviation: 90 },
      { rating: 1550, deviation: 80 },
    ],
    sheet,
  );
  expect(line).toBe("M0.0 133.3L300.0 66.7L600.0 100.0");
  expect(best).toMatchObject({ x: 300, index: 1 });
  expect(last.x).toBe(600);
});

test("one game alone stands in the middle", () => {
  expect(graphOf([{ rating: 1662, deviation: 290 }], sheet).last).toMatchObject({ x: 300 });
});

test("nothing leaves the sheet, and the scale has few lines", () => {
  const point = fc.record({
    rating: fc.integer({ min: -200, max: 4000 }),
    deviation: fc.integer({ min: 25, max: 350 }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 50 }), (points) => {
      const { line, band, grid } = graphOf(points, sheet);
      const numbers = [...`${line} ${band}`.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(600);
      expect(grid.length).toBeLessThanOrEqual(9);
      expect(new Set(grid.map(({ rating }) => rating)).size).toBe(grid.length);
    }),
  );
});

test("steps of a scale are round", () => {
  expect([100, 301, 900, 4000].map((span) => stepOf(span, 6))).toEqual([50, 100, 200, 800]);
});
