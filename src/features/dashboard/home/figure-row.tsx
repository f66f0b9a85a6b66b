import { Link } from '@tanstack/react-router';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId } from 'react';
import { Initials } from '#src/components/ui/initials.tsx';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { formatNumber } from '#src/lib/words.ts';
import { dashboardDefaults } from '../dashboard-search.ts';
import { Completed } from './completed.tsx';
import { DueIn } from './due-in.tsx';
import type { Figure, FigureGroup } from './figures.ts';

type FigureRowProps = FigureGroup & { who: string; action: ReactNode };

/**
 * A person's task: how far it is and until when, drawn, and large figures, each a link to its rows.
 */
export function FigureRow({ title, figures, counts, due, who, action }: FigureRowProps) {
  const id = useId();
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  return (
    <div className="min-w-0 flex-1 basis-80">
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted-foreground">
        <h2 id={id} className="flex items-center gap-1.5 font-medium">
          <Initials name={who} />
          {title}
        </h2>
        <Completed share={sum && counts.QACompleted / sum} />
        {due && <DueIn date={due} />}
      </div>
      <StatusBar label={title} counts={counts} className="mt-1.5 h-3.5" />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-7 gap-y-4">
        <ul
          aria-labelledby={id}
          className="flex flex-wrap gap-x-7 gap-y-3 max-sm:grid max-sm:grid-cols-[repeat(3,auto)] max-sm:gap-x-4"
        >
          {figures.map((figure) => (
            <li key={figure.label}>
              <FigureLink {...figure} />
            </li>
          ))}
        </ul>
        {action}
      </div>
    </div>
  );
}

const marks = { warning: CornerDownLeft, danger: TriangleAlert };

export function FigureLink({ label, count, search, tone, detail }: Figure) {
  const Mark = tone && count > 0 ? marks[tone] : undefined;
  return (
    <Link
      to="/dashboard"
      search={{ ...dashboardDefaults, ...search }}
      className="group block content-start rounded-sm py-0.5 outline-offset-4"
    >
      <span
        data-tabular
        className={cn(
          'flex items-center gap-1.5 text-[1.75rem] leading-9 font-semibold tracking-tight',
          count === 0 && 'text-muted-foreground',
          Mark && (tone === 'danger' ? 'text-destructive' : 'text-warning'),
        )}
      >
        {formatNumber(count)}
        {Mark && <Mark aria-hidden="true" className="size-4" />}
      </span>
      <span className="block text-sm text-muted-foreground group-hover:text-foreground group-hover:underline">
        {label}
      </span>
      {detail && <span className="block text-xs text-balance text-muted-foreground">{detail}</span>}
    </Link>
  );
}
