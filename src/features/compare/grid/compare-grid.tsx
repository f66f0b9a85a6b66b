import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import './compare-grid.css';
import type { GridState } from './grid-state.ts';
import { GridView } from './grid-view.ts';

export type CompareGridProps = GridState & {
  onSelect: (indicatorIds: Set<number>) => void;
  onSort: (countryId: number) => void;
};

/**
 * What the grid does for a finger, and for a pointer and keys; with one edition nothing has changed
 * that could be sorted by.
 */
const HINTS = {
  touch: {
    single: 'Tap a cell to read it here.',
    paired: 'Tap a cell to read it here, a country to sort by its changes.',
  },
  keys: {
    single: 'Point at a cell, or move with the arrow keys, to read it here. Space selects.',
    paired:
      'Point at a cell, or move with the arrow keys, to read it here. Space selects; Enter on a country sorts by its changes.',
  },
};

const hint = (isPaired: boolean): string =>
  HINTS[matchMedia('(hover: none)').matches ? 'touch' : 'keys'][isPaired ? 'paired' : 'single'];

/**
 * Indicators by countries with their scores (requirements B2, 'Compare'): a grid with keys, and
 * above it the facts of the cell in focus.
 */
export function CompareGrid({ matrix, shown, selected, sort, differences, onSelect, onSort }: CompareGridProps) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const facts = useRef<HTMLParagraphElement>(null);
  const view = useRef<GridView>(undefined);
  const toggle = useEffectEvent((rows: readonly number[]) => onSelect(toggled(selected, idsOf({ matrix }, rows))));
  const tell = useEffectEvent((text: string | undefined) => {
    if (facts.current) facts.current.textContent = text ?? hint(matrix.isPaired);
  });
  const order = useEffectEvent((countryId: number) => matrix.isPaired && onSort(countryId));

  useLayoutEffect(() => {
    if (!grid.current) return;
    const created = new GridView(grid.current, {
      point: (text) => tell(text),
      toggle: (rows) => toggle(rows),
      sort: (countryId) => void order(countryId),
    });
    view.current = created;
    return () => created.destroy();
  }, []);
  useLayoutEffect(
    () => view.current?.show({ matrix, shown, selected, sort, differences }),
    [matrix, shown, selected, sort, differences],
  );

  return (
    <>
      <p
        ref={facts}
        aria-hidden="true"
        data-tabular
        data-print="hide"
        // Two lines on a phone, needed or not: the grid must not move away from under the finger.
        className="border-b px-3 py-1.5 text-sm text-muted-foreground max-sm:h-11 max-sm:overflow-hidden max-sm:text-xs sm:min-h-8 sm:truncate"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot hold only visible cells. */}
      <div
        ref={grid}
        id={id}
        role="grid"
        tabIndex={0}
        aria-label="Scores by indicator and country"
        aria-readonly="true"
        aria-multiselectable="true"
        className="compare-grid"
      />
    </>
  );
}

const idsOf = ({ matrix }: Pick<GridState, 'matrix'>, rows: readonly number[]): number[] =>
  rows.map((row) => matrix.rows[row]?.IndicatorId ?? 0);

/** With all of them, or without any if all are there already. */
function toggled(selected: ReadonlySet<number>, ids: readonly number[]): Set<number> {
  const isUnselecting = ids.every((id) => selected.has(id));
  const next = new Set(selected);
  for (const id of ids) isUnselecting ? next.delete(id) : next.add(id);
  return next;
}
