import { type ReactNode, useRef, useState } from 'react';
import { AnchoredPopover } from '#src/components/anchored-popover.tsx';
import { Change } from '#src/components/results/change.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { type FigureColumn, formatScore, isFull } from '#src/lib/results/figures.ts';
import { formatNumber } from '#src/lib/words.ts';
import { ScoreBar } from './score-bar.tsx';

type FigureButtonProps = {
  /** Whose figure it is: a country, a region, all countries. */
  subject: string;
  column: FigureColumn;
  figure: { Score: number | null; Rated: number; Indicators: number };
  /** Beside the score; null where there is none or a column of its own has it. */
  change: number | null;
  /** How it is made: what the popover shows. */
  making: ReactNode;
};

/** A score with its bar and its coverage; a press says how it is made. */
export function FigureButton({ subject, column, figure, change, making }: FigureButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { Score, Rated, Indicators } = figure;
  const isFilled = isFull(figure);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        title="How is this made?"
        className="block w-full rounded-sm px-1 py-0.5 text-left hover:bg-accent"
      >
        <span className="sr-only">
          {subject}, {column.title}:
        </span>{' '}
        <span className="flex items-baseline justify-between gap-1">
          <span
            data-tabular
            className={cn(
              'font-semibold',
              !isFilled && 'font-normal',
              Score === null && 'text-xs text-muted-foreground',
            )}
          >
            {formatScore(Score)}
          </span>
          {/* Spaces keep the words apart where they are read as the button's name. */}{' '}
          {change !== null && <Change change={change} className="text-xs" />}
        </span>{' '}
        <ScoreBar score={Score} isFilled={isFilled} />
        <span data-tabular className="block truncate text-xs text-muted-foreground print:whitespace-normal">
          {formatNumber(Rated)} of {formatNumber(Indicators)} rated
        </span>
        {Score !== null && !isFilled && <span className="sr-only">, less than half</span>}
      </button>
      {open && (
        <AnchoredPopover
          aria-label={`How is this made? ${subject}, ${column.title}`}
          anchor={button}
          onClose={() => setOpen(false)}
          className="w-88"
        >
          {making}
        </AnchoredPopover>
      )}
    </>
  );
}
