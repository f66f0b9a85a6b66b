import { expect, test } from 'vitest';
import { RatingCheck, WorkflowStatus } from '#generated/enums.ts';
import { checksOf, isSameNote, lacksQaUser } from '#rules/checks.ts';

const sound = {
  ...{ WorkflowStatus: WorkflowStatus.ResearchInProgress, isDecided: false, Score: 1, scoreBefore: 1, QAUserId: 3 },
  ...{ hasSameNote: false, hasReference: true, isParentUnrated: false },
};
const lacking = {
  ...sound,
  ...{ hasSameNote: true, scoreBefore: 0, hasReference: false, QAUserId: null, isParentUnrated: true },
};

test('[B6] each lack is one check, in the order of the contract', () => {
  expect(checksOf(sound, [])).toEqual([]);
  expect(checksOf({ ...sound, scoreBefore: null }, [])).toEqual([]);
  expect(checksOf(lacking, [])).toEqual(Object.values(RatingCheck));
  expect(checksOf(lacking, [RatingCheck.SameNote, RatingCheck.NoQAUser])).toEqual([
    ...[RatingCheck.NoReference, RatingCheck.OtherScore, RatingCheck.ParentUnrated],
  ]);
});

test('[B6] nothing is told before it is rated, once it is completed, and while a parent decides', () => {
  expect(checksOf({ ...lacking, Score: null }, [])).toEqual([]);
  expect(checksOf({ ...lacking, WorkflowStatus: WorkflowStatus.QACompleted }, [])).toEqual([]);
  expect(checksOf({ ...lacking, isDecided: true }, [])).toEqual([]);
});

test('[B6] notes are the same by their words; without words none is', () => {
  expect(isSameNote(' As before.\n', 'As before.')).toBe(true);
  expect(isSameNote('As before.', '\tAs before. ')).toBe(true);
  expect(isSameNote('As before', 'As before.')).toBe(false);
  expect(isSameNote(' ', '')).toBe(false);
  expect(isSameNote(null, null)).toBe(false);
});

test('[B6] without a QA user it may not be submitted, unless the edition does without that check', () => {
  expect(lacksQaUser({ QAUserId: null }, [])).toBe(true);
  expect(lacksQaUser({ QAUserId: null }, [RatingCheck.NoQAUser])).toBe(false);
  expect(lacksQaUser({ QAUserId: 3 }, [])).toBe(false);
});
