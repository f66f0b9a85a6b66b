import { keyDialog } from '#src/lib/keys/key-dialog.ts';

const MODIFIERS = ['Control', 'Meta', 'Alt', 'Shift'];
/** More would be typing, not keys that are awaited. */
const MOST = 10;
let held: KeyboardEvent[] = [];

/**
 * Keeps what is pressed until the keys have been fetched, for a press is two events where it holds
 * Ctrl, and `g d` four (ADR-178). Returns how to stop.
 */
export function holdKeys(): () => void {
  held = [];
  addEventListener('keydown', hold);
  return stop;
}

/** Hands over what was pressed, and stops. */
export function takeHeldKeys(): KeyboardEvent[] {
  stop();
  return held.splice(0);
}

const stop = () => removeEventListener('keydown', hold);

function hold(event: KeyboardEvent): void {
  if (MODIFIERS.includes(event.key)) return;
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
    // it would be the browser's by the time the keys have come
    event.preventDefault();
    keyDialog.set('palette');
  } else if (held.length < MOST) held.push(event);
}
