// The rules of an event from the fields of its form.
import type { Variant } from "../lib/core.ts";
import { swapRule, usualValue, withSwap } from "../lib/rule_choice.ts";

/**
 * The rules that a form for an event sends: a rule set, the swap rule, the picked options, and the other options of the
 * event to change.
 */
export function rulesOfForm(
  variant: Variant | undefined,
  set: string,
  swap: boolean,
  old?: { variant: string; rules: string },
  picked: Readonly<Record<string, string>> = {},
): string {
  const kept = old?.variant === variant?.id ? (old?.rules.replace(swapRule, "").split(",").slice(1) ?? []) : [];
  const options = [
    ...kept.filter((option) => !((option.split("=")[0] ?? "") in picked)),
    ...Object.entries(picked)
      .filter(([name, value]) => variant && value !== usualValue(variant, name))
      .map((option) => option.join("=")),
  ];
  const usual = variant?.ruleSets[0]?.id ?? "";
  const isUsual = set === "" || set === usual;
  return withSwap(isUsual && options.length === 0 ? "" : [set || usual, ...options].join(","), swap, variant);
}
