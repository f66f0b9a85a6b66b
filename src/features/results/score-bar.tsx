import { cn } from '#src/first-screen/cn.ts';

/** 0 to 100 percent, in outline where too little is rated. Decoration: words stand beside it. */
export const ScoreBar = ({ score, isFilled }: { score: number | null; isFilled: boolean }) => (
  <span aria-hidden="true" data-slot="chart-mark" className="my-0.5 block h-2 rounded-xs bg-foreground/8">
    {score !== null && (
      <span
        data-slot="chart-mark"
        className={cn(
          'block h-full min-w-0.5 rounded-xs border border-primary',
          isFilled ? 'bg-primary' : 'border-dashed bg-card',
        )}
        style={{ width: `${score}%` }}
      />
    )}
  </span>
);
