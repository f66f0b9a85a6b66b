import { describe, expect, it } from 'vitest';
import { runWith, without } from './support/small-reads.ts';
import type { Drift } from './support/small-server.ts';

describe('what the check of reads says', () => {
  const said = async (drift: Drift, operationId: string) => {
    const run = await runWith(drift);
    return run.findings.all.filter((one) => one.operationId === operationId).map(({ message }) => message);
  };

  it.each<[what: string, drift: Drift, operationId: string, message: string]>([
    ['no guard', without('readEdition', 'token'), 'readEdition', 'wanted 401 without a token, got 200'],
    [
      'no permission',
      without('listRows', 'permission'),
      'listRows',
      'wanted 403 for the role user3, which lacks see, got 200',
    ],
    [
      'a failure where something is wrong',
      {
        response: ({ operationId, user }, { status }) =>
          operationId === 'readRow' && status === 400 && user ? { status: 500, body: 'x' } : undefined,
      },
      'readRow',
      'invalid request answered 500, wanted 400 for {rowId} = ',
    ],
    [
      'another status than was wanted',
      {
        response: ({ operationId }, { status }) =>
          operationId === 'readRow' && status === 200 ? { status: 202 } : undefined,
      },
      'readRow',
      'wanted 200, got 202',
    ],
  ])('tells %s by what was wanted', async (_, drift, operationId, message) => {
    const messages = await said(drift, operationId);
    expect(
      messages.filter((one) => one.startsWith(message)),
      messages.join('; '),
    ).not.toEqual([]);
    expect(messages.filter((one) => /wanted \d+ or .*(404|501)/.test(one))).toEqual([]);
  });
});
