import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { getReadAdjacentIndicatorsMockHandler } from '#generated/mocks/ratings/ratings.msw.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { openIndicator, page, spectator } from './support.ts';

test('[S158] the title of the page is the upper-cased country name', async () => {
  await openIndicator();
  const title = await screen.findByRole('heading', { level: 1, name: 'KENYA' });
  expect(title).toBeVisible();
  // What the page is about is read first.
  expect(title.closest('[class*="[&_h1]:text-sm"]')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('KENYA · Road Safety Index'));
});

test('[S159] the header shows order number, short name, status, and the mark of a negative indicator', async () => {
  await openIndicator({ indicator: { IndicatorRating: 1 } });
  const heading = await screen.findByRole('heading', { level: 2, name: /Lead agency named in law/ });
  expect(heading).toHaveTextContent('1.1.1');
  expect(within(heading).getByRole('img', { name: 'Negative indicator' })).toBeVisible();
  await waitFor(() => expect(page.status()).toBe('Research In Progress'));
});

test('[S159] a positive indicator has no mark', async () => {
  await openIndicator();
  await screen.findByRole('heading', { level: 2, name: /Lead agency named in law/ });
  expect(screen.queryByRole('img', { name: 'Negative indicator' })).toBeNull();
});

test('[S159] one button closes and opens all panels', async () => {
  const { user } = await openIndicator();
  const panel = await screen.findByRole('button', { name: 'Additional indicator rating tips' });
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(panel).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Indicator details' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(panel);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(panel).toHaveAttribute('aria-expanded', 'true');
});

test('[S160] the details of the indicator and its tips', async () => {
  await openIndicator();
  expect(await screen.findByText('A national lead agency for road safety is named in law')).toBeVisible();
  expect(screen.getByText(/Count a decree only if it is published/)).toBeVisible();
  const details = (name: string) => screen.getByText(name).nextElementSibling;
  expect(details('Country')).toHaveTextContent('Kenya');
  expect(details('Edition')).toHaveTextContent('Road Safety Report 2026');
  expect(details('Time period')).toHaveTextContent('In force on 31 December');
  expect(details('Dependency')).toHaveTextContent('None');
});

test('[S160] the tips have their place before the indicator is there', async () => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  api.use(http.get('*/api/v1/countries/404/report-editions/4/indicators/451', () => sent));
  await openScreen('/countries/404/indicator/451');
  const panel = await screen.findByRole('button', { name: 'Additional indicator rating tips' });
  send();
  expect(await screen.findByText(/Count a decree only if it is published/)).toBeVisible();
  expect(panel).toBeVisible();
});

test('[S160] without tips there is no panel for them', async () => {
  await openIndicator({ indicator: { ResponseRules: null } });
  await screen.findByText('A national lead agency for road safety is named in law');
  expect(screen.queryByText('Additional indicator rating tips')).toBeNull();
});

test.each([
  [null, 'Not rated yet'],
  [true, 'Met'],
  [false, 'Not Met'],
])('[S160] the parent is named with its state (met: %s)', async (IndicatorParentIsMet, words) => {
  await openIndicator({ indicator: { ParentIndicatorId: 460, IndicatorParentIsMet } });
  const parent = await screen.findByRole('link', { name: '1.1.1 Lead agency named in law' });
  expect(parent).toHaveAttribute('href', '/countries/404/indicator/460');
  expect(parent.parentElement).toHaveTextContent(new RegExp(`${words}$`));
});

test('[S162] Previous and Next lead to the neighbours', async () => {
  const { user, router } = await openIndicator();
  expect(await screen.findByRole('link', { name: 'Previous Indicator' })).toHaveAttribute(
    'href',
    '/countries/392/indicator/456',
  );
  await user.click(screen.getByRole('link', { name: 'Next Indicator' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/452'));
});

test('[S162] at an end the button stays and says that there is no target', async () => {
  api.use(
    getReadAdjacentIndicatorsMockHandler({
      NextIndicator: null,
      PreviousIndicator: { CountryId: 404, IndicatorId: 452 },
    }),
  );
  await openIndicator();
  await screen.findByRole('link', { name: 'Previous Indicator' });
  const next = screen.getByRole('button', { name: 'Next Indicator' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAccessibleDescription('This is the last indicator.');
});

test('[S162] without the permission there is neither', async () => {
  await openIndicator({ as: spectator });
  await page.note();
  expect(screen.queryByText('Next Indicator')).toBeNull();
  expect(screen.queryByText('Previous Indicator')).toBeNull();
});

test('[S163] the assigned people with their badges', async () => {
  await openIndicator();
  const rui = await screen.findByText('Rui Tanaka');
  expect(rui.parentElement).toHaveTextContent('Rui TanakaResearcher');
  expect(screen.getByText('Elena Petrova').parentElement).toHaveTextContent('Elena PetrovaQA');
});

test('[S163] nobody assigned', async () => {
  await openIndicator({
    rating: { ResearchUserId: null, ResearchUserName: null, QAUserId: null, QAUserName: null },
  });
  expect(await screen.findByText('No Research User')).toBeVisible();
  expect(screen.getByText('No QA User')).toBeVisible();
});

test('[S164] the Rating tab is open', async () => {
  await openIndicator();
  expect(await screen.findByRole('tab', { name: 'Rating', selected: true })).toBeVisible();
});

test.each([
  '/countries/abc/indicator/451',
  '/countries/404/indicator/0',
  '/countries/404/indicator/1.5',
  '/countries/-4/indicator/451',
])('[S8] %s cannot mean anything and leads to /404', async (address) => {
  const { router } = await openIndicator({ address });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/404'));
});

test('[S158] commentId is a number or nothing', async () => {
  const { router } = await openIndicator({ address: '/countries/404/indicator/451?commentId=7' });
  await page.note();
  expect(router.state.matches.at(-1)?.search).toEqual({ commentId: 7 });
  await router.navigate({ href: '/countries/404/indicator/451?commentId=no' });
  expect(router.state.matches.at(-1)?.search).toEqual({ commentId: undefined });
});
