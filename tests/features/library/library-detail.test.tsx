import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getReadLibraryIndicatorMockHandler,
  getReadLibraryIndicatorResponseMock,
} from '#generated/mocks/library/library.msw.ts';
import type { LibraryIndicatorDetail, LibraryIndicatorUse } from '#generated/model/index.ts';
import { changesSince } from '#src/features/library/changes-since.ts';
import '#src/features/library/library-detail.tsx';
import { api, openScreen } from '../../support/screen.tsx';

const address = '/libraries/manage-indicators/1';
const detail = getReadLibraryIndicatorResponseMock() as LibraryIndicatorDetail;
const [newest, older] = detail.ReportEditions as [LibraryIndicatorUse, LibraryIndicatorUse];
/** The first page takes a while on a busy machine. */
const row = (edition: number) => screen.findByRole('button', { name: new RegExp(`^Road Safety Report ${edition}`) });

/** The value beside a name, within one edition that is open. */
async function fact(edition: number, name: string) {
  const part = (await row(edition)).closest('li') as HTMLElement;
  return within(part).getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;
}

test('[S18] [S194] [S217] the detail tells each edition, newest first and open, with the indicator, parent and children', async () => {
  await openScreen(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'INDICATORS' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '1.1.1 Lead agency named in law' })).toBeVisible();
  const editions = screen.getAllByRole('button', { name: /^Road Safety Report/ });
  expect(editions.map((one) => /\d{4}/.exec(one.textContent ?? '')?.[0])).toEqual(['2026', '2025', '2024', '2023']);
  expect(editions.map((one) => one.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'false', 'false']);
  for (const [name, words] of [
    ['Full Name', newest.Indicator.FullName],
    ['Description', newest.Indicator.Description],
    ['Response Rules', newest.Indicator.ResponseRules],
    ['Time Period', newest.Indicator.TimePeriod],
    ['Milestone', 'Road safety management'],
    ['Activity', 'Lead agency'],
    ['Polarity', 'Positive'],
    ['Parent Indicator', 'None'],
  ] as const)
    expect(await fact(2026, name)).toHaveTextContent(words as string);
  const children = within(await fact(2026, 'Child Indicators')).getAllByRole('link');
  expect(children.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1.1.2 Lead agency has its own budget', '/libraries/manage-indicators/2'],
    ['1.1.3 Lead agency reports every year', '/libraries/manage-indicators/3'],
  ]);
});

test('[S194] rows open and close by keyboard, one by one and all together', async () => {
  const { user } = await openScreen(address);
  (await row(2025)).focus();
  await user.keyboard('{Enter}');
  expect(await row(2025)).toHaveAttribute('aria-expanded', 'true');
  expect(await fact(2025, 'Description')).toBeVisible();
  await user.keyboard(' ');
  expect(await row(2025)).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(screen.getAllByText('Full Name', { selector: 'dt' })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.queryByText('Full Name', { selector: 'dt' })).not.toBeInTheDocument();
});

test('[S194] a child leads to its parent, whose newest edition is open again', async () => {
  const child = {
    ...detail,
    LibraryIndicatorId: 2,
    SnapshotName: '1.1.2 Lead agency has its own budget',
    ReportEditions: [
      {
        ...newest,
        ChildIndicators: [],
        ParentIndicator: { Id: 451, LibraryIndicatorId: 1, SnapshotName: detail.SnapshotName, IndicatorRating: 0 },
      },
    ],
  } as LibraryIndicatorDetail;
  api.use(http.get('*/api/v1/indicators/2', () => HttpResponse.json(child)));
  const { user } = await openScreen('/libraries/manage-indicators/2');
  await user.click(within(await fact(2026, 'Parent Indicator')).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 2, name: detail.SnapshotName })).toBeVisible();
  expect(await row(2026)).toHaveAttribute('aria-expanded', 'true');
});

test('[S194] [S230] who manages editions is led to its place in the structure, and to the view of an inactive edition', async () => {
  const { user } = await openScreen(address);
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  expect(screen.getByRole('link', { name: 'Edit in the structure' })).toHaveAttribute(
    'href',
    '/editions/4/edit?milestone=16&activity=91',
  );
  const views = screen.getAllByRole('link', { name: /^View / });
  expect(views.map((link) => link.getAttribute('href'))).toEqual(['/editions/3', '/editions/2', '/editions/1']);
  expect(screen.getByRole('link', { name: 'Show its ratings' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\?(?=.*indicatorName=Lead)(?=.*currentUser=false)/),
  );
});

test('[S194] [S230] a researcher is led to the ratings only', async () => {
  const { user } = await openScreen(address, { as: { Role: 1, Permissions: ['view-library-indicator'] } });
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  expect(screen.getByRole('link', { name: 'Show its ratings' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Edit|View)/ })).not.toBeInTheDocument();
});

test('[S194] what an edition changed since the one before is told on its row', async () => {
  const { Indicator, ReportEdition } = older;
  const reworded = { ReportEdition, Indicator: { ...Indicator, Description: 'Said otherwise', ResponseRules: null } };
  const before = { ...older, ...reworded } as LibraryIndicatorUse;
  expect(changesSince(newest, before)).toEqual({
    since: 'Road Safety Report 2025',
    names: ['Description', 'Response Rules'],
  });
  expect(changesSince(newest, older)).toBeUndefined();
  expect(changesSince(newest, undefined)).toBeUndefined();
  api.use(getReadLibraryIndicatorMockHandler({ ...detail, ReportEditions: [newest, before] }));
  await openScreen(address);
  expect(await row(2026)).toHaveTextContent('Changed since Road Safety Report 2025: Description, Response Rules');
  expect(await row(2025)).not.toHaveTextContent('Changed');
});

test.each([
  ['no edition uses', () => HttpResponse.json({ ...detail, ReportEditions: [] })],
  [
    'does not exist',
    () =>
      HttpResponse.json({ type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' }, { status: 404 }),
  ],
])('[S194] [S252] an indicator that %s leads to /404', async (_, answer) => {
  api.use(http.get('*/api/v1/indicators/1', answer));
  const { router } = await openScreen(address);
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/404'));
  expect(await screen.findByText('404 Page Not Found Error')).toBeVisible();
});

test('[S18] an address that no id can be leads to /404 without a call', async () => {
  const { router } = await openScreen('/libraries/manage-indicators/abc');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/404'));
});

test('[S194] while it is on its way it says so', async () => {
  api.use(http.get('*/api/v1/indicators/1', () => delay('infinite')));
  await openScreen(address);
  expect(await screen.findByText('Fetching the indicator...')).toBeInTheDocument();
});

test('[S251] a failed read is told in its place and tried again there', async () => {
  api.use(
    http.get('*/api/v1/indicators/1', () =>
      HttpResponse.json({ type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { user } = await openScreen(address);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong fetching the library indicator');
  api.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await row(2026)).toBeVisible();
});
