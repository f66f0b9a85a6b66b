import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { getListCountriesProgressMockHandler } from '#generated/mocks/countries/countries.msw.ts';
import { getListResultsMockHandler, getListResultsResponseMock } from '#generated/mocks/results/results.msw.ts';
import { middleOf } from '#src/features/countries/map/map-country.ts';
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

const legend = () =>
  within(screen.getByRole('list', { name: 'Legend' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const links = (map: HTMLElement) =>
  within(map)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label')?.split(':')[0]);

test('[S206] [B63] it also shows scores, in classes of about as many countries with their limits', async () => {
  const { user, map } = await openMap();
  await user.click(screen.getByRole('radio', { name: 'Scores' }));
  expect(screen.getByRole('radio', { name: 'Scores' })).toHaveFocus();
  const scored = await screen.findByRole('region', { name: 'World map: Score: the mean of a country’s milestones' });
  expect(await within(scored).findByRole('link', { name: 'Kenya: 58.5%, 86 of 150 rated' })).toBeVisible();
  expect(within(scored).getByRole('link', { name: 'Fiji: 62.0%, 52 of 150 rated, less than half' })).toBeVisible();
  expect(within(scored).getByRole('link', { name: "Côte d'Ivoire: not rated yet" })).toBeVisible();
  expect(map).not.toBeInTheDocument();
  expect(legend()[0]).toBe('Not rated 1 country');
  expect(legend().slice(1)).toHaveLength(5);
  expect(
    legend()
      .slice(1)
      .every((item) => /^\d+\.\d% 1 country$/.test(item ?? '')),
  ).toBe(true);
  expect(screen.getByText(/^Each colour has about a fifth of the rated countries\. A dashed line/)).toBeVisible();
});

test('[B63] it shows the change since the last edition to both sides of none', async () => {
  await openMap('/countries?view=map&measure=change');
  const map = screen.getByRole('region', {
    name: 'World map: Change of the score since Road Safety Report 2025, in points',
  });
  expect(within(map).getByRole('link', { name: 'Kenya: up 5.6 points, on 79 indicators rated in both' })).toBeVisible();
  expect(
    within(map).getByRole('link', { name: "Côte d'Ivoire: nothing that is rated in both editions" }),
  ).toBeVisible();
  expect(legend()[0]).toBe('Not comparable 1 country');
  expect(legend().some((item) => /^Rose by more than \d+\.\d \d/.test(item ?? ''))).toBe(true);
});

test('[B63] scores count QA completed ratings only where that is switched on, which the address says', async () => {
  const asked: string[] = [];
  api.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('/results/4')) asked.push(search);
  });
  const { user, router } = await openMap();
  expect(screen.queryByRole('switch', { name: 'QA completed only' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Scores' }));
  await user.click(await screen.findByRole('switch', { name: 'QA completed only' }));
  await waitFor(() => expect(asked).toEqual(['', '?completedOnly=true']));
  expect(router.state.location.search).toMatchObject({ measure: 'scores', completedOnly: true });
});

test('[B63] a first edition has no change to show, and says so', async () => {
  api.use(
    getListResultsMockHandler({
      ...getListResultsResponseMock(),
      Against: null,
    }),
  );
  await openMap('/countries?view=map&measure=change');
  expect(screen.getByText(/^There is no edition before this one\./)).toBeVisible();
  expect(legend()).toEqual(['Not comparable 6 countries']);
});

test('[B63] a class of the legend leaves its countries, is told as pressed, and stands in the address', async () => {
  const { user, map, router } = await openMap();
  const half = screen.getByRole('button', { name: /^25–49 %/ });
  await user.click(half);
  expect(links(map)).toEqual(['Japan']);
  expect(half).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('1 of 6 countries are coloured.')).toHaveAttribute('role', 'status');
  expect(router.state.location.search).toMatchObject({ classes: [3] });
  await user.click(screen.getByRole('button', { name: /^All/ }));
  expect(links(map)).toEqual(['Japan', 'Norway']);
  await user.click(screen.getByRole('radio', { name: 'Scores' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).not.toHaveProperty('classes'));
});

test('[B63] a region fills the map; keys stay in it, Escape and World lead back', async () => {
  const { user, router } = await openMap();
  const map = () => screen.getByRole('region', { name: /^World map/ });
  const viewBox = () => map().querySelector('svg')?.getAttribute('viewBox');
  const whole = viewBox();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zoom to' }), 'Africa');
  expect(router.state.location.search).toMatchObject({ zoom: 'Africa' });
  await waitFor(() => expect(viewBox()).not.toBe(whole));
  const stop = within(map())
    .getAllByRole('link')
    .filter((link) => link.tabIndex === 0);
  expect(stop.map((link) => link.getAttribute('aria-label')?.split(':')[0])).toEqual(["Côte d'Ivoire"]);
  stop[0]?.focus();
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Kenya:/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.resolvedLocation?.search).not.toHaveProperty('zoom'));
  await waitFor(() => expect(viewBox()).toBe(whole));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zoom to' }), 'Europe');
  await user.click(screen.getByRole('button', { name: 'World' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).not.toHaveProperty('zoom'));
});

test('[B63] scores that cannot be fetched say so in place of the map', async () => {
  let isRefused = true;
  const refused = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
  api.use(http.get('*/api/v1/results/4', () => (isRefused ? HttpResponse.json(refused, { status: 409 }) : undefined)));
  const { user } = await openScreen('/countries?view=map&measure=scores');
  // While the page is loaded there is another main.
  const alert = await waitFor(() => within(screen.getByRole('main')).getByRole('alert'));
  isRefused = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: /^World map/ })).toBeVisible();
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
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404'));
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
  const at = (code: string) => ({ code });
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
