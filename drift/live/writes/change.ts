/**
 * The changes of one thing: in every way that the contract allows, and in one that is out of date.
 */
import type { Exchange } from '../../core/exchange.ts';
import { bodySchema, probeBody, type Style, textsOf } from './bodies.ts';
import { equal, hold, storedBody } from './compare.ts';
import { attempt, conflict, did, found, keep, needRole, type Row, type Writing } from './context.ts';
import { mustKeyed } from './repeat.ts';
import { factsOf, inList, listed, type Resource, showing, unnumbered } from './resource.ts';

/**
 * Changes it in every way that the contract allows, and in one that is out of date. Returns what it
 * is in the end.
 */
export async function change(writing: Writing, resource: Resource, made: Row): Promise<Row> {
  const { operationId, params, fixed, ignored = {}, derived = [] } = resource.update;
  const as = needRole(writing, operationId, factsOf(resource));
  const schema = bodySchema(writing.run, operationId);
  const brief = inList(resource);
  let record = made;
  let rows = await listed(writing, resource, record);
  const others = () => rows.filter(({ Id }) => Id !== record.Id);
  const neighbours = others();
  const save = async (body: Row, expected: Row, look: Pick<Resource, 'shows'>): Promise<() => Promise<boolean>> => {
    const sent = { ...fixed(record), ...body };
    const result = await mustKeyed(writing, operationId, { as, params: params(record), json: sent }, [200], {
      check: 'request.valid-rejected',
      why: 'for a body that the contract allows',
    });
    const { exchange } = result;
    const became = result.body as Row;
    const before = record;
    hold(writing, became, {
      operationId,
      where: 'in the answer',
      expected: { ...expected, Id: record.Id },
      before,
      exchange,
    });
    grown(writing, operationId, record, became, exchange);
    record = became;
    rows = await showing(writing, look, became, operationId, exchange, before);
    return result.again;
  };
  const probes = (style: Style) => {
    const whole = probeBody(writing.run, schema, { marker: `${writing.marker} 2`, fixed: fixed(record), style });
    return Object.fromEntries(Object.entries(whole).filter(([name]) => !(name in ignored) && !derived.includes(name)));
  };
  const odd = probes('odd');
  const step = (body: Row, expected: Row, look: Pick<Resource, 'shows'>) =>
    attempt(writing, () => save(body, expected, look));
  const again = await step({ ...odd, Version: record.Version }, storedBody(writing, operationId, odd), resource);
  const longest = probes('longest');
  await step(longest, storedBody(writing, operationId, longest), brief);
  const empty = probes('null');
  const kept = Object.fromEntries(Object.keys(ignored).map((name) => [name, record[name]]));
  await step({ ...empty, ...ignored }, { ...kept, ...storedBody(writing, operationId, empty) }, brief);
  await step(odd, storedBody(writing, operationId, odd), brief);
  const needed = new Set(writing.run.contract.at(schema).node.required as string[]);
  const least = Object.fromEntries(Object.entries(odd).filter(([name]) => needed.has(name)));
  await step(least, { ...record, Version: Number(record.Version) + 1 }, brief);
  const stale = { ...fixed(record), ...longest, Version: made.Version };
  const exchange = await conflict(
    writing,
    operationId,
    { as, params: params(record), json: stale },
    'stale',
    'for a Version that is out of date',
  );
  // its response was lost, and the record has changed since
  await again?.();
  rows = await showing(writing, brief, record, operationId, exchange, {
    ...record,
    ...storedBody(writing, operationId, longest),
  });
  did(writing, operationId, 'write.side-effect');
  if (!equal(neighbours.map(unnumbered), others().map(unnumbered)))
    found(writing, operationId, {
      check: 'write.side-effect',
      place: resource.shows[0].operationId,
      message: 'other rows of the list changed as well',
      exchange,
    });
  const last = async () => (await listed(writing, resource, record)).find(({ Id }) => Id === record.Id);
  keep(writing, {
    operationId,
    as,
    params: params(record),
    body: { ...fixed(record), ...odd },
    facts: resource.facts ?? (() => []),
    watch: () => listed(writing, resource, record),
    again: async () => {
      const current = await last();
      const vary = textsOf(writing.run, schema).filter((name) => name in odd && !(name in fixed(record)));
      return current && { body: { ...fixed(current), ...odd }, vary, readBack: last };
    },
  });
  return record;
}

/** A change adds one to the Version. */
export function grown(writing: Writing, operationId: string, before: Row, after: Row, exchange?: Exchange): void {
  if (typeof before.Version !== 'number' || after.Version === before.Version + 1) return;
  found(writing, operationId, {
    check: 'write.changed',
    place: '/Version',
    message: `Version was ${before.Version} and is ${String(after.Version)} after one change, not ${before.Version + 1}`,
    exchange,
    seen: after.Version,
  });
}
