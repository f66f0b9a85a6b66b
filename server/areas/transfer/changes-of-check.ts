/** What a checked file would change, old and new, in the words of the contract. */
import { ActivityField, ActivityRecord } from '#generated/enums.ts';
import { snapshotName } from '../../domain/order-number.ts';
import type { Wire } from '../../domain/wire.ts';
import type { Checked } from './check-file.ts';
import { referenceIn } from './check-reference.ts';
import { isTurned } from './import-cascade.ts';
import type { ImportSnapshot, SnapshotPair, State } from './import-snapshot.ts';
import type { PlacedRow } from './placed-rows.ts';
import { referenceColumns } from './table-columns.ts';

type ImportChange = Wire<'ImportChange'>;
type Change = Wire<'ActivityChange'>;

/** How many changes are kept together, so that a page is read from one or two. */
export const PART = 200;

/**
 * The changes of a part: ratings by edition, country and number, then references in the order of
 * the file.
 */
export function changesInParts(
  { changed, references }: Checked,
  snapshot: ImportSnapshot,
): (part: number) => ImportChange[] {
  const ratings = inOrder(changed, snapshot);
  return (part) => {
    const [from, to] = [part * PART, (part + 1) * PART];
    return [
      ...ratings.slice(from, to).map((one) => ratingChange(one, snapshot)),
      ...references.slice(from - ratings.length, to - ratings.length).map(sourceChange),
    ];
  };
}

function inOrder(pairs: readonly SnapshotPair[], snapshot: ImportSnapshot): SnapshotPair[] {
  const places = new Map([...snapshot.countries.values()].map(({ id }, place) => [id, place]));
  return pairs.toSorted(
    (a, b) =>
      a.edition.id - b.edition.id ||
      (places.get(a.country.id) ?? 0) - (places.get(b.country.id) ?? 0) ||
      a.indicator.number - b.indicator.number,
  );
}

const placeOf = ({ edition, country, indicator }: SnapshotPair) => ({
  ReportEditionName: edition.name,
  CountryName: country.name,
  SnapshotName: snapshotName(indicator.number, indicator.name),
});

function ratingChange(pair: SnapshotPair, snapshot: ImportSnapshot): ImportChange {
  const parent = snapshot.parentOf(pair)?.indicator;
  const isDecided = isTurned(pair) || pair.after.decidedBy !== null;
  return {
    Record: ActivityRecord.Rating,
    RecordId: pair.id,
    RecordName: null,
    ...placeOf(pair),
    DeciderName: isDecided && parent ? snapshotName(parent.number, parent.name) : null,
    Changes: differences(pair, snapshot),
  };
}

const told: [Change['Field'], keyof State][] = [
  [ActivityField.Score, 'score'],
  [ActivityField.RatingIsMet, 'isMet'],
  [ActivityField.ResearcherNote, 'note'],
  [ActivityField.WorkflowStatus, 'status'],
  [ActivityField.ResearchUserName, 'researcher'],
  [ActivityField.QAUserName, 'reviewer'],
  [ActivityField.ResearchDueDate, 'researchDue'],
  [ActivityField.QADueDate, 'qaDue'],
];

function differences({ before, after }: SnapshotPair, snapshot: ImportSnapshot): Change[] {
  const valueIn = (state: State, key: keyof State) => {
    const value = state[key];
    if (key !== 'researcher' && key !== 'reviewer') return value as Change['Old'];
    return value === null ? null : (snapshot.users.find(({ id }) => id === value)?.name ?? '');
  };
  return told
    .filter(([, key]) => before[key] !== after[key])
    .map(([Field, key]) => ({ Field, Old: valueIn(before, key), New: valueIn(after, key), IsWithheld: false }));
}

/** As the activity log tells a new reference: its information only that it is there. */
function sourceChange({ row, pair }: PlacedRow): ImportChange {
  const reference = referenceIn(row, pair);
  return {
    Record: ActivityRecord.Reference,
    RecordId: null,
    RecordName: reference.title,
    ...placeOf(pair),
    DeciderName: null,
    Changes: fieldsOfSource.flatMap(([Field, column]) => {
      const value = reference[column];
      if (value === null) return [];
      const IsWithheld = Field === ActivityField.Information;
      return [{ Field, Old: null, New: IsWithheld ? null : value, IsWithheld }];
    }),
  };
}

/** The heading of a column is what its property is called, but for spaces and slashes. */
const fieldsOfSource = Object.values(ActivityField).flatMap((field) => {
  const own = referenceColumns.find(({ heading }) => heading.replaceAll(/[ /]/g, '') === field);
  return own && field !== ActivityField.Title ? [[field, own.column] as const] : [];
});
