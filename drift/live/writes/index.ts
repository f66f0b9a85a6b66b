/** The writes of the live check: journeys that make their own things, and the refusals of each write that was right once. */
import { inParallel } from '../pool.ts';
import type { Run } from '../run.ts';
import { attempt, type Case, list, Stuck, type Writing } from './context.ts';
import { duplicate } from './duplicate.ts';
import { changeEdition, joinEdition, leaveEdition, memberships } from './edition.ts';
import { exportAll, importBack } from './files.ts';
import { assign, parentFirst, promote, rate } from './rating.ts';
import { refuse, vary } from './refusals.ts';
import { cite, citeAgain } from './sources.ts';
import { buildStructure, type Stage } from './structure.ts';
import { comment } from './talk.ts';
import { tearDown } from './teardown.ts';
import { type Bag, compareWorlds, readWorld } from './world.ts';

/** Does every journey that the mode of the run allows; what it made is gone afterwards. Findings go into the run. */
export async function checkWrites(run: Run): Promise<void> {
  const w = await begin(run).catch((error: unknown) => skipAll(run, error));
  if (!w) return;
  try {
    const world = await beginWorld(w);
    const stage = await attempt(w, () => buildStructure(w));
    await world(
      'createMilestone',
      'createActivity',
      'createIndicator',
      'addLibraryIndicators',
      'updateIndicator',
      'deleteIndicator',
    );
    if (stage) await work(w, stage);
    await world(
      'updateRating',
      'addReference',
      'updateReference',
      'assignWorkflow',
      'promoteRatingWorkflow',
      'addComment',
      'copyReference',
      'importFile',
    );
    await attempt(w, () => changeEdition(w));
    for (const membership of memberships) await attempt(w, () => joinEdition(w, membership));
    const isDeletion = ({ operationId }: Case) => run.contract.operations.get(operationId)?.method === 'delete';
    const cases = w.cases.filter((one) => isChosen(run, one));
    await inParallel(
      cases.filter((one) => !isDeletion(one)),
      (one) => attempt(w, () => refuse(w, one)),
      2,
    );
    for (const one of cases) await attempt(w, () => vary(w, one));
    // a deletion that is not refused takes the ground away from the others
    for (const one of cases.filter(isDeletion)) await attempt(w, () => refuse(w, one));
    for (const end of w.later) await attempt(w, end);
    for (const membership of memberships) await attempt(w, () => leaveEdition(w, membership));
    if (stage) {
      const copy = await attempt(w, () => duplicate(w, stage));
      await attempt(w, () => tearDown(w, copy ?? stage));
    }
  } finally {
    for (const undo of w.cleanup.reverse()) await undo().catch(() => undefined);
    sayUndone(w);
  }
}

const isChosen = ({ contract, options }: Run, { operationId }: Case): boolean => {
  const operation = contract.operations.get(operationId);
  return !operation || (options.selects?.(operation) ?? true);
};

/** What is done on the country indicators of the run's own. */
async function work(w: Writing, stage: Stage): Promise<void> {
  const workers = await attempt(w, () => assign(w, stage));
  if (!workers) return;
  await attempt(w, () => rate(w, stage, workers));
  const bytes = await attempt(w, () => exportAll(w, stage));
  await attempt(w, () => importBack(w, stage, workers, bytes));
  await attempt(w, () => comment(w, stage, workers));
  await attempt(w, () => cite(w, stage, workers));
  await attempt(w, () => citeAgain(w));
  await attempt(w, () => promote(w, stage, workers));
  await attempt(w, () => parentFirst(w, stage, workers));
}

/** Reads the whole now; each call compares it with what it is then, and blames the writes that were done meanwhile. */
async function beginWorld(w: Writing): Promise<(...writes: string[]) => Promise<void>> {
  const [milestone] = await list(w, 'listMilestones', { id: w.edition.Id }).catch(() => []);
  const [activity] = milestone
    ? await list(w, 'listActivities', { id: w.edition.Id, milestoneId: milestone.Id as number }).catch(() => [])
    : [];
  const [countryId = 0] = w.countries;
  const rows = await list(w, 'listCountryIndicators', { countryId, reportEditionId: w.edition.Id }).catch(() => []);
  const last = rows[Math.floor(rows.length / 2)];
  const bag: Bag = {
    id: w.edition.Id,
    editionId: w.edition.Id,
    reportEditionId: w.edition.Id,
    countryId,
    ...(milestone && { milestoneId: milestone.Id as number }),
    ...(activity && { activityId: activity.Id as number }),
    ...(last && { indicatorId: last.IndicatorId as number, ratingId: last.CountryIndicatorRatingId as number }),
    editions: `[${w.edition.Id}]`,
    countries: `[${countryId}]`,
  };
  let before = await readWorld(w, bag);
  return async (...writes) => {
    const after = await readWorld(w, bag);
    compareWorlds(w, before, after, writes);
    before = after;
  };
}

async function begin(run: Run): Promise<Writing> {
  const w: Writing = {
    run,
    marker: `contract-${run.options.runId}`,
    edition: { Id: 0 },
    inactive: [],
    countries: [],
    cases: [],
    later: [],
    ended: [],
    cleanup: [],
  };
  const editions = await list(w, 'listReportEditions');
  const active = editions.find(({ Status }) => Status === 1);
  if (!active) throw new Stuck('no edition is active, and only an active one takes writes');
  w.edition = active as Writing['edition'];
  w.inactive = editions.filter(({ Status }) => Status !== 1);
  const all = (await list(w, 'listEditionCountries', { id: w.edition.Id })).map(({ Id }) => Id as number);
  // two to work in and one to be left alone
  w.countries = [...new Set([...all.slice(0, 2), ...all.slice(-1)])];
  return w;
}

function skipAll({ contract, skipped }: Run, error: unknown): undefined {
  if (!(error instanceof Stuck)) throw error;
  for (const { operationId, reads } of contract.operations.values())
    if (!reads && !skipped.has(operationId)) skipped.set(operationId, error.message);
}

/** Whatever never succeeded is said, with the reason why its journey ended. */
function sayUndone({ run, ended }: Writing): void {
  for (const { operationId, reads } of run.contract.operations.values()) {
    const done = [...(run.statuses.get(operationId) ?? [])].some((status) => status < 300);
    if (reads || done || run.skipped.has(operationId)) continue;
    run.skipped.set(operationId, `its journey ended before: ${ended.join('; ') || 'nothing led to it'}`);
  }
}
