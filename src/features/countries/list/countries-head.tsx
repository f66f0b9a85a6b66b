import { TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { useAsRows } from '#src/components/use-as-rows.ts';
import { cn } from '#src/first-screen/cn.ts';
import type { OptionalColumn } from './columns.ts';
import type { CountriesSearch } from './countries-search.ts';
import { useCountriesSearch } from './use-countries-search.ts';

type Column = {
  title: string;
  sort?: CountriesSearch['sort'];
  optional?: OptionalColumn;
  numeric?: boolean;
  width: string;
};

const columns: Column[] = [
  { title: 'Country', sort: 'name', width: 'w-[28%]' },
  { title: 'Region', sort: 'region', optional: 'region', width: 'w-32' },
  { title: 'Progress', optional: 'progress', width: '' },
  { title: 'QA Completed', sort: 'done', optional: 'done', numeric: true, width: 'w-44' },
];

/**
 * The columns' names, which sort; below the page's header while rows scroll. Cards keep them for
 * screen readers only, and a button there would take a focus that nobody sees.
 */
export function CountriesHead() {
  const { search, change } = useCountriesSearch();
  const isTable = useAsRows();
  const shown = columns.filter(({ optional }) => !optional || !search.hidden.includes(optional));
  const sortBy = (sort: CountriesSearch['sort']) =>
    // The furthest countries are what one looks for first.
    change({ sort, desc: search.sort === sort ? !search.desc : sort === 'done' }, true);
  return (
    <TableHeader role="rowgroup" className="bg-transparent max-md:sr-only md:top-sticky">
      <TableRow role="row">
        {shown.map(({ title, sort, numeric, width }) => (
          <TableHead
            key={title}
            role="columnheader"
            numeric={numeric ?? false}
            className={cn('bg-card', width)}
            {...(sort && {
              sort: search.sort === sort ? direction(search.desc) : 'none',
              onSort: isTable ? () => sortBy(sort) : undefined,
            })}
          >
            {title}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}

const direction = (desc: boolean) => (desc ? 'descending' : 'ascending');
