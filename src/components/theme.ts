import { createStore, useStore } from '#src/lib/store.ts';

/**
 * 'system' follows prefers-color-scheme and prefers-contrast; 'contrast' is light or dark with the
 * system.
 */
export const THEMES = ['light', 'dark', 'contrast', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'ui:theme';

const shown = createStore<Theme>('system');

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
  shown.set(theme);
}

/** Chooses, keeps and applies a theme. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
  applyTheme(theme);
}

/** What is on the page now, in this tab. */
export const useTheme = (): Theme => useStore({ get: shown.get, subscribe });

function subscribe(listener: () => void): () => void {
  const stop = shown.subscribe(listener);
  const fromOtherTab = ({ key }: StorageEvent) => (key === THEME_KEY || key === null) && applyTheme();
  window.addEventListener('storage', fromOtherTab);
  return () => {
    stop();
    window.removeEventListener('storage', fromOtherTab);
  };
}
