/** An indicator depends on another, and no longer. */
import { DependencyKind } from '../../../generated/enums.ts';
import { hold } from './compare.ts';
import {
  conflict,
  did,
  found,
  keep,
  list,
  must,
  needRole,
  notRefused,
  type Row,
  read,
  sendAndJudge,
  type Writing,
} from './context.ts';
import { changesNothing, mustKeyed } from './repeat.ts';
import { type Resource, search, showing } from './resource.ts';

/** Where a parent shows: in the list, and where the record says it. */
const dependency = ({ shows: [first, ...others] }: Resource): Pick<Resource, 'shows'> => ({
  shows: [first, ...others.filter(({ says }) => says && 'ParentIndicatorId' in says({}))],
});

/** One depends on another, and no longer. Returns the child as it is in the end. */
export async function link(writing: Writing, resource: Resource, parent: Row, child: Row): Promise<Row> {
  const operationId = 'updateIndicator';
  const as = needRole(writing, operationId);
  const params = { id: writing.edition.Id };
  const { exchange, body } = await must(
    writing,
    operationId,
    { as, params, json: { ...resource.update.fixed(child), IsDependent: true, ParentIndicatorId: parent.Id } },
    [200],
  );
  const linked = body as Row;
  const expected = {
    IsDependent: true,
    ParentIndicatorId: parent.Id,
    ParentIndicator: parent.SnapshotName,
    IndicatorRelationType: DependencyKind.Child,
    IndicatorRelation: parent.SnapshotName,
  };
  hold(writing, linked, { operationId, where: 'in the answer', expected, before: child, exchange });
  const rows = await showing(writing, dependency(resource), linked, operationId, exchange, child);
  const numberOf = (row: Row | undefined) => String(row?.SnapshotName).split(' ')[0];
  hold(
    writing,
    rows.find(({ Id }) => Id === parent.Id),
    {
      operationId,
      where: 'in listActivityIndicators, for the parent',
      expected: {
        IndicatorRelationType: DependencyKind.Parent,
        IndicatorRelation: numberOf(rows.find(({ Id }) => Id === linked.Id)),
        Version: parent.Version,
      },
      exchange,
    },
  );
  const circle = { ...resource.update.fixed(parent), IsDependent: true, ParentIndicatorId: linked.Id };
  await conflict(
    writing,
    operationId,
    { as, params, json: circle },
    'dependency-chain',
    'for a parent that has a parent',
  );
  const none = await sendAndJudge(writing, operationId, {
    as,
    params,
    json: { ...resource.update.fixed(parent), IsDependent: true, ParentIndicatorId: 0 },
  });
  did(writing, operationId, 'request.invalid-accepted');
  if (none.exchange.status !== 422)
    found(writing, operationId, {
      check: none.exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected',
      place: '/ParentIndicatorId',
      message: notRefused(none.exchange.status, '422', 'IsDependent without a parent'),
      exchange: none.exchange,
    });
  const options = await list(writing, 'listParentIndicators', { ...params, indicatorId: 0 });
  if (options.some(({ Id }) => Id === linked.Id) || !search(options, ({ Id }) => Id === parent.Id))
    found(writing, operationId, {
      check: 'write.not-persisted',
      place: 'listParentIndicators',
      message: 'the possible parents do not follow a new dependency',
      exchange,
    });
  return unlink(writing, resource, linked);
}

async function unlink(writing: Writing, resource: Resource, linked: Row): Promise<Row> {
  const operationId = 'unassignParentIndicator';
  const as = needRole(writing, operationId);
  const params = { id: writing.edition.Id, indicatorId: linked.Id as number };
  const result = await mustKeyed(writing, operationId, { as, params }, [200]);
  const { exchange, body } = result;
  const free = body as Row;
  const expected = {
    ...linked,
    IsDependent: false,
    ParentIndicatorId: 0,
    ParentIndicator: null,
    IndicatorRelationType: DependencyKind.None,
    IndicatorRelation: null,
    Version: Number(linked.Version) + 1,
  };
  hold(writing, free, { operationId, where: 'in the answer', expected, before: linked, exchange });
  await showing(writing, dependency(resource), free, operationId, exchange, linked);
  const where = 'in the answer to one that has no parent';
  await changesNothing(writing, { operationId, as, params, first: result, expected: free, where });
  keep(writing, {
    operationId,
    as,
    params,
    facts: () => [],
    watch: () => read(writing, 'listActivityIndicators', resource.shows[0].params(linked)),
  });
  return free;
}
