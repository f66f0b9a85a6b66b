import { type ReactNode, useRef } from 'react';

type SkipRowsProps = {
  /** What the rows are, as in 'Skip Countries'. */
  label: string;
  /** So few are passed as quickly; without anything to press in them, none is on the way. */
  isOffered: boolean;
  children: ReactNode;
};

/**
 * Lets the keyboard pass over rows that each hold something to press, to what comes after them
 * (WCAG 2.4.1).
 */
export function SkipRows({ label, isOffered, children }: SkipRowsProps) {
  const end = useRef<HTMLSpanElement>(null);
  return (
    <>
      {isOffered && (
        <button
          type="button"
          onClick={() => end.current?.focus()}
          className="sr-only z-50 rounded-md bg-popover px-3 py-2 text-sm font-medium shadow-md focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2"
        >
          Skip {label}
        </button>
      )}
      {children}
      <span ref={end} tabIndex={-1} className="sr-only" />
    </>
  );
}
