import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getListCountriesProgressMockHandler } from '#generated/mocks/countries/countries.msw.ts';
import { type MapCountry, middleOf } from '#src/features/countries/map/map-country.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { sixCountries } from './support.ts';

const openMap = async (address = '/countries?view=map') => {
  const tools = await openScreen(address);
  const map = await screen.findByRole('region', { name: /^World map/ });
  return { ...tools, map };
};

test('[S148] [S150] the map is a second view: each country a link that says its figures', async () => {
  const { user, router } = await openScreen('/countries');
  await screen.findByRole('table');
  await user.click(screen.getByRole('radio', { name: 'Map' }));
  const map = await screen.findByRole('region', { name: 'World map: Share of indicators that are QA completed' });
  expect(router.state.location.search).toMatchObject({ view: 'map' });
  expect(
    within(map)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual([
    "Côte d'Ivoire: 0% QA completed, 0 of 150",
    'Fiji: 7% QA completed, 10 of 150',
    'Japan: 37% QA completed, 55 of 150',
    'Kenya: 10% QA completed, 15 of 150',
    'Norway: 100% QA completed, 150 of 150',
    'Peru: 0% QA completed, 0 of 150',
  ]);
  expect(within(map).getByRole('link', { name: /^Kenya/ })).toHaveAttribute('href', '/countries/404');
});

test('[S206] it also shows what of the ratings is met, and the legend counts the countries of each step', async () => {
  const { user, map } = await openMap();
  await user.click(screen.getByRole('radio', { name: 'Scores' }));
  expect(await within(map).findByRole('link', { name: 'Kenya: 59% of ratings favourable, 51 of 86' })).toBeVisible();
  expect(within(map).getByRole('link', { name: "Côte d'Ivoire: not rated yet" })).toBeVisible();
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Not rated1 country',
    'None0 countries',
    'Below 25 %0 countries',
    '25–49 %1 country',
    '50–74 %2 countries',
    '75–99 %2 countries',
    'All0 countries',
  ]);
});

test('[S206] it is one tab stop; arrows go to the nearest country, Home and End to the ends, a press opens it', async () => {
  const { user, map, router } = await openMap();
  const stops = () =>
    within(map)
      .getAllByRole('link')
      .filter((link) => link.tabIndex === 0);
  const at = () => document.activeElement?.getAttribute('aria-label')?.split(':')[0];
  expect(stops()).toHaveLength(1);
  (stops()[0] as HTMLElement).focus();
  await user.keyboard('{ArrowRight}');
  expect(at()).toBe('Kenya');
  await user.keyboard('{ArrowUp}');
  expect(at()).toBe('Norway');
  expect(stops().map((link) => link.getAttribute('aria-label'))).toEqual(['Norway: 100% QA completed, 150 of 150']);
  await user.keyboard('{End}');
  expect(at()).toBe('Peru');
  await user.keyboard('{Home}');
  expect(at()).toBe("Côte d'Ivoire");
  await user.click(within(map).getByRole('link', { name: /^Kenya/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/countries/404'));
});

test('[S206] the back button brings the focus back to the country that was opened, which is the tab stop', async () => {
  const { user, map, router } = await openMap();
  await user.click(within(map).getByRole('link', { name: /^Norway/ }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/578'));
  router.history.back();
  await waitFor(() => expect(screen.getByRole('link', { name: /^Norway/ })).toHaveFocus());
  expect(document.activeElement).toHaveAttribute('tabindex', '0');
});

test('[S206] what is pointed at or has the focus shows its name and figures; Escape hides them', async () => {
  const { user, map } = await openMap();
  await user.hover(within(map).getByRole('link', { name: /^Japan/ }));
  expect(within(map).getByText('37% QA completed, 55 of 150')).toBeVisible();
  within(map).getByRole('link', { name: /^Peru/ }).focus();
  expect(await within(map).findByText('Peru')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(within(map).queryByText('Peru')).not.toBeInTheDocument();
});

test.each([
  ['keys', false, /^Arrow keys move from country to country, Enter opens one\. The table holds/],
  ['a finger', true, /^Swipe the map to see the rest of the world\. Tap a country to open it\. The table holds/],
])('[S206] the hint speaks of what %s can do', async (_, isTouch, words) => {
  const { user } = await openScreen('/countries');
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia(query),
    ...(query === '(hover: none)' && { matches: isTouch }),
  }));
  await user.click(await screen.findByRole('radio', { name: 'Map' }));
  await screen.findByRole('region', { name: /^World map/ });
  expect(screen.getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent))).toBeVisible();
});

test('the map opens on the middle one of its countries from west to east, and half way where there are none', () => {
  const at = (code: string): MapCountry => ({ id: 1, code, name: code, share: null, words: '' });
  const middle = middleOf([at('NZL'), at('KEN'), at('PER')]);
  expect(middle).toBe(middleOf([at('KEN')]));
  expect(middle).toBeGreaterThan(middleOf([at('PER')]));
  expect(middle).toBeLessThan(middleOf([at('NZL')]));
  expect(middleOf([])).toBe(0.5);
});

test('[S149] filters hold on the map too', async () => {
  const { map } = await openMap('/countries?view=map&region=%5B%22Asia%22%5D');
  expect(within(map).getAllByRole('link')).toHaveLength(1);
});

test('[S206] a country that the map has no shape for is listed below it', async () => {
  api.use(
    getListCountriesProgressMockHandler(
      sixCountries(({ CountryId }) => (CountryId === 242 ? { ISOCode: 'XXX', CountryName: 'Atlantis' } : {})),
    ),
  );
  const { map } = await openMap();
  expect(within(map).getAllByRole('link')).toHaveLength(5);
  const elsewhere = screen.getByRole('region', { name: 'Not on the map' });
  expect(within(elsewhere).getByRole('link', { name: 'Atlantis' })).toHaveAttribute('href', '/countries/242');
});
