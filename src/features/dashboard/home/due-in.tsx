import { cn } from '#src/first-screen/cn.ts';
import { formatDate } from '#src/lib/date-words.ts';
import { daysLeft, daysUntil } from './days-left.ts';

/** A week before, and after, it is not a date like others. */
const SOON_DAYS = 7;

/** Until when, at the end of a head: '7 days left for research, until 30 Nov 2026'. */
export function DueIn({ what, date }: { what?: string; date: string }) {
  const days = daysUntil(date, new Date());
  return (
    <span className="sm:ml-auto">
      <span
        className={cn(
          'text-lg font-semibold',
          days < 0 ? 'text-destructive' : days <= SOON_DAYS ? 'text-warning' : 'text-foreground',
        )}
      >
        {days === 0 ? 'due today' : daysLeft(days)}
      </span>{' '}
      {[what, days < 0 ? 'since' : (days > 0 || what) && 'until', formatDate(date)].filter(Boolean).join(' ')}
    </span>
  );
}
