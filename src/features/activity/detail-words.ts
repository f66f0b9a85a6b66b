import { ActivityAction, ActivityField, ActivityRecord } from '#generated/enums.ts';
import type { ActivityChange, ActivityEvent } from '#generated/model/index.ts';
import type { ChangedText } from '#src/components/text-change.tsx';
import { became } from '#src/lib/arrow.ts';
import { FIELD_NAMES, NOTHING, valueWords } from './field-words.ts';
import { textVerb } from './rating-event-words.ts';

export type DetailWords = {
  /** 'Author: Parliament of Kenya', 'Role: Researcher → Admin'. */
  facts: { name: string; words: string; isDigest?: true }[];
  texts: ChangedText[];
};

/** From so many characters on a changed text is shown by its words. */
const LONG = 40;

/** The line itself shows these of a rating and of a permission. */
const isToldInLine = ({ Record }: ActivityEvent, { Field }: ActivityChange): boolean =>
  Record === ActivityRecord.RolePermission ||
  (Record === ActivityRecord.Rating && Field !== ActivityField.ResearcherNote);

/** The title of a reference, the name of a file and the like, where it is new or gone. */
const isItsName = ({ RecordName, Action }: ActivityEvent, { Old, New }: ActivityChange): boolean =>
  Action !== ActivityAction.Changed && RecordName !== null && (New ?? Old) === RecordName;

/** What an event shows below its line. */
export function detailWords(event: ActivityEvent): DetailWords {
  const told = event.Changes.filter((change) => !isToldInLine(event, change) && !isItsName(event, change));
  const texts = told.filter((change) => isText(event, change));
  return {
    facts: told
      .filter((change) => !texts.includes(change))
      // what somebody compares seldom comes after what everybody reads
      .toSorted((a, b) => Number(isDigest(a)) - Number(isDigest(b)))
      .map((change) => ({
        name: FIELD_NAMES[change.Field],
        words: factWords(event, change),
        ...(isDigest(change) && { isDigest: true }),
      })),
    texts: texts.map(({ Field, Old, New }) => ({
      name: FIELD_NAMES[Field],
      earlier: String(Old ?? ''),
      later: String(New ?? ''),
    })),
  };
}

const isDigest = ({ Field }: ActivityChange) => Field === ActivityField.FileDigest;

const isText = ({ Action }: ActivityEvent, { Field, Old, New, IsWithheld }: ActivityChange): boolean =>
  !IsWithheld &&
  (Field === ActivityField.ResearcherNote ||
    (Action === ActivityAction.Changed && [Old, New].every((one) => typeof one === 'string' && one.length > LONG)));

function factWords({ Action, Record }: ActivityEvent, { Field, Old, New, IsWithheld }: ActivityChange): string {
  if (IsWithheld) return withheldWords[Action];
  const [before, after] = [valueWords(Field, Old, Record), valueWords(Field, New, Record)];
  if (Action !== ActivityAction.Changed) return New === null ? before : after;
  return before === NOTHING && after === NOTHING ? textVerb(Old, New) : became(before, after);
}

const withheldWords: Record<ActivityAction, string> = {
  [ActivityAction.Added]: 'written',
  [ActivityAction.Changed]: 'changed',
  [ActivityAction.Removed]: 'removed',
  [ActivityAction.Done]: 'written',
};
