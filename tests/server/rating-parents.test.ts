import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { byPerson, rowOf, setEditionActive, setRow } from './support/ratings.ts';

// Kenya's 1.1.1, and 1.1.2 and 1.1.3, which depend on it
const place = (indicatorId: number) => ({ countryId: 404, reportEditionId: 4, indicatorId });
const [parent, child, sibling] = [100_201, 100_202, 100_203];
const open = { status: 0, score: null, is_met: null, researcher_note: null, version: 1 };
const people = { research_user_id: 2, qa_user_id: 3 };
const met = { Score: 1, RatingIsMet: true, ResearcherNote: 'In force since May.' };
const notMet = { Score: 0, RatingIsMet: false, ResearcherNote: 'Repealed in May.' };
const note = 'Rated 0 / Not Met because the parent indicator 1.1.1 Lead agency named in law is Not Met.';
/** Made by others than whoever saves the parent, and at an instant that no clock of JavaScript holds. */
const completed = {
  ...{ status: 3, score: 1, is_met: true, researcher_note: ' “Seen”\n\tby two — 陈伟 🚦 ' },
  ...{ rating_updated_on: '2026-03-01T08:00:00.123456Z', rating_updated_by: 3, version: 7 },
};

let test: TestApp;
let off: TestApp;
beforeAll(async () => {
  [test, off] = await Promise.all([
    openTestApp({ contents: 'demo' }),
    openTestApp({ contents: 'demo', parentNotMetCascades: false }),
  ]);
});
afterAll(() => Promise.all([test.close(), off.close()]));
beforeEach(async () => {
  for (const app of [test, off]) {
    await setEditionActive(app, true);
    await setRow(app, { ...open, ...people, status: 1 });
    for (const id of [child, sibling])
      await setRow(app, { ...open, ...people, rating_updated_on: null, rating_updated_by: null }, id);
  }
});

const save = (body: object, { app = test, as = 2, at = 451, id = parent } = {}) =>
  app.call('updateRating', { as, params: place(at), body: { CountryIndicatorRatingId: id, ...body } });
const step = (WorkflowStatus: number, { app = test, as = 1, at = 451, id = parent, Reason = 'Look again.' } = {}) =>
  app.call('promoteRatingWorkflow', {
    as,
    params: place(at),
    body: { CountryIndicatorRatingId: id, WorkflowStatus, Reason },
  });
const read = async (indicatorId: number, app = test) =>
  (await app.call('readIndicatorRating', { as: 5, params: place(indicatorId) })).json();
/** Every byte of what a person made of a row: instants as text, for the database's microseconds. */
const workOf = async (id: number, app = test) => {
  const row = await app.db
    .selectFrom('country_indicator')
    .selectAll()
    .select((eb) => eb.cast<string>('rating_updated_on', 'text').as('on_text'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { version: _, changed_on: _on, changed_by: _by, ...work } = row;
  return work;
};

describe('a parent that is saved as Not Met', () => {
  it('[S169] [S233] sets a completed child with a note aside, and back by somebody else it is equal to the byte', async () => {
    await setRow(test, completed, child);
    const before = await workOf(child);
    expect((await save(notMet, { as: 2 })).statusCode).toBe(200);
    expect(await rowOf(test, child)).toMatchObject({
      ...{ score: 0, is_met: false, researcher_note: note, status: 1, rating_updated_by: 2, decided_by: 451 },
      ...{ version: 8, changed_by: 2, changed_on: testNow },
    });
    expect((await save(met, { as: 1 })).statusCode).toBe(200);
    expect(await workOf(child)).toEqual(before);
    expect(await rowOf(test, child)).toMatchObject({ ...byPerson, version: 9, changed_by: 1 });
  });

  it('[S233] tells what it decides, and each child what decides it and what is set aside', async () => {
    await setRow(test, completed, child);
    const dependents = async () => (await read(451)).Dependents;
    const names = ['1.1.2 Lead agency has its own budget', '1.1.3 Lead agency reports every year'];
    expect(await dependents()).toEqual([
      ...[
        { IndicatorId: 452, SnapshotName: names[0], Score: 1, RatingIsMet: true, WorkflowStatus: 3, IsDecided: false },
      ],
      { IndicatorId: 453, SnapshotName: names[1], Score: null, RatingIsMet: null, WorkflowStatus: 0, IsDecided: false },
    ]);
    expect((await save(notMet)).json().Dependents).toEqual(
      [452, 453].map((IndicatorId, at) => ({
        ...{ IndicatorId, SnapshotName: names[at], Score: 0, RatingIsMet: false, WorkflowStatus: 1, IsDecided: true },
      })),
    );
    expect(await read(452)).toMatchObject({
      Score: 0,
      RatingIsMet: false,
      DecidedBy: { IndicatorId: 451, SnapshotName: '1.1.1 Lead agency named in law' },
      SetAside: {
        Score: 1,
        RatingIsMet: true,
        ResearcherNote: completed.researcher_note,
        WorkflowStatus: 3,
        RatingLastUpdatedOn: '2026-03-01T08:00:00.123Z',
        RatingLastUpdatedByName: 'Elena Petrova',
      },
      Dependents: [],
      ParentNotMetCascades: true,
    });
    await save(met);
    expect(await read(452)).toMatchObject({ Score: 1, WorkflowStatus: 3, DecidedBy: null, SetAside: null });
  });

  it('sets nothing aside twice: saved again, stepped on and back, the child still has its own', async () => {
    await setRow(test, completed, child);
    const before = await workOf(child);
    await save(notMet);
    await save({ ...notMet, ResearcherNote: 'Repealed in June.' });
    for (const to of [2, 3, 2, 1]) expect((await step(to)).statusCode).toBe(200);
    expect(await rowOf(test, child)).toMatchObject({ status: 1, score: 0, decided_by: 451 });
    // the note tells the parent's present name
    await test.db.updateTable('indicator').set({ short_name: 'Lead body' }).where('id', '=', 451).execute();
    await save(notMet);
    const renamed = note.replace('Lead agency named in law', 'Lead body');
    expect(await rowOf(test, child)).toMatchObject({ researcher_note: renamed, aside_status: 3 });
    const shortName = { short_name: 'Lead agency named in law' };
    await test.db.updateTable('indicator').set(shortName).where('id', '=', 451).execute();
    await save(met);
    expect(await workOf(child)).toEqual(before);
  });

  it('[S221] a step takes along what it decides, and no child that somebody rated below it', async () => {
    await save(notMet);
    await setRow(test, { ...completed, score: 0, is_met: false, status: 1 }, child);
    await step(2);
    expect(await rowOf(test, child)).toMatchObject({ status: 1, decided_by: null });
    expect(await rowOf(test, sibling)).toMatchObject({ status: 2, decided_by: 451 });
  });

  it("whoever types the product's words rates as a person", async () => {
    const typed = { Score: 0, RatingIsMet: false, ResearcherNote: note };
    await save(typed, { at: 452, id: child });
    const before = await workOf(child);
    for (const body of [notMet, met]) expect((await save(body)).statusCode).toBe(200);
    expect(await workOf(child)).toEqual(before);
  });

  it('[Q-R8] a form of the child that was filled in meanwhile is refused, and nothing of it is lost later', async () => {
    await setRow(test, { ...completed, status: 1, version: 4 }, child);
    const before = await workOf(child);
    await save(notMet);
    const late = await save({ ...met, Version: 4 }, { at: 452, id: child });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale']);
    await save(met);
    expect(await workOf(child)).toEqual(before);
    expect((await save({ ...met, Version: 4 }, { at: 452, id: child })).json().code).toBe('stale');
  });

  it('[Q-R8] [Q-R9] parent and child saved at once: the child is decided or refused, and keeps what was stored', async () => {
    for (let round = 0; round < 12; round += 1) {
      await setRow(test, { ...open, ...people, status: 1 });
      await setRow(test, { ...open, ...people, status: 1 }, child);
      const [above, below] = await Promise.all(
        round % 2 === 0
          ? [save(notMet), save(met, { at: 452, id: child })]
          : [save(met, { at: 452, id: child }), save(notMet)].toReversed(),
      );
      expect(above?.statusCode, above?.body).toBe(200);
      const row = await rowOf(test, child);
      expect(row).toMatchObject({ score: 0, decided_by: 451 });
      if (below?.statusCode === 200) expect(row).toMatchObject({ aside_score: 1, aside_note: met.ResearcherNote });
      else expect([below?.json().code, row.aside_score]).toEqual(['parent-not-met', null]);
    }
  });
});

describe('no dead end below an unmet parent', () => {
  it('[S221] a decided child has no step of its own: it goes with its parent to the end', async () => {
    await save(notMet);
    for (const to of [0, 2]) {
      const refused = await step(to, { at: 452, id: child });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'parent-not-met']);
    }
    for (const to of [2, 3]) expect((await step(to)).statusCode).toBe(200);
    for (const id of [child, sibling]) expect(await rowOf(test, id)).toMatchObject({ status: 3, score: 0 });
  });

  it('one that is not decided, as it was rated while the rule was off, can be stepped', async () => {
    await setRow(test, { score: 0, is_met: false, researcher_note: 'Repealed.', status: 3 });
    await setRow(test, { ...completed, status: 2 }, child);
    expect((await step(3, { at: 452, id: child })).statusCode).toBe(200);
  });

  it('[S169] [S221] with the rule off children keep their own, cannot be rated, and can be stepped', async () => {
    await setRow(off, { ...completed, status: 1 }, child);
    const before = await workOf(child, off);
    expect((await save(notMet, { app: off })).json()).toMatchObject({ ParentNotMetCascades: false });
    expect(await workOf(child, off)).toEqual(before);
    const refused = await save(met, { app: off, at: 452, id: child });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'parent-not-met']);
    for (const to of [2, 3, 2]) expect((await step(to, { app: off, at: 452, id: child })).statusCode).toBe(200);
    for (const to of [2, 3]) expect((await step(to, { app: off })).statusCode).toBe(200);
    expect(await rowOf(off, child)).toMatchObject({ score: 1, status: 2 });
  });

  it('turned off, what was decided before can be stepped, and comes back with its own status', async () => {
    // Fiji's 1.1.2 of the demonstration: decided by 1.1.1, with a completed rating set aside
    const fiji = { countryId: 242, reportEditionId: 4 };
    const ids = async (indicatorId: number) =>
      (await off.call('readIndicatorRating', { as: 1, params: { ...fiji, indicatorId } })).json();
    const [above, below] = [await ids(451), await ids(452)];
    expect(below).toMatchObject({ Score: 0, WorkflowStatus: 2, SetAside: { Score: 1, WorkflowStatus: 3 } });
    for (const WorkflowStatus of [3, 2]) {
      const stepped = await off.call('promoteRatingWorkflow', {
        as: 1,
        params: { ...fiji, indicatorId: 452 },
        body: { CountryIndicatorRatingId: below.Id, WorkflowStatus, Reason: 'Look again.' },
      });
      expect(stepped.statusCode, stepped.body).toBe(200);
    }
    const params = { ...fiji, indicatorId: 451 };
    await off.call('updateRating', { as: 1, params, body: { CountryIndicatorRatingId: above.Id, ...met } });
    expect(await ids(452)).toMatchObject({ ...below.SetAside, DecidedBy: null, SetAside: null });
    // nobody has returned what was set aside meanwhile
    expect(await rowOf(off, below.Id)).toMatchObject({ returned_on: null, returned_by: null, return_reason: null });
  });
});
