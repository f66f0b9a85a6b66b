import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getListCountriesProgressMockHandler,
  getListCountriesProgressResponseMock,
  getListCountryIndicatorsMockHandler,
  getListCountryIndicatorsResponseMock,
} from '#generated/mocks/countries/countries.msw.ts';
import type { CountryIndicatorItem, CountryProgress } from '#generated/model/index.ts';
import { api } from '../../support/screen.tsx';
import { openIndicator, page } from './support.ts';

/** Addresses of the calls made from now on. */
function calls() {
  const seen: string[] = [];
  api.events.on('request:start', ({ request }) => void seen.push(new URL(request.url).pathname));
  return seen;
}

test('[S161] [S240] Switch Country is fetched when it is opened, is searched, marks the present one, and leads to the same indicator', async () => {
  const seen = calls();
  const { user, router } = await openIndicator();
  await page.note();
  const button = await screen.findByRole('combobox', { name: 'Switch Country' });
  await waitFor(() => expect(button).toHaveTextContent('Kenya'));
  expect(seen.some((path) => path.includes('countries-with-workflow-progress'))).toBe(false);
  await user.click(button);
  await screen.findByRole('option', { name: /Norway/ });
  expect(screen.getByRole('option', { name: /Kenya/ }).querySelector('svg:not(.invisible)')).not.toBeNull();
  expect(screen.getByRole('option', { name: /Norway/ }).querySelector('svg:not(.invisible)')).toBeNull();
  await user.type(screen.getByPlaceholderText('Search country by name'), 'norw{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/578/indicator/451'));
  expect(button).toHaveFocus();
});

test('[S161] [S240] Switch Indicator leads to another indicator of the country', async () => {
  const { user, router } = await openIndicator();
  await page.note();
  await user.click(await screen.findByRole('combobox', { name: 'Switch Indicator' }));
  await user.click(await screen.findByRole('option', { name: /^1\.1\.2 / }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/452'));
});

test('[S161] what is not found says so, and the present place leads nowhere', async () => {
  const { user, router } = await openIndicator();
  await page.note();
  const button = await screen.findByRole('combobox', { name: 'Switch Country' });
  await user.click(button);
  await screen.findByRole('option', { name: /Kenya/ });
  await user.type(screen.getByPlaceholderText('Search country by name'), 'zzz');
  expect(screen.getByText('No countries found.')).toBeVisible();
  await user.clear(screen.getByPlaceholderText('Search country by name'));
  await user.click(screen.getByRole('option', { name: /Kenya/ }));
  expect(router.state.location.pathname).toBe('/countries/404/indicator/451');
});

test('[S161] Switch Country finds names that are typed without their accents, as the countries list does', async () => {
  const [example] = getListCountriesProgressResponseMock();
  const named = (CountryId: number, CountryName: string) => ({
    ...(example as CountryProgress),
    CountryId,
    CountryName,
  });
  api.use(
    getListCountriesProgressMockHandler([named(384, 'Côte d’Ivoire'), named(404, 'Kenya'), named(792, 'Türkiye')]),
  );
  const { user } = await openIndicator();
  await page.note();
  await user.click(await screen.findByRole('combobox', { name: 'Switch Country' }));
  const box = await screen.findByPlaceholderText('Search country by name');
  await user.type(box, 'cote');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Côte d’Ivoire/),
  ]);
  await user.clear(box);
  await user.type(box, 'TURKIYE');
  expect(screen.getByRole('option')).toHaveTextContent(/^Türkiye/);
});

test('[S161] Switch Indicator holds all of a hundred and fifty indicators', async () => {
  const [example] = getListCountryIndicatorsResponseMock();
  const many = Array.from({ length: 150 }, (_, at) => ({
    ...(example as CountryIndicatorItem),
    IndicatorId: 451 + at,
    SnapshotName: `1.1.${at + 1} Indicator`,
  }));
  api.use(getListCountryIndicatorsMockHandler(many));
  const { user, router } = await openIndicator();
  await page.note();
  await user.click(await screen.findByRole('combobox', { name: 'Switch Indicator' }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(150));
  await user.click(screen.getByRole('option', { name: /^1\.1\.150 / }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/600'));
});
