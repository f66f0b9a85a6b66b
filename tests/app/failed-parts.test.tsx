import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { getReadCountryIndicatorResponseMock } from '#generated/mocks/ratings/ratings.msw.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import '#src/features/dashboard/dashboard.tsx';
import '#src/features/indicator/indicator-screen.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../support/screen.tsx';
import '../support/library-gaps.ts';

const INDICATOR = '/countries/404/indicator/451';
type Part = {
  operationId: OperationId;
  address: string;
  /** What is done before the part asks. */
  act?: (user: UserEvent) => Promise<void>;
  /** What the place says; the operation's own words by default. */
  words?: string;
  /** Which calls of the operation fail; all by default. */
  only?: (address: string) => boolean;
};

const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));
const choose = (name: string) => async (user: UserEvent) => user.click(await screen.findByRole('combobox', { name }));
const remove = (name: RegExp) => async (user: UserEvent) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

const parts: Part[] = [
  { operationId: 'listRatingHistory', address: INDICATOR },
  { operationId: 'readReferences', address: INDICATOR },
  { operationId: 'readAdjacentIndicators', address: INDICATOR },
  { operationId: 'readQueue', address: `${INDICATOR}?list=%7B%7D` },
  {
    operationId: 'listComments',
    address: `${INDICATOR}?commentId=1`,
    words: 'Error loading Comments: Something went wrong fetching indicator rating comments',
  },
  { operationId: 'listMentionableUsers', address: `${INDICATOR}?commentId=1` },
  { operationId: 'listCountryIndicators', address: INDICATOR, act: choose('Switch Indicator') },
  { operationId: 'listCountriesProgress', address: INDICATOR, act: choose('Switch Country') },
  {
    operationId: 'listNotifications',
    address: '/users',
    act: press(/^Notifications/),
    only: (at) => at.includes('=10'),
  },
  { operationId: 'readDashboardFilters', address: '/dashboard?countries=[404]' },
  { operationId: 'readDashboardFilters', address: '/dashboard', act: press(/^Country/) },
  { operationId: 'listWorkflowUsers', address: '/dashboard', act: press('Bulk assign') },
  { operationId: 'listWorkflowIndicators', address: '/dashboard', act: press('Bulk assign') },
  { operationId: 'listMilestones', address: '/editions/4' },
  { operationId: 'listMilestones', address: '/editions/4/edit' },
  {
    operationId: 'listActivities',
    address: '/editions/4',
    act: async (user) =>
      user.click((await screen.findAllByRole('button', { expanded: false, name: /activit/ }))[0] as HTMLElement),
  },
  { operationId: 'listEditionUsers', address: '/editions/4' },
  { operationId: 'listEditionCountries', address: '/editions/4' },
  { operationId: 'listEditionGlobalUsers', address: '/editions/4/edit?tab=users' },
  { operationId: 'listEditionGlobalCountries', address: '/editions/4/edit?tab=countries' },
  { operationId: 'listWorkflowUsers', address: '/editions/4/edit?tab=users', act: remove(/^Remove /) },
  { operationId: 'listCountriesProgress', address: '/editions/4/edit?tab=countries', act: remove(/^Remove /) },
  { operationId: 'listExportReportEditions', address: '/export' },
  { operationId: 'listCountries', address: '/export' },
  { operationId: 'listLibraryIndicators', address: '/export' },
  { operationId: 'readCompareFilters', address: '/compare' },
  { operationId: 'listCompareMilestones', address: '/compare?editions=[4]', act: press(/^Milestones/) },
];

/** Refuses the reads of an operation until the returned function is called. */
function refuse({ operationId, only = () => true }: Part, status: number) {
  let isRefused = true;
  const path = operations[operationId].path.replace(/\{(\w+)\}/g, ':$1');
  api.use(
    http.get(`*/api/v1${path}`, ({ request }) => {
      if (!isRefused || !only(request.url)) return undefined;
      return HttpResponse.json({ type: 'about:blank', title: 'x', status, code: 'internal' }, { status });
    }),
  );
  return () => {
    isRefused = false;
  };
}

const alertSaying = (words: string) => async () => {
  const alerts = await screen.findAllByRole('alert', { hidden: true });
  const own = alerts.find((one) => within(one).queryByText(words));
  if (!own) throw new Error(`Nothing says '${words}'`);
  return own;
};

test.each(parts)(
  '[S129] [S131] $operationId on $address fails in its place, with a retry, and the page stays',
  async (part) => {
    const words = part.words ?? operations[part.operationId].errorMessage;
    const allow = refuse(part, 500);
    const { user, router } = await openScreen(part.address);
    const path = router.state.location.pathname;
    await part.act?.(user);
    const own = await waitFor(alertSaying(words));
    expect(router.state.location.pathname).toBe(path);
    expect(notices.all()).toEqual([]);
    allow();
    await user.click(within(own).getByRole('button', { name: 'Try again', hidden: true }));
    await waitFor(() => expect(screen.queryAllByText(words)).toEqual([]));
    expect(router.state.location.pathname).toBe(path);
  },
);

test('[S129] the indicator that this one depends on may fail alone', async () => {
  const dependent = { ...getReadCountryIndicatorResponseMock(), ParentIndicatorId: 460, IsDependent: true };
  const allow = refuse(
    { operationId: 'readCountryIndicator', address: INDICATOR, only: (at) => at.includes('/460') },
    500,
  );
  api.use(http.get('*/api/v1/countries/404/report-editions/4/indicators/451', () => HttpResponse.json(dependent)));
  const { user, router } = await openScreen(INDICATOR);
  const own = await waitFor(alertSaying("Something went wrong with fetching country's indicator"));
  expect(router.state.location.pathname).toBe(INDICATOR);
  expect(notices.all()).toEqual([]);
  allow();
  await user.click(within(own).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(own).not.toBeInTheDocument());
});

test.each([
  ['listComments', 401, '/unauthorized'],
  ['readCountryIndicator', 500, '/500'],
  ['readCountryIndicator', 404, '/404'],
] as const)('[S129] %s failing with %i leads to %s', async (operationId, status, page) => {
  refuse({ operationId, address: INDICATOR }, status);
  const { router, session } = await openScreen(`${INDICATOR}?commentId=1`);
  vi.spyOn(session, 'renew').mockResolvedValue(false);
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(page));
});

test.each([
  ['no answer', () => HttpResponse.error(), 'The server cannot be reached.'],
  [
    'a refusal',
    () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail: 'It is being rebuilt.' },
        { status: 409 },
      ),
    'It is being rebuilt.',
  ],
])('[S253] after %s the place also says why', async (_what, answer, why) => {
  api.use(http.get('*/api/v1/countries/404/report-editions/4/indicators/451/rating-history', answer));
  await openScreen(INDICATOR);
  // Each part that begins to show it asks once more.
  await waitFor(async () => {
    const own = await alertSaying('Something went wrong fetching the rating history')();
    expect(within(own).getByText(why)).toBeVisible();
  });
  expect(notices.all()).toEqual([]);
});

test('[S131] a part that still shows the older answer has no words of its own: a notice says that it could not be fetched again', async () => {
  const { client, router } = await openScreen(INDICATOR);
  await screen.findByRole('heading', { name: 'Indicator Rating History' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  refuse({ operationId: 'listRatingHistory', address: INDICATOR }, 500);
  await client.refetchQueries({ queryKey: ['listRatingHistory'] });
  expect(router.state.location.pathname).toBe(INDICATOR);
  expect(notices.all().map(({ message, action }) => [message, action?.label])).toEqual([
    ['Something went wrong fetching the rating history', 'Reload Page'],
  ]);
});
