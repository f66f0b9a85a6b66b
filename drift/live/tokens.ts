/** Fetches the token of each role, and keeps every secret out of what is printed. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Inconclusive, UsageError, whyNoAnswer } from '../core/errors.ts';
import type { OidcSource, TokenSource } from './config.ts';
import { signIn } from './sign-in.ts';

export interface RoleToken {
  name: string;
  token: string;
  /** When it ends, as far as it or its issuer says; in milliseconds since 1970. */
  until?: number;
  /** Where it came from, in words. */
  from?: string;
}

export interface Secrets {
  /** Remembers a secret by the name that stands for it in print. */
  keep(name: string, secret: string): void;
  /** A text with every secret replaced by `$NAME`. */
  mask(text: string): string;
}

/** The name of a secret as a variable of the environment. */
export const variableOf = (name: string): string => name.toUpperCase().replaceAll(/\W/g, '_');

/** The letters of a shorter one are part of too many words for them to be replaced. */
const shortestSecret = 4;

export function openSecrets(): Secrets {
  const known = new Map<string, string>();
  return {
    keep: (name, secret) => {
      if (secret.length >= shortestSecret) known.set(secret, `$${variableOf(name)}`);
    },
    mask: (text) => {
      const named = [...known]
        .sort(([a], [b]) => b.length - a.length)
        .reduce((masked, [secret, name]) => masked.replaceAll(secret, name), text);
      // also a token that a check has spoilt, or one that a response holds
      return named.replaceAll(/\beyJ[\w-]{8,}(\.[\w-]*){1,4}/g, '$TOKEN');
    },
  };
}

export interface TokenPlace {
  /** Of the API, e.g. `http://localhost:4000`; the development provider is found there. */
  origin: string;
  folder: string;
  secrets: Secrets;
  timeout: number;
  /** The configuration that names the roles, where there is one. */
  file?: string | undefined;
}

/**
 * The token of a role.
 * @throws UsageError where the source is not there; Inconclusive where it gives no token
 */
export async function tokenOf(name: string, source: TokenSource, place: TokenPlace): Promise<RoleToken> {
  const got =
    typeof source === 'string' ? { token: await plain(name, source, place) } : await byOidc(name, source, place);
  const token = got.token.trim();
  if (!token) throw new Inconclusive(`The token of the role ${name} is empty.`);
  if (/[^\x21-\x7e]/.test(token)) throw new Inconclusive(`The token of the role ${name} is more than one word.`);
  place.secrets.keep(name, token);
  const until = ('until' in got ? got.until : undefined) ?? endOf(token);
  return { name, token, ...(until !== undefined && { until }) };
}

/**
 * Where a token comes from, with nothing of it: of a command its program alone, whose arguments may
 * be secret.
 */
export function sourceWords(source: TokenSource): string {
  if (typeof source === 'string') return source.replace(/^(command:\s*\S+)[\s\S]*$/, '$1');
  const where = source.grant === 'development' ? source.account : (source.tokenUrl ?? source.issuer);
  return `oidc ${source.grant}${where === undefined ? '' : ` ${where}`}`;
}

/** When a JWT says that it ends. */
function endOf(token: string): number | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The text of `env:NAME` or `file:PATH`; any other text as it is. Throws UsageError where there is
 * none, naming whose it is.
 */
export function secretOf(
  source: string,
  { folder, secrets, file }: Pick<TokenPlace, 'folder' | 'secrets' | 'file'>,
  whose = '',
): string {
  const [, kind = '', rest = ''] = /^(env|file):(.+)$/s.exec(source) ?? [];
  if (!kind) return source;
  const refuse = (reason: string) =>
    new UsageError(`${[whose, source].filter(Boolean).join(': ')} ${reason}${file ? ` (${file})` : ''}.`);
  const text = kind === 'env' ? process.env[rest] : fileText(resolve(folder, rest));
  if (text === undefined && kind === 'file') throw refuse(`is not there or cannot be read: ${resolve(folder, rest)}`);
  if (!text?.trim()) throw refuse(kind === 'env' ? 'is not set or empty' : 'is empty');
  secrets.keep(kind === 'env' ? rest : 'SECRET', text.trim());
  return text.trim();
}

function fileText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

async function plain(name: string, source: string, place: TokenPlace): Promise<string> {
  if (!source.startsWith('command:')) return secretOf(source, place, `role \`${name}\``);
  const child = spawn(source.slice('command:'.length), {
    cwd: place.folder,
    shell: true,
    env: { ...process.env, CONTRACT_ROLE: name },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise<number | null>((done) => child.once('error', () => done(null)).once('close', done));
  if (code !== 0) throw new Inconclusive(`The command for the token of ${name} ended with ${code ?? 'an error'}.`);
  return output;
}

async function byOidc(name: string, source: OidcSource, place: TokenPlace): Promise<{ token: string; until?: number }> {
  const fail = (reason: string) => new Inconclusive(`No token for the role ${name}: ${place.secrets.mask(reason)}`);
  try {
    if (source.grant === 'development') return { token: await development(source, place) };
    const secret = (text: string | undefined) => text && secretOf(text, place, `role \`${name}\``);
    const address = source.tokenUrl ?? (await discovered(source.issuer ?? '', place.timeout));
    const fields = {
      grant_type: source.grant,
      client_id: secret(source.clientId),
      client_secret: secret(source.clientSecret),
      refresh_token: secret(source.refreshToken),
      scope: source.scope,
      audience: source.audience,
    };
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(given),
      signal: AbortSignal.timeout(place.timeout * 1000),
    });
    const body = (await response.json().catch(() => ({}))) as {
      access_token?: string;
      error?: string;
      error_description?: string;
      expires_in?: number;
    };
    if (!body.access_token) throw fail([response.status, body.error, body.error_description].filter(Boolean).join(' '));
    const { access_token: token, expires_in: seconds } = body;
    return { token, ...(typeof seconds === 'number' && { until: Date.now() + seconds * 1000 }) };
  } catch (error) {
    if (error instanceof Inconclusive || error instanceof UsageError) throw error;
    const { cause, name: kind, message } = error as Error;
    const isUnanswered = cause !== undefined || kind === 'TimeoutError';
    throw fail(isUnanswered ? `its provider does not answer (${whyNoAnswer(error)})` : message);
  }
}

async function discovered(issuer: string, timeout: number): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout * 1000) });
  const read = (await response.json().catch(() => null)) as { token_endpoint?: string } | null;
  const endpoint = read?.token_endpoint;
  if (!endpoint) throw new Error(`${address} answered ${response.status} and names no token endpoint`);
  return endpoint;
}

/** The part of the reference server's /config.json that is read. */
export interface ReferenceConfig {
  authority: string;
  clientId: string;
  demo: boolean;
}

/** The reference server's word about itself; undefined where the target is another. */
export async function referenceConfig(
  origin: string,
  timeout: number,
  fetcher: typeof fetch = fetch,
): Promise<ReferenceConfig | undefined> {
  try {
    const response = await fetcher(new URL('/config.json', origin), {
      signal: AbortSignal.timeout(timeout * 1000),
      redirect: 'manual',
    });
    const config = (await response.json()) as Partial<ReferenceConfig>;
    return typeof config.authority === 'string' && typeof config.clientId === 'string'
      ? ({ ...config, demo: config.demo === true } as ReferenceConfig)
      : undefined;
  } catch {
    return undefined;
  }
}

async function development(
  { issuer, clientId, account = '' }: OidcSource,
  { origin, timeout }: TokenPlace,
): Promise<string> {
  const config = await referenceConfig(origin, timeout);
  const authority = issuer ?? config?.authority;
  if (!authority) throw new Error(`${origin}/config.json names no provider; say oidc.issuer`);
  const tokens = await signIn(authority, account, { publicUrl: origin, clientId: clientId ?? config?.clientId });
  return tokens.access_token;
}

/** Names of headers whose values are kept out of what is printed. */
export const secretHeader = /auth|token|key|secret|cookie/i;
