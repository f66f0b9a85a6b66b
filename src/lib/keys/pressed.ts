import { type KeyId, keyEntries, keyTable } from './table.ts';

const byCombination = Map.groupBy(
  keyEntries.flatMap(([id, { keys, native }]) => (native ? [] : keys.map((combination) => ({ id, combination })))),
  ({ combination }) => combination,
);
/** What begins a sequence, such as the g of 'g d'. */
const starts = new Set([...byCombination.keys()].flatMap((keys) => keys.match(/^(.) ./)?.[1] ?? []));

const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Marks the form whose fields take the keys that hold Ctrl or Alt, and Escape. */
const OWN_FORM = '[data-shortcuts]';

export const isMac = /mac/i.test(navigator.platform);

/** Does the press begin a sequence? */
export const startsSequence = (combination: string): boolean => starts.has(combination);

/**
 * The entries of the table that a key press may mean, in their order. Single keys mean nothing in a
 * field, in an overlay, or where they are turned off; `begun` is the key pressed before it, where
 * that begins a sequence.
 */
export function keysOf(event: KeyboardEvent, singleKeys: boolean, begun = ''): KeyId[] {
  const combination = combinationOf(event, singleKeys);
  if (!combination) return [];
  const isOtherField = isInField(event) && !targetOf(event).closest(OWN_FORM);
  return (byCombination.get(begun ? `${begun} ${combination}` : combination) ?? [])
    .map(({ id }) => id)
    .filter((id) => {
      const { inFields, repeats } = keyTable[id] as { inFields?: boolean; repeats?: boolean };
      return (inFields || !isOtherField) && (repeats || !event.repeat);
    });
}

/** 'j', 'Mod+Shift+Enter', 'Alt+r'; undefined where the press belongs to what has the focus. */
export function combinationOf(event: KeyboardEvent, singleKeys: boolean): string | undefined {
  const target = targetOf(event);
  if (event.defaultPrevented || event.isComposing || target.closest(OVERLAYS)) return undefined;
  const isField = isInField(event);
  // A Mac writes other letters with Option, so the letter is that of the key.
  const alt = event.altKey && !event.ctrlKey && !event.metaKey && `Alt+${event.code.slice(3).toLowerCase()}`;
  if (alt && byCombination.has(alt)) return alt;
  // Where a bracket needs AltGr, Windows says that Ctrl and Alt are held.
  const isPlain = event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey);
  if (event.key === 'Escape') return isField && target.closest(OWN_FORM) && isPlain ? 'Escape' : undefined;
  if (isPlain) return singleKeys && !isField ? plainKey(event) : undefined;
  if (event.altKey) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return `Mod+${event.shiftKey ? 'Shift+' : ''}${key}`;
}

/** Is the press one in a field that is typed into? */
export const isInField = (event: KeyboardEvent): boolean => targetOf(event).matches(FIELDS);

const targetOf = ({ target }: KeyboardEvent) => (target instanceof Element ? target : document.body);

/** Capitals are left to Shift, but not to Caps Lock. */
const plainKey = ({ key, shiftKey }: KeyboardEvent): string =>
  shiftKey && key !== key.toLowerCase() ? '' : key.toLowerCase();
