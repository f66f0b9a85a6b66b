import type { ReactNode } from 'react';
import type { ResultEdition } from '#generated/model/index.ts';
import { TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { type FigureColumn, total } from '#src/lib/results/figures.ts';
import { useResultsSearch } from './use-results-search.ts';

type ResultsHeadProps = { milestones: FigureColumn[]; against: ResultEdition | null };

/** The heads, which sort; they stay while rows scroll, the country's also sideways. */
export function ResultsHead({ milestones, against }: ResultsHeadProps) {
  return (
    <TableHeader>
      <TableRow aria-rowindex={1}>
        <SortHead sort="name" className="sticky left-0 z-20 w-44 sm:w-56 print:w-36">
          Country
        </SortHead>
        <SortHead sort="rank" numeric className="w-24 max-sm:hidden print:w-20">
          Rank
        </SortHead>
        <SortHead sort={total.sort} startsDown className="w-48 sm:w-44 print:w-32">
          {total.title}
        </SortHead>
        <SortHead sort="change" startsDown numeric className="w-32">
          Change
          {against && <span className="sr-only"> against {against.Name}</span>}
        </SortHead>
        {milestones.map(({ sort, title }) => (
          <SortHead key={sort} sort={sort} startsDown className="px-2">
            <span className="truncate" title={title}>
              {title}
            </span>
          </SortHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}

type SortHeadProps = {
  sort: string;
  /** The highest is what one looks for first. */
  startsDown?: boolean;
  numeric?: boolean;
  className?: string;
  children: ReactNode;
};

function SortHead({ sort, startsDown = false, numeric = false, className, children }: SortHeadProps) {
  const { search, change } = useResultsSearch();
  const isOn = search.sort === sort;
  return (
    <TableHead
      numeric={numeric}
      className={cn('bg-card [&>button]:max-w-full [&>button>svg]:shrink-0', className)}
      sort={isOn ? (search.desc ? 'descending' : 'ascending') : 'none'}
      onSort={() => change({ sort, desc: isOn ? !search.desc : startsDown }, true)}
    >
      {children}
    </TableHead>
  );
}
