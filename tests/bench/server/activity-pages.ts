import { asking, type Case } from './case.ts';
import type { Ask, MeasuredProduct } from './product.ts';
import { type Statement, statement } from './statement.ts';

const EVENTS = Number(process.env.BENCH_EVENTS ?? 2_000_000);
const BATCH = 100_000;
const PAGE = 50;

/** A year of a large programme: 2 million changes of ratings by a dozen people, a few of another kind. */
async function fill(product: MeasuredProduct): Promise<void> {
  for (let from = 0; from < EVENTS; from += BATCH) {
    await product.bare([
      statement(
        `insert into event (act_id, at, user_id, operation, cause, kinds, action, record, records, alike, edition_id,
           country_id, indicator_id, library_indicator_id, country_indicator_id, record_id, changes)
         select nextval('act_id'), timestamptz '2026-01-01' + interval '15 seconds' * ($1::int + n), 2 + n % 13, 'updateRating', 0,
           (array[3, 1, 1, 2, 2, 8, 16, 1, 3, 2])[1 + n % 10], 1, 0, 1, 1, ci.edition_id, ci.country_id, ci.indicator_id,
           ci.indicator_id - 450, ci.id, ci.id,
           jsonb_build_object('Score', '[0, 1]'::jsonb, 'ResearcherNote', jsonb_build_array('A note as it was', 'A note as it is, ' || n))
         from generate_series(1, ${BATCH}) n
         join country_indicator ci on ci.id = 86851 + ((n + $1::int)::bigint * 7919) % 28950
         order by n`,
        from,
      ),
    ]);
    console.error(`${from + BATCH} events`);
  }
  await product.bare([{ sql: 'vacuum analyze event' }]);
  const [size] = await product.rows<{ table: number; indexes: number }>({
    sql: `select pg_table_size('event')::float8 as "table", pg_indexes_size('event')::float8 as indexes`,
  });
  console.error(`table ${size?.table} bytes, indexes ${size?.indexes} bytes`);
}

/** What anybody would write by hand for the same page; of two conditions each has its index. */
const page = (conditions: string | string[], ...parameters: unknown[]): Statement[] => {
  const each = [conditions].flat();
  const union = (select: (condition: string) => string) => each.map((one) => `(${select(one)})`).join(' union all ');
  const counted = union((condition) => `select from event e where ${condition} limit 10001`);
  const newest = union((condition) => `select * from event e where ${condition} order by e.id desc limit ${PAGE}`);
  return [
    statement(`select count(*) from (${counted}) counted`, ...parameters),
    statement(
      `select e.*, u.full_name, c.name as country_name, ed.name as edition_name, i.number, i.short_name
       from (select * from (${newest}) newest order by id desc limit ${PAGE}) e
       left join app_user u on u.id = e.user_id left join country c on c.id = e.country_id
       left join edition ed on ed.id = e.edition_id
       left join indicator i on i.edition_id = e.edition_id and i.library_indicator_id = e.library_indicator_id
       order by e.id desc`,
      ...parameters,
    ),
  ];
};

/** The indicator of the address is found in all editions first, as its reader knows one of them. */
const history: Statement[] = [
  statement(
    `select ci.id from country_indicator own join indicator i on i.id = own.indicator_id
     join indicator j on j.library_indicator_id = i.library_indicator_id
     join country_indicator ci on ci.indicator_id = j.id and ci.country_id = own.country_id
     where own.edition_id = $1 and own.country_id = $2 and own.indicator_id = $3`,
    4,
    404,
    451,
  ),
  ...page(
    [
      'e.country_indicator_id = any($1) and e.kinds <> 32',
      'e.country_id = $2::int and e.pairs is not null and e.pairs && $1::int[]',
    ],
    [100_201, 71_251, 42_301, 13_351],
    404,
  ),
];

const listed = (name: string, query: Ask['query'], bare: Statement[]): Case => ({
  name: `page of /activity, ${name}`,
  rounds: 15,
  bare,
  ask: asking({ operationId: 'listActivity', query: { ...query, pageSize: PAGE } }),
  goal: 2,
});

/** Pages of the log by each filter. */
export async function activityPages(product: MeasuredProduct): Promise<Case[]> {
  await fill(product);
  const day = ['2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z'] as const;
  return [
    listed('all', {}, page('true')),
    listed('first of each act', { fold: true }, page('e.alike > 0')),
    listed('of a person', { users: '[5]' }, page('e.user_id = any($1)', [5])),
    listed('of a kind', { kinds: '[1]' }, page('e.kinds = any($1)', [2, 3, 6, 7])),
    listed('of a rare kind', { kinds: '[9]' }, page('e.kinds = any($1)', [512])),
    listed('of a country', { countries: '[404]' }, page('e.country_id = any($1)', [404])),
    // its part of what was changed together belongs to the answer
    listed(
      'of an indicator',
      { indicators: '[17]' },
      page(['e.library_indicator_id = any($1)', 'e.libraries is not null and e.libraries && $1::int[]'], [17]),
    ),
    listed('of a day', { since: day[0], until: day[1] }, page('e.at >= $1 and e.at < $2', ...day)),
    listed(
      'of a person, a country and a kind',
      { users: '[5]', countries: '[404]', kinds: '[3]' },
      page('e.user_id = any($1) and e.country_id = any($2) and e.kinds = any($3)', [5], [404], [8]),
    ),
    {
      ...listed('', {}, history),
      name: 'History tab of an indicator',
      ask: asking({
        operationId: 'listRatingActivity',
        params: { countryId: 404, reportEditionId: 4, indicatorId: 451 },
        query: { pageSize: PAGE },
      }),
    },
  ];
}
