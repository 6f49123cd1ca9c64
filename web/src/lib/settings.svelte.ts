// The settings of this browser, in local storage. An account keeps them too (src/progress).
import * as v from "valibot";

/** Confirmation of moves by kind of pointer. */
const asks = v.picklist(["never", "mouse", "touch", "always"]);

export const settingsSchema = v.object({
  /** A language of the page; `auto` takes the browser's. */
  language: v.optional(v.string(), "auto"),
  theme: v.optional(v.picklist(["auto", "light", "dark"]), "auto"),
  board: v.optional(v.picklist(["oak", "parch", "hc"]), "oak"),
  pieces: v.optional(v.picklist(["turned", "flat"]), "turned"),
  /** Where they stand; a frame that is too narrow for them leaves them to the squares. */
  coordinates: v.optional(v.picklist(["frame", "inside", "none"]), "frame"),
  /** How fast moves are shown. A browser that asks for less motion has none. */
  pace: v.optional(v.picklist(["slow", "normal", "fast", "none"]), "normal"),
  /** The board on a wide screen, in per cent of the room. */
  boardSize: v.optional(v.number(), 100),
  /** The keys that the player has chosen, by action; "" for none (stage/keys.ts has the others). */
  keys: v.optional(v.record(v.string(), v.string()), {}),
  legend: v.optional(v.boolean(), true),
  confirm: v.optional(asks, "never"),
  /** The same where a move takes days. */
  confirmDays: v.optional(asks, "always"),
  /** After a move in a game with days for each move: on to the next game that waits. */
  next: v.optional(v.boolean(), false),
  sound: v.optional(v.boolean(), true),
  /** Volume in per cent. */
  volume: v.optional(v.number(), 20),
  /** A phone shakes shortly at each move. */
  haptics: v.optional(v.boolean(), false),
  ringMoves: v.optional(v.boolean(), true),
  /** A game begins on another page. */
  ringCalls: v.optional(v.boolean(), true),
  ringClock: v.optional(v.boolean(), true),
  ringChat: v.optional(v.boolean(), false),
  /** Hours in which nothing rings; the server keeps them too, for what it sends. */
  quiet: v.optional(v.boolean(), false),
  quietFrom: v.optional(v.string(), "22:00"),
  quietUntil: v.optional(v.string(), "08:00"),
  /** Shows the number of waiting games in the header. */
  pill: v.optional(v.boolean(), true),
  /** Format of times of day; `auto` takes the browser's. */
  hours: v.optional(v.picklist(["auto", "24", "12"]), "auto"),
  stepMode: v.optional(v.boolean(), false),
  quarter: v.optional(v.boolean(), false),
  quarterOffered: v.optional(v.boolean(), false),
  /** Several people at one board of three or four: turns the board to the player to move. */
  follow: v.optional(v.boolean(), false),
  learned: v.optional(v.boolean(), false),
  /** Shows the lines of others in chat, not only phrases. Switched on by writing a line. */
  chat: v.optional(v.boolean(), false),
  /** The frequency of the coach's warnings against the computer. */
  coach: v.optional(v.picklist(["off", "once", "always"]), "off"),
  /** Perfect values in games that are over. */
  values: v.optional(v.boolean(), true),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

const storageKey = "camlann.settings";
/** Where the system asks for more contrast, the first visit begins with the board that has most. */
const first = matchMedia("(prefers-contrast: more)").matches ? '{"board":"hc","pieces":"flat"}' : "{}";
export const defaults: Settings = v.parse(settingsSchema, {});

function load(): Settings {
  try {
    const parsed = v.safeParse(settingsSchema, JSON.parse(localStorage.getItem(storageKey) ?? first));
    return parsed.success ? parsed.output : defaults;
  } catch {
    return defaults; // storage is closed to us, or holds something else
  }
}

export const settings: Settings = $state(load());

const systemDark = matchMedia("(prefers-color-scheme: dark)");

function show(): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && systemDark.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  document.documentElement.dataset["board"] = settings.board;
  document.documentElement.style.setProperty("--board-size", String(settings.boardSize / 100));
}

/** Applies the themes to the document now and whenever they change. */
export function followSettings(): void {
  systemDark.addEventListener("change", show);
  $effect.root(() => {
    $effect(() => {
      show();
      try {
        localStorage.setItem(storageKey, JSON.stringify(settings));
      } catch {
        // A browser without storage forgets its settings; the page still works.
      }
    });
  });
}

const paces = { slow: 0.5, normal: 1, fast: 2, none: 0 };

/** The chosen pace, as a board takes it. */
export const pace = (): number => paces[settings.pace];

export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
