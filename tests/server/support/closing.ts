import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** An edition that closes the active one. */
export const next = { Id: 4, Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' };

/** The countries that are still in the editions after `keepFew`. */
export const isKept = sql<boolean>`ci.country_id not in (31, 36, 40, 44)`;

/** What tests of closing and taking back ask of an application, which is opened later. */
export const closingOf = (app: () => TestApp) => ({
  async create(along: object = {}): Promise<number> {
    const answer = await app().call('createReportEdition', { as: 1, body: { ...next, ...along } });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().Id as number;
  },
  closing: async (id = 4) => (await app().call('readEditionClosing', { as: 1, params: { id } })).json(),
  revertOf: async (id: number) => (await app().call('readEditionRevert', { as: 1, params: { id } })).json(),
  takeBack: (id: number, as = 1) => app().call('revertReportEdition', { as, params: { id } }),
  /** The country indicators of an edition. */
  async pairs(id: number) {
    const { rows } = await sql<{
      id: number;
      country: number;
      library: number;
      research: number | null;
      qa: number | null;
      status: number;
      version: number;
    }>`select ci.id, ci.country_id as country, i.library_indicator_id as library, ci.research_user_id as research,
        ci.qa_user_id as qa, ci.status, ci.version
      from country_indicator ci join indicator i on i.id = ci.indicator_id where ci.edition_id = ${id}`.execute(
      app().db,
    );
    return rows;
  },
  /** Four of the twelve have left, whose rows stay behind. */
  keepFew: () =>
    sql`update edition_country ci set removed_on = now() where edition_id in (2, 4) and not (${isKept})`.execute(
      app().db,
    ),
});
