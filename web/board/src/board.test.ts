// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { MarkKind, View } from "./api.ts";
import { roomiest } from "./chips.ts";
import { BOARDS } from "./boards.fixture.ts";
import { board, cell, forget, host, mount, pieceAt, pieces, prepare, press, told } from "./mounted.fixture.ts";

prepare();

describe("a board at rest", () => {
  it("draws nothing anew when it is told the view that it has", () => {
    mount({ turn: 2 });
    board.update({ pieces: { D4: "K" } });
    const [frame, square] = [host.querySelector(".cb-base > *"), cell("D4")];
    board.setView({ turn: 2, coordinates: "none" });
    expect(host.querySelector(".cb-base > *")).toBe(frame);
    expect(cell("D4")).toBe(square);
    board.setView({ turn: 0 });
    expect(cell("D4")).not.toBe(square);
  });

  it("does not ask for its width where it is told", () => {
    const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get");
    let tell: ResizeObserverCallback = () => undefined;
    class Told {
      constructor(callback: ResizeObserverCallback) {
        tell = callback;
      }
      observe(): void {
        // The test calls back itself.
      }
      disconnect(): void {
        // No more calls.
      }
    }
    vi.stubGlobal("ResizeObserver", Told);
    mount();
    board.update({ pieces: { D4: "K" } });
    expect(pieces()[0]?.getAttribute("href")).not.toContain("token");
    expect(width).not.toHaveBeenCalled();
    tell([{ contentRect: { width: 140 } } as ResizeObserverEntry], {} as ResizeObserver);
    expect(pieces()[0]?.getAttribute("href")).toBe("#camlann-token-knight");
    vi.unstubAllGlobals();
  });
});

describe("the grid", () => {
  it("is rows of cells with names, and one tab stop", () => {
    mount();
    board.update({ pieces: { D4: "K" }, names: { D4: "D4, white knight" }, label: "Cam, White to move", picked: "D4" });
    const grid = host.querySelector("[role=grid]");
    expect(grid?.getAttribute("aria-label")).toBe("Cam, White to move");
    expect(grid?.querySelectorAll(":scope > [role=row]")).toHaveLength(13);
    expect(grid?.querySelectorAll("[role=row] > [role=gridcell]")).toHaveLength(67);
    expect(grid?.querySelectorAll("[tabindex='0']")).toHaveLength(1);
    expect(cell("D4").getAttribute("aria-label")).toBe("D4, white knight");
    expect(cell("D4").getAttribute("aria-selected")).toBe("true");
    expect(cell("D5").hasAttribute("aria-selected")).toBe(false);
    expect(cell("D5").getAttribute("aria-label")).toBe("D5");
  });

  it("moves the focus by arrows and tells where it rests", () => {
    mount();
    board.update({ pieces: {} });
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
    mount({ turn: 2 });
    board.update({ pieces: {} });
    board.focus("D4");
    press("ArrowUp");
    expect(document.activeElement).toBe(cell("D3"));
    board.setView({ turn: 1 });
    expect(document.activeElement).toBe(cell("D3"));
    press("ArrowRight");
    expect(document.activeElement).toBe(cell("D4"));
  });

  it("tours pieces by letters, backwards with shift", () => {
    mount();
    board.update({ pieces: {}, tours: { k: ["C4", "E4", "D9"] } });
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
    board.update({ pieces: {} });
    board.focus("D4");
    forget();
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
    board.update({ pieces: {} });
    cell("C4").click();
    expect(told).toContainEqual(["tap", "C4", "key"]);
  });

  it("is a picture with one name when asked for one", () => {
    mount({}, { picture: true });
    board.update({ pieces: { D4: "K" }, label: "Cam" });
    expect(host.querySelector("[role=grid]")).toBeNull();
    expect(board.element.getAttribute("role")).toBe("img");
    expect(board.element.getAttribute("aria-label")).toBe("Cam");
  });
});

describe("a picture", () => {
  it("asks nobody for its width and draws its pieces once, when it is told", () => {
    let tell: ResizeObserverCallback = () => undefined;
    class Sizes {
      constructor(callback: ResizeObserverCallback) {
        tell = callback;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    }
    vi.stubGlobal("ResizeObserver", Sizes);
    const asked = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(140);
    mount({}, { picture: true });
    board.update({ pieces: { D4: "K" }, label: "Cam" });
    expect(asked).not.toHaveBeenCalled();
    expect(pieces()).toHaveLength(0);
    expect(board.element.getAttribute("aria-label")).toBe("Cam");
    tell([{ contentRect: { width: 140 } } as ResizeObserverEntry], {} as ResizeObserver);
    expect(pieces()[0]?.getAttribute("href")).toBe("#camlann-token-knight");
    vi.unstubAllGlobals();
  });
});

describe("drawing", () => {
  it("touches only what differs", () => {
    mount();
    board.update({ pieces: { D4: "K", D5: "M" } });
    const [first, second] = pieces();
    const base = host.querySelector(".cb-base")?.firstElementChild;
    const changed: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changed.push(...records));
    watch.observe(host, { subtree: true, childList: true, attributes: true });
    board.update({ pieces: { D4: "K", D5: "M" }, marks: [{ square: "D6", kind: "plain", count: 0, hot: false }] });
    changed.push(...watch.takeRecords());
    expect(pieces()).toEqual([first, second]);
    expect(host.querySelector(".cb-base")?.firstElementChild).toBe(base);
    expect(changed.map((record) => (record.target as Element).className.toString())).not.toContain("cb-piece");
    expect(changed.length).toBeLessThan(4);
  });

  it("puts pieces where the board's turn has their squares", () => {
    mount();
    board.update({ pieces: { A4: "K" } });
    expect(pieceAt(0, 9)).toBeDefined();
    board.setView({ turn: 2 });
    expect(pieceAt(6, 3)).toBeDefined();
    board.setView({ turn: 1 });
    expect(pieceAt(3, 0)).toBeDefined();
  });

  it("draws tokens when squares are below 24 px", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(140);
    mount();
    board.update({ pieces: { D4: "K" } });
    expect(pieces()[0]?.getAttribute("href")).toBe("#camlann-token-knight");
  });

  it("dots the last move's path only while nothing is picked", () => {
    mount();
    const last = { squares: ["D4", "D6"], captures: [] };
    board.update({ pieces: {}, last });
    expect(host.querySelectorAll(".cb-last-path")).toHaveLength(1);
    board.update({ pieces: {}, last, picked: "D8" });
    expect(host.querySelectorAll(".cb-last-path")).toHaveLength(0);
    expect(host.querySelectorAll(".cb-last")).toHaveLength(2);
  });

  it("fades and crosses men to be taken, dashes canters and arrows the end", () => {
    mount();
    const pieces = { D4: "K", D5: "M", D7: "m" } as const;
    board.update({ pieces, ghosts: ["D7"], route: { squares: ["D4", "D6", "D8"], captures: ["D7"] } });
    expect(host.querySelectorAll(".cb-ghost")).toHaveLength(1);
    expect(host.querySelectorAll(".cb-x-line")).toHaveLength(1);
    expect(host.querySelectorAll("path.cb-path-canter")).toHaveLength(1);
    expect(host.querySelectorAll("path.cb-path-jump")).toHaveLength(2); // the leg and the arrow's head
  });

  it("leaves an empty castle its gate", () => {
    mount();
    const gate = (square: string) => host.querySelector<SVGElement>(`[data-gate="${square}"]`)?.style.display;
    board.update({ pieces: { D1: "m" } });
    expect(gate("D1")).toBe("none");
    expect(gate("D13")).toBe("");
  });

  it("goes from the page when destroyed", () => {
    mount();
    board.destroy();
    expect(host.childElementCount).toBe(0);
  });
});

describe("marks on the enemy's men", () => {
  const geometry = BOARDS.camblam;
  const pieces = { f9: "C", f10: "p", f11: "c", h4: "c" } as const;
  const mark = (square: string, kind: MarkKind, hot = false, count = 1) => ({ square, kind, hot, count });
  const drawn = (kind: MarkKind) => host.querySelector(`.cb-l-marks .cb-mk-${kind}`);

  it("go round the man for a capture and a shot, beside him in a run", () => {
    mount({}, { geometry });
    board.update({ pieces, marks: [mark("f10", "capture"), mark("h4", "shot"), mark("f11", "run", false, 2)] });
    expect(drawn("capture")?.getAttribute("transform")).toBe("translate(220 100)");
    expect(drawn("shot")?.getAttribute("transform")).toBe("translate(300 340)");
    expect(drawn("run")?.getAttribute("transform")).toMatch(/^translate\(230.8 52\) scale/);
    expect(drawn("run")?.querySelector("text")?.textContent).toBe("2");
  });

  it("stand for the cross on a man that is taken", () => {
    mount({}, { geometry });
    const route = { squares: ["f9", "f11"], captures: ["f10", "f11"], manner: "slide" } as const;
    const marks = [mark("f10", "run", true), mark("f11", "run", true, 2)];
    board.update({ pieces, marks, route, ghosts: ["f10", "f11"] });
    expect(host.querySelectorAll(".cb-ghost.cb-soft")).toHaveLength(2);
    expect(host.querySelectorAll(".cb-x-line")).toHaveLength(0);
    expect(drawn("run")?.getAttribute("transform")).toContain("scale");
    // No room for an arrow before the first of them: the frame and the numbers say it.
    expect(host.querySelectorAll(".cb-path-line")).toHaveLength(0);
  });

  it("point an arrow at the first man of a run", () => {
    mount({}, { geometry });
    const route = { squares: ["f2", "f11"], captures: ["f10", "f11"], manner: "slide" } as const;
    board.update({ pieces, marks: [mark("f11", "run", true, 2)], route, ghosts: ["f10", "f11"] });
    const ends = host.querySelector("path.cb-path-slide")?.getAttribute("d")?.split(" ").at(-1);
    expect(Number(ends)).toBeCloseTo(121, 0); // under f10, which begins at 120
  });

  it("frame men in a line, straight or slanting, and the king in check", () => {
    mount({}, { geometry });
    board.update({ pieces, blocks: [{ squares: ["f10", "f11"], hot: false }], check: "h4" });
    const frame = host.querySelector(".cb-block-line");
    expect(frame?.getAttribute("width")).toBe("76");
    expect(host.querySelectorAll(".cb-check-line")).toHaveLength(1);
    board.update({ pieces, blocks: [{ squares: ["b2", "d4"], hot: true }] });
    expect(host.querySelector(".cb-block.cb-hot .cb-block-line")?.getAttribute("transform")).toContain("rotate(-45)");
    expect(host.querySelectorAll(".cb-check-line")).toHaveLength(0);
  });

  it("draw a shot's line from the archer to the crosshair", () => {
    mount({}, { geometry });
    const route = { squares: ["e4", "h4"], captures: ["h4"], manner: "shot" } as const;
    board.update({ pieces: { ...pieces, e4: "A" }, marks: [mark("h4", "shot", true)], route, ghosts: ["h4"] });
    expect(host.querySelectorAll("path.cb-path-shot")).toHaveLength(2); // the line and the arrow's head
  });
});

describe("a full board of 144 squares", () => {
  const rows = ["AARBIQKIBRAA", "NNNCCCCCCNNN", "PPPPPPPPPPPP"];
  const full = Object.fromEntries(
    rows.flatMap((row, i) =>
      [...row].flatMap((letter, file) => {
        const name = "abcdefghijkl".charAt(file);
        return [
          [`${name}${String(i + 1)}`, letter],
          [`${name}${String(12 - i)}`, letter.toLowerCase()],
        ] as [string, string][];
      }),
    ),
  );

  it("touches one man when one moves", () => {
    mount({}, { geometry: BOARDS.camblam });
    board.update({ pieces: full });
    const before = new Set(pieces());
    expect(before.size).toBe(72);
    const { f3 = "P", ...others } = full;
    board.update({ pieces: { ...others, f6: f3 } });
    expect(pieces().filter((node) => !before.has(node))).toHaveLength(1);
    expect(pieces()).toHaveLength(72);
  });
});

describe("a row of pieces to choose from", () => {
  const chips = {
    square: "k12",
    label: "What the pawn becomes on k12",
    items: [
      { label: "queen", piece: "Q" },
      { label: "prince", piece: "I" },
      { label: "knight", piece: "N" },
    ],
    selected: 0,
    numbered: true,
  };
  const show = (view: Partial<View> = {}) => {
    mount(view, { geometry: BOARDS.camblam });
    board.update({ pieces: { k11: "P" }, chips });
    return [...host.querySelectorAll<HTMLButtonElement>(".cb-chips-row .cb-chip-piece")];
  };

  it("is drawn, and said by name", () => {
    const buttons = show();
    expect(host.querySelector(".cb-chips-row")?.getAttribute("aria-label")).toBe(chips.label);
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["queen", "prince", "knight"]);
    expect(buttons.every((button) => button.querySelector("svg.cb-p-w") !== null)).toBe(true);
    expect(new Set(buttons.map((button) => button.innerHTML)).size).toBe(3);
    buttons[2]?.click();
    expect(told).toContainEqual(["chip", 2]);
  });

  it.each([0, 2])("is gone through by arrows and answered by Enter, digits and Escape (turned: %s)", (turn) => {
    show({ turn });
    board.focus("k12");
    forget();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Enter", "3", "4", "Escape"]) press(key);
    expect(told).toEqual([
      ["chipStep", 1],
      ["chipStep", 1],
      ["chipStep", -1],
      ["chipStep", -1],
      ["chip", 0],
      ["chip", 2],
      ["cancel"],
    ]);
    expect(document.activeElement).toBe(cell("k12"));
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
    board.update({ pieces: {}, chips });
    const buttons = [...host.querySelectorAll<HTMLButtonElement>(".cb-chip")];
    expect(buttons.map((button) => button.textContent)).toEqual(["1takes 2", "2takes 1"]);
    expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    buttons[1]?.click();
    board.focus("D6");
    forget();
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

  it("are selected by pointing at them", () => {
    mount();
    board.update({ pieces: {}, chips });
    const [first, second] = host.querySelectorAll<HTMLElement>(".cb-chip");
    first?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    expect(told).toEqual([]);
    second?.firstElementChild?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    expect(told).toEqual([["chipSelect", 1]]);
  });

  it("stay the same buttons when another is selected, and give the focus back", () => {
    mount();
    board.update({ pieces: {}, chips });
    board.focus("D6");
    const [first] = host.querySelectorAll<HTMLButtonElement>(".cb-chip");
    board.update({ pieces: {}, chips: { ...chips, selected: 1 } });
    expect(host.querySelector(".cb-chip")).toBe(first);
    expect(first?.getAttribute("aria-pressed")).toBe("false");
    first?.focus();
    board.update({ pieces: {} });
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
    board.update({ pieces: {}, chips: { ...chips, items: [{ label: "End here" }], numbered: false } });
    board.focus("D6");
    forget();
    press("Enter");
    press("1");
    expect(told).toEqual([["tap", "D6", "key"]]);
  });
});

describe("values", () => {
  it("stand in the corner of their squares, each result in a shape of its own", () => {
    mount();
    board.update({
      pieces: { D4: "K" },
      values: [
        { square: "D4", result: "win", text: "+5" },
        { square: "D5", result: "draw", text: "=" },
        { square: "E5", result: "loss", text: "−12" },
      ],
    });
    const marks = [...host.querySelectorAll(".cb-l-marks .cb-value")];
    expect(marks.map((mark) => mark.textContent)).toEqual(["+5", "=", "−12"]);
    const looks = marks.map(
      (mark) => `${mark.getAttribute("class") ?? ""} ${mark.querySelector("rect")?.getAttribute("rx") ?? ""}`,
    );
    expect(new Set(looks).size).toBe(3);
    board.update({ pieces: { D4: "K" } });
    expect(host.querySelectorAll(".cb-value")).toHaveLength(0);
  });
});
