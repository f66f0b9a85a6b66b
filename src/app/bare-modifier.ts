const MODIFIERS = ['Control', 'Meta', 'Shift', 'Alt'];

/** A modifier by itself, which may still be held down from the press that reloaded the page. */
export const isBareModifier = (event: Event): boolean =>
  event instanceof KeyboardEvent && MODIFIERS.includes(event.key);
