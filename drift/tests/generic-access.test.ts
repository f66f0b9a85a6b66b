import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText, newMuseum } from './generic/museum-server.ts';
import { refusal } from './generic/mutant.ts';
import { readOnce } from './support/read-once.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const isOfVisitor = (header: string | null) => header === 'Bearer visitor-token';
const server = () =>
  museumServer({
    first: (call) =>
      call.operation === 'get /tickets' && isOfVisitor(call.headers.get('authorization')) ? refusal(403) : undefined,
  });

test('who holds what the contract asks for and is refused is told, where the contract has a word on 403', async () => {
  const run = await checkedAny(museumText, server(), { tokens });
  expect(wordsOf(run.findings.all)).toEqual([
    expect.stringContaining('listTickets|403|permission.missing|let in: the role visitor holds what the contract asks'),
  ]);
});

test('a contract that says nothing of 403 does not say who may', async () => {
  const silent = museumText.replaceAll(/ {8}'403': .*\n/g, '').replaceAll(/ {8}(default|4XX): .*\n/g, '');
  const run = await checkedAny(silent, server(), { tokens });
  expect(wordsOf(run.findings.all).filter((one) => one.includes('permission.missing'))).toEqual([]);
});

const writes = [...readOnce(museumText).operations.values()].filter(({ reads }) => !reads);

test.each([
  ['nobody need sign in', 'token', 'auth.missing'],
  ['whoever is signed in may', 'scope', 'permission.missing'],
] as const)(
  'where %s, that is told of every write, deletions too, and nothing of what it did',
  async (_, step, check) => {
    const museum = newMuseum();
    const open = museumServer({ without: ({ method }) => (method === 'GET' ? undefined : step) }, museum);
    const run = await checkedAny(museumText, open, { tokens, mode: 'write', runs: 0 });
    const told = run.findings.all.filter(({ severity }) => severity === 'drift');
    expect(told.map((one) => `${one.operationId} ${one.check}`).sort()).toEqual(
      writes.map(({ operationId }) => `${operationId} ${check}`).sort(),
    );
    expect({ ...museum, keys: undefined, next: undefined }).toEqual({
      ...newMuseum(),
      keys: undefined,
      next: undefined,
    });
  },
);
