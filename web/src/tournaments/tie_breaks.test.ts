// Tie-breaks that the form offers.
import { describe, expect, it } from "vitest";
import { chosenTieBreaks, tieBreaksOf, usualTieBreaks } from "./tie_breaks.ts";

describe("the tie-breaks of a tournament", () => {
  it("are those that the system has", () => {
    expect(tieBreaksOf("swiss")).toHaveLength(6);
    expect(tieBreaksOf("round-robin")).not.toContain("opponents-points");
    expect(tieBreaksOf("arena")).toEqual([]);
    for (const system of ["swiss", "round-robin", "knockout", "arena"] as const) {
      expect(tieBreaksOf(system)).toEqual(expect.arrayContaining([...usualTieBreaks(system)]));
    }
  });

  it("are sent in order, each once", () => {
    expect(chosenTieBreaks(["wins", "", "wins", "direct-encounter"], "swiss")).toEqual(["wins", "direct-encounter"]);
    expect(chosenTieBreaks(["opponents-points", "wins", ""], "round-robin")).toEqual(["wins"]);
  });
});
