/**
 * What a response says that only another list can state: a number of its rows (`x-same`), and what
 * stands beside a row (`x-neighbours`).
 */
import type { Operation } from '../../core/contract.ts';
import { show } from '../../core/finding.ts';
import type { Pool } from '../pool.ts';
import { rolesFor } from '../roles.ts';
import { operationOf, performed, type Role, type Run, report } from '../run.ts';
import { at, select } from '../select.ts';
import type { Params, Value, Values } from '../values.ts';
import { type Read, type Reading, sendOnce, sendRead } from './reading.ts';
import { type Facts, textOf } from './statements.ts';

/** A read with the parameters of its address named after those of the one that points to it. */
interface Target {
  operation: string;
  params: Record<string, string>;
  query: Record<string, Value | boolean>;
}

interface Same extends Target {
  rows: string;
  property: string;
  pointer: string;
}

interface Neighbours {
  next: string;
  previous: string;
  /** Parameters of the address, and the properties of a row that fill them. */
  by: Record<string, string>;
  of: (Target & { rows: string })[];
}

/** `x-related-request`: the same read of another record of which an attribute is the same. */
interface Also {
  parameter: string;
  record: string;
  same: string;
  with: Record<string, string>;
}

/** Compares responses with the lists that they count or link. */
export async function checkLinks(run: Run, values: Values, reads: Read[], each: Pool): Promise<void> {
  const operations = [...new Set(reads.map(({ operation }) => operation))];
  await each(operations, async (operation) => {
    const [read] = reads.filter((one) => one.operation === operation);
    for (const same of (operation.node['x-same'] ?? []) as Same[]) if (read) await hold(run, read, same);
    const neighbours = operation.node['x-neighbours'] as Neighbours | undefined;
    if (neighbours) await walkBoth(run, values, operation, neighbours);
  });
}

/** What is requested besides, now that records are known. */
export async function readsAlso(run: Run, reads: Read[], facts: Facts, each: Pool): Promise<Read[]> {
  const more = reads.flatMap((read): Reading[] => {
    const also = read.operation.node['x-related-request'] as Also | undefined;
    if (!also) return [];
    const { parameter, record, same } = also;
    const own = read.params[parameter];
    const shared = facts.stated(record, [own], same);
    if (shared === undefined) return [];
    return facts.idsOf(record, same).flatMap((other): Reading[] => {
      if (other === own || facts.stated(record, [other], same) !== shared) return [];
      const rest = Object.entries(also.with).map(([name, attribute]) => [
        name,
        facts.stated(record, [other], attribute),
      ]);
      if (rest.some(([, value]) => value === undefined)) return [];
      return [{ ...read, params: { ...read.params, ...Object.fromEntries(rest), [parameter]: other as Value } }];
    });
  });
  const chosen = [...new Map(more.map((one) => [JSON.stringify(one.params), one])).values()].slice(0, 6);
  const done = await each(chosen, async (reading) => {
    const result = await sendOnce(run, reading);
    return result?.ok ? [{ ...reading, body: result.body, exchange: result.exchange }] : [];
  });
  return done.flat();
}

const target = (run: Run, { operation, params, query }: Target, { as, params: own, context }: Reading): Reading => ({
  operation: operationOf(run.contract, operation),
  as,
  context,
  query,
  params: Object.fromEntries(Object.entries(params).map(([name, from]) => [name, own[from] as Value])),
});

/** The row that says most, and some from here and there. */
async function hold(run: Run, read: Read, { rows, property, pointer, ...other }: Same): Promise<void> {
  const { operation } = read;
  const all = select(read.body, rows).map(({ value }) => value);
  const most = all.toSorted((a, b) => Number(at(b, property)) - Number(at(a, property)))[0];
  const some = new Set([most, all[Math.floor(all.length / 3)], all[Math.floor((2 * all.length) / 3)]]);
  performed(run, operation.operationId, 'read.inconsistent');
  for (const row of some) {
    if (row === undefined) continue;
    const filled = Object.entries(other.query).map(([name, value]) => [
      name,
      typeof value === 'string' ? textOf(value, row) : value,
    ]);
    const result = await sendRead(run, target(run, { ...other, query: Object.fromEntries(filled) }, read));
    const wanted = result?.ok ? at(result.body, pointer) : undefined;
    if (wanted === undefined || wanted === at(row, property)) continue;
    report(run, operation, {
      check: 'read.inconsistent',
      message: `${rows}/${property} says ${show(at(row, property))}, ${other.operation} says ${show(wanted)}`,
      place: `${rows}/${property}`,
      contract: `${operation.pointer}/x-same`,
      seen: at(row, property),
    });
  }
}

/**
 * As somebody whose own list has rows, and as somebody who is given the list that everybody has.
 */
async function walkBoth(run: Run, values: Values, operation: Operation, link: Neighbours): Promise<void> {
  const [set] = await values.setsFor(operation);
  if (!set) return;
  const seen = new Set<number>();
  for (const as of rolesFor(run, operation)) {
    for (const [index, list] of link.of.entries()) {
      const reading = { operation, as, params: set.params, context: set.context };
      const result = await sendOnce(run, target(run, list, reading));
      const rows = result?.ok ? select(result.body, list.rows).map(({ value }) => value) : [];
      if (rows.length < 3) continue;
      if (!seen.has(index)) {
        const end = await endOf(run, target(run, list, reading), list.rows, result?.body, rows);
        await followLinks(run, { operation, as, base: set.params, rows, end, link });
      }
      seen.add(index);
      break;
    }
    if (seen.size === link.of.length) return;
  }
}

/** The last two rows of the whole list, which may go on where its first page ends. */
async function endOf(run: Run, reading: Reading, pointer: string, page: unknown, rows: unknown[]): Promise<unknown[]> {
  const count = reading.operation.paged ? Number(at(page, 'Count')) : rows.length;
  if (count <= rows.length) return rows.slice(-2);
  const result = await sendOnce(run, reading, { offset: count - 2 });
  return result?.ok ? select(result.body, pointer).map(({ value }) => value) : [];
}

interface LinkChain {
  operation: Operation;
  as: Role;
  base: Params;
  rows: unknown[];
  end: unknown[];
  link: Neighbours;
}

/**
 * The first row, one in the middle, one beyond which the first property of a row changes, and the
 * last, which nothing follows.
 */
async function followLinks(run: Run, { operation, as, base, rows, end, link }: LinkChain): Promise<void> {
  const names = Object.entries(link.by);
  const first = names[0]?.[1] ?? '';
  const last = rows.findIndex((row, index) => index + 1 < rows.length && at(row, first) !== at(rows[index + 1], first));
  performed(run, operation.operationId, 'read.inconsistent');
  const within = [...new Set([0, Math.floor(rows.length / 2), ...(last > 0 ? [last] : [])])];
  const places = [
    ...within.map((index) => ({ name: `row ${index}`, all: rows, index })),
    ...(end.length === 2 ? [{ name: 'the last row', all: end, index: 1 }] : []),
  ];
  for (const { name, all, index } of places) {
    const ids = Object.fromEntries(
      names.map(([parameter, property]) => [parameter, at(all[index], property) as Value]),
    );
    const reading = { operation, as, params: { ...base, ...ids }, context: { values: new Map(), preferred: true } };
    const result = await sendRead(run, reading);
    if (!result?.ok) continue;
    for (const [place, beside] of [
      [link.next, all[index + 1]],
      [link.previous, all[index - 1]],
    ] as const) {
      const stated = at(result.body, place);
      const seen = names.map(([, property]) => at(stated, property) ?? null);
      const wanted = names.map(([, property]) => at(beside, property) ?? null);
      if (JSON.stringify(seen) === JSON.stringify(wanted)) continue;
      report(run, operation, {
        check: 'read.inconsistent',
        message: `${place} of ${name} leads ${as.name} to ${show(seen)}, in ${link.of[0]?.operation} ${show(wanted)} stands there`,
        place,
        contract: `${operation.pointer}/x-neighbours`,
        exchange: result.exchange,
        seen: stated,
      });
    }
  }
}
