import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { keyDialog } from '#src/lib/keys/key-dialog.ts';
import { type KeyActions, pressKey, useKeys } from '#src/lib/keys/use-keys.ts';
import { useStore } from '#src/lib/store.ts';
import { mayEnter } from '../pages.ts';
import { useRememberFrame } from '../shell/use-remember-frame.ts';
import { useRaisedKeyboard } from '../use-raised-keyboard.ts';
import { goKeys } from './go-keys.ts';
import { takeHeldKeys } from './held-keys.ts';
import { listKeys } from './list-keys.ts';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useFocusInView } from './use-focus-in-view.ts';
import { useKeysBetweenPages } from './use-keys-between-pages.ts';
import { useSingleKeysPreference } from './use-single-keys.ts';

const Palette = lazyPart(() => import('./palette.tsx').then((part) => part.Palette));
const KeyHelp = lazyPart(() => import('./key-help.tsx').then((part) => part.KeyHelp));

/**
 * The keys that work on every page, what they open, and where the focus goes on. It is fetched at
 * the first key or press; what was pressed until it came is done then (ADR-178).
 */
export function Keys() {
  const open = useStore(keyDialog);
  const close = () => keyDialog.set(undefined);
  useSingleKeysPreference();
  useRememberFrame();
  useFocusAfterNavigation();
  useFocusInView();
  useKeysBetweenPages();
  useRaisedKeyboard();
  useKeys({
    ...listKeys,
    ...useGoKeys(),
    palette: () => keyDialog.set('palette'),
    help: () => keyDialog.set('help'),
  });
  // Letters that follow Ctrl+K at once are meant for it.
  useEffect(() => Palette.preload(), []);
  useEffect(() => takeHeldKeys().forEach(pressKey), []);
  // From now on a skeleton waits again before it shows.
  useEffect(() => void delete document.documentElement.dataset.shell, []);
  return (
    <Suspense>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'help' && <KeyHelp onClose={close} />}
    </Suspense>
  );
}

/** The keys after g, as far as the person may enter where they lead. */
function useGoKeys(): KeyActions {
  const router = useRouter();
  const permissions = useAccess().user?.Permissions ?? [];
  return Object.fromEntries(
    Object.entries(goKeys)
      .filter(([, { page }]) => mayEnter(page, permissions))
      .map(([id, { to }]) => [id, () => void router.navigate({ to })]),
  );
}
