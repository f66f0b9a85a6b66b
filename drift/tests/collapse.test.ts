import { expect, test } from 'vitest';
import { type Operation, readContract } from '../core/contract.ts';
import { type CheckId, Findings } from '../core/finding.ts';
import { judgeResponse } from '../core/judge.ts';
import { schemasOf } from '../core/schemas.ts';
import { collapsed } from '../live/collapse.ts';
import { readOnce } from './support/read-once.ts';
import { finding, smallContract } from './support/small.ts';

test('an operation that answers 404 to everything is told once, one that serves something is not', () => {
  const { operations } = readOnce(smallContract);
  const of = (check: CheckId, message: string, place = '') => ({
    ...finding,
    check,
    message,
    place,
    status: 404,
    severity: 'drift' as const,
  });
  const own = [
    of('status.unexpected', 'wanted 200, got 404'),
    of('request.invalid-accepted', 'wanted 400 for {id} = abc, got 404', '{id}'),
    of('error.shape', 'the body is not JSON'),
    { ...of('auth.missing', 'wanted 401, got 200'), status: 200 },
  ];
  const told = (...statuses: number[]) =>
    collapsed(own, operations, new Map([['readCurrentUser', new Set(statuses)]])).map(({ check }) => check);
  expect(told(401, 404)).toEqual(['route.missing', 'auth.missing']);
  expect(told(200, 401, 404)).toHaveLength(4);
  // a guard would have come first
  const unguarded = [of('auth.missing', 'wanted 401 without a token, got 404'), ...own.slice(1, 3)];
  expect(collapsed(unguarded, operations, new Map([['readCurrentUser', new Set([404])]]))).toMatchObject([
    { check: 'route.missing', place: '' },
  ]);
  expect(collapsed(unguarded, operations, new Map([['readCurrentUser', new Set([403, 404])]]))).toEqual(unguarded);
  // ids of nobody may be unknown everywhere
  const probes = own.slice(1);
  expect(collapsed(probes, operations, new Map([['readCurrentUser', new Set([404])]]))).toEqual(probes);
});

test('[B45] an operation that a backend may do without is no drift where it is not there', () => {
  const operations = new Map(
    [...readOnce(smallContract).operations].map(
      ([name, operation]) => [name, { ...operation, isOptional: true }] as const,
    ),
  );
  const missing = { ...finding, operationId: 'readCurrentUser', status: 404, severity: 'drift' as const };
  const of = (check: CheckId, statuses: number[]) =>
    collapsed([{ ...missing, check }], operations, new Map([['readCurrentUser', new Set(statuses)]]));
  expect(of('route.missing', [401, 404])).toEqual([]);
  expect(of('method.missing', [405])).toEqual([]);
  // it is there, and so it is held against the contract
  expect(of('route.missing', [200, 404])).toHaveLength(1);
});

test('members in another case are one finding, and their surplus none', () => {
  const text = smallContract.replace('required: [Id, Role, Permissions]', 'required: [Id, UserRole, Permissions]');
  const judged = (body: object) => {
    const contract = readContract(text.replace('        Role:', '        UserRole:'));
    const findings = new Findings();
    const response = Response.json(body);
    judgeResponse(
      { contract, schemas: schemasOf(contract), findings },
      contract.operations.get('readCurrentUser') as Operation,
      {
        method: 'GET',
        url: 'http://small.test/api/v1/users/current-user',
        requestHeaders: new Headers(),
        requestBody: undefined,
        status: 200,
        headers: response.headers,
        body: new TextEncoder().encode(JSON.stringify(body)),
        ms: 1,
      },
    );
    return findings.all.map(({ check, place, message }) => `${check} ${place}: ${message}`);
  };
  expect(judged({ id: 1, userRole: 0, permissions: [] })).toEqual([
    'body.schema /Id: the keys are camelCase: id for Id, userRole for UserRole, permissions for Permissions',
  ]);
  expect(judged({ id: 1, user_role: 0, permissions: [] })[0]).toContain('the keys are snake_case');
  expect(judged({ Id: 1, userRole: 0, Permissions: [] })).toEqual([
    'body.schema /UserRole: /UserRole is missing; userRole is there',
  ]);
  expect(judged({ Id: 1, Permissions: [], Other: 1 })).toEqual([
    'body.schema /UserRole: /UserRole is missing',
    'body.undeclared /Other: /Other is not in the contract',
  ]);
});
