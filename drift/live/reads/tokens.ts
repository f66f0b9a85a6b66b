/**
 * No operation but the public ones responds without a token, or with one that is not what it seems.
 */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Operation } from '../../core/contract.ts';
import type { Exchange } from '../../core/exchange.ts';
import type { Pool } from '../pool.ts';
import { chosen, isFew, type RequestInput, type Run, sendRequest } from '../run.ts';
import type { Values } from '../values.ts';
import { corsOrigin } from './cors.ts';
import { probeRequest, withOptional } from './probe.ts';
import { any, refusalMissed } from './refusal.ts';
import type { Routes } from './routes.ts';

interface Bad {
  name: string;
  token: string;
  /** Its signature is good; a contract may refuse its unknown owner by 403 (`x-own-403`). */
  isSigned?: boolean;
}

/**
 * Requests every operation without a token, and with one of the bad kinds in turn, for one guard
 * verifies them all. Reads are sent for what exists, so that a forgotten guard shows. Tokens of
 * the configuration that have to be refused count as kinds.
 * @returns the refusals of those without a token, requested as a page of the client's origin
 */
export async function checkTokens(
  run: Run,
  values: Values,
  routes: Routes,
  each: Pool,
): Promise<{ operation: Operation; exchange: Exchange }[]> {
  const [role] = run.roles;
  const guarded = chosen(run).filter(({ isPublic }) => !isPublic);
  const { changed, others } = badTokens(role?.token ?? '');
  const given = (run.options.refused ?? []).map(({ name, token }) => ({
    name: `the token \`${name}\``,
    token,
    isSigned: true,
  }));
  const kinds: Bad[] = [changed, ...others];
  const refusals: { operation: Operation; exchange: Exchange }[] = [];
  const origin = corsOrigin(run);
  await each(guarded, async (operation, index) => {
    const requested = await probeRequest(run, values, operation);
    const refusal = await refuses(run, operation, { ...requested, ...(origin && { headers: { origin } }) }, routes);
    if (!refusal) return;
    refusals.push({ operation, exchange: refusal });
    const more = withOptional(run, operation, requested);
    if (more) await refuses(run, operation, more.requested, routes, undefined, more.names);
    const ofTurn = (all: Bad[]) => all.filter((_, one) => one === (index + run.options.seed) % all.length);
    for (const bad of isFew(run) ? [...kinds, ...given] : [...ofTurn(kinds), ...ofTurn(given)])
      await refuses(run, operation, requested, routes, bad);
  });
  return refusals;
}

/** The refusal, where it is one. */
async function refuses(
  run: Run,
  operation: Operation,
  requested: Omit<RequestInput, 'as'>,
  routes: Routes,
  bad?: Bad,
  place = '',
): Promise<Exchange | undefined> {
  const { operationId } = operation;
  const as = bad?.token ?? null;
  const reported = {
    check: bad ? 'auth.bad-token' : 'auth.missing',
    why: `${bad ? `to ${bad.name}` : 'without a token'}${place && `, with ${place}`}`,
    place,
  } as const;
  const refusals = bad?.isSigned && operation.node['x-own-403'] ? [401, 403] : [401];
  const result = await sendRequest(run, operationId, { as, ...requested }, any, reported);
  if (!result || refusals.includes(result.exchange.status)) return result?.exchange;
  const isRoute = result.exchange.status !== 404 || !(await routes.isMounted(operation));
  if (!isRoute || !routes.missing(operation, result.exchange))
    refusalMissed(run, operation, result, refusals, reported);
  // the next kinds of tokens would only say the same
  return undefined;
}

/** Tokens that look good, made of a good one where it is a JWT. */
function badTokens(token: string): { changed: Bad; others: Bad[] } {
  const garbage = { name: 'a token of nobody', token: 'this-is-no-token' };
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = decoded(head);
  const claims = decoded(body);
  if (!header || !claims || !signature) {
    const middle = Math.floor(token.length / 2);
    const flipped = `${token.slice(0, middle)}${token[middle] === 'a' ? 'b' : 'a'}${token.slice(middle + 1)}`;
    return { changed: { name: 'a token with one letter changed', token: flipped }, others: [garbage] };
  }
  const later = encoded({ ...claims, ...(typeof claims.exp === 'number' && { exp: claims.exp + 60 }), drift: true });
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownHead = encoded({ ...header, alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) });
  const own = sign('sha256', Buffer.from(`${ownHead}.${body}`), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    changed: { name: 'a token whose claims were changed under its signature', token: `${head}.${later}.${signature}` },
    others: [
      garbage,
      { name: 'an unsigned token (alg none)', token: `${encoded({ ...header, alg: 'none' })}.${body}.` },
      { name: 'a token signed with a key of its own', token: `${ownHead}.${body}.${own.toString('base64url')}` },
      { name: 'a token without its signature', token: `${head}.${body}.` },
    ],
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function decoded(part: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
