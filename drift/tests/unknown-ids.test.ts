import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkReads } from '../live/reads/index.ts';
import { openRoles } from '../live/roles.ts';
import { runOf } from './support/run.ts';
import { type SmallRequest, type SmallResponse, smallServer, smallToken } from './support/small-server.ts';

/** The small contract, where a status of no row is refused with 404. */
const text = readFileSync('drift/tests/support/small-contract.yaml', 'utf8').replace(
  "pattern: '^\\[([0-2](,[0-2])*)?\\]$' }\n          x-filter: { rows: '/Data/*', property: Status, as: '[*]' }",
  () =>
    "pattern: '^\\[(\\d{1,9}(,\\d{1,9})*)?\\]$' }\n          x-filter: { rows: '/Data/*', property: Status, as: '[*]', whenUnknown: 404 }",
);

const refusal: SmallResponse = {
  status: 404,
  body: { type: 'about:blank', title: 'Not Found', status: 404 },
  headers: { 'content-type': 'application/problem+json' },
};

/** What is found of the filter, where the server answers an unknown status so. */
async function found(answer: (requested: SmallRequest, response: SmallResponse) => SmallResponse | undefined) {
  const server = smallServer({
    response: (requested, response) =>
      requested.operationId === 'listRows' &&
      /^\[(\d+,)*\d+\]$/.test(requested.query.get('statuses') ?? '') &&
      response.status === 400
        ? answer(requested, response)
        : undefined,
  });
  const run = runOf(server, {}, text);
  expect(
    await openRoles(
      run,
      [1, 2, 3].map((id) => ({ name: `user${id}`, token: smallToken(id) })),
    ),
  ).toEqual([]);
  await checkReads(run);
  return run.findings.all
    .filter(({ place }) => place.startsWith('?statuses'))
    .map(({ check, place, message }) => `${check} ${place}: ${message}`);
}

const page: SmallResponse = { status: 200, body: { Data: [], Count: 0 }, headers: { 'x-total': '0' } };

test('an id of no record is refused as the contract says, alone and beside one that is there', async () => {
  expect(text).toContain('whenUnknown');
  expect(await found(() => refusal)).toEqual([]);
  expect(await found(() => page)).toEqual([
    'status.unexpected ?statuses: wanted 404 for ?statuses=[999999999], which names no record, got 200',
  ]);
  expect(await found(({ query }) => (query.get('statuses')?.includes(',') ? page : refusal))).toEqual([
    expect.stringMatching(/^status\.unexpected \?statuses: wanted 404 for \?statuses=\[\d,999999999\], which names no/),
  ]);
});
