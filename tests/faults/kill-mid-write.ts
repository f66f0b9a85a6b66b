import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Fault, inPlace, kenya, lateRestart } from './support/fault.ts';
import { type Product, startProduct } from './support/product.ts';

/** Kenya's indicators 1.1.1 … 1.1.4: a writer each. */
const writers = [0, 1, 2, 3];
const admin = 'admin@demo.test';
const at = (writer: number) => ({
  ...kenya,
  indicatorId: kenya.indicatorId + writer,
  ratingId: kenya.ratingId + writer,
});

/** What the server said it had done. */
interface Acknowledged {
  /** The number that a writer's note ended with. */
  notes: number[];
  comments: Set<string>;
}

/**
 * Writes until no response comes: a note, then a comment with a tag, which are two rows of one
 * transaction.
 */
async function write(product: Product, writer: number, done: Acknowledged, from: number): Promise<void> {
  const { ratingId, ...params } = at(writer);
  for (let n = from; ; n += 1) {
    const note = { CountryIndicatorRatingId: ratingId, Score: 1, RatingIsMet: true, ResearcherNote: `note ${n}` };
    const comment = { CommentContent: `@Elena Petrova ${randomUUID()}`, taggedUsers: [3] };
    try {
      const saved = await product.call(admin, 'updateRating', { params, body: note });
      if (saved.status !== 200) throw new Error(`updateRating answered ${saved.status} ${await saved.text()}`);
      done.notes[writer] = n;
      const added = await product.call(admin, 'addComment', { params: at(writer), body: comment, key: randomUUID() });
      if (added.status !== 201) throw new Error(`addComment answered ${added.status} ${await added.text()}`);
      done.comments.add(comment.CommentContent);
    } catch (error) {
      if (product.hasEnded() || isLost(error)) return;
      throw error;
    }
  }
}

const isLost = (error: unknown) => error instanceof TypeError;

async function commentsOf(
  product: Product,
  writer: number,
): Promise<{ CommentContent: string; CommentTaggedUserIds: number[] }[]> {
  const all = [];
  for (let offset = 0; ; offset += 100) {
    const page = await product.call(admin, 'listComments', {
      params: at(writer),
      query: `?offset=${offset}&pageSize=100`,
    });
    const { Data, Count } = await page.json();
    all.push(...Data);
    if (all.length >= Count) return all;
  }
}

export const killMidWrite: Fault = {
  row: 'Q-R1',
  name: 'kill -9 in mid-write',
  engines: ['embedded', 'postgresql'],
  rounds: 100,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      const done: Acknowledged = { notes: [0, 0, 0, 0], comments: new Set() };
      const wrong: string[] = [];
      const starts: number[] = [];
      const known = new Set<string>();
      let acknowledged = 0;
      let product = await startProduct(where);
      try {
        for (let round = 0; round < rounds; round += 1) {
          const before = [...done.notes];
          const writing = Promise.allSettled(
            writers.map((writer) => write(product, writer, done, (before[writer] ?? 0) + 1)),
          );
          // On a busy machine the first response comes late, and a kill before it would show nothing.
          let isOver = false;
          void writing.then(() => (isOver = true));
          while (!isOver && !done.notes.some((n, i) => n > (before[i] ?? 0))) await sleep(20);
          await sleep(between(200, 1_200));
          await product.kill();
          for (const ended of await writing) if (ended.status === 'rejected') throw ended.reason;
          product = await startProduct(where, product.ports);
          starts.push(product.startMs);
          acknowledged += done.notes.reduce((sum, n, i) => sum + n - (before[i] ?? 0), 0);
          for (const writer of writers) {
            const { ResearcherNote } = await (
              await product.call(admin, 'readIndicatorRating', { params: at(writer) })
            ).json();
            const kept = Number(/\d+$/.exec(ResearcherNote ?? '')?.[0] ?? 0);
            const said = done.notes[writer] ?? 0;
            // the one that was under way may have been stored without being acknowledged
            if (said > 0 && (kept < said || kept > said + 1))
              wrong.push(`round ${round}: note ${said} was acknowledged, ${kept} is there`);
            for (const { CommentContent, CommentTaggedUserIds } of await commentsOf(product, writer)) {
              if (!CommentContent.startsWith('@Elena Petrova ')) continue;
              known.add(CommentContent);
              if (CommentTaggedUserIds.join() !== '3') wrong.push(`round ${round}: a comment without its tag`);
            }
          }
          const lost = [...done.comments].filter((comment) => !known.has(comment)).length;
          if (lost > 0) wrong.push(`round ${round}: ${lost} comments lost`);
        }
      } finally {
        await product.kill();
      }
      const lost = wrong.length;
      const slowest = Math.max(...starts) / 1000;
      return {
        counts: {
          kills: rounds,
          acknowledged: acknowledged + done.comments.size,
          lost,
          'slowest restart s': slowest.toFixed(1),
        },
        wrong,
        late: lateRestart(slowest),
      };
    }),
};
