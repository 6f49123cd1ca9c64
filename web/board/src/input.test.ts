// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { board, fetched, forget, host, mount, pieces, pointer, Pointer, prepare, told } from "./mounted.fixture.ts";

prepare();

const touch = { pointerType: "touch" };

describe("pointers", () => {
  const marks = [
    { square: "D6", kind: "plain", count: 0, hot: false },
    { square: "E6", kind: "plain", count: 0, hot: false },
  ] as const;

  it("tap squares; outside and the right button cancel", () => {
    mount();
    board.update({ pieces: { D4: "K" } });
    pointer("pointerdown", 3.5, 9.5);
    pointer("pointerup", 3.6, 9.5);
    expect(told).toEqual([["tap", "D4", "mouse"]]);
    forget();
    pointer("pointerdown", 0.5, 0.5);
    pointer("pointerup", 0.5, 0.5);
    board.element.dispatchEvent(new MouseEvent("contextmenu", { button: 2, bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new Pointer("pointerdown"));
    expect(told).toEqual([["cancel"], ["cancel"], ["cancel"]]);
  });

  it("mean the square on which they went down, also where the board is turned before they are lifted", () => {
    mount();
    board.update({ pieces: { D4: "K" } });
    for (const [by, from] of [
      [0, 9.5],
      [0.1, 3.5],
    ] as const) {
      forget();
      pointer("pointerdown", 3.5, from);
      board.setView({ turn: by === 0 ? 2 : 0 });
      pointer("pointerup", 3.5 + by, from);
      expect(told).toEqual([["tap", "D4", "mouse"]]);
    }
  });

  it("help a finger beside a small square, but not a mouse", () => {
    mount();
    board.update({ pieces: { B4: "M" }, marks });
    for (const how of [touch, {}]) {
      pointer("pointerdown", 2.8, 7.5, how);
      pointer("pointerup", 2.8, 7.5, how);
    }
    expect(told).toEqual([
      ["tap", "D6", "touch"],
      ["tap", "C6", "mouse"],
    ]);
  });

  it("do not guess between two as near: the loupe asks", async () => {
    mount();
    await fetched();
    board.update({ pieces: {}, marks });
    pointer("pointerdown", 4, 8.02, touch);
    pointer("pointerup", 4, 8.02, touch);
    expect(told).toEqual([]);
    const choices = [...host.querySelectorAll<HTMLElement>(".cb-loupe button")];
    expect(choices.map((choice) => choice.getAttribute("aria-label"))).toEqual(["D6", "E6"]);
    choices[1]?.click();
    expect(told).toEqual([["tap", "E6", "touch"]]);
    expect(host.querySelector<HTMLElement>(".cb-loupe")?.hidden).toBe(true);
  });

  it("choose in the loupe by a press of their own, not by the click that ends the tap which opened it", async () => {
    mount();
    await fetched();
    board.update({ pieces: {}, marks });
    pointer("pointerdown", 4, 8.02, touch);
    pointer("pointerup", 4, 8.02, touch);
    const [choice] = host.querySelectorAll<HTMLElement>(".cb-loupe button");
    const click = () => choice?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    click();
    expect(told).toEqual([]);
    expect(host.querySelector<HTMLElement>(".cb-loupe")?.hidden).toBe(false);
    choice?.dispatchEvent(new Pointer("pointerdown", touch));
    click();
    expect(told).toEqual([["tap", "D6", "touch"]]);
  });

  it("do not guess on the line between two squares either, but between two pieces of one's own they do", async () => {
    mount();
    await fetched();
    board.update({ pieces: { B4: "M", C4: "M" }, movable: ["B4", "C4"], marks });
    const touchAt = (x: number, y: number) => {
      pointer("pointerdown", x, y, touch);
      pointer("pointerup", x, y, touch);
    };
    touchAt(4.04, 7.5);
    expect(told).toEqual([]);
    expect(host.querySelector<HTMLElement>(".cb-loupe")?.hidden).toBe(false);
    touchAt(4.2, 7.5);
    touchAt(2.04, 9.5);
    expect(told).toEqual([
      ["tap", "E6", "touch"],
      ["tap", "C4", "touch"],
    ]);
  });

  it("drag a movable piece over squares and drop it", () => {
    mount();
    board.update({ pieces: { D4: "K" }, movable: ["D4"] });
    pointer("pointerdown", 3.5, 9.5);
    pointer("pointermove", 3.5, 8.9);
    pointer("pointermove", 3.5, 8.5);
    expect(host.querySelectorAll(".cb-l-air use")).toHaveLength(1);
    expect(pieces()[0]?.style.opacity).toBe("0");
    pointer("pointermove", 3.5, 7.5);
    pointer("pointerup", 3.5, 7.5);
    expect(told).toEqual([
      ["dragStart", "D4", "mouse"],
      ["dragOver", "D5", "mouse"],
      ["dragOver", "D6", "mouse"],
      ["drop", "D6", "mouse"],
    ]);
    expect(host.querySelectorAll(".cb-l-air use")).toHaveLength(0);
    expect(pieces()[0]?.style.opacity).toBe("");
  });

  it("show what a finger covers while it rests or carries a piece, with a frame round the square that is meant", async () => {
    mount();
    await fetched();
    board.update({ pieces: { D4: "K" }, movable: ["D4"], marks });
    const lens = () => host.querySelector<HTMLElement>(".cb-lens");
    const framed = () => {
      const frame = lens()?.querySelector(".cb-lens-meant");
      return ["x", "y"].map((name) => Math.floor(Number(frame?.getAttribute(name)) / 40));
    };
    vi.useFakeTimers();
    pointer("pointerdown", 3.5, 9.5, touch);
    expect(lens()?.hidden).toBe(true);
    vi.advanceTimersByTime(400);
    expect(lens()?.hidden).toBe(false);
    expect(framed()).toEqual([3, 9]);
    pointer("pointermove", 3.5, 7.6, touch);
    expect(framed()).toEqual([3, 7]);
    expect(lens()?.querySelectorAll("use[href*=knight]")).toHaveLength(2);
    pointer("pointerup", 3.5, 7.6, touch);
    expect(lens()?.hidden).toBe(true);
    expect(told.at(-1)).toEqual(["drop", "D6", "touch"]);
  });

  it("do not drag what may not move", () => {
    mount();
    board.update({ pieces: { D4: "K" }, movable: [] });
    pointer("pointerdown", 3.5, 9.5);
    pointer("pointermove", 3.5, 7.5);
    pointer("pointerup", 3.5, 7.5);
    expect(told.map(([name]) => name)).toEqual(["tap"]);
  });

  it("hover with a mouse, preview with a long press that plays nothing", () => {
    vi.useFakeTimers();
    mount();
    board.update({ pieces: {}, marks });
    pointer("pointermove", 3.5, 7.5);
    expect(told).toEqual([["hover", "D6", "mouse"]]);
    pointer("pointerleave", -1, -1);
    forget();
    pointer("pointerdown", 4.5, 7.5, touch);
    vi.advanceTimersByTime(400);
    pointer("pointerup", 4.5, 7.5, touch);
    expect(told).toEqual([
      ["hover", "E6", "touch"],
      ["hover", null, "touch"],
      ["hold", "E6", "touch"],
    ]);
  });
});
