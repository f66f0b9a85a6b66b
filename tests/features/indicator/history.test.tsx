import { configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListRatingHistoryMockHandler,
  getListRatingHistoryResponseMock,
} from '#generated/mocks/ratings/ratings.msw.ts';
import type { RatingHistoryItem } from '#generated/model/index.ts';
import { expectConsole } from '../../support/console.ts';
import { api } from '../../support/screen.tsx';
import { openIndicator } from './support.ts';

// The page is large, and other tests run beside this one.
configure({ asyncUtilTimeout: 5000 });

const item = (year: number, score: number | null, note: string | null = null): RatingHistoryItem => ({
  ReportEditionId: year,
  ReportEditionName: `Road Safety Report ${year}`,
  CountryIndicatorRatingScore: score,
  CountryIndicatorRatingIsMet: score === null ? null : score !== 0,
  CountryIndicatorResearcherNote: note,
});
const history = () => screen.findByRole('group', { name: 'Rating history' });
const cells = async () =>
  within(within(await history()).getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('[S175] [S176] [S214] four editions, newest first, with their ratings', async () => {
  await openIndicator();
  expect(await cells()).toEqual([
    'Road Safety Report 2026 1 - Met',
    'Road Safety Report 2025 1 - Met',
    'Road Safety Report 2024 0 - Not Met',
    'Road Safety Report 2023 Unrated',
  ]);
  expect(within(await history()).getByText('0 - Not Met')).toHaveClass('whitespace-nowrap');
});

test('[S176] a negative score is shown as it is', async () => {
  api.use(getListRatingHistoryMockHandler([item(2026, -1)]));
  await openIndicator();
  expect(await cells()).toEqual(['Road Safety Report 2026 -1 - Met']);
  expect(screen.getByText('1–1 of 1 edition')).toBeVisible();
});

test('[S175] [S255] the arrows turn pages of four and say at the ends that there is nothing further', async () => {
  api.use(getListRatingHistoryMockHandler([2026, 2025, 2024, 2023, 2022, 2021].map((year) => item(year, 1))));
  const { user } = await openIndicator();
  expect(await cells()).toHaveLength(4);
  const back = screen.getByRole('button', { name: 'Previous page of editions' });
  const on = screen.getByRole('button', { name: 'Next page of editions' });
  expect(back).toHaveAccessibleDescription('These are the newest.');
  await user.click(on);
  expect(await cells()).toEqual(['Road Safety Report 2022 1 - Met', 'Road Safety Report 2021 1 - Met']);
  expect(screen.getByText('5–6 of 6 editions')).toBeVisible();
  expect(on).toHaveAccessibleDescription('There are no older ones.');
  await user.click(on);
  expect(await cells()).toHaveLength(2);
  await user.click(back);
  expect((await cells())[0]).toBe('Road Safety Report 2026 1 - Met');
});

test('[S177] a chosen cell shows its Researcher Note, or None', async () => {
  const { user } = await openIndicator();
  const cell = (name: RegExp) =>
    within(screen.getByRole('group', { name: 'Rating history' })).getByRole('button', { name });
  await history();
  await user.click(cell(/2025/));
  expect(cell(/2025/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Researcher Note, Road Safety Report 2025').nextElementSibling).toHaveTextContent(
    'The act of 2012 names the authority.',
  );
  await user.click(cell(/2023/));
  expect(screen.queryByText('Researcher Note, Road Safety Report 2025')).toBeNull();
  expect(screen.getByText('Researcher Note, Road Safety Report 2023').nextElementSibling).toHaveTextContent('None');
});

test('[S178] without a history the panel says so', async () => {
  api.use(getListRatingHistoryMockHandler([]));
  await openIndicator();
  expect(await screen.findByText('No Rating History found.')).toBeVisible();
});

test('[S178] [S241] a history that cannot be fetched is asked for again', async () => {
  expectConsole(/409/);
  let failing = true;
  api.use(
    http.get('*/rating-history', () =>
      failing
        ? HttpResponse.json({ title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 })
        : HttpResponse.json(getListRatingHistoryResponseMock()),
    ),
  );
  const { user } = await openIndicator();
  const panel = (await screen.findByRole('button', { name: 'Indicator Rating History' })).closest(
    'section',
  ) as HTMLElement;
  const failure = await within(panel).findByRole('alert');
  expect(failure).toHaveTextContent('Something went wrong fetching the rating history');
  failing = false;
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await cells()).toHaveLength(getListRatingHistoryResponseMock().length));
});
