import { ThemeSwitch } from '#src/components/theme-switch.tsx';

/** Switches the theme of this page. */
export function FourThemes() {
  return <ThemeSwitch />;
}
