import { useSyncExternalStore } from 'react';

/** 'system' follows prefers-color-scheme and prefers-contrast; 'contrast' is light or dark with the system. */
export const THEMES = ['light', 'dark', 'contrast', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'ui:theme';

const listeners = new Set<() => void>();

/** The chosen theme; 'system' when none was chosen, or storage is refused or holds something else. */
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
  for (const listener of listeners) listener();
}

/** What is on the page now, in this tab. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => {
    const { theme } = document.documentElement.dataset;
    return THEMES.find((known) => known === theme) ?? 'system';
  });
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    applyTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
