import { partialMatchKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getListCommentsInfiniteQueryKey, getListCommentsQueryKey } from '#generated/hooks/comments/comments.ts';
import { getListActivitiesQueryKey } from '#generated/hooks/structure/structure.ts';
import { queryKeyOf } from '#src/lib/api/query-key.ts';

const activities = getListActivitiesQueryKey({ id: 4, milestoneId: 16 });

test('a key without ids is a prefix of every answer of its read, and of no other', () => {
  expect(partialMatchKey(activities, queryKeyOf('listActivities'))).toBe(true);
  expect(partialMatchKey(activities, queryKeyOf('listActivityIndicators'))).toBe(false);
});

test('a key with some ids is a prefix of the answers whose address has these', () => {
  expect(partialMatchKey(activities, queryKeyOf('listActivities', { id: 4 }))).toBe(true);
  expect(partialMatchKey(activities, queryKeyOf('listActivities', { milestoneId: 16 }))).toBe(true);
  expect(partialMatchKey(activities, queryKeyOf('listActivities', { id: 16 }))).toBe(false);
});

test('a generated key holds the ids of the address by name, in whatever order they come, and nothing else', () => {
  const rating = { ratingId: 100201, indicatorId: 451, reportEditionId: 4, countryId: 404, name: 'Kenya' };
  const ids = { countryId: 404, reportEditionId: 4, indicatorId: 451, ratingId: 100201 };
  expect(getListCommentsQueryKey(rating, { pageSize: 10 })).toEqual(['listComments', ids, { pageSize: 10 }]);
  expect(getListCommentsInfiniteQueryKey(rating)).toEqual(['infinite', 'listComments', ids]);
});
