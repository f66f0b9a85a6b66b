import { useRef } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { formatNumber } from '#src/lib/words.ts';
import { useSelectAll } from './use-select-all.ts';
import { useWatchedSelection } from './use-selection.ts';
import { countryIndicators } from './words.ts';

type SelectionBarProps = { editionId: number; rows: DashboardIndicator[]; count: number };

/** How many rows are selected, and the ways to more and to none. */
export function SelectionBar({ editionId, rows, count }: SelectionBarProps) {
  const selection = useWatchedSelection();
  const { progress, error, start, stop } = useSelectAll(editionId);
  const size = selection.size();
  const first = useRef<HTMLInputElement>(null);
  /** A button that goes away when it is pressed leaves the focus here. */
  const leaving = (act: () => void) => () => {
    first.current?.focus();
    act();
  };
  const loaded = rows.filter(({ Id }) => selection.has(Id)).length;

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Checkbox
        ref={first}
        aria-label={`Select the ${countryIndicators(rows.length)} loaded`}
        checked={rows.length > 0 && loaded === rows.length}
        indeterminate={loaded > 0 && loaded < rows.length}
        disabled={rows.length === 0}
        onChange={({ target }) => selection.put(rows, target.checked)}
      />
      <p role="status" data-tabular className={size > 0 ? 'font-medium' : 'text-muted-foreground'}>
        {size > 0 ? `${formatNumber(size)} selected` : letGoWords(selection.letGo())}
      </p>
      {progress ? (
        <span className="flex items-center gap-2 text-muted-foreground">
          <Spinner />
          <span data-tabular>
            Fetching {formatNumber(progress.rows)} of {formatNumber(progress.of || count)}
          </span>
          <Button variant="link" size="sm" onClick={leaving(stop)}>
            Stop
          </Button>
        </span>
      ) : (
        count > 0 &&
        size < count && (
          <Button variant="link" size="sm" onClick={leaving(start)}>
            <span>
              Select all {formatNumber(count)} <span className="max-sm:sr-only">that match the filter</span>
            </span>
          </Button>
        )
      )}
      {error && (
        <p role="alert" className="font-medium text-destructive">
          {error}
        </p>
      )}
      {size > 0 && (
        <Button variant="link" size="sm" onClick={leaving(selection.clear)}>
          Select none
        </Button>
      )}
    </div>
  );
}

const letGoWords = (letGo: number) =>
  letGo > 0 ? `${formatNumber(letGo)} unselected, because the filters changed` : 'None selected';
