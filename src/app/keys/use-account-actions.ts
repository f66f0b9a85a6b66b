import { useRouter } from '@tanstack/react-router';
import { THEMES } from '#src/components/theme.ts';
import { themeNames } from '#src/components/theme-names.ts';
import { chooseTheme, useTheme } from '#src/components/use-theme.ts';
import type { PaletteGroup } from './palette-items.ts';

/** What the account menu holds while it is closed, but for the page of preferences. */
export function useAccountActions(): PaletteGroup {
  const router = useRouter();
  const current = useTheme();
  const themes = THEMES.filter((theme) => theme !== current).map((theme) => ({
    id: `theme:${theme}`,
    label: `Theme: ${themeNames[theme]}`,
    run: () => chooseTheme(theme),
  }));
  const from = router.state.location.href;
  // By way of a page, so that a form with unsaved work asks first.
  const logOut = () => void router.navigate({ to: '/unauthorized', replace: true, state: { signOut: true, from } });
  return { title: 'Account', items: [...themes, { id: 'log-out', label: 'Log Out', run: logOut }] };
}
