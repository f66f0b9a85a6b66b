import { asking, type Case } from './case.ts';
import type { MeasuredProduct } from './product.ts';
import { statement } from './statement.ts';

const EDITION = 4;
const PEOPLE = 50;

interface Place {
  milestone: number;
  region: string;
  countries: number[];
}

/** A plan of the whole edition for 50 people, a person a cell; the bare SQL sets the same holders. */
export async function plan(product: MeasuredProduct, rounds: number): Promise<Case> {
  const people = await peopleOf(product);
  const places = await product.rows<Place>(
    statement(
      `select m.id as milestone, c.region, array_agg(c.id order by c.id) as countries from milestone m
       cross join edition_country ec join country c on c.id = ec.country_id
       where m.edition_id = $1 and ec.edition_id = $1 and ec.removed_on is null group by m.id, c.region order by 1, 2`,
      EDITION,
    ),
  );
  const cells = places.map(({ milestone, countries }, at) => ({
    MilestoneId: milestone,
    CountryIds: countries,
    Research: { UserIds: [people[at % people.length] ?? 1, people[(at + 1) % people.length] ?? 2] },
  }));
  const held = async () =>
    (
      await product.rows<{ held: string }>(
        statement(
          `select json_agg(json_build_object('id', id, 'holder', research_user_id))::text as held
           from country_indicator where edition_id = $1`,
          EDITION,
        ),
      )
    )[0]?.held;
  const set = (rows: string | undefined) =>
    statement(
      `update country_indicator set research_user_id = h.holder from json_to_recordset($1::json) as h (id int, holder int)
       where country_indicator.id = h.id and research_user_id is distinct from h.holder`,
      rows,
    );
  const ask = { operationId: 'applyAssignmentPlan', params: { editionId: EDITION }, body: { Cells: cells } } as const;
  const before = await held();
  await product.ask(ask);
  const planned = await held();
  return {
    name: `plan of an edition for ${PEOPLE} people`,
    rounds,
    transaction: true,
    bare: [set(planned)],
    ask: asking(ask),
    undo: [set(before)],
    goal: 1.5,
  };
}

/** Members of the edition who can be assigned, with those who are lacking to fifty. */
async function peopleOf(product: MeasuredProduct): Promise<number[]> {
  await product.bare([
    statement(
      `with added as (
         insert into app_user (full_name, email, role, status)
         select 'Measured ' || n, 'measured' || n || '@demo.test', 1, 1 from generate_series(1, $1::int) n returning id
       ) insert into edition_user (edition_id, user_id) select $2::int, id from added`,
      PEOPLE,
      EDITION,
    ),
  ]);
  const rows = await product.rows<{ id: number }>(
    statement(`select id from app_user where full_name like 'Measured %' order by id limit $1`, PEOPLE),
  );
  return rows.map(({ id }) => id);
}
