import { expect, test } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import { checkResponse } from '#src/dev/check-response.ts';
import { contract as published } from '../support/contract.ts';

type Ref = { $ref?: string };
type Answer = Ref & { content?: Record<string, { examples?: Record<string, Ref & { value?: unknown }> }> };
type Components = Record<string, Record<string, Answer & { value?: unknown }>>;
const contract = published as {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: Components;
};

function resolved<T extends Ref>(thing: T): T {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(thing.$ref ?? '') ?? [];
  return thing.$ref ? (contract.components[kind]?.[name] as unknown as T) : thing;
}

/** Every example of every response: operation, status, media type, name, value. */
const examples = (Object.keys(operations) as OperationId[]).flatMap((id) => {
  const { path, method } = operations[id];
  const responses = contract.paths[path]?.[method]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, answer]) =>
    Object.entries(resolved(answer).content ?? {}).flatMap(([type, { examples: named = {} }]) =>
      Object.values(named).map((example) => ({ id, status: Number(status), type, value: resolved(example).value })),
    ),
  );
});

const json = (body: unknown, { status = 200, type = 'application/json' } = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': `${type}; charset=utf-8` } });

test('every example of the contract passes', async () => {
  expect(examples.length).toBeGreaterThan(500);
  const found = await Promise.all(
    examples.map(async ({ id, status, type, value }) => ({
      id,
      status,
      differences: await checkResponse(id, json(value, { status, type })),
    })),
  );
  expect(found.filter(({ differences }) => differences.length > 0)).toEqual([]);
});

const edition = {
  ...{ Id: 4, Name: 'Road Safety Report 2026', StartDate: '2026-01-01', EndDate: '2026-12-31' },
  ...{ CreationDate: '2025-12-01T09:00:00Z', InactiveDate: null, Status: 1, Version: 1 },
};

test.each([
  ['a type', { Id: '4' }, { kind: 'invalid_type', path: '/0/Id', expected: 'number', got: 'string "4"' }],
  ['a missing member', { Name: undefined }, { path: '/0/Name', expected: 'string', got: 'nothing' }],
  ['a name instead of the number', { Status: 'Active' }, { path: '/0/Status', got: 'string "Active"' }],
  ['a date with a time', { StartDate: '2026-01-01T00:00:00Z' }, { kind: 'invalid_format', path: '/0/StartDate' }],
  ['null', { Version: null }, { path: '/0/Version', got: 'null' }],
])('a drift of %s is told with its place, what was expected and what came', async (_what, drift, difference) => {
  const [first, ...others] = await checkResponse('listReportEditions', json([{ ...edition, ...drift }]));
  expect(first).toMatchObject(difference);
  expect(others).toEqual([]);
});

test('inside a nullable thing the drift is told where it is', async () => {
  const body = { NextIndicator: { CountryId: 404, IndicatorId: 'x' }, PreviousIndicator: null };
  expect(await checkResponse('readAdjacentIndicators', json(body))).toEqual([
    { kind: 'invalid_type', path: '/NextIndicator/IndicatorId', expected: 'number', got: 'string "x"' },
  ]);
  const [whole] = await checkResponse('readAdjacentIndicators', json({ ...body, NextIndicator: 7 }));
  expect(whole).toMatchObject({ path: '/NextIndicator', expected: 'object or null', got: 'number 7' });
});

test('more than the contract says is no drift', async () => {
  expect(await checkResponse('listReportEditions', json([{ ...edition, Extra: 1 }]))).toEqual([]);
});

test.each([
  ['a status', new Response(null, { status: 418 }), { kind: 'status', got: '418' }],
  [
    'a page instead of JSON',
    new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    { kind: 'type', got: 'text/html' },
  ],
  ['no JSON', new Response('{', { headers: { 'Content-Type': 'application/json' } }), { kind: 'json', got: '{' }],
  [
    'an error of another shape',
    json({ message: 'no' }, { status: 500, type: 'application/problem+json' }),
    { path: '/type' },
  ],
  ['an error as plain JSON', json({}, { status: 500 }), { kind: 'type', expected: 'application/problem+json' }],
])('%s that the contract does not have', async (_what, answer, difference) => {
  expect((await checkResponse('listUsers', answer))[0]).toMatchObject(difference);
});

test('an answer without a body and a file pass', async () => {
  expect(await checkResponse('clearNotification', new Response(null, { status: 200 }))).not.toEqual([]);
  expect(await checkResponse('deleteIndicator', new Response(null, { status: 204 }))).toEqual([]);
  expect(await checkResponse('exportCompare', new Response('PK'))).toEqual([]);
});
