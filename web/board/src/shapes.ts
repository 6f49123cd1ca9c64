// SVG as text: drawings with places to fill in, elements, numbers. Pure functions.

/** What is filled in, or attributes of an element. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A number as short as SVG allows. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A shape with `{name}` replaced by what stands for it; nothing where there is none. */
export function filled(shape = "", values: Attributes): string {
  return shape.replace(/\{(.*?)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return String(typeof value === "number" ? short(value) : value);
  });
}

/** An element with what is in it. */
export function element(tag: string, attributes: Attributes, inner = ""): string {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${tag}${text.join("")}>${inner}</${tag}>`;
}
