// The settings, and those of the engine, with the times of their changes, so that each browser of an account has the latest of each.
// Left out are quiet hours, which the server keeps with the notices, and the number of cores, which is the device's.
import * as v from "valibot";
import { effort, effortSchema, usualEffort } from "../cores/effort.svelte.ts";
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

const schema = v.object({ ...settingsSchema.entries, ...effortSchema.entries });
const usual: Readonly<Record<string, unknown>> = { ...defaults, ...usualEffort };

/** What this page has. */
const here = (): Readonly<Record<string, unknown>> => ({ ...$state.snapshot(settings), ...effort.kept });

/** What this page had at the last call. Another tab may have changed the times, which all tabs share. */
let seen: Readonly<Record<string, unknown>> | undefined;

/** The setting as this page can use it; undefined for a value of a newer page. */
function usable(name: string, value: unknown): unknown {
  const parsed = v.safeParse(schema, { ...here(), [name]: value });
  return parsed.success && name in usual ? parsed.output[name as keyof typeof parsed.output] : undefined;
}

function apply(name: string, value: unknown): void {
  const found = usable(name, value);
  if (found === undefined || same(found, here()[name])) return;
  if (name in usualEffort) effort.become({ [name]: found });
  else Object.assign(settings, { [name]: found });
}

function see(): void {
  seen = here();
}

/**
 * All settings that were ever changed. Notes the time of those that this page has changed since the last call, and takes
 * over those that another tab has.
 */
export function settingChanges(now = Date.now()): Changes {
  const before = kept();
  const changes: Record<string, Change> = { ...before };
  for (const [name, value] of Object.entries(here())) {
    if (left.includes(name)) continue;
    const known = before[name];
    const changed = seen ? !same(value, seen[name]) : !known && !same(value, usual[name]);
    // Later than the last change, also by a clock that was wrong.
    if (changed) changes[name] = [seen ? Math.max(now, (known?.[0] ?? 0) + 1) : once, value as Change[1]];
    else if (known) apply(name, known[1]);
  }
  see();
  if (!same(changes, before)) keep(changes);
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
    apply(name, later[1]);
  }
  see();
  if (!same(changes, mine)) keep(changes);
}

/** Forgets what this page had, as a new page has not seen anything. For tests. */
export function startSettings(): void {
  seen = undefined;
}

/** Reports each change of a setting, for the sender of progress. */
export function followSettingChanges(): void {
  let first = true;
  $effect.root(() => {
    $effect(() => {
      JSON.stringify(here()); // depends on all of them
      if (!first) tellKept();
      first = false;
    });
  });
}
