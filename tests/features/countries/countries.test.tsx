import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListCountriesProgressMockHandler } from '#generated/mocks/countries/countries.msw.ts';
import { getListReportEditionsMockHandler } from '#generated/mocks/editions/editions.msw.ts';
import type { CountryProgress } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { namesIn, sixCountries } from './support.ts';

const MESSAGE = 'Something went wrong fetching countries progress statuses';
const choose = async (user: Awaited<ReturnType<typeof openScreen>>['user'], filter: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: filter }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option} \\d+$`) }));
  await user.keyboard('{Escape}');
};

test('[S38] [S148] [S150] [S206] a row tells the country, its region, its progress in words and what is done, and leads to the country', async () => {
  await openScreen('/countries');
  const row = await screen.findByRole('row', { name: /^Kenya/ });
  expect(screen.getByRole('heading', { level: 1, name: 'COUNTRIES' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Country',
    'Region',
    'Progress',
    'QA Completed',
  ]);
  expect(within(row).getByRole('link', { name: 'Kenya' })).toHaveAttribute('href', '/countries/404');
  expect(within(row).getByRole('cell', { name: 'Africa' })).toBeVisible();
  expect(
    within(row).getByRole('img', {
      name: 'Kenya: QA Completed 15, QA In Progress 25, Research In Progress 48, Open 62',
    }),
  ).toBeVisible();
  expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent('15/150');
});

test('[S148] [S152] the bar stacks the four statuses by their counts and grows in after its delay', async () => {
  await openScreen('/countries');
  const bar = await screen.findByRole('img', { name: /^Kenya/ });
  const parts = [...bar.children] as HTMLElement[];
  expect(parts.map((part) => [part.dataset.status, part.style.flexGrow])).toEqual([
    ['QACompleted', '15'],
    ['QAInProgress', '25'],
    ['ResearchInProgress', '48'],
    ['Open', '62'],
  ]);
  for (const part of parts) expect(part).toHaveClass('animate-grow-in');
});

test('[S152] of 193 countries the bars of the first 40 grow in: each part that moves is a layer to compose', async () => {
  const [one] = sixCountries();
  const all = Array.from({ length: 193 }, (_, at) => ({ ...one, CountryId: at + 1, CountryName: `Country ${at}` }));
  api.use(getListCountriesProgressMockHandler(all as CountryProgress[]));
  await openScreen('/countries');
  const bars = () => screen.queryAllByRole('img', { name: /^Country/ });
  await waitFor(() => expect(bars()).toHaveLength(193));
  const moving = bars().map((bar) => bar.querySelector('.animate-grow-in') !== null);
  expect(moving).toEqual(moving.map((_, at) => at < 40));
});

test('[S149] the legend names the four statuses', async () => {
  await openScreen('/countries');
  const legend = await screen.findByRole('list', { name: 'Legend' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Open', 'Research In Progress', 'QA In Progress', 'QA Completed']);
});

test('[S149] [S255] a country is searched for once the typing has rested for half a second, without case and accents', async () => {
  const { user, router } = await openScreen('/countries');
  await screen.findByRole('row', { name: /^Kenya/ });
  const typedAt = performance.now();
  await user.type(screen.getByRole('searchbox', { name: 'Search by country' }), 'COTE');
  await waitFor(() => expect(namesIn('table')).toEqual(["Côte d'Ivoire"]));
  expect(performance.now() - typedAt).toBeGreaterThanOrEqual(500);
  expect(router.state.location.search).toMatchObject({ name: 'COTE' });
  expect(screen.getByText('1 of 6 countries')).toHaveRole('status');
});

test('[S149] [S151] the filters stand in the address and as chips; regions are in alphabetical order', async () => {
  const { user, router } = await openScreen('/countries');
  await screen.findByRole('row', { name: /^Kenya/ });
  await user.click(screen.getByRole('button', { name: /^Region ./ }));
  const regions = await screen.findAllByRole('option');
  expect(regions.map((region) => region.textContent)).toEqual([
    'Africa 2',
    'Americas 1',
    'Asia 1',
    'Europe 1',
    'Oceania 1',
  ]);
  await user.keyboard('{ArrowDown}{Enter}{Home} {Escape}');
  await waitFor(() => expect(namesIn('table')).toEqual(["Côte d'Ivoire", 'Kenya', 'Peru']));
  await choose(user, /^Status ./, 'QA Completed');
  await waitFor(() => expect(namesIn('table')).toEqual(['Kenya']));
  expect(router.state.location.search).toMatchObject({ region: ['Africa', 'Americas'], status: [3] });
  const chips = screen.getByRole('list', { name: 'Filters in force' });
  await user.click(within(chips).getByRole('button', { name: 'Remove Status: QA Completed' }));
  await waitFor(() => expect(namesIn('table')).toHaveLength(3));
  await user.click(within(chips).getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/countries'));
  expect(namesIn('table')).toHaveLength(6);
  expect(screen.getByRole('searchbox', { name: 'Search by country' })).toHaveFocus();
});

test('[S149] [B2] finished, under way and not started are asked of a country as a whole', async () => {
  const counts = (QAComplete: number, Open: number) => ({
    TotalIndicatorCount: QAComplete + Open,
    WorkflowStatuses: { Open, ResearchInProgress: 0, QAInProgress: 0, QAComplete },
  });
  const stages: Record<string, ReturnType<typeof counts>> = { Kenya: counts(150, 0), Norway: counts(0, 150) };
  api.use(
    getListCountriesProgressMockHandler(sixCountries(({ CountryName }) => stages[CountryName] ?? counts(1, 149))),
  );
  const { user, router } = await openScreen('/countries');
  await screen.findByRole('row', { name: /^Kenya/ });
  await user.click(screen.getByRole('button', { name: /^Progress ./ }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Not started 1', 'Under way 4', 'Finished 1']);
  await user.keyboard('{Escape}');
  await choose(user, /^Progress ./, 'Finished');
  await waitFor(() => expect(namesIn('table')).toEqual(['Kenya']));
  await choose(user, /^Progress ./, 'Not started');
  await waitFor(() => expect(namesIn('table')).toEqual(['Kenya', 'Norway']));
  expect(router.state.location.search).toMatchObject({ stage: [0, 2] });
  await user.click(screen.getByRole('button', { name: 'Remove Progress: Finished' }));
  await waitFor(() => expect(namesIn('table')).toEqual(['Norway']));
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/countries'));
});

test('[B2] each option says how many countries it would leave with the other filters, also none', async () => {
  const { user } = await openScreen('/countries?region=["Africa"]&status=[3]');
  await screen.findByRole('row', { name: /^Kenya/ });
  await user.click(screen.getByRole('button', { name: /^Region ./ }));
  expect(await screen.findByRole('option', { name: 'Africa 1' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Americas 0' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Status ./ }));
  expect(await screen.findByRole('option', { name: 'QA Completed 1' })).toBeVisible();
});

test('[S149] [S155] an address with every filter brings them back on the map, and the table has the same countries', async () => {
  const { user } = await openScreen(
    '/countries?name=n&status=%5B0%2C1%2C3%5D&region=%5B%22Europe%22%2C%22Africa%22%5D&sort=region&desc=true&view=map&measure=scores',
  );
  const map = await screen.findByRole('region', { name: 'World map: Score: the mean of a country’s milestones' });
  expect(screen.getByRole('searchbox')).toHaveValue('n');
  for (const chip of ['Status: Research In Progress', 'Status: QA Completed', 'Region: Europe', 'Region: Africa'])
    expect(screen.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
  const onMap = (await within(map).findAllByRole('link')).length;
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const table = await screen.findByRole('table', { name: 'Countries' });
  expect(screen.getByRole('columnheader', { name: 'Region' })).toHaveAttribute('aria-sort', 'descending');
  expect(within(table).getAllByRole('link')).toHaveLength(onMap);
});

test('[S149] the focus follows the chips: to the next one, at last to the search box', async () => {
  const { user } = await openScreen('/countries?region=%5B%22Africa%22%5D&status=%5B3%5D');
  const first = await screen.findByRole('button', { name: 'Remove Status: QA Completed' });
  first.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Region: Africa' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search by country' })).toHaveFocus());
  expect(namesIn('table')).toHaveLength(6);
});

test('[S149] an address brings every filter and the order back; what makes no sense in it filters nothing', async () => {
  await openScreen(
    '/countries?region=%5B%22Africa%22%2C%22Europe%22%5D&sort=done&desc=true&status=%5B7%2C0%2C3%5D&view=globe',
  );
  await screen.findByRole('table');
  expect(namesIn('table')).toEqual(['Norway', 'Kenya', "Côte d'Ivoire"]);
  expect(screen.getByRole('columnheader', { name: 'QA Completed' })).toHaveAttribute('aria-sort', 'descending');
});

test('[S148] the back button brings the focus back to the country that was opened, coming by another way does not', async () => {
  const { user, router } = await openScreen('/countries');
  (await screen.findByRole('link', { name: 'Norway' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/578'));
  router.history.back();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Norway' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/578'));
  await router.navigate({ to: '/countries' });
  expect(await screen.findByRole('link', { name: 'Norway' })).not.toHaveFocus();
});

test('[S140] [S149] Clear Filters also empties a search that was typed and is not yet in force', async () => {
  const { user, router } = await openScreen('/countries?region=%5B%22Africa%22%5D');
  await user.type(await screen.findByRole('searchbox', { name: 'Search by country' }), 'ken');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/countries'));
  expect(namesIn('table')).toHaveLength(6);
});

test('[S148] columns sort: the furthest first, then the other way round', async () => {
  const { user, router } = await openScreen('/countries');
  await screen.findByRole('row', { name: /^Kenya/ });
  await user.click(screen.getByRole('button', { name: 'QA Completed' }));
  await waitFor(() => expect(namesIn('table').slice(0, 3)).toEqual(['Norway', 'Japan', 'Kenya']));
  await user.click(screen.getByRole('button', { name: 'QA Completed' }));
  await waitFor(() => expect(namesIn('table').slice(0, 3)).toEqual(["Côte d'Ivoire", 'Peru', 'Fiji']));
  await user.click(screen.getByRole('button', { name: 'Region' }));
  await waitFor(() => expect(namesIn('table').slice(0, 3)).toEqual(["Côte d'Ivoire", 'Kenya', 'Peru']));
  expect(router.state.location.search).toEqual({ sort: 'region' });
});

test('[S148] as cards they are ordered by a choice, and no button takes a focus that nobody sees', async () => {
  const { user, router } = await openScreen('/countries', { width: 390 });
  await screen.findByRole('row', { name: /^Kenya/ });
  expect(screen.queryByRole('button', { name: 'QA Completed' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'QA Completed, most first');
  await waitFor(() => expect(namesIn('table').slice(0, 3)).toEqual(['Norway', 'Japan', 'Kenya']));
  expect(router.state.location.search).toEqual({ sort: 'done', desc: true });
});

test('[S148] an edition without countries and filters that let none through say so', async () => {
  const { user } = await openScreen('/countries?name=zzz');
  expect(await screen.findByText('No countries available for the current selected filters.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('row', { name: /^Kenya/ })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search by country' })).toHaveFocus();
});

test('[S148] an edition without countries says so', async () => {
  api.use(getListCountriesProgressMockHandler([]));
  await openScreen('/countries');
  expect(await screen.findByText('No countries')).toBeVisible();
});

test('[S131] [S253] a failed fetch says so in the operation’s words and is tried again', async () => {
  let isRefused = true;
  api.use(
    http.get('*/api/v1/countries-with-workflow-progress/4', () =>
      isRefused
        ? HttpResponse.json({ type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 })
        : undefined,
    ),
  );
  const { user } = await openScreen('/countries');
  const section = await screen.findByRole('region', { name: 'Countries' });
  expect(await within(section).findByRole('alert')).toHaveTextContent(MESSAGE);
  isRefused = false;
  await user.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /^Kenya/ })).toBeVisible();
});

test.each(['/countries', '/countries/404'])(
  '[S28] [S134] without an active edition %s says so and leads to the dashboard',
  async (address) => {
    api.use(getListReportEditionsMockHandler([]));
    const { router } = await openScreen(address);
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
    expect(notices.all().map(({ message }) => message)).toContain('No active edition');
  },
);

test('[S148] one country is counted as one', async () => {
  api.use(getListCountriesProgressMockHandler(sixCountries().slice(0, 1)));
  const { user } = await openScreen('/countries');
  expect(await screen.findByText('1 country')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by country' }), 'zzz{Enter}');
  expect(await screen.findByText('0 of 1 country')).toBeVisible();
});

test('[S148] 193 countries are all there', async () => {
  const [first] = sixCountries();
  if (!first) throw new Error('no example');
  const all = Array.from({ length: 193 }, (_, n) => ({ ...first, CountryId: n + 1, CountryName: `Country ${n + 1}` }));
  api.use(getListCountriesProgressMockHandler(all));
  await openScreen('/countries');
  expect(await screen.findByText('193 countries')).toBeVisible();
  await waitFor(() => expect(namesIn('table')).toHaveLength(193));
});
