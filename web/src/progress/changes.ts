// Changes of settings, as the server keeps them. Pure.
import * as v from "valibot";

const valueSchema = v.union([v.string(), v.number(), v.boolean(), v.record(v.string(), v.string())]);
export const changesSchema = v.record(v.string(), v.tuple([v.number(), valueSchema]));

/** The value of a setting and when it was chosen, in milliseconds. */
export type Change = readonly [at: number, value: v.InferOutput<typeof valueSchema>];
export type Changes = Readonly<Record<string, Change>>;

/** The later one; of two of the same time always the same one. */
export const laterChange = (one: Change, other: Change): Change =>
  other[0] > one[0] || (other[0] === one[0] && JSON.stringify(other[1]) > JSON.stringify(one[1])) ? other : one;
