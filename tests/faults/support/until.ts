import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds until it is so; Infinity where it is not within `patienceMs`. */
export async function until(isSo: () => Promise<boolean>, patienceMs: number): Promise<number> {
  const since = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - since > patienceMs) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
  return performance.now() - since;
}
