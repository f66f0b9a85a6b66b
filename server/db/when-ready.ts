/** A database that only starts, or is too busy to let anybody in, is waited for by a start. */
import { setTimeout as sleep } from 'node:timers/promises';

const WAITS_MS = 60_000;
const PAUSE_MS = 500;

/** Asks again while the database is not ready; any other error is one at once. */
export async function whenReady<T>(ask: () => Promise<T>): Promise<T> {
  const since = performance.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isNotReady(error) || performance.now() - since > WAITS_MS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** It starts or stops (57P03), has no connection left (53300), or did not answer in time. */
function isNotReady(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^(57P03|53300)$/.test(code) || /connection timeout|timeout exceeded when trying to connect/.test(message);
}
