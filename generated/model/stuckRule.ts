// Made by `npm run generate` from the contract. Do not edit.

/**
 * Why work does not move (requirements B24). NoQAUser has nobody to check it: it waits for QA, or is rated and refused when it is submitted (ResearchInProgress, unless the edition does without RatingCheck NoQAUser); LongInQA has waited for QA for longer than so many days; OpenUnassigned is open and nobody is assigned; ReturnedTwice came back from QA at least twice and is not completed; BelowUnrated is begun while its parent is not rated; AssigneeAway waits for somebody who is inactive or has left the edition. UnratedParent is a parent that BelowUnrated waits for: a filter of lists, and no entry of listStuck.
 */
export { StuckRule } from '../enums/stuckRule.ts';
