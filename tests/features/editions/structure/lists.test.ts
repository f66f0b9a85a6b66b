import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DependencyKind, OrderDirection } from '#generated/enums.ts';
import { getListActivityIndicatorsResponseMock } from '#generated/mocks/structure/structure.msw.ts';
import {
  canMove,
  dependent,
  moved,
  numbered,
  ordered,
  PAST_THE_END,
  without,
} from '#src/features/editions/structure/lists.ts';
import { mapped } from '#src/lib/api/rows.ts';

const { Up, Down } = OrderDirection;
const rows = (n: number) => Array.from({ length: n }, (_, at) => ({ Id: at + 10, OrderId: at + 1 }));
const ids = (list: { Id: number }[]) => list.map(({ Id }) => Id);

test('[S99] a move swaps with the neighbour and leaves the other rows the same objects', () => {
  const list = rows(4);
  const next = moved(list, 12, Up);
  expect(ids(next)).toEqual([10, 12, 11, 13]);
  expect(next.map(({ OrderId }) => OrderId)).toEqual([1, 2, 3, 4]);
  expect(next[0]).toBe(list[0]);
  expect(next[3]).toBe(list[3]);
  expect(ids(moved(list, 12, Down))).toEqual([10, 11, 13, 12]);
});

test('[S58, S99] a move past either end is an error in the words of the documents', () => {
  expect(() => moved(rows(3), 10, Up)).toThrow('Cant move element past the end of the given array.');
  expect(() => moved(rows(3), 12, Down)).toThrow(PAST_THE_END);
  expect(() => moved([], 12, Down)).toThrow(RangeError);
  expect([canMove(rows(3), 10, Up), canMove(rows(3), 10, Down), canMove(rows(3), 99, Down)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('[S99] whatever is moved and removed, orders stay 1…n and nothing is lost', () => {
  const steps = fc.array(
    fc.record({ id: fc.integer({ min: 10, max: 16 }), kind: fc.constantFrom('up', 'down', 'out') }),
  );
  fc.assert(
    fc.property(steps, (moves) => {
      let list = rows(7);
      let left = 7;
      for (const { id, kind } of moves) {
        const direction = kind === 'up' ? Up : Down;
        if (kind === 'out') {
          left -= list.some(({ Id }) => Id === id) ? 1 : 0;
          list = without(list, id);
        } else if (canMove(list, id, direction)) list = moved(list, id, direction);
        expect(list.map(({ OrderId }) => OrderId)).toEqual(list.map((_, at) => at + 1));
        expect(new Set(ids(list)).size).toBe(left);
      }
    }),
  );
});

test('[S99] what does not change stays the same object', () => {
  const list = rows(3);
  expect(ordered(list)[1]).toBe(list[1]);
  expect(without(list, 99)).toBe(list);
  expect(mapped(list, (row) => row)).toBe(list);
});

test('[S99] numbering names the indicators by their place and the parents among them by their new number', () => {
  const list = getListActivityIndicatorsResponseMock();
  const swapped = numbered(moved(list, 451, Down));
  expect(swapped.map(({ SnapshotName }) => SnapshotName)).toEqual([
    '1.1.1 Lead agency has its own budget',
    '1.1.2 Lead agency named in law',
    '1.1.3 Lead agency reports every year',
    '1.1.4 Regions take part in planning',
    '1.1.5 Lead agency post left vacant',
  ]);
  expect(swapped[2]?.ParentIndicator).toBe('1.1.2 Lead agency named in law');
  expect(swapped[3]).toBe(list[3]);
});

test('[S103] without a parent an indicator stands alone; one that others depend on stays a parent', () => {
  const [parent, child] = getListActivityIndicatorsResponseMock();
  if (!parent || !child) throw new Error('The example has gone');
  expect(dependent(child, 0, null)).toMatchObject({
    IsDependent: false,
    ParentIndicatorId: 0,
    ParentIndicator: null,
    IndicatorRelationType: DependencyKind.None,
  });
  expect(dependent(child, 454, '1.1.4 Regions')).toMatchObject({
    IsDependent: true,
    ParentIndicatorId: 454,
    IndicatorRelation: '1.1.4 Regions',
  });
  expect(dependent(parent, 0, null)).toBe(parent);
});
