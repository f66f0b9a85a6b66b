import { expect, it } from 'vitest';
import { found } from './support/small-reads.ts';
import type { Drift } from './support/small-server.ts';

const late = new Set(['1.2', '2.1']);

type Page = (rows: unknown[], offset: number, size: number) => { Data: unknown[]; Count: number };

/** Two rows come only after so many requests of the list. */
function grownAfter(requests: number): Drift {
  let asked = 0;
  return {
    first: ({ url }) => {
      asked += Number(/\/rows\b/.test(url));
      return undefined;
    },
    filter: (_, { OrderNumber }, right) => right && (asked > requests || !late.has(OrderNumber)),
  };
}

it.each([0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 40, 60])(
  'rows that somebody adds after %i requests are no fault of the list',
  async (requests) => {
    const all = await found(grownAfter(requests));
    expect(all.filter((one) => /^(paging|list)\./.test(one))).toEqual([]);
  },
);

it('a list that never stands still is judged as it is', async () => {
  let asked = 0;
  const page: Page = (rows, offset, size) => ({
    Data: rows.slice(offset, offset + size),
    Count: rows.length + ++asked,
  });
  expect(await found({ page: page as never })).toContain('paging.count listRows /Count');
});

it('rows in another order each time are a fault of the list', async () => {
  let asked = 0;
  const page: Page = (rows, offset, size) => {
    const by = asked++ % rows.length;
    const turned = [...rows.slice(by), ...rows.slice(0, by)];
    return { Data: turned.slice(offset, offset + size), Count: rows.length };
  };
  expect((await found({ page: page as never })).some((one) => /^paging\.(order|offset) listRows/.test(one))).toBe(true);
});
