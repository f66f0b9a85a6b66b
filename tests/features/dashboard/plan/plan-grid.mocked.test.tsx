import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { counted } from '#src/lib/words.ts';
import { clip, openGrid, sheet } from './grid.ts';

vi.mock('#src/lib/words.ts', { spy: true });

test('[B25] a key renders the rows that it touches and no other', async () => {
  const { user } = await openGrid();
  // Each row says so of its milestone, twice, for strict mode renders everything twice.
  const rendered = () =>
    vi.mocked(counted).mock.calls.filter(([count, what]) => count === 1 && what === 'indicator').length / 2;
  clip('paste', sheet);
  await screen.findByText('4 cells selected');
  vi.mocked(counted).mockClear();
  await user.keyboard('{ArrowLeft}');
  // two rows lose their selection
  expect(rendered()).toBe(2);
  await user.keyboard('{ArrowDown}');
  expect(rendered()).toBe(4);
  await user.keyboard('r');
  expect(rendered()).toBe(5);
  await user.keyboard('ui tanaka');
  expect(rendered()).toBe(5);
  await user.keyboard('{Enter}');
  expect(rendered()).toBe(7);
});
