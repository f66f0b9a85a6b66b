/** The pages of a list: their size, where they begin, what counts them, where the next one is. */
import { countOf } from '../../core/finding.ts';
import { type CallResult, performed, type RequestInput, report } from '../run.ts';
import { largestPage, nextOf, type Row, rowsOf, totalOf } from './lists.ts';
import type { Probe } from './probe.ts';
import { firstPage } from './requests.ts';
import type { List, Resource } from './resources.ts';
import { limitsOf } from './sample.ts';
import { facetsOf } from './schema.ts';

type Query = NonNullable<RequestInput['query']>;

export async function checkPages(
  probe: Probe,
  { idMember }: Resource,
  { operation, shape }: List,
  first: CallResult,
  rows: Row[],
  { ask, peek }: { ask: Ask; peek: Ask },
): Promise<void> {
  const { limit, offset, page } = shape;
  const say = (
    check: 'paging.size' | 'paging.offset' | 'paging.count' | 'paging.default' | 'paging.order',
    message: string,
    result: CallResult,
  ) =>
    report(probe.run, operation, {
      check,
      message,
      exchange: result.exchange,
      place: check === 'paging.count' ? `/${shape.total ?? ''}` : '',
    });
  performed(
    probe.run,
    operation.operationId,
    'paging.size',
    'paging.offset',
    'paging.count',
    'paging.default',
    'paging.order',
  );
  const idsOf = (some: Row[]) => some.map((row) => JSON.stringify(idMember === undefined ? row : row[idMember]));
  const isWhole = rows.length < largestPage(probe.contract, shape);
  const shown = rowsOf(shape, first.body) ?? [];
  const count = totalOf(shape, first.body, first.exchange.headers);
  if (isWhole && count !== undefined && count !== rows.length)
    say(
      'paging.count',
      `${shape.total ?? 'X-Total-Count'} is ${count}, the pages hold ${countOf(rows.length, 'row')}`,
      first,
    );
  if (limit) {
    const { default: usual } = facetsOf(probe.contract, limit.schema) as { default?: number };
    const wanted = usual === undefined ? undefined : Math.min(usual, rows.length);
    if (isWhole && wanted !== undefined && shown.length !== wanted)
      say(
        'paging.default',
        `without ${limit.name} the page has ${countOf(shown.length, 'row')} instead of ${wanted}`,
        first,
      );
    if (usual !== undefined) {
      const sent = await ask({ [limit.name]: usual });
      const same = sent && idsOf(rowsOf(shape, sent.body) ?? []).join() === idsOf(shown).join();
      if (sent && !same) say('paging.default', `?${limit.name}=${usual} is another page than without it`, sent);
    }
    await smallPages(probe, { operation, shape }, rows, { ask, peek, idsOf, say, isWhole, count });
    if (isWhole) await nextPage(probe, { operation, shape }, rows, { ask, idsOf });
  }
  const start = offset ?? page;
  const { default: initial } = start ? (facetsOf(probe.contract, start.schema) as { default?: number }) : {};
  if (start && initial !== undefined && isWhole) {
    const sent = await ask({ [start.name]: initial });
    if (sent && idsOf(rowsOf(shape, sent.body) ?? []).join() !== idsOf(shown).join())
      say('paging.default', `?${start.name}=${initial} is another page than without it`, sent);
  }
}

type Ask = (query: Query) => Promise<CallResult | undefined>;

interface Small {
  ask: Ask;
  /** As `ask`, any status being right. */
  peek: Ask;
  idsOf: (rows: Row[]) => string[];
  say: (
    check: 'paging.size' | 'paging.offset' | 'paging.count' | 'paging.order',
    message: string,
    result: CallResult,
  ) => void;
  isWhole: boolean;
  count: number | undefined;
}

async function smallPages(
  probe: Probe,
  { shape }: List,
  rows: Row[],
  { ask, peek, idsOf, say, isWhole, count }: Small,
): Promise<void> {
  const { limit, offset, page } = shape;
  if (!limit || rows.length === 0) return;
  const { least } = limitsOf(facetsOf(probe.contract, limit.schema), true);
  const sizes = [1, 2].filter((size) => size >= least);
  for (const size of sizes.length > 0 ? sizes : [least]) {
    const steps = offset ? [0, 1, size] : page ? [0, 1] : [0];
    for (const at of steps) {
      const from = page && !offset ? at * size : at;
      if (from >= rows.length) continue;
      const query = {
        [limit.name]: size,
        ...(offset && { [offset.name]: at }),
        ...(page && !offset && { [page.name]: firstPage(probe, page) + at }),
      };
      const result = await ask(query);
      const found = result && rowsOf(shape, result.body);
      if (!result || !found) continue;
      const requested = `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;
      const wanted = isWhole ? Math.min(size, rows.length - from) : size;
      const expected = idsOf(rows.slice(from, from + found.length));
      if (found.length !== wanted)
        say('paging.size', `${requested} has ${countOf(found.length, 'row')} instead of ${wanted}`, result);
      else if (idsOf(found).join() !== expected.join()) {
        const isReordered = idsOf(found).every((id) => expected.includes(id));
        say(isReordered ? 'paging.order' : 'paging.offset', `${requested} is not what a bigger page has there`, result);
      }
      const said = totalOf(shape, result.body, result.exchange.headers);
      if (count !== undefined && said !== undefined && said !== count)
        say('paging.count', `${requested} counts ${said}, the first page ${count}`, result);
    }
  }
  const beyond = offset
    ? { [offset.name]: rows.length + 1000 }
    : page
      ? { [page.name]: firstPage(probe, page) + rows.length + 1000 }
      : undefined;
  const { maximum } = offset || page ? facetsOf(probe.contract, (offset ?? page)?.schema ?? '') : {};
  if (!beyond || !isWhole || maximum !== undefined) return;
  const result = await peek(beyond);
  const found = result && result.exchange.status === 200 ? rowsOf(shape, result.body) : undefined;
  if (result && found && found.length > 0)
    say('paging.offset', `beyond the end it has ${countOf(found.length, 'row')}, where none is wanted`, result);
}

/** What names the next page leads to the rows that follow. */
async function nextPage(
  probe: Probe,
  { operation, shape }: List,
  rows: Row[],
  { ask, idsOf }: Pick<Small, 'ask' | 'idsOf'>,
): Promise<void> {
  const { limit, cursor, next } = shape;
  const size = limit && Math.max(2, limitsOf(facetsOf(probe.contract, limit.schema), true).least);
  if (!limit || size === undefined || next === undefined || cursor || rows.length <= size) return;
  const first = await ask({ [limit.name]: size });
  if (!first || rowsOf(shape, first.body)?.length !== size) return;
  const named = nextOf(shape, first.body);
  const say = (message: string, { exchange }: CallResult) =>
    report(probe.run, operation, { check: 'paging.offset', place: `/${next}`, message, exchange });
  if (named === null || named === undefined)
    return say(`${next} names no page, and ${countOf(rows.length - size, 'row')} should follow`, first);
  // A token is for a parameter that has another name.
  if (typeof named !== 'string' || !/^(https?:\/)?\/|^\?/.test(named)) return;
  const address = new URL(named, first.exchange.url);
  const isOwn = probe.contract.match('get', address.pathname)?.operation === operation || named.startsWith('?');
  const result = isOwn ? await ask(Object.fromEntries(address.searchParams)) : undefined;
  const found = result && rowsOf(shape, result.body);
  if (!result || !found) return;
  const wanted = idsOf(rows.slice(size, size + Math.max(1, found.length)));
  if (idsOf(found).join() !== wanted.join()) say(`${next} (${named}) is not the page that follows`, result);
}
