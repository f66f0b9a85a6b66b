import { expect, test } from 'vitest';
import { median, overBudget, table } from '../../scripts/support/bench.ts';

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

test('figures over their budget are marked, and counted by column', () => {
  const rows = [
    { label: 'floor', kind: 'base' as const, values: { ms: 100, kB: 10, task: 0 } },
    { label: 'over', budget: 1.3, values: { ms: 131, kB: 13, task: 60 } },
    { label: 'within', budget: 1.3, values: { ms: 90, kB: 11, task: 0 } },
  ];
  const [, , , over, within] = table(rows).split('\n');
  expect(over).toMatch(/\*\*131 \(1\.31×\)\*\* \| +13 \(1\.30×\) \| +\*\*60\*\* \|$/);
  expect(within).not.toContain('*');
  expect(overBudget(rows)).toEqual({ ms: 1, kB: 0, task: 1 });
});
