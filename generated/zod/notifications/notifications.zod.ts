// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 * @summary List one's own notifications, newest first
 */
export const listNotificationsResponseDataItemSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const listNotificationsResponseCountMin = 0;

export const listNotificationsResponseUnreadWorkNoticesMin = 0;



export const ListNotificationsResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "CommentId": /*#__PURE__*/ zod.int(),
  "TaggedId": /*#__PURE__*/ zod.int(),
  "GlobalCountryId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listNotificationsResponseDataItemSnapshotNameRegExp)),
  "CountryName": /*#__PURE__*/ zod.string(),
  "DateCreated": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNotificationsResponseCountMin)),
  "UnreadWorkNotices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNotificationsResponseUnreadWorkNoticesMin)))
})

/**
 * Nobody but the tagged user can. One that is already cleared is answered again and stays so.
 * @summary Clear a notification
 */
export const clearNotificationResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ClearNotificationResponse = /*#__PURE__*/ zod.object({
  "CommentId": /*#__PURE__*/ zod.int(),
  "TaggedId": /*#__PURE__*/ zod.int(),
  "GlobalCountryId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(clearNotificationResponseSnapshotNameRegExp)),
  "CountryName": /*#__PURE__*/ zod.string(),
  "DateCreated": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

/**
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 * @summary List what happened to one's own work, newest first
 */


export const listWorkNoticesResponseCountMin = 0;



export const ListWorkNoticesResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Kind": /*#__PURE__*/ zod.enum({
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
} as const),
  "IsQA": /*#__PURE__*/ zod.boolean(),
  "Date": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ReadOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "IndicatorCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "CountryCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "CountryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ActorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkNoticesResponseCountMin))
})

/**
 * Those of others, and those that are cleared already, are left as they are.
 * @summary Clear some or all notices of one's own work
 */

export const clearWorkNoticesBodyIdsMax = 200;



export const ClearWorkNoticesBody = /*#__PURE__*/ zod.object({
  "Ids": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clearWorkNoticesBodyIdsMax)))
})

export const clearWorkNoticesResponseClearedCountMin = 0;



export const ClearWorkNoticesResponse = /*#__PURE__*/ zod.object({
  "ClearedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(clearWorkNoticesResponseClearedCountMin))
})

