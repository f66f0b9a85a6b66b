import { useId } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import type { GridChoice } from './comparison-view.tsx';
import type { Matrix } from './matrix.ts';
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

/** Search, 'Only differences', order and selection of the grid's rows. */
export function GridToolbar({ matrix, shown, choice, searchId, onType, onChange }: GridToolbarProps) {
  const all = matrix.rows.length;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2" data-print="hide">
      <SearchInput
        id={searchId}
        className="w-full sm:w-72"
        label="Search indicators"
        value={choice.text}
        onSearch={(text) => onChange({ text })}
        onType={onType}
      />
      {matrix.isPaired && (
        <>
          <Switch
            label="Only differences"
            checked={choice.differences}
            onCheckedChange={(differences) => onChange({ differences })}
          />
          <SortSelect matrix={matrix} sort={choice.sort} onChange={onChange} />
        </>
      )}
      <p role="status" data-tabular className="ml-auto text-sm text-muted-foreground">
        {shown === all ? `${all}` : `${shown} of ${all}`} {all === 1 ? 'indicator' : 'indicators'}
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
