/** Whether the one at the page uses the keyboard now: the focus goes on with them, and no frame is drawn for a mouse. */
export const byKeyboard = (): boolean => document.activeElement?.matches(":focus-visible") ?? false;
