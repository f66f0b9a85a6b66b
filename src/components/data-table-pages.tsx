import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { countedPlural } from '#src/lib/words.ts';
import { Button } from './ui/button.tsx';
import { NativeSelect } from './ui/native-select.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

type DataTablePagesProps = {
  label: string;
  suffix: string;
  count: number;
  /** From 0. */
  page: number;
  pages: number;
  pageSize: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
};

/** 'x–y of N Editions', and, where there is more than the smallest page, the way to the others. */
export function DataTablePages({ label, suffix, count, page, pages, pageSize, ...on }: DataTablePagesProps) {
  const id = useId();
  const first = page * pageSize + 1;
  const last = Math.min(count, first + pageSize - 1);
  const sizes = [...new Set([...PAGE_SIZES, pageSize])].sort((one, other) => one - other);
  return (
    <div
      data-slot="table-pages"
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1.5 border-t px-3 py-1.5 text-sm text-muted-foreground"
    >
      <p role="status" data-tabular className="mr-auto">
        {first}–{last} of {countedPlural(count, suffix)}
      </p>
      {count > Math.min(...sizes) && (
        <nav aria-label={`Pages of ${label}`} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <span className="flex items-center gap-2">
            <label htmlFor={id}>Rows a page</label>
            <NativeSelect
              id={id}
              className="w-19"
              value={pageSize}
              onChange={(event) => on.onPageSize(Number(event.target.value))}
            >
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </NativeSelect>
          </span>
          <span className="flex items-center gap-1">
            <Button
              size="icon"
              variant="ghost"
              aria-label="Previous page"
              blocked={page === 0 && 'This is the first page'}
              onClick={() => on.onPage(page - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <span data-tabular className="px-1">
              {page + 1} / {pages}
            </span>
            <Button
              size="icon"
              variant="ghost"
              aria-label="Next page"
              blocked={page + 1 >= pages && 'This is the last page'}
              onClick={() => on.onPage(page + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </span>
        </nav>
      )}
    </div>
  );
}
