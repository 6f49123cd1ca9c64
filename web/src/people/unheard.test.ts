// Notes for writers.
import { describe, expect, it } from "vitest";
import type { ChatLine } from "../lib/wire.ts";
import { mayBeUnheard } from "./unheard.ts";

const line = (number: number, seat: ChatLine["seat"], said: Partial<ChatLine>): ChatLine => ({
  number,
  seat,
  phrase: null,
  text: "",
  at: "2026-01-01T12:00:00Z",
  ...said,
});
const isOwn = ({ seat }: ChatLine): boolean => seat === "w";
const lines = [
  line(1, "b", { phrase: "hello" }),
  line(2, "b", { text: "You will lose" }),
  line(3, "w", { text: "We shall see" }),
  line(4, null, { text: "Bravo" }),
];

describe("a chat", () => {
  it("49.6: says to those who write that nobody may read it, until somebody writes", () => {
    expect(mayBeUnheard([], isOwn)).toBe(false);
    expect(mayBeUnheard([line(1, "w", { phrase: "hello" })], isOwn)).toBe(false);
    expect(mayBeUnheard([line(1, "b", { phrase: "hello" }), line(2, "w", { text: "Hi" })], isOwn)).toBe(true);
    expect(mayBeUnheard(lines, isOwn)).toBe(false);
  });
});
