import { beforeEach, expect, test } from 'vitest';
import { schemasOf } from '../../drift/core/schemas.ts';
import type { Answer } from '../../scripts/mock/memory.ts';
import { listNotDerived } from '../../scripts/mock/not-derived.ts';
import { capital, type Params, type Row, type Shape } from '../../scripts/mock/shapes.ts';
import { addressOf, admin, ask, contract, memory, researcher, shapes, tokenOf, writes } from './mock/memory.ts';
import { exampleCalls, otherCalls, type Probe } from './mock/probes.ts';

beforeEach(() => memory.reset());

const schemas = schemasOf(contract);
const faultsOf = ({ schema }: Shape, body: unknown) =>
  schema ? schemas.check(schema, body).map(({ instance, message }) => `${instance} ${message}`) : [];
const gets = shapes.filter(({ operation }) => operation.method === 'get');
const shapeOf = (id: string) => shapes.find(({ operation }) => operation.operationId === id) as Shape;

/** Addresses of all rows of the list of which a read tells one (`x-neighbours`). */
function rowsBeside({ operation, params }: Shape): Params[] {
  const { by = {}, of = [] } = (operation.node['x-neighbours'] ?? {}) as {
    by?: Record<string, string>;
    of?: { operation: string }[];
  };
  const page = memory.shapes.get(of[0]?.operation ?? '')?.examples[0] as { Data?: Row[] } | undefined;
  const own = (row: Row) => Object.fromEntries(Object.entries(by).map(([name, ref]) => [name, row[ref]]));
  return (page?.Data ?? []).map((row) => ({ ...params, ...own(row) }) as Params);
}

/** Addresses of the records that its examples are of, also without what it narrows by itself. */
function addressesOf(read: Shape): string[] {
  const named = (example: unknown) =>
    Object.entries(read.params).map(([name, value]) => [name, (example as Row | null)?.[capital(name)] ?? value]);
  const all = [read.params, ...read.examples.map((example) => Object.fromEntries(named(example)) as Params)];
  all.push(...rowsBeside(read));
  const paths = [...new Set(all.map((params) => addressOf(read, params)))];
  const narrowing = read.operation.parameters.filter(
    ({ in: place, pointer }) => place === 'query' && contract.at(`${pointer}/schema`).node.default === true,
  );
  const query = narrowing.map(({ name }) => `${name}=false`).join('&');
  return query ? [...paths, ...paths.map((path) => `${path}?${query}`)] : paths;
}

/** A call of a write, as whoever may do it. */
function send(write: Shape, { params, body }: Probe): Answer {
  const token = write.operation.operationId === 'clearNotification' ? researcher : admin;
  return ask(write.operation.method, addressOf(write, params), { token, body });
}

const addresses = gets.flatMap((read) =>
  addressesOf(read).map((address) => [read.operation.operationId, address] as const),
);
const readAll = (...tokens: string[]) =>
  tokens.flatMap((token) => addresses.map(([id, address]) => [id, ask('get', address, { token })] as const));

/** Reads that answer otherwise than before; whoever may not read any more sees no change of it. */
function changedBetween(before: ReturnType<typeof readAll>, after: ReturnType<typeof readAll>) {
  const isDenied = (status: number) => status === 401 || status === 403;
  return after.filter(([, { status, body }], index) => {
    const old = before[index]?.[1];
    if (!old || isDenied(status) || isDenied(old.status)) return false;
    return old.status !== status || JSON.stringify(old.body) !== JSON.stringify(body);
  });
}

test('every answer of a read has the form that the contract gives it, for each role', () => {
  for (const token of [admin, researcher, tokenOf('external@demo.test'), tokenOf('spectator@demo.test')]) {
    for (const [id, { status, body }] of readAll(token)) {
      expect([200, 403], id).toContain(status);
      if (status === 200 && body !== undefined) expect(faultsOf(shapeOf(id), body), id).toEqual([]);
    }
  }
});

const kept = writes.filter((write) => memory.isKept(write));

test('a write that is said to change nothing changes no read', () => {
  const others = writes.filter((write) => !kept.includes(write));
  expect(others.length).toBeGreaterThan(10);
  const before = readAll(admin);
  for (const write of others) {
    const [call] = exampleCalls(write);
    expect(send(write, call as Probe), write.operation.operationId).toMatchObject({ memory: 'example' });
  }
  expect(readAll(admin)).toEqual(before);
});

test('of a write and a read each says that the other is shown, or missing', () => {
  const reach = memory.reachOfAll();
  expect(Object.keys(reach)).toEqual(shapes.map(({ operation }) => operation.operationId));
  for (const { operation, invalidates } of writes) {
    const { shown = [], missing = [] } = reach[operation.operationId] ?? {};
    expect([...shown, ...missing]).toEqual(expect.arrayContaining(invalidates));
    for (const read of shown) expect(reach[read]?.shown, read).toContain(operation.operationId);
    for (const read of missing) expect(reach[read]?.missing, read).toContain(operation.operationId);
  }
  expect(reach.readProgramme?.missing).toContain('updateRating');
  expect(reach.listDashboardIndicators?.shown).toContain('updateRating');
  expect(reach.promoteRatingWorkflow?.shown).not.toContain('listRatingHistory');
  expect(reach.readQueue?.missing).toContain('promoteRatingWorkflow');
  expect(reach.listStuck?.ignored).toEqual(['days']);
});

/** A write is sent otherwise this often, though each of its claims has been seen to hold. */
const OTHER_CALLS = 4;

test.each(kept.map((write) => [write.operation.operationId, write] as const))(
  '%s is answered as the contract says, and changes the reads that it is said to change and no other',
  (id, write) => {
    const before = readAll(admin, researcher);
    const { shown = [] } = memory.reachOfAll()[id] ?? {};
    const unseen = new Set<string>(shown);
    const changedBy = (call: Probe) => {
      memory.reset();
      const answer = send(write, call);
      const changed = answer.status < 400 ? changedBetween(before, readAll(admin, researcher)) : [];
      for (const [read] of changed) unseen.delete(read);
      const ids = new Set(changed.map(([read]) => read));
      expect(
        [...ids].filter((read) => !shown.includes(read)),
        JSON.stringify(call),
      ).toEqual([]);
      return { answer, changed };
    };
    const [first, ...examples] = exampleCalls(write);
    const { answer, changed } = changedBy(first as Probe);
    expect(answer.status).toBe(write.response.status);
    if (answer.body !== undefined) expect(faultsOf(write, answer.body)).toEqual([]);
    expect(changed.length).toBeGreaterThan(0);
    for (const [read, { status, body }] of changed)
      if (status === 200) expect(faultsOf(shapeOf(read), body), read).toEqual([]);
    for (const call of examples) changedBy(call);
    let calls = 0;
    for (const call of otherCalls(contract, memory.shapes, write)) {
      if (unseen.size === 0 && calls >= OTHER_CALLS) break;
      changedBy(call);
      calls += 1;
    }
    expect([...unseen]).toEqual([]);
  },
);

test('what the contract says that a body may hold and nobody reads changes nothing', () => {
  const [row] = ask('get', '/report-editions/4/milestones').body as Row[];
  const body = { Id: row?.Id, FullName: row?.FullName, ShortName: 'Roads anew', OrderId: 5, Children: 99 };
  const { status, body: after } = ask('put', '/report-editions/4/milestones', { body });
  expect(status).toBe(200);
  expect(after).toMatchObject({ ShortName: 'Roads anew', OrderId: row?.OrderId, Children: row?.Children });
});

test('docs/mock.md lists what is not derived', async () => {
  await expect(listNotDerived(memory)).toMatchFileSnapshot('../../docs/mock.md');
});
