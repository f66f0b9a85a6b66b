import { expect, test } from 'vitest';
import { UserStatus } from '#generated/enums.ts';
import { isActiveUser } from '#src/lib/listed-user.ts';
import { obstacleWords } from '#src/lib/obstacle-words.ts';
import { trimEnd } from '#src/lib/trim-end.ts';

const rating = { CountryName: 'Kenya', SnapshotName: '1.1.1 Lead agency', ReferenceTitle: null };
const nobody = { ChangedByName: null, ChangedOn: null };

test.each([
  [{ ...rating, ...nobody }, 'Kenya, 1.1.1 Lead agency'],
  [{ ...rating, SnapshotName: null, ...nobody }, 'Kenya'],
  [{ ...rating, ReferenceTitle: 'Road act', ...nobody }, 'Kenya, 1.1.1 Lead agency: reference ‘Road act’'],
  [{ ...rating, ...nobody, ChangedByName: 'Rui Tanaka' }, 'Kenya, 1.1.1 Lead agency (Rui Tanaka)'],
  [
    {
      CountryName: null,
      SnapshotName: null,
      ReferenceTitle: null,
      ChangedByName: 'Rui Tanaka',
      ChangedOn: '2026-11-07T12:00:00',
    },
    'A rating that was deleted (Rui Tanaka, 7 Nov 2026, 12:00)',
  ],
])('[B46] what stands in the way of undoing is told: %j', (obstacle, words) => {
  expect(obstacleWords(obstacle as never)).toBe(words);
});

test.each([
  ['Act. 12.,', 'Act. 12'],
  ['...', ''],
  ['', ''],
  ['.a', '.a'],
  ['road 🚦🚦', 'road '],
  ['🚦a', '🚦a'],
  ['\uffff.', '\uffff'],
])('of %j without the signs at its end %j is left', (text, left) => {
  expect(trimEnd(text, /^[.,]$|🚦/u)).toBe(left);
});

test('an active user may work', () => {
  const found = Object.values(UserStatus).filter((Status) => isActiveUser({ Status }));
  expect(found).toEqual([UserStatus.Active]);
});
