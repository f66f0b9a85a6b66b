import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListLibraryIndicatorsMockHandler,
  getListLibraryIndicatorsResponseMock,
} from '#generated/mocks/library/library.msw.ts';
import type { LibraryIndicator } from '#generated/model/index.ts';
import '#src/features/library/library-list.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';

const address = '/libraries/manage-indicators';
/** The first page takes a while on a busy machine. */
const table = () => screen.findByRole('table', { name: 'Indicators' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const numbers = async () => (await rows()).map((row) => cells(row)[0]);
const box = () => screen.getByRole('searchbox', { name: 'Search indicators' });

/** A library of so many indicators, ten an activity, from 1.1.1 on. */
function library(count: number): LibraryIndicator[] {
  const [first] = getListLibraryIndicatorsResponseMock();
  return Array.from({ length: count }, (_, at) => {
    const number = [Math.floor(at / 100) + 1, (Math.floor(at / 10) % 10) + 1, (at % 10) + 1].join('.');
    const ShortName = `Indicator named ${at + 1}`;
    return {
      ...(first as LibraryIndicator),
      LibraryIndicatorId: at + 1,
      ShortName,
      SnapshotName: `${number} ${ShortName}`,
    };
  });
}

test('[S18] [S193] [S217] the library lists number, name, polarity and where it was last used, by number, and leads to each', async () => {
  await openScreen(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'INDICATORS' })).toBeVisible();
  const list = await table();
  expect(
    within(list)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['No.', 'Indicator', 'Full Name', 'Polarity', 'Last used']);
  expect(within(list).getByRole('columnheader', { name: 'No.' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await numbers()).toEqual(['1.1.1', '1.1.2', '1.1.3', '1.1.4', '1.1.5', '1.2.1']);
  const [first, , , , negative] = await rows();
  expect(cells(first).slice(2)).toEqual([
    'A national lead agency for road safety is named in law',
    'Positive',
    'Road Safety Report 2026',
  ]);
  expect(within(first as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
  expect(within(negative as HTMLElement).getAllByRole('img', { name: 'Negative indicator' })[0]).toHaveTextContent('N');
  expect(within(list).getByRole('link', { name: 'National strategy adopted' })).toHaveAttribute('href', `${address}/6`);
});

test('[S193] [S230] without view-library-indicator the page is refused', async () => {
  const { router } = await openScreen(address, { as: { Permissions: ['report-compare'] } });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/unauthorized'));
  expect(notices.all()[0]?.message).toBe(
    'You do not have the required permissions to access the Indicator Library Page',
  );
});

test('[S193] a search rests 500 ms, is kept in the address, finds number, names and edition, and begins at the first page', async () => {
  api.use(getListLibraryIndicatorsMockHandler(library(60)));
  const { user, router } = await openScreen(`${address}?page=3`);
  expect(await numbers()).toHaveLength(10);
  await user.type(box(), '1.3.');
  expect(await numbers()).toHaveLength(10);
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ search: '1.3.' }));
  expect(await numbers()).toEqual(Array.from({ length: 10 }, (_, at) => `1.3.${at + 1}`));
  await user.clear(box());
  await user.type(box(), 'NAMED 42{Enter}');
  await waitFor(async () => expect(await numbers()).toEqual(['1.5.2']));
});

test('[S193] an address restores search and order; a hand-written number counts as text', async () => {
  await openScreen(`${address}?search=1.2&sort=ShortName&desc=true`);
  expect(await numbers()).toEqual(['1.2.1', '1.1.2']);
  expect(box()).toHaveValue('1.2');
  expect(screen.getByRole('columnheader', { name: 'Indicator' })).toHaveAttribute('aria-sort', 'descending');
});

test('[S193] the columns sort: numbers as numbers, negative indicators together, the order kept in the address', async () => {
  api.use(getListLibraryIndicatorsMockHandler([...library(20).reverse()]));
  const { user, router } = await openScreen(address);
  expect((await numbers()).slice(0, 11)).toEqual([...Array.from({ length: 10 }, (_, at) => `1.1.${at + 1}`), '1.2.1']);
  await user.click(screen.getByRole('button', { name: 'No.' }));
  await waitFor(async () => expect((await numbers())[0]).toBe('1.2.10'));
  expect(router.state.location.search).toEqual({ sort: 'Number', desc: true });
});

test('[S193] where nothing matches it says so, and clearing leads back to the box', async () => {
  const { user, router } = await openScreen(`${address}?search=zebra`);
  const clear = await screen.findByRole('button', { name: 'Clear search' });
  expect(screen.getAllByText('Nothing matches ‘zebra’.')[0]).toHaveRole('status');
  await user.click(clear);
  expect(await numbers()).toHaveLength(6);
  expect(router.state.location.search).toEqual({});
  expect(box()).toHaveFocus();
});

test('[S195] an empty library says so', async () => {
  api.use(getListLibraryIndicatorsMockHandler([]));
  await openScreen(address);
  expect(await screen.findByText('No available library indicators')).toBeVisible();
});

test('[S194] an indicator that no edition uses any more leads nowhere', async () => {
  const [first] = getListLibraryIndicatorsResponseMock();
  api.use(
    getListLibraryIndicatorsMockHandler([
      { ...(first as LibraryIndicator), ReportEditionId: null, ReportEditionName: null },
    ]),
  );
  await openScreen(address);
  const [row] = await rows();
  expect(cells(row).at(-1)).toBe('–');
  expect(within(row as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

test('[S193] of 1,500 indicators one page is in the document', async () => {
  api.use(getListLibraryIndicatorsMockHandler(library(1500)));
  await openScreen(address);
  expect(await rows()).toHaveLength(25);
  expect(screen.getByText('1–25 of 1,500 Indicators')).toBeVisible();
});

test('[S193] while it is on its way it says so; a failure is told and tried again', async () => {
  api.use(http.get('*/api/v1/indicators', () => delay('infinite')));
  const { client } = await openScreen(address);
  expect(await screen.findByText('Fetching Indicators...')).toHaveRole('status');
  await client.cancelQueries();
});

test('[S251] a failed read is told where the table would be, and tried again there', async () => {
  api.use(
    http.get('*/api/v1/indicators', () =>
      HttpResponse.json({ type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { user } = await openScreen(address);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong fetching the library indicators');
  api.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await numbers()).toHaveLength(6);
});

test('[S19] [S196] the library of references is a placeholder that says where references are', async () => {
  await openScreen('/libraries/manage-references');
  expect(await screen.findByRole('heading', { level: 1, name: 'REFERENCES' })).toBeVisible();
  expect(await screen.findByText('References are not managed here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Indicator library' })).toHaveAttribute('href', address);
});
