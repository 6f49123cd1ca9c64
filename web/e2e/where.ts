// The installation under test: CAMLANN_ON=sqlite, the default, a program and its file; postgres, a program and PostgreSQL; cluster, all
// of script/cluster.
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const program = process.env["CAMLANN"] ?? join(root, "build/release/camlann");

export const grounds = ["sqlite", "postgres", "cluster"] as const;
const said = process.env["CAMLANN_ON"] ?? "sqlite";
const found = grounds.find((one) => one === said);
if (!found) throw new Error(`CAMLANN_ON=${said}: expected ${grounds.join(", ")}`);
export const on = found;
