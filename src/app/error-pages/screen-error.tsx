import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#src/components/ui/button.tsx';

/** Stands in for a screen that failed to render; the header stays. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = () => {
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
    return () => globalThis.removeEventListener('online', onOnline);
  }, []);
  return (
    <div role="alert" className="mx-auto my-12 max-w-md rounded-xl border bg-card p-8 shadow-sm">
      <h1 className="text-lg font-semibold">Oops. An error has occurred.</h1>
      <p className="mt-2 text-sm break-words text-muted-foreground">{error instanceof Error && error.message}</p>
      <Button className="mt-6" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
