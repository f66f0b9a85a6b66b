import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Wire } from '../../../server/domain/wire.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { setRow } from '../support/ratings.ts';
import { type Cell, kenyaRows, ratingsAndWork, referenceHeadings, type Sheets } from './support.ts';

/** Kenya's 1.1.1 to 1.1.4 in the active edition; the second and third depend on the first. */
export const [parent, child, sibling, alone] = [100_201, 100_202, 100_203, 100_204];
export const note = 'As the gazette of May says.';
export const rated = { score: 1, is_met: true, researcher_note: note, status: 1 };
export const completed = {
  ...{ score: 1, is_met: true, researcher_note: 'Seen by two.', status: 3 },
  ...{ rating_updated_on: '2026-03-01T08:00:00.123Z', rating_updated_by: 3 },
};
export const open = { score: null, is_met: null, researcher_note: null, status: 0, rating_updated_on: null };

/** Opens the application of a file's tests; before each the four are open and their references gone. */
export function openImports(hand: (test: TestApp) => void): void {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
    hand(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.deleteFrom('reference').where('title', 'in', ['Road act', 'Act one', 'Act three']).execute();
    for (const id of [parent, child, sibling, alone])
      await setRow(test, { ...open, research_user_id: 2, qa_user_id: 3, rating_updated_by: null }, id);
  });
}

/** Every rating of Kenya and every reference, without what each write changes. */
export async function standing(test: TestApp): Promise<unknown> {
  const { rows } = await sql`select to_jsonb(ci) - '{version,changed_on,changed_by}'::text[] as row
    from country_indicator ci where country_id = 404 and edition_id = 4
    union all select to_jsonb(r) from reference r order by 1`.execute(test.db);
  return rows;
}

/** References of these titles at 1.1.4. */
export const source = (...titles: string[]): Sheets => ({
  References: [
    referenceHeadings,
    ...kenyaRows(titles.map((title) => ['1.1.4', title, 'A ministry', '2026', 'Says so'])),
  ],
});
export const all = (...rows: Cell[][]): Sheets => ({ ...ratingsAndWork(...rows), ...source('Road act') });

export const undo = (test: TestApp, importId = 0, as = 1) => test.call('revertImport', { as, params: { importId } });
export async function listImports(test: TestApp, query = {}): Promise<Wire<'ImportPage'>> {
  const answer = await test.call('listImports', { as: 1, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
