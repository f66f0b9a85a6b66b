import { DependencyKind, type Indicator, OrderDirection } from '#generated/model/index.ts';

/** What a move beyond either end is answered with (document 1, section 4). */
export const PAST_THE_END = 'Cant move element past the end of the given array.';

type Placed = { Id: number; OrderId: number };
type Work = { RatingCount: number; ReferenceCount: number; OpenWorkCount: number };

/** Orders 1…n in the order of the list; rows that keep theirs stay the same objects. */
export const ordered = <Row extends Placed>(list: readonly Row[]): Row[] =>
  list.map((row, at) => (row.OrderId === at + 1 ? row : { ...row, OrderId: at + 1 }));

/** Changes some rows; the list stays the same object where none changes. */
export function mapped<Row>(list: Row[], change: (row: Row) => Row): Row[] {
  const changed = list.map(change);
  return changed.some((row, at) => row !== list[at]) ? changed : list;
}

/** Is there a neighbour to change places with? */
export function canMove(list: readonly Placed[], id: number, direction: OrderDirection): boolean {
  const at = list.findIndex(({ Id }) => Id === id);
  return at >= 0 && list[at + step(direction)] !== undefined;
}

/** The list with a row one place further up or down. Throws a RangeError with the documents' words past either end. */
export function moved<Row extends Placed>(list: readonly Row[], id: number, direction: OrderDirection): Row[] {
  if (!canMove(list, id, direction)) throw new RangeError(PAST_THE_END);
  const from = list.findIndex(({ Id }) => Id === id);
  const next = [...list];
  const [row] = next.splice(from, 1);
  next.splice(from + step(direction), 0, row as Row);
  return ordered(next);
}

const step = (direction: OrderDirection) => (direction === OrderDirection.Up ? -1 : 1);

/** The list without a row, renumbered; the same object where it is not there. */
export const without = <Row extends Placed>(list: Row[], id: number): Row[] =>
  list.some(({ Id }) => Id === id) ? ordered(list.filter(({ Id }) => Id !== id)) : list;

/** A row with `children` more or fewer, and with or without the work that they carry. */
export const withChildren = <Row extends Work & { Children: number }>(
  row: Row,
  children: number,
  work: Work = { RatingCount: 0, ReferenceCount: 0, OpenWorkCount: 0 },
): Row => ({
  ...row,
  Children: Math.max(0, row.Children + children),
  RatingCount: Math.max(0, row.RatingCount + Math.sign(children) * work.RatingCount),
  ReferenceCount: Math.max(0, row.ReferenceCount + Math.sign(children) * work.ReferenceCount),
  OpenWorkCount: Math.max(0, row.OpenWorkCount + Math.sign(children) * work.OpenWorkCount),
});

/** An activity's indicators with orders, numbers (`2.3.1 …`) and the names of parents among them put right (decisions, 'Numbering'). */
export function numbered(list: readonly Indicator[]): Indicator[] {
  const rows = ordered(list).map((row) => {
    const SnapshotName = `${row.MilestoneOrderId}.${row.ActivityOrderId}.${row.OrderId} ${row.ShortName}`;
    return row.SnapshotName === SnapshotName ? row : { ...row, SnapshotName };
  });
  const names = new Map(rows.map(({ Id, SnapshotName }) => [Id, SnapshotName]));
  return rows.map((row) => {
    const name = names.get(row.ParentIndicatorId);
    return !name || name === row.ParentIndicator ? row : { ...row, ParentIndicator: name, IndicatorRelation: name };
  });
}

/** An indicator with another parent, or with none (0). One that has children of its own stays a parent. */
export function dependent(row: Indicator, parentId: number, parentName: string | null): Indicator {
  if (row.ParentIndicatorId === parentId) return row;
  const name = parentId === 0 ? null : parentName;
  const isParent = row.IndicatorRelationType === DependencyKind.Parent;
  return {
    ...row,
    IsDependent: parentId !== 0,
    ParentIndicatorId: parentId,
    ParentIndicator: name,
    IndicatorRelationType:
      parentId !== 0 ? DependencyKind.Child : isParent ? DependencyKind.Parent : DependencyKind.None,
    IndicatorRelation: parentId === 0 && isParent ? row.IndicatorRelation : name,
  };
}
