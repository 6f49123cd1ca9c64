import { describe, expect, it } from "vitest";
import { foot, laidOut, margin } from "./paper.ts";

describe("a board on one sheet", () => {
  it("lies upright if it is high, and across if it is broad", () => {
    expect(laidOut("A4", { width: 8, height: 14 })).toEqual({ width: 210, height: 297, largest: 19 });
    expect(laidOut("A4", { width: 14, height: 8 })).toMatchObject({ width: 297, height: 210 });
  });

  it("fits with its bar between the margins of every paper", () => {
    for (const paper of ["A4", "A3", "Letter", "Legal"] as const) {
      for (const [width, height] of [
        [8.2, 14.4],
        [17, 17],
        [13, 12],
      ] as const) {
        const sheet = laidOut(paper, { width, height });
        expect(sheet.largest * width).toBeLessThanOrEqual(sheet.width - 2 * margin);
        expect(sheet.largest * height).toBeLessThanOrEqual(sheet.height - 2 * margin - foot);
      }
    }
  });
});
