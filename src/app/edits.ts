import type { OptimisticEdits } from '#src/lib/api/edits.ts';
import { dashboardEdits } from '../features/dashboard/edits.ts';
import { editionEdits } from '../features/editions/edits.ts';
import { memberEdits } from '../features/editions/members/edits.ts';
import { structureEdits } from '../features/editions/structure/edits.ts';
import { commentEdits } from '../features/indicator/comments/edits.ts';
import { indicatorEdits } from '../features/indicator/edits.ts';
import { referenceEdits } from '../features/indicator/references/edits.ts';
import { notificationEdits } from '../features/notifications/edits.ts';
import { workNoticeEdits } from '../features/notifications/work-notice-edits.ts';
import { preferenceEdits } from '../features/preferences/edits.ts';
import { importEdits } from '../features/transfer/earlier/edits.ts';
import { userEdits } from '../features/users/edits.ts';
import { viewEdits } from '../features/views/edits.ts';

/**
 * What every mutation shows before the server has responded, feature by feature. Comes after the
 * first screen: see build-app.ts.
 */
export const edits: OptimisticEdits = {
  ...indicatorEdits,
  ...referenceEdits,
  ...commentEdits,
  ...dashboardEdits,
  ...notificationEdits,
  ...workNoticeEdits,
  ...preferenceEdits,
  ...viewEdits,
  ...userEdits,
  ...editionEdits,
  ...memberEdits,
  ...structureEdits,
  ...importEdits,
};
