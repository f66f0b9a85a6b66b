/**
 * The reference backend in this process with the demonstration and keys of its own, and a `fetch`
 * that plants a mutant before it.
 */
import { generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { createApp } from '../../../server/app.ts';
import type { TokenVerifier } from '../../../server/token.ts';
import { type Contents, openTestDatabase } from '../../../tests/support/database.ts';
import type { Contract } from '../../core/contract.ts';
import { receivedBytes } from '../support/received.ts';
import { type Backend, type BackendResponse, type Call, Lost, type Mutant } from './mutant.ts';

export interface Reference extends Backend {
  /** `fetch` to the backend as it is, or with one drift. */
  fetchOf(mutant?: Mutant): typeof fetch;
  /** What mutants themselves failed with. */
  faults: unknown[];
  /** Signed as good ones are, and yet to be refused. */
  refused(): Promise<{ name: string; token: string }[]>;
  close(): Promise<void>;
}

/** The people of the demonstration who send requests, by role. */
export const people = { admin: 1, researcher: 2, reviewer: 3, external: 4, spectator: 5 };

/** What the backend takes for the present: the end of the demonstration's year. */
const now = new Date('2026-11-20T10:00:00.000Z');
const issuer = 'urn:drift:mutants';
const audience = 'urn:drift:mutants:api';
/** The demonstration's deactivated user. */
const deactivated = 6;

/** Opens the backend on a database of its own. Takes about a second. */
export async function openReference(contract: Contract, contents?: Contents): Promise<Reference> {
  const [keys, database] = await Promise.all([generateKeyPair('ES256'), openTestDatabase(contents)]);
  const { db } = database;
  const app = await createApp({
    db,
    now: () => now,
    parentNotMetCascades: true,
    bearers: { verifier: verifierOf(keys.publicKey), recognition: {} },
    publicUrl: 'http://reference.test',
    client: { authority: issuer, clientId: 'mutants', indexTitle: 'Road Safety Index', demo: false },
  });
  const tokens = new Map<number, Promise<string>>();
  const makeToken = async (userId: number, wrong: { audience?: string; expiry?: string } = {}) => {
    const { email } = await db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return new SignJWT({ email, email_verified: true, drift_user: userId })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setSubject(`user-${userId}`)
      .setAudience(wrong.audience ?? audience)
      .setIssuedAt()
      .setExpirationTime(wrong.expiry ?? '2h')
      .sign(keys.privateKey);
  };
  const tokenOf = (userId: number) => {
    const token = tokens.get(userId) ?? makeToken(userId);
    tokens.set(userId, token);
    return token;
  };
  const inject = async ({ method, path, query, headers, body }: Call): Promise<BackendResponse> => {
    const search = query.toString();
    const sent = new Headers(headers);
    sent.delete('content-length');
    const response = await app.inject({
      method: method as 'GET',
      url: search ? `${path}?${search}` : path,
      headers: Object.fromEntries(sent),
      ...(body.length > 0 && { payload: Buffer.from(body) }),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      for (const one of [value ?? []].flat()) received.append(name, String(one));
    received.delete('content-length');
    return { status: response.statusCode, headers: received, body: new Uint8Array(response.rawPayload) };
  };
  const faults: unknown[] = [];
  const backend: Backend = {
    db,
    tokenOf,
    send: async (as, method, path, json) =>
      inject({
        operationId: '',
        method,
        path: `${contract.prefix}${path}`,
        params: {},
        query: new URLSearchParams(),
        headers: new Headers({
          authorization: `Bearer ${await tokenOf(as)}`,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        }),
        body: new TextEncoder().encode(json === undefined ? '' : JSON.stringify(json)),
        userId: as,
      }),
  };
  return {
    ...backend,
    faults,
    refused: async () => [
      { name: 'expired', token: await makeToken(1, { expiry: '-1h' }) },
      { name: 'audience', token: await makeToken(1, { audience: 'urn:drift:mutants:other' }) },
      { name: 'deactivated', token: await tokenOf(deactivated) },
    ],
    fetchOf: (mutant) => {
      const layer = mutant?.plant();
      return async (input, init) => {
        const { method, url, headers: given, bytes } = await receivedBytes(input, init);
        const { pathname, searchParams } = url;
        const matched = contract.match(method, pathname);
        const call: Call = {
          operationId: matched?.operation.operationId ?? '',
          method,
          path: pathname,
          params: matched?.params ?? {},
          query: searchParams,
          headers: given,
          body: bytes,
          userId: claimedUser(given.get('authorization')),
        };
        const result = layer ? layer(call, inject, backend) : inject(call);
        result.catch((error) => error instanceof Lost || faults.push(error));
        const { status, headers, body } = await result;
        const isEmpty = [204, 205, 304].includes(status);
        return new Response(isEmpty ? null : body, { status, headers });
      };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A token is verified once: a check sends each of its few thousands of times. */
function verifierOf(key: Parameters<typeof jwtVerify>[1]): TokenVerifier {
  const known = new Map<string, ReturnType<TokenVerifier['verify']>>();
  const read = async (token: string): ReturnType<TokenVerifier['verify']> => {
    try {
      const { payload } = await jwtVerify(token, key as CryptoKey, { issuer, audience, algorithms: ['ES256'] });
      const { sub = '', exp = 0, email } = payload;
      return {
        ok: true,
        identity: { issuer, subject: sub, email: String(email), emailVerified: true, expiresAt: exp },
      };
    } catch {
      return { ok: false, reason: 'refused' };
    }
  };
  return {
    verify: (token) => {
      const result = known.get(token) ?? read(token);
      known.set(token, result);
      return result;
    },
    readProfile: async () => undefined,
  };
}

function claimedUser(authorization: string | null): number | undefined {
  const [, payload = ''] = authorization?.split('.') ?? [];
  try {
    const { drift_user: user } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
      drift_user?: number;
    };
    return user;
  } catch {
    return undefined;
  }
}
