// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { keepFocus } from "./keep_focus.ts";

const settled = () => new Promise((done) => setTimeout(done));

function place(inner: string) {
  document.body.innerHTML = `<section tabindex="-1">${inner}</section><button id="other"></button>`;
  const section = document.querySelector("section");
  if (!section) throw new Error("no section");
  const stop = keepFocus(section);
  const button = section.querySelector("button");
  if (!button) throw new Error("no button");
  return { section, button, stop };
}

/** As browsers do it; the test environment leaves the focus on what is disabled. */
function disable(button: HTMLButtonElement): void {
  button.blur();
  button.disabled = true;
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the focus", () => {
  it("goes to what is around a button that is removed, also after it could not be pressed", async () => {
    for (const disabled of [false, true]) {
      const { section, button } = place("<form><button></button></form>");
      button.focus();
      if (disabled) {
        disable(button);
        await settled();
      }
      section.replaceChildren(document.createElement("p"));
      await settled();
      expect(document.activeElement).toBe(section);
    }
  });

  it("goes back to a button that could not be pressed for a moment", async () => {
    const { button } = place("<button></button>");
    button.focus();
    disable(button);
    await settled();
    expect(document.activeElement).toBe(document.body);
    button.disabled = false;
    await settled();
    expect(document.activeElement).toBe(button);
  });

  it("stays where the person has put it since", async () => {
    const { section, button } = place("<button></button>");
    button.focus();
    document.getElementById("other")?.focus();
    await settled();
    section.replaceChildren();
    await settled();
    expect(document.activeElement?.id).toBe("other");
    const again = place("<button></button>");
    again.button.focus();
    again.button.blur();
    await settled();
    again.section.replaceChildren();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it("is let go with the element", async () => {
    const { section, button, stop } = place("<button></button>");
    button.focus();
    stop();
    section.replaceChildren();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
