import { expect, it } from "vitest";
import { formOf, readText } from "./name_files.ts";

it("a report is known by its lines, a table by its name", () => {
  expect(formOf("club.txt", "012 Cup\n001    1 m    Anna")).toBe("trf");
  expect(formOf("Club.CSV", "Anna,1500")).toBe("csv");
  expect(formOf("club.txt", "Anna 1500\nroom 001 free")).toBe("lines");
});

it("letters of a list come in either encoding", async () => {
  expect(await readText(new Blob(["Żółć 1500"]))).toBe("Żółć 1500");
  expect(await readText(new Blob([new Uint8Array([0x4d, 0xfc, 0x6c])]))).toBe("Mül");
});

it("a list that is too long is not read", async () => {
  expect(await readText(new Blob(["x".repeat(65537)]))).toBeUndefined();
});
