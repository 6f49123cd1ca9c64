// The name of the account in this browser, for what shows it while it may be changed.
import { myName } from "./me.ts";

export const who = $state({ name: myName() });
