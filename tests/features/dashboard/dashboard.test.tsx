import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListReportEditionsMockHandler } from '#generated/mocks/editions/editions.msw.ts';
import type { CurrentUser } from '#generated/model/index.ts';
// At hand before the first key.
import '#src/components/ui/go-on-from.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { rowAt, rowsTo, serveRows } from './rows.ts';

const researcher: Partial<CurrentUser> = { Permissions: ['dataentry-indicators'] };

const namesShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

test('[S137, S201] a row tells number, indicator, country, status and users, and leads to the indicator of the country', async () => {
  await openScreen('/dashboard', { as: researcher });
  const row = await screen.findByRole('row', { name: /^1\.1\.5/ });
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'No.',
    'Indicator',
    'Country',
    'Status',
    'Research user',
    'QA user',
    'Since',
    'Due',
  ]);
  expect(within(row).getByRole('link', { name: 'Lead agency post left vacant' })).toHaveAttribute(
    'href',
    '/countries/404/indicator/455?list=%7B%7D',
  );
  expect(within(row).getByRole('img', { name: 'Negative indicator' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: 'Kenya' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: 'QA In Progress' })).toBeVisible();
  expect(within(row).getByText('Rui Tanaka')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /^1\.1\.4/ })).getByText('Unassigned')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Country indicators' })).toHaveAttribute('aria-rowcount', '11');
});

test('[S156] a press on a row opens its indicator; one for a new tab is left to the browser', async () => {
  serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard');
  const link = await screen.findByRole('link', { name: 'Indicator 2' });
  const address = link.getAttribute('href');
  const here = router.state.location.href;
  let isLeft: boolean | undefined;
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', leave);
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  document.removeEventListener('click', leave);
  expect(isLeft).toBe(true);
  expect(router.state.location.href).toBe(here);
  await user.click(link);
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe(address));
});

test('[S38] the page is titled', async () => {
  await openScreen('/dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'DASHBOARD' })).toBeVisible();
  expect(document.title).toBe('DASHBOARD · Road Safety Index');
});

test('[S137, S235, S255] pages of ten follow when the bottom comes into view, and the count is announced', async () => {
  const { asked } = serveRows(() => rowsTo(25));
  const { viewport } = await openScreen('/dashboard');
  expect(await screen.findByText('10 of 25')).toHaveRole('status');
  viewport.bringIntoView();
  expect(await screen.findByText('20 of 25')).toBeVisible();
  viewport.bringIntoView();
  expect(await screen.findByText('25 of 25')).toBeVisible();
  expect(asked('offset')).toEqual(['0', '10', '20']);
  expect(asked('pageSize')).toEqual(['10', '10', '10']);
  expect(namesShown()).toEqual(rowsTo(25).map((row) => row.IndicatorName));
  viewport.bringIntoView();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('[S137] the next page also comes by keyboard', async () => {
  serveRows(() => rowsTo(12));
  const { user } = await openScreen('/dashboard');
  (await screen.findByRole('button', { name: 'Load more' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('12 of 12')).toBeVisible();
  // the button is gone: what came instead has the focus
  expect(document.activeElement?.closest('tr')).toHaveTextContent('Indicator 11');
});

test('[S137] a press while the list is fetched anew brings the next page once that is over, in one call', async () => {
  let gate = Promise.resolve();
  const { asked } = serveRows(() => gate.then(() => rowsTo(25)));
  const { user, client } = await openScreen('/dashboard');
  await screen.findByText('10 of 25');
  let release = () => {};
  gate = new Promise((done) => (release = done));
  act(() => void client.invalidateQueries({ queryKey: ['infinite', 'listDashboardIndicators'] }));
  await waitFor(() => expect(asked('offset')).toEqual(['0', '0']));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  release();
  expect(await screen.findByText('20 of 25')).toBeVisible();
  expect(asked('offset')).toEqual(['0', '0', '10']);
});

test('[S137] a row that moved to a later page meanwhile is not shown twice', async () => {
  let rows = rowsTo(20);
  serveRows(() => rows);
  const { viewport } = await openScreen('/dashboard');
  await screen.findByText('10 of 20');
  rows = [{ ...rowAt(50), IndicatorName: 'New at the top' }, ...rows];
  viewport.bringIntoView();
  await waitFor(() => expect(namesShown()).toContain('Indicator 19'));
  expect(namesShown().filter((name) => name === 'Indicator 10')).toHaveLength(1);
});

test('[S139] only what is assigned to me is shown until the toggle is off', async () => {
  const { asked } = serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard');
  const toggle = await screen.findByRole('switch', { name: 'Show assigned to me only' });
  expect(toggle).toBeChecked();
  await screen.findByText('3 of 3');
  await user.click(toggle);
  await waitFor(() => expect(asked('currentUser')).toEqual(['true', 'false']));
  expect(router.state.location.href).toBe('/dashboard?currentUser=false');
  await user.click(toggle);
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/dashboard'));
});

test('[S138, S255] a name is searched for once the typing has rested for half a second, and the box keeps the focus', async () => {
  const { asked } = serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard');
  const box = await screen.findByRole('searchbox', { name: 'Search by indicator name' });
  await screen.findByText('3 of 3');
  const typedAt = performance.now();
  await user.type(box, 'lead');
  await waitFor(() => expect(asked('indicatorName')).toEqual(['', 'lead']));
  expect(performance.now() - typedAt).toBeGreaterThanOrEqual(500);
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ indicatorName: 'lead' }));
  expect(box).toHaveFocus();
});

test('[S138, S140] filters of the address reach the call, stand as chips with their names, and go one by one or all', async () => {
  const { calls } = serveRows(() => rowsTo(3));
  const address =
    '/dashboard?countries=%5B404%5D&status=%5B1%5D&researchUsers=%5B0%2C2%5D&milestones=%5B16%5D&qaUsers=%5B3%5D';
  const { user, router } = await openScreen(`${address}&indicatorName=a`);
  const chips = await screen.findByRole('list', { name: 'Filters in force' });
  for (const name of [
    'Country: Kenya',
    'Research user: Unassigned',
    'Research user: Rui Tanaka',
    'QA user: Elena Petrova',
  ])
    expect(await within(chips).findByText(name)).toBeVisible();
  expect(Object.fromEntries(calls[0] ?? [])).toMatchObject({
    countries: '[404]',
    workflows: '[1]',
    researchUsers: '1: [null,2]',
    qaUsers: '1: [3]',
    milestones: '[16]',
    indicatorName: 'a',
    currentUser: 'true',
  });
  await user.click(within(chips).getByRole('button', { name: 'Remove Research user: Unassigned' }));
  await waitFor(() => expect(calls.at(-1)?.get('researchUsers')).toBe('1: [2]'));
  await waitFor(() =>
    expect(within(chips).getByRole('button', { name: 'Remove Research user: Rui Tanaka' })).toHaveFocus(),
  );
  await user.click(within(chips).getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/dashboard'));
  expect(screen.queryByRole('list', { name: 'Filters in force' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('[S140] Clear Filters also empties a search that was typed and is not yet in force', async () => {
  const { asked } = serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard?status=%5B1%5D');
  await screen.findByText('3 of 3');
  await user.type(screen.getByRole('searchbox'), 'lead');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/dashboard'));
  expect(asked('indicatorName')).not.toContain('lead');
});

test('[S138] the back button brings the filters back', async () => {
  const { calls } = serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard?countries=%5B404%5D');
  await user.click(await screen.findByRole('button', { name: 'Remove Country: Kenya' }));
  await waitFor(() => expect(calls.at(-1)?.get('countries')).toBe('[]'));
  router.history.back();
  expect(await screen.findByText('Country: Kenya')).toBeVisible();
});

test.each([
  ['after', 0],
  ['before', 2800],
])(
  '[S138] the back button brings the focus back to the row that was opened, whose place is there again %s the rows are drawn',
  async (_, at) => {
    serveRows(() => rowsTo(100));
    const { user, router, viewport } = await openScreen('/dashboard');
    for (const count of [20, 30, 40, 50, 60, 70, 80, 90, 100]) {
      await screen.findByText(`${count - 10} of 100`);
      viewport.bringIntoView();
      await screen.findByText(`${count} of 100`);
    }
    viewport.scrollTo(2800);
    screen.getByRole('link', { name: 'Indicator 90' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toMatch(/indicator/));
    viewport.scrollTo(at);
    router.history.back();
    await screen.findByText('100 of 100');
    viewport.scrollTo(2800);
    await waitFor(() => {
      // a browser tells the size of what begins to be watched: the page may have been scrolled before
      viewport.resizeContent();
      expect(screen.getByRole('link', { name: 'Indicator 90' })).toHaveFocus();
    });
  },
);

test('[S138] a page that was come to by another way begins without the focus on a row', async () => {
  serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Indicator 2' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toMatch(/indicator/));
  await router.navigate({ to: '/dashboard' });
  expect(await screen.findByRole('link', { name: 'Indicator 2' })).not.toHaveFocus();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('[S137] the rows of the former filters stay, marked as busy, until those of the new ones are there', async () => {
  let release = () => {};
  const answer = new Promise<void>((done) => (release = done));
  serveRows(async (asked) => {
    if (asked.get('currentUser') === 'false') await answer;
    return asked.get('currentUser') === 'false' ? rowsTo(2) : rowsTo(3);
  });
  const { user } = await openScreen('/dashboard');
  await screen.findByText('3 of 3');
  await user.click(screen.getByRole('switch'));
  const table = screen.getByRole('table');
  await waitFor(() => expect(table.closest('[aria-busy="true"]')).not.toBeNull());
  expect(namesShown()).toHaveLength(3);
  release();
  expect(await screen.findByText('2 of 2')).toBeVisible();
  expect(table.closest('[aria-busy="true"]')).toBeNull();
});

test('[S28, S134, S136] without an active edition nothing is asked for, and it is said once', async () => {
  const { calls } = serveRows(() => rowsTo(2));
  api.use(getListReportEditionsMockHandler([]));
  const { router } = await openScreen('/dashboard');
  expect(await screen.findByText('No data to display')).toBeVisible();
  await router.navigate({ to: '/dashboard', search: { currentUser: false } });
  await router.navigate({ to: '/countries' });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  expect(notices.all().map(({ message }) => message)).toEqual(['No active edition']);
  expect(calls).toHaveLength(0);
});
