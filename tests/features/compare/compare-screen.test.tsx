import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getReadCompareMockHandler, getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { ADDRESS, cell, drawNothing } from './support/comparison.ts';

beforeEach(drawNothing);

/** Every comparison asked for, by its search parameters. */
function watch() {
  const asked: Record<string, string>[] = [];
  api.use(
    getReadCompareMockHandler(({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return getReadCompareResponseMock();
    }),
  );
  return asked;
}

test('[S187] without the permission the page is closed', async () => {
  const { router } = await openScreen('/compare', { as: { Permissions: [] } });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/unauthorized'));
  expect(notices.all().map(({ message }) => message)).toContain(
    'You do not have the required permissions to access the Compare Tool Page',
  );
});

test('[S14, S248] nothing is compared before an edition and a country are chosen', async () => {
  const asked = watch();
  await openScreen('/compare?editions=%5B4%5D');
  expect(await screen.findByText('Select countries to compare')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'COMPARE TOOL' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('[S188, S189, S248] the choice of the address is asked for and shown, cell by cell, in words', async () => {
  const asked = watch();
  await openScreen(`${ADDRESS}&milestones=%5B16%5D`);
  expect(await cell(/^Kenya, 1\.1\.2 .*: previous not met, latest NA$/)).toBeInTheDocument();
  expect(asked).toEqual([{ editions: '[4,3]', countries: '[404,578]', milestones: '[16]' }]);
  const grid = screen.getByRole('grid', { name: 'Scores by indicator and country' });
  // a head, the total and one milestone; a column of names and two regions
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '9'));
  expect(grid).toHaveAttribute('aria-colcount', '5');
  const { Indicators, Countries } = getReadCompareResponseMock();
  await waitFor(() =>
    expect(within(grid).getAllByRole('gridcell')).toHaveLength((Indicators.length + 2) * (Countries.length + 2)),
  );
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Indicator', 'Mean of Africa', 'Mean of Europe', 'Kenya', 'Norway']);
  expect(
    within(grid).getByRole('rowheader', { name: '1.1.5 Lead agency post left vacant, negative indicator' }),
  ).toBeInTheDocument();
});

test('[S248] no milestones are sent where none are chosen, and the focus of the window asks nothing again', async () => {
  const asked = watch();
  await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await new Promise((wait) => setTimeout(wait, 50));
  expect(asked).toEqual([{ editions: '[4,3]', countries: '[404,578]' }]);
  focusManager.setFocused(undefined);
});

test('[S188] behind its button a phone sees how many filters are in force', async () => {
  await openScreen(`${ADDRESS}&differences=true&completedOnly=true`, { width: 390 });
  expect(await screen.findByRole('button', { name: /^Filters 2\s*active$/ })).toBeVisible();
});

test('[S188] at most two editions are compared: a third takes the place of the first', async () => {
  const { user, router } = await openScreen(ADDRESS);
  await user.click(await screen.findByRole('button', { name: /^Editions/ }));
  await user.click(await screen.findByRole('option', { name: 'Road Safety Report 2024' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ editions: [3, 2] }));
});

test('[S188, S250] another latest edition leaves the milestones of the old one out', async () => {
  const { user, router } = await openScreen(`${ADDRESS}&milestones=%5B16%5D`);
  await user.click(await screen.findByRole('button', { name: /^Editions/ }));
  await user.click(await screen.findByRole('option', { name: 'Road Safety Report 2026' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ editions: [3] }));
  expect(router.state.location.search).not.toHaveProperty('milestones');
});

test('[S188] what a search found in a region can be folded away, and the next search shows it again', async () => {
  const { user } = await openScreen(ADDRESS);
  await user.click(await screen.findByRole('button', { name: /^Countries/ }));
  const box = await screen.findByRole('searchbox', { name: 'Search countries' });
  await user.type(box, 'ken{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Kenya' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Africa', expanded: true }));
  expect(screen.queryByRole('checkbox', { name: 'Kenya' })).toBeNull();
  await user.type(box, 'y{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Kenya' })).toBeVisible();
});

test('[S188] a region is chosen with all its countries', async () => {
  const { user, router } = await openScreen('/compare?editions=%5B4%5D');
  await user.click(await screen.findByRole('button', { name: /^Countries/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Africa' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ countries: [384, 404] }));
});

test('[S191] what is typed filters at once, and reaches the address when the typing rests', async () => {
  const { user, router } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  const box = screen.getByRole('searchbox', { name: 'Search indicators' });
  fireEvent.change(box, { target: { value: 's' } });
  // A letter is painted before what it finds.
  expect(screen.getByText('6 indicators')).toBeVisible();
  await user.type(box, 'trategy');
  expect(await screen.findByText('1 of 6 indicators')).toBeVisible();
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ indicatorName: 'strategy' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader', { name: /^\d\.\d\.\d/ })).toHaveLength(1));
  await user.clear(box);
  expect(await screen.findByText('6 indicators')).toBeVisible();
});

test.each([
  ['before it has reached the address', ''],
  ['after it has', 'strategy'],
])('[S191] a search that is emptied by its button or Escape filters no more, %s', async (_, reached) => {
  const { user, router } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  const box = screen.getByRole('searchbox', { name: 'Search indicators' });
  const clear = [
    () => user.click(screen.getByRole('button', { name: 'Clear: Search indicators' })),
    () => user.keyboard('{Escape}'),
  ];
  for (const press of clear) {
    await user.type(box, 'strategy');
    expect(await screen.findByText('1 of 6 indicators')).toBeVisible();
    if (reached)
      await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ indicatorName: reached }));
    await press();
    await waitFor(() => expect(screen.getByText('6 indicators')).toBeVisible());
    expect(router.state.location.search).not.toHaveProperty('indicatorName');
  }
});

test.each([
  ['before the search has reached the address', ''],
  ['after it has', 'zebra'],
])('[S191] all rows are shown again where nothing was found, %s', async (_, reached) => {
  const { user, router } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  await user.type(screen.getByRole('searchbox', { name: 'Search indicators' }), 'zebra');
  if (reached)
    await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ indicatorName: reached }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('6 indicators')).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Search indicators' });
  expect(box).toHaveFocus();
  await waitFor(() => expect(box).toHaveValue(''));
  expect(router.state.location.search).not.toHaveProperty('indicatorName');
});

test('[S191] the focus stays on the screen when the button that was pressed goes', async () => {
  const { user } = await openScreen('/compare?editions=%5B4%5D');
  await user.click(await screen.findByRole('button', { name: 'Compare all countries' }));
  expect(screen.getByRole('region', { name: 'What to compare' })).toHaveFocus();
  await cell(/^Kenya, 1\.1\.1/);
  screen.getByRole('grid').focus();
  await user.keyboard(' ');
  await user.click(await screen.findByRole('button', { name: 'Select none' }));
  expect(screen.getByRole('searchbox', { name: 'Search indicators' })).toHaveFocus();
});

test('[S191] the keys move, select and sort; the active cell is named to a screen reader', async () => {
  const { user, router } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  const grid = screen.getByRole('grid');
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.ariaLabel;
  grid.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(active()).toBe('Norway, 1.1.2 Lead agency has its own budget: previous met, latest met');
  await user.keyboard(' ');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ indicators: [2] }));
  await waitFor(() =>
    expect(screen.getByRole('row', { selected: true })).toContainElement(
      screen.getByRole('rowheader', { name: /^1\.1\.2/ }),
    ),
  );
  await user.keyboard('{Control>}{End}{/Control}');
  expect(active()).toMatch(/^Norway, 1\.2\.1/);
  await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}{ArrowUp}{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ sort: 404 }));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Changes in Kenya');
});

test('[S191] only differences leaves the indicators that changed, and says that a missing score is none', async () => {
  const { user } = await openScreen(ADDRESS);
  await user.click(await screen.findByRole('switch', { name: 'Only differences' }));
  expect(await screen.findByText('2 of 6 indicators')).toBeVisible();
  expect(screen.getByText('no score, not counted as a difference')).toBeVisible();
});

const exportButton = () => screen.findByRole('button', { name: 'Export' });

test('[S188] [S227] a country that an edition lacks is told in words, and its cells say NA', async () => {
  const answer = getReadCompareResponseMock();
  api.use(getReadCompareMockHandler({ ...answer, AbsentCountries: [{ EditionId: 3, CountryIds: [578] }] }));
  await openScreen(ADDRESS);
  const words = await screen.findByText('Norway is not in Road Safety Report 2025: its cells there say NA.');
  expect(words.closest('[role="status"]')).not.toBeNull();
  expect(await exportButton()).not.toHaveAttribute('aria-disabled');
});

test('[S188] [S227] a chosen country that the answer leaves out has its column all the same, and words', async () => {
  await openScreen('/compare?editions=%5B4%2C3%5D&countries=%5B384%2C404%2C578%5D');
  expect(await cell(/^Côte d'Ivoire, 1\.1\.2 .*: previous NA, latest NA$/)).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Indicator',
    'Mean of Africa',
    'Mean of Europe',
    "Côte d'Ivoire",
    'Kenya',
    'Norway',
  ]);
  for (const year of [2025, 2026])
    expect(
      screen.getByText(`Côte d'Ivoire is not in Road Safety Report ${year}: its cells there say NA.`),
    ).toBeVisible();
});

test.each([
  [
    'an edition',
    '/compare?editions=%5B99%2C4%5D&countries=%5B404%5D',
    'The address names edition 99, which does not exist. It is left out.',
    { editions: '[4]', countries: '[404]' },
  ],
  [
    'countries',
    '/compare?editions=%5B4%5D&countries=%5B404%2C998%2C999%5D',
    'The address names countries 998 and 999, which are in no edition. They are left out.',
    { editions: '[4]', countries: '[404]' },
  ],
  [
    'a milestone',
    '/compare?editions=%5B4%5D&countries=%5B404%5D&milestones=%5B16%2C77%5D',
    'The address names milestone 77, which is not in the latest edition. It is left out.',
    { editions: '[4]', countries: '[404]', milestones: '[16]' },
  ],
])(
  '[S188] [S248] %s of an old link that does not exist is left out in words, and the rest is compared',
  async (...row) => {
    const [, address, words, wanted] = row;
    const asked = watch();
    const { router, user } = await openScreen(address);
    expect(await screen.findByText(words)).toBeVisible();
    await cell(/^Kenya, 1\.1\.1/);
    await waitFor(() => expect(asked.at(-1)).toEqual(wanted));
    expect(asked.some(({ editions }) => editions?.includes('99'))).toBe(false);
    expect(router.state.location.pathname).toBe('/compare');
    await user.click(screen.getByRole('button', { name: /^Countries.*1\s*selected$/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Africa' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(router.state.location.search).toMatchObject({ countries: [384, 404], editions: [4] });
  },
);

test('[S188] [S227] where nothing of the choice exists, it is to be made anew, and nothing can be exported', async () => {
  const asked = watch();
  await openScreen('/compare?editions=%5B99%5D&countries=%5B999%5D');
  expect(await screen.findByText('Select editions and countries to compare')).toBeVisible();
  expect(screen.getByText(/names edition 99/)).toBeVisible();
  expect(screen.getByText(/names country 999/)).toBeVisible();
  expect(await exportButton()).toHaveAccessibleDescription('Select an edition first');
  expect(asked).toEqual([]);
});

test('milestones without indicators say so', async () => {
  api.use(getReadCompareMockHandler({ ...getReadCompareResponseMock(), Indicators: [] }));
  await openScreen(`${ADDRESS}&milestones=%5B17%5D`);
  expect(await screen.findByText('No indicators to compare')).toBeVisible();
});

test('[S191] sorting by changes is offered only where two editions are compared', async () => {
  const { user, router } = await openScreen(ADDRESS);
  expect(
    await screen.findByText(/Space selects, Enter opens the rating; Enter on a country sorts by its changes\.$/),
  ).toBeInTheDocument();
  const paired = getReadCompareResponseMock();
  api.use(getReadCompareMockHandler({ ...paired, Editions: paired.Editions.slice(0, 1) }));
  await user.click(screen.getByRole('button', { name: /^Editions/ }));
  await user.click(await screen.findByRole('option', { name: 'Road Safety Report 2025' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ editions: [4] }));
  expect(await screen.findByText(/Enter opens the rating\.$/)).toBeInTheDocument();
});
