import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Fault, inPlace, kenya } from './support/fault.ts';
import { type Product, startProduct } from './support/product.ts';
import { whileLoaded } from './support/while-loaded.ts';

const admin = 'admin@demo.test';
const WRITERS = 4;
/** Each of the writers has to succeed so often before and after a restart. */
const ENOUGH = 3;
const PATIENCE_MS = 30_000;
const MOST_MS = 5_000;

interface Seen {
  /** By status; 'none' where no response came. */
  statuses: Record<string, number>;
  withoutRetryAfter: number;
  /** The last note of each writer that was acknowledged. */
  notes: number[];
  /** Of each writer, how often it has succeeded since it last did not. */
  successes: number[];
  /** When anybody was last refused. */
  refusedAt: number;
}

async function load(product: Product, writer: number, seen: Seen, isOver: () => boolean): Promise<void> {
  const { ratingId, ...params } = {
    ...kenya,
    indicatorId: kenya.indicatorId + writer,
    ratingId: kenya.ratingId + writer,
  };
  for (let n = (seen.notes[writer] ?? 0) + 1; !isOver(); n += 1) {
    const body = { CountryIndicatorRatingId: ratingId, Score: 1, RatingIsMet: true, ResearcherNote: `note ${n}` };
    const operation = n % 2 === 0 ? 'updateRating' : 'readIndicatorRating';
    const answer = await product
      .call(admin, operation, { params, ...(operation === 'updateRating' && { body }) })
      .catch(() => undefined);
    const status = answer?.status ?? 'none';
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    if (status === 200) {
      if (operation === 'updateRating') seen.notes[writer] = n;
      seen.successes[writer] = (seen.successes[writer] ?? 0) + 1;
    } else {
      seen.successes[writer] = 0;
      seen.refusedAt = performance.now();
      if (status === 503 && !answer?.headers.get('retry-after')) seen.withoutRetryAfter += 1;
    }
    await answer?.arrayBuffer();
  }
}

/** Waits until all writers succeed, and says whether they did in time. */
async function allSucceed(seen: Seen): Promise<boolean> {
  seen.successes.fill(0);
  const since = performance.now();
  while (!seen.successes.every((times) => times >= ENOUGH)) {
    if (performance.now() - since > PATIENCE_MS) return false;
    await sleep(10);
  }
  return true;
}

/** The note of each writer that is there, and in words what was acknowledged and is not. */
async function keptNotes(product: Product, notes: number[]): Promise<{ kept: number[]; lost: string[] }> {
  const kept: number[] = [];
  const lost: string[] = [];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const params = { ...kenya, indicatorId: kenya.indicatorId + writer };
    const { ResearcherNote } = await (await product.call(admin, 'readIndicatorRating', { params })).json();
    const there = Number(/^note (\d+)$/.exec(ResearcherNote ?? '')?.[1] ?? 0);
    const known = notes[writer] ?? 0;
    if (there < known) lost.push(`note ${known} was acknowledged, ${there} is there`);
    kept.push(Math.max(there, known));
  }
  return { kept, lost };
}

export const postgresRestart: Fault = {
  row: 'Q-R6',
  name: 'PostgreSQL restarted under load',
  // the embedded database is a part of its process: what kills it is 'kill -9 in mid-write'
  engines: ['postgresql'],
  rounds: 100,
  run: (engine, rounds) =>
    inPlace(engine, async (where, postgres) => {
      const wrong: string[] = [];
      const late: string[] = [];
      const product = await startProduct(where);
      const all: Record<string, number> = {};
      let longest = 0;
      let notes: number[] = [];
      try {
        for (let round = 0; round < rounds; round += 1) {
          const mode = round % 2 === 0 ? 'fast' : 'immediate';
          const successes = Array.from({ length: WRITERS }, () => 0);
          const seen: Seen = { statuses: {}, withoutRetryAfter: 0, notes, successes, refusedAt: 0 };
          const loads = (isOver: () => boolean) =>
            Array.from({ length: WRITERS }, (_, writer) => load(product, writer, seen, isOver));
          let isBack = 0;
          await whileLoaded(loads, async () => {
            await allSucceed(seen);
            await sleep(between(0, 500));
            await postgres?.restart(mode);
            isBack = performance.now();
            if (!(await allSucceed(seen)))
              wrong.push(`${mode}: refused for ${PATIENCE_MS / 1_000} s after the restart`);
          });
          // what counts is how long the product stays away longer than the database
          for (const [status, times] of Object.entries(seen.statuses)) all[status] = (all[status] ?? 0) + times;
          const beyond = Math.round(seen.refusedAt - isBack);
          longest = Math.max(longest, beyond);
          if (beyond > MOST_MS) late.push(`${mode}: refused ${beyond} ms longer than the restart took`);
          if (seen.withoutRetryAfter > 0) wrong.push(`${mode}: ${seen.withoutRetryAfter} 503 without Retry-After`);
          const { kept, lost } = await keptNotes(product, notes);
          wrong.push(...lost.map((words) => `${mode}: ${words}`));
          notes = kept;
        }
        const strange = Object.keys(all).filter((status) => status !== '200' && status !== '503');
        if (strange.length > 0) wrong.push(`answered ${strange.join(', ')}`);
        if (!all[503]) wrong.push('nothing was refused: the restarts met no load');
        if (product.hasEnded()) wrong.push('the server has ended');
      } finally {
        await product.kill();
      }
      const counts = Object.fromEntries(Object.entries(all).map(([status, times]) => [`answers ${status}`, times]));
      return { counts: { restarts: rounds, ...counts, 'refused beyond the restart ms': longest }, wrong, late };
    }),
};
