/** Exports the activity log as a workbook, through the downloads that all exports use. */
import { sql } from 'kysely';
import { type Handler, noContent, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { dateOf } from '../../domain/workbook/attachment.ts';
import { invalid } from '../../problem.ts';
import { type Excess, WorkerJob } from '../../threads/worker-job.ts';
import { type Branches, filteredBy } from './activity-conditions.ts';
import type { ActivityExportMessage } from './activity-export-worker.ts';
import { eventsAt } from './activity-page.ts';

const MAX_RECORDS = 100_000;
const PAGE = 2_000;

const refused = (detail: string) => invalid([{ pointer: '/Since', detail: 'must be later' }], detail);
const work = {
  script: new URL('./activity-export-worker.ts', import.meta.url),
  refuse: (excess: Excess) => refused(`The export takes ${excess}. Select fewer days, people or kinds.`),
};

/**
 * Returns the address of the workbook, or 204 without any event. Rejects with 422 where there are
 * too many.
 */
export const exportActivity: Handler<'exportActivity'> = async ({ db, now, downloads, turn, body }) => {
  const branches = filteredBy({
    users: body.UserIds,
    kinds: body.Kinds,
    countries: body.CountryIds,
    libraryIndicators: body.LibraryIndicatorIds,
    editions: body.ReportEditionIds,
    since: body.Since,
    until: body.Until,
  });
  const records = await countRecords(db, branches);
  if (records > MAX_RECORDS) throw refused('More than 100,000 events. Select fewer days, people or kinds.');
  if (records === 0) return noContent;
  return WorkerJob.run(work, async (job) => {
    const post = (message: ActivityExportMessage) => job.post(message);
    for await (const events of pages(db, branches, turn)) post({ kind: 'events', events });
    const token = await downloads.offer(`activity-${dateOf(now())}.xlsx`, async (path) => {
      await job.request({ kind: 'write', path } satisfies ActivityExportMessage);
    });
    return ok({ downloadUrl: `/api/v1/downloads/${token}` });
  });
};

const heldBy = (branches: Branches) => sql`(${sql.join(branches, sql`) or (`)})`;

/** How many records the events tell of; no more are counted than decide. */
async function countRecords(db: Db, branches: Branches): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(records), 0)::int as count from (
    select e.records from event e where ${heldBy(branches)} limit ${MAX_RECORDS + 1}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Newest first, by keyset: each page costs the same. One row for each record of an event. */
async function* pages(db: Db, branches: Branches, turn: () => Promise<void>) {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    await turn();
    const { rows } = await sql<{ id: number }>`
      select e.id from event e where (${heldBy(branches)}) and e.id < ${before} order by e.id desc limit ${PAGE}`.execute(
      db,
    );
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    yield await eventsAt(
      db,
      sql`select e.*, p.place::int as place from event e
        left join lateral unnest(e.pairs) with ordinality p(pair, place) on true where e.id = any(${rows.map(({ id }) => id)})`,
    );
    before = last;
  }
}
