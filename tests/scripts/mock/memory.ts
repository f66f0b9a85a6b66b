/** A mock with memory of this process, asked without a network. */
import { readFileSync } from 'node:fs';
import { readContract } from '../../../drift/core/contract.ts';
import type { Answer } from '../../../scripts/mock/answer.ts';
import { Memory } from '../../../scripts/mock/memory.ts';
import type { Params, Row, Shape } from '../../../scripts/mock/shapes.ts';

export const contract = readContract(readFileSync('generated/openapi.checks.json', 'utf8'));
export const memory = new Memory(contract);
export const shapes = [...memory.shapes.values()];
export const writes = shapes.filter(({ operation }) => !operation.reads);

export const tokenOf = (email: string) => `x.${Buffer.from(JSON.stringify({ email })).toString('base64url')}.x`;
export const admin = tokenOf('admin@demo.test');
export const researcher = tokenOf('researcher@demo.test');

/** Everybody of whom an example says that it is that person's, first the one of the others. */
const ids = [
  ...((memory.shapes.get('readCurrentUser')?.examples ?? []) as Row[]).map(({ Id }) => Id),
  ...shapes.flatMap(({ callers }) => callers),
];
const listed = (memory.shapes.get('listUsers')?.examples[0] ?? []) as Row[];
export const people = [...new Set(ids)].flatMap((id) => {
  const email = listed.find(({ Id }) => Id === id)?.EmailAddress;
  return email === undefined ? [] : [tokenOf(String(email))];
});

export function ask(
  method: string,
  address: string,
  { body, token = admin }: { body?: unknown; token?: string } = {},
): Answer {
  const { pathname, searchParams } = new URL(address, 'http://mock');
  const answer = memory.answer({ method, path: pathname, query: searchParams, token, body });
  if (!answer) throw new Error(`no operation for ${method} ${address}`);
  return answer;
}

export const addressOf = ({ operation }: Shape, params: Params): string =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
export const rows = ({ body }: Answer) => (Array.isArray(body) ? body : (body as { Data: Row[] }).Data) as Row[];
