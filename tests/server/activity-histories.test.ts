import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ActivityAction as Action,
  ActivityCause as Cause,
  ActivityRecord as Subject,
  UserStatus,
} from '#generated/enums.ts';
import { addAccount, changeAccount, deactivateAccount, openAccount } from '../../server/identity/account-access.ts';
import { activityPage, saveRating } from './support/activity.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('histories', () => {
  it('[B44] an indicator tells this year and the years before, to everybody', async () => {
    const { Data, Count } = await activityPage(test, 'listRatingActivity', {
      as: 5,
      params: { ...kenya, indicatorId: 453 },
    });
    expect(Count).toBe(Data.length);
    expect(new Set(Data.map(({ ReportEditionId }) => ReportEditionId))).toEqual(new Set([4, 3, 2, 1]));
    expect(
      Data.every(
        ({ RecordCount, LibraryIndicatorId, CountryId }) =>
          RecordCount === 1 && LibraryIndicatorId === 3 && CountryId === 404,
      ),
    ).toBe(true);
  });

  it('[B44] a country tells its edition, to everybody; an edition itself, to managers', async () => {
    const country = await activityPage(test, 'listCountryActivity', {
      as: 5,
      params: { countryId: 404, reportEditionId: 3 },
    });
    expect(country.Data.every(({ CountryId, ReportEditionId }) => CountryId === 404 && ReportEditionId === 3)).toBe(
      true,
    );
    expect(country.Data.some(({ Record }) => Record === Subject.EditionCountry)).toBe(true);
    const edition = await activityPage(test, 'listEditionActivity', {
      as: 1,
      params: { id: 3 },
      query: { pageSize: 200 },
    });
    expect(edition.Data.some(({ Record }) => Record === Subject.Edition)).toBe(true);
    expect(edition.Data.every(({ Record }) => Record !== Subject.Rating)).toBe(true);
    expect((await test.call('listEditionActivity', { as: 2, params: { id: 3 } })).statusCode).toBe(403);
  });

  it('[B43] [B44] [B82] a user tells of the account, also what a command did', async () => {
    await addAccount(test.db, { fullName: 'Inês Moreira', email: 'ines@example.org', role: 1 });
    await changeAccount(test.db, 'ines@example.org', { role: 3 });
    await deactivateAccount(test.db, 'ines@example.org');
    await openAccount(test.db, 'ines@example.org');
    const { id } = await test.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'ines@example.org')
      .executeTakeFirstOrThrow();
    const { Data } = await activityPage(test, 'listUserActivity', { as: 1, params: { userId: id } });
    expect(Data.map(({ Action: action, Cause: cause, UserId }) => [action, cause, UserId])).toEqual([
      [Action.Changed, Cause.Command, null],
      [Action.Changed, Cause.Command, null],
      [Action.Changed, Cause.Command, null],
      [Action.Added, Cause.Command, null],
    ]);
    const status = { Field: 'Status', IsWithheld: false };
    expect(Data[0]?.Changes).toEqual([{ ...status, Old: UserStatus.Inactive, New: UserStatus.Active }]);
    expect(Data[1]?.Changes).toEqual([{ ...status, Old: UserStatus.Active, New: UserStatus.Inactive }]);
    expect(Data[2]?.Changes).toEqual([{ Field: 'Role', Old: 1, New: 3, IsWithheld: false }]);
    expect((await test.call('listUserActivity', { as: 1, params: { userId: 999_999 } })).statusCode).toBe(404);
    expect((await test.call('listUserActivity', { as: 2, params: { userId: id } })).statusCode).toBe(403);
  });
});

describe('exportActivity', () => {
  const body = { ...exampleBody('exportActivity'), UserIds: [], Since: testNow.toISOString() };

  it('[B45] writes one row a changed field, its cells data and no formulas', async () => {
    await saveRating(test, { ...kenya, indicatorId: 454 }, kenyaRatingId + 3, {
      ResearcherNote: '=HYPERLINK("https://example.org")',
    });
    const made = await test.call('exportActivity', { as: 1, body });
    const token = made.json().downloadUrl.split('/').at(-1);
    const { rawPayload } = await test.call('downloadExport', { params: { token } });
    const { sheets } = await readXlsx(rawPayload);
    const [headings = [], ...rows] = sheets[0]?.rows ?? [];
    const column = (name: string) => headings.indexOf(name);
    const row = rows.find((cells) => String(cells[column('New')]).includes('HYPERLINK'));
    expect(row?.[column('New')]).toBe('=HYPERLINK("https://example.org")');
    expect(sheets[0]?.cells?.size === 0 || ![...(sheets[0]?.cells?.values() ?? [])].some((cell) => cell.formula)).toBe(
      true,
    );
    expect(row?.[column('Person')]).toBe('Amara Okafor');
    expect(row?.[column('Country')]).toBe('Kenya');
  });

  it('[B45] is 204 where nothing is in it, 422 where it is too much', async () => {
    const none = { ...body, Since: '2031-01-01T00:00:00Z' };
    expect((await test.call('exportActivity', { as: 1, body: none })).statusCode).toBe(204);
    const all = { ...body, Since: null };
    expect((await test.call('exportActivity', { as: 1, body: all })).statusCode).toBe(422);
  });
});
