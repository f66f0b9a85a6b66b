import { type InfiniteData, partialMatchKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getListCommentsInfiniteQueryKey } from '#generated/hooks/comments/comments.ts';
import { getListCommentsResponseMock } from '#generated/mocks/comments/comments.msw.ts';
import { getReadCurrentUserResponseMock } from '#generated/mocks/session/session.msw.ts';
import type { Comment, CommentPage } from '#generated/model/index.ts';
import { commentEdits } from '#src/features/indicator/comments/edits.ts';
import { newWrite } from '#src/lib/api/calls.ts';
import type { Edit, Write } from '#src/lib/api/edits.ts';

const place = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const page = getListCommentsResponseMock();
const list: InfiniteData<CommentPage> = {
  pages: [
    { ...page, Count: 13 },
    { Data: page.Data.slice(0, 1), Count: 13 },
  ],
  pageParams: [0, 10],
};
const add = (ratingId = 100201, write: Write = newWrite()) =>
  commentEdits.addComment?.(
    { ...place, ratingId, data: { CommentContent: ' @Elena Petrova done. ', taggedUsers: [3] } },
    write,
  ) ?? [];

const apply = (edits: Edit[], user: unknown[] = [getReadCurrentUserResponseMock()]) =>
  edits.reduce((view, { change }) => change(view, <T>() => user as T[], []) as typeof list, list);

test('[S170] [S221] a comment stands first with its author, and every page counts it', () => {
  const [only, ...others] = add(100201, { temporaryId: -7, startedOn: '2026-11-18T04:30:00.000Z', mayBeStored: false });
  expect(others).toEqual([]);
  expect(
    partialMatchKey(
      getListCommentsInfiniteQueryKey(
        { countryId: 404, reportEditionId: 4, indicatorId: 451, ratingId: 100201 },
        { pageSize: 10 },
      ),
      only?.key ?? [''],
    ),
  ).toBe(true);
  const shown = apply(only ? [only] : []);
  expect(shown.pages[0]?.Data).toEqual([
    {
      Id: -7,
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
});

test('[S221] two on their way have Ids of their own, which no comment of the server has', () => {
  const ids = [add(), add()].map((edits) => apply(edits).pages[0]?.Data[0]?.Id ?? 0);
  expect(new Set(ids).size).toBe(2);
  expect(Math.max(...ids)).toBeLessThan(0);
});

test('[S221] the comments of another rating stay as they are, and without an author nothing is predicted', () => {
  const [other] = add(100202);
  expect(
    partialMatchKey(
      getListCommentsInfiniteQueryKey({ countryId: 404, reportEditionId: 4, indicatorId: 451, ratingId: 100201 }),
      other?.key ?? [''],
    ),
  ).toBe(false);
  expect(apply(add(), [])).toBe(list);
});

test('[S221] one that is tried again while nobody knows whether it is stored is found among what the server says', () => {
  const stored = (AuthorId: number) => {
    const [first] = page.Data;
    const Data = [{ ...(first as Comment), AuthorId, CommentContent: '@Elena Petrova done.' }];
    return { ...list, pages: [{ Data, Count: 1 }] };
  };
  const user = getReadCurrentUserResponseMock();
  const isFoundIn = (answer: typeof list) => add().some(({ isIn }) => isIn?.(answer, <T>() => [user] as T[], []));
  expect(isFoundIn(stored(user.Id))).toBe(true);
  expect(isFoundIn(stored(99))).toBe(false);
});
