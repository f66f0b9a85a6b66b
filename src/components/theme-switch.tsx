import Contrast from 'lucide-react/icons/contrast';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { THEMES, type Theme } from './theme.ts';
import { SegmentedControl } from './ui/segmented-control.tsx';
import { chooseTheme, useTheme } from './use-theme.ts';

const looks: Record<Theme, { name: string; Icon: typeof Sun }> = {
  light: { name: 'Light', Icon: Sun },
  dark: { name: 'Dark', Icon: Moon },
  contrast: { name: 'High contrast', Icon: Contrast },
  system: { name: 'As the system', Icon: Monitor },
};

const options = THEMES.map((value) => ({ value, label: <ThemeLabel theme={value} /> }));

/** Light, dark, high contrast, or as the system says. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme();
  return (
    <div data-slot="theme-switch" className={className}>
      <SegmentedControl legend="Theme" hideLegend options={options} value={theme} onValueChange={chooseTheme} />
    </div>
  );
}

function ThemeLabel({ theme }: { theme: Theme }) {
  const { name, Icon } = looks[theme];
  return (
    <span title={name}>
      <Icon aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </span>
  );
}
