/** Which version a change of the ids of checks asks for: baselines and CI jobs name them. */
import type { Severity } from './core/finding.ts';

export interface Released {
  version: string;
  /** Of each check by its id. */
  ids: Record<string, Severity>;
}

export type Change = 'major' | 'minor' | 'none';

const weight: Record<Severity, number> = { info: 0, warn: 1, drift: 2 };

/**
 * An id that is gone or renamed, or that fails runs which passed, is a break; a new one finds what
 * was not looked for.
 */
export function changeOf(before: Released['ids'], now: Released['ids']): Change {
  const names = Object.keys(before);
  const isBroken = names.some((id) => {
    const [was, is] = [before[id], now[id]];
    return was === undefined || is === undefined || weight[is] > weight[was];
  });
  if (isBroken) return 'major';
  const isSame = names.length === Object.keys(now).length && names.every((id) => before[id] === now[id]);
  return isSame ? 'none' : 'minor';
}

/** Whether a version says what changed since another. */
export function isEnough(before: string, now: string, change: Change): boolean {
  const [[major = 0, minor = 0], [majorNow = 0, minorNow = 0]] = [numbers(before), numbers(now)];
  if (change === 'none') return true;
  return majorNow > major || (change === 'minor' && majorNow === major && minorNow > minor);
}

const numbers = (version: string) => version.split('.').map(Number);
