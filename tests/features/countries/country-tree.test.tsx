import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import {
  getListCountryModulesMockHandler,
  getListCountryModulesResponseMock,
} from '#generated/mocks/countries/countries.msw.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { kenya, namesIn } from './support.ts';

const NOTHING_FITS = 'No indicators available for the current selected filters.';
const row = (name: RegExp) => screen.getByRole('row', { name });
const focused = () => document.activeElement?.getAttribute('data-key');

/** By default where milestones start closed. */
async function openKenya(search = '', { width = 1023 } = {}) {
  const tools = await openScreen(`/countries/404${search}`, { width });
  await screen.findByRole('treegrid', { name: 'Milestones, activities and indicators' });
  return tools;
}

afterEach(() => sessionStorage.clear());

test('[S153] the title is the name of the country in upper case', async () => {
  await openKenya();
  expect(await screen.findByRole('heading', { level: 1, name: 'KENYA' })).toBeVisible();
  expect(document.title).toBe('KENYA · Road Safety Index');
});

test('[S154] [S156] [S207] [S212] milestones open into activities and those into indicators, with favourable of rated, scores and a dash', async () => {
  const { user } = await openKenya();
  expect(namesIn('treegrid')).toEqual([
    '1Road safety management',
    '2Safe roads',
    '3Safe vehicles',
    '4Safe road users',
    '5Post-crash response',
  ]);
  await user.click(row(/^1 ?Road safety management/));
  await user.click(row(/^1\.1 ?Lead agency/));
  const cells = (name: RegExp) =>
    within(row(name))
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent);
  expect(cells(/^1 ?Road safety management/).at(-1)).toBe('2/4');
  expect(cells(/^1\.1 ?Lead agency/).at(-1)).toBe('1/3');
  expect(cells(/^1\.1\.1/)).toEqual(['1.1.1Lead agency named in law', 'Research In Progress', '1']);
  expect(cells(/^1\.1\.2/).at(-1)).toBe('–Not rated');
  expect(cells(/^1\.1\.5/).at(-1)).toBe('-1');
  expect(within(row(/^1\.1\.5/)).getByRole('img', { name: 'Negative indicator' })).toBeVisible();
  expect(within(row(/^1\.1\.1/)).getByRole('link', { name: 'Lead agency named in law' })).toHaveAttribute(
    'href',
    '/countries/404/indicator/451',
  );
  await user.click(row(/^1 ?Road safety management/));
  expect(namesIn('treegrid')).toHaveLength(5);
});

test('[S154] rows say their level, place and whether they are open', async () => {
  const { user } = await openKenya();
  const milestone = row(/^1 ?Road safety management/);
  expect(milestone).toHaveAttribute('aria-expanded', 'false');
  await user.click(milestone);
  expect(milestone).toHaveAttribute('aria-expanded', 'true');
  await user.click(row(/^1\.1 ?Lead agency/));
  const indicator = row(/^1\.1\.3/);
  expect(indicator).not.toHaveAttribute('aria-expanded');
  for (const [name, value] of [
    ['level', '3'],
    ['posinset', '3'],
    ['setsize', '5'],
  ])
    expect(indicator).toHaveAttribute(`aria-${name}`, value);
});

test('[S154] the tree is one tab stop; arrows open, close and move, Home and End go to the ends, Enter follows', async () => {
  const { user, router } = await openKenya();
  const stops = () => screen.getAllByRole('row').filter((one) => one.tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('i451');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('i453');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Lead agency reports every year' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('i453');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('a91');
  await user.keyboard('{ArrowLeft}');
  expect(row(/^1\.1 ?Lead agency/)).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('m16');
  await user.keyboard('{End}');
  expect(focused()).toBe('m20');
  await user.keyboard('{Home}{Enter}');
  expect(row(/^1 ?Road safety management/)).toHaveAttribute('aria-expanded', 'false');
  expect(stops().map((one) => one.dataset.key)).toEqual(['m16']);
  await user.keyboard(' {ArrowDown}{ArrowDown} {ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/456'));
});

test('[S154] all opens and closes at once', async () => {
  const { user } = await openKenya();
  await user.click(screen.getByRole('button', { name: 'Open all' }));
  expect(namesIn('treegrid')).toHaveLength(5 + 2 + 6 + 4);
  await user.click(screen.getByRole('button', { name: 'Close all' }));
  expect(namesIn('treegrid')).toHaveLength(5);
});

test('[S154] where there is room milestones start open, and close and open as all others do', async () => {
  const { user } = await openKenya('', { width: 1024 });
  expect(row(/^1 ?Road safety management/)).toHaveAttribute('aria-expanded', 'true');
  expect(row(/^1\.1 ?Lead agency/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(row(/^1 ?Road safety management/));
  expect(row(/^1 ?Road safety management/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Open all' }));
  expect(row(/^1\.1\.1/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close all' }));
  expect(namesIn('treegrid')).toHaveLength(5);
});

test('[S154] bars of rows do not grow in, which made each of their parts a layer of its own while all opened', async () => {
  await openKenya();
  const bars = within(screen.getByRole('treegrid')).getAllByRole('img', { name: /Research In Progress \d/ });
  const parts = bars.flatMap((bar) => [...bar.children]);
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(part).not.toHaveClass('animate-grow-in');
});

test('[S154] what was open is open again on the way back', async () => {
  const { user, router } = await openKenya();
  await user.click(row(/^1 ?Road safety management/));
  await user.click(row(/^1\.1 ?Lead agency/));
  await user.click(screen.getByRole('link', { name: 'Lead agency named in law' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/451'));
  router.history.back();
  expect(await screen.findByRole('link', { name: 'Lead agency named in law' })).toBeVisible();
  await waitFor(() => expect(row(/^1\.1\.1 ?Lead agency named in law/)).toHaveFocus());
});

test('[S155] the activity filter waits for a milestone; both stand in the address and as chips', async () => {
  const { user, router } = await openKenya();
  const activity = () => screen.getByRole('button', { name: /^Activity ./ });
  expect(activity()).toHaveAttribute('aria-disabled', 'true');
  await user.click(activity());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Milestone ./ }));
  await user.click(await screen.findByRole('option', { name: '1 Road safety management' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(activity()).not.toHaveAttribute('aria-disabled'));
  await user.click(activity());
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '1.1 Lead agency',
    '1.2 National strategy',
  ]);
  await user.click(screen.getByRole('option', { name: '1.2 National strategy' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ milestones: [16], activities: [92] }));
  expect(namesIn('treegrid')).toEqual([
    '1Road safety management',
    '1.2National strategy',
    '1.2.1National strategy adopted',
  ]);
  const chips = screen.getByRole('list', { name: 'Filters in force' });
  expect(within(chips).getByText('Activity: National strategy')).toBeVisible();
  await user.click(within(chips).getByRole('button', { name: 'Remove Milestone: Road safety management' }));
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/countries/404'));
  expect(namesIn('treegrid')).toHaveLength(5);
});

test('[S155] [S255] a search finds indicators by name and number once the typing has rested, and opens what leads to them', async () => {
  const { user, router } = await openKenya();
  const box = screen.getByRole('searchbox', { name: 'Search by indicator' });
  const typedAt = performance.now();
  await user.type(box, 'BUDGET');
  await waitFor(() =>
    expect(namesIn('treegrid')).toEqual([
      '1Road safety management',
      '1.1Lead agency',
      '1.1.2Lead agency has its own budget',
    ]),
  );
  expect(performance.now() - typedAt).toBeGreaterThanOrEqual(500);
  expect(router.state.location.search).toEqual({ indicatorName: 'BUDGET' });
  await user.clear(box);
  await user.type(box, '1.2.1{Enter}');
  await waitFor(() => expect(namesIn('treegrid').at(-1)).toBe('1.2.1National strategy adopted'));
});

test('[S155] a search finds what is typed without or with other accents', async () => {
  await openKenya('?indicatorName=%C3%A1gency');
  expect(await screen.findByRole('row', { name: /^1\.1\.1/ })).toBeInTheDocument();
});

test('[S155] an address brings the filters back; activities without a milestone filter nothing', async () => {
  await openKenya('?milestones=%5B16%5D&activities=%5B91%5D&indicatorName=agency');
  expect(namesIn('treegrid')).toHaveLength(2 + 4);
  expect(screen.getByRole('button', { name: 'Remove Activity: Lead agency' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('agency');
});

test('[S155] activities without a milestone filter nothing', async () => {
  await openKenya('?activities=%5B91%5D');
  expect(namesIn('treegrid')).toHaveLength(5);
  expect(screen.queryByRole('list', { name: 'Filters in force' })).not.toBeInTheDocument();
});

test('[S155] the status panel counts all indicators of the country, whatever the filters', async () => {
  await openKenya('?indicatorName=budget');
  const panel = screen.getByRole('heading', { name: 'Status progress' }).closest('section');
  const texts = [...(panel?.querySelectorAll('dl > div') ?? [])].map((line) => line.textContent);
  expect(texts).toEqual([
    'Open233%',
    'Research In Progress233%',
    'QA In Progress233%',
    'QA Completed00%',
    'Completed0/6',
    'Rated4/6',
    'Favourable2/4',
  ]);
});

test('[S157] no milestones', async () => {
  api.use(getListCountryModulesMockHandler([]));
  await openScreen('/countries/404');
  expect(await screen.findByText('No Milestones')).toBeVisible();
});

test('[S157] a milestone without activities and an activity without indicators say so when opened', async () => {
  const [first, second] = kenya();
  const [activity] = first?.Children ?? [];
  if (!first || !second || !activity) throw new Error('The example has changed');
  api.use(getListCountryModulesMockHandler([{ ...first, Children: [{ ...activity, Children: [] }] }, second]));
  const { user } = await openKenya();
  await user.click(screen.getByRole('button', { name: 'Open all' }));
  expect(namesIn('treegrid')).toEqual([
    '1Road safety management',
    '1.1Lead agency',
    'No Indicators',
    '2Safe roads',
    'No Activities',
  ]);
});

test('[S157] filters that let nothing through say so and can be cleared', async () => {
  const { user } = await openScreen('/countries/404?indicatorName=zzz');
  const section = await screen.findByRole('region', { name: 'Indicators' });
  expect(within(section).getByText(NOTHING_FITS)).toBeVisible();
  await user.click(within(section).getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('treegrid')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search by indicator' })).toHaveFocus();
});

test('[S154] the back button brings the focus back to the row of the indicator that was opened', async () => {
  const { user, router } = await openKenya();
  await user.click(screen.getByRole('button', { name: 'Open all' }));
  document.querySelector<HTMLElement>('[data-key="i453"]')?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/453'));
  router.history.back();
  await waitFor(() => expect(focused()).toBe('i453'));
});

test('[S155] a milestone’s chip goes with those of its activities; the focus goes to the search box', async () => {
  const { user } = await openScreen('/countries/404?milestones=%5B16%5D&activities=%5B91%5D');
  const milestone = await screen.findByRole('button', { name: /^Remove Milestone/ });
  expect(screen.getByRole('button', { name: /^Remove Activity/ })).toBeVisible();
  milestone.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search by indicator' })).toHaveFocus());
  expect(screen.queryByRole('list', { name: 'Filters in force' })).toBeNull();
});

test('[S253] a failed fetch says so in the operation’s words and is tried again', async () => {
  let isRefused = true;
  api.use(
    http.get('*/api/v1/countries/404/report-editions/4/modules', () =>
      isRefused
        ? HttpResponse.json({ type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 })
        : HttpResponse.json(getListCountryModulesResponseMock()),
    ),
  );
  const { user } = await openScreen('/countries/404');
  const alert = await waitFor(() => within(screen.getByRole('main')).getByRole('alert'));
  expect(alert).toHaveTextContent('Something went wrong fetching countries modules data');
  isRefused = false;
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('treegrid')).toBeVisible();
});
