import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getReadIndicatorRatingResponseMock } from '#generated/mocks/ratings/ratings.msw.ts';
import type { QueuePlace } from '#generated/model/index.ts';
import { moveWords } from '#src/features/indicator/whose-move.tsx';
import { api } from '../../support/screen.tsx';
import { ADDRESS, openIndicator, page, reviewer, spectator } from './support.ts';

const LIST = encodeURIComponent(JSON.stringify({ nextUsers: [2], sort: '-statusSince' }));
const IN_LIST = `${ADDRESS}?list=${LIST}`;
const middle: QueuePlace = {
  Place: 3,
  Count: 2179,
  Previous: { CountryId: 392, IndicatorId: 456 },
  Next: { CountryId: 404, IndicatorId: 452 },
  NextForMe: { CountryId: 404, IndicatorId: 453 },
};
const serve = (place: Partial<QueuePlace> = {}) => {
  const asked: URLSearchParams[] = [];
  api.use(
    http.get('*/indicators/:indicatorId/queue', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ ...middle, ...place });
    }),
  );
  return asked;
};
/** The places of the list are not answered before they are let go. */
const late = () => {
  const { promise, resolve } = Promise.withResolvers<QueuePlace | null>();
  api.use(
    http.get('*/indicators/:indicatorId/queue', async () => {
      const place = await promise;
      return place ? HttpResponse.json(place) : HttpResponse.json({ status: 500, title: 'Broken' }, { status: 500 });
    }),
  );
  return resolve;
};
const turnOn = async ({ user }: Awaited<ReturnType<typeof openIndicator>>) =>
  user.click(await screen.findByRole('checkbox', { name: 'Then the next one' }));
const at = (shown: Awaited<ReturnType<typeof openIndicator>>) => shown.router.state.location;

test('[B3] the page says its place in the list of its address, and asks with that filter and order', async () => {
  const asked = serve();
  await openIndicator({ address: IN_LIST });
  expect(await screen.findByText('3 of 2,179')).toBeVisible();
  expect(asked[0]?.get('nextUsers')).toBe('1: [2]');
  expect(asked[0]?.get('sort')).toBe('-statusSince');
  expect(asked[0]?.has('pageSize')).toBe(false);
});

test('[B3] Previous, Next and the next that needs me walk the list, by mouse and by key, and keep it', async () => {
  serve();
  const shown = await openIndicator({ address: IN_LIST });
  const previous = await screen.findByRole('link', { name: 'Previous Indicator' });
  expect(previous.getAttribute('href')).toContain('/countries/392/indicator/456?list=');
  expect(screen.getByRole('link', { name: 'Next Indicator' }).getAttribute('href')).toContain('/indicator/452?list=');
  await page.note();
  await shown.user.keyboard('l');
  await waitFor(() => expect(at(shown).pathname).toBe('/countries/404/indicator/453'));
  expect(at(shown).search).toMatchObject({ list: { nextUsers: [2], sort: '-statusSince' } });
});

test('[B3] a key that comes before the place is known leads on as soon as it is', async () => {
  const answer = late();
  const shown = await openIndicator({ address: IN_LIST });
  await page.note();
  await shown.user.keyboard('l');
  expect(at(shown).pathname).toBe(ADDRESS);
  await act(async () => answer(middle));
  await waitFor(() => expect(at(shown).pathname).toBe('/countries/404/indicator/453'));
});

test('[B3] a key that comes before nothing is found says so then', async () => {
  const answer = late();
  const shown = await openIndicator({ address: IN_LIST });
  await page.note();
  await shown.user.keyboard('l');
  await act(async () => answer({ ...middle, NextForMe: null }));
  expect(await screen.findByText('No other country indicator of this list needs you.')).toBeVisible();
  expect(at(shown).pathname).toBe(ADDRESS);
});

test('[B3] a key whose answer has failed does not count when somebody asks again', async () => {
  const answer = late();
  const shown = await openIndicator({ address: IN_LIST });
  await page.note();
  await shown.user.keyboard('l');
  await act(async () => answer(null));
  const again = await screen.findByRole('button', { name: 'Try again' });
  serve();
  await shown.user.click(again);
  expect(await screen.findByRole('link', { name: 'Next that needs me' })).toBeVisible();
  expect(at(shown).pathname).toBe(ADDRESS);
});

test('[B3] back to the list leads to its filters and names the row; the menu shows DASHBOARD', async () => {
  serve();
  const shown = await openIndicator({ address: IN_LIST });
  await screen.findByText('3 of 2,179');
  const dashboard = screen.getByRole('link', { name: 'DASHBOARD' });
  expect(dashboard).toHaveAttribute('aria-current', 'page');
  expect(dashboard.getAttribute('href')).toContain('sort=-statusSince');
  expect(screen.getByRole('link', { name: 'COUNTRIES' })).not.toHaveAttribute('aria-current');
  await shown.user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await waitFor(() => expect(at(shown).pathname).toBe('/dashboard'));
  expect(at(shown).search).toMatchObject({ nextUsers: [2], sort: '-statusSince' });
  expect(at(shown).state.returnTo).toEqual({ countryId: 404, indicatorId: 451, place: 3 });
});

test('[B3] it says and announces that the list no longer holds the indicator, and goes on from there', async () => {
  const place: Partial<QueuePlace> = {};
  serve(place);
  const { client } = await openIndicator({ address: IN_LIST });
  const shown = await screen.findByText('3 of 2,179');
  // a region has to be there before its words are
  const region = within(shown).getByRole('status');
  expect(region).toBeEmptyDOMElement();
  place.Place = null;
  await act(() => client.invalidateQueries({ queryKey: ['readQueue'] }));
  await waitFor(() => expect(region).toHaveTextContent('No longer in this list'));
  expect(screen.getByRole('link', { name: 'Next Indicator' })).toBeVisible();
});

test('[B3] without a list in the address nothing of it is shown or asked', async () => {
  const { client } = await openIndicator();
  await screen.findByRole('link', { name: 'Next Indicator' });
  expect(screen.queryByText('Back to the list')).toBeNull();
  expect(screen.queryByText('Next that needs me')).toBeNull();
  expect(screen.getByRole('link', { name: 'COUNTRIES' })).toHaveAttribute('aria-current', 'page');
  const asked = client
    .getQueryCache()
    .findAll({ queryKey: ['readQueue'], predicate: ({ state }) => state.status !== 'pending' });
  expect(asked).toEqual([]);
});

test('[B3] a backend without places has the neighbours of every other page', async () => {
  const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' };
  api.use(http.get('*/indicators/:indicatorId/queue', () => HttpResponse.json(problem, { status: 404 })));
  await openIndicator({ address: IN_LIST });
  expect(await screen.findByRole('link', { name: 'Next Indicator' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  expect(screen.queryByText('Next that needs me')).toBeNull();
});

test('[B3] who has no neighbours sees the place and the way back all the same', async () => {
  serve();
  await openIndicator({ address: IN_LIST, as: spectator });
  expect(await screen.findByText('3 of 2,179')).toBeVisible();
  expect(screen.queryByText('Next Indicator')).toBeNull();
});

test('[B4] Submit and next: says to whom it went, and goes to the next that needs the person', async () => {
  serve();
  const shown = await openIndicator({ address: IN_LIST });
  await page.note();
  await screen.findByText('3 of 2,179');
  await turnOn(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Submit and next' }));
  await waitFor(() => expect(at(shown).pathname).toBe('/countries/404/indicator/453'));
  expect(await screen.findByText('Submitted to Elena Petrova')).toBeVisible();
  expect(shown.server.steps).toHaveLength(1);
});

test('[B4] Submit and next before the place is known: submitted at once, and on as soon as it is', async () => {
  const answer = late();
  const shown = await openIndicator({ address: IN_LIST });
  await page.note();
  await turnOn(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Submit and next' }));
  expect(await screen.findByText('Submitted to Elena Petrova')).toBeVisible();
  expect(at(shown).pathname).toBe(ADDRESS);
  await act(async () => answer(middle));
  await waitFor(() => expect(at(shown).pathname).toBe('/countries/404/indicator/453'));
  expect(shown.server.steps).toHaveLength(1);
});

test('[B4] the choice is remembered and can be taken back; without it the page stays', async () => {
  serve();
  const shown = await openIndicator({ address: IN_LIST, as: reviewer, rating: { WorkflowStatus: 2 } });
  await page.note();
  await turnOn(shown);
  expect(screen.getByRole('button', { name: 'Complete and next' })).toBeVisible();
  expect(localStorage.getItem('ui:go-on')).toBe('on');
  await turnOn(shown);
  expect(localStorage.getItem('ui:go-on')).toBe(null);
  await shown.user.click(page.second('QA Complete'));
  expect(await screen.findByText('QA completed: research by Rui Tanaka')).toBeVisible();
  expect(at(shown).pathname).toBe(ADDRESS);
});

test('[B4] the choice is also for what is returned', async () => {
  serve();
  const shown = await openIndicator({ address: IN_LIST, as: reviewer, rating: { WorkflowStatus: 2 } });
  await page.note();
  await screen.findByText('3 of 2,179');
  await turnOn(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Return to research' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return to research' }));
  await shown.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Name the section.');
  await shown.user.click(dialog.getByRole('button', { name: 'Return and next' }));
  expect(await screen.findByText('Returned to Rui Tanaka')).toBeVisible();
  await waitFor(() => expect(at(shown).pathname).toBe('/countries/404/indicator/453'));
});

test('[B4] a refused step stays where it can be put right', async () => {
  serve();
  const shown = await openIndicator({ address: IN_LIST });
  await page.note();
  await screen.findByText('3 of 2,179');
  await turnOn(shown);
  shown.server.refuse({ status: 409, code: 'conflict', detail: 'It was submitted already.' });
  await shown.user.click(screen.getByRole('button', { name: 'Submit and next' }));
  await waitFor(() => expect(screen.getAllByText(/It was submitted already/).length).toBeGreaterThan(0));
  expect(at(shown).pathname).toBe(ADDRESS);
  expect(screen.queryByText('Submitted to Elena Petrova')).toBeNull();
});

const Returned = {
  On: '2026-11-16T08:00:00.000Z',
  ById: 3,
  ByName: 'Elena Petrova',
  Reason: 'Name the gazette.',
  Count: 2,
};

test('[B5] a return stands above the form with who, when and why, until it is submitted again', async () => {
  const shown = await openIndicator({ rating: { Returned } });
  await page.note();
  expect(screen.getByText('Name the gazette.')).toBeVisible();
  expect(screen.getByText(/by Elena Petrova/).textContent).toMatch(
    /^Returned by Elena Petrova, 16 Nov 2026, .*\(2 times\)$/,
  );
  expect(document.querySelector('main header')).toHaveTextContent('Returned');
  const release = shown.server.hold();
  await shown.user.click(page.second());
  await waitFor(() => expect(screen.queryByText('Name the gazette.')).toBeNull());
  expect(document.querySelector('main header')).not.toHaveTextContent('Returned');
  await act(async () => release());
});

test('[B5] a return is shown at once, before the server has answered', async () => {
  const shown = await openIndicator({ as: reviewer, rating: { WorkflowStatus: 2, Returned: null } });
  await shown.user.click(await screen.findByRole('button', { name: 'Return to research' }));
  await shown.user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Which gazette?');
  const release = shown.server.hold();
  await shown.user.click(screen.getByRole('button', { name: 'Return to research' }));
  await waitFor(() => expect(document.querySelector('main header')).toHaveTextContent('Returned'));
  await act(async () => release());
});

test('[B13] the panel says who acts next, since when, until when, and when anything last happened', async () => {
  await openIndicator({
    rating: { WorkflowStatus: 2, QADueDate: '2020-01-31', LastActivityOn: '2026-11-17T02:15:00.000Z' },
  });
  expect(await screen.findByText(/^Elena Petrova, QA · /)).toBeVisible();
  expect(screen.getByText('31 Jan 2020')).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
  expect(screen.getByText('Last activity').nextElementSibling).toHaveTextContent('17 Nov 2026');
});

test.each([
  [{ WorkflowStatus: 2 }, 'Elena Petrova, QA · 12 days'],
  [{ WorkflowStatus: 2, QAUserId: null, QAUserName: null }, 'nobody: no QA user · 12 days'],
  [{ WorkflowStatus: 0, StatusSince: undefined }, 'Rui Tanaka, research'],
  [{ WorkflowStatus: 1, StatusSince: '2026-11-28T20:00:00.000Z' }, 'Rui Tanaka, research · today'],
] as const)('[B13] whose move it is of %o: %s', (rating, words) => {
  const since = { StatusSince: '2026-11-17T02:15:00.000Z' };
  expect(
    moveWords({ ...getReadIndicatorRatingResponseMock(), ...since, ...rating }, new Date('2026-11-29T04:00:00Z')),
  ).toBe(words);
});
