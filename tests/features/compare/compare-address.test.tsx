import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '../../support/screen.tsx';
import { ADDRESS, cell, drawNothing } from './support/comparison.ts';

beforeEach(drawNothing);

test('[S188] [S248] the address restores the whole choice', async () => {
  await openScreen(`${ADDRESS}&totals=false&means=false&indicatorName=in%20planning&differences=true&sort=404`);
  await cell(/^Kenya, 1\.1\.4/);
  expect(screen.getByRole('searchbox', { name: 'Search indicators' })).toHaveValue('in planning');
  expect(screen.getByRole('switch', { name: 'Only differences' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Totals' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Region means' })).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('404');
  expect(screen.getByRole('button', { name: /^Editions.*2/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Countries.*2/ })).toBeVisible();
  const rows = screen.getAllByRole('rowheader').map((one) => one.textContent);
  expect(rows).toEqual([expect.stringContaining('Regions take part in planning')]);
});

test('[S248] where no milestone is chosen all count, which its list says, and there is none to choose', async () => {
  const { user } = await openScreen(ADDRESS);
  await user.click(await screen.findByRole('button', { name: /^Milestones/ }));
  const list = within(await screen.findByRole('dialog', { name: 'Milestones' }));
  expect(await list.findByText('0 selected: all')).toHaveRole('status');
  expect(list.queryByRole('button', { name: 'Select none' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Select all' }));
  expect(await list.findByText(/^[1-9]\d* selected$/)).toBeVisible();
  expect(list.getByRole('button', { name: 'Select none' })).toBeVisible();
});
