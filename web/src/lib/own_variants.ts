// Variants that a server has defined in a file. The core gets their definitions when a page first meets one, so that
// the first move of any other game does not wait for them.
import { pictured } from "virtual:catalog";
import { api } from "./api.ts";
import { loadCore, named, type Core, type Pictured } from "./core.ts";
import { keepTold } from "./told.ts";

/** Defines them in a core that lacks them. */
export async function tell(core: Core): Promise<Core> {
  if (core.definitions === undefined) core.define(keepTold(await api.definitions()));
  return named(core);
}

/** The page's core, or another, with this variant if there is one. */
export async function coreFor(variant: string, load: () => Promise<Core> = loadCore): Promise<Core> {
  const core = await named(await load());
  return core.variant(variant) ? core : tell(core);
}

/** Games from files, of the program and of the server, with the men of their arrays. */
export const ownVariants = (core: Core): Pictured[] =>
  core.variants.filter(({ id }) => !pictured(id)).map((variant) => ({ ...variant, pieces: core.pieces(variant.id) }));
