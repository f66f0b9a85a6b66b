import { useRouter } from '@tanstack/react-router';
import { THEMES } from '#src/components/theme.ts';
import type { PaletteGroup } from './palette-items.ts';

/** What the account menu holds while it is closed, but for the page of preferences. */
export function useAccountActions(): PaletteGroup {
  const router = useRouter();
  const themes = THEMES.map((theme) => ({
    id: `theme:${theme}`,
    label: `Theme: ${theme}`,
    // From the file of the menu: a file of its own would be named in the first script.
    run: () => import('../header/account-items.tsx').then(({ chooseTheme }) => chooseTheme(theme)),
  }));
  const from = router.state.location.href;
  // By way of a page, so that a form with unsaved work asks first.
  const logOut = () =>
    void router.navigate({ to: '/unauthorized', replace: true, state: { signOut: Date.now(), from } });
  return { title: 'Account', items: [...themes, { id: 'log-out', label: 'Log Out', run: logOut }] };
}
