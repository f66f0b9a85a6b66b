import { memo, useId, useState } from 'react';
import { RatingChangeKind } from '#generated/enums.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
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
  /** How many rows are shown; unknown while they are fetched. */
  shown: number | undefined;
  choice: GridChoice;
  /** Of the search box. */
  searchId: string;
  onType: (text: string) => void;
  onChange: (some: Partial<GridChoice>) => void;
};

const KINDS = [
  { value: RatingChangeKind.Improved, label: 'Improved' },
  { value: RatingChangeKind.Worsened, label: 'Worsened' },
  { value: RatingChangeKind.NewlyRated, label: 'Newly rated' },
  { value: RatingChangeKind.NoLongerRated, label: 'No longer rated' },
];

/**
 * Search, filters by change, order and selection of the grid's rows, and what its columns are; on a
 * phone all but the search wait behind a button.
 */
export function GridToolbar({ matrix, shown, choice, searchId, onType, onChange }: GridToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const all = matrix.rows.length;
  const isWhole = (shown ?? all) === all && choice.selected.length === 0;
  const inForce = [choice.differences, choice.kinds.length > 0, choice.completedOnly].filter(Boolean).length;
  const isFiltered = inForce > 0 || choice.sort !== Sort.Number;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3" data-print="hide">
      <SearchInput
        id={searchId}
        className="min-w-0 flex-1 sm:max-w-64 sm:min-w-40"
        label="Search indicators"
        value={choice.text}
        onSearch={(text) => onChange({ text })}
        onType={onType}
      />
      <Button
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
        className={cn('sm:hidden', isFiltered && 'border-primary/60')}
      >
        {isOpen ? 'Hide filters' : 'Filters'}{' '}
        {inForce > 0 && (
          <span data-tabular className="font-semibold text-primary">
            {inForce}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      <div
        id={filtersId}
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full sm:contents',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {matrix.isPaired && <ChangeFilters matrix={matrix} choice={choice} onChange={onChange} />}
        <ColumnChoices matrix={matrix} choice={choice} onChange={onChange} />
      </div>
      <p
        role="status"
        data-tabular
        className={cn(
          'ml-auto text-sm text-muted-foreground',
          isWhole && 'max-sm:sr-only',
          // Nothing moves when the count comes.
          shown === undefined && 'sm:min-w-22',
        )}
      >
        {shown !== undefined && (
          <>
            {shown === all ? `${all}` : `${shown} of ${all}`} {nounFor(all, 'indicator')}
            {choice.selected.length > 0 && `, ${choice.selected.length} selected`}
          </>
        )}
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

type PartProps = Pick<GridToolbarProps, 'matrix' | 'choice' | 'onChange'>;

/** What changed between the two editions, and what most; a letter of a search leaves it alone. */
const ChangeFilters = memo(({ matrix, choice, onChange }: PartProps) => {
  return (
    <>
      <Switch
        label="Only differences"
        checked={choice.differences}
        onCheckedChange={(differences) => onChange({ differences })}
      />
      <MultiSelect
        label="Changes"
        options={KINDS}
        value={choice.kinds}
        onValueChange={(kinds) => onChange({ kinds })}
      />
      <SortSelect matrix={matrix} sort={choice.sort} onChange={onChange} />
    </>
  );
});

/** Which countries stay in view, and whether totals and regions are shown. */
const ColumnChoices = memo(({ matrix, choice, onChange }: PartProps) => {
  return (
    <>
      <MultiSelect
        label="Pinned"
        none="None"
        options={matrix.columns.map(({ Id, Name }) => ({ value: Id, label: Name }))}
        value={choice.pinned}
        onValueChange={(pinned) => onChange({ pinned })}
      />
      <Switch label="Totals" checked={choice.totals} onCheckedChange={(totals) => onChange({ totals })} />
      <Switch label="Region means" checked={choice.means} onCheckedChange={(means) => onChange({ means })} />
      <Switch
        label="QA completed only"
        checked={choice.completedOnly}
        onCheckedChange={(completedOnly) => onChange({ completedOnly })}
      />
    </>
  );
});

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
        className="w-44"
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
