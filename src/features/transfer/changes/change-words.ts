import type { ActivityField } from '#generated/enums.ts';
import type { ActivityChange, ImportChange } from '#generated/model/index.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import type { ChangedText } from '#src/components/text-change.tsx';
import { became } from '#src/lib/arrow.ts';
import { formatDate } from '#src/lib/date-words.ts';

export type ChangeWords = {
  facts: { name: string; words: string }[];
  texts: ChangedText[];
};

/** What the file's headings and the forms call them; others are called as the contract does. */
const NAMES: Partial<Record<ActivityField, string>> = {
  RatingIsMet: 'Rating',
  ResearcherNote: 'Researcher Note',
  WorkflowStatus: 'Status',
  ResearchUserName: 'Research user',
  QAUserName: 'QA user',
  PublicationDate: 'Publication Date',
  AccessDate: 'Access Date',
  BookConferenceTitle: 'Book/Conference Title',
  PlaceConferenceLocation: 'Place/Conference Location',
};
const nameOf = (field: ActivityField): string => NAMES[field] ?? field;

/** A reference has a name of its own, its title; a rating has none. */
const isReference = ({ RecordName }: ImportChange): boolean => RecordName !== null;

/** Old and new of what an import changes: short values in a line each, the note by its words. */
export function changeWords(change: ImportChange): ChangeWords {
  const texts = change.Changes.filter(({ Field }) => Field === 'ResearcherNote');
  return {
    facts: change.Changes.filter((one) => !texts.includes(one)).map((one) => ({
      name: nameOf(one.Field),
      words: isReference(change)
        ? newWords(one)
        : became(valueWords(one.Field, one.Old), valueWords(one.Field, one.New)),
    })),
    texts: texts.map(({ Field, Old, New }) => ({
      name: nameOf(Field),
      earlier: String(Old ?? ''),
      later: String(New ?? ''),
    })),
  };
}

const newWords = ({ Field, New, IsWithheld }: ActivityChange): string =>
  IsWithheld ? 'written' : valueWords(Field, New);

function valueWords(field: ActivityField, value: ActivityChange['Old']): string {
  if (value === null) return 'none';
  if (field === 'RatingIsMet') return value ? 'Met' : 'Not Met';
  if (field === 'WorkflowStatus') return Object.entries(workflowLabels).find(([one]) => one === `${value}`)?.[1] ?? '';
  return field === 'AccessDate' ? formatDate(String(value)) : String(value);
}

/** What it is that changes: '1.1.1 Lead agency'. */
export const subjectOf = ({ SnapshotName }: ImportChange): string => SnapshotName ?? 'An indicator that was deleted';

/** 'Kenya · Road Safety Report 2026'. */
export const placeOf = ({ CountryName, ReportEditionName }: ImportChange): string =>
  [CountryName, ReportEditionName].filter((name) => name !== null).join(' · ');

/** Why it changes without a row of the file, or that a reference is new. */
export function reasonOf(change: ImportChange): string | undefined {
  const { RecordName, DeciderName, Changes } = change;
  if (isReference(change)) return `New reference ‘${RecordName}’`;
  if (DeciderName === null) return undefined;
  const met = Changes.find(({ Field }) => Field === 'RatingIsMet');
  const isDecided = met === undefined || met.New === false;
  return isDecided ? `Decided by ${DeciderName}, which is Not Met` : `No longer decided by ${DeciderName}`;
}
