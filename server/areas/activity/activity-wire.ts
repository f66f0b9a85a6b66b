import { ActivityField, ActivityKind } from '#generated/enums.ts';
import type { Row } from '../../db/schema.ts';
import { instant, type Wire } from '../../domain/wire.ts';

/** An event, or one record of it: its place among those that it tells of. */
export interface PlacedEvent extends Omit<Row<'event'>, 'pairs' | 'libraries' | 'details'> {
  user_name: string | null;
  edition_name: string | null;
  country_name: string | null;
  snapshot_name: string | null;
}

type Event = Wire<'ActivityEvent'>;
type Change = Wire<'ActivityChange'>;
type Field = Wire<'ActivityField'>;

/** In the order of the contract, whatever order the database keeps members in. */
const fields = Object.values(ActivityField);
const kinds = Object.values(ActivityKind);
const people = new Set<Field>([ActivityField.ResearchUserName, ActivityField.QAUserName]);

/** The users whom changes name by their ids. */
export function peopleIn(events: Pick<PlacedEvent, 'changes'>[]): number[] {
  const ids = events.flatMap(({ changes }) =>
    [...people].flatMap((field) => {
      const change = changes[field];
      return Array.isArray(change) ? change : [];
    }),
  );
  return [...new Set(ids)].filter((id) => typeof id === 'number');
}

/** Check constraints do not hold these numbers: triggers alone write them. */
export function eventOnWire(event: PlacedEvent, names: ReadonlyMap<number, string>): Event {
  return {
    Id: event.id,
    ActId: event.act_id,
    RecordCount: event.records,
    AlikeCount: event.alike,
    At: instant(event.at),
    UserId: event.user_id,
    UserName: event.user_name,
    Operation: event.operation,
    Kinds: kinds.filter((kind) => event.kinds & (1 << kind)),
    Action: event.action as Event['Action'],
    Cause: event.cause as Event['Cause'],
    CauseName: event.cause_name,
    Record: event.record as Event['Record'],
    RecordId: event.record_id,
    RecordName: event.record_name,
    ReportEditionId: event.edition_id,
    ReportEditionName: event.edition_name,
    CountryId: event.country_id,
    CountryName: event.country_name,
    IndicatorId: event.indicator_id,
    LibraryIndicatorId: event.library_indicator_id,
    SnapshotName: event.snapshot_name,
    Changes: changesOnWire(event.changes, names),
  };
}

function changesOnWire(changes: PlacedEvent['changes'], names: ReadonlyMap<number, string>): Change[] {
  return fields.flatMap((Field): Change[] => {
    const change = changes[Field];
    if (change === undefined) return [];
    if (change === true) return [{ Field, Old: null, New: null, IsWithheld: true }];
    const [Old, New] = change.map((value) => (people.has(Field) ? nameOf(value, names) : value)) as Change['Old'][];
    return [{ Field, Old: Old ?? null, New: New ?? null, IsWithheld: false }];
  });
}

const nameOf = (id: unknown, names: ReadonlyMap<number, string>) =>
  id === null ? null : (names.get(Number(id)) ?? '');
