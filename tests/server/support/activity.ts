import { expect } from 'vitest';
import type { Wire } from '../../../server/domain/wire.ts';
import type { CallOptions, kenya, TestApp } from './app.ts';

/** A page of the log or of a history. */
export async function activityPage(
  test: TestApp,
  operationId: Parameters<TestApp['call']>[0],
  options: CallOptions,
): Promise<Wire<'ActivityPage'>> {
  const answer = await test.call(operationId, options);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Saves a rating as the Admin. */
export const saveRating = (test: TestApp, params: typeof kenya, ratingId: number, values: object) =>
  test.call('updateRating', {
    as: 1,
    params,
    body: { Score: 1, RatingIsMet: true, ResearcherNote: 'Saved', CountryIndicatorRatingId: ratingId, ...values },
  });
