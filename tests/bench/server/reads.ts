import { asking, type Case } from './case.ts';
import { facetCases } from './facets.ts';
import type { MeasuredProduct } from './product.ts';
import { programmeCases } from './programme.ts';
import { statement } from './statement.ts';

/** What our client asks for. */
const PAGE = 10;
const ROUNDS = 15;
/** The active edition of the demonstration, and the one before. */
const [EDITION, BEFORE] = [4, 3];

const rowsOfPage = `select ci.id, ci.indicator_id, ci.country_id, ci.status, ci.research_user_id, ci.qa_user_id,
    i.short_name, i.number, i.polarity, a.milestone_id, c.name as country_name, r.full_name as researcher, q.full_name as reviewer
  from country_indicator ci
  join indicator i on i.id = ci.indicator_id
  join activity a on a.id = i.activity_id
  join country c on c.id = ci.country_id
  left join app_user r on r.id = ci.research_user_id
  left join app_user q on q.id = ci.qa_user_id`;
const all = { currentUser: false, pageSize: PAGE };

/** The rows of one page found by key, which no offset slows down, and how many rows there are. */
async function page(product: MeasuredProduct, name: string, offset: number): Promise<Case> {
  const before = 'select position from country_indicator where edition_id = $1 order by position limit 1 offset $2';
  const [start] = await product.rows<{ position: number }>(statement(before, EDITION, offset));
  return {
    name,
    rounds: ROUNDS,
    bare: [
      statement('select count(*)::int as count from country_indicator where edition_id = $1', EDITION),
      statement(
        `${rowsOfPage} where ci.edition_id = $1 and ci.position >= $2 order by ci.position limit ${PAGE}`,
        EDITION,
        start?.position,
      ),
    ],
    ask: asking({ operationId: 'listDashboardIndicators', params: { editionId: EDITION }, query: { ...all, offset } }),
    goal: 2,
  };
}

/** A page of a list that a filter has thinned out: here nothing but an offset can find it. */
const filtered = (name: string, condition: string, query: Record<string, unknown>, offset: number): Case => ({
  name,
  rounds: ROUNDS,
  bare: [
    statement(
      `select count(*)::int as count from country_indicator ci where ci.edition_id = $1 and ${condition}`,
      EDITION,
    ),
    statement(
      `${rowsOfPage} where ci.edition_id = $1 and ${condition} order by ci.position limit ${PAGE} offset ${offset}`,
      EDITION,
    ),
  ],
  ask: asking({
    operationId: 'listDashboardIndicators',
    params: { editionId: EDITION },
    query: { ...all, ...query, offset },
  }),
  goal: 2,
});

/** What every call costs before it does anything: HTTP, the token, who it belongs to and what they may. */
const floor: Case = {
  name: 'who I am, the floor of every call',
  rounds: ROUNDS,
  bare: [
    statement(
      'select id, full_name, email, role, status from app_user where issuer = $1 and subject = $2',
      'http://localhost',
      'bench-admin',
    ),
    statement('select permission from role_permission where role = $1', 0),
  ],
  ask: asking({ operationId: 'readCurrentUser' }),
};

const progress: Case = {
  name: 'progress of all countries',
  rounds: ROUNDS,
  bare: [
    statement(
      `select c.id, c.name, c.region, c.iso_code, count(*)::int as total, count(ci.score)::int as rated,
         (count(*) filter (where ci.is_met))::int as met, (count(*) filter (where ci.status = 0))::int as open,
         (count(*) filter (where ci.status = 1))::int as research, (count(*) filter (where ci.status = 2))::int as qa,
         (count(*) filter (where ci.status = 3))::int as complete
       from country_indicator ci join country c on c.id = ci.country_id
       where ci.edition_id = $1 group by c.id order by c.sort_order`,
      EDITION,
    ),
  ],
  ask: asking({ operationId: 'listCountriesProgress', params: { reportEditionId: EDITION } }),
};

async function compare(product: MeasuredProduct): Promise<Case> {
  const countries = await product.rows<{ id: number }>(
    statement('select country_id as id from edition_country where edition_id = $1', EDITION),
  );
  return {
    name: 'compare two editions, all countries',
    rounds: 7,
    bare: [
      statement(
        'select edition_id, indicator_id, country_id, score from country_indicator where edition_id = any($1)',
        [EDITION, BEFORE],
      ),
    ],
    ask: asking({
      operationId: 'readCompare',
      query: { editions: [EDITION, BEFORE], countries: countries.map(({ id }) => id) },
    }),
  };
}

const milestones: Case = {
  name: 'milestones with what hangs on them',
  rounds: ROUNDS,
  bare: [
    statement(
      `select m.id, m.full_name, w.ratings, w.open_work, s.sources from milestone m
       join (select a.milestone_id, count(ci.score) as ratings, count(*) filter (where ci.status <> 3
           and (ci.research_user_id is not null or ci.qa_user_id is not null)) as open_work
         from country_indicator ci join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id
         where ci.edition_id = $1 group by a.milestone_id) w on w.milestone_id = m.id
       left join (select a.milestone_id, count(*) as sources
         from reference r join country_indicator ci on ci.id = r.country_indicator_id
         join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id
         where ci.edition_id = $1 group by a.milestone_id) s on s.milestone_id = m.id
       where m.edition_id = $1 order by m.order_id`,
      EDITION,
    ),
  ],
  ask: asking({ operationId: 'listMilestones', params: { id: EDITION } }),
};

/** Everything that only reads, for an edition of `rows` country indicators. */
export async function reads(product: MeasuredProduct, rows: number): Promise<Case[]> {
  const [{ count } = { count: 0 }] = await product.rows<{ count: number }>(
    statement('select count(*)::int as count from country_indicator where edition_id = $1 and status = 3', EDITION),
  );
  return [
    floor,
    await page(product, 'dashboard, first page', 0),
    await page(product, 'dashboard, middle page', Math.floor(rows / 2)),
    await page(product, 'dashboard, last page', rows - PAGE),
    filtered('dashboard, one status, first page', 'ci.status = 3', { workflows: '[3]' }, 0),
    filtered('dashboard, one status, middle page', 'ci.status = 3', { workflows: '[3]' }, Math.floor(count / 2)),
    filtered(
      'dashboard, a name, first page',
      `ci.indicator_id in (select id from indicator i where i.edition_id = $1
      and i.short_name ilike '%agency%')`,
      { indicatorName: 'agency' },
      0,
    ),
    ...facetCases,
    ...programmeCases,
    progress,
    await compare(product),
    milestones,
  ];
}
