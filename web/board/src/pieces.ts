// The drawings of the pieces: set A (turned wood), set B (flat) and the tokens for very small squares.
// Symbols are put into the document once and used by every board; colours come from CSS variables.

import type { PieceLetter } from "./types.ts";

/** Which drawings are used. */
export type Drawing = "a" | "b" | "token";

const LINE =
  'fill="none" stroke="var(--piece-line)" stroke-width="1.45" stroke-linejoin="round" stroke-linecap="round"';
const DETAIL = 'fill="none" stroke="var(--piece-detail)" stroke-linejoin="round" stroke-linecap="round"';
const FILL = 'fill="var(--piece-fill)"';
const LO = 'fill="var(--piece-lo)"';
const B_FILL = `${FILL} stroke="var(--piece-line)" stroke-width="2.2" stroke-linejoin="round"`;
const TOKEN = `${FILL} stroke="var(--piece-line)" stroke-width="2.4" stroke-linejoin="round"`;

function body(d: string): string {
  return `<path ${FILL} d="${d}"/>`;
}
function outlined(d: string): string {
  return `<path ${LINE} d="${d}"/>`;
}
function shade(d: string): string {
  return `<path ${LO} d="${d}"/>`;
}
function detail(d: string, width: number): string {
  return `<path ${DETAIL} stroke-width="${String(width)}" d="${d}"/>`;
}

const A_MAN = (() => {
  const foot = "M9.5 36.2A13 4 0 0 1 35.5 36.2V39.1A13 4 0 0 1 9.5 39.1z";
  const stem = "M18.3 21C18.3 28.81 14.7 31.6 12.7 35.2A9.8 2.9 0 0 0 32.3 35.2C30.3 31.6 26.7 28.81 26.7 21z";
  const collar = "M14.5 21.8a8 2.5 0 1 1 16 0a8 2.5 0 1 1 -16 0z";
  const head = "M22.5 5.8a7.4 7.4 0 1 1 0 14.8a7.4 7.4 0 1 1 0-14.8z";
  return [
    body(foot),
    shade("M9.5 36.2A13 4 0 0 0 35.5 36.2V39.1A13 4 0 0 1 9.5 39.1z"),
    outlined(foot),
    detail("M9.9 36.6A13 4 0 0 0 35.1 36.6", 1.1),
    body(stem),
    shade("M23.55 21C23.76 28.81 25.3 32.2 25.7 37.5A9.8 2.9 0 0 0 32.3 35.2C30.3 31.6 26.7 28.81 26.7 21z"),
    outlined(stem),
    body(collar),
    shade("M15.1 22.1A8 2.5 0 0 0 30.5 21.8A8 2.5 0 0 1 15.1 22.1z"),
    outlined(collar),
    body(head),
    shade("M25.8 6.6a7.4 7.4 0 0 1-3.3 14a7.4 7.4 0 0 1-4.9-1.9c6.4.3 10.5-5.4 8.2-12.1z"),
    `<path fill="var(--piece-hi)" d="M17.2 11.6a5.6 5.6 0 0 1 3.9-3.6c-.2 2.2-1.6 3.6-3.9 3.6z"/>`,
    outlined(head),
  ].join("");
})();

const A_KNIGHT = (() => {
  const foot = "M9.9 36.2A12.6 4 0 0 1 35.1 36.2V39.1A12.6 4 0 0 1 9.9 39.1z";
  const ledge = "M12.9 34.6a9.6 2.9 0 1 1 19.2 0a9.6 2.9 0 1 1 -19.2 0z";
  const horse =
    "M14.8 32.6C13.8 28.6 15.6 25.6 18.2 23.4C19.6 22.2 20.2 21.2 20.2 20C18.6 20.9 16.8 20.8 15.6 21.8" +
    "C14.6 22.7 14.2 24.3 12.6 24.6C11.2 24.9 9.4 24 8.6 22.6C8 21.5 8.2 20.3 8.9 19.2L13.2 12.6C13.7 10.8 14.5 9.2 15.6 7.9" +
    "L15.9 3.2L20 6.6C27.8 7 33.4 13 33.6 21.6C33.7 26 32.4 29.6 31.2 32.6A8.4 2.7 0 0 1 14.8 32.6z";
  return [
    body(foot),
    shade("M9.9 36.2A12.6 4 0 0 0 35.1 36.2V39.1A12.6 4 0 0 1 9.9 39.1z"),
    outlined(foot),
    detail("M10.3 36.6A12.6 4 0 0 0 34.7 36.6", 1.1),
    body(ledge),
    outlined(ledge),
    body(horse),
    shade(
      "M22 7C27.8 8.2 33.4 13 33.6 21.6C33.7 26 32.4 29.6 31.2 32.6A8.4 2.7 0 0 1 25 35.2" +
        "C28.4 30 30 25.6 29.2 20.6C28.5 15.6 25.6 10.4 20 6.6z",
    ),
    outlined(horse),
    detail("M20.4 6.8C25.6 10.6 28.4 15.6 29 20.8C29.5 25.4 28.4 29.4 26.4 33.4", 1.3),
    detail("M20.2 20C22 18.7 22.9 17 22.6 14.6M10.2 21.3l1.2.7", 1.2),
    `<path fill="var(--piece-eye, var(--piece-line))" d="M15.7 13.7c.9-1.3 2.4-1.8 3.6-1.3c-.3 1.5-1.9 2.3-3.6 1.3z"/>`,
  ].join("");
})();

const B_MAN =
  `<path ${B_FILL} d="M22.5 6.5a7.6 7.6 0 0 1 5.2 13.1c3.4 3.4 4.1 8.6 8.3 13.4v6.5h-27V33c4.2-4.8 4.9-10 8.3-13.4` +
  `A7.6 7.6 0 0 1 22.5 6.5z"/>${detail("M13.6 34.3h17.8", 2.4)}`;

const B_KNIGHT =
  `<path ${B_FILL} d="M11 39.5V34.2C12 28.6 18.4 26.4 19.2 20.6L14.6 22.4L11.8 26L6.4 22.6L12.4 11.6L14.6 9.8L14.8 3.4` +
  `L20.4 7.2C29.6 7.4 36.2 15 36.2 26.4V39.5z"/>${detail("M15.4 34.3h16.4", 2.4)}` +
  `${detail("M22 11.8C27 14 30.4 19.2 30.6 27", 2)}` +
  `<path fill="var(--piece-detail)" d="M15.7 13.8a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1 -3.4 0z"/>`;

const DRAWINGS: Readonly<Record<Drawing, Readonly<Record<"m" | "k", string>>>> = {
  a: { m: A_MAN, k: A_KNIGHT },
  b: { m: B_MAN, k: B_KNIGHT },
  token: {
    m: `<circle ${TOKEN} cx="22.5" cy="22.5" r="13.5"/>`,
    k: `<path ${TOKEN} d="M7 6.5H38V21.5C38 33 29 36 22.5 41C16 36 7 33 7 21.5z"/>`,
  },
};

// A castle gate stands beside the pieces: a small arch under three merlons.
const GATE =
  '<path d="M5 21V6h2.6v2h2.6V6h3.6v2h2.6V6H19v15h-4v-4a3 3 0 0 0-6 0v4z" fill="none" stroke="currentColor" ' +
  'stroke-width="1.5" stroke-linejoin="round"/>';

function kindOf(letter: PieceLetter): "m" | "k" {
  return letter === "m" || letter === "M" ? "m" : "k";
}

/** The id of the symbol for a piece. */
export function symbolId(letter: PieceLetter, drawing: Drawing): string {
  return `camlann-${drawing}-${kindOf(letter)}`;
}

/** The class that gives a piece the colours of its side. */
export function sideClass(letter: PieceLetter): string {
  return letter === "K" || letter === "M" ? "cb-p-w" : "cb-p-b";
}

/** The id of the symbol for a castle's gate. */
export const GATE_ID = "camlann-gate";

const HOLDER = "camlann-symbols";

/** Puts the symbols into the document unless they are there. They stay: boards come and go. */
export function ensureSymbols(): void {
  if (document.getElementById(HOLDER)) return;
  const symbols = (Object.keys(DRAWINGS) as Drawing[]).flatMap((drawing) =>
    (["m", "k"] as const).map(
      (kind) => `<symbol id="${symbolId(kind, drawing)}" viewBox="0 0 45 45">${DRAWINGS[drawing][kind]}</symbol>`,
    ),
  );
  symbols.push(`<symbol id="${GATE_ID}" viewBox="0 0 24 24">${GATE}</symbol>`);
  const holder = document.createElement("div");
  holder.id = HOLDER;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = `<svg width="0" height="0" focusable="false"><defs>${symbols.join("")}</defs></svg>`;
  document.body.append(holder);
}

/** See `pieceIcon` in api.ts. */
export function pieceIcon(letter: PieceLetter, set: "a" | "b"): string {
  const drawing = DRAWINGS[set][kindOf(letter)];
  return `<svg class="${sideClass(letter)}" viewBox="0 0 45 45" aria-hidden="true" focusable="false">${drawing}</svg>`;
}
