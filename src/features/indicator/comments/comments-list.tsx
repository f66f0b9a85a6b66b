import { useInfiniteQuery } from '@tanstack/react-query';
import { ReadError } from '#src/components/read-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import type { Place } from '../place.ts';
import { CommentEntry } from './comment-entry.tsx';
import { CommentsLoading } from './comments-loading.tsx';
import { commentsOf, commentsQuery } from './comments-query.ts';
import { LinkedComment } from './linked-comment.tsx';
import type { Mentionable } from './mentionable.ts';

/**
 * The comment that a link names; `visit` changes each time a link is followed, `at` is when that
 * was (milliseconds).
 */
export type LinkedCommentRef = { id: number; visit: string; at: number } | undefined;

type CommentsListProps = {
  place: Place;
  ratingId: number;
  mentionable: Mentionable;
  ownId: number;
  linkedComment: LinkedCommentRef;
};

/** What was said about this rating, newest first, ten at a time. */
export function CommentsList({ place, ratingId, mentionable, ownId, linkedComment }: CommentsListProps) {
  const query = useInfiniteQuery(commentsQuery(place, ratingId));
  const { data, error, refetch } = query;
  if (error && !data)
    return (
      <ReadError title={`Error loading Comments: ${error.message}`} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <CommentsLoading />;
  const comments = commentsOf(data);
  return (
    <>
      {linkedComment && (
        <LinkedComment
          key={linkedComment.visit}
          id={linkedComment.id}
          since={linkedComment.at}
          isHere={comments.some(({ Id }) => Id === linkedComment.id)}
          query={query}
        />
      )}
      <ScrollRegion aria-label="Comments" data-slot="comments-list" className={listClasses}>
        {comments.length > 0 ? (
          <ul className="divide-y">
            {comments.map((one) => (
              <CommentEntry
                key={one.Id}
                comment={one}
                mentionable={mentionable}
                ownId={ownId}
                isSought={one.Id === linkedComment?.id}
              />
            ))}
          </ul>
        ) : (
          <EmptyState title="No comments for this Indicator." />
        )}
        <LoadMore shown={comments.length} count={data.pages.at(-1)?.Count ?? 0} query={query} />
      </ScrollRegion>
    </>
  );
}

const listClasses = 'max-h-[450px] overflow-y-auto overscroll-contain border-t outline-offset-[-2px]';
