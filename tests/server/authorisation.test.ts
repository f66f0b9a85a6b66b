import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import {
  type Caller,
  factsOf,
  findRecord,
  heldFor,
  heldForReference,
  identify,
  requireAllowed,
  requirePermission,
} from '../../server/access.ts';
import type { Database } from '../../server/db/open.ts';
import type { Row } from '../../server/db/schema.ts';
import { endByProvider } from '../../server/identity/ended-sessions.ts';
import type { TokenVerifier, Verdict } from '../../server/token.ts';
import { openTestDatabase } from '../support/database.ts';
import { kenya, kenyaRatingId } from './support/app.ts';

const rui: Caller = { id: 2, fullName: 'Rui Tanaka', email: 'researcher@demo.test', role: 1, permissions: ['own'] };
const pair = { status: 1, research_user_id: 2, qa_user_id: 3 };
const refused = { status: 403, code: 'forbidden' };

describe('by the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  describe('who calls', () => {
    const identity = { issuer: 'https://id.example', subject: 'r-1', emailVerified: true, expiresAt: 0 };
    const of = (email: string): Verdict => ({ ok: true, identity: { ...identity, subject: email, email } });
    const invalid = { 'www-authenticate': 'Bearer error="invalid_token"' };

    function ask(verdict: Verdict, operationId: OperationId = 'listUsers', ...authorization: (string | undefined)[]) {
      const profile = { sub: 'r-2', email: 'admin@demo.test', email_verified: true };
      const verifier: TokenVerifier = { verify: async () => verdict, readProfile: vi.fn(async () => profile) };
      const [header] = authorization.length > 0 ? authorization : ['Bearer it'];
      return { verifier, caller: identify(database.db, { verifier, recognition: {} }, header, operationId) };
    }

    it('is the user of the token, with the permissions of the role by name', async () => {
      const moved = { role: 2, permission: 'dataentry-indicator-edit-own' };
      // the database has last what was written last
      await database.db
        .deleteFrom('role_permission')
        .where('role', '=', 2)
        .where('permission', '=', moved.permission)
        .execute();
      await database.db.insertInto('role_permission').values(moved).execute();
      expect(await ask(of('external@demo.test')).caller).toEqual({
        ...{ id: 4, fullName: 'Tomás Silva', email: 'external@demo.test', role: 2 },
        permissions: [
          'dataentry-indicator-edit-own',
          'dataentry-indicators',
          'dataentry-references',
          'dataentry-references-manage-own',
          'indicator-view-previousnext-button',
        ],
      });
    });

    it("is read from the provider where the token names no e-mail, by the caller's token", async () => {
      const { caller, verifier } = ask({ ok: true, identity: { ...identity, subject: 'r-2' } });
      expect((await caller).id).toBe(1);
      expect(verifier.readProfile).toHaveBeenCalledWith('it');
    });

    it.each([
      ['no header', undefined, { 'www-authenticate': 'Bearer' }],
      ['another scheme', 'Basic x', invalid],
    ])('[Q-S18] is nobody with %s', async (_what, authorization, headers) => {
      const { caller } = ask(of('spectator@demo.test'), 'listUsers', authorization);
      await expect(caller).rejects.toMatchObject({ status: 401, headers });
    });

    it.each([
      [{ ok: false, reason: 'expired' }, 401],
      [{ ok: false, reason: 'away', unavailable: true }, 503],
    ] as const)('[Q-S18] is nobody with a token of which the provider says %j', async (verdict, status) => {
      await expect(ask(verdict).caller).rejects.toMatchObject({ status, reason: verdict.reason });
      if (status === 401) await expect(ask(verdict).caller).rejects.toMatchObject({ headers: invalid });
    });

    it('[Q-S13] is nobody with a token of a session that has ended', async () => {
      const session = { issuer: identity.issuer, sessionId: 'ended' };
      await endByProvider(database.db, session, new Date());
      const verdict = (sessionId: string): Verdict => ({
        ok: true,
        identity: { ...identity, subject: 'r-3', email: 'spectator@demo.test', sessionId },
      });
      const refusal = { status: 401, headers: invalid, reason: 'logged out' };
      for (const operationId of ['listUsers', 'logIn'] as const)
        await expect(ask(verdict('ended'), operationId).caller).rejects.toMatchObject(refusal);
      expect((await ask(verdict('another')).caller).id).toBe(5);
    });

    it('[S25] is refused with the token of nobody: 403 where it logs in, 401 elsewhere', async () => {
      const reason = 'no active user with this e-mail is free to bind';
      const detail = 'This account belongs to no active user.';
      await expect(ask(of('x@demo.test'), 'logIn').caller).rejects.toMatchObject({
        ...refused,
        message: detail,
        reason,
      });
      await expect(ask(of('x@demo.test')).caller).rejects.toMatchObject({ status: 401, headers: invalid, reason });
    });
  });

  describe('the record of an address', () => {
    const find = (operationId: OperationId, params: Record<string, number | string>) =>
      findRecord(database.db, operationId, params);
    const edition = { id: 4 };
    const work = { edition, pair: { id: kenyaRatingId, ...pair } };
    const none = 999_999;

    it.each<[OperationId, Record<string, number | string>, object]>([
      ['readReportEdition', { id: 4 }, { edition }],
      ['removeEditionCountry', { id: 4, countryId: 999 }, { edition }],
      ['listCountryModules', kenya, { edition }],
      ['readIndicatorRating', kenya, work],
      ['addComment', { ...kenya, ratingId: kenyaRatingId }, work],
      ['updateReference', { editionId: 4, ratingId: kenyaRatingId, referenceId: 1 }, work],
    ])('is found for %s', async (operationId, params, record) => {
      expect(await find(operationId, params)).toMatchObject(record);
    });

    it('is found for a view, with whose it is, and null where there is none', async () => {
      const views = database.db.selectFrom('saved_view').select(['id', 'user_id', 'edition_id']);
      const { id, ...whose } = await views.limit(1).executeTakeFirstOrThrow();
      expect(await find('updateView', { viewId: id })).toEqual({ view: whose });
      expect(await find('deleteView', { viewId: none })).toEqual({ view: null });
    });

    it('is there for an import, and missing for any other act', async () => {
      const actOf = async (by: '=' | '<>') => {
        const acts = database.db.selectFrom('event').select('act_id').where('operation', by, 'importFile');
        return (await acts.limit(1).executeTakeFirstOrThrow()).act_id;
      };
      expect(await find('readImportChanges', { importId: await actOf('=') })).toEqual({});
      await expect(find('readImportChanges', { importId: await actOf('<>') })).rejects.toMatchObject({ status: 404 });
    });

    it.each<[OperationId, Record<string, number | string>]>([
      ['listReportEditions', {}],
      ['listUserActivity', { userId: 4 }],
      ['readLibraryIndicator', { id: none }],
      ['clearNotification', { commentId: none, taggedId: none }],
      ['downloadExport', { token: 'x' }],
    ])('is nothing to rights or left to the handler for %s', async (operationId, params) => {
      expect(await find(operationId, params)).toEqual({});
    });

    it.each<[OperationId, Record<string, number | string>]>([
      ['readReportEdition', { id: none }],
      ['listCountryModules', { ...kenya, countryId: none }],
      ['readIndicatorRating', { ...kenya, indicatorId: none }],
      ['addComment', { ...kenya, ratingId: kenyaRatingId + 1 }],
      ['updateReference', { editionId: 3, ratingId: kenyaRatingId, referenceId: 1 }],
      ['listUserActivity', { userId: none }],
    ])('is missing for %s', async (operationId, params) => {
      await expect(find(operationId, params)).rejects.toMatchObject({ status: 404 });
    });
  });
});

describe('what the caller holds', () => {
  const ratingRow = { id: 1, edition_id: 4, country_id: 404, indicator_id: 451, ...pair };
  const facts = ['status:research', 'is:researcher', 'is:assigned'];
  const active = { id: 4, status: 1 };

  it('towards a rating is what the role may and what the rating makes of the person', () => {
    expect(heldFor(rui, pair)).toEqual(['own', ...facts]);
    expect(heldFor({ ...rui, id: 3 }, { ...pair, status: 2 })).toEqual(['own', 'status:qa', 'is:qa', 'is:assigned']);
  });

  it('towards a reference depends on its edition as well', () => {
    expect(heldForReference(rui, pair, active)).toEqual(['own', ...facts, 'reference:current']);
    expect(heldForReference(rui, pair, { id: 3, status: 0 })).toEqual(['own', ...facts, 'reference:previous']);
  });

  it('is read from what the address names', () => {
    const edition = active as Row<'edition'>;
    const record = { edition, pair: ratingRow };
    const ids = { editionId: 4, ratingId: 1, referenceId: 7 };
    expect(factsOf('updateReference', rui, record, ids)).toEqual([...facts, 'reference:current']);
    expect(factsOf('addReference', rui, record, ids)).toEqual(facts);
    expect(factsOf('updateReference', rui, {}, ids)).toEqual([]);
    expect(factsOf('listReportEditions', rui, { edition }, {})).toEqual([]);
    expect(factsOf('clearNotification', rui, {}, { commentId: 1, taggedId: 2 })).toEqual(['is:tagged']);
    expect(factsOf('clearNotification', rui, {}, { commentId: 1, taggedId: 3 })).toEqual([]);
  });

  it('towards a view is that it is shared, or the own of the person or of nobody', () => {
    const held = (user_id: number, edition_id: number | null) =>
      factsOf('updateView', rui, { view: { user_id, edition_id } }, {});
    expect([held(3, 4), held(2, 4)]).toEqual([['view:shared'], ['view:shared']]);
    expect([held(2, null), held(3, null)]).toEqual([['view:own'], []]);
    expect(factsOf('deleteView', rui, { view: null }, {})).toEqual(['view:own']);
  });

  it('[Q-S19] is refused where it is not enough, for any record and for this one', () => {
    const own = ['dataentry-indicator-edit-own', 'dataentry-references-manage-own'];
    expect(() => requirePermission('addReference', { ...rui, permissions: own })).not.toThrow();
    expect(() => requirePermission('addReference', rui)).toThrow(expect.objectContaining(refused));
    expect(() => requireAllowed('addReference', [...own, ...facts])).not.toThrow();
    expect(() => requireAllowed('addReference', own)).toThrow(expect.objectContaining(refused));
  });
});
