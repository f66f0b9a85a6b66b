import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Note } from '#src/components/ui/note.tsx';
import { commentElementId } from './comment-entry.tsx';

type LinkedCommentProps = {
  id: number;
  /** When the link was followed, in milliseconds. */
  since: number;
  /** It is among those loaded. */
  isHere: boolean;
  query: Pick<
    UseInfiniteQueryResult,
    'isFetching' | 'isFetchingNextPage' | 'isError' | 'hasNextPage' | 'dataUpdatedAt' | 'refetch' | 'fetchNextPage'
  >;
};

/**
 * Leads to the comment that a link names: fetches page after page until it is there, looks again
 * where the list is older than the link, and says so where it is nowhere. Give it a key for each
 * time a link is followed.
 */
export function LinkedComment({ id, since, isHere, query }: LinkedCommentProps) {
  const { isFetching, isFetchingNextPage, isError, hasNextPage, dataUpdatedAt, refetch, fetchNextPage } = query;
  // A further page that lands makes the data new, but not the top of the list.
  const [isOld, setIsOld] = useState(dataUpdatedAt < since);
  if (isOld && isFetching && !isFetchingNextPage) setIsOld(false);
  useEffect(() => {
    if (isHere || isFetching || isError) return;
    if (isOld) void refetch();
    // The end of the list may have asked for the same page: a second call would cancel it and ask
    // again.
    else if (hasNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [isHere, isFetching, isError, isOld, hasNextPage, refetch, fetchNextPage]);
  useEffect(() => {
    if (isHere) leadTo(id);
  }, [isHere, id]);

  const isGone = !isHere && !isFetching && !isError && !isOld && !hasNextPage;
  return (
    <div role="status" className="px-3 pb-3 empty:hidden">
      {isGone && <Note tone="warning">Comment no longer exists</Note>}
    </div>
  );
}

/**
 * Into the middle of the list, the list into the window, and the focus there unless the person is
 * typing.
 */
function leadTo(id: number) {
  const comment = document.getElementById(commentElementId(id));
  const list = comment?.closest<HTMLElement>('[data-slot="comments-list"]');
  if (!comment || !list) return;
  const { top, height } = comment.getBoundingClientRect();
  list.scrollTop += top - list.getBoundingClientRect().top - Math.max(0, (list.clientHeight - height) / 2);
  comment.scrollIntoView({ block: 'nearest' });
  if (!document.activeElement?.matches('input, textarea, select')) comment.focus({ preventScroll: true });
}
