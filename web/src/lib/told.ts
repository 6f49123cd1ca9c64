// The definitions of variants from files that the cores of this page have been told, for a worker that starts one of its own.
let definitions = "";

export const told = (): string => definitions;

export const keepTold = (text: string): string => (definitions = text);
