/** The rows of a list over its pages. */
import { countOf } from '../../core/finding.ts';
import { type RequestInput, report } from '../run.ts';
import { largestPage, nextOf, type Row, rowsOf, totalOf } from './lists.ts';
import { must, type Params, type Probe, roleFor } from './probe.ts';
import { extrasOf, firstPage } from './requests.ts';
import type { List } from './resources.ts';

const mostPages = 8;

/**
 * The rows of a list over its pages, as far as that is quick; undefined where a page was refused or
 * did not come, for what is missing may stand there.
 */
export async function allRows(
  probe: Probe,
  { operation, shape }: List,
  params: Params,
  { query = {}, few = false }: { query?: NonNullable<RequestInput['query']>; few?: boolean } = {},
): Promise<Row[] | undefined> {
  const as = roleFor(probe, operation);
  if (!as) return undefined;
  const { limit, offset, page, cursor } = shape;
  const size = largestPage(probe.contract, shape);
  const base = { ...extrasOf(probe, operation).query, ...query, ...(limit && { [limit.name]: size }) };
  const rows: Row[] = [];
  let first: number | undefined;
  let more: NonNullable<RequestInput['query']> = {};
  for (let index = 0; index < (few ? 1 : mostPages); index += 1) {
    const result = await must(probe, operation, { as, params, query: { ...base, ...more } });
    const found = result && rowsOf(shape, result.body);
    if (!result || !found) return undefined;
    rows.push(...found);
    const next = nextOf(shape, result.body);
    const total = totalOf(shape, result.body, result.exchange.headers);
    first ??= found.length;
    // A server may have a largest page of its own: short is a page that is shorter than the first.
    const isLast = total === undefined ? limit && found.length < Math.min(size, first) : rows.length >= total;
    if (found.length === 0 && total !== undefined && rows.length < total && Object.keys(query).length > 0)
      report(probe.run, operation, {
        check: 'paging.count',
        place: `/${shape.total ?? ''}`,
        message: `with ?${Object.keys(query).join('&')} ${shape.total ?? 'X-Total-Count'} is ${total}, the pages hold ${countOf(rows.length, 'row')}`,
        exchange: result.exchange,
      });
    if (found.length === 0 || isLast) break;
    if (offset) more = { [offset.name]: rows.length };
    else if (page) more = { [page.name]: firstPage(probe, page) + index + 1 };
    else if (cursor && (typeof next === 'string' || typeof next === 'number')) more = { [cursor.name]: next };
    else break;
  }
  return rows;
}
