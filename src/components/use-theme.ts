import { useStore } from '#src/lib/store.ts';
import { appliedTheme, applyTheme, THEME_KEY, type Theme } from './theme.ts';

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

/** The theme that is applied in this tab. */
export const useTheme = (): Theme => useStore({ get: appliedTheme.get, subscribe });

function subscribe(listener: () => void): () => void {
  const stop = appliedTheme.subscribe(listener);
  const fromOtherTab = ({ key }: StorageEvent) => (key === THEME_KEY || key === null) && applyTheme();
  window.addEventListener('storage', fromOtherTab);
  return () => {
    stop();
    window.removeEventListener('storage', fromOtherTab);
  };
}
