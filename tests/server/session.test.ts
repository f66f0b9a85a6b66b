import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('session', () => {
  it('[S120] [S86] logs the bearer of a token in and says what the role allows', async () => {
    const answer = await test.call('logIn', { as: 4 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      Id: 4,
      FullName: 'Tomás Silva',
      EmailAddress: 'external@demo.test',
      Role: 2,
      Permissions: [
        'dataentry-indicator-edit-own',
        'dataentry-indicators',
        'dataentry-references',
        'dataentry-references-manage-own',
        'indicator-view-previousnext-button',
      ],
      HoldsAssignment: true,
      DefaultViews: [],
    });
  });

  it('[S139] says who holds an assignment in the active edition, so that nobody begins with an empty table', async () => {
    const holds = async (as: number) => {
      const answers = [await test.call('logIn', { as }), await test.call('readCurrentUser', { as })];
      return answers.map((answer) => answer.json().HoldsAssignment);
    };
    const rowsOf = async (as: number) =>
      (
        await test.call('listDashboardIndicators', { as, params: { editionId: 4 }, query: { currentUser: true } })
      ).json().Count;
    for (const as of [1, 2, 3, 4, 5]) {
      const has = (await rowsOf(as)) > 0;
      expect(await holds(as), `user ${as}`).toEqual([has, has]);
    }
    expect(await holds(5)).toEqual([false, false]);
    const own = test.db.updateTable('country_indicator').where('edition_id', '=', 4).where('country_id', '=', 4);
    await own.set({ qa_user_id: 5 }).execute();
    expect(await holds(5)).toEqual([true, true]);
    const removal = test.db.updateTable('edition_country').where('edition_id', '=', 4).where('country_id', '=', 4);
    await removal.set({ removed_on: new Date() }).execute();
    expect(await holds(5)).toEqual([false, false]);
    await removal.set({ removed_on: null }).execute();
  });

  it.each([
    [1, 0, 17],
    [2, 1, 8],
    [4, 2, 5],
    [5, 3, 2],
  ])('[S116] [S117] user %i has role %i with %i permissions', async (as, role, permissions) => {
    const { Role, Permissions } = (await test.call('readCurrentUser', { as })).json();
    expect([Role, Permissions.length]).toEqual([role, permissions]);
  });

  it('[S117] follows the mapping of the deployment, which is data', async () => {
    await test.db
      .deleteFrom('role_permission')
      .where('permission', '=', 'report-compare')
      .where('role', '=', 3)
      .execute();
    expect((await test.call('readCurrentUser', { as: 5 })).json().Permissions).toEqual([
      'indicator-view-previousnext-button',
    ]);
  });

  it('[S25] refuses a good token of nobody: 403 where it logs in, 401 elsewhere', async () => {
    const authorization = `Bearer ${await test.issuer.token({ sub: 'x', email: 'x@demo.test', email_verified: true })}`;
    const logIn = await test.app.inject({ url: '/api/v1/login', headers: { authorization } });
    expect(logIn.statusCode).toBe(403);
    expect(logIn.json()).toMatchObject({ code: 'forbidden', detail: 'This account belongs to no active user.' });
    const other = await test.app.inject({ url: '/api/v1/users/current-user', headers: { authorization } });
    expect(other.statusCode).toBe(401);
    expect(other.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  it('[Q-S15] stops a user at the next call once the account is inactive', async () => {
    expect((await test.call('readCurrentUser', { as: 9 })).statusCode).toBe(200);
    await test.db.updateTable('app_user').set({ status: 0 }).where('id', '=', 9).execute();
    expect((await test.call('readCurrentUser', { as: 9 })).statusCode).toBe(401);
    expect((await test.call('logIn', { as: 9 })).statusCode).toBe(403);
    expect((await test.call('logIn', { as: 6 })).statusCode).toBe(403);
  });

  it('answers 503 and not 401 while the provider cannot be asked', async () => {
    const away = await openTestApp({
      bearers: {
        verifier: {
          verify: async () => ({ ok: false, reason: 'away', unavailable: true }),
          readProfile: async () => undefined,
        },
        recognition: {},
      },
    });
    const answer = await away.call('readCurrentUser', { as: 1 });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    await away.close();
  });
});

describe('users', () => {
  it('[S197] [S120] lists everyone by name with the newest edition they belong to', async () => {
    const users = (await test.call('listUsers', { as: 1 })).json();
    expect(users).toHaveLength(15);
    expect(users[0]).toMatchObject({ Id: 1, FullName: 'Amara Okafor', ReportEditionName: 'Road Safety Report 2026' });
    const noor = users.find(({ Id }: { Id: number }) => Id === 6);
    expect(noor).toMatchObject({ Status: 0, ReportEditionName: 'Road Safety Report 2025' });
    const names = users.map(({ FullName }: { FullName: string }) => FullName);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('[S230] shows them to nobody without user-management', async () => {
    const answer = await test.call('listUsers', { as: 2 });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      requestId: expect.any(String),
      title: 'Forbidden',
      status: 403,
      detail: 'You do not have the required permissions.',
      code: 'forbidden',
    });
  });
});

describe('editions', () => {
  it('[S121] [S85] lists all, newest first', async () => {
    const editions = (await test.call('listReportEditions', { as: 5 })).json();
    expect(editions.map(({ Id, Status }: { Id: number; Status: number }) => [Id, Status])).toEqual([
      [4, 1],
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
  });

  it('[S121] [S118] lists them for export to those who may export', async () => {
    const forExport = await test.call('listExportReportEditions', { as: 1 });
    expect(forExport.json()).toEqual((await test.call('listReportEditions', { as: 1 })).json());
    expect((await test.call('listExportReportEditions', { as: 2 })).statusCode).toBe(403);
  });

  it('[S121] reads one', async () => {
    expect((await test.call('readReportEdition', { as: 5, params: { id: 3 } })).json()).toEqual({
      Id: 3,
      Name: 'Road Safety Report 2025',
      ResearchDueDate: '2025-11-30',
      QADueDate: '2025-12-15',
      ChecksOff: [],
      StartDate: '2025-01-01',
      EndDate: '2025-12-31',
      CreationDate: '2024-12-01T09:00:00.000Z',
      InactiveDate: '2025-12-01T09:00:00.000Z',
      Status: 0,
      Version: 1,
    });
  });

  it('[S129] answers 404 for one that is not there and 400 for an Id that is none', async () => {
    expect((await test.call('readReportEdition', { as: 5, params: { id: 99 } })).statusCode).toBe(404);
    for (const id of ['0', '-1', 'four', '4.5', '1e1', '0x4', ' 4', '99999999999'])
      expect((await test.call('readReportEdition', { as: 5, params: { id } })).statusCode, id).toBe(400);
  });
});
