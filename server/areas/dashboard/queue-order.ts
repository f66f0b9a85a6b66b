import { type RawBuilder, sql } from 'kysely';
import type { Order } from './dashboard-order.ts';

type Sql = RawBuilder<unknown>;

/**
 * Pieces of SQL about a list `ci` with the position and the key of each row, and the row `here`
 * (one row of `position` and `key`) from which is looked.
 */
export interface Queue {
  /** The condition on country indicators `ci`. */
  rows: Sql;
  /** The list, or those of it that meet another condition, as a relation `ci`. */
  listed: (also?: Sql) => Sql;
  /** Whether `ci` stands before, or after, the row. */
  isBefore: Sql;
  isAfter: Sql;
  /** The position of the first, or last, row that meets a condition of the queue. */
  first: (condition: Sql, also?: Sql) => Sql;
  last: (condition: Sql, also?: Sql) => Sql;
  /** Aggregates: the positions of the neighbours with the same key, the nearest other keys. */
  alike: Record<'previous' | 'next', Sql>;
  beside: Record<'before' | 'after', Sql>;
}

/** Scalar subqueries, so that an index of positions serves. */
const here = { key: sql`(select key from here)`, position: sql`(select position from here)` };

/** The list of the country indicators that meet `rows`, in an order. */
export function queueOf({ key, isDescending }: Order, rows: Sql): Queue {
  const [keyDown, positionDown] = [isDescending, isDescending && !key];
  const isAlike = key ? sql`ci.key is not distinct from ${here.key} and` : sql``;
  const [before, after] = [
    sql`(${isAlike} ci.position ${positionDown ? sql`>` : sql`<`} ${here.position})`,
    sql`(${isAlike} ci.position ${positionDown ? sql`<` : sql`>`} ${here.position})`,
  ];
  // absent keys stand last in every order
  const keyBefore = sql`(ci.key ${keyDown ? sql`>` : sql`<`} ${here.key} or (${here.key} is null and ci.key is not null))`;
  const keyAfter = sql`ci.key ${keyDown ? sql`<` : sql`>`} ${here.key}`;
  // computed once a row; without a key nothing may hide the index
  const listed = (also: Sql = sql`true`) => sql`(
    select ci.position, ${key ?? sql`null::int`} as key from country_indicator ci where ${rows} and ${also}
    ${key ? sql`offset 0` : sql``}) ci`;
  const one = (isTurned: boolean) => (condition: Sql, also?: Sql) => {
    const way = (isDown: boolean) => (isDown === isTurned ? sql`asc` : sql`desc`);
    const byKey = key ? sql`ci.key ${way(keyDown)} nulls ${isTurned ? sql`first` : sql`last`},` : sql``;
    return sql`(select ci.position from ${listed(also)} where ${condition}
      order by ${byKey} ci.position ${way(positionDown)} limit 1)`;
  };
  return {
    rows,
    listed,
    isBefore: key ? sql`(${keyBefore} or ${before})` : before,
    isAfter: key ? sql`(${keyAfter} or (${here.key} is not null and ci.key is null) or ${after})` : after,
    first: one(false),
    last: one(true),
    alike: {
      previous: sql`${lastOf(positionDown)}(ci.position) filter (where ${before})`,
      next: sql`${firstOf(positionDown)}(ci.position) filter (where ${after})`,
    },
    beside: {
      before: sql`${lastOf(keyDown)}(ci.key) filter (where ${keyBefore})`,
      after: sql`${firstOf(keyDown)}(ci.key) filter (where ${keyAfter})`,
    },
  };
}

/** The aggregate that finds the first, or last, of an order. */
const firstOf = (isDescending: boolean): Sql => (isDescending ? sql`max` : sql`min`);
const lastOf = (isDescending: boolean): Sql => firstOf(!isDescending);
