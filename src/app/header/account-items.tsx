import { Link } from '@tanstack/react-router';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { MouseEvent } from 'react';
import { ThemeSwitch } from '#src/components/theme-switch.tsx';
import { disclosureItemClasses } from '#src/first-screen/disclosure-menu.tsx';
import { UnsavedWorkItem } from '../unsaved/unsaved-work-item.tsx';

type AccountItemsProps = { onShowUnsaved: (event: MouseEvent<HTMLElement>) => void };

/**
 * The items of the account menu that are fetched on first interaction: theme, preferences and
 * unsaved work.
 */
export function AccountItems({ onShowUnsaved }: AccountItemsProps) {
  return (
    <>
      <ThemeSwitch className="px-2 py-1" />
      <Link to="/preferences" className={disclosureItemClasses}>
        <SlidersHorizontal aria-hidden="true" />
        Preferences
      </Link>
      <UnsavedWorkItem onOpen={onShowUnsaved} />
    </>
  );
}

/** For the palette, which has no file of its own for it. */
export { chooseTheme } from '#src/components/use-theme.ts';
