/** Collects events and writes them as a workbook, in a worker thread. */
import { writeFile } from 'node:fs/promises';
import { ActivityAction, ActivityCause, ActivityKind, ActivityRecord } from '#generated/enums.ts';
import type { Wire } from '../../domain/wire.ts';
import { type Tab, writeWorkbook } from '../../domain/workbook/workbook-write.ts';
import { serve } from '../../threads/worker-port.ts';

type Event = Wire<'ActivityEvent'>;
export type ActivityExportMessage = { kind: 'events'; events: Event[] } | { kind: 'write'; path: string };

let rows: Tab['rows'] = [];

serve<ActivityExportMessage>(answer, () => {
  rows = [];
});

async function answer(message: ActivityExportMessage): Promise<unknown> {
  if (message.kind === 'events') {
    for (const event of message.events) rows.push(...rowsOf(event));
    return undefined;
  }
  await writeFile(message.path, await writeWorkbook([{ name: 'Activity', columns, rows }]), { mode: 0o600 });
  return true;
}

const columns: Tab['columns'] = [
  { heading: 'Event', width: 10 },
  { heading: 'Act', width: 10 },
  { heading: 'When (UTC)', width: 22 },
  { heading: 'Person', width: 24 },
  { heading: 'How', width: 14 },
  { heading: 'Consequence of', width: 30 },
  { heading: 'Kinds', width: 18 },
  { heading: 'Action', width: 10 },
  { heading: 'Record', width: 16 },
  { heading: 'Name', width: 40 },
  { heading: 'Edition', width: 28 },
  { heading: 'Country', width: 24 },
  { heading: 'Indicator', width: 40 },
  { heading: 'Field', width: 20 },
  { heading: 'Old', width: 40 },
  { heading: 'New', width: 40 },
];

const nameIn = (names: Record<string, number>, value: number): string =>
  Object.entries(names).find(([, one]) => one === value)?.[0] ?? String(value);

/** One row a changed field; one without fields where an event has none. */
function rowsOf(event: Event): Tab['rows'] {
  const own = [
    ...[event.Id, event.ActId, event.At, event.UserName, nameIn(ActivityCause, event.Cause), event.CauseName],
    ...[event.Kinds.map((kind) => nameIn(ActivityKind, kind)).join(', '), nameIn(ActivityAction, event.Action)],
    ...[nameIn(ActivityRecord, event.Record), event.RecordName],
    ...[event.ReportEditionName, event.CountryName, event.SnapshotName],
  ];
  if (event.Changes.length === 0) return [[...own, null, null, null]];
  return event.Changes.map(({ Field, Old, New, IsWithheld }) => [
    ...own,
    Field,
    IsWithheld ? null : cellOf(Old),
    IsWithheld ? '(text changed)' : cellOf(New),
  ]);
}

const cellOf = (value: Event['Changes'][number]['Old']) => (typeof value === 'boolean' ? String(value) : value);
