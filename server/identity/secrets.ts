import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { writeSecret } from './store.ts';

export interface Secrets {
  /** Private RS256 keys that sign the tokens. */
  jwks: { keys: JWK[] };
  cookieKeys: string[];
}

/** The provider's keys from `<folder>/keys.json`, created once, so that tokens survive restarts. */
export async function loadSecrets(folder?: string): Promise<Secrets> {
  const file = folder && join(folder, 'keys.json');
  const known = file && read(file);
  if (known) return known;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
  const secrets = { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] };
  if (folder && file) writeSecret(folder, file, JSON.stringify(secrets));
  return secrets;
}

function read(file: string): Secrets | undefined {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
    return secrets.jwks.keys.length > 0 && secrets.cookieKeys.length > 0 ? secrets : undefined;
  } catch {
    return undefined;
  }
}
