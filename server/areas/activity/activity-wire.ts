import { ActivityKind } from '#generated/enums.ts';
import type { Row } from '../../db/schema.ts';
import { changesOnWire } from '../../domain/event-changes.ts';
import { instant, type Wire } from '../../domain/wire.ts';

/** An event, or one record of it: its place among those that it is about. */
export interface PlacedEvent extends Omit<Row<'event'>, 'pairs' | 'libraries' | 'details'> {
  user_name: string | null;
  edition_name: string | null;
  country_name: string | null;
  snapshot_name: string | null;
}

type Event = Wire<'ActivityEvent'>;

export interface Names {
  /** By user Id. */
  people: ReadonlyMap<number, string>;
  /** What a deleted edition was called, by its Id. */
  editions: ReadonlyMap<number, string>;
  /** What an indicator that was deleted from its edition was called, by `indicatorKey`. */
  indicators: ReadonlyMap<string, string>;
  /** Acts that are assignments which can be undone. */
  assignments: ReadonlySet<number>;
}

export const indicatorKey = (event: Pick<PlacedEvent, 'edition_id' | 'library_indicator_id'>): string =>
  `${event.edition_id} ${event.library_indicator_id}`;

const kinds = Object.values(ActivityKind);

/** Check constraints do not hold these numbers: triggers alone write them. */
export function eventOnWire(event: PlacedEvent, names: Names): Event {
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
    ReportEditionName: event.edition_name ?? names.editions.get(event.edition_id ?? 0) ?? null,
    CountryId: event.country_id,
    CountryName: event.country_name,
    IndicatorId: event.indicator_id,
    LibraryIndicatorId: event.library_indicator_id,
    SnapshotName: event.snapshot_name ?? names.indicators.get(indicatorKey(event)) ?? null,
    Changes: changesOnWire(event.changes, names.people),
    ...(names.assignments.has(event.act_id) && { AssignmentId: event.act_id }),
  };
}
