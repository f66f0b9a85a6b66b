// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 * @summary List what was changed, newest first
 */

export const listActivityResponseDataItemAlikeCountMin = 0;


export const listActivityResponseCountMin = 0;
export const listActivityResponseCountMax = 10001;



export const ListActivityResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "ActId": /*#__PURE__*/ zod.int(),
  "RecordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "AlikeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivityResponseDataItemAlikeCountMin)),
  "At": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "UserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "UserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Operation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Kinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
} as const)).check(/*#__PURE__*/ zod.minLength(1)),
  "Action": /*#__PURE__*/ zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
} as const),
  "Cause": /*#__PURE__*/ zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
} as const),
  "CauseName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Record": /*#__PURE__*/ zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
} as const),
  "RecordId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "RecordName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ReportEditionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "CountryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "LibraryIndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "AssignmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "Changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Field": /*#__PURE__*/ zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']),
  "Old": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "New": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "IsWithheld": /*#__PURE__*/ zod.boolean()
}))
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivityResponseCountMin)).check(/*#__PURE__*/ zod.lte(listActivityResponseCountMax))
})

/**
 * The events that listActivity lists for the same filters, newest first, one row a changed field, 100,000 events at most (422 where there are more). Answers where to fetch it, once and within five minutes. Cells are data, never formulas. The export itself is an event.
 * @summary Make a spreadsheet of what was changed
 */
export const exportActivityBodyUserIdsItemMax = 2147483647;

export const exportActivityBodyUserIdsMax = 500;

export const exportActivityBodyKindsMax = 20;

export const exportActivityBodyCountryIdsItemMax = 2147483647;

export const exportActivityBodyCountryIdsMax = 300;

export const exportActivityBodyLibraryIndicatorIdsItemMax = 2147483647;

export const exportActivityBodyLibraryIndicatorIdsMax = 500;

export const exportActivityBodyReportEditionIdsItemMax = 2147483647;

export const exportActivityBodyReportEditionIdsMax = 200;



export const ExportActivityBody = /*#__PURE__*/ zod.object({
  "UserIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportActivityBodyUserIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(exportActivityBodyUserIdsMax)),
  "Kinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
} as const)).check(/*#__PURE__*/ zod.maxLength(exportActivityBodyKindsMax)),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportActivityBodyCountryIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(exportActivityBodyCountryIdsMax)),
  "LibraryIndicatorIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportActivityBodyLibraryIndicatorIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(exportActivityBodyLibraryIndicatorIdsMax)),
  "ReportEditionIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportActivityBodyReportEditionIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(exportActivityBodyReportEditionIdsMax)),
  "Since": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export const ExportActivityResponse = /*#__PURE__*/ zod.object({
  "downloadUrl": /*#__PURE__*/ zod.string()
})

/**
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 * @summary List what was changed about a country indicator, in this edition and others, newest first
 */

export const listRatingActivityResponseDataItemAlikeCountMin = 0;


export const listRatingActivityResponseCountMin = 0;
export const listRatingActivityResponseCountMax = 10001;



export const ListRatingActivityResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "ActId": /*#__PURE__*/ zod.int(),
  "RecordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "AlikeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRatingActivityResponseDataItemAlikeCountMin)),
  "At": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "UserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "UserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Operation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Kinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
} as const)).check(/*#__PURE__*/ zod.minLength(1)),
  "Action": /*#__PURE__*/ zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
} as const),
  "Cause": /*#__PURE__*/ zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
} as const),
  "CauseName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Record": /*#__PURE__*/ zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
} as const),
  "RecordId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "RecordName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ReportEditionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "CountryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "LibraryIndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "AssignmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "Changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Field": /*#__PURE__*/ zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']),
  "Old": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "New": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "IsWithheld": /*#__PURE__*/ zod.boolean()
}))
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRatingActivityResponseCountMin)).check(/*#__PURE__*/ zod.lte(listRatingActivityResponseCountMax))
})

/**
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 * @summary List what was changed about a country in an edition, newest first
 */

export const listCountryActivityResponseDataItemAlikeCountMin = 0;


export const listCountryActivityResponseCountMin = 0;
export const listCountryActivityResponseCountMax = 10001;



export const ListCountryActivityResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "ActId": /*#__PURE__*/ zod.int(),
  "RecordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "AlikeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryActivityResponseDataItemAlikeCountMin)),
  "At": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "UserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "UserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Operation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Kinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
} as const)).check(/*#__PURE__*/ zod.minLength(1)),
  "Action": /*#__PURE__*/ zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
} as const),
  "Cause": /*#__PURE__*/ zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
} as const),
  "CauseName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Record": /*#__PURE__*/ zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
} as const),
  "RecordId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "RecordName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ReportEditionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "CountryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "LibraryIndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "AssignmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "Changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Field": /*#__PURE__*/ zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']),
  "Old": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "New": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "IsWithheld": /*#__PURE__*/ zod.boolean()
}))
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryActivityResponseCountMin)).check(/*#__PURE__*/ zod.lte(listCountryActivityResponseCountMax))
})

/**
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 * @summary List what was changed about an edition itself, newest first
 */

export const listEditionActivityResponseDataItemAlikeCountMin = 0;


export const listEditionActivityResponseCountMin = 0;
export const listEditionActivityResponseCountMax = 10001;



export const ListEditionActivityResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "ActId": /*#__PURE__*/ zod.int(),
  "RecordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "AlikeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listEditionActivityResponseDataItemAlikeCountMin)),
  "At": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "UserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "UserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Operation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Kinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
} as const)).check(/*#__PURE__*/ zod.minLength(1)),
  "Action": /*#__PURE__*/ zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
} as const),
  "Cause": /*#__PURE__*/ zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
} as const),
  "CauseName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Record": /*#__PURE__*/ zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
} as const),
  "RecordId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "RecordName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ReportEditionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "CountryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "LibraryIndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "AssignmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "Changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Field": /*#__PURE__*/ zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']),
  "Old": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "New": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "IsWithheld": /*#__PURE__*/ zod.boolean()
}))
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listEditionActivityResponseCountMin)).check(/*#__PURE__*/ zod.lte(listEditionActivityResponseCountMax))
})

/**
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 * @summary List what was changed about a user, newest first
 */

export const listUserActivityResponseDataItemAlikeCountMin = 0;


export const listUserActivityResponseCountMin = 0;
export const listUserActivityResponseCountMax = 10001;



export const ListUserActivityResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "ActId": /*#__PURE__*/ zod.int(),
  "RecordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "AlikeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUserActivityResponseDataItemAlikeCountMin)),
  "At": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "UserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "UserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Operation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Kinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
} as const)).check(/*#__PURE__*/ zod.minLength(1)),
  "Action": /*#__PURE__*/ zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
} as const),
  "Cause": /*#__PURE__*/ zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
} as const),
  "CauseName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Record": /*#__PURE__*/ zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
} as const),
  "RecordId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "RecordName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ReportEditionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "CountryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "LibraryIndicatorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "AssignmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "Changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Field": /*#__PURE__*/ zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']),
  "Old": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "New": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "IsWithheld": /*#__PURE__*/ zod.boolean()
}))
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUserActivityResponseCountMin)).check(/*#__PURE__*/ zod.lte(listUserActivityResponseCountMax))
})

