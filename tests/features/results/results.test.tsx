import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, openScreen } from '../../support/screen.tsx';
import { signsOf } from '../../support/signs.ts';

// no layout here: as much as all rows need
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1400);
});

const spectator = { Permissions: ['report-compare' as const], Id: 5 };
/** May not compare. */
const external = { Permissions: ['dataentry-indicators' as const], Id: 4 };
const table = () => screen.findByRole('table', { name: 'Results' });
const namesIn = (rows: HTMLElement) =>
  within(rows)
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

test('[B61] countries stand with score, coverage, rank and change; what is rated too little has no rank', async () => {
  await openScreen('/results', { as: spectator });
  const rows = within(await table());
  const kenya = rows.getByRole('row', { name: /^Kenya/ });
  expect(within(kenya).getAllByRole('cell')[0]).toHaveTextContent(/^3$/);
  expect(within(kenya).getByRole('button', { name: /^Kenya, Total: 58.5% 86 of 150 rated/ })).toBeVisible();
  expect(kenya).toHaveTextContent('+5.6');
  expect(within(rows.getByRole('row', { name: /^Fiji/ })).getByText('Not ranked')).toBeVisible();
  expect(rows.getByRole('row', { name: /^All countries/ })).toHaveTextContent('68.1%');
});

test('[B61] each figure tells how it is made, and leads to its ratings', async () => {
  const { user } = await openScreen('/results', { as: spectator });
  await user.click(within(await table()).getByRole('button', { name: /^Kenya, 2 Roads: 60.0%/ }));
  const making = within(await screen.findByRole('dialog', { name: 'How is this made? Kenya, 2 Roads' }));
  expect(making.getByText('12 favourable of 20 rated, of 30 indicators.')).toBeVisible();
  expect(making.getByText('Mean of Africa').nextSibling).toHaveTextContent('60.0%');
  expect(making.getByText('Road Safety Report 2025').nextSibling).toHaveTextContent('66.7%');
  expect(making.getByText(/^Change, on the 18 indicators/).nextSibling).toHaveTextContent('−5.6');
  const href = making.getByRole('link', { name: 'The ratings' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toBe('/countries/404?milestones=[17]');
  const compare = making.getByRole('link', { name: /^Compare with/ }).getAttribute('href');
  expect(decodeURIComponent(compare ?? '')).toBe('/compare?editions=[3,4]&countries=[404]&milestones=[17]');

  // its row has one popover for all figures
  const other = within(await table()).getByRole('button', { name: /^Kenya, Total:/ });
  await user.click(other);
  expect(screen.getAllByRole('dialog').map((one) => one.ariaLabel)).toEqual(['How is this made? Kenya, Total']);
  expect(other).toHaveAttribute('aria-expanded', 'true');
  await user.click(other);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[B61] who may not compare is led from figures and dots to countries only', async () => {
  const { user } = await openScreen('/results', { as: external });
  const dots = within(await screen.findByRole('list', { name: 'Scores of Total in both editions' }));
  const kenya = decodeURIComponent(dots.getByRole('link', { name: /^Kenya/ }).getAttribute('href') ?? '');
  expect(kenya).toBe('/countries/404?tab=results');
  await user.click(within(await table()).getByRole('button', { name: /^Kenya, 2 Roads: 60.0%/ }));
  expect(within(await screen.findByRole('dialog')).getAllByRole('link')).toHaveLength(2);
  expect(document.querySelector('[href*="/compare"]')).toBeNull();
});

test('[B61] sorted by score, those rated too little come after the ranked, whichever way', async () => {
  const { user, router } = await openScreen('/results', { as: spectator });
  const rows = await table();
  const ranked = ['Norway', 'Japan', 'Kenya'];
  const starts = (names: string[]) => names.map((name) => expect.stringMatching(new RegExp(`^${name}`)));
  await user.click(within(rows).getByRole('button', { name: 'Total' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ sort: 'total', desc: true }));
  const rest = ['Fiji', 'Peru', 'Côte'];
  expect(namesIn(rows)).toEqual(starts(['All countries', ...ranked, ...rest]));
  await user.click(within(rows).getByRole('button', { name: 'Total' }));
  const upwards = ['All countries', ...ranked.toReversed(), 'Peru', 'Fiji', 'Côte'];
  await waitFor(() => expect(namesIn(rows)).toEqual(starts(upwards)));
});

test('[B61] switches, the edition to compare with and pins are in the address and asked of the server', async () => {
  const asked: string[] = [];
  api.events.on('request:start', ({ request }) => {
    if (request.url.includes('/results/')) asked.push(new URL(request.url).search);
  });
  const { user, router } = await openScreen('/results', { as: spectator });
  const rows = await table();
  await user.click(screen.getByRole('switch', { name: 'QA completed only' }));
  await user.click(screen.getByRole('switch', { name: 'Equal weight for each indicator' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?completedOnly=true&equalIndicators=true'));
  await user.selectOptions(screen.getByLabelText('Compared with'), 'No other edition');
  await waitFor(() => expect(asked.at(-1)).toContain('against=0'));
  await user.click(within(rows).getByRole('button', { name: 'Pin Peru' }));
  await waitFor(() => expect(namesIn(rows)[1]).toMatch(/^Peru/));
  expect(router.state.location.search).toMatchObject({
    ...{ completedOnly: true, equalIndicators: true, against: 0, pinned: [604] },
  });
});

test('until the results have come the edition to compare with is the one before, not none', async () => {
  api.use(http.get('*/results/:editionId', () => delay('infinite')));
  await openScreen('/results', { as: spectator });
  expect(await screen.findByLabelText('Compared with')).toHaveDisplayValue('The edition before');
});

test('[B61] a region shows its mean and its countries alone; nothing found can be cleared', async () => {
  const { user, router } = await openScreen('/results?region=["Africa"]', { as: spectator });
  const rows = await table();
  expect(namesIn(rows)).toEqual([
    ...['All countriesMean of 6 countries', 'AfricaMean of 2 countries'],
    ...["Côte d'IvoireAfrica", 'KenyaRank 3Africa'],
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search by country' }), 'zzz{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({}));
  expect(namesIn(rows)).toHaveLength(7);
});

test('[B61] the scatter is one stop of the Tab key, its arrows go on, and the table says the same', async () => {
  const { user } = await openScreen('/results', { as: spectator });
  const dots = within(await screen.findByRole('list', { name: 'Scores of Total in both editions' }));
  const all = dots.getAllByRole('link');
  expect(all.map((dot) => dot.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  all[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(
    'Kenya: 54.5% in Road Safety Report 2025, 60.1% in Road Safety Report 2026, up 5.6 points',
  );
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const row = within(screen.getByRole('table', { name: 'Total in both editions' })).getByRole('row', {
    name: /^Kenya/,
  });
  expect(row).toHaveTextContent('Kenya54.5%60.1%+5.679');
  expect(signsOf(row)).toEqual(['up']);
});

test('[B61] a failed read says so in its place and can be tried again', async () => {
  api.use(http.get('*/results/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await openScreen('/results', { as: spectator });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await table()).toBeVisible();
});
