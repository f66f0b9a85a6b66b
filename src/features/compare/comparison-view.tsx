import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Comparison } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { columnsOf } from './columns.ts';
import { CompareGrid } from './grid/compare-grid.tsx';
import { totalLine } from './grid/grid-state.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { Legend } from './legend.tsx';
import { Matrix } from './matrix.ts';
import { PrintedComparison } from './printed-comparison.tsx';
import { type GridChoice, shownRows, soughtBy } from './shown-rows.ts';
import type { Totals } from './totals.ts';
import { useAfterFrame } from './use-after-frame.ts';

type ComparisonViewProps = {
  comparison: Comparison;
  /** Its ratings are being fetched: a skeleton stands in the place of the matrix. */
  isToCome?: boolean;
  /** Above the indicators; undefined where there are none. */
  totals?: Totals | undefined;
  /** Search, filter, order and selection, as the address holds them. */
  choice: GridChoice;
  onChange: (some: Partial<GridChoice>) => void;
};

/**
 * A comparison with what finds and orders its rows. What is typed filters at once, and reaches the
 * address when the typing rests.
 */
export function ComparisonView({ comparison, isToCome = false, totals, choice, onChange }: ComparisonViewProps) {
  const matrix = useMemo(() => new Matrix(comparison), [comparison]);
  const selected = useMemo(() => new Set(choice.selected), [choice.selected]);
  const searchId = useId();
  // The same function at every letter, so that what a search leaves alone is not rendered again.
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback((some: Partial<GridChoice>) => latest.current(some), []);
  const [typed, setTyped] = useState<string>();
  const type = useAfterFrame<string>((text) => flushSync(() => setTyped(text)));
  const [seen, setSeen] = useState(choice.text);
  const [cleared, setCleared] = useState(0);
  // What the address says last wins, whether it was typed here, cleared, or reached by a link.
  if (choice.text !== seen) {
    setSeen(choice.text);
    setTyped(undefined);
  }
  const text = typed ?? choice.text;
  const { differences, kinds, sort, pinned, means } = choice;
  const shown = useMemo(
    () => shownRows(matrix, { text, differences, kinds, sort }),
    [matrix, text, differences, kinds, sort],
  );
  const isSought = useMemo(() => soughtBy(matrix, { differences, kinds }), [matrix, differences, kinds]);
  const columns = useMemo(() => columnsOf(matrix, { pinned, means }), [matrix, pinned, means]);
  const totalCount = totals?.lines.length ?? 0;
  const lines = useMemo(
    () => [...Array.from({ length: totalCount }, (_, at) => totalLine(at)), ...shown],
    [totalCount, shown],
  );

  // 'Show all' goes with the sentence that holds it.
  useEffect(() => {
    if (cleared > 0) document.getElementById(searchId)?.focus();
  }, [cleared, searchId]);
  const showAll = () => {
    onChange({ differences: false, kinds: [], text: '' });
    setTyped('');
    setCleared(cleared + 1);
  };

  return (
    <>
      <GridToolbar
        // A remounted box forgets the letters that have not reached the address.
        key={cleared}
        matrix={matrix}
        shown={isToCome ? undefined : shown.length}
        choice={choice}
        searchId={searchId}
        onType={type}
        onChange={change}
      />
      <Legend
        comparison={comparison}
        differences={matrix.isPaired && differences}
        totals={totals}
        means={means}
        completedOnly={choice.completedOnly}
      />
      <section
        aria-label="Comparison"
        data-print={isToCome || shown.length > 0 ? 'hide' : undefined}
        className="compare-card overflow-hidden rounded-lg border bg-card shadow-xs"
      >
        {!isToCome && shown.length === 0 ? (
          <NothingFound isFiltered={isSought !== undefined} onShowAll={showAll} />
        ) : (
          <CompareGrid
            matrix={matrix}
            lines={isToCome ? NO_LINES : lines}
            columns={columns}
            totals={totals}
            selected={selected}
            sort={sort}
            isSought={isSought}
            isToCome={isToCome}
            onSelect={(ids) => onChange({ selected: [...ids] })}
            onSort={(countryId) => onChange({ sort: countryId === sort ? 0 : countryId })}
            onPin={(id) =>
              onChange({ pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id] })
            }
          />
        )}
        {isToCome && <GridSkeleton />}
      </section>
      {shown.length > 0 && <PrintedComparison matrix={matrix} lines={lines} columns={columns} totals={totals} />}
    </>
  );
}

const NO_LINES: readonly number[] = [];

function NothingFound({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return (
    <EmptyState
      title="No indicators found"
      reason={
        isFiltered ? 'No indicator fits both the search and the selected changes.' : 'No indicator fits the search.'
      }
      action={<Button onClick={onShowAll}>Show all</Button>}
    />
  );
}
