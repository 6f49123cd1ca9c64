// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { BOARDS } from "./boards.fixture.ts";
import {
  board,
  cell,
  forget,
  host,
  mount,
  pieceAt,
  pieces,
  pointer,
  prepare,
  press,
  run,
  told,
} from "./mounted.fixture.ts";

prepare();

describe("a replay", () => {
  const before = { pieces: { D4: "K", D5: "M", D7: "m" } } as const;
  const after = { pieces: { D8: "K", D5: "M" }, label: "after" } as const;
  const walk = { squares: ["D4", "D6", "D8"], captures: ["D7"] };
  const air = () => host.querySelector(".cb-l-air use");
  const y = () => Number(air()?.getAttribute("y"));

  it("goes hop by hop, the man falls, and ends in the state", async () => {
    mount();
    board.update(before);
    board.update(after, { walk });
    let settled = false;
    void board.settled().then(() => (settled = true));
    run(70);
    expect(air()).not.toBeNull();
    const high = y();
    run(90);
    expect(y()).toBeLessThan(high);
    run(120);
    expect(Number(pieceAt(3, 6)?.style.opacity)).toBeLessThan(1);
    // It settles where it stands: the origin is the middle of its square.
    expect(pieceAt(3, 6)?.style.transformOrigin).toBe("140px 260px");
    expect(pieces()).toHaveLength(3);
    run(200);
    await Promise.resolve();
    expect(settled).toBe(true);
    expect(air()).toBeNull();
    expect(pieces()).toHaveLength(2);
    expect(pieceAt(3, 5)).toBeDefined();
  });

  it("is skipped by a tap on a piece that may move, which is picked at once", () => {
    mount();
    board.update(before);
    board.update({ ...after, movable: ["D5"] }, { walk });
    run(20);
    pointer("pointerdown", 3.5, 8.5);
    pointer("pointerup", 3.5, 8.5);
    expect(told).toContainEqual(["tap", "D5", "mouse"]);
    board.update(before);
    board.focus("D5");
    forget();
    board.update({ ...after, movable: ["D5"] }, { walk });
    run(20);
    press("Enter");
    expect(told).toContainEqual(["tap", "D5", "key"]);
  });

  it("is skipped by Enter on such a piece, though the focus came without a key and is not drawn", () => {
    mount();
    board.update(before);
    vi.spyOn(cell("D5"), "matches").mockReturnValue(false);
    cell("D5").focus();
    forget();
    board.update({ ...after, movable: ["D5"] }, { walk });
    run(20);
    press("Enter");
    expect(told).toContainEqual(["tap", "D5", "key"]);
  });

  it("is skipped by any other tap, which does nothing else, and by any key", () => {
    mount();
    board.update(before);
    board.update(after, { walk });
    run(20);
    pointer("pointerdown", 3.5, 9.5);
    pointer("pointerup", 3.5, 9.5);
    expect(told).toEqual([]);
    expect(pieceAt(3, 5)).toBeDefined();
    board.update(before);
    board.focus("D4");
    forget();
    board.update(after, { walk });
    run(20);
    press("Enter");
    expect(told).toEqual([]);
    expect(pieces()).toHaveLength(2);
  });

  it("waits for the one before, and shows the newest state after it", () => {
    mount();
    board.update(before);
    board.update(after, { walk });
    board.update({ pieces: { D8: "K", D6: "M" } }, { walk: { squares: ["D5", "D6"], captures: [] } });
    board.update({ pieces: { D8: "K", D6: "M" }, picked: "D8" });
    run(400);
    expect(pieces()).toHaveLength(2);
    expect(host.querySelectorAll(".cb-pick-gold")).toHaveLength(0);
    run(200);
    expect(host.querySelectorAll(".cb-pick-gold")).toHaveLength(1);
    expect(pieceAt(3, 7)).toBeDefined();
  });

  it("does not let a third wait for two others", () => {
    mount();
    board.update(before);
    board.update(after, { walk });
    board.update({ pieces: { D8: "K", D6: "M" } }, { walk: { squares: ["D5", "D6"], captures: [] } });
    board.update({ pieces: { D8: "K", E6: "M" } }, { walk: { squares: ["D6", "E6"], captures: [] } });
    run(10);
    expect(y()).toBeCloseTo(7 * 40, -1);
  });

  it("shows only the legs that are not on the board yet", () => {
    mount();
    board.update({ pieces: { D6: "K", D5: "M", D7: "m" } });
    board.update(after, { walk, skip: 1 });
    run(20);
    expect(y()).toBeLessThan(7 * 40 + 1);
    run(250);
    expect(pieceAt(3, 5)).toBeDefined();
  });

  it("of a shot keeps the archer on its square while the bolt flies", () => {
    mount({}, { geometry: BOARDS.camblam });
    board.update({ pieces: { e4: "A", h4: "c" } });
    board.update({ pieces: { e4: "A" } }, { walk: { squares: ["e4", "h4"], captures: ["h4"], manner: "shot" } });
    const place = air()?.getAttribute("x");
    run(60);
    expect(host.querySelectorAll(".cb-l-air .cb-path-shot")).toHaveLength(1);
    expect(air()?.getAttribute("x")).toBe(place);
    expect(pieces()).toHaveLength(2);
    run(400);
    expect(air()).toBeNull();
    expect(pieces()).toHaveLength(1);
    expect(pieceAt(4, 8)).toBeDefined();
  });

  it("does not move at all where no motion is wanted", () => {
    mount({}, { still: true });
    board.update(before);
    board.update(after, { walk });
    expect(air()).toBeNull();
    expect(pieces()).toHaveLength(2);
  });

  it("moves at the pace that is wanted when the move is made", () => {
    const shown = (pace: number): number => {
      mount({}, { pace: () => pace });
      board.update(before);
      board.update(after, { walk });
      let lasted = 0;
      for (; air(); lasted += 10) run(10);
      board.destroy();
      return lasted;
    };
    const normal = shown(1);
    expect(normal).toBeGreaterThan(100);
    expect(Math.abs(shown(0.5) - 2 * normal)).toBeLessThanOrEqual(20);
    expect(Math.abs(shown(2) - normal / 2)).toBeLessThanOrEqual(20);
    expect(shown(0)).toBe(0);
  });
});
