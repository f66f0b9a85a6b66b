import { hash } from 'node:crypto';
import type { JWTVerifyResult } from 'jose';

/** So much longer a key that the provider withdrew is believed, beyond what keys.ts does. */
const KEPT_MS = 30_000;
const MOST = 1_000;

/** Tells what a token says: what it did a moment ago, or what `verify` finds. */
export type VerifiedTokens = (token: string, verify: () => Promise<JWTVerifyResult>) => Promise<JWTVerifyResult>;

/**
 * Remembers tokens whose signature, issuer and audience were right for half a minute, at most until
 * they end: the calls of a person carry the same one for minutes, and to verify it is a tenth of
 * what a quick call costs.
 */
export function createVerifiedTokens(): VerifiedTokens {
  const known = new Map<string, { result: JWTVerifyResult; until: number }>();
  return async (token, verify) => {
    // a token itself is kept nowhere: a dump of the memory would hold it for as long
    const key = hash('sha256', token, 'base64');
    const before = known.get(key);
    if (before && Date.now() < before.until) return before.result;
    // so that it is among the newest again
    known.delete(key);
    const result = await verify();
    const end = (result.payload.exp ?? 0) * 1_000;
    known.set(key, { result, until: Math.min(Date.now() + KEPT_MS, end) });
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break;
      known.delete(oldest);
    }
    return result;
  };
}
