import { whyReadFailed } from '#src/lib/api/why-failed.ts';
import { Quote } from './quote.tsx';
import { Button } from './ui/button.tsx';
import { ErrorState } from './ui/error-state.tsx';

export interface ReadErrorProps {
  error: { message: string };
  onRetry: () => void;
  /** Where the place has words of its own; those of the operation by default. */
  title?: string;
  className?: string;
}

/** In the place of what could not be fetched: what failed, why, and 'Try again'. */
export function ReadError({ error, onRetry, title = error.message, className }: ReadErrorProps) {
  return (
    <ErrorState
      title={title}
      detail={whyReadFailed(error)}
      action={
        <>
          <Quote error={error} />
          <Button onClick={onRetry}>Try again</Button>
        </>
      }
      {...(className && { className })}
    />
  );
}
