/** Each facet is the count of the list with that option in place of its own filter [B2]. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';

type Facets = components['schemas']['DashboardFacets'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const params = { editionId: 4 };
const countOf = async (as: number, query: object): Promise<number> => {
  const page = await test.call('listDashboardIndicators', { as, params, query: { ...query, pageSize: 1 } });
  expect(page.statusCode, page.body).toBe(200);
  return page.json().Count;
};
const read = async (as: number, query: Record<string, string | number | boolean>): Promise<Facets> => {
  const answer = await test.call('readDashboardFacets', { as, params, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

const ids = (id: number) => `[${id}]`;
const users = (id: number) => `1: [${id || null}]`;
const lists = [
  { facet: 'WorkflowStatuses', parameter: 'workflows', options: 'WorkflowStatuses', value: ids },
  { facet: 'Milestones', parameter: 'milestones', options: 'Milestones', value: ids },
  { facet: 'Countries', parameter: 'countries', options: 'Countries', value: ids },
  { facet: 'ResearchUsers', parameter: 'researchUsers', options: 'ResearchUsers', value: users },
  { facet: 'QAUsers', parameter: 'qaUsers', options: 'QAUsers', value: users },
  { facet: 'NextUsers', parameter: 'nextUsers', options: 'ResearchUsers', value: users },
] as const;

const inForce: { name: string; query: Record<string, string | number | boolean> }[] = [
  { name: 'none', query: { currentUser: false } },
  { name: 'the caller alone', query: {} },
  { name: 'a status', query: { currentUser: false, workflows: '[1,2]' } },
  { name: 'two lists', query: { currentUser: false, workflows: '[0,1]', researchUsers: '1: [2,null]' } },
  {
    name: 'every kind',
    query: {
      currentUser: false,
      milestones: '[16,17]',
      countries: '[404,578,392]',
      nextUsers: '1: [2,3]',
      statusDays: 7,
    },
  },
  { name: 'marks', query: { currentUser: false, overdue: true, qaUsers: '1: [3]' } },
  { name: 'a name and returned', query: { indicatorName: 'lead agency', currentUser: false, returned: true } },
];

describe('readDashboardFacets', () => {
  it.each(inForce)('[B2] each option is the count of the list, in force: $name', async ({ query }) => {
    const facets = await read(2, query);
    const options = (await test.call('readDashboardFilters', { as: 2, params })).json();
    for (const { facet, parameter, options: list, value } of lists) {
      const all: number[] = options[list].map(({ Id }: { Id: number }) => Id);
      const counts = new Map(facets[facet].map(({ Id, Count }) => [Id, Count]));
      expect([...counts.keys()].filter((id) => !all.includes(id))).toEqual([]);
      // Countries are many: the chosen ones, and every twentieth.
      for (const id of all.filter((id, at) => all.length < 40 || at % 20 === 0 || [404, 578].includes(id)))
        expect([facet, id, counts.get(id) ?? 0]).toEqual([
          facet,
          id,
          await countOf(2, { ...query, [parameter]: value(id) }),
        ]);
    }
    for (const days of [7, 14, 30])
      expect([days, facets.StatusDays.find(({ Id }) => Id === days)?.Count ?? 0]).toEqual([
        days,
        await countOf(2, { ...query, statusDays: days }),
      ]);
    expect([facets.Returned, facets.Overdue, facets.CurrentUser]).toEqual([
      await countOf(2, { ...query, returned: true }),
      await countOf(2, { ...query, overdue: true }),
      await countOf(2, { ...query, currentUser: true }),
    ]);
  });

  it('[B2] leaves out what would leave nothing', async () => {
    const { Milestones, Countries } = await read(2, { currentUser: false, indicatorName: 'no such indicator' });
    expect([Milestones, Countries]).toEqual([[], []]);
  });
});
