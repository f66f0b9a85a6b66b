import { useRef } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { isNotOffered, whyReadFailed } from '#src/lib/api/why-failed.ts';
import { Quote } from './quote.tsx';
import { Button } from './ui/button.tsx';
import { useFocusWhenGone } from './ui/use-focus-when-gone.ts';

export interface InlineErrorProps {
  error: { message: string };
  onRetry: () => void;
  /** The retry is pending. */
  pending?: boolean;
  className?: string;
}

/**
 * A small part of a screen could not be fetched: a line beside what works; announced when it
 * appears. Nothing where the server does not offer the part.
 */
export function InlineError({ error, onRetry, pending = false, className }: InlineErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenGone(place);
  if (isNotOffered(error)) return null;
  const reason = whyReadFailed(error);
  return (
    <div
      ref={place}
      data-slot="inline-error"
      role="alert"
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', className)}
    >
      <div className="min-w-0 break-words">
        <p className="font-medium text-destructive">{error.message}</p>
        {reason && <p>{reason}</p>}
        <Quote error={error} />
      </div>
      <Button size="sm" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
