import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getListResultsMockHandler, getListResultsResponseMock } from '#generated/mocks/results/results.msw.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { ADDRESS, cell, drawNothing } from './support/comparison.ts';

beforeEach(drawNothing);

const heads = () => screen.getAllByRole('columnheader').map((one) => one.textContent);
const kenya = /^Kenya, Total: 58\.5%, 86 of 150 rated, up 5\.6 points on 79 indicators rated in both$/;

test('[B62] totals of a country and of each milestone stand above the indicators, against the other edition', async () => {
  const asked: string[] = [];
  api.use(
    getListResultsMockHandler(({ request }) => {
      asked.push(new URL(request.url).pathname + new URL(request.url).search);
      return getListResultsResponseMock();
    }),
  );
  await openScreen(ADDRESS);
  expect(await cell(kenya)).toBeInTheDocument();
  expect(asked).toEqual(['/api/v1/results/4?against=3']);
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    'Total',
    '1 Management',
    '2 Roads',
    '3 Vehicles',
    '4 Road users',
    '5 Post-crash',
    ...['1.1.1', '1.1.2', '1.1.3', '1.1.4', '1.1.5', '1.2.1'].map((number) => expect.stringContaining(number)),
  ]);
});

test('[B62] a total says how it is made by Enter and by a press, and Escape leads back to its cell', async () => {
  const { user } = await openScreen(ADDRESS);
  await cell(kenya);
  const grid = screen.getByRole('grid');
  grid.focus();
  await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  expect(active()?.ariaLabel).toMatch(kenya);
  expect(active()?.ariaHasPopup).toBe('dialog');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'How is this made? Kenya, Total' });
  expect(within(dialog).getByText('51 favourable of 86 rated, of 150 indicators.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'The ratings' })).toHaveAttribute('href', '/countries/404');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(grid).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  const mean = await screen.findByRole('dialog', { name: 'How is this made? Mean of Africa, Total' });
  expect(within(mean).getByRole('link', { name: 'The countries of Africa' })).toBeVisible();
});

test('[B62] a pinned country stands first and stays in the address; Shift+P in the grid and the list pin alike', async () => {
  const { user, router } = await openScreen(ADDRESS);
  await cell(/^Norway, 1\.1\.1/);
  const grid = screen.getByRole('grid');
  grid.focus();
  await user.keyboard('{ArrowRight}{Shift>}P{/Shift}');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ pinned: [578] }));
  await waitFor(() =>
    expect(heads()).toEqual(['Indicator', 'Norway, pinned', 'Mean of Africa', 'Mean of Europe', 'Kenya']),
  );
  // the keys stay with the country that was pinned
  await user.keyboard('{ArrowDown}');
  expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.ariaLabel).toMatch(/^Norway, 1/);
  await user.click(screen.getByRole('button', { name: /^Pinned/ }));
  await user.click(await screen.findByRole('option', { name: 'Norway' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).not.toHaveProperty('pinned'));
});

test('[B62] totals and region means can be left out, and the address says so', async () => {
  const { user, router } = await openScreen(ADDRESS);
  await cell(kenya);
  await user.click(screen.getByRole('switch', { name: 'Region means' }));
  await waitFor(() => expect(heads()).toEqual(['Indicator', 'Kenya', 'Norway']));
  await user.click(screen.getByRole('switch', { name: 'Totals' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Total' })).not.toBeInTheDocument());
  expect(router.state.location.search).toMatchObject({ totals: false, means: false });
});

test('[B62] only what is QA completed counts where that is switched on: in cells, totals, file and address', async () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) =>
    asked.push(new URL(request.url).pathname + new URL(request.url).search);
  api.use(
    getListResultsMockHandler((info) => {
      note(info);
      return getListResultsResponseMock();
    }),
    http.get('*/api/v1/compare', (info) => void note(info)),
    http.post('*/api/v1/compare-export', async ({ request }) => {
      asked.push(JSON.stringify(await request.json()));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, router } = await openScreen(ADDRESS);
  await cell(kenya);
  asked.length = 0;
  await user.click(screen.getByRole('switch', { name: 'QA completed only' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.every((address) => address.includes('completedOnly=true'))).toBe(true);
  expect(router.state.location.search).toMatchObject({ completedOnly: true });
  expect(await screen.findByText(/no score that is QA completed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Export/ }));
  await waitFor(() => expect(asked.at(-1)).toContain('"CompletedOnly":true'));
});

test('[B62] what improved, worsened, is newly or no longer rated are filters of their own', async () => {
  const { user, router } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  await user.click(screen.getByRole('button', { name: /^Changes/ }));
  await user.click(await screen.findByRole('option', { name: 'No longer rated' }));
  expect(await screen.findByText('1 of 6 indicators')).toBeVisible();
  expect(router.state.location.search).toMatchObject({ kinds: [3] });
  await user.click(screen.getByRole('option', { name: 'No longer rated' }));
  await user.click(screen.getByRole('option', { name: 'Newly rated' }));
  expect(await screen.findByText('No indicator fits both the search and the selected changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('6 indicators')).toBeVisible();
});

test('[B62] totals that cannot be fetched say so above the grid, which stands without them', async () => {
  let isRefused = true;
  const refused = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
  api.use(http.get('*/api/v1/results/4', () => (isRefused ? HttpResponse.json(refused, { status: 409 }) : undefined)));
  const { user } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('rowheader', { name: 'Total' })).not.toBeInTheDocument();
  isRefused = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await cell(kenya)).toBeInTheDocument();
});
