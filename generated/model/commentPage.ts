// Made by `npm run generate` from the contract. Do not edit.
import type { Comment } from './comment.ts';

export interface CommentPage {
  Data: Comment[];
  /**
     * The number of all comments on the rating
     * @minimum 0
     */
  Count: number;
}
