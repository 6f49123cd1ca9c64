export function loud(file: Uint8Array): Uint8Array;
