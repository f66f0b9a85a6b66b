import { useDeferredValue, useMemo } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { wordDifference } from '#src/lib/word-difference.ts';

type TextDifferenceProps = { earlier: string; later: string; className?: string };

/**
 * How a text became another: what is gone is struck through, what is new underlined, and both are
 * said in words to screen readers.
 */
export function TextDifference({ earlier, later, className }: TextDifferenceProps) {
  // The later text may be one that is being typed.
  const shown = useDeferredValue(later);
  const parts = useMemo(() => wordDifference(earlier, shown), [earlier, shown]);
  return (
    <p className={cn('break-words whitespace-pre-line', className)}>
      {parts.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a run of words is nothing but its place.
        if (kind === 'same') return <span key={at}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          <Mark key={at} className={marks[kind]}>
            <span className="sr-only"> [{kind}: </span>
            {text}
            <span className="sr-only">] </span>
          </Mark>
        );
      })}
    </p>
  );
}

const marks = {
  added: 'bg-success/15 underline decoration-success decoration-2 underline-offset-2',
  removed: 'bg-destructive/10 line-through decoration-destructive',
};
