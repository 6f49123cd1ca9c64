// The written rules of a variant from a file: the chapters of the family, with what its values change.
import type { Variant } from "../lib/core.ts";
import { linesOf } from "../lib/families.ts";
import type { Book, Chapter, Rule } from "./book.ts";
import { ownTexts as texts } from "./own_texts.ts";

type Values = Partial<Record<string, string | number | boolean>>;

/** Returns the values of its options. */
export const valuesOf = ({ ruleSets: [set] }: Variant): Values => set?.options ?? {};

/** True if nobody has to capture. */
const mayCapture = (variant: Variant): boolean => valuesOf(variant)["capture"] === "optional";

const numberOf = (values: Values, option: string): number => Number(values[option] ?? 0);

/** How it is won and lost. */
function decided(variant: Variant): string[] {
  const { castlePiecesToWin, reversed } = variant;
  const values = valuesOf(variant);
  return [
    texts.castle(castlePiecesToWin, reversed),
    texts.taken(numberOf(values, "eliminationNeeds"), reversed),
    texts.stuck(values["noMove"] === "lossIfTwo", reversed),
  ];
}

type Words = Book["optionWords"];

/** How it is drawn. */
function drawn(variant: Variant, words: Words): string[] {
  const values = valuesOf(variant);
  const quiet = numberOf(values, "quietPlies");
  const none = words["quietPlies"]?.["0"];
  const thin = values["thinDraw"] === true ? words["thinDraw"]?.["true"] : undefined;
  return [
    ...(thin === undefined ? [] : [thin]),
    texts.repetition(numberOf(values, "repetition")),
    ...(quiet > 0 ? [texts.quiet(quiet)] : none === undefined ? [] : [none]),
    texts.offers,
  ];
}

/** Rules whose text follows from an option, unless it has the value that the family's own text describes. */
const byOption: Readonly<Partial<Record<string, { option: string; described: string }>>> = {
  "own-castle-first": { option: "ownCastleExit", described: "jump" },
  "own-castle-closed": { option: "ownCastleEntry", described: "jump" },
  "own-castle-ends-jump": { option: "ownCastleJump", described: "" },
  "knight-canter-rule": { option: "knightCanterRule", described: "true" },
};

function ownRule(variant: Variant, words: Words, rule: Rule): Rule {
  if (mayCapture(variant) && (rule.id === "must-capture" || rule.id === "jump-must-go-on")) {
    return { ...rule, text: texts.optional };
  }
  if (rule.id === "no-such-square") return { ...rule, text: texts.edges };
  if (rule.id === "castle-moves-used") return { ...rule, text: texts.castleMoves(variant.castleMoves) };
  const { option = "", described } = byOption[rule.id] ?? {};
  const value = String(valuesOf(variant)[option]);
  return value === described ? rule : { ...rule, text: words[option]?.[value] ?? rule.text };
}

/** Adapts the chapters of the family. Boards to try stay only where they teach what is true of it. */
export function ownChapters(variant: Variant, chapters: readonly Chapter[], words: Words): Chapter[] {
  const { castles, oneLeg } = variant;
  const values = valuesOf(variant);
  const where = texts.castles(castles["w"] ?? [], castles["b"] ?? []);
  const leaves = values["ownCastleExit"] === "jump";
  const mayStay = values["ownCastleExit"] === "off";
  const closed = values["ownCastleEntry"] === "jump";
  const free = mayCapture(variant);
  const ahead = values["men"] === "forward";
  const asUsual = leaves && closed && values["knightCanterRule"] === true && !oneLeg && !free && !ahead;
  return chapters.map((chapter): Chapter => {
    const rules = (chapter.rules ?? []).map((rule) => ownRule(variant, words, rule));
    const own = { ...chapter, rules, ...(asUsual ? {} : { exercises: [] }) };
    if (ahead && chapter.id === "step")
      return { ...own, rules: [{ id: "men-go-forward", text: texts.forward }, ...rules] };
    if (chapter.id === "aim") {
      return {
        ...own,
        paragraphs: [where, ...decided(variant), ...(ahead ? [texts.forward] : []), ...chapter.paragraphs.slice(1)],
        rules: oneLeg ? [{ id: "one-leg-only", text: texts.oneLeg }] : rules,
        exercises: [],
      };
    }
    // Its last paragraph says that the own castle is closed and has to be left.
    if (chapter.id === "castles")
      return { ...own, paragraphs: [where, ...(leaves && closed ? chapter.paragraphs.slice(-1) : [])], exercises: [] };
    if (free && chapter.id === "charge") return { ...own, paragraphs: chapter.paragraphs.slice(0, 1) };
    if (free && chapter.id === "jump") return { ...own, paragraphs: [...linesOf(variant).slice(2, 3), texts.optional] };
    if (free && chapter.id === "must") return { ...own, paragraphs: [texts.optional, ...chapter.paragraphs.slice(1)] };
    if (chapter.id === "must" && mayStay) return { ...own, paragraphs: [texts.free, ...chapter.paragraphs.slice(1)] };
    if (chapter.id === "end") return { ...own, paragraphs: [...decided(variant), ...drawn(variant, words)] };
    return own;
  });
}
