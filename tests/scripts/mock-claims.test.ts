import { beforeEach, expect, test } from 'vitest';
import { schemasOf } from '../../drift/core/schemas.ts';
import type { Answer } from '../../scripts/mock/answer.ts';
import { listNotDerived } from '../../scripts/mock/not-derived.ts';
import { capital, type Params, type Row, type Shape } from '../../scripts/mock/shapes.ts';
import { addressOf, admin, ask, contract, memory, people, researcher, shapes, writes } from './mock/memory.ts';
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

const exampleOf = ({ operation }: Shape, parameter: string) =>
  operation.parameters.find(({ name }) => name === parameter)?.example;

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
  const required = read.asked.map(({ parameter }) => `${parameter}=${exampleOf(read, parameter)}`);
  const queries = [required, [...required, ...narrowing.map(({ name }) => `${name}=false`)]].map((all) =>
    all.join('&'),
  );
  return [...new Set(queries)].flatMap((query) => paths.map((path) => (query ? `${path}?${query}` : path)));
}

/** A call of a write, as whoever may do it. */
function send(write: Shape, { params, body }: Probe): Answer {
  const token = write.operation.operationId === 'clearNotification' ? researcher : admin;
  return ask(write.operation.method, addressOf(write, params), { token, body });
}

const addresses = gets.flatMap((read) =>
  addressesOf(read).map((address) => [read.operation.operationId, address] as const),
);

/** Reads whose answer the contract has depend on who asks, beside what the person may. */
const personal = new Set(
  gets
    .filter(({ operation: { node, path, parameters }, callers, schema }) => {
      const filters = parameters.map(({ pointer }) => contract.at(pointer).node['x-filter'] as Row | undefined);
      const statements = JSON.stringify([node['x-statements'], schema && contract.at(schema).node['x-statements']]);
      const isOwn = path.includes('/current-user') || callers.length > 0 || /"caller"|@user/.test(statements);
      return isOwn || node['x-neighbours'] !== undefined || filters.some((filter) => filter?.caller);
    })
    .map(({ operation }) => operation.operationId),
);

type Answers = [of: string, id: string, answer: Answer][];
const readAs = (token: string, isRead = (_: string) => true): Answers =>
  addresses.flatMap(([id, address]) => (isRead(id) ? [[`${id} as ${token}`, id, ask('get', address, { token })]] : []));

/** What the admin reads, and of everybody else whom the examples name what is the person's. */
const readAll = (isRead = (_: string) => true): Answers => [
  ...readAs(admin, isRead),
  ...people.flatMap((token) => (token === admin ? [] : readAs(token, (id) => personal.has(id) && isRead(id)))),
];

let untouched: Answers | undefined;
/** The same before anything was written, as each test begins. */
const readUntouched = (): Answers => {
  untouched ??= readAll();
  return untouched;
};

/** Reads that answer otherwise than before; whoever may not read any more sees no change of it. */
function changedBetween(before: ReturnType<typeof readAll>, after: ReturnType<typeof readAll>) {
  const isDenied = (status: number) => status === 401 || status === 403;
  return after.filter(([, , { status, body }], index) => {
    const old = before[index]?.[2];
    if (!old || isDenied(status) || isDenied(old.status)) return false;
    return old.status !== status || JSON.stringify(old.body) !== JSON.stringify(body);
  });
}

test('every answer of a read has the form that the contract gives it, for everybody whom the examples name', () => {
  expect(people.length).toBeGreaterThan(4);
  const all = people.map((token) => readAs(token));
  for (const [of, id, { status, body }] of all.flat()) {
    expect([200, 403], of).toContain(status);
    if (status === 200 && body !== undefined) expect(faultsOf(shapeOf(id), body), of).toEqual([]);
  }
  // so that it is enough to read as one person what is nobody's own
  all[0]?.forEach(([of, id, { body }], index) => {
    if (personal.has(id)) return;
    for (const answers of all)
      if (answers[index]?.[2].status === 200) expect(answers[index]?.[2].body, of).toEqual(body);
  });
});

const kept = writes.filter((write) => memory.isKept(write));

test('a write that is said to change nothing changes no read', () => {
  const others = writes.filter((write) => !kept.includes(write));
  expect(others.length).toBeGreaterThan(10);
  const before = readUntouched();
  for (const write of others) {
    const [call] = exampleCalls(write);
    expect(send(write, call as Probe), write.operation.operationId).toMatchObject({ memory: 'example' });
  }
  expect(readAll()).toEqual(before);
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

/**
 * A write is sent otherwise this often, though each of its claims has been seen to hold. Further
 * calls are looked at as a whole where they change a read that none has changed yet.
 */
const OTHER_CALLS = 4;

test.each(kept.map((write) => [write.operation.operationId, write] as const))(
  '%s is answered as the contract says, and changes the reads that it is said to change and no other',
  (id, write) => {
    const before = readUntouched();
    const { shown = [] } = memory.reachOfAll()[id] ?? {};
    const unseen = new Set<string>(shown);
    const isUnseen = (read: string) => unseen.has(read);
    /** Whether a call changes a read that none has changed yet. */
    const isNews = (call: Probe) => {
      memory.reset();
      const ofUnseen = before.filter(([, read]) => isUnseen(read));
      return send(write, call).status < 400 && changedBetween(ofUnseen, readAll(isUnseen)).length > 0;
    };
    const changedBy = (call: Probe) => {
      memory.reset();
      const answer = send(write, call);
      const changed = answer.status < 400 ? changedBetween(before, readAll()) : [];
      for (const [, read] of changed) unseen.delete(read);
      const ids = new Set(changed.map(([, read]) => read));
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
    for (const [of, read, { status, body }] of changed)
      if (status === 200) expect(faultsOf(shapeOf(read), body), of).toEqual([]);
    for (const call of examples) changedBy(call);
    let calls = 0;
    for (const call of otherCalls(contract, memory.shapes, write)) {
      if (unseen.size === 0 && calls >= OTHER_CALLS) break;
      if (calls < OTHER_CALLS || isNews(call)) changedBy(call);
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
