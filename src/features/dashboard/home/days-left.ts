import { todayInUtc } from '#rules/next-step.ts';
import { counted } from '#src/lib/words.ts';

const DAY_MS = 86_400_000;

/** Calendar days from today (UTC); negative once the date is over. */
export const daysUntil = (date: string, now: Date): number =>
  Math.round((Date.parse(date) - Date.parse(todayInUtc(now))) / DAY_MS);

/** '8 days left', 'today', 'over'. */
export const daysLeft = (days: number): string =>
  days < 0 ? 'over' : days === 0 ? 'today' : `${counted(days, 'day')} left`;
