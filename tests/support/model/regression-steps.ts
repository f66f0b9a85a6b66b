import type { Fate, Intent, Schedule, Step } from './schedule.ts';
import type { ViewName } from './views.ts';

export type RegressionSchedule = { title: string; schedule: Schedule };

/** Steps that are written often. */
export const wait = (ms = 50): Step => ({ do: 'wait', ms });
export const write = (intent: Intent, ...fates: Fate[]): Step => ({ do: 'write', intent, fates });
export const retry: Step = { do: 'retry', at: 0 };
/** The views are open and have their answers; then comes the rest. */
export const looking = (views: ViewName[], ...steps: Step[]): Schedule => ({
  ...{ pace: 0, views },
  steps: [...views.map((view): Step => ({ do: 'open', view })), wait(), ...steps],
});
export const [refused, lost] = [{ is: '409' }, { is: 'lost after' }] as const satisfies Fate[];
export const processing = (times: number, is: '503 done' | '503 undone'): Fate[] =>
  Array.from({ length: times }, () => ({ is }));
/** Longer than a write is asked about that is being processed. */
export const LONG_MS = 60_000;
