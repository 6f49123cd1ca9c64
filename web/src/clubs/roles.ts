// The rights in a club, as the server decides them.
import type { texts } from "./texts.ts";

export type Role = "owner" | "officer" | "member";

export const roles: readonly { may: keyof typeof texts.rights; who: readonly Role[] }[] = [
  { may: "events", who: ["owner", "officer", "member"] },
  { may: "link", who: ["owner", "officer", "member"] },
  { may: "terms", who: ["owner", "officer"] },
  { may: "accept", who: ["owner", "officer"] },
  { may: "news", who: ["owner", "officer"] },
  { may: "remove", who: ["owner", "officer"] },
  { may: "officers", who: ["owner"] },
  { may: "handOver", who: ["owner"] },
  { may: "end", who: ["owner"] },
  { may: "leave", who: ["officer", "member"] },
];
