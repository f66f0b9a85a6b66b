import { ActivityAction, ActivityField, ActivityKind, ActivityRecord } from '#generated/enums.ts';
import type { ActivityEvent } from '#generated/model/index.ts';
import { counted } from '#src/lib/words.ts';
import { valueWords } from './field-words.ts';
import { ratingEventWords } from './rating-event-words.ts';

const { Added, Removed } = ActivityAction;

/** What happened, in a line; `count` is how many records the line stands for. */
export function eventWords(event: ActivityEvent, count = event.RecordCount): string {
  if (event.Record === ActivityRecord.Rating) return ratingEventWords(event, count);
  return wordsOf[event.Record](event, count);
}

type Words = (event: ActivityEvent, count: number) => string;

const verbsOf: Record<ActivityAction, string> = {
  [Added]: 'Added',
  [ActivityAction.Changed]: 'Changed',
  [Removed]: 'Removed',
  [ActivityAction.Done]: 'Did',
};

const named = ({ RecordName }: ActivityEvent): string => (RecordName === null ? '' : ` ‘${RecordName}’`);

/** 'Added indicator ‘1.1.1 Lead agency’', 'Added 150 indicators'. */
const thing =
  (noun: string, many?: string): Words =>
  (event, count) =>
    `${verbsOf[event.Action]} ${count > 1 ? counted(count, noun, many) : `${noun}${named(event)}`}`;

/** Who or what became part of an edition, or is no more. */
const member =
  (noun: string, many?: string): Words =>
  (event, count) => {
    const who = count > 1 ? counted(count, noun, many) : (event.RecordName ?? `a ${noun}`);
    return event.Action === Removed ? `Removed ${who} from the edition` : `Added ${who} to the edition`;
  };

const permission: Words = (event, count) => {
  const isTaken = event.Action === Removed;
  const told = event.Changes.find(({ Field }) => Field === ActivityField.Role);
  const role = valueWords(ActivityField.Role, told?.New ?? told?.Old ?? null, event.Record);
  const what = count > 1 ? counted(count, 'permission') : `permission${named(event)}`;
  return isTaken ? `Took ${what} from ${role}` : `Gave ${what} to ${role}`;
};

const file: Words = (event) => {
  if (!event.Kinds.includes(ActivityKind.Import)) return `Exported${named(event) || ' a file'}`;
  return event.Operation === 'revertImport' ? `Undid the import of${named(event)}` : `Imported${named(event)}`;
};

const wordsOf: Record<Exclude<ActivityRecord, typeof ActivityRecord.Rating>, Words> = {
  [ActivityRecord.Reference]: thing('reference'),
  [ActivityRecord.Comment]: ({ Action }, count) =>
    count > 1
      ? `${verbsOf[Action]} ${counted(count, 'comment')}`
      : Action === Removed
        ? 'Removed a comment'
        : 'Wrote a comment',
  [ActivityRecord.Notification]: ({ Action }, count) =>
    `${Action === Removed ? 'Cleared' : 'Restored'} ${count > 1 ? counted(count, 'notification') : 'a notification'}`,
  [ActivityRecord.Milestone]: thing('milestone'),
  [ActivityRecord.Activity]: thing('activity', 'activities'),
  [ActivityRecord.Indicator]: thing('indicator'),
  [ActivityRecord.LibraryIndicator]: thing('library indicator'),
  [ActivityRecord.Edition]: thing('edition'),
  [ActivityRecord.EditionUser]: member('user'),
  [ActivityRecord.EditionCountry]: member('country', 'countries'),
  [ActivityRecord.User]: thing('user'),
  [ActivityRecord.RolePermission]: permission,
  [ActivityRecord.File]: file,
  [ActivityRecord.View]: thing('saved view'),
};
