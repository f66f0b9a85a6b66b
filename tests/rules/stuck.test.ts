import { expect, test } from 'vitest';
import { StuckRule, WorkflowStatus } from '#generated/enums.ts';
import { listedRules, STUCK_DAYS, type StuckRecord, stuckBy } from '#rules/stuck.ts';

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;
const moving: StuckRecord = {
  ...{ WorkflowStatus: ResearchInProgress, ResearchUserId: 2, QAUserId: 3, IsDecided: false, Score: 1 },
  ...{ needsQAUser: true, days: 99, returnCount: 1 },
  ...{ isParentUnrated: false, isWaitedFor: false, isAssigneeAway: false },
};
const waiting = { WorkflowStatus: QAInProgress, days: STUCK_DAYS };

test.each<[string, Partial<StuckRecord>, StuckRule[]]>([
  ['work that moves', {}, []],
  ['unassigned research that has begun', { ResearchUserId: null }, []],
  ['open and unassigned', { WorkflowStatus: Open, ResearchUserId: null }, [StuckRule.OpenUnassigned]],
  ['open and assigned', { WorkflowStatus: Open }, []],
  ['rated, and nobody could check it', { QAUserId: null }, [StuckRule.NoQAUser]],
  ['the same where the edition submits it all the same', { QAUserId: null, needsQAUser: false }, []],
  ['unrated, and nobody could check it', { QAUserId: null, Score: null }, []],
  ['open and rated, and nobody could check it', { WorkflowStatus: Open, QAUserId: null }, []],
  ['in QA with nobody', { ...waiting, QAUserId: null, needsQAUser: false, Score: null }, [StuckRule.NoQAUser]],
  ['as long in QA as may be', waiting, []],
  ['longer in QA', { ...waiting, days: STUCK_DAYS + 0.1 }, [StuckRule.LongInQA]],
  ['returned twice', { returnCount: 2 }, [StuckRule.ReturnedTwice]],
  ['returned three times', { returnCount: 3 }, [StuckRule.ReturnedTwice]],
  ['begun below an unrated parent', { isParentUnrated: true }, [StuckRule.BelowUnrated]],
  ['open below an unrated parent', { WorkflowStatus: Open, isParentUnrated: true }, []],
  ['with somebody who is away', { isAssigneeAway: true }, [StuckRule.AssigneeAway]],
  ['waited for', { isWaitedFor: true }, [StuckRule.UnratedParent]],
  [
    'by two rules, in their order',
    { isWaitedFor: true, returnCount: 2 },
    [StuckRule.ReturnedTwice, StuckRule.UnratedParent],
  ],
  ['completed, where nobody has to act', { WorkflowStatus: QACompleted, returnCount: 2, isAssigneeAway: true }, []],
  ['decided by a parent, where nobody has to act', { IsDecided: true, returnCount: 2 }, []],
])('[B24] %s', (_what, change, rules) => expect(stuckBy({ ...moving, ...change })).toEqual(rules));

test('[B24] another number of days may be asked for', () => {
  expect(stuckBy({ ...moving, ...waiting }, STUCK_DAYS - 1)).toEqual([StuckRule.LongInQA]);
});

test('[B24] what is waited for is found by the list of what waits, and is no list of its own', () => {
  expect(listedRules).toEqual(Object.values(StuckRule).filter((rule) => rule !== StuckRule.UnratedParent));
  expect(listedRules).toHaveLength(Object.values(StuckRule).length - 1);
});
