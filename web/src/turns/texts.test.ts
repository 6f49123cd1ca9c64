import { describe, expect, it } from "vitest";
import { texts, timeLeft } from "./texts.ts";

const hour = 3_600_000;

describe("the time that is left", () => {
  it("is said in the largest unit", () => {
    expect(timeLeft(71.9 * hour, false)).toBe("2 days left");
    expect(timeLeft(24 * hour, false)).toBe("1 day left");
    expect(timeLeft(24 * hour - 1, false)).toBe("23 hours left");
    expect(timeLeft(hour, false)).toBe("1 hour left");
    expect(timeLeft(hour - 1, false)).toBe("60 minutes left");
    expect(timeLeft(0, false)).toBe("1 minute left");
  });

  it("is the clock of a live game", () => {
    expect(timeLeft(547_900, true)).toBe("live, 9:07 left");
    expect(timeLeft(0, true)).toBe("live, 0:00 left");
  });
});

it("everybody who challenges is named", () => {
  expect(texts.challenges(["Ann"])).toBe("Ann challenges you");
  expect(texts.challenges(["Ann", "Ben", "Cid"])).toBe("Ann, Ben and Cid challenge you");
});
