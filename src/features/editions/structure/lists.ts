import { DependencyKind, OrderDirection } from '#generated/enums.ts';
import type { Indicator } from '#generated/model/index.ts';
import { mapped } from '#src/lib/api/rows.ts';

/** What a move beyond either end is answered with (requirements A4). */
export const PAST_THE_END = 'Cant move element past the end of the given array.';

type Placed = { Id: number; OrderId: number };
type Work = { RatingCount: number; ReferenceCount: number; OpenWorkCount: number };

/** Orders 1…n in the order of the list; rows that keep theirs stay the same objects. */
export const ordered = <Row extends Placed>(list: readonly Row[]): Row[] =>
  list.map((row, at) => (row.OrderId === at + 1 ? row : { ...row, OrderId: at + 1 }));

/** Is there a neighbour to change places with? */
export function canMove(list: readonly Placed[], id: number, direction: OrderDirection): boolean {
  const at = list.findIndex(({ Id }) => Id === id);
  return at >= 0 && list[at + step(direction)] !== undefined;
}

/**
 * The list with a row one place further up or down. Throws a RangeError with the documents' words
 * past either end.
 */
export function moved<Row extends Placed>(list: readonly Row[], id: number, direction: OrderDirection): Row[] {
  if (!canMove(list, id, direction)) throw new RangeError(PAST_THE_END);
  const from = list.findIndex(({ Id }) => Id === id);
  const next = [...list];
  const [row] = next.splice(from, 1);
  next.splice(from + step(direction), 0, row as Row);
  return ordered(next);
}

/** The row that a moved row passes: it tells a move that was made already from one that was not. */
export type Past = { past?: number };

/**
 * The list with a row one place further, where it can go there and has not passed `past`, where
 * that is given, already.
 */
export function movedOn<Row extends Placed>(
  list: Row[],
  id: number,
  direction: OrderDirection,
  past: number | undefined,
): Row[] {
  const at = list.findIndex(({ Id }) => Id === id);
  const other = list.findIndex(({ Id }) => Id === past);
  const hasPassed = other >= 0 && (direction === OrderDirection.Up ? at < other : at > other);
  return hasPassed || !canMove(list, id, direction) ? list : moved(list, id, direction);
}

const step = (direction: OrderDirection) => (direction === OrderDirection.Up ? -1 : 1);

/** The list without a row, put in order by `finish`; the same object where it is not there. */
export const without = <Row extends Placed>(
  list: Row[],
  id: number,
  finish: (rows: Row[]) => Row[] = ordered,
): Row[] => (list.some(({ Id }) => Id === id) ? finish(list.filter(({ Id }) => Id !== id)) : list);

type Named = { FullName: string; ShortName: string };

/** Does a list of the server hold a row of these names? */
export const isIn =
  ({ FullName, ShortName }: Named) =>
  (list: readonly Named[]): boolean =>
    list.some((row) => row.FullName === FullName.trim() && row.ShortName === ShortName.trim());

/** A row with `children` more or fewer, and with or without the work that they carry. */
export const withChildren = <Row extends Work & { Children: number }>(
  row: Row,
  children: number,
  work: Work = { RatingCount: 0, ReferenceCount: 0, OpenWorkCount: 0 },
): Row => ({
  ...row,
  // it may go below 0: an edit that changes nothing when it is applied again would be taken for one
  // that may be applied twice
  Children: row.Children + children,
  RatingCount: row.RatingCount + Math.sign(children) * work.RatingCount,
  ReferenceCount: row.ReferenceCount + Math.sign(children) * work.ReferenceCount,
  OpenWorkCount: row.OpenWorkCount + Math.sign(children) * work.OpenWorkCount,
});

/**
 * An activity's indicators with orders, numbers (`2.3.1 …`) and the names of parents among them put
 * right (ADR-021).
 */
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

/** Who depended on one of these depends on nothing any more. */
export const freed = (list: Indicator[], gone: ReadonlySet<number>): Indicator[] =>
  mapped(list, (row) => (gone.has(row.ParentIndicatorId) ? dependent(row, 0, null) : row));

/**
 * An indicator with another parent, or with none (0). One that has children of its own stays a
 * parent.
 */
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
