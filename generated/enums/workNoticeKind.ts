// Made by `npm run generate` from the contract. Do not edit.
/** What a person is told of: assigned to them; submitted to them for QA; returned to them; their work completed; due soon; overdue; a comment that tags them */
export const WorkNoticeKind = {
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
} as const;
export type WorkNoticeKind = (typeof WorkNoticeKind)[keyof typeof WorkNoticeKind];
