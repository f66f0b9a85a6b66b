/**
 * A new edition from the one that was worked in: equal in structure, empty of work; every other is
 * inactive from now on.
 */
import { EditionStatus, WorkflowStatus as Workflow } from '../../../generated/enums.ts';
import { bodySchema, membersOf } from './bodies.ts';
import { equal, hold, pick } from './compare.ts';
import {
  allowed,
  codeOf,
  conflict,
  did,
  found,
  invalid,
  keep,
  list,
  needRole,
  type Params,
  type Row,
  read,
  sendAndJudge,
  type Writing,
} from './context.ts';
import { mustKeyed } from './repeat.ts';
import { resourcesOf, type Stage } from './stage.ts';
import { inOtherLetters, nodeOf, probeText, stored } from './text.ts';

const operationId = 'createReportEdition';

/** Makes it, and returns the run's own things in it; `w.edition` is the new one then. */
export async function duplicate(writing: Writing, stage: Stage): Promise<Stage | undefined> {
  if (!allowed(writing, operationId)) return undefined;
  const as = needRole(writing, operationId);
  const old = writing.edition;
  const node = nodeOf(
    writing.run.contract,
    membersOf(writing.run, bodySchema(writing.run, operationId)).get('Name') ?? '',
  );
  const body = {
    Id: old.Id,
    Name: probeText(node, writing.marker, 'Edition'),
    StartDate: '2027-12-31',
    EndDate: '2028-02-29',
  };
  await conflict(
    writing,
    operationId,
    { as, json: { ...body, Name: inOtherLetters(String(old.Name)) } },
    'duplicate-name',
    'for the name of an edition in other letters',
  );
  await conflict(
    writing,
    operationId,
    { as, json: { Name: body.Name, StartDate: body.StartDate } },
    'conflict',
    'for an edition from nothing while one is active',
  );
  await invalid(
    writing,
    operationId,
    { as, json: { ...body, EndDate: '2027-12-30' } },
    '/EndDate',
    'an end before the start',
  );
  await invalid(
    writing,
    operationId,
    { as, json: { ...body, DuplicatedEdition: old.Id + 1 } },
    '/DuplicatedEdition',
    'two editions to duplicate',
  );
  const source = await content(writing, old.Id);
  const before = await list(writing, 'listReportEditions');
  const result = await mustKeyed(writing, operationId, { as, json: body }, [201], {
    check: 'request.valid-rejected',
  });
  const { exchange } = result;
  const edition = result.body as Row & { Id: number };
  const { StartDate, EndDate } = body;
  hold(writing, edition, {
    operationId,
    where: 'in the answer',
    expected: { Name: stored(node, body.Name), StartDate, EndDate, Status: EditionStatus.Active, InactiveDate: null },
    exchange,
  });
  await result.again();
  const after = await list(writing, 'listReportEditions');
  hold(
    writing,
    after.find(({ Id }) => Id === edition.Id),
    { operationId, where: 'in listReportEditions', expected: edition, exchange },
  );
  hold(writing, await read(writing, 'readReportEdition', { id: edition.Id }), {
    operationId,
    where: 'in readReportEdition',
    expected: edition,
    exchange,
  });
  did(writing, operationId, 'create.not-readable', 'write.side-effect');
  if (!after.some(({ Id }) => Id === edition.Id))
    found(writing, operationId, {
      check: 'create.not-readable',
      place: 'listReportEditions',
      message: 'the new edition is not listed',
      exchange,
    });
  for (const row of before) {
    const { Status: _, InactiveDate: _date, Version: _version, ...same } = row;
    const now = after.find(({ Id }) => Id === row.Id);
    hold(writing, now, {
      operationId,
      where: 'in listReportEditions, for another edition',
      expected: {
        ...same,
        Status: EditionStatus.Inactive,
        ...(row.Id !== old.Id && { InactiveDate: row.InactiveDate }),
      },
      before: row,
      exchange,
    });
    if (row.Id === old.Id && now?.InactiveDate === null)
      found(writing, operationId, {
        check: 'write.not-persisted',
        place: '/InactiveDate',
        message: 'the edition that was active has no InactiveDate',
        exchange,
      });
  }
  const comparisons = [
    [edition.Id, 'write.changed', 'of the new edition differs from that of the duplicated one'],
    [old.Id, 'write.side-effect', 'of the duplicated edition was changed'],
  ] as const;
  const contents = await Promise.all(comparisons.map(([id]) => content(writing, id)));
  for (const [index, [, check, what]] of comparisons.entries())
    for (const [place, rows] of contents[index] ?? [])
      if (!equal(rows, source.get(place)))
        found(writing, operationId, { check, place, message: `${place} ${what}`, exchange });
  await empty(writing, edition.Id);
  await refuseInactive(writing, old.Id);
  writing.edition = edition;
  keep(writing, {
    operationId,
    as,
    params: {},
    body: { ...body, Id: edition.Id, Name: `${writing.marker} again` },
    facts: () => [],
    watch: () => list(writing, 'listReportEditions'),
  });
  const copy = await copied(writing, stage);
  if (copy) await earlier(writing, old.Id, stage, copy);
  return copy;
}

/** The copy returns the references of the former edition as that edition returns them. */
async function earlier(writing: Writing, old: number, stage: Stage, copy: Stage): Promise<void> {
  const [cited] = stage.indicators;
  const again = copy.indicators.find(({ LibraryIndicatorId }) => LibraryIndicatorId === cited?.LibraryIndicatorId);
  const [countryId] = writing.countries;
  if (!cited || !again || countryId === undefined) return;
  const of = (editionId: number, indicator: Row) =>
    read(writing, 'readReferences', { editionId, countryId, indicatorId: indicator.Id as number });
  const [before, now] = await Promise.all([of(old, cited), of(writing.edition.Id, again)]);
  const rows = before.CurrentReportEditionReferences;
  const groups = now.PreviousReportEditionReferences;
  const reported = Array.isArray(groups) ? groups.find((group: Row) => group.ReportEditionId === old) : undefined;
  did(writing, 'readReferences', 'read.inconsistent');
  if (equal((reported as Row | undefined)?.References ?? [], rows)) return;
  found(writing, 'readReferences', {
    check: 'read.inconsistent',
    place: '/PreviousReportEditionReferences',
    message: 'the references of the edition before are not those that this edition tells of itself',
    seen: reported,
  });
}

/** Names, places and members; without Ids and counters. */
const plain = pick(
  'OrderId',
  'FullName',
  'ShortName',
  'Description',
  'Children',
  'SnapshotName',
  'TimePeriod',
  'ResponseRules',
  'IndicatorRating',
  'ParentIndicator',
  'IndicatorRelation',
  'IndicatorRelationType',
  'LibraryIndicatorId',
);

/** What must be equal in a copy. */
async function content(writing: Writing, id: number): Promise<Map<string, unknown>> {
  const [milestones, users, countries] = await Promise.all([
    list(writing, 'listMilestones', { id }),
    list(writing, 'listEditionUsers', { id }),
    list(writing, 'listEditionCountries', { id }),
  ]);
  const below = await Promise.all(
    (
      [
        ['first', milestones[0]],
        ['last', milestones.at(-1)],
      ] as const
    ).map(([which, milestone]) => (milestone ? contentBelow(writing, id, which, milestone) : [])),
  );
  return new Map<string, unknown>([
    ['listMilestones', milestones.map(plain)],
    ...below.flat(),
    ['listEditionUsers', users.map(({ DateAdded: _, ...row }) => row)],
    ['listEditionCountries', countries],
  ]);
}

async function contentBelow(writing: Writing, id: number, which: string, { Id }: Row): Promise<[string, unknown][]> {
  const activities = await list(writing, 'listActivities', { id, milestoneId: Id as number });
  const parts: [string, unknown][] = [[`listActivities ${which}`, activities.map(plain)]];
  const [activity] = activities;
  if (!activity) return parts;
  const leaves = await list(writing, 'listActivityIndicators', { id, activityId: activity.Id as number });
  return [...parts, [`listActivityIndicators ${which}`, leaves.map(plain)]];
}

/** Every country indicator is Open, unrated and nobody's. */
async function empty(writing: Writing, editionId: number): Promise<void> {
  const place = { editionId };
  const all = await read(writing, 'listDashboardIndicators', place, { currentUser: 'false', pageSize: 20 });
  const [source, countries] = [
    all.Data as Row[],
    await list(writing, 'listCountriesProgress', { reportEditionId: editionId, editionId }),
  ];
  hold(
    writing,
    {
      Open: source.filter(
        ({ WorkflowStatus, ResearchUserId, QAUserId }) =>
          WorkflowStatus === Workflow.Open && ResearchUserId === null && QAUserId === null,
      ).length,
    },
    { operationId, where: 'in listDashboardIndicators of the new edition', expected: { Open: source.length } },
  );
  for (const row of countries)
    hold(writing, row, {
      operationId,
      where: 'in listCountriesProgress of the new edition',
      expected: {
        RatedCount: 0,
        MetCount: 0,
        WorkflowStatuses: { Open: row.TotalIndicatorCount, ResearchInProgress: 0, QAInProgress: 0, QAComplete: 0 },
      },
    });
}

/** Every write that was right in the edition while it was active. */
async function refuseInactive(writing: Writing, id: number): Promise<void> {
  const isOld = ({ id: one, editionId, reportEditionId }: Params) => [one, editionId, reportEditionId].includes(id);
  for (const { operationId: write, as, params, body, anyEdition, onlyRights } of writing.cases) {
    const permissions = writing.run.contract.operations.get(write)?.permissions.flat() ?? [];
    const requested = !isOld(params) || anyEdition || onlyRights || permissions.includes('reference:previous');
    if (requested) continue;
    const { exchange, body: response } = await sendAndJudge(writing, write, {
      as,
      params,
      ...(body !== undefined && { json: body }),
    });
    did(writing, write, 'write.conflict-missed');
    if (exchange.status !== 409 || codeOf(response) !== 'inactive-edition')
      found(writing, write, {
        check: 'write.conflict-missed',
        place: 'inactive-edition',
        message: `wanted 409 inactive-edition in an edition that is inactive, got ${exchange.status} ${String(codeOf(response) ?? '')}`,
        exchange,
        seen: exchange.status,
      });
  }
}

/** The run's own things as the new edition holds them. */
async function copied(writing: Writing, { milestone, activities, indicators }: Stage): Promise<Stage | undefined> {
  const id = writing.edition.Id;
  const same = (rows: Row[], { OrderId }: Row) => rows.find((row) => row.OrderId === OrderId);
  const own = same(await list(writing, 'listMilestones', { id }), milestone);
  if (!own) return undefined;
  const below = await list(writing, 'listActivities', { id, milestoneId: own.Id as number });
  const [first] = below;
  const leaves = first ? await list(writing, 'listActivityIndicators', { id, activityId: first.Id as number }) : [];
  return {
    milestone: own,
    activities: below.slice(0, activities.length),
    indicators: leaves.slice(0, indicators.length),
    resources: resourcesOf(writing),
  };
}
