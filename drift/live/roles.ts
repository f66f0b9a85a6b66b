/** Who the tokens stand for, and what the contract lets them do. */

import type { Operation } from '../core/contract.ts';
import { Inconclusive } from '../core/errors.ts';
import { marksOf } from './marks.ts';
import { type Role, type Run, sendRequest } from './run.ts';
import type { RoleToken } from './tokens.ts';

/** The operation that returns the caller. */
export const whoAmI = 'readCurrentUser';

/**
 * Asks the API whom each token stands for, and adds the roles to the run.
 * @returns why a role could not be opened, a sentence each: the run is inconclusive then
 * @throws Inconclusive where every token was refused, so that no role is left to send requests as
 */
export async function openRoles(run: Run, tokens: RoleToken[]): Promise<string[]> {
  const refused: string[] = [];
  const turnedAway: string[] = [];
  for (const { name, token, from } of tokens) {
    const result = await sendRequest(run, whoAmI, { as: token }, [200, 401, 403]);
    const status = result?.exchange.status;
    const caller = status === 200 ? callerIn(run, result?.body) : undefined;
    if (caller) {
      run.roles.push({ name, token, ...caller });
    } else {
      const whose = `the role ${name}${from ? ` (${from})` : ''}`;
      if (status === 401 || status === 403) turnedAway.push(`that of ${whose} was answered ${status}`);
      const none = marksOf(run).limited.has(whoAmI) ? '429 for longer than --patience' : 'not at all';
      const what = status === 200 ? 'was answered without Id and Permissions' : `was answered ${status ?? none}`;
      refused.push(`The token of ${whose} ${what} on ${whoAmI}.`);
    }
  }
  if (tokens.length > 0 && turnedAway.length === tokens.length)
    throw new Inconclusive(`No token was accepted on ${whoAmI}: ${turnedAway.join(', ')}.`);
  return refused;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Who asks, also where a name is spelt in another way or is another: that is a finding already, and
 * is no reason to check nothing else.
 */
function callerIn({ contract }: Run, body: unknown): Pick<Role, 'userId' | 'permissions'> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const members = Object.entries(body);
  const named = (name: string) => members.filter(([key]) => plain(key) === plain(name));
  const words = new Set([...contract.operations.values()].flatMap(({ permissions }) => permissions.flat()));
  const lists = members.filter(([, value]) => Array.isArray(value) && value.some((one) => words.has(String(one))));
  const [, permissions] = [...named('Permissions'), ...lists].find(([, value]) => Array.isArray(value)) ?? [];
  if (!Array.isArray(permissions)) return undefined;
  const ids = members.filter(([key]) => /^(user)?_?id$/i.test(key));
  const [, id] = [...named('Id'), ...ids].find(([, value]) => /^\d+$/.test(String(value))) ?? [];
  return { userId: Number(id ?? 0), permissions: new Set(permissions.map(String)) };
}

const isFact = (held: string) => held.includes(':');

/**
 * Whether a role may: `depends` on facts about the record (those with a colon) where permissions
 * alone do not decide.
 */
export function mayOf({ permissions }: Operation, role: Role): 'yes' | 'no' | 'depends' {
  const alternatives = permissions.filter((all) => all.every((one) => isFact(one) || role.permissions.has(one)));
  if (alternatives.length === 0) return 'no';
  return alternatives.some((all) => !all.some(isFact)) ? 'yes' : 'depends';
}

/** One role of each set of permissions; equal sets get the same responses. */
export const distinctRoles = (roles: Role[]): Role[] =>
  [...new Map(roles.toReversed().map((role) => [[...role.permissions].sort().join(), role])).values()].reverse();

/** The roles that may call an operation whatever the record. */
export const rolesFor = (run: Run, operation: Operation): Role[] =>
  run.roles.filter((role) => mayOf(operation, role) === 'yes');
