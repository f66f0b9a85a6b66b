import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { isOverdue, nextStep } from '#rules/next-step.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { formatDate, formatDayOf } from '#src/lib/date-words.ts';
import { counted } from '#src/lib/words.ts';
import { isDecided } from './rights.ts';

const DAY_MS = 86_400_000;

/** Who has to act next, since when and until when, and when anything last happened. */
export function WhoseMove({ rating }: { rating: CountryIndicatorRating }) {
  const now = new Date();
  const work = { ...rating, IsDecided: isDecided(rating) };
  const next = nextStep(work);
  const { LastActivityOn } = rating;
  return (
    <dl className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1 text-sm empty:hidden [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-1.5">
      {next && (
        <div>
          <dt className="text-muted-foreground">Next to act</dt>
          <dd>{moveWords(rating, now)}</dd>
        </div>
      )}
      {next?.dueDate && (
        <div>
          <dt className="text-muted-foreground">Due</dt>
          <dd className="flex flex-wrap items-center gap-x-1.5">
            <time dateTime={next.dueDate}>{formatDate(next.dueDate)}</time>
            {isOverdue(work, now) && (
              <Badge tone="danger">
                <TriangleAlert aria-hidden="true" className="size-3.5" /> Overdue
              </Badge>
            )}
          </dd>
        </div>
      )}
      {LastActivityOn && (
        <div>
          <dt className="text-muted-foreground">Last activity</dt>
          <dd>
            <time dateTime={LastActivityOn}>{formatDayOf(LastActivityOn)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** 'Elena Petrova, QA · 12 days', or 'nobody: no QA user' where the one is missing. */
export function moveWords(rating: CountryIndicatorRating, now: Date): string {
  const next = nextStep(rating);
  const task = next?.task === 'qa' ? 'QA' : 'research';
  const name = next?.task === 'qa' ? rating.QAUserName : rating.ResearchUserName;
  const who = name ? `${name}, ${task}` : `nobody: no ${task} user`;
  return rating.StatusSince ? `${who} · ${sinceWords(rating.StatusSince, now)}` : who;
}

function sinceWords(instant: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS);
  return days < 1 ? 'today' : counted(days, 'day');
}
