// Keeps the place of the keyboard when what had the focus is gone: a screen reader continues from there, not from the top of the page.

const nothing = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Attachment: gives the focus to the element when the one inside that had it is removed, and back to one that could not be used for
 * a moment. The element needs a `tabindex` of -1 and a name that says how things are now.
 */
export function keepFocus(around: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const rests = (): boolean => last?.isConnected === true && last.matches(":disabled");
  const came = (event: FocusEvent): void => {
    last = event.target instanceof HTMLElement && event.target !== around ? event.target : null;
  };
  // Left on purpose, unless it has just been removed or disabled.
  const went = (): void =>
    queueMicrotask(() => {
      if (last?.isConnected && !rests()) last = null;
    });
  const changes = new MutationObserver(() => {
    if (!last || rests() || !nothing()) return;
    const next = last.isConnected ? last : around;
    last = null;
    next.focus({ preventScroll: true });
  });
  around.addEventListener("focusin", came);
  around.addEventListener("focusout", went);
  changes.observe(around, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    changes.disconnect();
    around.removeEventListener("focusin", came);
    around.removeEventListener("focusout", went);
  };
}
