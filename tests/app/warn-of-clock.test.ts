import { afterEach, expect, test } from 'vitest';
import { warnOfClock } from '#src/app/warn-of-clock.ts';
import { notices } from '#src/lib/notices/notices.ts';

afterEach(() => notices.clear());

/** What is said where the server's clock is so many minutes away from ours. */
function said(minutes: number): (string | undefined)[] {
  warnOfClock(new Date(Date.now() + minutes * 60_000).toUTCString());
  return notices.all().map(({ message }) => message);
}

test('[Q-S10] a clock that is more than five minutes off is said', () => {
  expect(said(-60)).toEqual([
    'The clock of this device is 60 minutes fast. Set it right, so that times are shown as they are.',
  ]);
  notices.clear();
  expect(said(6)).toEqual([
    'The clock of this device is 6 minutes slow. Set it right, so that times are shown as they are.',
  ]);
});

test('[Q-S10] one that is right, and an answer without a date, say nothing', () => {
  for (const minutes of [-4.9, 0, 4.9]) expect(said(minutes)).toEqual([]);
  warnOfClock(null);
  warnOfClock('soon');
  expect(notices.all()).toEqual([]);
});
