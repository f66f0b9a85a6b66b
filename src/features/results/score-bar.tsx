import type { CSSProperties } from 'react';

const track = 'my-0.5 block h-2 bg-foreground/8';
const filled = `${track} bg-[linear-gradient(var(--color-primary),var(--color-primary))] bg-no-repeat`;

/** 0 to 100 percent, in outline where too little is rated. Decoration: words stand beside it. */
export function ScoreBar({ score, isFilled }: { score: number | null; isFilled: boolean }) {
  const isDrawn = score !== null && isFilled;
  return (
    <span
      aria-hidden="true"
      data-slot="chart-mark"
      className={isDrawn ? filled : track}
      style={isDrawn ? lengthOf(score) : undefined}
    >
      {score !== null && !isFilled && (
        <span
          data-slot="chart-mark"
          className="block h-full min-w-0.5 border border-dashed border-primary bg-card"
          style={{ width: `${score}%` }}
        />
      )}
    </span>
  );
}

/** One element where a bar in its track would be two. */
const lengthOf = (score: number): CSSProperties => ({ backgroundSize: `max(2px, ${score}%) 100%` });
