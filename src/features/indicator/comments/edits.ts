import type { InfiniteData } from '@tanstack/react-query';
import { getListCommentsInfiniteQueryKey } from '#generated/hooks/comments/comments.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type { Comment, CommentPage, CurrentUser } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';

let lastOwnId = 0;

/** A comment stands first in every list of its rating at once, under an Id below zero until the server's own is there. */
export const commentEdits: OptimisticEdits = {
  addComment({ countryId, reportEditionId, indicatorId, ratingId, data }, shown) {
    const [user] = shown<CurrentUser>(getReadCurrentUserQueryKey());
    if (!user) return [];
    lastOwnId--;
    const comment: Comment = {
      Id: lastOwnId,
      CommentContent: data.CommentContent.trim(),
      AuthorId: user.Id,
      AuthorName: user.FullName,
      CommentTaggedUserIds: data.taggedUsers,
      CountryIndicatorRatingId: ratingId,
      CreatedBy: user.Id,
      DateCreated: new Date().toISOString(),
    };
    const key = getListCommentsInfiniteQueryKey(countryId, reportEditionId, indicatorId, ratingId);
    return [edit<InfiniteData<CommentPage>>(key, (list) => withFirst(list, comment))];
  },
};

const withFirst = (list: InfiniteData<CommentPage>, comment: Comment): InfiniteData<CommentPage> => ({
  ...list,
  pages: list.pages.map(({ Data, Count }, at) => ({ Data: at === 0 ? [comment, ...Data] : Data, Count: Count + 1 })),
});
