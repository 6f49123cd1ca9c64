// The rules that a form asks for: options behind a rule set, the swap rule, and what is not offered.
import type { LostStart, Variant } from "./core.ts";
import { familyOf, shared, type OptionWords } from "./families.ts";

/** The value of a numbered option that leaves the number to chance, in a request for a game. */
export const shuffled = "shuffled";

/** True if a request for a game leaves an option of its rules to chance. */
export const isShuffled = (rules: string): boolean => rules.includes(`=${shuffled}`);

export interface ChosenOption {
  name: string;
  values: readonly string[];
  /** How many of the values are numbers, from 1. */
  numbered: number;
  words: OptionWords;
}

/** Returns the options of a variant that are chosen separately, in display order. */
export function chosenOptions(variant: Variant): ChosenOption[] {
  const { options } = familyOf(variant);
  return Object.entries({ ...shared, ...options }).flatMap(([name, words]) => {
    const { values = [], numbered = 0 } = variant.options.find((option) => option.name === name) ?? {};
    return values.length > 0 ? [{ name, values: numbered > 0 ? [...values, shuffled] : values, numbered, words }] : [];
  });
}

/** Draws what a request for a game leaves to chance, for a game without the server. */
export const drawnRules = (variant: Variant, rules: string): string =>
  variant.options.reduce((drawn, { name, numbered }) => {
    const number = 1 + Math.floor(Math.random() * numbered);
    return numbered > 0 ? drawn.replace(`,${name}=${shuffled}`, `,${name}=${String(number)}`) : drawn;
  }, rules);

/** The value that an option has in the usual rule set. */
export const usualValue = (variant: Variant, option: string): string =>
  String(variant.ruleSets[0]?.options[option] ?? "");

/** A rule set with those options behind it that are not as usual: "default,array=alternating". */
export function rulesText(variant: Variant, set: string, chosen: Partial<Record<string, string>>): string {
  const changed = Object.entries(chosen).filter(([name, value]) => value !== usualValue(variant, name));
  return [set, ...changed.map(([name, value = ""]) => `${name}=${value}`)].join(",");
}

/** The swap rule behind a rule set. */
export const swapRule = /,swap=(true|false)/;

/** True if a game by these rules has the swap rule. */
export const hasSwap = (rules: string, variant: Variant | undefined): boolean =>
  (swapRule.exec(rules)?.[1] ?? String(variant?.usualSwap)) === "true";

/** The same rules, with the swap rule, where the variant may have it, or without; none are the usual ones. */
export function withSwap(rules: string, swap: boolean, variant: Variant | undefined): string {
  const others = rules.replace(swapRule, "");
  if (variant?.swap === false || swap === hasSwap("", variant)) return others;
  return `${others || (variant?.ruleSets[0]?.id ?? "")},swap=${String(swap)}`;
}

/** Returns why new games with these options are refused, if they are. An option that is left out is as usual. */
export const lostStart = (variant: Variant, chosen: Partial<Record<string, string>>): LostStart | undefined =>
  variant.lostStarts.find(({ options }) =>
    Object.entries(options).every(([name, value]) => (chosen[name] ?? usualValue(variant, name)) === String(value)),
  );

/** Returns the address of the analysis with the example, to be stepped through, by these options. */
export function lostLine(
  variant: Variant,
  { options, line }: LostStart,
  chosen: Partial<Record<string, string>> = {},
): string {
  const own = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
  const rules = rulesText(variant, variant.ruleSets[0]?.id ?? "", { ...own, ...chosen });
  return `/analysis/${variant.id}?rules=${encodeURIComponent(rules)}#${encodeURIComponent(line)}`;
}
