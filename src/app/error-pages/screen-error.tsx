import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '#src/components/ui/button.tsx';

/** Stands in for a screen that failed to draw; the header stays. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  return (
    <div role="alert" className="mx-auto my-12 max-w-md rounded-xl border bg-card p-8 shadow-sm">
      <h1 className="text-lg font-semibold">Oops. An error has occurred.</h1>
      <p className="mt-2 text-sm break-words text-muted-foreground">{error instanceof Error && error.message}</p>
      <Button className="mt-6" onClick={reset}>
        Try again
      </Button>
    </div>
  );
}
