import { describe, expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { can, canForSome, needsFacts } from '#rules/can.ts';
import { notificationFacts, ratingFacts, referenceFacts, viewFacts } from '#rules/facts.ts';

const [RESEARCHER, QA, STRANGER] = [2, 3, 9];

describe('[S233] rating edit: permission, assignment and status decide together', () => {
  const permissions = [
    'dataentry-indicator-edit-any',
    'dataentry-indicator-edit-own',
    'dataentry-indicatorsQA-any',
    'dataentry-indicatorsQA-own',
    'report-management',
  ];
  const people = { researcher: RESEARCHER, qa: QA, stranger: STRANGER };
  const cells = Object.entries(WorkflowStatus).flatMap(([status, value]) =>
    permissions.flatMap((permission) =>
      Object.entries(people).map(([who, id]) => ({ status, value, permission, who, id })),
    ),
  );

  /** Requirements B6, in its own words. */
  const allowed = ({ value, permission, who }: (typeof cells)[number]) =>
    value === WorkflowStatus.Open || value === WorkflowStatus.ResearchInProgress
      ? permission === 'dataentry-indicator-edit-any' ||
        (permission === 'dataentry-indicator-edit-own' && who === 'researcher')
      : permission === 'dataentry-indicatorsQA-any' || (permission === 'dataentry-indicatorsQA-own' && who === 'qa');

  test.each(cells)('$status, $permission, $who', (cell) => {
    const rating = { WorkflowStatus: cell.value, ResearchUserId: RESEARCHER, QAUserId: QA };
    expect(can('updateRating', [cell.permission, ...ratingFacts(rating, cell.id)])).toBe(allowed(cell));
  });
});

describe('facts', () => {
  const rating = { WorkflowStatus: WorkflowStatus.QACompleted, ResearchUserId: RESEARCHER, QAUserId: RESEARCHER };

  test('one person may be both', () => {
    expect(ratingFacts(rating, RESEARCHER)).toEqual(['status:qa', 'is:researcher', 'is:qa', 'is:assigned']);
  });
  test('nobody is assigned where nobody is named', () => {
    expect(
      ratingFacts({ ...rating, WorkflowStatus: WorkflowStatus.Open, ResearchUserId: null, QAUserId: null }, 2),
    ).toEqual(['status:research']);
  });
  test('one of the two is assigned as well', () => {
    expect(ratingFacts({ ...rating, QAUserId: null }, RESEARCHER)).toEqual([
      'status:qa',
      'is:researcher',
      'is:assigned',
    ]);
    expect(ratingFacts({ ...rating, ResearchUserId: null, QAUserId: QA }, QA)).toEqual([
      'status:qa',
      'is:qa',
      'is:assigned',
    ]);
  });
  test('[S232] a reference is current or previous', () => {
    expect(referenceFacts({ referenceEditionId: 4, currentEditionId: 4 })).toEqual(['reference:current']);
    expect(referenceFacts({ referenceEditionId: 3, currentEditionId: 4 })).toEqual(['reference:previous']);
  });
  test('a saved view is shared or one’s own', () => {
    expect([viewFacts({ IsShared: true }), viewFacts({ IsShared: false })]).toEqual([['view:shared'], ['view:own']]);
  });
  test('a notification is cleared by who was tagged', () => {
    expect(can('clearNotification', notificationFacts({ taggedId: 2, userId: 2 }))).toBe(true);
    expect(can('clearNotification', notificationFacts({ taggedId: 2, userId: 3 }))).toBe(false);
  });
});

test('[Q-S19] what asks for nothing is open to all, what asks for something is not', () => {
  expect(can('readIndicatorRating', [])).toBe(true);
  expect(can('listUsers', [])).toBe(false);
  expect(can('listUsers', ['user-management'])).toBe(true);
});

test('[S231] own references need both permissions and the assignment', () => {
  const own = ['dataentry-indicator-edit-own', 'dataentry-references-manage-own', 'is:assigned'];
  expect(can('addReference', own)).toBe(true);
  for (const missing of own)
    expect(
      can(
        'addReference',
        own.filter((one) => one !== missing),
      ),
    ).toBe(false);
});

test('a menu asks without a record', () => {
  expect(canForSome('updateRating', ['dataentry-indicator-edit-own'])).toBe(true);
  expect(canForSome('updateRating', ['report-compare'])).toBe(false);
  expect(canForSome('addReference', ['dataentry-indicator-edit-own'])).toBe(false);
  expect(needsFacts('updateRating')).toBe(true);
  // one of its four ways needs the assignment
  expect(needsFacts('addComment')).toBe(true);
  expect(needsFacts('listUsers')).toBe(false);
});
