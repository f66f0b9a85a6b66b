/**
 * The keys of the indicator page (ADR-090). Single letters and digits, because a researcher presses
 * them hundreds of times a day; those that also work while the note is being written hold Ctrl, or
 * Cmd on a Mac ('Mod'). Submitting, which a researcher cannot take back, has no single key.
 */
export const shortcuts = {
  scoreMet: { keys: ['1'], does: 'Score 1, or -1 where the indicator is negative' },
  scoreNotMet: { keys: ['0'], does: 'Score 0' },
  met: { keys: ['m'], does: 'Met' },
  notMet: { keys: ['n'], does: 'Not Met' },
  note: { keys: ['e'], does: 'Write the Researcher Note' },
  leaveNote: { keys: ['Escape'], does: 'Leave the note for the score' },
  save: { keys: ['s', 'Mod+Enter'], does: 'Save Changes' },
  submit: { keys: ['Mod+Shift+Enter'], does: 'Submit to QA, or QA Complete' },
  previous: { keys: ['[', 'k'], does: 'Previous Indicator' },
  next: { keys: [']', 'j'], does: 'Next Indicator' },
  nextForMe: { keys: ['l'], does: 'Next that needs me' },
  back: { keys: ['u'], does: 'Back to the list' },
  sheet: { keys: ['?'], does: 'Show these keys' },
} as const;

export type Shortcut = keyof typeof shortcuts;

const byKey = new Map<string, Shortcut>(
  Object.entries(shortcuts).flatMap(([name, { keys }]) => keys.map((key) => [key, name as Shortcut] as const)),
);

const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Marks the form whose fields take the keys that hold Ctrl, and Escape. */
const OWN_FORM = '[data-shortcuts]';

/**
 * Which shortcut a key press is, if any. Single keys do nothing in a field, in an overlay, or where
 * they are turned off.
 */
export function shortcutOf(event: KeyboardEvent, singleKeys: boolean): Shortcut | undefined {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.repeat || event.isComposing || target.closest(OVERLAYS)) return undefined;
  const isField = target.matches(FIELDS);
  const isOwnField = isField && target.closest(OWN_FORM) !== null;
  // Where a bracket needs AltGr, Windows says that Ctrl and Alt are held.
  const isPlain = event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey);
  if (event.key === 'Escape') return isOwnField && isPlain ? byKey.get('Escape') : undefined;
  if (isPlain) return singleKeys && !isField ? byKey.get(plainKey(event)) : undefined;
  if (event.altKey || (isField && !isOwnField)) return undefined;
  return byKey.get(`Mod+${event.shiftKey ? 'Shift+' : ''}${event.key}`);
}

/** Capitals are left to Shift, but not to Caps Lock. */
const plainKey = ({ key, shiftKey }: KeyboardEvent): string =>
  shiftKey && key !== key.toLowerCase() ? '' : key.toLowerCase();
