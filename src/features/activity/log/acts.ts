import { ActivityCause, ActivityRecord } from '#generated/enums.ts';
import type { ActivityEvent } from '#generated/model/index.ts';
import { dayOf } from '#src/lib/calendar-date.ts';

/** What one call changed: one line, which opens to every record. */
export type Act = {
  key: string;
  /** What the call was about. */
  event: ActivityEvent;
  /** How many records the line stands for. */
  count: number;
  /** What changed beside it, such as what went with a part that was deleted. */
  others: number;
};

/**
 * Folds what belongs to one act, newest first: each event is the first of its statement, with the
 * number of all records that the statement changed.
 */
export function actsOf(events: readonly ActivityEvent[]): Act[] {
  const byAct = Map.groupBy(events, ({ ActId }) => ActId);
  return [...byAct.values()].map((own) => {
    const event = subjectOf(own);
    const all = own.reduce((sum, { AlikeCount }) => sum + AlikeCount, 0);
    return { key: `${event.ActId}`, event, count: event.AlikeCount, others: all - event.AlikeCount };
  });
}

/** The file of an import, else what was not a consequence; the earliest of several. */
function subjectOf(events: ActivityEvent[]): ActivityEvent {
  const earliestFirst = events.toReversed();
  return (
    earliestFirst.find(({ Record }) => Record === ActivityRecord.File) ??
    earliestFirst.find(({ Cause }) => Cause !== ActivityCause.Consequence) ??
    (earliestFirst[0] as ActivityEvent)
  );
}

/** The acts of each day of the viewer's clock, newest first. */
export const daysOf = (acts: readonly Act[]): [day: string, acts: Act[]][] => [
  ...Map.groupBy(acts, ({ event }) => dayOf(new Date(event.At))),
];
