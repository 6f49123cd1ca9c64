/**
 * True if the player uses the keyboard now. Only then does the focus move along, so that mouse users see no focus
 * frame.
 */
export const byKeyboard = (): boolean => document.activeElement?.matches(":focus-visible") ?? false;
