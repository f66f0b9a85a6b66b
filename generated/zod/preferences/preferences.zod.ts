// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Who has chosen nothing yet is told of everything in the product, and once a day by e-mail where the server sends any.
 * @summary Read one's own preferences
 */
export const ReadPreferencesResponse = zod.object({
  "Notices": zod.array(zod.object({
  "Kind": zod.enum({
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
}).describe('What a person is told of: assigned to them; submitted to them for QA; returned to them; their work completed; due soon; overdue; a comment that tags them'),
  "InProduct": zod.boolean().describe('Are notices of this kind kept for the bell\'s panel? Of mentions always true, whatever is sent'),
  "EMail": zod.enum({
  Never: 0,
  AtOnce: 1,
  Daily: 2,
})
}).describe('How the user is told of one kind of notice')).describe('One for each kind, in the order of WorkNoticeKind'),
  "SingleKeys": zod.boolean().describe('Do keys without Ctrl act (WCAG 2.1.4)? True until the user turns them off'),
  "MailOffered": zod.boolean().describe('Does this server send e-mail? Where not, EMail is kept, but means nothing')
}).describe('What a user chose; the server keeps it, so that it holds in every browser')

/**
 * What is left out stays as it was, and so does a kind of notice that is not listed.
 * @summary Change one's own preferences
 */
export const updatePreferencesBodyNoticesMax = 7;



export const UpdatePreferencesBody = zod.object({
  "Notices": zod.array(zod.object({
  "Kind": zod.enum({
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
}).describe('What a person is told of: assigned to them; submitted to them for QA; returned to them; their work completed; due soon; overdue; a comment that tags them'),
  "InProduct": zod.boolean().describe('Are notices of this kind kept for the bell\'s panel? Of mentions always true, whatever is sent'),
  "EMail": zod.enum({
  Never: 0,
  AtOnce: 1,
  Daily: 2,
})
}).describe('How the user is told of one kind of notice')).max(updatePreferencesBodyNoticesMax).optional().describe('Each kind at most once'),
  "SingleKeys": zod.boolean().optional()
}).describe('What of one\'s preferences changes')

export const UpdatePreferencesResponse = zod.object({
  "Notices": zod.array(zod.object({
  "Kind": zod.enum({
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
}).describe('What a person is told of: assigned to them; submitted to them for QA; returned to them; their work completed; due soon; overdue; a comment that tags them'),
  "InProduct": zod.boolean().describe('Are notices of this kind kept for the bell\'s panel? Of mentions always true, whatever is sent'),
  "EMail": zod.enum({
  Never: 0,
  AtOnce: 1,
  Daily: 2,
})
}).describe('How the user is told of one kind of notice')).describe('One for each kind, in the order of WorkNoticeKind'),
  "SingleKeys": zod.boolean().describe('Do keys without Ctrl act (WCAG 2.1.4)? True until the user turns them off'),
  "MailOffered": zod.boolean().describe('Does this server send e-mail? Where not, EMail is kept, but means nothing')
}).describe('What a user chose; the server keeps it, so that it holds in every browser')

