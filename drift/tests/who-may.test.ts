import { expect, test } from 'vitest';
import { accessLines, conflictLines } from '../live/notes.ts';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { refusal, without } from './generic/mutant.ts';

/** The same contract with `security`, and no word on who may. */
const silent = museumText.replaceAll(/security: \[\{ ?token: \[\w+\] ?\}\]/g, 'security: [{ token: [] }]');
const curator = { curator: 'curator-token' };
const both = { visitor: 'visitor-token', ...curator };
const writes = ['openExhibit', 'replaceExhibit', 'closeExhibit'];
const access = Object.fromEntries(writes.map((name) => [name, ['curator']]));
const notes = (run: Awaited<ReturnType<typeof checkedAny>>) =>
  accessLines(run, [...run.contract.operations.values()], { findings: run.findings.all, isOurs: false }).join('\n');

test('a secured operation that is open to anybody is told, though the contract does not say who may', async () => {
  for (const operation of ['get /exhibits', 'delete /exhibits/{exhibit-id}', 'post /exhibits']) {
    const server = museumServer(without(operation, 'token'));
    const { findings } = await checkedAny(silent, server, { tokens: curator });
    expect(wordsOf(findings.all)).toEqual([
      expect.stringMatching(/\|auth\.missing\|.*: wanted 401( or 403)? without a token/),
    ]);
  }
});

test('where only ids of nobody were asked for, an answer without a token that is no 401 is named', async () => {
  const open = museumServer(without('delete /exhibits/{exhibit-id}', 'token'));
  const read = await checkedAny(silent, open, { mode: 'read', tokens: curator });
  expect(notes(read)).toContain('asked without a token, and never answered 401: closeExhibit');
  expect(notes(await checkedAny(silent, museumServer(), { mode: 'read', tokens: curator }))).not.toContain('401');
});

test('a 403 that is declared and never came is named, once for all', async () => {
  const one = await checkedAny(silent, museumServer(), { tokens: curator });
  expect([wordsOf(one.findings.all), notes(one)]).toEqual([
    [],
    expect.stringMatching(/^403 is declared and never came.*: openExhibit, replaceExhibit, closeExhibit.*`api.access`/),
  ]);
  expect(notes(await checkedAny(silent, museumServer(), { tokens: both }))).toBe('');
});

test('a 409 that is declared and never came where writes were done is named, unless it is told as missed', async () => {
  const of = (run: Awaited<ReturnType<typeof checkedAny>>) =>
    conflictLines(run, [...run.contract.operations.values()], run.findings.all);
  const never = '409 is declared and never came, so no conflict was judged: replaceExhibit';
  expect(of(await checkedAny(silent, museumServer(), { tokens: both }))).toEqual([never]);
  const accepting = museumServer(without('post /exhibits', 'duplicate'));
  expect(of(await checkedAny(silent, accepting, { tokens: both }))).toEqual([never]);
  expect(of(await checkedAny(silent, museumServer(), { tokens: both, mode: 'read' }))).toEqual([]);
});

test('of several roles the note says to name who may what: the one that may is asked first', async () => {
  const first = await checkedAny(silent, museumServer(), { tokens: { ...curator, visitor: 'visitor-token' } });
  expect(notes(first)).toMatch(/closeExhibit; name under `api\.access` which of curator, visitor may what$/m);
  expect(notes(first)).not.toContain('--role');
  expect(notes(await checkedAny(silent, museumServer(), { tokens: curator }))).toContain('give a role that may less');
});

test('the role that is refused is not taken for the one that may: another is asked', async () => {
  const run = await checkedAny(silent, museumServer(), { tokens: both });
  expect(wordsOf(run.findings.all)).toEqual([]);
  expect(Object.fromEntries(run.skipped)).toEqual({});
});

test('that a role is refused where the contract does not say who may is no finding', async () => {
  const isVisitor = (headers: Headers) => headers.get('authorization') === 'Bearer visitor-token';
  const server = museumServer({
    first: ({ operation, headers }) => (operation === 'get /tickets' && isVisitor(headers) ? refusal(403) : undefined),
  });
  expect(wordsOf((await checkedAny(silent, server, { tokens: both })).findings.all)).toEqual([]);
});

test('where every role is refused, that is no drift, and the operation not exercised', async () => {
  const run = await checkedAny(silent, museumServer(), { tokens: { visitor: 'visitor-token' } });
  expect(wordsOf(run.findings.all).filter((words) => words.startsWith('openExhibit'))).toEqual([]);
  expect(run.skipped.get('openExhibit')).toBe('every role got 403, and the contract does not say who may');
});

test('`access` says who may: every other role has to be refused, by operationId, tag or path', async () => {
  expect(wordsOf((await checkedAny(silent, museumServer(), { tokens: both, api: { access } })).findings.all)).toEqual(
    [],
  );
  const unguarded = museumServer(without('put /exhibits/{exhibit-id}', 'scope'));
  const named = await checkedAny(silent, unguarded, { tokens: both, api: { access } });
  expect(wordsOf(named.findings.all)).toEqual([
    expect.stringMatching(/^replaceExhibit\|200\|permission\.missing\|.*wanted 403 or 401 for the role visitor/),
  ]);
  const byPath = await checkedAny(silent, unguarded, { tokens: both, api: { access: { '/exhibits/*': ['curator'] } } });
  expect(wordsOf(byPath.findings.all).join()).toContain('replaceExhibit|200|permission.missing');
});

test('`access` of what is no operation, or no role, is wrong usage', async () => {
  const of = (said: Record<string, string[]>) =>
    checkedAny(silent, museumServer(), { tokens: both, api: { access: said } });
  await expect(of({ closeExhibition: ['curator'] })).rejects.toThrow(
    '`api.access`: `closeExhibition` is no operationId, no tag and no path',
  );
  await expect(of({ closeExhibit: ['keeper'] })).rejects.toThrow(
    '`api.access`: there is no role `keeper` (visitor, curator)',
  );
});
