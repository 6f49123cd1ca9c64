// The rights in a club, as the server decides them.
export type Role = "owner" | "officer" | "member";

export const roles: readonly { may: string; who: readonly Role[] }[] = [
  { may: "Create tournaments and leagues", who: ["owner", "officer", "member"] },
  { may: "Pass on the link to join", who: ["owner", "officer", "member"] },
  { may: "Change the name, the text, and who may join", who: ["owner", "officer"] },
  { may: "Accept players, make a new link", who: ["owner", "officer"] },
  { may: "Write and remove news", who: ["owner", "officer"] },
  { may: "Remove members", who: ["owner", "officer"] },
  { may: "Remove, appoint and dismiss officers", who: ["owner"] },
  { may: "Hand the club over", who: ["owner"] },
  { may: "Delete the club", who: ["owner"] },
  { may: "Leave the club", who: ["officer", "member"] },
];
