import { asking, type Case } from './case.ts';
import type { MeasuredProduct } from './product.ts';
import { type Statement, statement } from './statement.ts';

const EDITION = 4;
const NAME = 'Measured copy';

/** 50 countries × 100 indicators, half of them somebody else's. */
export async function assignment(product: MeasuredProduct): Promise<Case> {
  const countries = await idsOf(
    product,
    'select country_id as id from edition_country where edition_id = $1 order by 1 limit 50',
  );
  const indicators = await idsOf(product, 'select id from indicator where edition_id = $1 order by number limit 100');
  const chosen = 'edition_id = $1 and country_id = any($2) and indicator_id = any($3)';
  const [before] = await product.rows<{ held: string }>(
    statement(
      `select json_agg(json_build_object('id', id, 'holder', research_user_id))::text as held from country_indicator where ${chosen}`,
      EDITION,
      countries,
      indicators,
    ),
  );
  return {
    name: 'assignment of 5,000 pairs',
    rounds: 5,
    transaction: true,
    bare: [
      statement(
        `select id from country_indicator where ${chosen} order by id for no key update`,
        EDITION,
        countries,
        indicators,
      ),
      statement(
        `update country_indicator set research_user_id = 2 where ${chosen} and research_user_id is distinct from 2`,
        EDITION,
        countries,
        indicators,
      ),
    ],
    ask: asking({
      operationId: 'assignWorkflow',
      params: { editionId: EDITION },
      body: {
        WorkflowTaskType: 0,
        ReportEditionId: EDITION,
        AssignedUserId: 2,
        CountryIds: countries,
        IndicatorIds: indicators,
      },
    }),
    undo: [
      statement(
        `update country_indicator set research_user_id = h.holder from json_to_recordset($1::json) as h (id int, holder int)
         where country_indicator.id = h.id`,
        before?.held,
      ),
    ],
  };
}

async function idsOf(product: MeasuredProduct, sql: string): Promise<number[]> {
  return (await product.rows<{ id: number }>(statement(sql, EDITION))).map(({ id }) => id);
}

const newest = `(select id from edition where name = '${NAME}')`;
const texts = 'full_name, short_name, description';
const more = 'response_rules, time_period, polarity';

/** The same copy by hand: a statement a table. */
const copy: Statement[] = [
  'update edition set status = 0, inactive_date = now() where status = 1',
  `insert into edition (name, start_date, status) values ('${NAME}', '2030-01-01', 1)`,
  `insert into edition_user (edition_id, user_id) select ${newest}, user_id from edition_user where edition_id = ${EDITION}`,
  `insert into edition_country (edition_id, country_id) select ${newest}, country_id from edition_country where edition_id = ${EDITION}`,
  `insert into milestone (edition_id, order_id, ${texts}) select ${newest}, order_id, ${texts} from milestone where edition_id = ${EDITION}`,
  `insert into activity (edition_id, milestone_id, order_id, ${texts})
   select n.edition_id, n.id, a.order_id, a.full_name, a.short_name, a.description from activity a
   join milestone m on m.id = a.milestone_id join milestone n on n.edition_id = ${newest} and n.order_id = m.order_id
   where a.edition_id = ${EDITION}`,
  `insert into indicator (edition_id, activity_id, order_id, library_indicator_id, ${texts}, ${more})
   select n.edition_id, b.id, i.order_id, i.library_indicator_id, i.full_name, i.short_name, i.description, ${more}
   from indicator i join activity a on a.id = i.activity_id join milestone m on m.id = a.milestone_id
   join milestone n on n.edition_id = ${newest} and n.order_id = m.order_id
   join activity b on b.milestone_id = n.id and b.order_id = a.order_id where i.edition_id = ${EDITION}`,
  `update indicator set parent_indicator_id = p.id from indicator i join indicator j on j.id = i.parent_indicator_id
   join indicator p on p.edition_id = ${newest} and p.library_indicator_id = j.library_indicator_id
   where i.edition_id = ${EDITION} and indicator.edition_id = ${newest} and indicator.library_indicator_id = i.library_indicator_id`,
  `insert into country_indicator (edition_id, country_id, indicator_id, position)
   select i.edition_id, c.id, i.id, c.sort_order * 1000000000::bigint + i.number
   from edition_country ec join country c on c.id = ec.country_id join indicator i on i.edition_id = ec.edition_id
   where ec.edition_id = ${newest} order by 4`,
].map((sql) => ({ sql }));

const duplication = (rounds: number): Case => ({
  name: 'duplication of an edition',
  rounds,
  transaction: true,
  bare: copy,
  ask: asking({ operationId: 'createReportEdition', body: { Id: EDITION, Name: NAME, StartDate: '2030-01-01' } }),
  undo: [
    { sql: `delete from country_indicator where edition_id = ${newest}` },
    { sql: `delete from edition where name = '${NAME}'` },
    { sql: `update edition set status = 1, inactive_date = null where id = ${EDITION}` },
    { sql: 'vacuum country_indicator' },
  ],
});

/** What writes; every round begins with the same rows. */
export async function writes(product: MeasuredProduct, rounds: number): Promise<Case[]> {
  return [await assignment(product), duplication(rounds)];
}
