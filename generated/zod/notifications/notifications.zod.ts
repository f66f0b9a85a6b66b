// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 * @summary List one's own notifications, newest first
 */
export const listNotificationsResponseDataItemSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const listNotificationsResponseCountMin = 0;

export const listNotificationsResponseUnreadWorkNoticesMin = 0;



export const ListNotificationsResponse = zod.object({
  "Data": zod.array(zod.object({
  "CommentId": zod.int(),
  "TaggedId": zod.int().describe('Id of the user who was tagged'),
  "GlobalCountryId": zod.int().describe('Id of the country'),
  "IndicatorId": zod.int().describe('Id of the indicator in the active edition'),
  "AuthorName": zod.string(),
  "SnapshotName": zod.string().regex(listNotificationsResponseDataItemSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "CountryName": zod.string(),
  "DateCreated": zod.iso.datetime({"offset":true}).describe('When the comment was written')
}).describe('A comment that tags the caller')),
  "Count": zod.int().min(listNotificationsResponseCountMin).describe('How many there are on all pages'),
  "UnreadWorkNotices": zod.int().min(listNotificationsResponseUnreadWorkNoticesMin).optional().describe('How many notices of work are unread (listWorkNotices). Optional; where it is absent there are no notices of work')
})

/**
 * Nobody but the tagged user can. One that is already cleared is answered again and stays so.
 * @summary Clear a notification
 */
export const clearNotificationResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ClearNotificationResponse = zod.object({
  "CommentId": zod.int(),
  "TaggedId": zod.int().describe('Id of the user who was tagged'),
  "GlobalCountryId": zod.int().describe('Id of the country'),
  "IndicatorId": zod.int().describe('Id of the indicator in the active edition'),
  "AuthorName": zod.string(),
  "SnapshotName": zod.string().regex(clearNotificationResponseSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "CountryName": zod.string(),
  "DateCreated": zod.iso.datetime({"offset":true}).describe('When the comment was written')
}).describe('A comment that tags the caller')

/**
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 * @summary List what happened to one's own work, newest first
 */


export const listWorkNoticesResponseCountMin = 0;



export const ListWorkNoticesResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int(),
  "Kind": zod.enum({
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
}).describe('What a person is told of: assigned to them; submitted to them for QA; returned to them; their work completed; due soon; overdue; a comment that tags them'),
  "IsQA": zod.boolean().describe('Is it about QA work, and not about research?'),
  "Date": zod.iso.datetime({"offset":true}).describe('When it happened'),
  "ReadOn": zod.iso.datetime({"offset":true}).nullable().describe('When it was cleared; null = unread'),
  "ReportEditionId": zod.int(),
  "IndicatorCount": zod.int().min(1).describe('Of how many country indicators it tells'),
  "CountryCount": zod.int().min(1),
  "CountryId": zod.int().nullable().describe('Where it is about one country'),
  "CountryName": zod.string().nullable(),
  "IndicatorId": zod.int().nullable().describe('Where it is about one country indicator'),
  "SnapshotName": zod.string().nullable().describe('Number and short name, where it is about one country indicator'),
  "ActorName": zod.string().nullable().describe('Who did it; null where it is a due date'),
  "Reason": zod.string().nullable().describe('The first words of why it was returned')
}).describe('What happened to somebody\'s work in one change, however many country indicators it was about')),
  "Count": zod.int().min(listWorkNoticesResponseCountMin).describe('How many there are on all pages')
})

/**
 * Those of others, and those that are cleared already, are left as they are.
 * @summary Clear some or all notices of one's own work
 */

export const clearWorkNoticesBodyIdsMax = 200;



export const ClearWorkNoticesBody = zod.object({
  "Ids": zod.array(zod.int().min(1)).min(1).max(clearWorkNoticesBodyIdsMax).nullable().describe('Those of the caller with these Ids; null = all of them')
}).describe('Which notices have been read')

export const clearWorkNoticesResponseClearedCountMin = 0;



export const ClearWorkNoticesResponse = zod.object({
  "ClearedCount": zod.int().min(clearWorkNoticesResponseClearedCountMin).describe('How many were unread until now')
})

