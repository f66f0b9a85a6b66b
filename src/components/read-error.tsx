import { cn } from '#src/first-screen/cn.ts';
import { isNotOffered, whyReadFailed } from '#src/lib/api/why-failed.ts';
import { Quote } from './quote.tsx';
import { Button } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { ErrorState } from './ui/error-state.tsx';

export interface ReadErrorProps {
  error: { message: string };
  onRetry?: (() => void) | undefined;
  /** Where the place has words of its own; those of the operation by default. */
  title?: string;
  /** It takes the place of a screen, and is a card of its own. */
  isScreen?: boolean;
  className?: string;
}

/** Where something could not be fetched: why, with 'Try again', or that it is not offered. */
export function ReadError({ error, onRetry, title = error.message, isScreen, className }: ReadErrorProps) {
  const placed = { className: cn(isScreen && 'mt-3 rounded-lg border bg-card shadow-xs', className) };
  if (isNotOffered(error))
    return <EmptyState title="Not available here" reason="This server does not offer it." {...placed} />;
  return (
    <ErrorState
      title={title}
      detail={whyReadFailed(error)}
      action={
        <>
          <Quote error={error} />
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
        </>
      }
      {...placed}
    />
  );
}
