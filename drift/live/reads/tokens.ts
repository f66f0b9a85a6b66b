/** No operation but the public ones answers without a token, or with one that is not what it seems. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Operation } from '../../core/contract.ts';
import type { CheckId } from '../../core/finding.ts';
import { inParallel } from '../pool.ts';
import { ask, chosen, type Run } from '../run.ts';
import { emptiest, impossibleParams } from './probe.ts';
import type { Routes } from './routes.ts';

interface Bad {
  name: string;
  token: string;
}

/** Asks every operation without a token, with one whose content was changed, and with one of the other bad kinds in turn. */
export async function checkTokens(run: Run, routes: Routes): Promise<void> {
  const [role] = run.roles;
  const guarded = chosen(run).filter(({ isPublic }) => !isPublic);
  const { changed, others } = badTokens(role?.token ?? '');
  await inParallel(guarded, async (operation, index) => {
    if (!(await refuses(run, operation, routes))) return;
    const turn = others[(index + run.options.seed) % others.length];
    for (const bad of [changed, turn]) if (bad) await refuses(run, operation, routes, bad);
  });
}

async function refuses(run: Run, operation: Operation, routes: Routes, bad?: Bad): Promise<boolean> {
  const check: CheckId = bad ? 'auth.bad-token' : 'auth.missing';
  const answered = await ask(
    run,
    operation.operationId,
    { as: bad?.token ?? null, params: impossibleParams(run, operation), ...emptiest(operation) },
    [401, 404, 405, 501],
    { check, why: bad ? `to ${bad.name}` : 'without a token' },
  );
  if (!answered) return false;
  if (answered.exchange.status === 401) return true;
  if (!answered.ok) return !bad;
  if (!routes.missing(operation, answered.exchange)) await again(run, operation, check, bad);
  return false;
}

/** The answer was no missing route after all: only 401 is right. */
async function again(run: Run, operation: Operation, check: CheckId, bad: Bad | undefined): Promise<void> {
  const asked = { as: bad?.token ?? null, params: impossibleParams(run, operation), ...emptiest(operation) };
  await ask(run, operation.operationId, asked, [401], { check, why: bad ? `to ${bad.name}` : 'without a token' });
}

/** Tokens that look good, made of a good one where it is a JWT. */
export function badTokens(token: string): { changed: Bad; others: Bad[] } {
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
