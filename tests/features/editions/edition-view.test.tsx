import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListReportEditionsResponseMock,
  getReadReportEditionMockHandler,
} from '#generated/mocks/editions/editions.msw.ts';
import { getListMilestonesMockHandler } from '#generated/mocks/structure/structure.msw.ts';
import '#src/features/editions/view/edition-view.tsx';
import { api, openScreen } from '../../support/screen.tsx';

const inactive = () => {
  const edition = getListReportEditionsResponseMock().find(({ Id }) => Id === 3);
  api.use(getReadReportEditionMockHandler(edition));
};

test('[S16] [S198] an inactive edition shows its details, countries and users, and nothing to change them with', async () => {
  inactive();
  await openScreen('/editions/3');
  expect(await screen.findByRole('heading', { level: 2, name: 'Road Safety Report 2025' })).toBeVisible();
  for (const fact of ['01 Jan 2025', '31 Dec 2025', '01 Dec 2024', '01 Dec 2025'])
    expect(screen.getAllByText(fact)[0]).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Countries' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit edition' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Remove|Delete|Add|Save)\b/ })).not.toBeInTheDocument();
});

test('[S198] milestones open to activities, these to indicators, and an indicator to all that is written about it', async () => {
  inactive();
  const { user } = await openScreen('/editions/3');
  await user.click(await screen.findByRole('button', { name: /^1 Road safety management/ }));
  await user.click(await screen.findByRole('button', { name: /^1\.1 Lead agency/ }));
  await user.click(await screen.findByRole('button', { name: /^1\.1\.2 / }));
  const facts = (await screen.findByText('Time Period')).closest('dl') as HTMLElement;
  expect(
    within(facts)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Short Name', 'Polarity', 'Description', 'Response Rules', 'Time Period', 'Dependency']);
  expect(within(facts).getByText(/^Depends on 1\.1\.1 Lead agency named in law/)).toBeVisible();
});

test('[S55] [S198] an edition without milestones says so', async () => {
  inactive();
  api.use(getListMilestonesMockHandler([]));
  await openScreen('/editions/3');
  expect(await screen.findByText('No Milestones')).toBeVisible();
});

test('[S198] the active edition can be looked at too, and leads to its editor', async () => {
  await openScreen('/editions/4');
  expect(await screen.findByRole('link', { name: 'Edit edition' })).toHaveAttribute('href', '/editions/4/edit');
});

test('[S8] an edition that does not exist leads to /404', async () => {
  api.use(
    http.get('*/api/v1/report-editions/77', () =>
      HttpResponse.json({ type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' }, { status: 404 }),
    ),
  );
  const { router } = await openScreen('/editions/77');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/404'));
});
