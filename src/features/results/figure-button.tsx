import { Change } from '#src/components/results/change.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { formatChange, formatScore, isFull } from '#src/lib/results/figures.ts';
import { formatNumber } from '#src/lib/words.ts';
import { ScoreBar } from './score-bar.tsx';
import type { FigureOf } from './use-asked-figure.tsx';

type FigureButtonProps = FigureOf & {
  figure: { Score: number | null; Rated: number; Indicators: number };
  /** Beside the score; null where there is none or a column of its own has it. */
  change: number | null;
};

// Hundreds of them are drawn at once, so classes are joined once and each element counts.
const button = 'block w-full rounded-sm px-1 py-0.5 text-left whitespace-nowrap hover:bg-accent';
const classes = {
  full: cn(button, 'font-semibold'),
  partial: button,
  none: cn(button, 'text-xs text-muted-foreground'),
  /** The score begins its line and the change ends it. */
  apart: '[text-align-last:justify]',
  change: 'text-xs font-normal',
  // In the narrowest columns it needs a second line.
  coverage:
    'block text-xs font-normal text-muted-foreground [text-align-last:auto] max-sm:whitespace-normal print:whitespace-normal',
};

/** A score with its bar and its coverage; a press says how it is made (`useAskedFigure`). */
export function FigureButton({ subject, column, figure, change, isAsked, onAsk }: FigureButtonProps) {
  const { Score, Rated, Indicators } = figure;
  const isFilled = isFull(figure);
  const score = formatScore(Score);
  const coverage = `${formatNumber(Rated)} of ${formatNumber(Indicators)} rated`;
  const words = [`${subject}, ${column.title}:`, score, change !== null && formatChange(change), coverage];
  const look = Score === null ? classes.none : isFilled ? classes.full : classes.partial;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isAsked}
      aria-label={`${words.filter(Boolean).join(' ')}${Score !== null && !isFilled ? ', less than half' : ''}`}
      title="How is this made?"
      onClick={({ currentTarget }) => onAsk(currentTarget)}
      className={change === null ? look : `${look} ${classes.apart}`}
    >
      {/* Spaces keep the words apart where they are held against the name. */}
      {score} {change !== null && <Change change={change} className={classes.change} />}{' '}
      <ScoreBar score={Score} isFilled={isFilled} />
      <span className={classes.coverage}>{coverage}</span>
    </button>
  );
}
