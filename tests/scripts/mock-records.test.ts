import { beforeEach, describe, expect, test } from 'vitest';
import { Memory } from '../../scripts/mock/memory.ts';
import { bodyMembers } from '../../scripts/mock/record.ts';
import type { Row, Shape } from '../../scripts/mock/shapes.ts';
import { addressOf, admin, ask, contract, memory, rows, writes } from './mock/memory.ts';
import { exampleCalls, type Probe } from './mock/probes.ts';

beforeEach(() => memory.reset());

/** What a write sets beside what is sent; times and persons are those of the write. */
const setBeside: Record<string, string[]> = {
  unassignParentIndicator: [
    ...['IsDependent', 'ParentIndicatorId', 'ParentIndicator', 'IndicatorRelationType', 'IndicatorRelation'],
  ],
  updateIndicator: [
    'ParentIndicator',
    'IndicatorRelationType',
    'IndicatorRelation',
    'MilestoneId',
    'MilestoneName',
    'ActivityName',
    'SnapshotName',
    'OrderNumber',
    'OrderId',
    'ActivityOrderId',
    'MilestoneOrderId',
  ],
  revertImport: ['UndoState', 'UndoneOn', 'UndoneByName'],
  updateRating: ['WorkflowStatus', 'StatusSince', 'RatingLastUpdatedOn', 'RatingLastUpdatedByName', 'LastActivityOn'],
  promoteRatingWorkflow: ['StatusSince', 'Returned', 'LastActivityOn'],
};

/** Records of the form in which a write answers, as reads show them. */
function shownTo(write: Shape): Row[] {
  return write.invalidates.flatMap((id) => {
    const read = memory.shapes.get(id);
    if (read?.operation.method !== 'get') return [];
    const { body } = ask('get', addressOf(read, read.params));
    if (read.schema === write.schema) return body === undefined ? [] : [body as Row];
    return read.lists.flatMap(({ pointer, item }) =>
      item === write.schema ? ((pointer ? (body as Row)[pointer.slice(1)] : body) as Row[]) : [],
    );
  });
}

/** A write that is done after all that it may change was read. */
function changedBy(write: Shape, { params, body }: Probe): { before: Row; after: Row } | undefined {
  memory.reset();
  const shown = shownTo(write);
  const { status, body: answer } = ask(write.operation.method, addressOf(write, params), { body });
  const after = answer as Row | undefined;
  const before = status < 400 ? shown.find((row) => row?.Id === after?.Id) : undefined;
  return before && after && { before, after };
}

const changes = writes
  .filter((write) => memory.isKept(write) && write.operation.method !== 'delete')
  .filter((write) => exampleCalls(write).some((call) => changedBy(write, call)))
  .map((write) => [write.operation.operationId, write] as const);

describe('a write leaves of its record what it does not say', () => {
  test('of each write that changes one', () => {
    const names = changes.map(([id]) => id);
    expect(names).toEqual(expect.arrayContaining(['updateUser', 'updateReference', ...Object.keys(setBeside)]));
  });

  test.each(changes)('%s', (id, write) => {
    const mayChange = [...bodyMembers(contract, write), 'Version', ...(setBeside[id] ?? [])];
    const left = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => !mayChange.includes(name)));
    for (const call of exampleCalls(write)) {
      const done = changedBy(write, call);
      if (done) expect(left(done.after)).toEqual(left(done.before));
    }
  });
});

describe('the id of a record that no example has', () => {
  const pair = ({ country, indicator }: { country: number; indicator: number }) =>
    `/countries/${country}/report-editions/4/indicators/${indicator}`;
  const addresses = [404, 578, 604].flatMap((country) =>
    [451, 452, 453].map((indicator) => pair({ country, indicator })),
  );
  const started = () => {
    const one = new Memory(contract);
    const read = (path: string) =>
      one.answer({ method: 'get', path, query: new URLSearchParams(), token: admin, body: undefined });
    return (path: string) => read(path)?.body as Row;
  };
  const idsOf = (read: (path: string) => Row, asked: string[]) =>
    Object.fromEntries(asked.map((address) => [address, read(`${address}/rating`).Id]).sort());

  test('is the same after a restart, in whatever order is asked', () => {
    const ids = idsOf(started(), addresses);
    expect(idsOf(started(), addresses.toReversed())).toEqual(ids);
    expect(new Set(Object.values(ids)).size).toBe(addresses.length);
  });

  test('is that of every read that names the record, and its address is there at once', () => {
    for (const address of addresses) {
      const { Id } = started()(`${address}/rating`);
      const read = started();
      expect(read(`${address}/ratings/${Id}/comments`)).toHaveProperty('Data');
      expect(read(address)).toMatchObject({ CountryIndicatorRatingId: Id });
      expect(read(`${address}/ratings/${Number(Id) + 1}/comments`)).toMatchObject({ status: 404 });
    }
  });
});

test('a country is itself in each of its editions', () => {
  for (const country of rows(ask('get', '/countries'))) {
    for (const edition of [4, 3])
      expect(ask('get', `/countries/${country.Id}/report-editions/${edition}`).body).toMatchObject({
        ...country,
        ReportEditionId: edition,
      });
  }
});

test('an answer about another record is said to be an example where a part of it is not told of that record', () => {
  const at = (address: string) => ask('get', address).memory;
  const untold = [
    ...['/countries/392/report-editions/4/modules', '/countries/392/report-editions/4/activity'],
    ...['/results/4/countries/392', '/results/4/countries/392/dossier', '/results/3', '/dashboard/3', '/my-work/3'],
  ];
  for (const address of untold) expect(at(address), address).toBe('example');
  const told = [
    '/countries/392/report-editions/4',
    '/countries/392/report-editions/4/indicators/451',
    '/report-editions/3',
  ];
  for (const address of told) expect(at(address), address).toBe('kept');
  for (const { operation, params } of memory.shapes.values()) {
    const shape = memory.shapes.get(operation.operationId) as Shape;
    if (operation.method === 'get' && memory.isKept(shape))
      expect(at(addressOf(shape, params)), operation.operationId).toBe('kept');
  }
});
