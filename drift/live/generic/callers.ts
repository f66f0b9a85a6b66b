/** Who the tokens stand for where a contract says so, and how a token is sent. */
import type { Contract, Node, Operation } from '../../core/contract.ts';
import { Inconclusive, UsageError } from '../../core/errors.ts';
import { type CallResult, type Run, sendRequest } from '../run.ts';
import { isNamed } from '../selection.ts';
import type { RoleToken } from '../tokens.ts';
import { probesOf } from './arrival.ts';
import { isRow, type Row } from './lists.ts';
import { plain, usual } from './names.ts';
import { any, needsOf, needsToken, unknownPermissions, whoAmIOf } from './probe.ts';
import type { ApiSettings } from './settings.ts';

/** Puts a token where the contract wants it. */
export type Authorize = (token: string, headers: Headers, address: URL) => void;

/** The part of a security scheme that is read. */
interface Scheme {
  type?: string;
  scheme?: string;
  in?: string;
  name?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, { tokenUrl?: string }>;
}

/** The first security scheme that an operation uses; empty where there is none. */
function schemeOf({ document, operations }: Contract): Scheme {
  const schemes = ((document.components as Node | undefined)?.securitySchemes ?? {}) as Record<string, Node>;
  const used = [document.security, ...[...operations.values()].map(({ node }) => node.security)].flat() as (
    | Node
    | undefined
  )[];
  const name = used.flatMap((one) => Object.keys(one ?? {}))[0];
  return (name === undefined ? {} : (schemes[name] ?? {})) as Scheme;
}

/** How a token is sent, in words, and where one can be had. */
export function tokenWords(contract: Contract): { sent: string; from: string | undefined } {
  const { type, scheme, in: where, name: key, flows, openIdConnectUrl } = schemeOf(contract);
  const isBasic = type === 'http' && scheme?.toLowerCase() === 'basic';
  return {
    sent:
      type === 'apiKey'
        ? `a key in the ${where ?? 'header'}${where === 'query' ? ' parameter' : ''} ${key}`
        : isBasic
          ? 'name:password, sent as Basic'
          : 'a bearer token',
    from: openIdConnectUrl ?? Object.values(flows ?? {}).find(({ tokenUrl }) => tokenUrl)?.tokenUrl,
  };
}

/** By the first security scheme that an operation uses; a bearer token where there is none. */
export function authorizeBy(contract: Contract): Authorize {
  const { type, scheme, in: where, name: key = '' } = schemeOf(contract);
  return (token, headers, address) => {
    if (type === 'apiKey' && where === 'query') address.searchParams.set(key, token);
    else if (type === 'apiKey' && where === 'cookie') headers.set('cookie', `${key}=${token}`);
    else if (type === 'apiKey') headers.set(key, token);
    else if (type === 'http' && scheme?.toLowerCase() === 'basic')
      headers.set('authorization', `Basic ${token.includes(':') ? Buffer.from(token).toString('base64') : token}`);
    else headers.set('authorization', `Bearer ${token}`);
  };
}

/**
 * Adds a role for each token, with the permissions that the API or the token itself tells; nobody
 * in particular where no token was given.
 * @returns why a role could not be opened
 */
export async function openCallers(run: Run, api: ApiSettings, tokens: RoleToken[]): Promise<string[]> {
  if (tokens.length === 0) {
    run.roles.push({ name: 'anybody', token: '', userId: 0, permissions: new Set([unknownPermissions]) });
    return [];
  }
  checkAccess(run.contract, api, tokens);
  const operation = whoAmIOf({ contract: run.contract, api });
  const asked = new Set(
    [...run.contract.operations.values()].flatMap((one) => needsOf({ api, contract: run.contract }, one).flat()),
  );
  const refused: string[] = [];
  for (const { name, token, from } of tokens) {
    const result = operation && (await sendRequest(run, operation.operationId, { as: token }, any));
    const answered = operation ? refusal(run, operation, result) : await refusals(run, token);
    if (answered) {
      refused.push(`The token of the role ${name}${from ? ` (${from})` : ''} was answered ${answered}.`);
      continue;
    }
    const returned = permissionsIn(result?.body, api) ?? claimsOf(token);
    // words that no operation asks for are not its permissions: the name of a role, say
    const isKnown = returned && (returned.length === 0 || returned.some((one) => asked.has(one)));
    run.roles.push({ name, token, userId: 0, permissions: new Set(isKnown ? returned : [unknownPermissions]) });
  }
  if (run.roles.length === 0) throw new Inconclusive(`No token was accepted: ${refused.join(' ')}`);
  return refused;
}

/** @throws UsageError where `access` names no operation or no role */
function checkAccess({ operations }: Contract, { access = {} }: ApiSettings, tokens: RoleToken[]): void {
  const names = tokens.map(({ name }) => name);
  for (const [name, roles] of Object.entries(access)) {
    if (![...operations.values()].some((operation) => isNamed(name, operation)))
      throw new UsageError(`\`api.access\`: \`${name}\` is no operationId, no tag and no path.`);
    const other = roles.find((role) => !names.includes(role));
    if (other) throw new UsageError(`\`api.access\`: there is no role \`${other}\` (${names.join(', ')}).`);
  }
}

/** How the read that returns the caller turned a token away; empty where it did not. */
function refusal({ contract }: Run, operation: Operation, result?: CallResult): string {
  const status = result?.exchange.status;
  const isTurnedAway = needsToken(contract, operation) && (status === 401 || status === 403);
  return isTurnedAway ? `${status} on ${operation.operationId}` : '';
}

/** Where nothing returns the caller: the reads that answered 401, if each that was asked did. */
async function refusals(run: Run, token: string): Promise<string> {
  const asked = probesOf(
    run.contract,
    (one) => needsToken(run.contract, one) && !one.path.includes('{') && !run.options.skips?.(one),
  );
  for (const { operationId } of asked) {
    const result = await sendRequest(run, operationId, { as: token }, any);
    if (result?.exchange.status !== 401) return '';
  }
  return asked.length > 0 ? `401 on ${listed(asked.map(({ operationId }) => operationId))}` : '';
}

const listed = (words: string[]): string => new Intl.ListFormat('en-GB').format(words);

const wordsOf = (value: unknown): string[] | undefined => {
  if (typeof value === 'string') return value.split(/[ ,]+/).filter(Boolean);
  if (!Array.isArray(value)) return undefined;
  return value.map((one) => (isRow(one) ? String(one.name ?? one.code ?? one.id) : String(one)));
};

function permissionsIn(body: unknown, { permissions }: ApiSettings): string[] | undefined {
  if (permissions !== undefined) {
    const value = permissions
      .split('/')
      .filter(Boolean)
      .reduce<unknown>((inner, key) => (inner as Row | undefined)?.[key], body);
    return wordsOf(value);
  }
  return isRow(body) ? firstWords(body) : undefined;
}

/** The first member that lists what a caller may, the most telling name first. */
function firstWords(row: Row): string[] | undefined {
  for (const name of usual.permissions) {
    const member = Object.keys(row).find((key) => plain(key) === name);
    const words = member === undefined ? undefined : wordsOf(row[member]);
    if (words) return words;
  }
  return undefined;
}

function claimsOf(token: string): string[] | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return isRow(claims) ? firstWords(claims) : undefined;
  } catch {
    return undefined;
  }
}
