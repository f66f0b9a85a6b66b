import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CellLinks } from '../cell-links.tsx';
import { type CellPlace, opensCells, pagesOf } from '../cell-pages.ts';
import type { Matrix } from '../matrix.ts';
import './compare-grid.css';
import type { GridState } from './grid-state.ts';
import { GridView } from './grid-view.ts';

export type CompareGridProps = GridState & {
  onSelect: (indicatorIds: Set<number>) => void;
  onSort: (countryId: number) => void;
};

/**
 * What the grid does for a finger, or for a pointer and keys; with one edition nothing has changed
 * that could be sorted by.
 */
function hint(matrix: Matrix): string {
  const opens = opensCells(matrix);
  if (matchMedia('(hover: none)').matches)
    return `Tap a cell to read ${opens ? 'or open ' : ''}it here${matrix.isPaired ? ', a country to sort by its changes' : ''}.`;
  const sorts = matrix.isPaired ? '; Enter on a country sorts by its changes' : '';
  return `Point at a cell, or move with the arrow keys, to read it here. Space selects${opens ? ', Enter opens the rating' : ''}${sorts}.`;
}

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
    if (facts.current) facts.current.textContent = text ?? hint(matrix);
  });
  const [offered, setOffered] = useState<CellPlace>();
  const links = useRef<HTMLElement>(null);
  const offer = useEffectEvent((cell: CellPlace | undefined) => {
    if (!cell || pagesOf(matrix, cell).length > 0) setOffered(cell);
  });
  const open = useEffectEvent((cell: CellPlace) => {
    flushSync(() => setOffered(pagesOf(matrix, cell).length > 0 ? cell : undefined));
    links.current?.querySelector('a')?.focus();
    return links.current !== null || opensCells(matrix);
  });
  const order = useEffectEvent((countryId: number) => matrix.isPaired && onSort(countryId));

  useLayoutEffect(() => {
    if (!grid.current) return;
    const created = new GridView(grid.current, {
      point: (text) => tell(text),
      toggle: (rows) => toggle(rows),
      sort: (countryId) => void order(countryId),
      offer: (cell) => offer(cell),
      open: (cell) => open(cell),
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
      {/* Two lines on a phone, needed or not: the grid must not move from under the finger. */}
      <div data-print="hide" className="flex items-center gap-x-4 border-b px-3 max-sm:h-11 sm:min-h-8">
        <p
          ref={facts}
          aria-hidden="true"
          data-tabular
          className="min-w-0 flex-1 text-sm text-muted-foreground max-sm:line-clamp-2 max-sm:text-xs sm:truncate sm:py-1.5"
        />
        {offered && <CellLinks matrix={matrix} place={offered} ref={links} onLeave={() => grid.current?.focus()} />}
      </div>
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
