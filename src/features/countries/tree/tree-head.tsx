import { TreeGridHead, TreeGridRow, TreeGridRows } from '#src/components/treegrid.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { columnClasses } from './tree-classes.ts';

export function TreeHead() {
  return (
    <TreeGridRows className="sticky z-10 rounded-t-[inherit] border-b bg-card max-md:sr-only md:top-sticky">
      <TreeGridRow className={cn(columnClasses, 'h-9')}>
        <TreeGridHead>Milestone, activity, indicator</TreeGridHead>
        <TreeGridHead>Status</TreeGridHead>
        <TreeGridHead className="text-right">Score</TreeGridHead>
      </TreeGridRow>
    </TreeGridRows>
  );
}
