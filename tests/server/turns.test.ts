import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCompare } from '../../server/areas/compare/comparison.ts';
import { pairPages } from '../../server/areas/transfer/country-indicator-pages.ts';
import { hasOneConnection } from '../../server/db/open.ts';
import { Turns } from '../../server/turns.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { handlerCall } from './support/handler-call.ts';

/** Whether a promise has been kept once everything that was due has run. */
async function stateOf(promise: Promise<unknown>): Promise<'waits' | 'goes on'> {
  let state: 'waits' | 'goes on' = 'waits';
  void promise.then(() => {
    state = 'goes on';
  });
  await vi.advanceTimersByTimeAsync(0);
  return state;
}

describe('a turn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given at once where nobody else is there, and where all others are costly too', async () => {
    const turns = new Turns();
    const [one, other] = [turns.enter(), turns.enter()];
    const first = one.turn();
    expect(await stateOf(first)).toBe('waits');
    await other.turn();
    expect(await stateOf(first)).toBe('goes on');
    expect(await stateOf(one.turn())).toBe('goes on');
  });

  it('waits until the last quick request has left', async () => {
    const turns = new Turns();
    const [costly, quick, slower] = [turns.enter(), turns.enter(), turns.enter()];
    const turn = costly.turn();
    quick.leave();
    quick.leave();
    expect(await stateOf(turn)).toBe('waits');
    slower.leave();
    expect(await stateOf(turn)).toBe('goes on');
  });

  it('comes after 25 ms though quick requests never stop', async () => {
    const turns = new Turns();
    const costly = turns.enter();
    turns.enter();
    const turn = costly.turn();
    await vi.advanceTimersByTimeAsync(24);
    expect(await stateOf(turn)).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(turn)).toBe('goes on');
  });
});

describe('costly work asks for a turn before each piece', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ contents: 'demo' });
  });
  afterAll(() => test.close());

  it('of a comparison: the beginning, then scores and regions of 10 indicators at a time, on PostgreSQL of 50', async () => {
    const turn = vi.fn(async () => undefined);
    await readCompare(handlerCall(test, { turn, query: { editions: '[4,3]', countries: '[404]' } }));
    const atOnce = hasOneConnection(test.db) ? 10 : 50;
    expect(turn).toHaveBeenCalledTimes(1 + (2 * 150) / atOnce);
  });

  it('of a workbook: countries of 1,000 country indicators, here 6 of 150', async () => {
    const turn = vi.fn(async () => undefined);
    const rows = await test.db.selectFrom('indicator').select('id').where('edition_id', '=', 4).execute();
    const countries = await test.db
      .selectFrom('edition_country')
      .select('country_id as id')
      .where('edition_id', '=', 4)
      .execute();
    const filter = {
      editionIds: [4],
      countryIds: countries.map(({ id }) => id),
      indicatorIds: rows.map(({ id }) => id),
    };
    let pages = 0;
    for await (const page of pairPages({ db: test.db, turn }, filter)) if (page) pages += 1;
    expect(pages).toBe(33);
    expect(turn).toHaveBeenCalledTimes(33);
  });
});

describe('a request', () => {
  it('that asks for a turn waits for one that does not', async () => {
    const order: string[] = [];
    const [isIn, held, asked] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const test = await openTestApp({
      contents: 'demo',
      handlers: {
        listNotifications: async () => {
          isIn?.resolve();
          await held?.promise;
          order.push('quick');
          return { status: 200, body: { Data: [], Count: 0 } };
        },
        readCompareFilters: async ({ turn }) => {
          const given = turn();
          asked?.resolve();
          await given;
          order.push('costly');
          return { status: 200, body: { Editions: [], Regions: [] } };
        },
      },
    });
    // the longest wait must not end it: this is about who leaves
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const quick = test.call('listNotifications', { as: 1 });
    await isIn?.promise;
    const costly = test.call('readCompareFilters', { as: 1 });
    await asked?.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual([]);
    held?.resolve();
    await Promise.all([quick, costly]);
    vi.useRealTimers();
    await test.close();
    expect(order).toEqual(['quick', 'costly']);
  });
});
