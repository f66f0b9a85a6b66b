import { type RawBuilder, sql } from 'kysely';
import { byName } from '../../domain/wire.ts';
import { dueDateOf, dueDatesOf } from '../../domain/work-columns.ts';
import type { List } from './dashboard-filters.ts';

export interface Order {
  /** The clause of the asked order, and the same turned round. */
  asked: RawBuilder<unknown>;
  turned: RawBuilder<unknown>;
  /** What of `ci` is compared before its position; null where the position alone is. */
  key: RawBuilder<unknown> | null;
  isDescending: boolean;
}

/** The order of the list; what stands alike goes by country name and number. Absent values last. */
export async function orderOf(call: List): Promise<Order> {
  const { sort = 'country' } = call.query;
  const isDescending = sort.startsWith('-');
  const key = await keys[sort.replace('-', '') as SortKey](call);
  return { asked: clause(key, isDescending, false), turned: clause(key, !isDescending, true), key, isDescending };
}

function clause(key: RawBuilder<unknown> | null, isDescending: boolean, isTurned: boolean): RawBuilder<unknown> {
  const way = isDescending ? sql`desc` : sql`asc`;
  if (!key) return sql`order by ci.position ${way}`;
  const ties = isTurned ? sql`desc` : sql`asc`;
  return sql`order by ${key} ${way} nulls ${isTurned ? sql`first` : sql`last`}, ci.position ${ties}`;
}

/** What each order compares; null is the position itself: country name, then number. */
const keys: Record<SortKey, (call: List) => Promise<RawBuilder<unknown> | null>> = {
  country: async () => null,
  number: async () => sql`ci.position % 1000000000`,
  status: async () => sql`ci.status`,
  statusSince: async () => sql`ci.status_since`,
  due: async ({ db, params }) =>
    sql`case when ci.next_user_id is not null then ${dueDateOf(await dueDatesOf(db, params.editionId))} end`,
  researchUser: (call) => byUser(call, 'ci.research_user_id'),
  qaUser: (call) => byUser(call, 'ci.qa_user_id'),
};

type Sort = NonNullable<List['query']['sort']>;
type SortKey = Exclude<Sort, `-${string}`>;

/** Users in the order of their names, as people read them; the database may sort bytes. */
async function byUser({ db }: List, column: string): Promise<RawBuilder<unknown>> {
  const users = await db.selectFrom('app_user').select(['id', 'full_name']).execute();
  const ids = users.sort((a, b) => byName(a.full_name, b.full_name) || a.id - b.id).map(({ id }) => id);
  return sql`array_position(${ids}::int[], ${sql.ref(column)})`;
}
