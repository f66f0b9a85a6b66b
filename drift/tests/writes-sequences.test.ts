import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditionStatus } from '../../generated/enums.ts';
import type { Finding } from '../core/finding.ts';
import { openRoles } from '../live/roles.ts';
import { drawSequences } from '../live/writes/sequences.ts';
import { openReference, people, type Reference } from './mutants/backend.ts';
import { check } from './mutants/check.ts';
import { ordersOfCalls } from './mutants/planted/writes/sequences.ts';
import { loaded } from './support/loaded.ts';
import { runOf } from './support/run.ts';

const [first, count] = [20_261_126, 3];
const seeds = Array.from({ length: count }, (_, index) => first + index);

let reference: Reference;
beforeAll(async () => {
  reference = await openReference(loaded.contract, 'few countries');
});
afterAll(() => reference.close());

const planted = (operation: string) => ordersOfCalls.find((one) => one.operation === operation);
const told = ({ check: id, operationId, place, message }: Finding) => `${id} ${operationId} ${place}: ${message}`;
/** How many calls each sequence has that is told of an operation. */
const lengths = (found: Finding[], operation: string): number[] =>
  found
    .filter(({ operationId }) => operationId === operation)
    .map(({ message }) => message.split(': ').at(-1)?.split(', ').length ?? 0);

/** Sequences of views, milestones and activities, or those of one write, without the journeys. */
async function drawn(seed: number, operation = '', write = ''): Promise<Finding[]> {
  const run = runOf(reference.fetchOf(planted(operation)), { mode: 'write', seed });
  const tokens = Object.entries(people).map(async ([name, id]) => ({ name, token: await reference.tokenOf(id) }));
  await openRoles(run, await Promise.all(tokens));
  const { id } = await reference.db
    .selectFrom('edition')
    .select('id')
    .where('status', '=', EditionStatus.Active)
    .executeTakeFirstOrThrow();
  const lists = { inactive: [], countries: [], cases: [], later: [], ended: [], cleanup: [] };
  const writing = { run, marker: `contract-${seed}`, edition: { Id: id }, ...lists };
  await drawSequences(writing, (ids) => write === '' || ids.includes(write));
  expect(reference.faults.splice(0)).toEqual([]);
  return run.findings.all;
}

async function kept(): Promise<unknown[]> {
  const tables = await Promise.all([
    sql`select * from saved_view order by id`.execute(reference.db),
    sql`select * from milestone order by id`.execute(reference.db),
    sql`select * from activity order by id`.execute(reference.db),
  ]);
  return tables.map(({ rows }) => rows);
}

describe('random sequences of calls on the records of our own contract', () => {
  it('find nothing on the reference server, over two seeds, and leave nothing behind', async () => {
    const before = await kept();
    const found: string[] = [];
    for (const seed of seeds.slice(0, 2)) found.push(...(await drawn(seed)).map((one) => `${seed} ${told(one)}`));
    expect(found).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  const ofLists = [
    ['listViews', 'updateView'],
    ['listMilestones', 'updateMilestone'],
  ] as const;
  it.each(ofLists)('find what only an order of calls shows in %s', async (operation, write) => {
    const shortest: number[] = [];
    for (const seed of seeds) shortest.push(...lengths(await drawn(seed, operation, write), operation));
    expect(shortest.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...shortest)).toBeLessThanOrEqual(5);
  });

  const leading = [
    ['listViews', ['createView', 'updateView', 'deleteView']],
    ['listMilestones', ['updateMilestone']],
    ['readReferences', ['removeReference']],
  ] as const;
  it.each(leading)('find in %s what the journeys do not', async (operation, only) => {
    const scope = { seed: first, parts: ['writes' as const], only: [...only] };
    const isShort = (one: Finding) => lengths([one], operation).some((length) => length > 2 && length <= 7);
    const found = await check(loaded, reference, reference.fetchOf(planted(operation)), scope, isShort);
    expect(reference.faults.splice(0)).toEqual([]);
    // Before it nothing was found; what they leave wrong may be seen by others after them.
    expect(found[0]).toMatchObject({ check: 'sequence.contradiction', operationId: operation });
    expect(Math.min(...lengths(found, operation))).toBeLessThanOrEqual(7);
  });
});
