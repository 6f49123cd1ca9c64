/** The server's reason for a ban of this player; empty without one. */
export const barred = $state({ why: "" });
