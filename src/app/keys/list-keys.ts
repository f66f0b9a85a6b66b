import type { KeyActions } from '#src/lib/keys/use-keys.ts';

/** Marks a table whose rows the list keys move through. */
const LIST = '#content [data-list-keys]';
const ROWS = 'tbody tr:not([aria-hidden="true"])';

/**
 * What the keys of lists do: on the table that has the focus, else the first one of the page. They
 * work on what is drawn, so that a list needs no code of its own; false where there is no list.
 */
export const listKeys: KeyActions = {
  search: () => {
    const box = document.querySelector<HTMLInputElement>('#content input[type="search"]');
    if (!box) return false;
    box.focus();
    box.select();
    return true;
  },
  down: () => move(1),
  up: () => move(-1),
  select: () => clickIn('input[type="checkbox"]'),
  edit: () => clickIn('a[href$="/edit"], [aria-label^="Edit"]') || openMenu(),
};

/** How long rows take that come by scrolling, in milliseconds. */
const DRAWN_MS = 100;

function move(step: 1 | -1, isFirst = true): boolean {
  const list = listHere();
  if (!list) return false;
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)];
  const own = currentRow();
  const next = own ? rows[rows.indexOf(own) + step] : rows.find(isInView);
  if (next) focusRow(next);
  else if (own && isFirst) {
    // A long list has only the rows around the view: the next ones come by scrolling.
    own.scrollIntoView?.({ block: 'center' });
    setTimeout(() => move(step, false), DRAWN_MS);
  }
  return rows.length > 0;
}

/** The link that opens the row, else its first control, else the row itself. */
function focusRow(row: HTMLElement): void {
  const control = row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button, input');
  if (!control) row.tabIndex = -1;
  (control ?? row).focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' });
}

function clickIn(selector: string): boolean {
  const control = currentRow()?.querySelector<HTMLElement>(selector);
  control?.click();
  return Boolean(control);
}

/** The menu of the row, where editing is in there: it opens by keys, not by a click. */
function openMenu(): boolean {
  const menu = currentRow()?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  menu?.focus();
  menu?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  return Boolean(menu);
}

const currentRow = () => document.activeElement?.closest<HTMLElement>(`${LIST} tbody tr`);
const listHere = () => document.activeElement?.closest(LIST) ?? document.querySelector(LIST);
const isInView = (row: HTMLElement) => row.getBoundingClientRect().bottom >= 0;
