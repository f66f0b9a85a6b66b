import type { InfiniteData } from '@tanstack/react-query';
import { getListCommentsInfiniteQueryOptions } from '#generated/hooks/comments/comments.ts';
import type { Comment, CommentPage } from '#generated/model/index.ts';
import { pagesOf } from '#src/lib/api/pages.ts';
import type { Place } from '../place.ts';

/** Comments a page here (requirements B9); the call itself would answer fifty. */
const PAGE_SIZE = 10;

/** The comments on one rating: pages of ten, newest first, as long as there are more. */
export const commentsQuery = ({ countryId, reportEditionId, indicatorId }: Place, ratingId: number) =>
  getListCommentsInfiniteQueryOptions(
    { countryId, reportEditionId, indicatorId, ratingId },
    { pageSize: PAGE_SIZE },
    { query: pagesOf(PAGE_SIZE) },
  );

/** Each comment once, though one may come twice where somebody commented between two pages. */
export const commentsOf = ({ pages }: InfiniteData<CommentPage, unknown>): Comment[] => [
  ...new Map(pages.flatMap(({ Data }) => Data).map((one) => [one.Id, one])).values(),
];
