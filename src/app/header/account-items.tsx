import type { MouseEvent } from 'react';
import { ThemeSwitch } from '#src/components/theme-switch.tsx';
import { UnsavedWorkItem } from '../unsaved/unsaved-work-item.tsx';

type AccountItemsProps = { onShowUnsaved: (event: MouseEvent<HTMLElement>) => void };

/** The items of the account menu that are fetched on first interaction: theme and unsaved work. */
export function AccountItems({ onShowUnsaved }: AccountItemsProps) {
  return (
    <>
      <ThemeSwitch className="px-2 py-1" />
      <UnsavedWorkItem onOpen={onShowUnsaved} />
    </>
  );
}
