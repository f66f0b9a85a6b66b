import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  getReadCompareFiltersResponseMock,
  getReadCompareMockHandler,
  getReadCompareResponseMock,
} from '#generated/mocks/compare/compare.msw.ts';
import { getListReportEditionsResponseMock } from '#generated/mocks/editions/editions.msw.ts';
import { comparisonToCome } from '#src/features/compare/comparison-to-come.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { ADDRESS, cell, drawNothing } from './support/comparison.ts';

beforeEach(drawNothing);

test('[S248] while a comparison is fetched all but its ratings stands, and a search typed then holds', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  api.use(
    getReadCompareMockHandler(async () => {
      await held;
      return getReadCompareResponseMock();
    }),
  );
  const { user } = await openScreen(ADDRESS);
  const search = await screen.findByRole('searchbox', { name: 'Search indicators' });
  expect(screen.getByText('Fetching the comparison...')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(/left: .+right: .+/);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.type(search, '1.1.2');
  release();
  expect(await cell(/^Kenya, 1\.1\.2 /)).toBeInTheDocument();
  expect(search).toHaveValue('1.1.2');
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /^Kenya, 1\.1\.1 / })).not.toBeInTheDocument());
  expect(screen.queryByText('Fetching the comparison...')).not.toBeInTheDocument();
  expect(screen.getByRole('grid', { name: 'Scores by indicator and country' })).toHaveAttribute('tabindex', '0');
});

test('a comparison to come has the editions, the latest first, and the countries by name, as the response will', () => {
  const response = getReadCompareResponseMock();
  const chosen = {
    editions: response.Editions.map(({ Id }) => Id).toReversed(),
    countries: response.Countries.map(({ Id }) => Id).toReversed(),
  };
  const toCome = comparisonToCome(chosen, getListReportEditionsResponseMock(), getReadCompareFiltersResponseMock());
  expect(toCome).toEqual({ Editions: response.Editions, Countries: response.Countries, Indicators: [] });
});
