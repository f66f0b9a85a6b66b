import { type FocusEvent, type KeyboardEvent, type MouseEvent, useDeferredValue, useRef } from 'react';
import { TreeGrid, TreeGridRows } from '#src/components/treegrid.tsx';
import { useIndicatorLinks } from '#src/components/use-indicator-links.ts';
import { TreeHead } from './tree-head.tsx';
import { treeAct } from './tree-keys.ts';
import { TreeRowView } from './tree-row.tsx';
import type { TreeRow } from './tree-rows.ts';
import type { OpenRows } from './use-open-rows.ts';

/**
 * The smallest height of a row in pixels: the first render paints as many as fit into the window, a
 * deferred one the others.
 */
const ROW_PX = 36;

type IndicatorRow = Extract<TreeRow, { kind: 'indicator' }>;
type CountryTreeProps = { countryId: number; rows: TreeRow[]; open: OpenRows };

/**
 * Milestones, activities and indicators as a treegrid with one tab stop: arrows, Home and End move
 * the focus, Enter and Space open a row or follow its link.
 */
export function CountryTree({ countryId, rows, open }: CountryTreeProps) {
  const grid = useRef<HTMLDivElement>(null);
  const paintedCount = useDeferredValue(rows.length) + Math.ceil(window.innerHeight / ROW_PX);
  const links = useIndicatorLinks(grid);
  const stop = rows.find(({ key }) => key === open.stop) ?? rows[0];
  const elementOf = (row: TreeRow) => grid.current?.querySelector<HTMLElement>(`[data-key="${row.key}"]`);
  const rowAt = ({ target }: KeyboardEvent | MouseEvent | FocusEvent) => {
    const key = (target as Element).closest('[data-key]')?.getAttribute('data-key');
    return rows.find((row) => row.key === key);
  };

  const placeOf = (row: IndicatorRow) => ({ countryId, indicatorId: row.node.Id });

  const handleKey = (event: KeyboardEvent) => {
    const row = rowAt(event);
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const inCell = (event.target as Element).matches('a');
    const does = treeAct(event.key, { rows, row, isOpen: open.isOpen(row.key), inCell });
    if (!does) return;
    event.preventDefault();
    if (does.act === 'go') return elementOf(does.to)?.focus();
    if (does.act === 'toggle') return open.toggle(row.key);
    const link = elementOf(row)?.querySelector('a');
    if (does.act === 'follow') return link?.click();
    return does.act === 'enter' ? link?.focus() : elementOf(row)?.focus();
  };
  const handleClick = (event: MouseEvent) => {
    const row = rowAt(event);
    if (row?.kind === 'group') open.toggle(row.key);
    if (row?.kind === 'indicator' && (event.target as Element).closest('a')) links.follow(event, placeOf(row));
  };

  return (
    <TreeGrid
      ref={grid}
      aria-label="Milestones, activities and indicators"
      className="rounded-[inherit] text-sm"
      onKeyDown={handleKey}
      onClick={handleClick}
      onPointerOver={(event) => {
        const row = rowAt(event);
        links.rest(row?.kind === 'indicator' ? placeOf(row) : undefined);
      }}
      onPointerLeave={() => links.rest(undefined)}
      onFocus={(event) => {
        const row = rowAt(event);
        if (row) open.setStop(row.key);
      }}
    >
      <TreeHead />
      <TreeGridRows className="rounded-b-[inherit]">
        {rows.slice(0, paintedCount).map((row) => (
          <TreeRowView
            key={row.key}
            row={row}
            countryId={countryId}
            hrefOf={links.hrefOf}
            isOpen={open.isOpen(row.key)}
            isTabStop={row === stop}
          />
        ))}
      </TreeGridRows>
    </TreeGrid>
  );
}
