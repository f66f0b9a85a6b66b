import { asking, type Case } from './case.ts';
import { facetCases } from './facets.ts';
import type { Account } from './process.ts';
import type { MeasuredProduct } from './product.ts';
import { type Statement, statement } from './statement.ts';

/** The fewest whose 95th percentile is not the slowest of all. */
const ROUNDS = 21;
const PAGE = 10;
/** The active edition of the demonstration. */
const EDITION = 4;
const [RESEARCHER, REVIEWER] = [2, 3];

/** Home's three questions, as anybody would ask them: the caller's counts, the next step, the edition by status. */
const home = (account: Account, user: number): Case => ({
  name: `my work of the ${account}`,
  rounds: ROUNDS,
  p95: true,
  bare: [
    statement(
      `select count(*) filter (where research_user_id = $2) as research,
         count(*) filter (where next_user_id = $2 and status = 0) as to_rate,
         count(*) filter (where next_user_id = $2 and status = 1) as in_progress,
         count(*) filter (where next_user_id = $2 and status = 1 and returned_on is not null) as returned,
         count(*) filter (where research_user_id = $2 and status = 2) as submitted,
         count(*) filter (where research_user_id = $2 and status = 3) as researched,
         count(*) filter (where next_user_id = $2 and status < 2 and research_due_date < current_date) as research_overdue,
         count(*) filter (where qa_user_id = $2) as qa,
         count(*) filter (where next_user_id = $2 and status = 2) as waiting,
         min(status_since) filter (where next_user_id = $2 and status = 2) as oldest,
         count(*) filter (where qa_user_id = $2 and status = 3) as checked,
         count(*) filter (where next_user_id = $2 and status = 2 and qa_due_date < current_date) as qa_overdue
       from country_indicator where edition_id = $1 and (research_user_id = $2 or qa_user_id = $2)`,
      EDITION,
      user,
    ),
    statement(
      `select ci.country_id, c.name, ci.indicator_id, i.number, i.short_name, ci.status, ci.returned_on
       from country_indicator ci join country c on c.id = ci.country_id join indicator i on i.id = ci.indicator_id
       where ci.edition_id = $1 and ci.next_user_id = $2
       order by ci.returned_on is null, ci.status_since, ci.position limit 1`,
      EDITION,
      user,
    ),
    statement('select status, count(*)::int from country_indicator where edition_id = $1 group by status', EDITION),
  ],
  ask: asking({ operationId: 'readMyWork', params: { editionId: EDITION }, as: account }),
  goal: 2,
});

interface List {
  name: string;
  /** On `ci`; and the same as the product's filters. */
  condition: string;
  query: Record<string, unknown>;
  /** Order of `ci`, as SQL and as the product names it. */
  order: string;
  sort: string;
  as?: Account;
}

const lists: List[] = [
  { name: 'all', condition: 'true', query: {}, order: 'ci.position', sort: 'country' },
  {
    name: 'one status',
    condition: 'ci.status = 3',
    query: { workflows: '[3]' },
    order: 'ci.position',
    sort: 'country',
  },
  {
    name: 'what waits for the researcher',
    condition: `ci.next_user_id = ${RESEARCHER}`,
    query: { nextUsers: `1: [${RESEARCHER}]` },
    order: 'ci.position',
    sort: 'country',
    as: 'researcher',
  },
  {
    name: 'what waits for the reviewer, oldest first',
    condition: `ci.next_user_id = ${REVIEWER} and ci.status = 2`,
    query: { nextUsers: `1: [${REVIEWER}]`, workflows: '[2]' },
    order: 'ci.status_since, ci.position',
    sort: 'statusSince',
    as: 'reviewer',
  },
  ...[
    { name: 'all by time in status', order: 'ci.status_since, ci.position', sort: 'statusSince' },
    { name: 'all by status', order: 'ci.status desc, ci.position', sort: '-status' },
    { name: 'all by number', order: 'ci.position % 1000000000, ci.position', sort: 'number' },
    { name: 'all by due date', order: 'ci.qa_due_date, ci.position', sort: 'due' },
    { name: 'all by researcher', order: 'ci.research_user_id, ci.position', sort: 'researchUser' },
  ].map((list) => ({ condition: 'true', query: {}, ...list })),
];

/** The place of the row in the middle, beside the bare SQL of the list itself: its count and its page. */
async function place(product: MeasuredProduct, list: List): Promise<Case> {
  const { condition, order, query, sort, as = 'reviewer' } = list;
  const from = `from country_indicator ci where ci.edition_id = $1 and ${condition}`;
  const [{ count } = { count: 0 }] = await product.rows<{ count: number }>(
    statement(`select count(*)::int as count ${from}`, EDITION),
  );
  const middle = Math.floor(count / 2);
  const [row] = await product.rows<{ country_id: number; indicator_id: number }>(
    statement(`select ci.country_id, ci.indicator_id ${from} order by ${order} limit 1 offset ${middle}`, EDITION),
  );
  const bare: Statement[] = [
    statement(`select count(*)::int as count ${from}`, EDITION),
    statement(`select ci.* ${from} order by ${order} limit ${PAGE} offset ${middle}`, EDITION),
  ];
  return {
    name: `place in a list: ${list.name}`,
    rounds: ROUNDS,
    p95: true,
    bare,
    ask: asking({
      operationId: 'readQueue',
      params: { countryId: row?.country_id ?? 0, indicatorId: row?.indicator_id ?? 0, reportEditionId: EDITION },
      query: { currentUser: false, ...query, sort },
      as,
    }),
    goal: 2,
  };
}

/** Home, the facets, and the place in lists of every kind [B1] [B2] [B3]. */
export const myWorkCases = async (product: MeasuredProduct): Promise<Case[]> => [
  home('researcher', RESEARCHER),
  home('reviewer', REVIEWER),
  home('admin', 1),
  ...facetCases.map((one) => ({ ...one, rounds: ROUNDS, p95: true })),
  ...(await Promise.all(lists.map((list) => place(product, list)))),
];
