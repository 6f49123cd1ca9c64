import { expect, it } from "vitest";
import { mainLine } from "./study.ts";

it("reads the main line of a chapter with its remarks, without variations", () => {
  const text =
    "{Played at home} D5-D6! $14 {[%csl GD6] the middle} (C5-C6 {no} (C5-C7) D9-D8) D9-D8?! E4-E5 {[%cal RE5E7]} D8xD6";
  expect(mainLine(text)).toEqual({
    moves: ["D5-D6", "D9-D8", "E4-E5", "D8xD6"],
    remarks: [
      { text: "Played at home", drawings: [] },
      { text: "the middle", drawings: [{ colour: "G", from: "D6", to: null }] },
      { text: "", drawings: [] },
      { text: "", drawings: [{ colour: "R", from: "E5", to: "E7" }] },
      { text: "", drawings: [] },
    ],
  });
  expect(mainLine("")).toEqual({ moves: [], remarks: [{ text: "", drawings: [] }] });
});
