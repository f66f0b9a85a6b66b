import { expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { compareDocuments } from '../diff/index.ts';
import { contractLines } from '../live/notes.ts';
import { checkedAny } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { on } from './generic/mutant.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const until = museumText.replace(
  'operationId: findExhibits\n',
  'operationId: findExhibits\n      deprecated: true\n      x-sunset: 2999-12-31\n',
);
const bySort = museumText.replace('{ name: sort, in: query,', '{ name: sort, in: query, deprecated: true,');
const notesOf = (contract: string, document: string) => compareDocuments(readContract(contract), document).notes;

test('diff names what the document deprecates and the contract does not: operations and parameters', () => {
  expect(notesOf(museumText, museumText)).toEqual([]);
  expect(notesOf(museumText, until)).toEqual(['deprecated in the document, and not in the contract: findExhibits']);
  expect(notesOf(museumText, bySort)).toEqual([
    'deprecated in the document, and not in the contract: ?sort of findExhibits',
  ]);
});

test('diff names what the contract deprecates, with its last day', () => {
  expect(notesOf(until, until)).toEqual(['deprecated in the contract: findExhibits (until 2999-12-31)']);
  expect(notesOf(bySort, museumText)).toEqual(['deprecated in the contract: ?sort of findExhibits']);
});

test('check names both: what the contract deprecates, and what the API alone does', async () => {
  const said = async (contract: string, headers: Record<string, string>) => {
    const server = museumServer(
      on('get /exhibits', (reply) => ({ ...reply, headers: { ...reply.headers, ...headers } })),
    );
    const run = await checkedAny(contract, server, { tokens, mode: 'read' });
    return contractLines(run, [...run.contract.operations.values()], []);
  };
  expect(await said(museumText, {})).toEqual([]);
  const header = { deprecation: '@1688169599', sunset: 'Sun, 30 Jun 2999 23:59:59 GMT' };
  expect(await said(museumText, header)).toEqual([
    'deprecated by the API (header Deprecation or Sunset), and not in the contract: findExhibits',
  ]);
  expect(await said(until, header)).toEqual(['deprecated in the contract: findExhibits (until 2999-12-31)']);
});
