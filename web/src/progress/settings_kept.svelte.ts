// The settings with the times of their changes, so that each browser of an account has the latest of each. Quiet hours are left
// out: the server keeps them with the notices.
import * as v from "valibot";
import { tellKept } from "../lib/kept_here.ts";
import { defaults, settings, settingsSchema } from "../lib/settings.svelte.ts";
import { changesSchema, laterChange, type Change, type Changes } from "./changes.ts";

/** Removed at a sign-out, as all that begins like this. */
const storageKey = "camlann.account.settings";
const left: readonly string[] = ["quiet", "quietFrom", "quietUntil"];
/** Of a setting that was chosen before its time was kept. */
const once = 1;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function kept(): Changes {
  try {
    const parsed = v.safeParse(changesSchema, JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

function keep(changes: Changes): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(changes));
  } catch {
    // Without storage, the settings are those of this page alone.
  }
}

/** All settings that were ever changed; notes the time of those that have changed since the last call. */
export function settingChanges(now = Date.now()): Changes {
  const before = kept();
  const changed = Object.entries(settings).flatMap(([name, value]): [string, Change][] => {
    const known = before[name];
    if (left.includes(name) || same(value, known ? known[1] : defaults[name as keyof typeof defaults])) return [];
    // Later than the last one, also by a clock that was wrong.
    return [[name, [known ? Math.max(now, known[0] + 1) : once, $state.snapshot(value)]]];
  });
  if (changed.length === 0) return before;
  const changes = { ...before, ...Object.fromEntries(changed) };
  keep(changes);
  return changes;
}

/** Takes over the settings that were changed later in another browser. Those of a newer page are kept for it. */
export function takeSettings(theirs: Changes): void {
  const mine = settingChanges();
  const changes: Record<string, Change> = { ...mine };
  for (const [name, change] of Object.entries(theirs)) {
    const known = mine[name];
    const later = known ? laterChange(known, change) : change;
    if (left.includes(name) || same(later, known)) continue;
    changes[name] = later;
    const parsed = v.safeParse(settingsSchema, { ...settings, [name]: later[1] });
    if (parsed.success && name in defaults) {
      Object.assign(settings, { [name]: parsed.output[name as keyof typeof defaults] });
    }
  }
  if (!same(changes, mine)) keep(changes);
}

/** Reports each change of a setting, for the sender of progress. */
export function followSettingChanges(): void {
  let first = true;
  $effect.root(() => {
    $effect(() => {
      JSON.stringify(settings); // depends on all of them
      if (!first) tellKept();
      first = false;
    });
  });
}
