import { Link } from '@tanstack/react-router';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { Initials } from '#src/components/ui/initials.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { formatNumber } from '#src/lib/words.ts';
import { dashboardDefaults } from '../dashboard-search.ts';
import type { Figure, FigureGroup } from './figures.ts';

/** Large figures of a person's task side by side, each a link to its rows. */
export function FigureRow({ title, figures, who }: FigureGroup & { who: string }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h2 id={id} className="flex items-center gap-1.5 text-xs font-medium text-muted-foreground">
        <Initials name={who} className="-my-1 size-6" />
        {title}
      </h2>
      <ul
        aria-labelledby={id}
        className="mt-1 flex flex-wrap gap-x-7 gap-y-3 max-sm:grid max-sm:grid-cols-[repeat(3,auto)] max-sm:gap-x-4"
      >
        {figures.map((figure) => (
          <li key={figure.label}>
            <FigureLink {...figure} />
          </li>
        ))}
      </ul>
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
      className="group block rounded-sm py-0.5 outline-offset-4"
    >
      <span
        data-tabular
        className={cn(
          'flex items-center gap-1.5 text-2xl font-semibold tracking-tight',
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
      {detail && <span className="block text-xs text-muted-foreground">{detail}</span>}
    </Link>
  );
}
