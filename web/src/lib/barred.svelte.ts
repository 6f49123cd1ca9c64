/** Why the host lets nobody in here, in the server's words; empty for everybody else. */
export const barred = $state({ why: "" });
