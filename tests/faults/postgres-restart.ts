import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Fault, inPlace, kenya } from './support/fault.ts';
import { type Product, startProduct } from './support/product.ts';

const admin = 'admin@demo.test';
const pause = 3_000;

interface Seen {
  /** By status; 'none' where no response came. */
  statuses: Record<string, number>;
  withoutRetryAfter: number;
  /** Instants of the first and the last refusal since the restart. */
  refusedFrom: number;
  refusedTo: number;
  note: number[];
}

async function load(product: Product, writer: number, seen: Seen, isOver: () => boolean): Promise<void> {
  const { ratingId, ...params } = {
    ...kenya,
    indicatorId: kenya.indicatorId + writer,
    ratingId: kenya.ratingId + writer,
  };
  for (let n = (seen.note[writer] ?? 0) + 1; !isOver(); n += 1) {
    const body = { CountryIndicatorRatingId: ratingId, Score: 1, RatingIsMet: true, ResearcherNote: `note ${n}` };
    const operation = n % 2 === 0 ? 'updateRating' : 'readIndicatorRating';
    const answer = await product
      .call(admin, operation, { params, ...(operation === 'updateRating' && { body }) })
      .catch(() => undefined);
    const status = answer?.status ?? 'none';
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    if (status === 200) {
      if (operation === 'updateRating') seen.note[writer] = n;
    } else {
      seen.refusedFrom ||= performance.now();
      seen.refusedTo = performance.now();
      if (status === 503 && !answer?.headers.get('retry-after')) seen.withoutRetryAfter += 1;
    }
    await answer?.arrayBuffer();
  }
}

export const postgresRestart: Fault = {
  row: 'Q-R6',
  name: 'PostgreSQL restarted under load',
  engines: ['postgresql'],
  rounds: 6,
  run: (engine, rounds) =>
    inPlace(engine, async (where, postgres) => {
      const wrong: string[] = [];
      const late: string[] = [];
      const product = await startProduct(where);
      const all: Record<string, number> = {};
      let longest = 0;
      const notes: number[] = [];
      try {
        for (let round = 0; round < rounds; round += 1) {
          const mode = round % 2 === 0 ? 'fast' : 'immediate';
          const seen: Seen = { statuses: {}, withoutRetryAfter: 0, refusedFrom: 0, refusedTo: 0, note: notes };
          let over = false;
          const loads = Array.from({ length: 4 }, (_, writer) => load(product, writer, seen, () => over));
          await sleep(between(300, 900));
          const begun = performance.now();
          await postgres?.restart(mode);
          const away = performance.now() - begun;
          await sleep(pause);
          over = true;
          await Promise.all(loads);
          for (const [status, times] of Object.entries(seen.statuses)) all[status] = (all[status] ?? 0) + times;
          // what counts is how long the product stays away longer than the database
          const window = seen.refusedTo - seen.refusedFrom - away;
          longest = Math.max(longest, window);
          if (window > 5_000) late.push(`${mode}: refused ${Math.round(window)} ms longer than the restart took`);
          if (seen.withoutRetryAfter > 0) wrong.push(`${mode}: ${seen.withoutRetryAfter} 503 without Retry-After`);
          for (let writer = 0; writer < 4; writer += 1) {
            const params = { ...kenya, indicatorId: kenya.indicatorId + writer };
            const answer = await product.call(admin, 'readIndicatorRating', { params });
            const { ResearcherNote } = await answer.json();
            const kept = Number(/^note (\d+)$/.exec(ResearcherNote ?? '')?.[1] ?? 0);
            if (kept < (notes[writer] ?? 0))
              wrong.push(`${mode}: note ${notes[writer]} was acknowledged, ${kept} is there`);
            notes[writer] = Math.max(kept, notes[writer] ?? 0);
          }
        }
        const strange = Object.keys(all).filter((status) => status !== '200' && status !== '503');
        if (strange.length > 0) wrong.push(`answered ${strange.join(', ')}`);
        if (product.hasEnded()) wrong.push('the server has ended');
      } finally {
        await product.kill();
      }
      const counts = Object.fromEntries(Object.entries(all).map(([status, times]) => [`answers ${status}`, times]));
      return {
        counts: { restarts: rounds, ...counts, 'refused beyond the restart ms': Math.max(0, Math.round(longest)) },
        wrong,
        late,
      };
    }),
};
