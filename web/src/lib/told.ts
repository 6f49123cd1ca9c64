// The definitions of variants from files, as the cores of this page have them, for workers that start their own core.
let definitions = "";

export const told = (): string => definitions;

export const keepTold = (text: string): string => (definitions = text);
