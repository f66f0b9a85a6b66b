/**
 * The writes of the live check: journeys that make their own things, and the refusals of each write
 * that was right once.
 */

import { EditionStatus } from '../../../generated/enums.ts';
import type { Operation } from '../../core/contract.ts';
import { inParallel } from '../pool.ts';
import { checkEveryAnswer } from '../reads/headers.ts';
import { chosen, type Run } from '../run.ts';
import { assign } from './assign.ts';
import { comment } from './comments.ts';
import { attempt, type Case, list, Stuck, type Writing } from './context.ts';
import { duplicate } from './duplicate.ts';
import { changeEdition } from './edition.ts';
import { leavingCountries } from './edition-print.ts';
import { exportAll } from './files.ts';
import { importBack } from './import.ts';
import { joinEdition, leaveEdition, memberships } from './members.ts';
import { deleteMissing } from './missing-records.ts';
import { parentFirst, promote } from './promote.ts';
import { rate } from './rating.ts';
import { refuse, vary } from './refusals.ts';
import { cite, citeAgain } from './sources.ts';
import type { Stage } from './stage.ts';
import { buildStructure } from './structure.ts';
import { tearDown } from './teardown.ts';
import { type Bag, compareWorlds, readWorld } from './world.ts';

/**
 * Does every journey that the mode of the run allows and that leads to a chosen operation; what it
 * made is gone afterwards. Findings go into the run.
 */
export async function checkWrites(run: Run): Promise<void> {
  const isWritten = ({ operationId, reads }: Operation) => !reads || onTheWay.includes(operationId);
  const wanted = new Set(chosen(run).flatMap((operation) => (isWritten(operation) ? [operation.operationId] : [])));
  if (run.options.level === 'shape' || wanted.size === 0) return;
  const w = await begin(run).catch((error: unknown) => skipAll(run, error));
  if (!w) return;
  const leadsTo = (operationIds: string[]) => operationIds.some((one) => wanted.has(one));
  try {
    const apart = [...ofEdition, ...memberships.flatMap(({ add, remove }) => [add, remove])];
    const stage = [...wanted].every((one) => apart.includes(one)) ? undefined : await onStage(w, leadsTo);
    if (leadsTo(ofEdition)) await attempt(w, () => changeEdition(w));
    const joined = memberships.filter(({ add, remove }) => leadsTo([add, remove]));
    for (const membership of joined) await attempt(w, () => joinEdition(w, membership));
    await refuseAll(w, wanted);
    for (const end of w.later) await attempt(w, end);
    for (const membership of joined) await attempt(w, () => leaveEdition(w, membership));
    if (stage) {
      const copy = await attempt(w, () => duplicate(w, stage));
      await attempt(w, () => tearDown(w, copy ?? stage));
      // last, for an edition that should have been refused ends the one that was worked in
      for (const one of w.cases.filter(({ operationId }) => operationId === 'createReportEdition'))
        await attempt(w, () => refuse(w, one));
    }
  } finally {
    for (const undo of w.cleanup.reverse()) await undo().catch(() => undefined);
    sayUndone(w, wanted);
    checkEveryAnswer(run);
  }
}

/** Reads that only a write leads to. */
const onTheWay = ['downloadExport'];
const ofEdition = ['updateReportEdition'];
const ofFiles = ['exportData', 'exportCompare', 'importFile', 'downloadExport'];
const ofStructure = [
  'createMilestone',
  'createActivity',
  'createIndicator',
  'addLibraryIndicators',
  'updateIndicator',
  'deleteIndicator',
];
const ofWork = [
  'updateRating',
  'addReference',
  'updateReference',
  'assignWorkflow',
  'promoteRatingWorkflow',
  'addComment',
  'copyReference',
  'importFile',
];

type LeadsTo = (operationIds: string[]) => boolean;

/** What is done on milestones, activities and indicators of the run's own; returns them. */
async function onStage(w: Writing, leadsTo: LeadsTo): Promise<Stage | undefined> {
  const world = await beginWorld(w);
  const stage = await attempt(w, () => buildStructure(w));
  await world(...ofStructure);
  if (!stage) return undefined;
  await work(w, stage, leadsTo);
  await world(...ofWork);
  return stage;
}

/** What is done on the country indicators of the run's own. */
async function work(w: Writing, stage: Stage, leadsTo: LeadsTo): Promise<void> {
  const workers = await attempt(w, () => assign(w, stage));
  if (!workers) return;
  const journeys: [string[], () => Promise<unknown>][] = [
    // what is compared and exported has to be rated
    [['updateRating', 'promoteRatingWorkflow', ...ofFiles], () => rate(w, stage, workers)],
    [
      ofFiles,
      async () => {
        const bytes = await attempt(w, () => exportAll(w, stage, workers));
        await importBack(w, stage, workers, bytes);
      },
    ],
    [['addComment', 'clearNotification'], () => comment(w, stage, workers)],
    [['addReference', 'updateReference', 'removeReference', 'copyReference'], () => cite(w, stage, workers)],
    [['copyReferenceToCurrent', 'removeReference'], () => citeAgain(w)],
    [['promoteRatingWorkflow', 'updateRating'], () => promote(w, stage, workers)],
    [['updateRating', 'updateIndicator', 'unassignParentIndicator'], () => parentFirst(w, stage, workers)],
  ];
  for (const [operationIds, journey] of journeys)
    if (leadsTo(operationIds)) await leavingCountries(w, operationIds[0] ?? '', () => attempt(w, journey));
}

/** Each write that was right once, again as it must be refused, and as it must not. */
async function refuseAll(w: Writing, wanted: Set<string>): Promise<void> {
  const cases = w.cases.filter(({ operationId }) => wanted.has(operationId));
  const isDeletion = ({ operationId }: Case) => w.run.contract.operations.get(operationId)?.method === 'delete';
  await inParallel(
    cases.filter((one) => !isDeletion(one)),
    (one) => attempt(w, () => refuse(w, one)),
    2,
  );
  for (const one of cases) await attempt(w, () => vary(w, one));
  // a deletion that is not refused takes the ground away from the others
  for (const one of cases.filter(isDeletion)) {
    await attempt(w, () => refuse(w, one));
    await attempt(w, () => deleteMissing(w, one));
  }
}

/**
 * Reads the whole now; each call compares it with what it is then, and blames the writes that were
 * done meanwhile.
 */
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
  const active = editions.find(({ Status }) => Status === EditionStatus.Active);
  if (!active) throw new Stuck('no edition is active, and only an active one takes writes');
  w.edition = active as Writing['edition'];
  w.inactive = editions.filter(({ Status }) => Status !== EditionStatus.Active);
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
function sayUndone({ run, ended }: Writing, wanted: Set<string>): void {
  for (const { operationId, reads } of run.contract.operations.values()) {
    const done = [...(run.statuses.get(operationId) ?? [])].some((status) => status < 300);
    if (reads || !wanted.has(operationId) || done || run.skipped.has(operationId)) continue;
    run.skipped.set(operationId, `its journey ended before: ${ended.join('; ') || 'nothing led to it'}`);
  }
}
