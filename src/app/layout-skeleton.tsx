import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { DemoNote } from './demo-note.tsx';
import { ProductMark } from './header/product-mark.tsx';

/**
 * The frame of the layout while user and edition are loading. Hidden, by `data-pending`, while
 * index.html shows its shell (`scripts/support/shell/shell.ts`).
 */
export function LayoutSkeleton() {
  return (
    <div data-pending="" className="flex min-h-dvh flex-col">
      <div className="flex min-h-header phone:min-h-[calc(var(--target-size)+0.5rem+1px)] items-center gap-2 border-b bg-card px-4 py-1 sm:px-6">
        <ProductMark />
        <Skeleton className="h-4 w-32" />
      </div>
      <DemoNote />
      <main className="flex-1 px-4 py-4 sm:px-6" aria-busy="true">
        <p className="sr-only">Loading</p>
        <Skeleton className="h-6 w-40" />
      </main>
    </div>
  );
}
