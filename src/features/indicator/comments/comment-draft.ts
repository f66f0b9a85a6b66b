import { drafts } from '#src/lib/forms/drafts.ts';

/**
 * The name of the draft in a rating's comment box. A comment that was sent has a draft of its own
 * until the server has accepted it.
 */
export const commentDraft = ({ userId, ratingId }: { userId: number; ratingId: number }): string =>
  `comment:${userId}:${ratingId}`;

/** The name of the draft of a comment that was sent, and the subject of its call. */
export const sentDraft = (box: string, form: string): string => `${box}:${form}`;

/** The names of a rating's comment drafts, that of the box first. */
export const draftsOf = (box: string): string[] => [box, ...drafts.names(`${box}:`)].filter(drafts.has);
