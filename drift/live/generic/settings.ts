/**
 * `api:` of the configuration: what the check cannot read off a contract by itself. Whatever is
 * left out is looked for under its usual names.
 */
import type { Contract } from '../../core/contract.ts';
import { UsageError } from '../../core/errors.ts';
import { isNamed } from '../selection.ts';

export interface ApiSettings {
  /** Where the paths begin, where it is not at the contract's first server: `''`. */
  prefix?: string;
  /** The operation that returns the caller. */
  whoAmI?: string;
  /** Where its response lists what the caller may, as a pointer: `/scopes`. */
  permissions?: string;
  /** The key of an operation that lists what it asks of the caller, e.g. `x-roles`. */
  needs?: string;
  /**
   * Who may, where the contract does not say: names of roles by operationId, tag or path. Every
   * other role has to be refused.
   */
  access?: Record<string, string[]>;
  /** The query parameters of pages. */
  paging?: { offset?: string; limit?: string; page?: string; cursor?: string };
  /** The member that holds the rows of a list, and the one that counts them all. */
  rows?: string;
  total?: string;
  /** Operations that are never sent, whatever the mode: they send mail, or charge money. */
  never?: string[];
}

/** @throws the error of `refuse` for a name that neither the contract nor the roles have */
export function requireKnownNames(
  { whoAmI, needs, never = [], access = {}, paging = {} }: ApiSettings,
  { operations }: Pick<Contract, 'operations'>,
  roles: string[],
  refuse: (text: string) => Error,
): void {
  const all = [...operations.values()];
  for (const name of [...(whoAmI === undefined ? [] : [whoAmI]), ...never])
    if (!operations.has(name))
      throw refuse(`\`api.${name === whoAmI ? 'whoAmI' : 'never'}\`: the contract has no operation ${name}`);
  if (needs !== undefined && !all.some(({ node }) => needs in node))
    throw refuse(`\`api.needs\`: no operation has the key ${needs}`);
  for (const [name, allowed] of Object.entries(access)) {
    if (!all.some((operation) => isNamed(name, operation)))
      throw refuse(`\`api.access\`: ${name} is no operationId, tag or path of the contract`);
    const unknown = roles.length === 0 ? undefined : allowed.find((role) => !roles.includes(role));
    if (unknown !== undefined)
      throw refuse(`\`api.access.${name}\`: no role is called ${unknown} (${roles.join(', ')})`);
  }
  const sent = new Set(all.flatMap(({ parameters }) => parameters.map((one) => one.name)));
  for (const [key, name] of Object.entries(paging))
    if (!sent.has(name)) throw refuse(`\`api.paging.${key}\`: no operation has a parameter ${name}`);
}

/** @throws UsageError for a value of a parameter that no operation has */
export function requireKnownValues(
  values: Record<string, unknown>,
  { operations }: Pick<Contract, 'operations'>,
): void {
  const known = new Set([...operations.values()].flatMap(({ parameters }) => parameters.map((one) => one.name)));
  const unknown = Object.keys(values).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new UsageError(
      `a value is said for ${unknown} (\`values:\` or --value), and no operation has such a parameter.`,
    );
}

const texts = ['prefix', 'whoAmI', 'permissions', 'needs', 'rows', 'total'] as const;
const pagingKeys = ['offset', 'limit', 'page', 'cursor'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** @throws what `refuse` makes of the reason */
export function apiSettings(
  value: unknown,
  refuse: (text: string) => Error = (text) => new UsageError(text),
): ApiSettings {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw refuse('`api` must be a list of keys and values');
  const known: string[] = [...texts, 'paging', 'never', 'access'];
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown) throw refuse(`\`api\` knows no \`${unknown}\` (${known.join(', ')})`);
  for (const key of texts)
    if (value[key] !== undefined && typeof value[key] !== 'string') throw refuse(`\`api.${key}\` must be a text`);
  const { paging, never, access } = value;
  if (never !== undefined && !isTexts(never)) throw refuse('`api.never` must be a list of operationIds');
  if (access !== undefined) {
    if (!isRecord(access)) throw refuse('`api.access` must be a list of operations');
    const wrong = Object.keys(access).find((key) => !isTexts(access[key]));
    if (wrong) throw refuse(`\`api.access.${wrong}\` must be a list of roles`);
  }
  if (paging !== undefined) {
    if (!isRecord(paging)) throw refuse('`api.paging` must be a list of names');
    const other = Object.entries(paging).find(([key, name]) => !pagingKeys.includes(key) || typeof name !== 'string');
    if (other)
      throw refuse(`\`api.paging.${other[0]}\`: say ${pagingKeys.join(', ')}, each with the name of a parameter`);
  }
  return value as ApiSettings;
}
