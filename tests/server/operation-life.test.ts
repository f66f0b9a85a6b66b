import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from '../../server/contract.ts';
import { openTestApp, type TestApp } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  const contract = structuredClone(readContract());
  const operationAt = (path: string, method: string) => {
    const found = contract.paths[path]?.[method];
    if (!found) throw new Error(`${method} ${path} is not in the contract`);
    return found;
  };
  Object.assign(operationAt('/users', 'get'), { 'x-not-yet': true });
  Object.assign(operationAt('/views', 'post'), { 'x-not-yet': true });
  Object.assign(operationAt('/countries', 'get'), {
    deprecated: true,
    'x-deprecated-on': '2026-12-01',
    'x-sunset': '2027-06-30',
  });
  test = await openTestApp({ contract, handlers: { listUsers: undefined, createView: undefined } });
});
afterAll(() => test.close());

it('what is not there yet answers 501 with a problem document, to those who would be served', async () => {
  const response = await test.call('listUsers', { as: 1 });
  expect(response.statusCode).toBe(501);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status: 501, code: 'not-offered', title: 'Not Implemented' });
  expect((await test.call('createView', { as: 1, body: {} })).statusCode).toBe(501);
});

it('who may not call it is refused as ever', async () => {
  expect((await test.call('listUsers', { as: 0 })).statusCode).toBe(401);
  expect((await test.call('listUsers', { as: 2 })).statusCode).toBe(403);
});

it('a deprecated operation tells since when, and its last day, in every answer', async () => {
  const [served, refused] = [await test.call('listCountries', { as: 1 }), await test.call('listCountries', { as: 0 })];
  expect([served.statusCode, refused.statusCode]).toEqual([200, 401]);
  for (const { headers } of [served, refused]) {
    // 1 December 2026, 00:00 UTC, in seconds (RFC 9745); the end of 30 June 2027 (RFC 8594)
    expect(headers.deprecation).toBe('@1796083200');
    expect(headers.sunset).toBe('Wed, 30 Jun 2027 23:59:59 GMT');
  }
  expect((await test.call('listReportEditions', { as: 1 })).headers).not.toHaveProperty('sunset');
});

it('an operation that is neither offered nor marked stops the start', async () => {
  await expect(openTestApp({ handlers: { listUsers: undefined } })).rejects.toThrow('listUsers has no handler');
});
