import { useId, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { nounFor } from '#src/lib/words.ts';
import type { Matrix } from './matrix.ts';
import type { GridChoice } from './shown-rows.ts';
import { Sort } from './shown-rows.ts';

type GridToolbarProps = {
  matrix: Matrix;
  /** How many rows are shown. */
  shown: number;
  choice: GridChoice;
  /** Of the search box. */
  searchId: string;
  onType: (text: string) => void;
  onChange: (some: Partial<GridChoice>) => void;
};

/**
 * Search, 'Only differences', order and selection of the grid's rows; on a phone filter and order
 * wait behind a button.
 */
export function GridToolbar({ matrix, shown, choice, searchId, onType, onChange }: GridToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const all = matrix.rows.length;
  const isWhole = shown === all && choice.selected.length === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-5" data-print="hide">
      <SearchInput
        id={searchId}
        className="min-w-0 flex-1 sm:w-72 sm:flex-none"
        label="Search indicators"
        value={choice.text}
        onSearch={(text) => onChange({ text })}
        onType={onType}
      />
      {matrix.isPaired && (
        <>
          <Button
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onClick={() => setOpen(!isOpen)}
            className={cn('sm:hidden', (choice.differences || choice.sort !== Sort.Number) && 'border-primary/60')}
          >
            {isOpen ? 'Hide filters' : 'Filters'}
          </Button>
          <div
            id={filtersId}
            className={cn('flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full', !isOpen && 'max-sm:hidden')}
          >
            <Switch
              label="Only differences"
              checked={choice.differences}
              onCheckedChange={(differences) => onChange({ differences })}
            />
            <SortSelect matrix={matrix} sort={choice.sort} onChange={onChange} />
          </div>
        </>
      )}
      <p
        role="status"
        data-tabular
        className={cn('ml-auto text-sm text-muted-foreground', isWhole && 'max-sm:sr-only')}
      >
        {shown === all ? `${all}` : `${shown} of ${all}`} {nounFor(all, 'indicator')}
        {choice.selected.length > 0 && `, ${choice.selected.length} selected`}
      </p>
      {choice.selected.length > 0 && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            onChange({ selected: [] });
            // The button goes with the selection.
            document.getElementById(searchId)?.focus();
          }}
        >
          Select none
        </Button>
      )}
    </div>
  );
}

type SortSelectProps = Pick<GridToolbarProps, 'matrix' | 'onChange'> & { sort: number };

/** Also says which country the rows are sorted by; one is chosen at its head in the grid. */
function SortSelect({ matrix, sort, onChange }: SortSelectProps) {
  const country = matrix.columns.find(({ Id }) => Id === sort);
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>Sort by</label>
      <NativeSelect
        id={id}
        className="w-52"
        value={country ? sort : Math.min(sort, Sort.Number)}
        onChange={(event) => onChange({ sort: Number(event.currentTarget.value) })}
      >
        <option value={Sort.Number}>Number</option>
        <option value={Sort.Changes}>Most changes</option>
        {country && <option value={sort}>Changes in {country.Name}</option>}
      </NativeSelect>
    </div>
  );
}
