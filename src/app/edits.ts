import type { OptimisticEdits } from '#src/lib/api/edits.ts';
import { indicatorEdits } from '../features/indicator/edits.ts';
import { notificationEdits } from '../features/notifications/edits.ts';

/** What every mutation shows before the server has answered, feature by feature. */
export const edits: OptimisticEdits = { ...indicatorEdits, ...notificationEdits };
