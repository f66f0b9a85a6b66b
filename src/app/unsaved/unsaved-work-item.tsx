import FilePen from 'lucide-react/icons/file-pen';
import type { MouseEvent } from 'react';
import { Badge } from '#src/components/ui/badge.tsx';
import { disclosureItemClasses } from '#src/first-screen/disclosure-menu.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useStore } from '#src/lib/store.ts';
import { formatNumber } from '#src/lib/words.ts';
import { unsavedWork } from './unsaved-work.ts';

/** The account menu's way to the drafts of this tab; gone where there are none. */
export function UnsavedWorkItem({ onOpen }: { onOpen: (event: MouseEvent<HTMLElement>) => void }) {
  const count = useStore({ subscribe: drafts.subscribe, get: () => unsavedWork().length });
  if (count === 0) return null;
  return (
    <button type="button" className={disclosureItemClasses} onClick={onOpen}>
      <FilePen aria-hidden="true" />
      Unsaved work
      <Badge tone="warning" data-tabular className="ml-auto">
        {formatNumber(count)}
      </Badge>
    </button>
  );
}
