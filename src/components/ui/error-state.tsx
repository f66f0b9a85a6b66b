import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useRef } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { useFocusWhenGone } from './use-focus-when-gone.ts';

export interface ErrorStateProps {
  /** What failed, in the operation's own words. */
  title: string;
  /** What it means for the person, or what the server said. */
  detail?: ReactNode;
  /** The retry. */
  action?: ReactNode;
  className?: string;
}

/** Something that should be here could not be fetched; announced when it appears. */
export function ErrorState({ title, detail, action, className }: ErrorStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenGone(place);
  return (
    <div
      ref={place}
      data-slot="error-state"
      role="alert"
      className={cn('flex flex-col items-center gap-1 px-4 py-8 text-center', className)}
    >
      <TriangleAlert aria-hidden="true" className="size-5 text-destructive" />
      <p className="text-base font-medium text-balance">{title}</p>
      {detail && <p className="max-w-prose text-sm text-balance text-muted-foreground">{detail}</p>}
      {action && <div className="mt-2 grid justify-items-center gap-2">{action}</div>}
    </div>
  );
}
