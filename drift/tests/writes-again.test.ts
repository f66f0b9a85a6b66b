import { afterAll, expect, test } from 'vitest';
import { EditionStatus } from '../../generated/enums.ts';
import { inOtherLetters } from '../live/writes/text.ts';
import type { Reference } from './mutants/backend.ts';
import { openBench } from './mutants/bench.ts';
import { type CheckScope, check } from './mutants/check.ts';
import { loaded } from './support/loaded.ts';

const bench = openBench(loaded.contract, 'few countries');
afterAll(() => bench.close());

/** As a run leaves one that ends before it takes its edition back, or where none can be. */
async function createOddEdition(reference: Reference): Promise<void> {
  const { id } = await reference.db
    .selectFrom('edition')
    .select('id')
    .where('status', '=', EditionStatus.Active)
    .executeTakeFirstOrThrow();
  const response = await reference.fetchOf()(`http://reference.test${loaded.contract.prefix}/report-editions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await reference.tokenOf(1)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      Id: id,
      Name: 'contract-left Edition Ärger "q" <b>ſett</b> &amp; %41 e\u0301 日本 ع 🚦',
      StartDate: '2027-12-31',
      EndDate: '2028-02-29',
    }),
  });
  expect(response.status).toBe(201);
}

test('operations that are chosen find the data that they need, and what a run leaves behind is no finding of the next one', async () => {
  const reference = await bench.reference(true);
  const found = async (requested: Omit<CheckScope, 'seed'>) => {
    const findings = await check(loaded, reference, reference.fetchOf(), { seed: 2, ...requested });
    return findings
      .filter(({ check: id }) => id !== 'slow')
      .map(({ operationId, check: id, place, message }) => [operationId, id, place, message]);
  };
  // needs ratings, which neither of the two makes; leaves indicators in the library
  expect(await found({ parts: ['writes'], only: ['exportCompare', 'createReportEdition'] })).toEqual([]);
  await createOddEdition(reference);
  expect(await found({ parts: ['facts'] })).toEqual([]);
  expect(await found({ parts: ['writes'], only: ['createReportEdition', 'updateReportEdition'] })).toEqual([]);
});

test('a name in other letters is the same name', () => {
  expect(inOtherLetters('Road ÄRGER ſett ß ǅ e\u0301 日 🚦')).toBe('rOAD ärger ſETT ß ǅ E\u0301 日 🚦');
});
