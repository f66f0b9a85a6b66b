import { expect, test } from 'vitest';
import { marksOf } from '../live/marks.ts';
import { lateLines } from '../live/notes.ts';
import { openRoles } from '../live/roles.ts';
import { report, sendRequest } from '../live/run.ts';
import { unansweredLines } from '../live/unanswered.ts';
import { drift, serve } from './support/command.ts';
import { runOf } from './support/run.ts';
import { smallContract } from './support/small.ts';
import { place, shape } from './support/small-api.ts';
import { found } from './support/small-reads.ts';

const isWrongKey = ({ headers }: Request) => headers.get('idempotency-key') === 'not-a-uuid';
const problem = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

test('a wrong Idempotency-Key is sent with a body that is right, so that 422 is not blamed on the key', async () => {
  const bodies: unknown[] = [];
  const seen = await found({
    first: (request) => {
      if (isWrongKey(request))
        void request
          .clone()
          .json()
          .then((body) => bodies.push(body));
      return undefined;
    },
  });
  expect([seen, bodies]).toEqual([[], [{ Name: expect.stringMatching(/./) }]]);
  const refused = await found({
    first: (request) =>
      isWrongKey(request)
        ? Response.json({ title: 'Body', status: 422 }, { status: 422, headers: problem })
        : undefined,
  });
  expect(refused).toEqual(['status.unexpected updateEdition header Idempotency-Key']);
});

const hanging: typeof fetch = async () => {
  throw Object.assign(new Error('aborted'), { name: 'TimeoutError' });
};

test('a write without an answer is told once, and what later ones find of it is a note', async () => {
  const run = runOf(hanging, {}, smallContract);
  const update = run.contract.operations.get('updateNote');
  if (!update) throw new Error('no updateNote');
  const inconsistent = { check: 'read.inconsistent', place: '/Text', message: 'Text is a instead of b' } as const;
  report(run, update, { ...inconsistent, place: '/before' });
  const ask = () => sendRequest(run, 'updateNote', { as: 'x', params: { noteId: 1 }, json: { Text: 'a' } }, [204]);
  expect(await ask()).toBeUndefined();
  report(run, update, inconsistent);
  report(run, update, { ...inconsistent, check: 'auth.missing', place: '' });
  const told = run.findings.all.map(({ check, place }) => `${check} ${place}`.trim());
  expect(told).toEqual(['read.inconsistent /before', 'auth.missing']);
  expect(unansweredLines(marksOf(run).unanswered)).toEqual([
    'updateNote gave no answer, so what it left behind is not known; not told: updateNote read.inconsistent. Mend it and ask again',
  ]);
});

test('an operation that never answers in time is given up after three tries', async () => {
  let sent = 0;
  const run = runOf(
    async (...args) => {
      sent += 1;
      return hanging(...args);
    },
    {},
    smallContract,
  );
  for (let index = 0; index < 6; index += 1) await sendRequest(run, 'readCurrentUser', { as: 'x' }, [200]);
  expect(sent).toBe(3);
  // a slow machine is no drift: the run says what was not judged, and how to wait longer
  expect(run.findings.all).toEqual([]);
  expect(lateLines(run, [...run.contract.operations.values()], 10)).toEqual([
    'no answer within 10 s (--timeout SECONDS waits longer): readCurrentUser 3 times',
  ]);
  expect(run.skipped.get('readCurrentUser')).toBe('no answer within 10 s');
});

test('an answer that begins and does not end is drift, and one that never begins makes the run inconclusive', async () => {
  const { cwd, env, contract } = place();
  const ofHanging = async (hasBegun: boolean) => {
    const url = await serve(({ url: path = '' }, response) => {
      if (!path.includes('current-user')) return void response.writeHead(404).end();
      if (!hasBegun) return undefined;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{ "Id":');
    });
    const args = ['check', '--url', url, '--contract', contract, '--timeout', '1.5', '--quiet'];
    return drift([...args, ...shape], { cwd, env });
  };
  const [late, broken] = await Promise.all([ofHanging(false), ofHanging(true)]);
  expect([late.code, late.out + late.err]).toEqual([3, expect.stringContaining('no answer within 1.5 s')]);
  expect(late.out).not.toContain('✖');
  expect([broken.code, broken.out]).toEqual([1, expect.stringContaining('the answer (200) began and did not end')]);
});

test.each([
  [{ id: 4, Role: 0, permissions: ['edit'] }, 4, ['edit']],
  [{ user_id: '4', Role: 0, Rights: ['write-notes', 'edit'] }, 4, ['write-notes', 'edit']],
  [{ Role: 0, Permissions: [] }, 0, []],
])('one wrong name in readCurrentUser is a finding, and the run goes on: %j', async (body, userId, permissions) => {
  const text = smallContract.replace('x-contract-safety', 'x-permissions: [[write-notes]]\n      x-contract-safety');
  const run = runOf(async () => Response.json(body), {}, text);
  expect(await openRoles(run, [{ name: 'admin', token: 'x' }])).toEqual([]);
  expect(run.roles).toEqual([{ name: 'admin', token: 'x', userId, permissions: new Set(permissions) }]);
  expect(run.findings.all.map(({ check, operationId }) => `${check} ${operationId}`)).toContain(
    'body.schema readCurrentUser',
  );
});

test('an answer without any permissions still gives no role', async () => {
  const run = runOf(async () => Response.json({ Id: 1, Role: 0 }), {}, smallContract);
  expect(await openRoles(run, [{ name: 'admin', token: 'x' }])).toEqual([
    'The token of the role admin was answered without Id and Permissions on readCurrentUser.',
  ]);
});
