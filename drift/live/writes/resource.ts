/**
 * The life of one thing: made, found wherever it shows, removed. What differs between things is
 * data.
 */

import type { Exchange } from '../../core/exchange.ts';
import { countOf } from '../../core/finding.ts';
import { bodySchema, probeBody } from './bodies.ts';
import { equal, hold, storedBody } from './compare.ts';
import {
  did,
  found,
  keep,
  must,
  needRole,
  type Params,
  type Row,
  read,
  sendAndJudge,
  type Writing,
} from './context.ts';
import { mustKeyed } from './repeat.ts';

/** A place where a thing shows. */
export interface Showing {
  operationId: string;
  params: (record: Row) => Params;
  query?: (record: Row) => Params;
  is: (row: Row, record: Row) => boolean;
  /** What its row says there; the whole record where it is left out. */
  says?: (record: Row) => Row;
  /** Where the rows stand in the response, if it is no plain list. */
  rows?: (body: unknown) => unknown;
}

export interface Resource {
  create: { operationId: string; params: Params; fixed: Row };
  update: {
    operationId: string;
    params: (record: Row) => Params;
    /** The members that say which record is meant. */
    fixed: (record: Row) => Row;
    /** Members that may come along and are not read. */
    ignored?: Row;
    /** Members that follow from others. */
    derived?: string[];
  };
  remove: { operationId: string; params: (record: Row) => Params };
  /** The first is the list that it is a row of. */
  shows: [Showing, ...Showing[]];
  /** Facts about the record, for those whose rights depend on them. */
  facts?: (userId: number) => string[];
}

/** As it is, but looked for only in the list that it is a row of: for the second of a kind. */
export const inList = <T extends Pick<Resource, 'shows'>>(resource: T): T => ({
  ...resource,
  shows: [resource.shows[0]],
});

export const factsOf = ({ facts }: Resource): string[] => facts?.(0) ?? [];

/** Makes one, twice with the same key, and finds it where it shows. */
export async function create(writing: Writing, resource: Resource, more: Row = {}): Promise<Row> {
  const { operationId, params, fixed } = resource.create;
  const as = needRole(writing, operationId, factsOf(resource));
  const body = {
    ...probeBody(writing.run, bodySchema(writing.run, operationId), { marker: writing.marker, fixed }),
    ...more,
  };
  const before = await listed(writing, resource, { ...fixed, ...more });
  const result = await mustKeyed(writing, operationId, { as, params, json: body }, [201], {
    check: 'request.valid-rejected',
  });
  const { exchange } = result;
  const record = result.body as Row;
  const ended = () =>
    sendAndJudge(writing, resource.remove.operationId, {
      as: needRole(writing, resource.remove.operationId, factsOf(resource)),
      params: resource.remove.params(record),
    });
  writing.cleanup.push(ended);
  hold(writing, record, {
    operationId,
    where: 'in the answer',
    expected: storedBody(writing, operationId, body),
    exchange,
  });
  await result.again();
  const after = await showing(writing, resource, record, operationId, exchange);
  const added = after.filter(({ Id }) => !before.some((row) => row.Id === Id));
  for (const row of added.filter(({ Id }) => Id !== record.Id)) {
    found(writing, operationId, {
      check: 'write.side-effect',
      place: resource.shows[0].operationId,
      message: 'more than one was made',
      exchange,
    });
    await sendAndJudge(writing, resource.remove.operationId, { as, params: resource.remove.params(row) });
  }
  keep(writing, {
    operationId,
    as,
    params,
    body,
    facts: resource.facts ?? (() => []),
    watch: () => listed(writing, resource, record),
    undo: async (response) => {
      const Id = (response as Row | null)?.Id;
      if (typeof Id === 'number')
        await sendAndJudge(writing, resource.remove.operationId, {
          as,
          params: resource.remove.params({ ...record, Id }),
        });
    },
  });
  keep(writing, {
    operationId: resource.remove.operationId,
    as: needRole(writing, resource.remove.operationId, factsOf(resource)),
    params: resource.remove.params(record),
    facts: resource.facts ?? (() => []),
    watch: () => listed(writing, resource, record),
  });
  return record;
}

export const listed = async (writing: Writing, { shows: [first] }: Resource, record: Row): Promise<Row[]> => {
  const body = await read<unknown>(writing, first.operationId, first.params(record), first.query?.(record));
  return rowsIn(first, body) ?? [];
};

function rowsIn({ rows }: Showing, body: unknown): Row[] | undefined {
  const found = rows ? rows(body) : body;
  return Array.isArray(found) ? (found as Row[]) : undefined;
}

/** Looks for the record at every place; returns the list it belongs to. */
export async function showing(
  writing: Writing,
  { shows }: Pick<Resource, 'shows'>,
  record: Row,
  operationId: string,
  exchange?: Exchange,
  before?: Row,
): Promise<Row[]> {
  const made = operationId.startsWith('create') || operationId.startsWith('add');
  const [list] = await Promise.all(
    shows.map(async (place) => {
      const body = await read<unknown>(writing, place.operationId, place.params(record), place.query?.(record));
      const row = search(body, (candidate) => place.is(candidate, record));
      did(writing, operationId, made ? 'create.not-readable' : 'write.not-persisted');
      if (!row)
        found(writing, operationId, {
          check: made ? 'create.not-readable' : 'write.not-persisted',
          place: place.operationId,
          message: `what was written is not in ${place.operationId}`,
          exchange,
        });
      hold(writing, row, {
        operationId,
        where: `in ${place.operationId}`,
        expected: place.says?.(record) ?? record,
        before,
        exchange,
      });
      return rowsIn(place, body);
    }),
  );
  return list ?? [];
}

/** The first object in a response that fits. */
export function search(value: unknown, fits: (row: Row) => boolean): Row | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value) && fits(value as Row)) return value as Row;
  for (const part of Object.values(value)) {
    const hit = search(part, fits);
    if (hit) return hit;
  }
  return undefined;
}

/**
 * Removes it, twice, and sees that it is nowhere any more and that its neighbours are as before.
 */
export async function remove(writing: Writing, resource: Resource, record: Row): Promise<void> {
  const { operationId, params } = resource.remove;
  const as = needRole(writing, operationId, factsOf(resource));
  const before = await listed(writing, resource, record);
  const { exchange } = await must(writing, operationId, { as, params: params(record) }, [204], {
    check: 'delete.not-deleted',
  });
  await must(writing, operationId, { as, params: params(record) }, [204], { why: 'for what is already gone' });
  let left: Row[] | undefined;
  const looks = await Promise.all(
    resource.shows.map(async (place) => ({
      place,
      ...(await sendAndJudge(writing, place.operationId, {
        as: needRole(writing, place.operationId),
        params: place.params(record),
        query: place.query?.(record),
      })),
    })),
  );
  for (const { place, exchange: reread, body } of looks) {
    if (place === resource.shows[0] && reread.status === 200) left = rowsIn(place, body);
    did(writing, operationId, 'delete.not-deleted');
    if (reread.status === 200 && search(body, (row) => place.is(row, record)))
      found(writing, operationId, {
        check: 'delete.not-deleted',
        place: place.operationId,
        message: `what was deleted is still in ${place.operationId}`,
        exchange,
      });
  }
  if (!left) return;
  if (left.some(({ OrderId }) => typeof OrderId === 'number'))
    ordered(writing, operationId, resource.shows[0].operationId, left);
  const rest = before.filter(({ Id }) => Id !== record.Id).map(unnumbered);
  const now = left.map(unnumbered);
  did(writing, operationId, 'write.side-effect');
  if (!equal(rest, now))
    found(writing, operationId, {
      check: 'write.side-effect',
      place: resource.shows[0].operationId,
      message: `the neighbours of what was deleted are not as before: ${rest.length} and ${countOf(now.length, 'row')}`,
      exchange,
    });
}

/** The rows of a list stand at 1…n, without gaps. */
export function ordered(writing: Writing, operationId: string, where: string, rows: Row[]): void {
  did(writing, operationId, 'write.changed');
  const orders = rows.map(({ OrderId }) => OrderId);
  if (orders.every((order, index) => order === index + 1)) return;
  found(writing, operationId, {
    check: 'write.changed',
    place: `${where} /*/OrderId`,
    message: `the places in ${where} are ${orders.join(', ')}, not 1…${rows.length}`,
    seen: orders,
  });
}

/** A row without what the places of its neighbours decide. */
export const unnumbered = ({
  OrderId: _,
  SnapshotName: _name,
  ParentIndicator: _parent,
  IndicatorRelation: _relation,
  ...row
}: Row): Row => row;
