import { StuckRule } from '#generated/enums.ts';
import { counted } from '#src/lib/words.ts';

/** What the rows of a rule have in common (openapi/rules/stuck.ts). */
export const stuckWords: Record<StuckRule, string> = {
  [StuckRule.NoQAUser]: 'Waiting without a QA user',
  [StuckRule.LongInQA]: 'Waiting for QA too long',
  [StuckRule.OpenUnassigned]: 'Open and unassigned',
  [StuckRule.ReturnedTwice]: 'Returned twice or more',
  [StuckRule.BelowUnrated]: 'Below an unrated parent',
  [StuckRule.AssigneeAway]: 'Assigned to somebody who is gone',
  [StuckRule.UnratedParent]: 'Unrated parent of work that was begun',
};

/** The choices of 'In its status for more than … days'. */
export const statusDaysChoices = [7, 14, 30];
export const statusDaysWords = (days: number): string => `In its status for more than ${counted(days, 'day')}`;
