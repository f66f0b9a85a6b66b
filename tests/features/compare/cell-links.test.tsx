import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getReadCompareMockHandler, getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import type { Comparison } from '#generated/model/index.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { ADDRESS, cell, drawNothing } from './support/comparison.ts';

beforeEach(drawNothing);

const compared = (change: (one: Comparison['Indicators'][number]) => Partial<Comparison['Indicators'][number]>) => {
  const whole = getReadCompareResponseMock();
  return { ...whole, Indicators: whole.Indicators.map((one) => ({ ...one, ...change(one) })) };
};
const grid = () => screen.getByRole('grid', { name: 'Scores by indicator and country' });
const hrefs = () =>
  within(screen.getByRole('navigation', { name: 'Rating of Kenya, 1.1.2' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('[B40] Enter on a cell offers its page in both editions; Escape leads back, an arrow takes them away', async () => {
  const { user, router } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.2 /);
  grid().focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(hrefs()).toEqual(['/countries/404/indicator/302?edition=3', '/countries/404/indicator/452']);
  expect(screen.getByRole('link', { name: /^Previous.*Road Safety Report 2025$/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(grid()).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByRole('navigation', { name: /^Rating of/ })).not.toBeInTheDocument();
  await user.keyboard('{ArrowLeft}{Enter}{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/302'));
  expect(router.state.location.search).toMatchObject({ edition: 3 });
});

test('[B40] an edition without the indicator or the country has no page', async () => {
  const whole = compared(({ IndicatorId }) => (IndicatorId === 2 ? { PreviousIndicatorId: null } : {}));
  api.use(getReadCompareMockHandler({ ...whole, AbsentCountries: [{ EditionId: 4, CountryIds: [578] }] }));
  const { user } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.2 /);
  grid().focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(hrefs()).toEqual(['/countries/404/indicator/452']);
  await user.keyboard('{Escape}{ArrowRight}{Enter}');
  expect(screen.queryByRole('navigation', { name: /^Rating of/ })).not.toBeInTheDocument();
  expect(grid()).toHaveFocus();
});

test('[B40] a backend that tells no Ids has Enter select the row, and the hint offers nothing else', async () => {
  const without = compared(() => ({}));
  for (const one of without.Indicators) {
    delete one.LatestIndicatorId;
    delete one.PreviousIndicatorId;
  }
  api.use(getReadCompareMockHandler(without));
  const { user, router } = await openScreen(ADDRESS);
  expect(await screen.findByText(/Space selects; Enter on a country sorts by its changes\.$/)).toBeInTheDocument();
  await cell(/^Kenya, 1\.1\.2 /);
  grid().focus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ indicators: [2] }));
  expect(screen.queryByRole('navigation', { name: /^Rating of/ })).not.toBeInTheDocument();
});
