import { cn } from '#src/first-screen/cn.ts';
import { TableRow } from './ui/table.tsx';

interface SpacerRowProps {
  /** In pixels or as CSS has it; of nothing there is no row. */
  height: number | string;
  span: number;
  className?: string;
}

/** Keeps the height of rows that are not drawn. */
export function SpacerRow({ height, span, className = '' }: SpacerRowProps) {
  if (typeof height === 'number' && height <= 0) return null;
  return (
    <TableRow aria-hidden="true" className={cn('hover:bg-transparent', className)}>
      <td colSpan={span} style={{ height }} className="p-0" />
    </TableRow>
  );
}
