import { createStore } from '#src/lib/store.ts';

/**
 * 'system' follows prefers-color-scheme and prefers-contrast; 'contrast' is light or dark with the
 * system.
 */
export const THEMES = ['light', 'dark', 'contrast', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'ui:theme';

/** The theme that is applied in this tab. */
export const appliedTheme = createStore<Theme>('system');

/**
 * The chosen theme; 'system' when none was chosen, or storage is refused or holds something else.
 */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Puts the chosen theme on the page. Call it once before the first render. */
export function applyTheme(theme: Theme = readTheme()): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  appliedTheme.set(theme);
}
