import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getRemoveReferenceMutationOptions } from '#generated/hooks/references/references.ts';
import {
  getListCountryActivityMockHandler,
  getListEditionActivityMockHandler,
  getListRatingActivityMockHandler,
  getListUserActivityMockHandler,
} from '#generated/mocks/activity/activity.msw.ts';
import type { ActivityEvent } from '#generated/model/index.ts';
import '#src/features/activity/rating-history.tsx';
import '#src/features/activity/user-history.tsx';
import '#src/features/indicator/indicator-screen.tsx';
import { api, openScreen } from '../../support/screen.tsx';
import { change, eventWith } from './support.ts';

const ADDRESS = '/countries/404/indicator/451';
const page = (...Data: ActivityEvent[]) => ({ Data, Count: Data.length });
const earlier = { ReportEditionId: 3, ReportEditionName: 'Road Safety Report 2025' };
const region = () => screen.findByRole('region', { name: 'History' });
const openTab = async (user: { click: (on: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('tab', { name: 'History' }));

/** Counts what is asked of the history of a rating. */
function countCalls(...events: ActivityEvent[]) {
  const calls: string[] = [];
  api.use(
    getListRatingActivityMockHandler(({ request }) => {
      calls.push(new URL(request.url).search);
      return page(...events);
    }),
  );
  return calls;
}

test('[B44] the history is asked for when its tab is opened, and a save asks again only while it is', async () => {
  const calls = countCalls(eventWith({}));
  const { user, client } = await openScreen(ADDRESS);
  await screen.findByRole('tab', { name: 'History' });
  expect(calls).toEqual([]);
  await openTab(user);
  await within(await region()).findByRole('listitem');
  expect(calls).toHaveLength(1);
  const remove = client.getMutationCache().build(client, getRemoveReferenceMutationOptions());
  const reference = { editionId: 4, ratingId: 100201, referenceId: 7001 };
  await remove.execute(reference);
  await waitFor(() => expect(calls).toHaveLength(2));
  await user.click(screen.getByRole('tab', { name: 'Rating' }));
  await remove.execute(reference);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(calls).toHaveLength(2);
});

test('[B44] a link opens it: this edition first, then the ones before, who, what, when and the words of the note', async () => {
  countCalls(
    eventWith({ Id: 5, ...earlier, Changes: [change('WorkflowStatus', 2, 3)] }),
    eventWith({
      Id: 4,
      UserName: 'Elena Petrova',
      At: '2026-11-17T02:15:00Z',
      Changes: [
        change('Score', 0, 1),
        change('ResearcherNote', 'The act of 2012 names it.', 'The decree of 2012 names it.'),
      ],
    }),
  );
  await openScreen(`${ADDRESS}?tab=history`);
  const history = await region();
  await within(history).findAllByRole('listitem');
  expect(
    within(history)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Road Safety Report 2026', 'Road Safety Report 2025']);
  const [own, before] = within(history).getAllByRole('listitem');
  expect(own).toHaveTextContent('Elena Petrova17 Nov 2026, 15:15Score 0 → 1, Researcher Note changed');
  expect(own?.querySelector('[data-slot=initials]')).toHaveTextContent('EP');
  expect(own?.querySelector('del')).toHaveTextContent('[removed: act]');
  expect(own?.querySelector('ins')).toHaveTextContent('[added: decree]');
  expect(before).toHaveTextContent('Completed: QA In Progress → QA Completed');
});

test('[B44] a note that was written stands as it is, and a long one opens', async () => {
  const text = 'The act names the authority. '.repeat(40);
  countCalls(eventWith({ Changes: [change('ResearcherNote', null, text)] }));
  const { user } = await openScreen(`${ADDRESS}?tab=history`);
  const history = await region();
  const more = await within(history).findByRole('button', { name: 'Show all' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(history.querySelector('ins')).toBeNull();
  await user.click(more);
  expect(within(history).getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('[B44] without a change it says so', async () => {
  countCalls();
  await openScreen(`${ADDRESS}?tab=history`);
  expect(await screen.findByText('Nothing was changed here yet.')).toBeVisible();
});

test.each([400, 500, 409])(
  '[B44] a read that fails with %i is told in its place and tried again there',
  async (status) => {
    api.use(
      http.get('*/activity', () =>
        HttpResponse.json({ type: 'about:blank', title: 'Failed', status, code: 'failed' }, { status }),
      ),
    );
    const { user, router } = await openScreen(`${ADDRESS}?tab=history`);
    const history = await region();
    expect(
      await within(history).findByText('Something went wrong fetching the history of this indicator'),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe(ADDRESS);
    api.resetHandlers();
    await user.click(within(history).getByRole('button', { name: 'Try again' }));
    expect(await within(history).findAllByRole('listitem')).toHaveLength(3);
  },
);

test('[B44] more is loaded page by page', async () => {
  const events = Array.from({ length: 60 }, (_, at) => eventWith({ Id: 1000 - at, RecordId: at }));
  api.use(
    getListRatingActivityMockHandler(({ request }) => {
      const asked = new URL(request.url).searchParams;
      const offset = Number(asked.get('offset'));
      return { Data: events.slice(offset, offset + Number(asked.get('pageSize'))), Count: 60 };
    }),
  );
  const { user } = await openScreen(`${ADDRESS}?tab=history`);
  const history = await region();
  expect(await within(history).findByText('50 of 60')).toBeVisible();
  await user.click(within(history).getByRole('button', { name: 'Load more' }));
  expect(await within(history).findByText('60 of 60')).toBeVisible();
  expect(within(history).getAllByRole('listitem')).toHaveLength(60);
});

test('[B44] a country tells the indicator of each change, by a link to it', async () => {
  api.use(getListCountryActivityMockHandler(page(eventWith({ Changes: [change('Score', 0, 1)] }))));
  const { user, router } = await openScreen('/countries/404');
  await openTab(user);
  const history = await region();
  const link = await within(history).findByRole('link', { name: '1.1.1 Lead agency named in law' });
  expect(link).toHaveAttribute('href', `${ADDRESS}?tab=history`);
  expect(router.state.location.search).toMatchObject({ tab: 'history' });
  expect(history).toHaveTextContent('Score 0 → 1');
  const log = within(history).getByRole('link', { name: /activity log/ });
  expect(log).toHaveAttribute('href', '/activity?countries=%5B404%5D&editions=%5B4%5D');
});

test('[B44] an edition tells what was changed about itself', async () => {
  const asked: string[] = [];
  api.use(
    getListEditionActivityMockHandler(({ request }) => {
      asked.push(new URL(request.url).pathname);
      return page(eventWith({ Record: 9, Action: 0, RecordName: 'Rui Tanaka' }));
    }),
  );
  const { user, router } = await openScreen('/editions/4/edit');
  await openTab(user);
  expect(await screen.findByText('Added Rui Tanaka to the edition')).toBeVisible();
  expect(router.state.location.search).toEqual({ tab: 'history' });
  expect(new Set(asked).size).toBe(1);
  const log = screen.getByRole('link', { name: 'All of it in the activity log, to filter and export' });
  expect(log).toHaveAttribute('href', '/activity?editions=%5B4%5D');
});

test('[B44] [B45] who may not read the log is not led there from a history', async () => {
  api.use(getListCountryActivityMockHandler(page(eventWith({}))));
  await openScreen('/countries/404?tab=history', { as: { Permissions: ['dataentry-indicators'] } });
  await within(await region()).findByRole('listitem');
  expect(screen.queryByRole('link', { name: /activity log/ })).toBeNull();
});

test('[B44] an edition that can only be read tells its history when it is asked to', async () => {
  const asked: string[] = [];
  api.use(
    getListEditionActivityMockHandler(({ request }) => {
      asked.push(new URL(request.url).pathname);
      return page(eventWith({ Record: 10, Action: 2, RecordName: 'Kenya' }));
    }),
  );
  const { user } = await openScreen('/editions/4');
  const button = await screen.findByRole('button', { name: 'History', expanded: false });
  expect(asked).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('Removed Kenya from the edition')).toBeVisible();
  expect(asked).toEqual(['/api/v1/report-editions/4/activity']);
});

test('[B44] a user’s history opens over the list, and the focus comes back', async () => {
  const asked: string[] = [];
  api.use(
    getListUserActivityMockHandler(({ request }) => {
      asked.push(new URL(request.url).pathname);
      return page(eventWith({ Record: 11, Action: 1, RecordName: 'Rui Tanaka', Changes: [change('Role', 2, 1)] }));
    }),
  );
  const { user } = await openScreen('/users');
  const button = await screen.findByRole('button', { name: 'History of Rui Tanaka' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'History of Rui Tanaka' });
  const promoted = (_: string, element: Element | null) => element?.textContent === 'External Researcher → Researcher';
  expect(await within(dialog).findByText(promoted, { selector: 'dd' })).toBeVisible();
  expect(asked).toEqual(['/api/v1/users/2/activity']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
