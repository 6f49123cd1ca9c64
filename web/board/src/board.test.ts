// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Board, type BoardEvents, type BoardState, createBoard, type UpdateOptions, type View } from "./api.ts";
import { BOARDS } from "./boards.fixture.ts";
import { roomiest } from "./chips.ts";

// The test environment has no pointer events of its own.
class Pointer extends MouseEvent {
  readonly pointerId = 1;
  readonly pointerType: string;
  constructor(type: string, init: MouseEventInit & { pointerType?: string } = {}) {
    super(type, { bubbles: true, ...init });
    this.pointerType = init.pointerType ?? "mouse";
  }
}

const SIDE = 30; // pixels of a square in these tests

let host: HTMLElement;
let board: Board;
let told: [keyof BoardEvents, ...unknown[]][];
let time: number;
let frames: (() => void)[];

const on = Object.fromEntries(
  ["tap", "hover", "dragStart", "dragOver", "drop", "chip", "chipStep", "cancel", "back"].map((name) => [
    name,
    (...rest: unknown[]) => told.push([name as keyof BoardEvents, ...rest]),
  ]),
) as unknown as BoardEvents;

/** Lets the replay's clock run, a picture every 10 ms. */
function run(ms: number): void {
  for (let i = 0; i < ms; i += 10) {
    time += 10;
    for (const frame of frames.splice(0)) frame();
  }
}

function mount(view: Partial<View> = {}, more: { picture?: boolean; still?: boolean } = {}): Board {
  board = createBoard(host, {
    geometry: BOARDS.cam,
    on,
    view: { coordinates: "none", ...view },
    clock: { now: () => time, frame: (callback) => frames.push(callback) },
    ...more,
  });
  return board;
}

function show(state: Partial<BoardState> & Pick<BoardState, "pieces">, options?: UpdateOptions): void {
  board.update(state, options);
}

const cell = (square: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(`[role=gridcell][data-square="${square}"]`);
  if (!found) throw new Error(square);
  return found;
};
const pieces = () => [...host.querySelectorAll<SVGElement>(".cb-l-pieces use")];
const pieceAt = (column: number, row: number) =>
  pieces().find(
    (node) => node.getAttribute("x") === String(column * 40 + 0.4) && node.getAttribute("y") === String(row * 40 + 0.4),
  );

beforeEach(() => {
  told = [];
  time = 0;
  frames = [];
  host = document.createElement("div");
  document.body.append(host);
  // jsdom lays nothing out: the board is as wide as its squares and frame ask for.
  const width = (300 / 40) * SIDE;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ left: 0, top: 0, width } as DOMRect);
  Object.defineProperty(HTMLElement.prototype, "setPointerCapture", { value: () => undefined, configurable: true });
});

afterEach(() => {
  board.destroy();
  host.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A pointer event at a place in squares of the board as it lies. */
function pointer(type: string, x: number, y: number, more: { pointerType?: string } = {}): void {
  const size = board.size();
  const left = (size.width - 7) / 2; // frame left and right are alike; merlons are above and below
  const top = (size.height - 13) / 2;
  board.element.dispatchEvent(
    new Pointer(type, {
      clientX: (x + left) * SIDE,
      clientY: (y + top) * SIDE,
      ...more,
    }),
  );
}

const touch = { pointerType: "touch" };
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );

describe("the grid", () => {
  it("is rows of cells with names, and one tab stop", () => {
    mount();
    show({ pieces: { D4: "K" }, names: { D4: "D4, white knight" }, label: "Cam, White to move", picked: "D4" });
    const grid = host.querySelector("[role=grid]");
    expect(grid?.getAttribute("aria-label")).toBe("Cam, White to move");
    expect(grid?.querySelectorAll(":scope > [role=row]")).toHaveLength(13);
    expect(grid?.querySelectorAll("[role=row] > [role=gridcell]")).toHaveLength(67);
    expect(grid?.querySelectorAll("[tabindex='0']")).toHaveLength(1);
    expect(cell("D4").getAttribute("aria-label")).toBe("D4, white knight");
    expect(cell("D4").getAttribute("aria-selected")).toBe("true");
    expect(cell("D5").getAttribute("aria-label")).toBe("D5");
  });

  it("moves the focus by arrows and tells where it rests", () => {
    mount();
    show({ pieces: {} });
    board.focus("D4");
    press("ArrowUp");
    press("ArrowRight");
    expect(document.activeElement).toBe(cell("E5"));
    expect(told.at(-1)).toEqual(["hover", "E5", "key"]);
    expect(cell("E5").tabIndex).toBe(0);
    expect(host.querySelectorAll(".cb-l-focus rect").length).toBeGreaterThan(0);
    press("Home");
    expect(document.activeElement).toBe(cell("A5"));
    press("End", { ctrlKey: true });
    expect(document.activeElement).toBe(cell("D1"));
  });

  it("turns the arrows with the board", () => {
    mount({ flip: true });
    show({ pieces: {} });
    board.focus("D4");
    press("ArrowUp");
    expect(document.activeElement).toBe(cell("D3"));
    board.setView({ quarter: true, flip: false });
    expect(document.activeElement).toBe(cell("D3"));
    press("ArrowRight");
    expect(document.activeElement).toBe(cell("D4"));
  });

  it("tours pieces by letters, backwards with shift", () => {
    mount();
    show({ pieces: {}, tours: { k: ["C4", "E4", "D9"] } });
    board.focus("A4");
    press("k");
    expect(document.activeElement).toBe(cell("C4"));
    press("k");
    press("K", { shiftKey: true });
    press("K", { shiftKey: true });
    expect(document.activeElement).toBe(cell("D9"));
  });

  it("tells Enter, Space, Backspace and Escape; leaves other keys alone", () => {
    mount();
    show({ pieces: {} });
    board.focus("D4");
    told = [];
    press("Enter");
    press(" ");
    press("Backspace");
    press("Escape");
    expect(told).toEqual([["tap", "D4", "key"], ["tap", "D4", "key"], ["back"], ["cancel"]]);
    expect(press("x")).toBe(true);
    expect(press("Tab")).toBe(true);
  });

  it("takes the click of a screen reader", () => {
    mount();
    show({ pieces: {} });
    cell("C4").click();
    expect(told).toContainEqual(["tap", "C4", "key"]);
  });

  it("is a picture with one name when asked for one", () => {
    mount({}, { picture: true });
    show({ pieces: { D4: "K" }, label: "Cam" });
    expect(host.querySelector("[role=grid]")).toBeNull();
    expect(board.element.getAttribute("role")).toBe("img");
    expect(board.element.getAttribute("aria-label")).toBe("Cam");
  });
});

describe("drawing", () => {
  it("touches only what differs", () => {
    mount();
    show({ pieces: { D4: "K", D5: "M" } });
    const [first, second] = pieces();
    const base = host.querySelector(".cb-base")?.firstElementChild;
    const changed: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changed.push(...records));
    watch.observe(host, { subtree: true, childList: true, attributes: true });
    show({ pieces: { D4: "K", D5: "M" }, marks: [{ square: "D6", kind: "plain", count: 0, hot: false }] });
    changed.push(...watch.takeRecords());
    expect(pieces()).toEqual([first, second]);
    expect(host.querySelector(".cb-base")?.firstElementChild).toBe(base);
    expect(changed.map((record) => (record.target as Element).className.toString())).not.toContain("cb-piece");
    expect(changed.length).toBeLessThan(4);
  });

  it("puts pieces where the board's turn has their squares", () => {
    mount();
    show({ pieces: { A4: "K" } });
    expect(pieceAt(0, 9)).toBeDefined();
    board.setView({ flip: true });
    expect(pieceAt(6, 3)).toBeDefined();
    board.setView({ flip: false, quarter: true });
    expect(pieceAt(3, 0)).toBeDefined();
  });

  it("draws tokens when squares are below 24 px", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(140);
    mount();
    show({ pieces: { D4: "K" } });
    expect(pieces()[0]?.getAttribute("href")).toBe("#camlann-token-k");
  });

  it("dots the last move's path only while nothing is picked", () => {
    mount();
    const last = { squares: ["D4", "D6"], captures: [] };
    show({ pieces: {}, last });
    expect(host.querySelectorAll(".cb-last-path")).toHaveLength(1);
    show({ pieces: {}, last, picked: "D8" });
    expect(host.querySelectorAll(".cb-last-path")).toHaveLength(0);
    expect(host.querySelectorAll(".cb-last")).toHaveLength(2);
  });

  it("fades and crosses men to be taken, dashes canters and arrows the end", () => {
    mount();
    const pieces = { D4: "K", D5: "M", D7: "m" } as const;
    show({ pieces, ghosts: ["D7"], route: { squares: ["D4", "D6", "D8"], captures: ["D7"] } });
    expect(host.querySelectorAll(".cb-ghost")).toHaveLength(1);
    expect(host.querySelectorAll(".cb-x-line")).toHaveLength(1);
    expect(host.querySelectorAll("path.cb-path-canter")).toHaveLength(1);
    expect(host.querySelectorAll("path.cb-path-jump")).toHaveLength(2); // the leg and the arrow's head
  });

  it("leaves an empty castle its gate", () => {
    mount();
    const gate = (square: string) => host.querySelector<SVGElement>(`[data-gate="${square}"]`)?.style.display;
    show({ pieces: { D1: "m" } });
    expect(gate("D1")).toBe("none");
    expect(gate("D13")).toBe("");
  });

  it("goes from the page when destroyed", () => {
    mount();
    board.destroy();
    expect(host.childElementCount).toBe(0);
  });
});

describe("pointers", () => {
  const marks = [
    { square: "D6", kind: "plain", count: 0, hot: false },
    { square: "E6", kind: "plain", count: 0, hot: false },
  ] as const;

  it("tap squares; outside and the right button cancel", () => {
    mount();
    show({ pieces: { D4: "K" } });
    pointer("pointerdown", 3.5, 9.5);
    pointer("pointerup", 3.6, 9.5);
    expect(told).toEqual([["tap", "D4", "mouse"]]);
    told = [];
    pointer("pointerdown", 0.5, 0.5);
    pointer("pointerup", 0.5, 0.5);
    board.element.dispatchEvent(new MouseEvent("contextmenu", { button: 2, bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new Pointer("pointerdown"));
    expect(told).toEqual([["cancel"], ["cancel"], ["cancel"]]);
  });

  it("help a finger beside a small square, but not a mouse", () => {
    mount();
    show({ pieces: { B4: "M" }, marks });
    for (const how of [touch, {}]) {
      pointer("pointerdown", 2.8, 7.5, how);
      pointer("pointerup", 2.8, 7.5, how);
    }
    expect(told).toEqual([
      ["tap", "D6", "touch"],
      ["tap", "C6", "mouse"],
    ]);
  });

  it("do not guess between two as near: the loupe asks", () => {
    mount();
    show({ pieces: {}, marks });
    pointer("pointerdown", 4, 8.02, touch);
    pointer("pointerup", 4, 8.02, touch);
    expect(told).toEqual([]);
    const choices = [...host.querySelectorAll<HTMLElement>(".cb-loupe button")];
    expect(choices.map((choice) => choice.getAttribute("aria-label"))).toEqual(["D6", "E6"]);
    choices[1]?.click();
    expect(told).toEqual([["tap", "E6", "touch"]]);
    expect(host.querySelector<HTMLElement>(".cb-loupe")?.hidden).toBe(true);
  });

  it("drag a movable piece over squares and drop it", () => {
    mount();
    show({ pieces: { D4: "K" }, movable: ["D4"] });
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

  it("do not drag what may not move", () => {
    mount();
    show({ pieces: { D4: "K" }, movable: [] });
    pointer("pointerdown", 3.5, 9.5);
    pointer("pointermove", 3.5, 7.5);
    pointer("pointerup", 3.5, 7.5);
    expect(told.map(([name]) => name)).toEqual(["tap"]);
  });

  it("hover with a mouse, preview with a long press that plays nothing", () => {
    vi.useFakeTimers();
    mount();
    show({ pieces: {}, marks });
    pointer("pointermove", 3.5, 7.5);
    expect(told).toEqual([["hover", "D6", "mouse"]]);
    pointer("pointerleave", -1, -1);
    told = [];
    pointer("pointerdown", 4.5, 7.5, touch);
    vi.advanceTimersByTime(400);
    pointer("pointerup", 4.5, 7.5, touch);
    expect(told).toEqual([
      ["hover", "E6", "touch"],
      ["hover", null, "touch"],
    ]);
  });
});

describe("chips", () => {
  const chips = {
    square: "D6",
    label: "D6 can be reached in two ways.",
    items: [{ label: "takes 2" }, { label: "takes 1" }],
    selected: 0,
    numbered: true,
  };

  it("are buttons, pressed by pointer or by digit; Enter takes the selected one", () => {
    mount();
    show({ pieces: {}, chips });
    const buttons = [...host.querySelectorAll<HTMLButtonElement>(".cb-chip")];
    expect(buttons.map((button) => button.textContent)).toEqual(["1takes 2", "2takes 1"]);
    expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    buttons[1]?.click();
    board.focus("D6");
    told = [];
    press("2");
    press("Enter");
    press("ArrowDown");
    press("ArrowUp");
    press("3");
    expect(told).toEqual([
      ["chip", 1],
      ["chip", 0],
      ["chipStep", 1],
      ["chipStep", -1],
    ]);
  });

  it("stay the same buttons when another is selected, and give the focus back", () => {
    mount();
    show({ pieces: {}, chips });
    board.focus("D6");
    const [first] = host.querySelectorAll<HTMLButtonElement>(".cb-chip");
    show({ pieces: {}, chips: { ...chips, selected: 1 } });
    expect(host.querySelector(".cb-chip")).toBe(first);
    expect(first?.getAttribute("aria-pressed")).toBe("false");
    first?.focus();
    show({ pieces: {} });
    expect(document.activeElement).toBe(cell("D6"));
  });

  it("stand where they cover no other mark, and always on the board", () => {
    const square = { x: 100, y: 100, width: 30, height: 30 };
    const size = { width: 80, height: 68 };
    const room = { width: 300, height: 300 };
    expect(roomiest(square, size, room, [])).toEqual({ x: 134, y: 81 });
    const right = { ...square, x: 130 };
    expect(roomiest(square, size, room, [right])).toEqual({ x: 16, y: 81 });
    expect(roomiest(square, size, room, [right, { ...square, x: 70 }])).toEqual({ x: 75, y: 134 });
    expect(roomiest({ ...square, x: 270, y: 0 }, size, room, [])).toEqual({ x: 186, y: 2 });
  });

  it("without numbers leave Enter to the square", () => {
    mount();
    show({ pieces: {}, chips: { ...chips, items: [{ label: "End here" }], numbered: false } });
    board.focus("D6");
    told = [];
    press("Enter");
    press("1");
    expect(told).toEqual([["tap", "D6", "key"]]);
  });
});

describe("a replay", () => {
  const before = { pieces: { D4: "K", D5: "M", D7: "m" } } as const;
  const after = { pieces: { D8: "K", D5: "M" }, label: "after" } as const;
  const walk = { squares: ["D4", "D6", "D8"], captures: ["D7"] };
  const air = () => host.querySelector(".cb-l-air use");
  const y = () => Number(air()?.getAttribute("y"));

  it("goes hop by hop, the man falls, and ends in the state", async () => {
    mount();
    show(before);
    show(after, { walk });
    let settled = false;
    void board.settled().then(() => (settled = true));
    run(70);
    expect(air()).not.toBeNull();
    const high = y();
    run(90);
    expect(y()).toBeLessThan(high);
    run(120);
    expect(Number(pieceAt(3, 6)?.style.opacity)).toBeLessThan(1);
    expect(pieces()).toHaveLength(3);
    run(200);
    await Promise.resolve();
    expect(settled).toBe(true);
    expect(air()).toBeNull();
    expect(pieces()).toHaveLength(2);
    expect(pieceAt(3, 5)).toBeDefined();
  });

  it("is skipped by any tap, which does nothing else, and by any key", () => {
    mount();
    show(before);
    show(after, { walk });
    run(20);
    pointer("pointerdown", 3.5, 9.5);
    pointer("pointerup", 3.5, 9.5);
    expect(told).toEqual([]);
    expect(pieceAt(3, 5)).toBeDefined();
    show(before);
    board.focus("D4");
    told = [];
    show(after, { walk });
    run(20);
    press("Enter");
    expect(told).toEqual([]);
    expect(pieces()).toHaveLength(2);
  });

  it("waits for the one before, and shows the newest state after it", () => {
    mount();
    show(before);
    show(after, { walk });
    show({ pieces: { D8: "K", D6: "M" } }, { walk: { squares: ["D5", "D6"], captures: [] } });
    show({ pieces: { D8: "K", D6: "M" }, picked: "D8" });
    run(400);
    expect(pieces()).toHaveLength(2);
    expect(host.querySelectorAll(".cb-pick-gold")).toHaveLength(0);
    run(200);
    expect(host.querySelectorAll(".cb-pick-gold")).toHaveLength(1);
    expect(pieceAt(3, 7)).toBeDefined();
  });

  it("does not let a third wait for two others", () => {
    mount();
    show(before);
    show(after, { walk });
    show({ pieces: { D8: "K", D6: "M" } }, { walk: { squares: ["D5", "D6"], captures: [] } });
    show({ pieces: { D8: "K", E6: "M" } }, { walk: { squares: ["D6", "E6"], captures: [] } });
    run(10);
    expect(y()).toBeCloseTo(7 * 40, -1);
  });

  it("shows only the legs that are not on the board yet", () => {
    mount();
    show({ pieces: { D6: "K", D5: "M", D7: "m" } });
    show(after, { walk, skip: 1 });
    run(20);
    expect(y()).toBeLessThan(7 * 40 + 1);
    run(250);
    expect(pieceAt(3, 5)).toBeDefined();
  });

  it("does not move at all where no motion is wanted", () => {
    mount({}, { still: true });
    show(before);
    show(after, { walk });
    expect(air()).toBeNull();
    expect(pieces()).toHaveLength(2);
  });
});
