import { useListMentionableUsers } from '#generated/hooks/editions/editions.ts';
import { useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { CLOSED_EDITION } from '#src/lib/closed-edition.ts';
import { useIsClosed } from '../closed-edition.ts';
import { LeftDrafts } from '../left-drafts.tsx';
import type { Place } from '../place.ts';
import { ReadOnlyReason } from '../rating/read-only-reason.tsx';
import { useRecord } from '../record.ts';
import { CommentComposer } from './comment-composer.tsx';
import { commentDraft } from './comment-draft.ts';
import type { CommentValues } from './comment-values.ts';
import { CommentsList, type LinkedCommentRef } from './comments-list.tsx';
import { CommentsLoading } from './comments-loading.tsx';
import { mentionableOf, nobody } from './mentionable.ts';
import { whyNoComment } from './rights.ts';
import { UnsentComments } from './unsent-comments.tsx';

type CommentsTabProps = { place: Place; linkedComment: LinkedCommentRef };

/**
 * The discussion of this rating: a box for those who may write, and what was written (requirements
 * B, 'Comments tab').
 */
export function CommentsTab({ place, linkedComment }: CommentsTabProps) {
  const { data: rating } = useReadIndicatorRating(place);
  const people = useListMentionableUsers({ id: place.reportEditionId }, { query: { select: mentionableOf } });
  const mentionable = people.data;
  const access = useAccess();
  const record = useRecord(place);
  const isClosed = useIsClosed();
  if (!rating || !access.user) return <CommentsLoading />;
  const box = commentDraft({ userId: access.user.Id, ratingId: rating.Id });
  const whyNot = isClosed ? CLOSED_EDITION : whyNoComment(access, rating);
  return (
    <>
      <div className="flex flex-col gap-2 p-3">
        {whyNot ? (
          <>
            <ReadOnlyReason id="why-no-comment" reason={whyNot} takesFocus={false} />
            <UnsentComments box={box} />
          </>
        ) : (
          <CommentComposer
            key={rating.Id}
            place={place}
            record={record}
            ratingId={rating.Id}
            userId={access.user.Id}
            people={mentionable?.people}
          />
        )}
        {people.error && !mentionable && (
          <InlineError
            error={people.error}
            pending={people.isFetching}
            onRetry={() => void people.refetch()}
            className="mt-2"
          />
        )}
        <LeftDrafts begin={`comment:${access.user.Id}:`} own={box} title={record.title} textOf={textOf} />
      </div>
      <CommentsList
        key={`list ${rating.Id}`}
        place={place}
        ratingId={rating.Id}
        mentionable={mentionable ?? nobody}
        ownId={access.user.Id}
        linkedComment={linkedComment}
      />
    </>
  );
}

const textOf = ({ CommentContent }: CommentValues) => CommentContent;
