import { type Handlers, ok } from '../call.ts';
import { addComment, listComments } from './comments/rating-comments.ts';
import { pairOf } from './pair-of.ts';

export const comments = {
  listComments: async ({ db, place, query }) => ok(await listComments(db, pairOf(place).id, query)),
  addComment: async ({ db, place, caller, body, now }) => ({
    status: 201,
    body: await addComment(db, { pair: pairOf(place), caller, body, now: now() }),
  }),
} satisfies Partial<Handlers>;
