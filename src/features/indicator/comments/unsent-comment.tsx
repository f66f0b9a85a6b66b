import { useBlocker } from '@tanstack/react-router';
import { useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import type { Place } from '../place.ts';
import { commentDraft, draftsOf } from './comment-draft.ts';
import { whyNoComment } from './rights.ts';
import { useUnsent } from './use-unsent.ts';

type UnsentCommentProps = { place: Place; isOpen: boolean };

/**
 * Marks the tab behind which a comment waits that was begun and not sent. It is kept for the way
 * back, so that leaving the page asks nothing, but not when the browser's tab is closed, which is
 * asked about (ADR-088).
 */
export function UnsentComment({ place, isOpen }: UnsentCommentProps) {
  const { data: rating } = useReadIndicatorRating(place);
  const access = useAccess();
  const mayComment = rating !== undefined && whyNoComment(access, rating) === undefined;
  const box = commentDraft({ userId: access.user?.Id ?? 0, ratingId: rating?.Id ?? 0 });
  const unsent = useUnsent(box);
  // Signing out takes the drafts with it, and then there is nothing to ask about.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => mayComment && draftsOf(box).length > 0 });
  return mayComment && unsent.length > 0 && !isOpen && <Badge tone="warning">Unsent</Badge>;
}
