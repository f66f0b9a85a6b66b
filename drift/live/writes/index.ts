/**
 * The writes of the live check: journeys on records of their own, then each accepted write again in
 * the ways that must be refused.
 */
import { EditionStatus } from '../../../generated/enums.ts';
import type { Operation } from '../../core/contract.ts';
import { inParallel } from '../pool.ts';
import { checkCommonHeaders } from '../reads/headers.ts';
import { chosen, type Run } from '../run.ts';
import { assign } from './assign.ts';
import { setDue, stepBack } from './bulk.ts';
import { comment } from './comments.ts';
import { attempt, type Case, keep, list, Stuck, type Writing } from './context.ts';
import { duplicate } from './duplicate.ts';
import { changeEdition } from './edition.ts';
import { leavingCountries } from './edition-print.ts';
import { exportAll } from './files.ts';
import { importBack } from './import.ts';
import { joinEdition, leaveEdition, memberships } from './members.ts';
import { deleteMissing } from './missing-records.ts';
import { choosePreferences, clearNotices } from './own-records.ts';
import { parentFirst, promote } from './promote.ts';
import { rate } from './rating.ts';
import { refuse, vary } from './refusals.ts';
import { exportTable } from './results-file.ts';
import { drawReferences, drawSequences } from './sequences.ts';
import { cite, citeAgain } from './sources.ts';
import type { Stage } from './stage.ts';
import { buildStructure } from './structure.ts';
import { takeBack } from './take-back.ts';
import { tearDown } from './teardown.ts';
import { keepAccount, ofUsers } from './users.ts';
import { keepView, ofViews } from './views.ts';
import { type Bag, compareWorlds, readWorld } from './world.ts';

/**
 * Runs every journey that the mode allows and that leads to a chosen operation, and removes its
 * records afterwards. Findings go into the run.
 */
export async function checkWrites(run: Run): Promise<void> {
  const isWritten = ({ operationId, reads }: Operation) => !reads || readsAfterWrites.includes(operationId);
  const wanted = new Set(chosen(run).flatMap((operation) => (isWritten(operation) ? [operation.operationId] : [])));
  if (run.options.level === 'shape' || wanted.size === 0) return;
  const writing = await begin(run).catch((error: unknown) => skipAll(run, error));
  if (!writing) return;
  const leadsTo = (operationIds: string[]) => operationIds.some((one) => wanted.has(one));
  try {
    const withoutStage = [
      ...ofEdition,
      'updatePreferences',
      'clearWorkNotices',
      ...ofViews,
      ...ofUsers,
      ...memberships.flatMap(({ add, remove }) => [add, remove]),
    ];
    const stage = [...wanted].every((one) => withoutStage.includes(one)) ? undefined : await onStage(writing, leadsTo);
    const joined = await beside(writing, leadsTo);
    await refuseAll(writing, wanted);
    for (const end of writing.later) await attempt(writing, end);
    for (const membership of joined) await attempt(writing, () => leaveEdition(writing, membership));
    await attempt(writing, () => drawSequences(writing, leadsTo));
    if (stage) {
      const before = writing.edition;
      const copy = await attempt(writing, () => duplicate(writing, stage));
      // The copy holds no work yet: what was made by mistake is what was made for the check.
      if (writing.edition !== before) await attempt(writing, () => takeBack(writing, before));
      await attempt(writing, () => tearDown(writing, writing.edition.Id === before.Id ? stage : (copy ?? stage)));
      // Last, because an edition that is created by mistake ends the edition of the journeys.
      for (const one of writing.cases.filter(({ operationId }) => operationId === 'createReportEdition'))
        await attempt(writing, () => refuse(writing, one));
    }
  } finally {
    for (const undo of writing.cleanup.reverse()) await undo().catch(() => undefined);
    reportUnfinished(writing, wanted);
    checkCommonHeaders(run);
  }
}

/**
 * The journeys that need no stage, at once where none looks at what another changes: each with
 * cases of its own, which are put together in one order.
 * @returns what was joined and is to be left
 */
async function beside(writing: Writing, leadsTo: LeadsTo): Promise<typeof memberships> {
  const joined = memberships.filter(({ add, remove }) => leadsTo([add, remove]));
  const joining = (of: string) =>
    joined.filter(({ add }) => add === of).map((membership) => (own: Writing) => joinEdition(own, membership));
  type Journey = (own: Writing) => Promise<unknown>;
  const when = (operationIds: string[], journey: Journey): Journey[] => (leadsTo(operationIds) ? [journey] : []);
  const rows: Journey[][] = [
    [...when(ofEdition, changeEdition), ...joining('addEditionCountries')],
    [...when(['updatePreferences'], choosePreferences), ...when(ofViews, keepView)],
    // a new account is one that may be added
    [...when(ofUsers, keepAccount), ...joining('addEditionUsers'), ...when(['clearWorkNotices'], clearNotices)],
  ];
  const own = rows.map(() => ({ ...writing, cases: [] as Case[] }));
  await Promise.all(
    rows.map(async (journeys, index) => {
      const part = own[index] as Writing;
      for (const journey of journeys) await attempt(part, () => journey(part));
    }),
  );
  writing.edition = own[0]?.edition ?? writing.edition;
  for (const { cases } of own) for (const one of cases) keep(writing, one, true);
  return joined;
}

/** Reads that only a write leads to. */
const readsAfterWrites = ['downloadExport'];
const ofEdition = ['updateReportEdition'];
const ofFiles = ['exportData', 'exportCompare', 'exportActivity', 'exportResults', 'importFile', 'downloadExport'];
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
  'setDueDates',
  'stepBackRatings',
  'addComment',
  'copyReference',
  'importFile',
];

type LeadsTo = (operationIds: string[]) => boolean;

/** Builds milestones, activities and indicators for the run, works on them and returns them. */
async function onStage(writing: Writing, leadsTo: LeadsTo): Promise<Stage | undefined> {
  const world = await beginWorld(writing, [ofStructure, ofWork]);
  const stage = await attempt(writing, () => buildStructure(writing));
  await world();
  if (!stage) return undefined;
  await work(writing, stage, leadsTo);
  await world();
  return stage;
}

/** The journeys on the country indicators of the run's own records. */
async function work(writing: Writing, stage: Stage, leadsTo: LeadsTo): Promise<void> {
  const workers = await attempt(writing, () => assign(writing, stage));
  if (!workers) return;
  const journeys: [string[], () => Promise<unknown>][] = [
    // First, because comparisons and exports need ratings.
    [['updateRating', 'promoteRatingWorkflow', ...ofFiles], () => rate(writing, stage, workers)],
    [
      ofFiles,
      async () => {
        const bytes = await attempt(writing, () => exportAll(writing, stage, workers));
        await attempt(writing, () => exportTable(writing, stage, workers));
        await importBack(writing, stage, workers, bytes);
      },
    ],
    [['addComment', 'clearNotification'], () => comment(writing, stage, workers)],
    [['addReference', 'updateReference', 'removeReference', 'copyReference'], () => cite(writing, stage, workers)],
    [['addReference', 'updateReference', 'removeReference'], () => drawReferences(writing, leadsTo, stage, workers)],
    [['copyReferenceToCurrent', 'removeReference'], () => citeAgain(writing)],
    [['promoteRatingWorkflow', 'updateRating'], () => promote(writing, stage, workers)],
    [['setDueDates'], () => setDue(writing, stage, workers)],
    [['stepBackRatings'], () => stepBack(writing, stage, workers)],
    [['updateRating', 'updateIndicator', 'unassignParentIndicator'], () => parentFirst(writing, stage, workers)],
  ];
  const leaving = leavingCountries(writing);
  for (const [operationIds, journey] of journeys)
    if (leadsTo(operationIds)) await leaving(operationIds[0] ?? '', () => attempt(writing, journey));
}

/** Repeats each accepted write in ways that must be refused, and in ways that must be accepted. */
async function refuseAll(writing: Writing, wanted: Set<string>): Promise<void> {
  const cases = writing.cases.filter(({ operationId }) => wanted.has(operationId));
  const isDeletion = ({ operationId }: Case) => writing.run.contract.operations.get(operationId)?.method === 'delete';
  await inParallel(
    cases.filter((one) => !isDeletion(one)),
    (one) => attempt(writing, () => refuse(writing, one)),
    2,
  );
  await inParallel(cases, (one) => attempt(writing, () => vary(writing, one)), 4);
  // Last, because a deletion that is not refused removes the records of the other cases.
  for (const one of cases.filter(isDeletion)) {
    await attempt(writing, () => refuse(writing, one));
    await attempt(writing, () => deleteMissing(writing, one));
  }
}

/**
 * Takes a snapshot of the data; each call compares it with the data of then and attributes side
 * effects to the writes in between, which are the next of `writes`.
 */
async function beginWorld(writing: Writing, writes: string[][]): Promise<() => Promise<void>> {
  const [milestone] = await list(writing, 'listMilestones', { id: writing.edition.Id }).catch(() => []);
  const [activity] = milestone
    ? await list(writing, 'listActivities', { id: writing.edition.Id, milestoneId: milestone.Id as number }).catch(
        () => [],
      )
    : [];
  const [countryId = 0] = writing.countries;
  const rows = await list(writing, 'listCountryIndicators', { countryId, reportEditionId: writing.edition.Id }).catch(
    () => [],
  );
  const last = rows[Math.floor(rows.length / 2)];
  const bag: Bag = {
    id: writing.edition.Id,
    editionId: writing.edition.Id,
    reportEditionId: writing.edition.Id,
    countryId,
    ...(milestone && { milestoneId: milestone.Id as number }),
    ...(activity && { activityId: activity.Id as number }),
    ...(last && { indicatorId: last.IndicatorId as number, ratingId: last.CountryIndicatorRatingId as number }),
    editions: `[${writing.edition.Id}]`,
    countries: `[${countryId}]`,
  };
  let done = 0;
  // Each is compared with the one before and the one after it.
  const look = () => readWorld(writing, bag, writes.slice(Math.max(0, done - 1), done + 1));
  let before = await look();
  return async () => {
    done += 1;
    const after = await look();
    compareWorlds(writing, before, after, writes[done - 1] ?? []);
    before = after;
  };
}

async function begin(run: Run): Promise<Writing> {
  const writing: Writing = {
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
  const editions = await list(writing, 'listReportEditions');
  const active = editions.find(({ Status }) => Status === EditionStatus.Active);
  if (!active) throw new Stuck('no edition is active, and only an active one takes writes');
  writing.edition = active as Writing['edition'];
  writing.inactive = editions.filter(({ Status }) => Status !== EditionStatus.Active);
  const all = (await list(writing, 'listEditionCountries', { id: writing.edition.Id })).map(({ Id }) => Id as number);
  // Two for the journeys and one that must stay unchanged.
  writing.countries = [...new Set([...all.slice(0, 2), ...all.slice(-1)])];
  return writing;
}

function skipAll({ contract, skipped }: Run, error: unknown): undefined {
  if (!(error instanceof Stuck)) throw error;
  for (const { operationId, reads } of contract.operations.values())
    if (!reads && !skipped.has(operationId)) skipped.set(operationId, error.message);
}

/** Reports every operation that never succeeded, with the reason why its journey ended. */
function reportUnfinished({ run, ended }: Writing, wanted: Set<string>): void {
  for (const { operationId, reads } of run.contract.operations.values()) {
    const done = [...(run.statuses.get(operationId) ?? [])].some((status) => status < 300);
    if (reads || !wanted.has(operationId) || done || run.skipped.has(operationId)) continue;
    run.skipped.set(operationId, `its journey ended before: ${ended.join('; ') || 'nothing led to it'}`);
  }
}
