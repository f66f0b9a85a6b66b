import { type ReactNode, useId } from 'react';

/**
 * A few controls that answer one question, side by side, and what is wrong with their answers
 * together.
 */
export function GroupError({ message, children }: { message: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it only ties the message to the fieldsets.
    <div role="group" aria-describedby={id} data-invalid={message ? true : undefined}>
      <div className="flex flex-wrap gap-x-6 gap-y-3">{children}</div>
      <p id={id} aria-live="polite" className="mt-1.5 text-sm font-medium text-destructive empty:hidden">
        {message}
      </p>
    </div>
  );
}
