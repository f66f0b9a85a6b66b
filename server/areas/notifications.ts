import { type Handlers, ok } from '../call.ts';
import { clearNotification, listNotifications } from './notifications/notifications.ts';

export const notifications = {
  listNotifications: async ({ db, caller, query }) => ok(await listNotifications(db, caller.id, query)),
  clearNotification: async ({ db, caller, params, now }) =>
    ok(await clearNotification(db, { commentId: params.commentId, userId: caller.id, now: now() })),
} satisfies Partial<Handlers>;
