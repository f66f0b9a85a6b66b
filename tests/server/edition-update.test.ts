import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { editionsOf, restoreEditions } from './support/editions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
afterEach(() => restoreEditions(test));

const form = { Id: 4, Name: 'Road Safety Report 2026', StartDate: '2026-01-01', EndDate: '2027-02-28' };
const update = (body: object, { as = 1, id = 4 } = {}) =>
  test.call('updateReportEdition', { as, params: { id }, body });

describe('updateReportEdition', () => {
  it('[S121] [S65] stores name and dates, and who changed them', async () => {
    const answer = await update({ ...form, Name: ' Road Safety Report 2026/27 ', Version: 1 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({
      ...form,
      Name: 'Road Safety Report 2026/27',
      CreationDate: '2025-12-01T09:00:00.000Z',
      InactiveDate: null,
      Status: 1,
      Version: 2,
      ...{ ResearchDueDate: '2026-11-30', QADueDate: '2026-12-15', ChecksOff: [] },
    });
    expect((await test.call('readReportEdition', { as: 5, params: { id: 4 } })).json()).toEqual(answer.json());
    expect((await editionsOf(test))[3]).toMatchObject({ changed_by: 1, changed_on: testNow });
  });

  it('[S96] [S108] empties the end date', async () => {
    expect((await update({ ...form, EndDate: null })).json().EndDate).toBeNull();
  });

  it.each([form.Name, 'ROAD SAFETY REPORT 2026'])('[S109] leaves itself out when %s is looked for', async (Name) => {
    expect((await update({ ...form, Name })).json().Name).toBe(Name);
  });

  it.each(['Road Safety Report 2023', '  road safety REPORT 2025'])(
    '[S109] refuses %s, which is taken',
    async (Name) => {
      const before = await editionsOf(test);
      const answer = await update({ ...form, Name });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'duplicate-name', detail: 'This report name already exists' });
      expect(await editionsOf(test)).toEqual(before);
    },
  );

  it('[Q-R8] refuses a stale form and says who was quicker, before anything about its name', async () => {
    expect((await update({ ...form, Version: 1 })).statusCode).toBe(200);
    const answer = await update({ ...form, Name: 'Road Safety Report 2023', Version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'stale',
      ChangedByName: 'Amara Okafor',
      ChangedOn: testNow.toISOString(),
    });
    expect((await update(form)).json().Version).toBe(3);
  });

  it('[Q-R8] [S109] lets one of two through who save at once', async () => {
    const both = await Promise.all(['One', 'Two'].map((name) => update({ ...form, Name: `Name ${name}`, Version: 1 })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('[Q-S23] refuses an inactive edition, whatever its version', async () => {
    const before = await editionsOf(test);
    const answer = await update({ ...form, Id: 3, Name: 'Other name', Version: 7 }, { id: 3 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'inactive-edition',
      detail: 'Road Safety Report 2025 is inactive and cannot be changed.',
    });
    expect(await editionsOf(test)).toEqual(before);
  });

  it.each([
    ['another edition in the body', { Id: 3 }, '/Id', 'must be the Id of the address'],
    ['a name of blanks', { Name: ' ab ' }, '/Name', 'The name needs 3 to 200 characters'],
    [
      'an end on the day of the start',
      { EndDate: form.StartDate },
      '/EndDate',
      'End date must be after the start date',
    ],
    ['no end date', { EndDate: undefined }, '/EndDate', 'An end date is required: null where it is open'],
    ['a start in the year 1', { StartDate: '0001-01-01' }, '/StartDate', 'The year must be between 1900 and 2999'],
    ['a start in 1899', { StartDate: '1899-12-31' }, '/StartDate', 'The year must be between 1900 and 2999'],
    ['an end in 3000', { EndDate: '3000-01-01' }, '/EndDate', 'The year must be between 1900 and 2999'],
    ['a start of no calendar', { StartDate: '2026-13-01' }, '/StartDate', 'A start date is required'],
    ['a status', { Status: 0 }, '/Status', expect.any(String)],
    ['a creation date', { CreationDate: '2026-01-01T00:00:00Z' }, '/CreationDate', expect.any(String)],
  ])('[S108] [Q-S24] [Q-S25] refuses %s and changes nothing', async (_case, change, pointer, detail) => {
    const before = await editionsOf(test);
    const answer = await update({ ...form, ...change });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer, detail }]);
    expect(await editionsOf(test)).toEqual(before);
  });

  it.each(['nul \u0000 nul', 'high \ud83d alone', 'low \ude00 alone'])(
    '[S121] refuses a text that no database stores as it is: %j',
    async (Name) => {
      const before = await editionsOf(test);
      const answer = await update({ ...form, Name });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([{ pointer: '/Name', detail: 'This text cannot be stored' }]);
      expect(await editionsOf(test)).toEqual(before);
    },
  );

  it.each([
    [403, 2, 4],
    [403, 5, 4],
    [404, 1, 77],
  ])('[S121] [Q-S18] answers %i to user %i at edition %i', async (status, as, id) => {
    expect((await update({ ...form, Id: id }, { as, id })).statusCode).toBe(status);
  });
});
