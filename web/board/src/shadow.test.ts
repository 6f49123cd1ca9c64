// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { host, mount, prepare } from "./mounted.fixture.ts";

prepare();

const cast = () => host.querySelector(".cb-shadow > marker > .cb-cast > g");

describe("the shadow of a board", () => {
  it("is cast by board and merlons at the size that the board has on the page", () => {
    mount();
    const box = host.querySelector(".cb-base")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    const [x = 0, y = 0, width = 0] = box;
    expect(cast()?.getAttribute("transform")).toBe(
      `scale(${String(225 / width)}) translate(${String(-x)} ${String(-y)})`,
    );
    expect(cast()?.querySelectorAll("path")).toHaveLength(2);
  });

  it("is that of the board as it lies", () => {
    mount({ turn: 0 }).setView({ turn: 1 });
    const [width, height] = host.querySelector(".cb-base")?.getAttribute("viewBox")?.split(" ").slice(2) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));
    expect(cast()?.getAttribute("transform")).toContain(`scale(${String(225 / Number(width))})`);
  });

  it("is not mistaken for that of another board", () => {
    mount();
    const [first] = document.querySelectorAll("marker");
    mount();
    const markers = [...document.querySelectorAll("marker")];
    expect(new Set(markers.map(({ id }) => id)).size).toBe(markers.length);
    for (const { id, nextElementSibling: path } of markers) {
      expect(path?.getAttribute("marker-mid")).toBe(`url(#${id})`);
    }
    expect(first?.isConnected).toBe(true);
    expect(document.querySelectorAll("filter")).toHaveLength(2);
  });
});
