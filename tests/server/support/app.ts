import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type OperationId, operations } from '#generated/operations.ts';
import type { Bearers } from '../../../server/access.ts';
import { type AppOptions, createApp } from '../../../server/app.ts';
import type { Db } from '../../../server/db/schema.ts';
import { createTokenVerifier } from '../../../server/token.ts';
import { type Contents, openTestDatabase } from '../../support/database.ts';
import { startTestIssuer, type TestIssuer, testAudience } from './issuer.ts';

export interface CallOptions {
  /** Id of the user who calls; 0 calls without a token. */
  as?: number;
  params?: Record<string, number | string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** Beside, or instead of, the token. */
  headers?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  issuer: TestIssuer;
  /** The token of a user of the database, by Id. */
  tokenOf(userId: number): Promise<string>;
  /** Calls an operation of the contract over the whole stack. */
  call(operationId: OperationId, options?: CallOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** What tests take for the present: the end of the demonstration's year. */
export const testNow = new Date('2026-11-20T10:00:00.000Z');

/**
 * The application on a database of its own, with twelve of the demonstration's countries where nothing else is asked
 * for: a statement over all 193 takes a dozen times as long. Every answer is held against the contract.
 */
export async function openTestApp({
  recognition = {},
  contents = 'few countries',
  ...options
}: Partial<AppOptions> & Partial<Pick<Bearers, 'recognition'>> & { contents?: Contents } = {}): Promise<TestApp> {
  const [{ db, close }, issuer] = await Promise.all([openTestDatabase(contents), startTestIssuer()]);
  const app = await createApp({
    db,
    now: () => testNow,
    parentNotMetCascades: true,
    bearers: {
      verifier: createTokenVerifier({ authority: issuer.url, audience: testAudience, clientId: 'test' }),
      recognition,
    },
    publicUrl: 'http://localhost:4000',
    client: { authority: issuer.url, clientId: 'test', indexTitle: 'Road Safety Index', demo: true },
    validateResponses: true,
    ...options,
  });
  const tokens = new Map<number, Promise<string>>();
  const tokenOf = (userId: number) => {
    const known = tokens.get(userId) ?? makeToken(db, issuer, userId);
    tokens.set(userId, known);
    return known;
  };
  return {
    app,
    db,
    issuer,
    tokenOf,
    call: async (operationId, { as = 0, params = {}, query = {}, body, headers } = {}) =>
      app.inject({
        method: operations[operationId].method.toUpperCase() as 'GET',
        url: addressOf(operationId, params),
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: { ...(as && { authorization: `Bearer ${await tokenOf(as)}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
    close: async () => {
      await app.close();
      await Promise.all([close(), issuer.close()]);
    },
  };
}

/** The address of an operation with its parameters filled in. */
export const addressOf = (operationId: OperationId, params: Record<string, number | string> = {}): string =>
  `/api/v1${operations[operationId].path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))}`;

async function makeToken(db: Db, issuer: TestIssuer, userId: number): Promise<string> {
  const { email } = await db.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return issuer.token({ sub: `test-${userId}`, email, email_verified: true });
}

/** Kenya's 1.1.1 in the active edition: researched by 2, reviewed by 3. */
export const kenya = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
export const kenyaRatingId = 100_201;
