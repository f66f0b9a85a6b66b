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
    return [
      edit<InfiniteData<CommentPage>>(key, (list, shown, _key, said) => {
        const [user] = shown<CurrentUser>(getReadCurrentUserQueryKey());
        if (!user) return list;
        const comment: Comment = {
          Id: write.temporaryId,
          CommentContent: data.CommentContent.trim(),
          AuthorId: user.Id,
          AuthorName: user.FullName,
          CommentTaggedUserIds: data.taggedUsers,
          CountryIndicatorRatingId: ratingId,
          CreatedBy: user.Id,
          DateCreated: write.startedOn,
        };
        return write.mayBeStored && isListed(said, comment) ? list : withFirst(list, comment);
      }),
    ];
  },
};

const isListed = ({ pages }: InfiniteData<CommentPage>, { CommentContent, AuthorId }: Comment) =>
  pages.some(({ Data }) => Data.some((one) => one.CommentContent === CommentContent && one.AuthorId === AuthorId));

const withFirst = (list: InfiniteData<CommentPage>, comment: Comment): InfiniteData<CommentPage> => ({
  ...list,
  pages: list.pages.map(({ Data, Count }, at) => ({ Data: at === 0 ? [comment, ...Data] : Data, Count: Count + 1 })),
});
