/** Milestones, activities and indicators of the run's own: the ground on which the other journeys stand. */
import { equal, hold } from './compare.ts';
import {
  allowed,
  attempt,
  conflict,
  did,
  found,
  keep,
  list,
  must,
  needRole,
  newKey,
  type Params,
  type Row,
  read,
  tell,
  type Writing,
} from './context.ts';
import {
  change,
  create,
  grown,
  inList,
  type Resource,
  remove,
  repeat,
  type Showing,
  search,
  showing,
} from './resource.ts';

/** What the structure journey leaves standing for the others. */
export interface Stage {
  milestone: Row;
  activities: Row[];
  indicators: Row[];
  resources: { milestone: Resource; activity: Resource; indicator: (activity: Row) => Resource };
}

const byId = (row: Row, record: Row) => row.Id === record.Id;
const isIndicator = (row: Row, record: Row) => row.IndicatorId === record.Id;
const names = ({ Id, FullName }: Row): Row => ({ Id, FullName });

/** The rows of a list stand at 1…n, without gaps. */
export function ordered(w: Writing, operationId: string, where: string, rows: Row[]): void {
  did(w, operationId, 'write.changed');
  const orders = rows.map(({ OrderId }) => OrderId);
  if (orders.every((order, index) => order === index + 1)) return;
  found(w, operationId, {
    check: 'write.changed',
    place: `${where} /*/OrderId`,
    message: `the places in ${where} are ${orders.join(', ')}, not 1…${rows.length}`,
    seen: orders,
  });
}

export function resourcesOf(w: Writing): Stage['resources'] {
  const edition = { id: w.edition.Id };
  const [country = 0] = w.countries;
  const inTree: Showing = {
    operationId: 'listCountryModules',
    params: () => ({ countryId: country, reportEditionId: w.edition.Id }),
    is: (row, { Id, ModuleType }) => row.Id === Id && row.ModuleType === ModuleType,
    says: ({ FullName, ShortName, OrderId, ModuleType, ParentId }) => ({
      FullName,
      ShortName,
      OrderId,
      ModuleType,
      ...(ParentId !== undefined && { ParentId }),
    }),
  };
  const compared: Showing = {
    operationId: 'listCompareMilestones',
    params: () => edition,
    is: (row, { Id, FullName }) => row.Id === Id && row.FullName === FullName,
    says: names,
  };
  const milestone: Resource = {
    create: {
      operationId: 'createMilestone',
      params: edition,
      fixed: { ModuleType: 0, ReportEditionId: w.edition.Id },
    },
    update: {
      operationId: 'updateMilestone',
      params: () => edition,
      fixed: ({ Id }) => ({ Id }),
      ignored: { OrderId: 77, Children: 99 },
    },
    remove: { operationId: 'deleteMilestone', params: ({ Id }) => ({ ...edition, milestoneId: Id as number }) },
    shows: [{ operationId: 'listMilestones', params: () => edition, is: byId }, inTree, compared],
  };
  const activity: Resource = {
    create: { operationId: 'createActivity', params: edition, fixed: { ModuleType: 1, ReportEditionId: w.edition.Id } },
    update: {
      operationId: 'updateActivity',
      params: () => edition,
      fixed: ({ Id, MilestoneOrderId }) => ({ Id, MilestoneOrderId }),
      ignored: { OrderId: 77, Children: 99 },
    },
    remove: { operationId: 'deleteActivity', params: ({ Id }) => ({ ...edition, activityId: Id as number }) },
    shows: [
      {
        operationId: 'listActivities',
        params: ({ ParentId }) => ({ ...edition, milestoneId: ParentId as number }),
        is: byId,
      },
      inTree,
      compared,
    ],
  };
  const short = ({ ShortName, IndicatorRating }: Row): Row => ({ ShortName, IndicatorRating });
  const numbered = ({ SnapshotName }: Row): Row => ({ SnapshotName });
  const pair = (record: Row): Params => ({
    countryId: country,
    reportEditionId: w.edition.Id,
    indicatorId: record.Id as number,
  });
  const whole = ({
    FullName,
    ShortName,
    SnapshotName,
    Description,
    ResponseRules,
    TimePeriod,
    IndicatorRating,
    ParentIndicatorId,
  }: Row): Row => ({
    FullName,
    ShortName,
    SnapshotName,
    Description,
    ResponseRules,
    TimePeriod,
    IndicatorRating,
    ParentIndicatorId,
  });
  const inLibrary = ({ FullName, ShortName, SnapshotName, IndicatorRating }: Row): Row => ({
    FullName,
    ShortName,
    SnapshotName,
    IndicatorRating,
  });
  const indicator = ({ Id, OrderId, ParentId, MilestoneOrderId }: Row): Resource => ({
    create: {
      operationId: 'createIndicator',
      params: edition,
      fixed: {
        ReportEditionId: w.edition.Id,
        ActivityId: Id,
        ActivityOrderId: OrderId,
        MilestoneOrderId,
        IndicatorRating: 1,
        IsDependent: false,
        ParentIndicatorId: 0,
        ParentIndicator: null,
      },
    },
    update: {
      operationId: 'updateIndicator',
      params: () => edition,
      fixed: (record) => ({
        Id: record.Id,
        ActivityId: record.ActivityId,
        ActivityOrderId: record.ActivityOrderId,
        MilestoneOrderId: record.MilestoneOrderId,
        IndicatorRating: 1,
      }),
      ignored: {
        OrderId: 77,
        MilestoneName: 'contract',
        ActivityName: 'contract',
        IndicatorRelation: '9.9.9',
        ParentIndicator: '9.9.9 contract',
      },
      derived: ['SnapshotName'],
    },
    remove: { operationId: 'deleteIndicator', params: (record) => ({ ...edition, indicatorId: record.Id as number }) },
    shows: [
      { operationId: 'listActivityIndicators', params: () => ({ ...edition, activityId: Id as number }), is: byId },
      {
        operationId: 'listCountryIndicators',
        params: pair,
        is: isIndicator,
        says: (record) => ({ ...short(record), ...numbered(record), ActivityId: Id, MilestoneId: ParentId }),
      },
      { operationId: 'readCountryIndicator', params: pair, is: isIndicator, says: whole },
      {
        operationId: 'listWorkflowIndicators',
        params: () => ({ editionId: w.edition.Id }),
        is: byId,
        says: (record) => ({
          ...short(record),
          FullName: record.FullName,
          ActivityId: Id,
          ActivityName: record.ActivityName,
          MilestoneName: record.MilestoneName,
        }),
      },
      {
        operationId: 'listLibraryIndicators',
        params: () => ({}),
        is: (row, record) =>
          row.LibraryIndicatorId === record.LibraryIndicatorId && row.ReportEditionId === w.edition.Id,
        says: (record) => ({ ...inLibrary(record), ReportEditionName: w.edition.Name }),
      },
      {
        operationId: 'readLibraryIndicator',
        params: ({ LibraryIndicatorId }) => ({ id: LibraryIndicatorId as number }),
        is: byId,
        says: whole,
      },
    ],
  });
  return { milestone, activity, indicator };
}

/** Builds the stage, trying each of its operations on the way. */
export async function buildStructure(w: Writing): Promise<Stage> {
  const resources = resourcesOf(w);
  const { milestone: milestones, activity: activities, indicator: indicatorsOf } = resources;
  const milestone = await change(w, milestones, await create(w, milestones));
  const inMilestone = { ParentId: milestone.Id, MilestoneOrderId: milestone.OrderId };
  const plain = await create(w, activities, inMilestone);
  const second = await create(w, inList(activities), { ...inMilestone, Description: null });
  // with a neighbour, which a change must leave alone
  const first = await change(w, activities, plain);
  const withOrder = ({ Id }: Row) => ({ Id, MilestoneOrderId: milestone.OrderId });
  await attempt(w, () => reorder(w, 'reorderActivity', activities.shows[0], [first, second], withOrder));
  const indicators = indicatorsOf(first);
  const parent = await change(w, indicators, await take(w, indicators));
  const child = await take(w, inList(indicators));
  const stage: Stage = { milestone, activities: [first, second], indicators: [parent, child], resources };
  await attempt(w, async () => {
    const third = await take(w, inList(indicators));
    const withOrders = ({ Id, ActivityOrderId, MilestoneOrderId }: Row) => ({ Id, ActivityOrderId, MilestoneOrderId });
    await attempt(w, () => reorder(w, 'reorderIndicator', indicators.shows[0], [child, third], withOrders));
    await attempt(w, () => counted(w, { milestone, activity: first, children: 3 }));
    const moved = await move(w, resources, third, first, second);
    await libraryAgain(w, indicatorsOf(second), moved, second);
  });
  const linked = await attempt(w, () => link(w, indicators, parent, child));
  if (linked) stage.indicators = [parent, linked];
  await attempt(w, () => wrongEdition(w, milestone));
  return stage;
}

/** A new indicator; where the data are not to be thrown away, one that an earlier run left in the library. */
async function take(w: Writing, resource: Resource): Promise<Row> {
  const { fixed, params } = resource.create;
  if (w.run.options.mode === 'all') return create(w, resource);
  const left = (await list(w, 'listGlobalIndicators', params)).find(({ FullName }) =>
    String(FullName).startsWith('contract-'),
  );
  if (!left) return create(w, resource);
  w.run.skipped.set(
    'createIndicator',
    'a new one stays in the library for good; those that an earlier run left are used',
  );
  return add(w, resource, left, fixed);
}

async function add(
  w: Writing,
  resource: Resource,
  row: Row,
  { ActivityId, ActivityOrderId, MilestoneOrderId }: Row,
): Promise<Row> {
  const operationId = 'addLibraryIndicators';
  const as = needRole(w, operationId);
  const json = { ActivityId, ActivityOrderId, MilestoneOrderId, Indicators: [row] };
  const sent = { as, params: resource.create.params, json, headers: newKey() };
  const { exchange, body } = await must(w, operationId, sent, [201], { check: 'request.valid-rejected' });
  const [made = {}] = body as Row[];
  w.cleanup.push(() => tell(w, 'deleteIndicator', { as, params: resource.remove.params(made) }));
  const { FullName, ShortName, Description, ResponseRules, TimePeriod, IndicatorRating, LibraryIndicatorId } = row;
  hold(w, made, {
    operationId,
    where: 'in the answer',
    expected: {
      FullName,
      ShortName,
      Description,
      ResponseRules,
      TimePeriod,
      IndicatorRating,
      LibraryIndicatorId,
      ActivityId,
      IsDependent: false,
      ParentIndicatorId: 0,
    },
    exchange,
  });
  await repeat(w, operationId, sent, { exchange, made: body });
  await showing(w, resource, made, operationId, exchange);
  const rest = await list(w, 'listGlobalIndicators', resource.create.params);
  if (rest.some((one) => one.LibraryIndicatorId === LibraryIndicatorId))
    found(w, operationId, {
      check: 'write.not-persisted',
      place: 'listGlobalIndicators',
      message: 'what was added can still be added',
      exchange,
    });
  await conflict(
    w,
    operationId,
    { as, params: resource.create.params, json },
    'conflict',
    'for an indicator that the edition holds already',
  );
  keep(w, {
    operationId,
    as,
    params: resource.create.params,
    body: json,
    facts: () => [],
    watch: () => list(w, resource.shows[0].operationId, resource.shows[0].params(made)),
  });
  return made;
}

/** Deletes one and takes it from the library again. */
async function libraryAgain(w: Writing, resource: Resource, record: Row, activity: Row): Promise<void> {
  await remove(w, resource, record);
  const left = (await list(w, 'listGlobalIndicators', resource.create.params)).find(
    ({ LibraryIndicatorId }) => LibraryIndicatorId === record.LibraryIndicatorId,
  );
  if (!left) {
    found(w, 'deleteIndicator', {
      check: 'write.not-persisted',
      place: 'listGlobalIndicators',
      message: 'a deleted indicator is not in the library to be added again',
    });
    return;
  }
  const added = await add(w, inList(resource), left, {
    ActivityId: activity.Id,
    ActivityOrderId: activity.OrderId,
    MilestoneOrderId: activity.MilestoneOrderId,
  });
  await remove(w, inList(resource), added);
}

/** Down and up again; past the ends it is refused. */
async function reorder(
  w: Writing,
  operationId: string,
  place: Showing,
  [first, second]: [Row, Row],
  fixed: (row: Row) => Row,
): Promise<void> {
  const as = needRole(w, operationId);
  const params = { id: w.edition.Id };
  const rows = () => list(w, place.operationId, place.params(first));
  const before = await rows();
  const at = before.findIndex(({ Id }) => Id === first.Id);
  const swapped = before.map(({ Id }) => Id);
  [swapped[at], swapped[at + 1]] = [second.Id, first.Id];
  const turn = async (row: Row, OrderDirection: number, wanted: unknown[]) => {
    const { exchange, body } = await must(
      w,
      operationId,
      { as, params, json: { ...fixed(row), OrderDirection } },
      [200],
    );
    const now = await rows();
    ordered(w, operationId, place.operationId, now);
    did(w, operationId, 'write.not-persisted', 'write.side-effect');
    for (const [where, seen] of [
      ['the answer', body],
      [place.operationId, now],
    ] as const) {
      const ids = Array.isArray(seen) ? seen.map(({ Id }: Row) => Id) : seen;
      if (!equal(ids, wanted))
        found(w, operationId, {
          check: 'write.not-persisted',
          place: `${where} /*/Id`,
          message: `the order in ${where} is ${JSON.stringify(ids)}, not ${JSON.stringify(wanted)}`,
          exchange,
          seen: ids,
        });
    }
    const changed = now.find((one) => before.some(({ Id, Version }) => Id === one.Id && Version !== one.Version));
    if (changed)
      found(w, operationId, {
        check: 'write.side-effect',
        place: '/Version',
        message: 'a move changed a Version',
        exchange,
      });
  };
  await turn(first, 1, swapped);
  await turn(
    first,
    0,
    before.map(({ Id }) => Id),
  );
  const ends: [Row | undefined, number, string][] = [
    [before[0], 0, 'for the first to go up'],
    [before.at(-1), 1, 'for the last to go down'],
  ];
  for (const [row, OrderDirection, why] of ends)
    if (row)
      await conflict(w, operationId, { as, params, json: { ...fixed(row), OrderDirection } }, 'past-the-end', why);
  keep(w, { operationId, as, params, body: { ...fixed(first), OrderDirection: 1 }, facts: () => [], watch: rows });
}

/** The counters of what is above. */
async function counted(
  w: Writing,
  { milestone, activity, children }: { milestone: Row; activity: Row; children: number },
): Promise<void> {
  const params = { id: w.edition.Id };
  const [above, beside] = await Promise.all([
    list(w, 'listMilestones', params),
    list(w, 'listActivities', { ...params, milestoneId: milestone.Id as number }),
  ]);
  ordered(w, 'createMilestone', 'listMilestones', above);
  hold(
    w,
    above.find(({ Id }) => Id === milestone.Id),
    { operationId: 'createActivity', where: 'in listMilestones', expected: { Children: beside.length } },
  );
  hold(
    w,
    beside.find(({ Id }) => Id === activity.Id),
    { operationId: 'createIndicator', where: 'in listActivities', expected: { Children: children } },
  );
}

/** Into another activity: at its end, and both are numbered anew. */
async function move(
  w: Writing,
  { indicator: indicatorsOf, activity }: Stage['resources'],
  record: Row,
  from: Row,
  to: Row,
): Promise<Row> {
  const operationId = 'updateIndicator';
  const json = {
    Id: record.Id,
    ActivityId: to.Id,
    ActivityOrderId: to.OrderId,
    MilestoneOrderId: to.MilestoneOrderId,
    IndicatorRating: record.IndicatorRating,
  };
  const { exchange, body } = await must(
    w,
    operationId,
    { as: needRole(w, operationId), params: { id: w.edition.Id }, json },
    [200],
  );
  const moved = body as Row;
  const { FullName, ShortName, Description, TimePeriod, ResponseRules, LibraryIndicatorId } = record;
  hold(w, moved, {
    operationId,
    where: 'in the answer',
    expected: {
      ActivityId: to.Id,
      OrderId: 1,
      IndicatorRating: record.IndicatorRating,
      FullName,
      ShortName,
      Description,
      TimePeriod,
      ResponseRules,
      LibraryIndicatorId,
    },
    before: record,
    exchange,
  });
  grown(w, operationId, record, moved, exchange);
  await showing(w, indicatorsOf(to), moved, operationId, exchange, record);
  const left = await list(w, 'listActivityIndicators', { id: w.edition.Id, activityId: from.Id as number });
  ordered(w, operationId, 'listActivityIndicators', left);
  if (left.some(({ Id }) => Id === record.Id))
    found(w, operationId, {
      check: 'write.not-persisted',
      place: 'listActivityIndicators',
      message: 'what was moved is still in the activity that it left',
      exchange,
    });
  const beside = await list(w, 'listActivities', activity.shows[0].params(to));
  hold(
    w,
    beside.find(({ Id }) => Id === from.Id),
    { operationId, where: 'in listActivities', expected: { Children: left.length } },
  );
  hold(
    w,
    beside.find(({ Id }) => Id === to.Id),
    { operationId, where: 'in listActivities', expected: { Children: 1 } },
  );
  return moved;
}

/** Where a parent shows: in the list, and where the record says it. */
const dependency = ({ shows: [first, ...others] }: Resource): Pick<Resource, 'shows'> => ({
  shows: [first, ...others.filter(({ says }) => says && 'ParentIndicatorId' in says({}))],
});

/** One depends on another, and no longer. Returns the child as it is in the end. */
async function link(w: Writing, resource: Resource, parent: Row, child: Row): Promise<Row> {
  const operationId = 'updateIndicator';
  const as = needRole(w, operationId);
  const params = { id: w.edition.Id };
  const { exchange, body } = await must(
    w,
    operationId,
    { as, params, json: { ...resource.update.fixed(child), IsDependent: true, ParentIndicatorId: parent.Id } },
    [200],
  );
  const linked = body as Row;
  const expected = {
    IsDependent: true,
    ParentIndicatorId: parent.Id,
    ParentIndicator: parent.SnapshotName,
    IndicatorRelationType: 1,
    IndicatorRelation: parent.SnapshotName,
  };
  hold(w, linked, { operationId, where: 'in the answer', expected, before: child, exchange });
  const rows = await showing(w, dependency(resource), linked, operationId, exchange, child);
  const numberOf = (row: Row | undefined) => String(row?.SnapshotName).split(' ')[0];
  hold(
    w,
    rows.find(({ Id }) => Id === parent.Id),
    {
      operationId,
      where: 'in listActivityIndicators, for the parent',
      expected: {
        IndicatorRelationType: 2,
        IndicatorRelation: numberOf(rows.find(({ Id }) => Id === linked.Id)),
        Version: parent.Version,
      },
      exchange,
    },
  );
  const circle = { ...resource.update.fixed(parent), IsDependent: true, ParentIndicatorId: linked.Id };
  await conflict(w, operationId, { as, params, json: circle }, 'dependency-chain', 'for a parent that has a parent');
  const none = await tell(w, operationId, {
    as,
    params,
    json: { ...resource.update.fixed(parent), IsDependent: true, ParentIndicatorId: 0 },
  });
  did(w, operationId, 'request.invalid-accepted');
  if (none.exchange.status !== 422)
    found(w, operationId, {
      check: 'request.invalid-accepted',
      place: '/ParentIndicatorId',
      message: `wanted 422 for IsDependent without a parent, got ${none.exchange.status}`,
      exchange: none.exchange,
    });
  const options = await list(w, 'listParentIndicators', { ...params, indicatorId: 0 });
  if (options.some(({ Id }) => Id === linked.Id) || !search(options, ({ Id }) => Id === parent.Id))
    found(w, operationId, {
      check: 'write.not-persisted',
      place: 'listParentIndicators',
      message: 'the possible parents do not follow a new dependency',
      exchange,
    });
  return unlink(w, resource, linked);
}

async function unlink(w: Writing, resource: Resource, linked: Row): Promise<Row> {
  const operationId = 'unassignParentIndicator';
  const as = needRole(w, operationId);
  const params = { id: w.edition.Id, indicatorId: linked.Id as number };
  const { exchange, body } = await must(w, operationId, { as, params }, [200]);
  const free = body as Row;
  const expected = {
    ...linked,
    IsDependent: false,
    ParentIndicatorId: 0,
    ParentIndicator: null,
    IndicatorRelationType: 0,
    IndicatorRelation: null,
    Version: Number(linked.Version) + 1,
  };
  hold(w, free, { operationId, where: 'in the answer', expected, before: linked, exchange });
  await showing(w, dependency(resource), free, operationId, exchange, linked);
  const again = await must(w, operationId, { as, params }, [200]);
  hold(w, again.body as Row, {
    operationId,
    where: 'in the answer to one that has no parent',
    expected: free,
    exchange: again.exchange,
  });
  keep(w, {
    operationId,
    as,
    params,
    facts: () => [],
    watch: () => read(w, 'listActivityIndicators', resource.shows[0].params(linked)),
  });
  return free;
}

/** An Id of another edition is a wrong value; the body changes nothing even where that is overlooked. */
async function wrongEdition(w: Writing, own: Row): Promise<void> {
  const [other] = w.inactive;
  if (!other || !allowed(w, 'updateMilestone')) return;
  const [row] = await list(w, 'listMilestones', { id: other.Id as number });
  if (!row) return;
  const { Id, FullName, ShortName } = row;
  const as = needRole(w, 'updateMilestone');
  const { exchange } = await tell(w, 'updateMilestone', {
    as,
    params: { id: w.edition.Id },
    json: { Id, FullName, ShortName },
  });
  did(w, 'updateMilestone', 'request.invalid-accepted');
  if (exchange.status !== 422)
    found(w, 'updateMilestone', {
      check: 'request.invalid-accepted',
      place: '/Id',
      message: `wanted 422 for a milestone of another edition, got ${exchange.status}`,
      exchange,
    });
  const mixed = { Id: own.Id, FullName: own.FullName, ShortName: own.ShortName, ReportEditionId: other.Id };
  const refused = await tell(w, 'updateMilestone', { as, params: { id: w.edition.Id }, json: mixed });
  if (refused.exchange.status !== 422)
    found(w, 'updateMilestone', {
      check: 'request.invalid-accepted',
      place: '/ReportEditionId',
      message: `wanted 422 for another edition than that of the address, got ${refused.exchange.status}`,
      exchange: refused.exchange,
    });
  await conflict(
    w,
    'updateMilestone',
    { as, params: { id: other.Id as number }, json: { Id, FullName, ShortName } },
    'inactive-edition',
    'for an edition that is inactive',
  );
}
