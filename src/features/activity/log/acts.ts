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

/** What contains the most stands first: a call that changes it changes the others along. */
const CONTAINING_FIRST: readonly ActivityRecord[] = [
  ActivityRecord.File,
  ActivityRecord.Edition,
  ActivityRecord.EditionCountry,
  ActivityRecord.EditionUser,
  ActivityRecord.Milestone,
  ActivityRecord.Activity,
  ActivityRecord.Indicator,
  ActivityRecord.LibraryIndicator,
  ActivityRecord.User,
  ActivityRecord.RolePermission,
  ActivityRecord.Rating,
  ActivityRecord.Reference,
  ActivityRecord.Comment,
  ActivityRecord.Notification,
];

/** Of what is no consequence the most containing, and of several the earliest. */
function subjectOf(events: ActivityEvent[]): ActivityEvent {
  const rank = ({ Cause, Record }: ActivityEvent) =>
    CONTAINING_FIRST.indexOf(Record) + (Cause === ActivityCause.Consequence ? CONTAINING_FIRST.length : 0);
  return events.reduceRight((best, one) => (rank(one) < rank(best) ? one : best));
}

/** The acts of each day of the viewer's clock, newest first. */
export const daysOf = (acts: readonly Act[]): [day: string, acts: Act[]][] => [
  ...Map.groupBy(acts, ({ event }) => dayOf(new Date(event.At))),
];
