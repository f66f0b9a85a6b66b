import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import type { ListFilter } from './list-filters.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

const FilterChoices = lazyPart(() => import('./filter-choices.tsx').then(({ FilterChoices }) => FilterChoices));

/** Opens one filter's list and shows how many are chosen; the list is fetched on pointer enter. */
export function FilterButton({ editionId, filter }: { editionId: number; filter: ListFilter }) {
  const { search } = useDashboardSearch();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = search[filter.key].length;

  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={FilterChoices.preload}
        onFocus={FilterChoices.preload}
        onClick={() => setOpen(!isOpen)}
        className={cn('px-2.5 max-sm:justify-between', chosen > 0 && 'border-primary/60')}
      >
        <span>
          {filter.word}
          {chosen > 0 && (
            <span data-tabular className="ml-1.5 font-semibold text-primary">
              {chosen}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className="text-muted-foreground" />
      </Button>
      {isOpen && (
        <Suspense>
          <FilterChoices editionId={editionId} filter={filter} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
