import { notices } from '#src/lib/notices/notices.ts';
import { formatNumber } from '#src/lib/words.ts';

const MINUTE_MS = 60_000;
/** How far a clock may be off [Q-S10]. */
const MOST_MS = 5 * MINUTE_MS;

/**
 * Says that this device's clock is wrong, by the server's `Date`; without one, or with one that is
 * no date, nothing.
 */
export function warnOfClock(serverDate: string | null): void {
  const ahead = Date.now() - Date.parse(serverDate ?? '');
  if (!(Math.abs(ahead) > MOST_MS)) return;
  const minutes = formatNumber(Math.round(Math.abs(ahead) / MINUTE_MS));
  notices.push({
    message: `The clock of this device is ${minutes} minutes ${ahead > 0 ? 'fast' : 'slow'}. Set it right, so that times are shown as they are.`,
  });
}
