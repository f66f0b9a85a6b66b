import type { Theme } from './theme.ts';

/** Each theme as it is called in the account menu and in the palette. */
export const themeNames: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  system: 'As the system',
};
