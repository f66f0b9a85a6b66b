import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';
import { singleKeysAreOn } from './single-keys.ts';

/**
 * What the page's keys do, as long as the component is there. A key without an action is left to
 * the browser.
 */
export function useShortcuts(actions: Partial<Record<Shortcut, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, singleKeysAreOn());
    const action = shortcut && actions[shortcut];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
