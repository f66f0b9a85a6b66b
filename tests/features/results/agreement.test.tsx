import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../support/screen.tsx';

test('[B66] how often QA agreed, by person and by indicator, with kappa and its n', async () => {
  const { user } = await openScreen('/results/agreement');
  const summary = await screen.findByRole('region', { name: 'Agreement' });
  await waitFor(() => expect(summary).toHaveTextContent('85.0% 34 of 40 ratings completed as submitted · kappa 0.69'));
  const people = await screen.findByRole('table', { name: /By person/ });
  const [, elena] = within(people).getAllByRole('row');
  expect(elena).toHaveTextContent(/Elena Petrova\S+@\S+––085\.0%0\.6940/);
  const indicators = await screen.findByRole('table', { name: /By indicator/ });
  expect(within(indicators).getByRole('link', { name: /^1\.2\.1/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\?.*indicatorName=1\.2\.1/),
  );
  const names = () =>
    within(indicators)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent?.slice(0, 5));
  expect(names()).toEqual(['1.2.1', '1.1.1']);
  await user.click(within(indicators).getByRole('button', { name: 'QA agreed' }));
  expect(names()).toEqual(['1.2.1', '1.1.1']);
  await user.click(within(indicators).getByRole('button', { name: 'QA agreed' }));
  expect(names()).toEqual(['1.1.1', '1.2.1']);
});

test('[B66] who may not manage reports is turned away', async () => {
  const { router } = await openScreen('/results/agreement', { as: { Permissions: [] } });
  await expect.poll(() => router.state.location.pathname).toBe('/unauthorized');
});

test('[B66] as cards each table is ordered by a choice, and no button takes a focus that nobody sees', async () => {
  const { user } = await openScreen('/results/agreement', { width: 390 });
  const table = within(await screen.findByRole('table', { name: 'By indicator' }));
  expect(table.queryByRole('button')).toBeNull();
  const order = screen.getByRole('combobox', { name: 'By indicator: sort by' });
  expect(order).toHaveDisplayValue('Returns, most first');
  const names = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent?.slice(0, 5));
  await user.selectOptions(order, 'Indicator, last first');
  expect(names()).toEqual(['1.2.1', '1.1.1']);
  await user.selectOptions(order, 'QA agreed, lowest first');
  expect(order).toHaveDisplayValue('QA agreed, lowest first');
});
