import { drafts } from '#src/lib/forms/drafts.ts';

/**
 * What the draft in the box for a comment on a rating is called; a comment that was sent has its
 * own behind it until it is taken.
 */
export const commentDraft = (userId: number, ratingId: number): string => `comment:${userId}:${ratingId}`;

/** What a comment that is sent is called: its draft, and the subject of its call. */
export const sentDraft = (box: string, form: string): string => `${box}:${form}`;

/** The drafts of the comments on a rating, that of the box first. */
export const draftsOf = (box: string): string[] => [box, ...drafts.names(`${box}:`)].filter(drafts.has);
