import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { getListCommentsInfiniteQueryKey } from '#generated/hooks/comments/comments.ts';
import { getListCommentsResponseMock } from '#generated/mocks/comments/comments.msw.ts';
import { getReadCurrentUserResponseMock } from '#generated/mocks/session/session.msw.ts';
import type { CommentPage } from '#generated/model/index.ts';
import { commentEdits } from '#src/features/indicator/comments/edits.ts';
import type { Edit } from '#src/lib/api/edits.ts';

const place = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const page = getListCommentsResponseMock();
const list: InfiniteData<CommentPage> = {
  pages: [
    { ...page, Count: 13 },
    { Data: page.Data.slice(0, 1), Count: 13 },
  ],
  pageParams: [0, 10],
};
const isPrefix = (key: QueryKey, of: QueryKey) => key.every((part, at) => part === of[at]);
const add = (ratingId = 100201, user: unknown[] = [getReadCurrentUserResponseMock()]) =>
  commentEdits.addComment?.(
    { ...place, ratingId, data: { CommentContent: ' @Elena Petrova done. ', taggedUsers: [3] } },
    <T>() => user as T[],
  ) ?? [];

const apply = (edits: Edit[]) => edits.reduce((view, { change }) => change(view) as typeof list, list);

test('[S170] [S221] a comment stands first with its author, and every page counts it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T04:30:00Z') });
  const [only, ...others] = add();
  expect(others).toEqual([]);
  expect(isPrefix(only?.key ?? [''], getListCommentsInfiniteQueryKey(404, 4, 451, 100201, { pageSize: 10 }))).toBe(
    true,
  );
  const shown = apply(only ? [only] : []);
  expect(shown.pages[0]?.Data).toEqual([
    {
      Id: expect.any(Number),
      CommentContent: '@Elena Petrova done.',
      AuthorId: 1,
      AuthorName: 'Amara Okafor',
      CommentTaggedUserIds: [3],
      CountryIndicatorRatingId: 100201,
      CreatedBy: 1,
      DateCreated: '2026-11-18T04:30:00.000Z',
    },
    ...page.Data,
  ]);
  expect(shown.pages.map(({ Count }) => Count)).toEqual([14, 14]);
  expect(shown.pages[1]?.Data).toBe(list.pages[1]?.Data);
  expect(list.pages[0]?.Count).toBe(13);
  vi.useRealTimers();
});

test('[S221] two on their way have Ids of their own, which no comment of the server has', () => {
  const ids = [add(), add()].map((edits) => apply(edits).pages[0]?.Data[0]?.Id ?? 0);
  expect(new Set(ids).size).toBe(2);
  expect(Math.max(...ids)).toBeLessThan(0);
});

test('[S221] the comments of another rating stay as they are, and without an author nothing is predicted', () => {
  const [other] = add(100202);
  expect(isPrefix(other?.key ?? [''], getListCommentsInfiniteQueryKey(404, 4, 451, 100201))).toBe(false);
  expect(add(100201, [])).toEqual([]);
});
