import { memo } from 'react';
import { TreeGridCell, TreeGridRow } from '#src/components/treegrid.tsx';
import { cn } from '#src/lib/cn.ts';
import { GroupCells } from './group-cells.tsx';
import { IndicatorCells } from './indicator-cells.tsx';
import { indents, rowClasses } from './tree-classes.ts';
import type { TreeRow } from './tree-rows.ts';

type TreeRowViewProps = { row: TreeRow; hrefBefore: string; isOpen: boolean; isTabStop: boolean };

/** Rendered again only when it opens, closes, or becomes or ceases to be the tab stop. */
export const TreeRowView = memo(function TreeRowView({ row, hrefBefore, isOpen, isTabStop }: TreeRowViewProps) {
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
      {row.kind === 'indicator' && <IndicatorCells node={row.node} href={`${hrefBefore}${row.node.Id}`} />}
      {row.kind === 'empty' && (
        <TreeGridCell className={cn('text-muted-foreground', indents[row.level])}>{row.words}</TreeGridCell>
      )}
    </TreeGridRow>
  );
});
