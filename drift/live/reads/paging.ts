/** Pages of a list: how long they are, how they join, and what they say of the whole. */
import type { Operation } from '../../core/contract.ts';
import type { CheckId } from '../../core/finding.ts';
import { countOf, show } from '../../core/finding.ts';
import { type Look, unlessChanged } from '../changed-list.ts';
import { inParallel, type Pool } from '../pool.ts';
import { performed, type Run, report } from '../run.ts';

import { type Read, type Reading, sendOnce, sendRead } from './reading.ts';
import { mustRefuseReading } from './refusal.ts';
import { neutral } from './x-filter.ts';

interface Page {
  Data: unknown[];
  Count: number;
}

/** Checks each paged list where it is longest. */
export async function checkPaging(run: Run, reads: Read[], each: Pool): Promise<void> {
  const paged = Map.groupBy(
    reads.filter(({ operation }) => operation.paged),
    ({ operation }) => operation,
  );
  await each(paged, async ([operation, all]) => {
    const counted = await inParallel([...all], (read) => longestOf(run, read));
    const best = counted.filter((one) => one !== undefined).sort((a, b) => b.count - a.count)[0];
    if (best) await unlessChanged(run, (on) => checkList(on, operation, best.reading));
  });
}

async function longestOf(run: Run, read: Reading): Promise<{ reading: Reading; count: number } | undefined> {
  const reading = { ...read, query: { ...read.query, ...neutral(run, read.operation) } };
  const page = await pageOf(run, reading, {}, sendOnce);
  return page && { reading, count: page.Count };
}

async function pageOf(
  run: Run,
  reading: Reading,
  query: Reading['query'],
  send: typeof sendOnce = sendRead,
): Promise<Page | undefined> {
  const result = await send(run, reading, query);
  const page = result?.body as Page | undefined;
  return result?.ok && Array.isArray(page?.Data) && typeof page.Count === 'number' ? page : undefined;
}

async function checkList(run: Run, operation: Operation, reading: Reading): Promise<Look<void>> {
  const schemaOf = (name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'query' && one.name === name);
    return parameter ? run.contract.at(parameter.schema).node : {};
  };
  const { default: size = 10, maximum: most = 100 } = schemaOf('pageSize') as { default?: number; maximum?: number };
  const get = (query: Reading['query']) => pageOf(run, reading, query);
  const say = (check: CheckId, message: string, place = '/Data') => report(run, operation, { check, message, place });
  performed(
    run,
    operation.operationId,
    'paging.default',
    'paging.size',
    'paging.offset',
    'paging.count',
    'paging.order',
  );

  const plain = await get({});
  const whole = await get({ offset: 0, pageSize: most });
  const again = async () => ({ plain: await get({}), whole: await get({ offset: 0, pageSize: most }) });
  const look = { result: undefined, before: { plain, whole }, again };
  if (!plain || !whole) return look;
  const count = plain.Count;
  const length = (page: Page | undefined, wanted: number, check: CheckId, requested: string) => {
    if (page && page.Data.length !== wanted)
      say(check, `${requested} has ${countOf(page.Data.length, 'row')}, wanted ${wanted} (Count ${count})`);
  };
  const same = (page: Page | undefined, offset: number, check: CheckId, requested: string) => {
    if (!page) return;
    const wanted = whole.Data.slice(offset, offset + page.Data.length);
    if (JSON.stringify(page.Data) === JSON.stringify(wanted) || wanted.length < page.Data.length) return;
    const ids = (rows: unknown[]) => new Set(rows.map((row) => JSON.stringify(row)));
    const others = page.Data.some((row) => !ids(wanted).has(JSON.stringify(row)));
    say(
      others ? check : 'paging.order',
      `${requested} is not what a bigger page has there${others ? '' : ': another order'}`,
    );
  };
  const counts = (page: Page | undefined, requested: string) => {
    if (page && page.Count !== count)
      say('paging.count', `${requested} counts ${page.Count}, the first page ${count}`, '/Count');
  };

  length(whole, Math.min(most, count), 'paging.size', `?pageSize=${most}`);
  length(plain, Math.min(size, count), 'paging.default', 'without pageSize the page');
  same(plain, 0, 'paging.offset', 'the page without offset');
  for (const [offset, pageSize] of [
    [0, 2],
    [2, 2],
    [1, 2],
    [0, 1],
    [3, 4],
  ] as const) {
    if (offset >= count) continue;
    const requested = `?offset=${offset}&pageSize=${pageSize}`;
    const page = await get({ offset, pageSize });
    length(page, Math.min(pageSize, count - offset), 'paging.size', requested);
    same(page, offset, 'paging.offset', requested);
    counts(page, requested);
  }
  await ends(run, { reading, count, most, last: whole.Data.at(-1), say, counts });
  return look;
}

interface Ends {
  reading: Reading;
  count: number;
  most: number;
  last: unknown;
  say: (check: CheckId, message: string, place?: string) => void;
  counts: (page: Page | undefined, requested: string) => void;
}

/** A count at the maximum of the contract means that many or more: the end is not known. */
function isCutOff(run: Run, { responses }: Operation, count: number): boolean {
  const schema = responses.get(200)?.media[0]?.schema;
  const { properties } = (schema ? run.contract.at(schema).node : {}) as { properties?: Record<string, unknown> };
  return (properties?.Count as { maximum?: number } | undefined)?.maximum === count;
}

async function ends(run: Run, { reading, count, most, last, say, counts }: Ends): Promise<void> {
  const isOpen = isCutOff(run, reading.operation, count);
  if (count > 1 && !isOpen) {
    const page = await pageOf(run, reading, { offset: count - 1, pageSize: 3 });
    if (page && page.Data.length !== 1)
      say(
        'paging.count',
        `Count is ${count}, but the page from the row before it has ${countOf(page.Data.length, 'row')}`,
        '/Count',
      );
    if (page && count <= most && JSON.stringify(page.Data[0]) !== JSON.stringify(last))
      say('paging.offset', `?offset=${count - 1} is not the last row: ${show(page.Data[0])}`);
  }
  for (const offset of isOpen ? [] : [count, count + 1000]) {
    const requested = `?offset=${offset} beyond the end`;
    const page = await pageOf(run, reading, { offset, pageSize: 2 });
    if (page && page.Data.length > 0)
      say('paging.offset', `${requested} has ${countOf(page.Data.length, 'row')}, wanted none`);
    counts(page, requested);
  }
  const { operationId } = reading.operation;
  performed(run, operationId, 'paging.max');
  for (const [name, value] of [
    ['pageSize', most + 1],
    ['pageSize', 0],
    ['offset', -1],
  ] as const) {
    const reported = { check: 'paging.max', why: `for ?${name}=${value}`, place: `?${name}` } as const;
    await mustRefuseReading(run, reading, { [name]: value }, reported);
  }
}
