/** Places among neighbours: moved up and down, into another activity, and counted above. */
import { OrderDirection as Direction } from '../../../generated/enums.ts';
import { grown } from './change.ts';
import { equal, hold } from './compare.ts';
import { conflict, did, found, keep, list, must, needRole, type Row, sendAndJudge, type Writing } from './context.ts';
import { mustKeyed } from './repeat.ts';
import { ordered, type Showing, showing } from './resource.ts';
import type { Stage } from './stage.ts';

/**
 * Down and up again; past the ends it is refused. Sent again, with the key of then, it moves
 * nothing.
 */
export async function reorder(
  writing: Writing,
  operationId: string,
  place: Showing,
  [first, second]: [Row, Row],
  fixed: (row: Row) => Row,
): Promise<void> {
  const as = needRole(writing, operationId);
  const params = { id: writing.edition.Id };
  const rows = () => list(writing, place.operationId, place.params(first));
  const before = await rows();
  const original = before.map(({ Id }) => Id);
  const at = before.findIndex(({ Id }) => Id === first.Id);
  const swapped = [...original];
  [swapped[at], swapped[at + 1]] = [second.Id, first.Id];
  const turn = async (row: Row, OrderDirection: Direction, wanted: unknown[]) => {
    const json = { ...fixed(row), OrderDirection };
    const result = await mustKeyed(writing, operationId, { as, params, json }, [200]);
    const { exchange, body } = result;
    const now = await rows();
    ordered(writing, operationId, place.operationId, now);
    did(writing, operationId, 'write.not-persisted', 'write.side-effect');
    for (const [where, seen] of [
      ['the answer', body],
      [place.operationId, now],
    ] as const) {
      const ids = Array.isArray(seen) ? seen.map(({ Id }: Row) => Id) : seen;
      if (!equal(ids, wanted))
        found(writing, operationId, {
          check: 'write.not-persisted',
          place: `${where} /*/Id`,
          message: `the order in ${where} is ${JSON.stringify(ids)}, not ${JSON.stringify(wanted)}`,
          exchange,
          seen: ids,
        });
    }
    const changed = now.find((one) => before.some(({ Id, Version }) => Id === one.Id && Version !== one.Version));
    if (changed)
      found(writing, operationId, {
        check: 'write.side-effect',
        place: '/Version',
        message: 'a move changed a Version',
        exchange,
      });
    return result;
  };
  const down = await turn(first, Direction.Down, swapped);
  await turn(first, Direction.Up, original);
  await down.again();
  const ids = (await rows()).map(({ Id }) => Id);
  if (!equal(ids, original)) {
    found(writing, operationId, {
      check: 'write.side-effect',
      place: place.operationId,
      message: `a move that was sent again with its Idempotency-Key was made again: ${JSON.stringify(ids)}`,
      seen: ids,
    });
    await sendAndJudge(writing, operationId, { as, params, json: { ...fixed(first), OrderDirection: Direction.Up } });
  }
  // with a key of its own it is another move
  await turn(first, Direction.Down, swapped);
  await turn(first, Direction.Up, original);
  await down.misuse({ ...fixed(first), OrderDirection: Direction.Up });
  const ends: [Row | undefined, Direction, string][] = [
    [before[0], Direction.Up, 'for the first to go up'],
    [before.at(-1), Direction.Down, 'for the last to go down'],
  ];
  for (const [row, OrderDirection, why] of ends)
    if (row)
      await conflict(
        writing,
        operationId,
        { as, params, json: { ...fixed(row), OrderDirection } },
        'past-the-end',
        why,
      );
  keep(writing, {
    operationId,
    as,
    params,
    body: { ...fixed(first), OrderDirection: Direction.Down },
    facts: () => [],
    watch: rows,
  });
}

/** The counters of what is above. */
export async function counted(
  writing: Writing,
  { milestone, activity, children }: { milestone: Row; activity: Row; children: number },
): Promise<void> {
  const params = { id: writing.edition.Id };
  const [above, beside] = await Promise.all([
    list(writing, 'listMilestones', params),
    list(writing, 'listActivities', { ...params, milestoneId: milestone.Id as number }),
  ]);
  ordered(writing, 'createMilestone', 'listMilestones', above);
  hold(
    writing,
    above.find(({ Id }) => Id === milestone.Id),
    { operationId: 'createActivity', where: 'in listMilestones', expected: { Children: beside.length } },
  );
  hold(
    writing,
    beside.find(({ Id }) => Id === activity.Id),
    { operationId: 'createIndicator', where: 'in listActivities', expected: { Children: children } },
  );
}

/** Into another activity: at its end, and both are renumbered. */
export async function move(
  writing: Writing,
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
    writing,
    operationId,
    { as: needRole(writing, operationId), params: { id: writing.edition.Id }, json },
    [200],
  );
  const moved = body as Row;
  const { FullName, ShortName, Description, TimePeriod, ResponseRules, LibraryIndicatorId } = record;
  hold(writing, moved, {
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
  grown(writing, operationId, record, moved, exchange);
  await showing(writing, indicatorsOf(to), moved, operationId, exchange, record);
  const left = await list(writing, 'listActivityIndicators', { id: writing.edition.Id, activityId: from.Id as number });
  ordered(writing, operationId, 'listActivityIndicators', left);
  if (left.some(({ Id }) => Id === record.Id))
    found(writing, operationId, {
      check: 'write.not-persisted',
      place: 'listActivityIndicators',
      message: 'what was moved is still in the activity that it left',
      exchange,
    });
  const beside = await list(writing, 'listActivities', activity.shows[0].params(to));
  hold(
    writing,
    beside.find(({ Id }) => Id === from.Id),
    { operationId, where: 'in listActivities', expected: { Children: left.length } },
  );
  hold(
    writing,
    beside.find(({ Id }) => Id === to.Id),
    { operationId, where: 'in listActivities', expected: { Children: 1 } },
  );
  return moved;
}
