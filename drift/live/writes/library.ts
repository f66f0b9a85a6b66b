/** Indicators of the library: new ones, those of earlier runs, and deleted ones taken again. */
import { hold } from './compare.ts';
import { conflict, found, keep, list, needRole, type Row, sendAndJudge, type Writing } from './context.ts';
import { mustKeyed } from './repeat.ts';
import { create, inList, type Resource, remove, showing } from './resource.ts';

/**
 * A new indicator; where the data are not to be thrown away, one that an earlier run left in the
 * library.
 */
export async function take(writing: Writing, resource: Resource): Promise<Row> {
  const { fixed, params } = resource.create;
  if (writing.run.options.mode === 'all') return create(writing, resource);
  const left = (await list(writing, 'listGlobalIndicators', params)).find(({ FullName }) =>
    String(FullName).startsWith('contract-'),
  );
  if (!left) return create(writing, resource);
  writing.run.skipped.set(
    'createIndicator',
    'a new one stays in the library for good; those that an earlier run left are used',
  );
  return add(writing, resource, left, fixed);
}

async function add(
  writing: Writing,
  resource: Resource,
  row: Row,
  { ActivityId, ActivityOrderId, MilestoneOrderId }: Row,
): Promise<Row> {
  const operationId = 'addLibraryIndicators';
  const as = needRole(writing, operationId);
  const json = { ActivityId, ActivityOrderId, MilestoneOrderId, Indicators: [row] };
  const sent = { as, params: resource.create.params, json };
  const result = await mustKeyed(writing, operationId, sent, [201], { check: 'request.valid-rejected' });
  const { exchange, body } = result;
  const [made = {}] = body as Row[];
  writing.cleanup.push(() => sendAndJudge(writing, 'deleteIndicator', { as, params: resource.remove.params(made) }));
  const { FullName, ShortName, Description, ResponseRules, TimePeriod, IndicatorRating, LibraryIndicatorId } = row;
  hold(writing, made, {
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
  await result.again();
  await showing(writing, resource, made, operationId, exchange);
  const rest = await list(writing, 'listGlobalIndicators', resource.create.params);
  if (rest.some((one) => one.LibraryIndicatorId === LibraryIndicatorId))
    found(writing, operationId, {
      check: 'write.not-persisted',
      place: 'listGlobalIndicators',
      message: 'what was added can still be added',
      exchange,
    });
  await conflict(
    writing,
    operationId,
    { as, params: resource.create.params, json },
    'conflict',
    'for an indicator that the edition holds already',
  );
  keep(writing, {
    operationId,
    as,
    params: resource.create.params,
    body: json,
    facts: () => [],
    watch: () => list(writing, resource.shows[0].operationId, resource.shows[0].params(made)),
  });
  return made;
}

/** Deletes one and takes it from the library again. */
export async function libraryAgain(writing: Writing, resource: Resource, record: Row, activity: Row): Promise<void> {
  await remove(writing, resource, record);
  const left = (await list(writing, 'listGlobalIndicators', resource.create.params)).find(
    ({ LibraryIndicatorId }) => LibraryIndicatorId === record.LibraryIndicatorId,
  );
  if (!left) {
    found(writing, 'deleteIndicator', {
      check: 'write.not-persisted',
      place: 'listGlobalIndicators',
      message: 'a deleted indicator is not in the library to be added again',
    });
    return;
  }
  const added = await add(writing, inList(resource), left, {
    ActivityId: activity.Id,
    ActivityOrderId: activity.OrderId,
    MilestoneOrderId: activity.MilestoneOrderId,
  });
  await remove(writing, inList(resource), added);
}
