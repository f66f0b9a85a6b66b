import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { MISSING_PART } from '#src/first-screen/lazy-part.tsx';
import { ToldError } from '#src/lib/told-error.ts';

/** The specification's title of every failure without words of its own. */
export const OOPS = 'Oops. An error has occurred.';

/** Stands in for a screen that failed to render; the header stays. In the middle by `frame.css`. */
export function ScreenError(props: ErrorComponentProps) {
  return (
    <div role="alert" data-slot="page-error" className="rounded-xl border bg-card p-8 shadow-sm phone:p-6">
      <h1 className="text-xl font-semibold tracking-tight">{OOPS}</h1>
      <p className="mt-3 break-words text-muted-foreground">{messageOf(props)}</p>
      <TryAgain {...props} className="mt-6 phone:w-full" />
    </div>
  );
}

/** Whether its words are for whoever uses the product: those of a crash are a programmer's. */
export const isTold = (error: unknown): error is Error =>
  error instanceof ToldError || (error as Error | undefined)?.message === MISSING_PART;

export const messageOf = ({ error }: ErrorComponentProps): string =>
  isTold(error) ? error.message : 'This page could not be drawn.';

/** When the connection came back last, unless something was tried again since. */
let cameBackAt = Number.NEGATIVE_INFINITY;
/** So long a failure may take at most from its fetch to the screen, in milliseconds. */
const TO_SCREEN_MS = 5000;
globalThis.addEventListener?.('online', () => {
  cameBackAt = performance.now();
});

/**
 * Fetches and renders once more, also by itself when the connection is back or came back while the
 * failure was not yet seen. The words of a crash are below it, folded, for whoever reports it.
 */
export function TryAgain({ error, reset, className }: ErrorComponentProps & { className?: string }) {
  const router = useRouter();
  const tryAgain = () => {
    cameBackAt = Number.NEGATIVE_INFINITY;
    reset();
    // what failed while it was fetched is fetched again; rendered once more it would only fail once
    // more
    void router.invalidate();
  };
  const again = useEffectEvent(tryAgain);
  // what could not be fetched for want of a connection is tried again when there is one
  useEffect(() => {
    const onOnline = () => again();
    globalThis.addEventListener('online', onOnline);
    if (performance.now() - cameBackAt < TO_SCREEN_MS) onOnline();
    return () => globalThis.removeEventListener('online', onOnline);
  }, []);
  return (
    <>
      <Button variant="primary" className={className} onClick={tryAgain}>
        Try again
      </Button>
      <ForSupport error={error} />
    </>
  );
}

/** The words of a crash, folded; what is told in plain words needs no others. */
export const ForSupport = ({ error }: Pick<ErrorComponentProps, 'error'>) =>
  !isTold(error) && (
    <details className="mt-3 w-full break-words">
      <summary>What to tell support</summary>
      {`${error}`}
    </details>
  );
