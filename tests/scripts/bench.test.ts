import { expect, test } from 'vitest';
import { median, table } from '../../scripts/support/bench.ts';

test('the median is the middle, or the mean of the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
});

test('ratios stand behind the figures, against the base above', () => {
  const rows = table([
    { label: 'floor', kind: 'base', values: { ms: 100, kB: 0 } },
    { label: 'ours', values: { ms: 150, kB: 4.26 } },
    { label: 'goal', kind: 'goal', values: { ms: 120 } },
  ]).split('\n');
  expect(rows[0]).toMatch(/^\| +\| +ms \| +kB \|$/);
  expect(rows[2]).toMatch(/\| floor \| +100 \| +0 \|/);
  expect(rows[3]).toMatch(/150 \(1\.50×\) \| 4\.3 \|$/);
  expect(rows[4]).toMatch(/\| +120 \| +\|$/);
});
