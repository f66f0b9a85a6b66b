/** What had the focus when an overlay opened, and the places around it, from the inside out. */
export type Opener = readonly [opener: HTMLElement, ...around: HTMLElement[]];

/** Of the overlays that are open, the last opened last. */
const openers: (Opener | null)[] = [];

/**
 * Where the focus goes back to when an overlay closes: what had it, or, if that was an item of a
 * menu that is gone, the menu's button; where an overlay took the place of another one, to what
 * opened that. Read it before the overlay takes the focus.
 */
export function focusedOpener(): Opener | null {
  const opener = openerOf(focusedBefore()) ?? openers.at(-1) ?? null;
  openers.push(opener);
  return opener;
}

function focusedBefore(): Element | null {
  let opener = document.activeElement;
  for (let menu = opener?.closest('[role="menu"]'); menu; menu = opener?.closest('[role="menu"]')) {
    opener = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  }
  return opener;
}

/** An element that has or had the focus, with the places around it as they are now. */
export function openerOf(element: unknown): Opener | null {
  return element instanceof HTMLElement && element !== document.body ? [element, ...placesAround(element)] : null;
}

function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex], main');
  return place ? [place, ...placesAround(place)] : [];
}

/**
 * Gives the focus back; if the opener went away meanwhile (a removed row), to the nearest place
 * around it that takes the focus and is still there, else to the page's main part, rather than to
 * nowhere. Where it went with an outer dialog that closed at the same time ('Discard'), that dialog
 * has given the focus back already: there it stays.
 */
export function returnFocus(opener: Opener | null): void {
  if (openers.includes(opener)) openers.splice(openers.lastIndexOf(opener), 1);
  const [own, ...around] = opener ?? [];
  if (!own?.isConnected && document.activeElement !== document.body) return;
  const target = own?.isConnected ? own : (around.find((place) => place.isConnected) ?? document.querySelector('main'));
  if (target?.matches('main:not([tabindex])')) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
