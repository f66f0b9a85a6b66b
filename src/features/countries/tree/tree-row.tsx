import { memo } from 'react';
import { TreeGridCell, TreeGridRow } from '#src/components/treegrid.tsx';
import type { Place } from '#src/components/use-indicator-links.ts';
import { cn } from '#src/first-screen/cn.ts';
import { GroupCells } from './group-cells.tsx';
import { IndicatorCells } from './indicator-cells.tsx';
import { indents, rowClasses } from './tree-classes.ts';
import type { TreeRow } from './tree-rows.ts';

type TreeRowViewProps = {
  countryId: number;
  row: TreeRow;
  hrefOf: (place: Place) => string;
  isOpen: boolean;
  isTabStop: boolean;
};

/** Rendered again only when it opens, closes, or becomes or ceases to be the tab stop. */
export const TreeRowView = memo(function TreeRowView(props: TreeRowViewProps) {
  const { countryId, row, hrefOf, isOpen, isTabStop } = props;
  return (
    <TreeGridRow
      data-key={row.key}
      aria-level={row.level}
      aria-posinset={row.at}
      aria-setsize={row.of}
      aria-expanded={row.kind === 'group' ? isOpen : undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={cn(rowClasses, row.level === 1 && 'bg-muted/60', row.kind === 'group' && 'cursor-pointer')}
    >
      {row.kind === 'group' && <GroupCells node={row.node} level={row.level} isOpen={isOpen} />}
      {row.kind === 'indicator' && (
        <IndicatorCells node={row.node} href={hrefOf({ countryId, indicatorId: row.node.Id })} />
      )}
      {row.kind === 'empty' && (
        <TreeGridCell className={cn('text-muted-foreground', indents[row.level])}>{row.words}</TreeGridCell>
      )}
    </TreeGridRow>
  );
});
