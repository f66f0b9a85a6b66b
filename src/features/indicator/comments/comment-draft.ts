/** What the draft of a comment on a rating is called. */
export const commentDraft = (userId: number, ratingId: number) => `comment:${userId}:${ratingId}`;
