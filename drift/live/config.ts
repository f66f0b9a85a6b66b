/**
 * Reads `contract.config.yaml`: where the API is, the caller, and what the check cannot know by
 * itself.
 */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../core/errors.ts';
import { inFile, isJsonName, parseDocument } from '../core/parse-document.ts';
import { readText } from '../core/read-text.ts';
import { type ApiSettings, apiSettings } from './generic/settings.ts';

/** Where a token comes from: `env:NAME`, `file:PATH`, `command:PROGRAM`, or a token endpoint. */
export type TokenSource = string | OidcSource;

export interface OidcSource {
  /** `development` is the reference server's own provider, whose accounts have no password. */
  grant: 'client_credentials' | 'refresh_token' | 'development';
  /**
   * Its discovery document names the token endpoint; `development` reads the API's /config.json
   * where it is left out.
   */
  issuer?: string;
  tokenUrl?: string;
  clientId?: string;
  /** `env:` or `file:`. */
  clientSecret?: string;
  refreshToken?: string;
  scope?: string;
  audience?: string;
  /** Of the development provider, by e-mail. */
  account?: string;
}

export interface Config {
  url?: string;
  roles: Record<string, TokenSource>;
  /**
   * Tokens that the API has to refuse though their signature is good, by what is wrong with them.
   */
  refused?: Record<string, TokenSource>;
  /** Of path parameters, by name, where the lists of the API do not give them. */
  values: Record<string, string | number>;
  /** Operations that are checked at all; by id, tag or path. */
  only?: string[];
  /** Operations that the backend does not have yet. */
  notYet?: string[];
  baseline?: string | undefined;
  /** A contract of one's own, as a path. */
  contract?: string;
  /** What cannot be read off the contract. */
  api?: ApiSettings;
  /** Sent with every request; a value may be `env:` or `file:`. */
  headers: Record<string, string>;
  /** Paths in the file are relative to it. */
  folder: string;
  /** As it was named; undefined where there is none. */
  file?: string;
  /**
   * What options of the command named, not the file: roles by name, others as `refused NAME` and
   * `header NAME`. Their paths are relative to the working folder.
   */
  given?: Set<string>;
}

export const configName = 'contract.config.yaml';
const keys = ['url', 'contract', 'only', 'notYet', 'roles', 'refused', 'values', 'baseline', 'headers', 'api'];
const grants = ['client_credentials', 'refresh_token', 'development'];

/**
 * The configuration of a file, or of `contract.config.yaml` in the working folder where there is
 * one.
 * @throws UsageError that names the file and the key
 */
export function readConfig(path?: string): Config {
  const file = resolve(path ?? configName);
  if (!existsSync(file)) {
    if (path) throw new UsageError(`There is no ${path}. \`drift init\` writes one.`);
    return { roles: {}, values: {}, headers: {}, folder: process.cwd() };
  }
  const refuse = (text: string) => new UsageError(`${path ?? configName}: ${text}`);
  const text = readText(path ?? configName);
  let read: unknown;
  try {
    read = parseDocument(text, { isJson: isJsonName(file) }) ?? {};
  } catch (error) {
    throw inFile(error, path ?? configName);
  }
  if (!isRecord(read)) throw refuse('must be a list of keys and values');
  const unknown = Object.keys(read).find((key) => !keys.includes(key));
  if (unknown) throw refuse(`knows no \`${unknown}\` (${keys.join(', ')})`);
  for (const key of ['roles', 'refused', 'values', 'headers']) {
    if (read[key] !== undefined && read[key] !== null && !isRecord(read[key]))
      throw refuse(`\`${key}\` must be a list of names and values`);
  }
  for (const key of ['url', 'contract', 'baseline']) {
    if (read[key] !== undefined && typeof read[key] !== 'string') throw refuse(`\`${key}\` must be a text`);
  }
  const odd = Object.entries((read.values ?? {}) as object).find(([, value]) => !isScalar(value));
  if (odd) throw refuse(`\`values.${odd[0]}\` must be a text or a number`);
  for (const key of ['only', 'notYet']) {
    const named: unknown = read[key] ?? [];
    if (!Array.isArray(named) || !named.every((name) => typeof name === 'string'))
      throw refuse(`\`${key}\` must be a list of operationIds, tags and paths`);
  }
  const sourcesIn = (key: string) =>
    Object.fromEntries(
      Object.entries((read[key] ?? {}) as object).map(([name, source]) => [name, sourceOf(name, source, refuse)]),
    );
  return {
    ...(read.url !== undefined && { url: read.url as string }),
    ...(read.contract !== undefined && { contract: resolve(dirname(file), read.contract as string) }),
    api: apiSettings(read.api, refuse),
    ...(read.baseline !== undefined && { baseline: resolve(dirname(file), read.baseline as string) }),
    only: (read.only ?? []) as string[],
    notYet: (read.notYet ?? []) as string[],
    roles: sourcesIn('roles'),
    refused: sourcesIn('refused'),
    values: (read.values ?? {}) as Config['values'],
    headers: Object.fromEntries(
      Object.entries((read.headers ?? {}) as object).map(([name, value]) => [name, String(value)]),
    ),
    folder: dirname(file),
    file: path ?? configName,
  };
}

/**
 * One role's source as the file or `--role NAME=SOURCE` has it.
 * @throws what `refuse` makes of the reason
 */
export function sourceOf(name: string, source: unknown, refuse: (text: string) => Error): TokenSource {
  if (!/^[a-z][\w-]*$/i.test(name)) throw refuse(`\`${name}\` is no name of a role (letters, digits, - and _)`);
  if (typeof source === 'string') {
    if (/^(env|file|command):./.test(source)) return source;
    throw refuse(`role \`${name}\`: a token stands in no file; say env:NAME, file:PATH, command:PROGRAM or oidc:`);
  }
  const oidc = isRecord(source) ? source.oidc : undefined;
  if (!isRecord(oidc)) throw refuse(`role \`${name}\`: say env:NAME, file:PATH, command:PROGRAM or oidc:`);
  if (!grants.includes(String(oidc.grant))) throw refuse(`role \`${name}\`: oidc.grant is one of ${grants.join(', ')}`);
  const needs =
    oidc.grant === 'development'
      ? ['account']
      : ['clientId', ...(oidc.grant === 'refresh_token' ? ['refreshToken'] : [])];
  const missing = needs.find((key) => typeof oidc[key] !== 'string');
  if (missing) throw refuse(`role \`${name}\`: oidc.${missing} is missing`);
  if (oidc.grant !== 'development' && !oidc.issuer && !oidc.tokenUrl)
    throw refuse(`role \`${name}\`: oidc.issuer or oidc.tokenUrl is missing`);
  return oidc as unknown as OidcSource;
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
