// Who may do what in a club, as the server decides it.
export type Role = "owner" | "officer" | "member";

export const roles: readonly { may: string; who: readonly Role[] }[] = [
  { may: "Create tournaments and leagues", who: ["owner", "officer", "member"] },
  { may: "Pass on the link to join", who: ["owner", "officer", "member"] },
  { may: "Change the text, open or close the club", who: ["owner", "officer"] },
  { may: "Remove members", who: ["owner", "officer"] },
  { may: "Remove, appoint and dismiss officers", who: ["owner"] },
  { may: "Hand the club over", who: ["owner"] },
  { may: "Leave the club", who: ["officer", "member"] },
];
