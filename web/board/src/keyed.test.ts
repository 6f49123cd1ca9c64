// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type KeyedShape, Layer } from "./keyed.ts";

const shapes: fc.Arbitrary<KeyedShape[]> = fc
  .uniqueArray(
    fc.record({
      key: fc.constantFrom("a", "b", "c", "d", "e"),
      tag: fc.constantFrom("rect", "g"),
      x: fc.nat(3),
      inner: fc.option(fc.constantFrom("1", "2")),
    }),
    { selector: (each) => each.key },
  )
  .map((list) =>
    list.map(({ key, tag, x, inner }) => ({
      key,
      tag,
      attrs: { x, id: key },
      ...(inner === null ? {} : { inner: `<text>${inner}</text>` }),
    })),
  );

describe("a keyed layer", () => {
  it("holds exactly what it was told last, in that order, whatever was there before", () => {
    fc.assert(
      fc.property(fc.array(shapes, { minLength: 1, maxLength: 6 }), (states) => {
        const layer = new Layer("l");
        for (const state of states) {
          layer.sync(state);
          const found = [...layer.root.children].map((node) => [
            node.id,
            node.tagName,
            node.getAttribute("x"),
            node.textContent,
          ]);
          const told = state.map(({ key, tag, attrs, inner = "" }) => {
            return [key, tag, String(attrs["x"]), inner.replace(/<.*?>/g, "")];
          });
          expect(found).toEqual(told);
        }
      }),
    );
  });

  it("keeps the element of a key that stays, and removes attributes that go", () => {
    const layer = new Layer("l");
    layer.sync([{ key: "a", tag: "rect", attrs: { x: 1, y: 2 } }]);
    const node = layer.node("a");
    layer.sync([
      { key: "b", tag: "rect", attrs: { x: 5 } },
      { key: "a", tag: "rect", attrs: { x: 3 } },
    ]);
    expect(layer.node("a")).toBe(node);
    expect(node?.getAttribute("x")).toBe("3");
    expect(node?.hasAttribute("y")).toBe(false);
    layer.sync([]);
    expect(layer.root.childElementCount).toBe(0);
    expect(layer.node("a")).toBeUndefined();
  });
});
