/**
 * Where the focus goes back to when an overlay closes: what had it, or, if that was an item of a
 * menu that is gone, the menu's button. Read it before the overlay takes the focus.
 */
export function focusedOpener(): HTMLElement | null {
  let opener = document.activeElement;
  for (let menu = opener?.closest('[role="menu"]'); menu; menu = opener?.closest('[role="menu"]')) {
    opener = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  }
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Gives the focus back; if the opener went away meanwhile (a removed row), to the page's main part
 * rather than to nowhere. Where it went with an outer dialog that closed at the same time
 * ('Discard'), that dialog has given the focus back already: there it stays.
 */
export function returnFocus(opener: HTMLElement | null): void {
  if (!opener?.isConnected && document.activeElement !== document.body) return;
  const target = opener?.isConnected ? opener : document.querySelector('main');
  if (target?.matches('main:not([tabindex])')) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
