import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getReadCompareMockHandler, getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import type { Comparison } from '#generated/model/index.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { ADDRESS, cell, drawNothing } from './support/comparison.ts';

beforeEach(drawNothing);

const exportButton = () => screen.findByRole('button', { name: 'Export' });
const withoutScores = (comparison: Comparison): Comparison => ({
  ...comparison,
  Indicators: comparison.Indicators.map((one) => ({
    ...one,
    CountryRatings: one.CountryRatings.map((rating) => ({ ...rating, PreviousScore: null, LatestScore: null })),
  })),
});

test('[S227] [S249] the export is off where the comparison holds no score, and says so', async () => {
  api.use(getReadCompareMockHandler(withoutScores(getReadCompareResponseMock())));
  await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  expect(await exportButton()).toHaveAttribute('aria-disabled', 'true');
  expect(await exportButton()).toHaveAccessibleDescription('None of these countries has a score to export');
});

test('[S227, S249] the export sends the choice, shows that it works, and saves the file under the name that the server gives', async () => {
  const bodies: unknown[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.use(
    http.post('*/api/v1/compare-export', async ({ request }) => {
      bodies.push(await request.json());
      await held;
      return new HttpResponse('PK', {
        headers: {
          'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'Content-Disposition': 'attachment; filename="compare-2026-11-21.xlsx"',
        },
      });
    }),
  );
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await openScreen(`${ADDRESS}&indicators=%5B1%2C2%5D`);
  await cell(/^Kenya, 1\.1\.1/);
  const button = screen.getByRole('button', { name: 'Export' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  answer();
  await waitFor(() => expect(saved).toEqual(['compare-2026-11-21.xlsx']));
  expect(await screen.findByText('The comparison is ready. Your browser saves it.')).toBeVisible();
  expect(bodies).toEqual([{ EditionIds: [4, 3], CountryIds: [404, 578], IndicatorIds: [1, 2] }]);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
});

test('[S249, S253] an empty export says so in the words of the document', async () => {
  api.use(http.post('*/api/v1/compare-export', () => new HttpResponse(null, { status: 204 })));
  const { user } = await openScreen(ADDRESS);
  await cell(/^Kenya, 1\.1\.1/);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(
    await screen.findByText(
      'The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.',
    ),
  ).toBeVisible();
});
