/**
 * What a write must leave alone: every read of the contract that it does not name in
 * `x-invalidates`, and of the others what is not the run's own.
 */
import type { Operation } from '../../core/contract.ts';
import { countOf, show } from '../../core/finding.ts';
import { equal } from './compare.ts';
import { did, found, type Params, type Row, read, roleFor, type Writing } from './context.ts';

/** Values for parameters by their name; `libraryId` stands for the `id` of the library's area. */
export type Bag = Record<string, string | number>;
export type World = Map<string, unknown>;

/** The reads of the contract whose parameters the bag can fill, with the parameters. */
function readsOf(writing: Writing, bag: Bag): { operation: Operation; params: Params; query: Params }[] {
  return [...writing.run.contract.operations.values()].flatMap((operation) => {
    if (operation.method !== 'get' || operation.isPublic || operation.area === 'session') return [];
    const params: Params = {};
    const query: Params = {};
    for (const { name, in: where, required } of operation.parameters) {
      const value = name === 'id' && operation.area === 'library' ? bag.libraryId : bag[name];
      if (where === 'path' || (where === 'query' && required)) {
        if (value === undefined) return [];
        (where === 'path' ? params : query)[name] = value;
      }
    }
    return roleFor(writing.run, operation.operationId) ? [{ operation, params, query }] : [];
  });
}

const writesNaming = ({ run }: Writing, writes: string[], read: string): string | undefined =>
  writes.find((write) => {
    const named = run.contract.operations.get(write)?.node['x-invalidates'] as string[] | undefined;
    return named?.includes(read);
  });

/** Whether any figure of it may grow by these writes, so that it is not compared. */
const isFree = (writing: Writing, read: string, writes: string[]): boolean =>
  writing.run.contract.operations.get(read)?.node['x-grows'] === true &&
  writesNaming(writing, writes, read) !== undefined;

/**
 * Reads all that at once, but for what none of these groups of writes is held against. What fails
 * is left out; it is a finding of its own.
 */
export async function readWorld(writing: Writing, bag: Bag, groups: string[][]): Promise<World> {
  const reads = readsOf(writing, bag).filter(({ operation: { operationId } }) =>
    groups.some((writes) => !isFree(writing, operationId, writes)),
  );
  const responses = await Promise.all(
    reads.map(async ({ operation: { operationId }, params, query }) => {
      const body = await read<unknown>(writing, operationId, params, query).catch(() => undefined);
      return [operationId, body] as const;
    }),
  );
  return new Map(responses.filter(([, body]) => body !== undefined));
}

/**
 * Each read that differs and should not is a finding of the write that may change it, or of the
 * first.
 */
export function compareWorlds(writing: Writing, before: World, after: World, writes: string[]): void {
  for (const write of writes) did(writing, write, 'write.side-effect');
  for (const [read, old] of before) {
    if (!after.has(read)) continue;
    if (isFree(writing, read, writes)) continue;
    const may = writesNaming(writing, writes, read);
    const grows = writing.run.contract.operations.get(read)?.node['x-grows'];
    const bodies = Array.isArray(grows) ? common(grows as string[], old, after.get(read)) : [old, after.get(read)];
    const [one, other] = bodies.map((body) => foreign(body, may !== undefined));
    if (equal(one, other)) continue;
    const { place, was, is } = firstDifference(one, other);
    found(writing, may ?? writes[0] ?? '', {
      check: 'write.side-effect',
      place: `${read} ${place}`,
      message: `${writes.join(', ')} changed ${read}${place && ` at ${place}`}: ${was} became ${is}${may ? '' : ', which no x-invalidates of theirs names'}`,
      seen: is,
    });
  }
}

/**
 * The rows that both hold, by the members that name a row: new ones push others off a page. One
 * that tells of a record by the name that it has now is the run's own in both where it is in one.
 */
function common(names: string[], one: unknown, other: unknown): unknown[] {
  const nameOf = (row: unknown) => names.map((name) => String((row as Row)[name])).join(' ');
  const rowsOf = (body: unknown): unknown[] => (Array.isArray(body) ? body : (body as { Data: unknown[] }).Data);
  const ours = new Set([one, other].flatMap(rowsOf).filter(isOurs).map(nameOf));
  const shared = (body: unknown, others: unknown) => {
    const held = new Set(rowsOf(others).map(nameOf));
    return rowsOf(body).filter((row) => held.has(nameOf(row)) && !ours.has(nameOf(row)));
  };
  return [shared(one, other), shared(other, one)];
}

const counts = /Count$|^(Count|WorkflowStatuses)$/;

/**
 * A response without rows that a run made, and without counts of them where the write may change
 * it.
 */
function foreign(value: unknown, withoutCounts: boolean): unknown {
  if (Array.isArray(value)) return value.filter((row) => !isOurs(row)).map((row) => foreign(row, withoutCounts));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !(withoutCounts && counts.test(name)));
  return Object.fromEntries(members.map(([name, member]) => [name, foreign(member, withoutCounts)]));
}

/** Made by this run, or left over from an earlier one. */
export const isOurs = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  Object.values(row).some((text) => typeof text === 'string' && text.includes('contract-'));

function firstDifference(one: unknown, other: unknown, place = ''): { place: string; was: string; is: string } {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length)
      return { place: place || '/*', was: countOf(one.length, 'row'), is: `${other.length}` };
    const at = one.findIndex((row, index) => !equal(row, other[index]));
    return firstDifference(one[at], other[at], `${place}/*`);
  }
  if (isRow(one) && isRow(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const name = names.find((key) => !equal(one[key], other[key]));
    if (name !== undefined) return firstDifference(one[name], other[name], `${place}/${name}`);
  }
  return { place, was: show(one, 60), is: show(other, 60) };
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
