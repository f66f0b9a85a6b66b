import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import {
  getReadIndicatorRatingMockHandler,
  getReadIndicatorRatingResponseMock,
} from '#generated/mocks/ratings/ratings.msw.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { RatingTab } from '#src/features/indicator/rating/rating-tab.tsx';
import { mayEdit, mayTakeBack, type Relation, ratingPermissions, relations } from '../../support/rating-rights.ts';
import { api, showComponent } from '../../support/screen.tsx';

const me = 9;
const other = 8;
const slots = (relation: Relation) => ({
  ResearchUserId: relation === 'researcher' || relation === 'both' ? me : other,
  QAUserId: relation === 'qa' || relation === 'both' ? me : other,
});
const seconds: Record<WorkflowStatus, string[]> = {
  0: ['Submit to QA'],
  1: ['Submit to QA'],
  2: ['QA Complete'],
  3: [],
};
const backs: Record<WorkflowStatus, string[]> = { 0: [], 1: [], 2: ['Return to research'], 3: ['Reopen QA'] };

/** The buttons of the rating form, as this person finds them. */
async function buttonsFor(status: WorkflowStatus, permission: string, relation: Relation) {
  api.use(
    getReadIndicatorRatingMockHandler({
      ...getReadIndicatorRatingResponseMock(),
      WorkflowStatus: status,
      ...slots(relation),
    }),
  );
  const Permissions = (permission === 'none' ? [] : [permission]) as CurrentUser['Permissions'];
  await showComponent(<RatingTab place={{ countryId: 404, reportEditionId: 4, indicatorId: 451 }} />, {
    as: { Id: me, Permissions },
  });
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Researcher Note' });
  const found = [...document.querySelectorAll('form button:not([role="switch"])')];
  const shown = { editable: !note.readOnly, buttons: found.map(({ firstChild }) => firstChild?.textContent) };
  cleanup();
  return shown;
}

describe.each(ratingPermissions)('[S233] [Q-S21] with %s', (permission) => {
  test.each(Object.values(WorkflowStatus).map((status) => ({ status, name: workflowLabels[status] })))(
    'in $name the buttons are those that the server takes, for every assignment',
    async ({ status }) => {
      for (const relation of relations) {
        const edits = mayEdit(status, permission, relation);
        expect(await buttonsFor(status, permission, relation), relation).toEqual({
          editable: edits,
          buttons: [
            ...(mayTakeBack(status, permission, relation) ? backs[status] : []),
            ...(edits ? ['Save Changes', ...seconds[status]] : []),
          ],
        });
      }
    },
  );
});
