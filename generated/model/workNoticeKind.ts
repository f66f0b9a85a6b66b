// Made by `npm run generate` from the contract. Do not edit.

/**
 * What a person is told of: assigned to them; submitted to them for QA; returned to them; their work completed; due soon; overdue; a comment that tags them
 */
export { WorkNoticeKind } from '../enums/workNoticeKind.ts';
