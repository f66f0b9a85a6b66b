import { afterAll, expect, test } from 'vitest';
import { keepFewCountries } from '../../tests/support/few-countries.ts';
import { inOtherLetters } from '../live/writes/text.ts';
import { openBench } from './mutants/bench.ts';
import { type CheckScope, check } from './mutants/check.ts';
import { loaded } from './support/loaded.ts';

const bench = openBench(loaded.contract, keepFewCountries);
afterAll(() => bench.close());

test('operations that are chosen find the data that they need, and what a run leaves behind is no finding of the next one', async () => {
  const reference = await bench.reference(true);
  const found = async (requested: Omit<CheckScope, 'seed'>) => {
    const findings = await check(loaded, reference, reference.fetchOf(), { seed: 2, ...requested });
    return findings
      .filter(({ check: id }) => id !== 'slow')
      .map(({ operationId, check: id, place, message }) => [operationId, id, place, message]);
  };
  // needs ratings, which neither of the two makes; leaves an edition with an odd name, and
  // indicators in the library
  expect(await found({ parts: ['writes'], only: ['exportCompare', 'createReportEdition'] })).toEqual([]);
  expect(await found({ parts: ['facts'] })).toEqual([]);
  expect(await found({ parts: ['writes'], only: ['createReportEdition', 'updateReportEdition'] })).toEqual([]);
});

test('a name in other letters is the same name', () => {
  expect(inOtherLetters('Road ÄRGER ſett ß ǅ e\u0301 日 🚦')).toBe('rOAD ärger ſETT ß ǅ E\u0301 日 🚦');
});
