// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 * @summary List one's own notifications, newest first
 */
export const listNotificationsResponseDataItemSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const listNotificationsResponseCountMin = 0;



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
  "Count": zod.int().min(listNotificationsResponseCountMin).describe('How many there are on all pages')
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

