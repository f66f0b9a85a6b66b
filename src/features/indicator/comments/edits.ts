import type { InfiniteData } from '@tanstack/react-query';
import { getListCommentsInfiniteQueryKey } from '#generated/hooks/comments/comments.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type { Comment, CommentPage, CurrentUser } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';

/**
 * A comment stands first in every list of its rating at once, under an Id below zero until the
 * server's own is there.
 */
export const commentEdits: OptimisticEdits = {
  addComment({ countryId, reportEditionId, indicatorId, ratingId, data }, write) {
    const key = getListCommentsInfiniteQueryKey({ countryId, reportEditionId, indicatorId, ratingId });
    const CommentContent = data.CommentContent.trim();
    return [
      edit<InfiniteData<CommentPage>>(
        key,
        (list, shown) => {
          const [user] = shown<CurrentUser>(getReadCurrentUserQueryKey());
          if (!user) return list;
          return withFirst(list, {
            Id: write.temporaryId,
            CommentContent,
            AuthorId: user.Id,
            AuthorName: user.FullName,
            CommentTaggedUserIds: data.taggedUsers,
            CountryIndicatorRatingId: ratingId,
            CreatedBy: user.Id,
            DateCreated: write.startedOn,
          });
        },
        ({ pages }, shown) => {
          const [user] = shown<CurrentUser>(getReadCurrentUserQueryKey());
          const isIt = (one: Comment) => one.CommentContent === CommentContent && one.AuthorId === user?.Id;
          return pages.some(({ Data }) => Data.some(isIt));
        },
      ),
    ];
  },
};

const withFirst = (list: InfiniteData<CommentPage>, comment: Comment): InfiniteData<CommentPage> => ({
  ...list,
  pages: list.pages.map(({ Data, Count }, at) => ({ Data: at === 0 ? [comment, ...Data] : Data, Count: Count + 1 })),
});
