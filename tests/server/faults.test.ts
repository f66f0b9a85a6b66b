import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../scripts/support/postgres.ts';
import { killMidMail } from '../faults/kill-mid-mail.ts';
import { killMidWrite } from '../faults/kill-mid-write.ts';
import { postgresRestart } from '../faults/postgres-restart.ts';
import { retriedRequests } from '../faults/retried-requests.ts';
import { type Engine, type Fault, inPlace, withProduct } from '../faults/support/fault.ts';
import type { Product } from '../faults/support/product.ts';
import { twoUsers } from '../faults/two-users.ts';
import { workingDay } from '../faults/working-day.ts';

/** `npm run test:postgres` does them to PostgreSQL, where it is of this machine. */
const engine: Engine = process.env.TEST_FAULTS === 'postgresql' && hasPostgres() ? 'postgresql' : 'embedded';

/** A few rounds of what `npm run faults` does in full. */
const short: [title: string, fault: Fault, rounds: number][] = [
  ['kill -9 in mid-write loses nothing that was acknowledged, and it is ready again by itself', killMidWrite, 1],
  ['[B9] kill -9 while mail is sent: a mailbox that knows Message-IDs has each once', killMidMail, 1],
  ['two users on one rating lose no update', twoUsers, 25],
  ['requests that are sent again make one thing', retriedRequests, 25],
  ['a restart of PostgreSQL is 503 for a moment', postgresRestart, 1],
  ['an hour of five people leaves nothing behind in memory', workingDay, 6],
];

describe(`[Q-R1] [Q-R3] [Q-R6] [Q-R8] [Q-R13] [Q-R28] faults, in short, ${engine}`, () => {
  const here = short.filter(([, { engines }]) => engines.includes(engine));
  // One product for all that leave it running.
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  let product: Product;
  let running: Promise<void>;
  beforeAll(
    () =>
      new Promise<void>((isReady, fail) => {
        running = inPlace(engine, (where) =>
          withProduct(where, async (started) => {
            product = started;
            isReady();
            await isOver;
          }),
        );
        running.catch(fail);
      }),
  );
  afterAll(async () => {
    end();
    await running;
  });

  it.each(here)('%s', async (_title, fault, rounds) => {
    const { counts, wrong } = await (fault.on ? fault.on(product, rounds) : fault.run(engine, rounds));
    expect(wrong, JSON.stringify(counts)).toEqual([]);
  });
});
