import type { ErrorComponentProps } from '@tanstack/react-router';
import { ScreenError } from './screen-error.tsx';

/** Stands in for the whole layout where what it needs could not be fetched. */
export function LayoutError(props: ErrorComponentProps) {
  return (
    <main className="px-4">
      <title>Oops. An error has occurred.</title>
      <ScreenError {...props} />
    </main>
  );
}
