import { Suspense, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScrollPlaceInSteps } from '#src/components/use-scroll-place.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { CellLinks } from '../cell-links.tsx';
import { type CellPlace, opensCells, pagesOf, placeOf } from '../cell-pages.ts';
import type { Matrix } from '../matrix.ts';
import './compare-box.css';
import './compare-grid.css';
import './compare-pin.css';
import type { GridCell, GridState } from './grid-state.ts';
import { GridView } from './grid-view.ts';

const AskedFigure = lazyPart(() => import('../asked-figure.tsx').then(({ AskedFigure }) => AskedFigure));

export type CompareGridProps = GridState & {
  /** There is no line yet: the heads stand, and it is no grid for keys and screen readers. */
  isToCome: boolean;
  onSelect: (indicatorIds: Set<number>) => void;
  onSort: (countryId: number) => void;
  onPin: (countryId: number) => void;
};

/** A total that is asked how it is made, and where it lies on the screen. */
type Asked = { cell: GridCell; place: DOMRect | undefined };

/**
 * What the grid does for a finger, or for a pointer and keys; with one edition nothing has changed
 * that could be sorted by.
 */
function hint(matrix: Matrix): string {
  const opens = opensCells(matrix);
  if (matchMedia('(hover: none)').matches)
    return `Tap a cell to read ${opens ? 'or open ' : ''}it here${matrix.isPaired ? ', a country to sort by its changes' : ''}.`;
  const sorts = matrix.isPaired ? '; Enter on a country sorts by its changes' : '';
  return `Point at a cell or use the arrow keys to read it here; Shift+P pins its country. Space selects${opens ? ', Enter opens the rating' : ''}${sorts}.`;
}

/**
 * Indicators by countries with their scores (requirements B2, 'Compare'): a grid with keys, and
 * above it the facts of the cell in focus.
 */
export function CompareGrid({ isToCome, onSelect, onSort, onPin, ...state }: CompareGridProps) {
  const { matrix, lines, columns, totals, selected, sort, isSought } = state;
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const facts = useRef<HTMLParagraphElement>(null);
  const view = useRef<GridView>(undefined);
  const toggle = useEffectEvent((rows: readonly number[]) => onSelect(toggled(selected, idsOf({ matrix }, rows))));
  const tell = useEffectEvent((text: string | undefined) => {
    const words = text ?? hint(matrix);
    // Written anew, the same words would be laid out anew at every letter of a search.
    if (facts.current && facts.current.textContent !== words) facts.current.textContent = words;
  });
  const [offered, setOffered] = useState<CellPlace>();
  const [asked, setAsked] = useState<Asked>();
  const links = useRef<HTMLElement>(null);
  const offer = useEffectEvent((cell: GridCell | undefined) => {
    const place = cell && placeOf(cell);
    if (!place || pagesOf(matrix, place).length > 0) setOffered(place);
  });
  const open = useEffectEvent((cell: GridCell, at: DOMRect | undefined) => {
    if (cell.line < 0) {
      if (totals?.results) setAsked({ cell, place: at });
      return true;
    }
    const place = placeOf(cell);
    flushSync(() => setOffered(place && pagesOf(matrix, place).length > 0 ? place : undefined));
    links.current?.querySelector('a')?.focus();
    return links.current !== null || (place !== undefined && opensCells(matrix));
  });
  const order = useEffectEvent((countryId: number) => matrix.isPaired && onSort(countryId));
  const pin = useEffectEvent((countryId: number) => onPin(countryId));

  useLayoutEffect(() => {
    if (!grid.current) return;
    const created = new GridView(grid.current, {
      point: (text) => tell(text),
      toggle: (rows) => toggle(rows),
      sort: (countryId) => void order(countryId),
      pin: (countryId) => pin(countryId),
      offer: (cell) => offer(cell),
      open: (cell, place) => open(cell, place),
    });
    view.current = created;
    return () => created.destroy();
  }, []);
  useLayoutEffect(
    () => view.current?.show({ matrix, lines, columns, totals, selected, sort, isSought }),
    [matrix, lines, columns, totals, selected, sort, isSought],
  );
  useScrollPlaceInSteps(grid, GRID['aria-label'], lines);
  const leave = () => grid.current?.focus();

  return (
    <>
      {/* Two lines on a phone, needed or not: the grid must not move from under the finger. */}
      <div data-print="hide" className="flex items-center gap-x-4 border-b px-3 max-sm:h-13 sm:min-h-8">
        <p
          ref={facts}
          aria-hidden="true"
          data-tabular
          className="min-w-0 flex-1 text-sm text-muted-foreground max-sm:line-clamp-2 max-sm:text-xs sm:truncate sm:py-1.5"
        />
        {offered && <CellLinks matrix={matrix} place={offered} ref={links} onLeave={leave} />}
      </div>
      <div ref={grid} id={id} {...(isToCome ? TO_COME : GRID)} className="compare-grid" />
      {asked && totals?.results && (
        <Suspense>
          <AskedFigure
            totals={totals}
            results={totals.results}
            cell={asked.cell}
            place={asked.place}
            onClose={() => {
              setAsked(undefined);
              leave();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** No table, which cannot hold visible cells alone. */
const GRID = {
  role: 'grid',
  tabIndex: 0,
  'aria-label': 'Scores by indicator and country',
  'aria-readonly': true,
  'aria-multiselectable': true,
} as const;
const TO_COME = { inert: true } as const;

const idsOf = ({ matrix }: Pick<GridState, 'matrix'>, rows: readonly number[]): number[] =>
  rows.map((row) => matrix.rows[row]?.IndicatorId ?? 0);

/** With all of them, or without any if all are there already. */
function toggled(selected: ReadonlySet<number>, ids: readonly number[]): Set<number> {
  const isUnselecting = ids.every((id) => selected.has(id));
  const next = new Set(selected);
  for (const id of ids) isUnselecting ? next.delete(id) : next.add(id);
  return next;
}
