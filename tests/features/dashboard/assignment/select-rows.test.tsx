import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../support/screen.tsx';
import { rowsTo, serveRows } from '../rows.ts';
import { box, openAsManager, rows } from './support.ts';

test('[S141, S229] who may not assign has neither boxes nor buttons', async () => {
  serveRows(() => rowsTo(3));
  await openScreen('/dashboard', { as: { Permissions: ['dataentry-indicators'] } });
  await screen.findByText('3 of 3');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /assign/i })).not.toBeInTheDocument();
});

test('[S141] rows are selected by press, by range and by keyboard, counted, and let go', async () => {
  const { user } = await openAsManager();
  const assign = screen.getByRole('button', { name: 'Assign selected' });
  expect(assign).toHaveAttribute('aria-disabled', 'true');
  expect(assign).toHaveAccessibleDescription('Select rows first.');
  await user.click(await box('1.1.2', 'Japan'));
  await user.keyboard('{Shift>}');
  await user.click(await box('1.1.1', 'Kenya'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selected')).toBeVisible();
  expect(await box('1.1.4', 'Japan')).toBeChecked();
  await user.keyboard('{ArrowDown} ');
  expect(await box('1.1.2', 'Kenya')).toBeChecked();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('6 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(screen.getByText('None selected')).toBeVisible();
});

test('[S141] the box above selects the loaded rows, “Select all” fetches the rest in one call of 200', async () => {
  const { user, calls } = await openAsManager();
  await user.click(await screen.findByRole('checkbox', { name: 'Select the 10 country indicators loaded' }));
  expect(screen.getByText('10 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select all 12 that match the filter' }));
  expect(await screen.findByText('12 selected')).toBeVisible();
  expect(calls.filter((call) => call.get('pageSize') === '200').map((call) => call.get('offset'))).toEqual(['0']);
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
});

test('[S141] all that match are selected in calls of 200 rows, and it can be stopped', async () => {
  const { user } = await openAsManager();
  let isHeld = false;
  const { asked, calls } = serveRows(async (call) => {
    if (isHeld && call.get('pageSize') === '200') await new Promise(() => undefined);
    return rowsTo(450);
  });
  await user.click(screen.getByRole('switch', { name: 'Show assigned to me only' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 450 that match the filter' }));
  expect(await screen.findByText('450 selected')).toBeVisible();
  const offsets = calls.filter((call) => call.get('pageSize') === '200').map((call) => Number(call.get('offset')));
  expect(offsets.toSorted((a, b) => a - b)).toEqual([0, 200, 400]);
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  isHeld = true;
  await user.click(screen.getByRole('button', { name: 'Select all 450 that match the filter' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('None selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select all 450 that match the filter' })).toBeVisible();
  expect(asked('pageSize').filter((size) => size === '200').length).toBeGreaterThan(3);
});

test('[S141] other filters let the selection go and say so', async () => {
  const { user } = await openAsManager();
  await user.click(await box('1.1.2', 'Japan'));
  await user.click(screen.getByRole('switch', { name: 'Show assigned to me only' }));
  expect(await screen.findByText('1 unselected, because the filters changed')).toBeVisible();
});

test('[S141] rows of the former filters cannot be selected while those of the new ones are on their way', async () => {
  const { user } = await openAsManager();
  const old = await box('1.1.2', 'Japan');
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  serveRows(() => gate.then(() => rows.filter(({ CountryName }) => CountryName === 'Peru')));
  await user.click(screen.getByRole('switch', { name: 'Show assigned to me only' }));
  await waitFor(() => expect(old).toHaveAttribute('aria-disabled', 'true'));
  await user.click(old);
  expect(old).not.toBeChecked();
  release();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Japan$/ })).not.toBeInTheDocument());
  expect(screen.getByText('None selected')).toBeVisible();
  await user.click(await box('1.1.2', 'Peru'));
  expect(screen.getByText('1 selected')).toBeVisible();
});
