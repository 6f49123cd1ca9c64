// The pen that all pieces are drawn with, and the parts that the turned ones share: foot, stem, collar. Text of SVG on a
// field of 45 by 45; colours are CSS variables, so that one drawing serves both sides and every theme.

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';
const MIDDLE = 22.5;

/** A filled shape with its shadow and its outline, in the order in which they cover each other. */
export function part(d: string, shadow = ""): string {
  const dark = shadow ? `<path fill="var(--piece-lo)" d="${shadow}"/>` : "";
  return `<path fill="var(--piece-fill)" d="${d}"/>${dark}${line(d)}`;
}

/** A line in the colour of the outline. */
export function line(d: string, width = 1.45): string {
  return `<path fill="none" stroke="var(--piece-line)" stroke-width="${String(width)}" ${ROUND} d="${d}"/>`;
}

/** A line in the colour of the details. */
export function detail(d: string, width: number): string {
  return `<path fill="none" stroke="var(--piece-detail)" stroke-width="${String(width)}" ${ROUND} d="${d}"/>`;
}

/** A spot of light. */
export function light(d: string): string {
  return `<path fill="var(--piece-hi)" d="${d}"/>`;
}

/** The path of an ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const arc = `a${n(rx)} ${n(ry)} 0 1 1`;
  return `M${n(x - rx)} ${n(y)}${arc} ${n(2 * rx)} 0${arc} ${n(-2 * rx)} 0z`;
}

/** The turned disc on which a piece stands. */
export function foot(radius: number): string {
  const [a, b] = [n(MIDDLE - radius), n(MIDDLE + radius)];
  const arc = (sweep: 0 | 1) => `A${n(radius)} 4 0 0 ${String(sweep)}`;
  const under = `V39.1${arc(1)} ${a} 39.1z`;
  const rim = `M${n(MIDDLE - radius + 0.4)} 36.6${arc(0)} ${n(MIDDLE + radius - 0.4)} 36.6`;
  return part(`M${a} 36.2${arc(1)} ${b} 36.2${under}`, `M${a} 36.2${arc(0)} ${b} 36.2${under}`) + detail(rim, 1.1);
}

/** The stem between foot and collar: `top` is its upper edge, `half` half its width there, `sweep` how soon it widens. */
export function stem(top: number, half: number, radius: number, sweep: number): string {
  const [a, b] = [n(MIDDLE - half), n(MIDDLE + half)];
  const [c, d] = [MIDDLE - radius, MIDDLE + radius];
  const bend = n(top + sweep * (35.2 - top));
  const right = `A${n(radius)} 2.9 0 0 0 ${n(d)} 35.2C${n(d - 2)} 31.6 ${b} ${bend} ${b} ${n(top)}z`;
  const shadow =
    `M${n(MIDDLE + half / 4)} ${n(top)}C${n(MIDDLE + 0.3 * half)} ${bend} ` +
    `${n(radius + 15.5)} 32.2 ${n(radius + 15.9)} 37.5${right}`;
  return part(`M${a} ${n(top)}C${a} ${bend} ${n(c + 2)} 31.6 ${n(c)} 35.2${right}`, shadow);
}

/** The ring round the upper end of the stem. */
export function collar(y: number, rx: number, ry: number): string {
  const arc = (sweep: 0 | 1) => `A${n(rx)} ${n(ry)} 0 0 ${String(sweep)}`;
  const [a, b] = [`${n(MIDDLE - rx + 0.6)} ${n(y + 0.3)}`, `${n(MIDDLE + rx)} ${n(y)}`];
  return part(oval(MIDDLE, y, rx, ry), `M${a}${arc(0)} ${b}${arc(1)} ${a}z`);
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
