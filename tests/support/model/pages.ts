/** Lists that page: what a page of an answer shows of the intentions that are owed to it. */

import type { Comment, DashboardIndicator, Notification } from '#generated/model/index.ts';
import { idOf } from './projections.ts';
import type { State } from './state.ts';

type Row = Comment & DashboardIndicator & Notification;
export type Page = { Data: Row[]; Count: number };
export type Paged = {
  size: number;
  /** One row as somebody sees it. */
  row(row: Row): unknown;
  /** The rows of a page after what is owed to it, and by how much the Count of all differs. */
  owed(
    page: Page,
    offset: number,
    states: { base: State; now: State; params: Record<string, number> },
  ): {
    rows: unknown[];
    count: number;
  };
};

/**
 * Rows stay where they are, also where they no longer match the filters; only the next answer takes
 * them out.
 */
export const dashboardPages: Paged = {
  size: 10,
  row: ({ Id, WorkflowStatus, ResearchUserId, QAUserId, ResearchDueDate, QADueDate }) => [
    ...[Id, WorkflowStatus, ResearchUserId, QAUserId, ResearchDueDate, QADueDate],
  ],
  owed: ({ Data }, _offset, { now }) => ({
    rows: Data.map((row) => {
      const rating = now.ratings.find(({ Id }) => Id === row.Id) ?? row;
      return dashboardPages.row({ ...row, ...rating, Id: row.Id } as never);
    }),
    count: 0,
  }),
};

/** A new comment stands first; its Id is its text until the server has numbered it. */
export const commentsPages: Paged = {
  size: 10,
  row: ({ Id, CommentContent, AuthorId }) => [idOf(Id, CommentContent), CommentContent, AuthorId],
  owed({ Data }, offset, { now, params }) {
    const added = now.comments.filter(({ Id, RatingId }) => Id < 0 && RatingId === params.ratingId).toReversed();
    const rows = [...(offset === 0 ? added : []), ...Data];
    return { rows: rows.map((row) => commentsPages.row(row as never)), count: added.length };
  },
};

export const notificationPages: Paged = {
  size: 10,
  row: ({ CommentId }) => CommentId,
  owed: ({ Data }, _offset, { base, now }) => ({
    rows: Data.filter(({ CommentId }) => !now.cleared.includes(CommentId)).map((row) => notificationPages.row(row)),
    count: base.cleared.length - now.cleared.length,
  }),
};
