// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * One .xlsx of up to 25 MB, judged by its content, with a sheet `Ratings` (Edition, ISO Code, Indicator No., Score, Met, Researcher Note; optional Research User, QA User, Status, Research Due Date, QA Due Date) and/or a sheet `References` (Edition, ISO Code, Indicator No., Title, Author, Publication Date, Information, and the optional reference fields). Columns are found by their heading, in any order; the client offers the empty template, and any export can be filled in and sent back. All or nothing: with one bad cell nothing is stored, `success` is false and `errors` lists the first 500. With `dryRun` the file is checked and counted the same way and nothing is stored either way. What it changed, or would change, old and new, readImportChanges and readImportCheckChanges tell by the Id that the answer gives. A file that sets a parent Not Met tells in `Decides` which ratings that decides and in which status; without dryRun it is stored only with their `confirmation`, else `success` is false without an error. A due date other than the one in force becomes the row's own, that of the edition takes the row's own away, an empty cell leaves it. Columns that are only exported, such as Status Since, are not read. A row of a rating that a parent decides is refused where it differs. A file that cannot be read as .xlsx is 415.
 * @summary Import ratings and references from a spreadsheet
 */
export const ImportFileBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.instanceof(Blob), /*#__PURE__*/ zod.string()])
})

export const importFileResponseErrorsMax = 500;

export const importFileResponseErrorCountMin = 0;

export const importFileResponseSummaryRatingRowCountMin = 0;

export const importFileResponseSummaryRatingChangedCountMin = 0;

export const importFileResponseSummaryRatingUnchangedCountMin = 0;

export const importFileResponseSummaryAssignmentChangedCountMin = 0;

export const importFileResponseSummaryReferenceRowCountMin = 0;

export const importFileResponseSummaryReferenceAddedCountMin = 0;

export const importFileResponseSummaryReferenceUnchangedCountMin = 0;


export const importFileResponseDecidesConfirmationRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const importFileResponseDecidesRatingsItemScoreMin = -1;
export const importFileResponseDecidesRatingsItemScoreMax = 1;

export const importFileResponseDecidesRatingsMax = 500;


export const importFileResponseCheckIdRegExp = new RegExp('^[A-Za-z0-9_-]{22,128}$');


export const ImportFileResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.boolean(),
  "errors": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(importFileResponseErrorsMax)),
  "ErrorCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseErrorCountMin)),
  "DryRun": /*#__PURE__*/ zod.boolean(),
  "Summary": /*#__PURE__*/ zod.object({
  "RatingRowCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseSummaryRatingRowCountMin)),
  "RatingChangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseSummaryRatingChangedCountMin)),
  "RatingUnchangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseSummaryRatingUnchangedCountMin)),
  "AssignmentChangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseSummaryAssignmentChangedCountMin)),
  "ReferenceRowCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseSummaryReferenceRowCountMin)),
  "ReferenceAddedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseSummaryReferenceAddedCountMin)),
  "ReferenceUnchangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseSummaryReferenceUnchangedCountMin))
}),
  "Decides": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "Confirmation": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(importFileResponseDecidesConfirmationRegExp)),
  "IsConfirmed": /*#__PURE__*/ zod.boolean(),
  "Ratings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "ReportEditionName": /*#__PURE__*/ zod.string(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "ParentSnapshotName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string(),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importFileResponseDecidesRatingsItemScoreMin)).check(/*#__PURE__*/ zod.lte(importFileResponseDecidesRatingsItemScoreMax))),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const)
})).check(/*#__PURE__*/ zod.maxLength(importFileResponseDecidesRatingsMax))
})),
  "ImportId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "CheckId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(importFileResponseCheckIdRegExp)))
})

/**
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 * @summary List the imports that stored a file, newest first
 */

export const listImportsResponseDataItemRatingChangedCountMin = 0;

export const listImportsResponseDataItemDecidedCountMin = 0;

export const listImportsResponseDataItemAssignmentChangedCountMin = 0;

export const listImportsResponseDataItemReferenceAddedCountMin = 0;

export const listImportsResponseCountMin = 0;



export const ListImportsResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "At": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "UserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "UserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "FileName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "FileDigest": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingChangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listImportsResponseDataItemRatingChangedCountMin)),
  "DecidedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listImportsResponseDataItemDecidedCountMin)),
  "AssignmentChangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listImportsResponseDataItemAssignmentChangedCountMin)),
  "ReferenceAddedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listImportsResponseDataItemReferenceAddedCountMin)),
  "UndoState": /*#__PURE__*/ zod.enum({
  Possible: 0,
  Undone: 1,
  NothingChanged: 2,
  EditionInactive: 3,
  NotKept: 4,
} as const),
  "UndoneOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "UndoneByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listImportsResponseCountMin))
})

/**
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 * @summary List what an import changed, old and new
 */
export const readImportChangesResponseCountMin = 0;



export const ReadImportChangesResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
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
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "DeciderName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Field": /*#__PURE__*/ zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']),
  "Old": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "New": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "IsWithheld": /*#__PURE__*/ zod.boolean()
}))
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readImportChangesResponseCountMin))
})

/**
 * Every rating that the import changed is again as it was: score, note, status, people where the file set them, who rated and when; what parents in the file decided or gave back too. References that it added are removed. All or nothing, and only while none of it was changed since (409 `changed-since` with what was, the first 100), the editions are active, and it was not undone before. The activity log tells the undoing as events of its own.
 * @summary Undo a whole import
 */

export const revertImportResponseRatingChangedCountMin = 0;

export const revertImportResponseDecidedCountMin = 0;

export const revertImportResponseAssignmentChangedCountMin = 0;

export const revertImportResponseReferenceAddedCountMin = 0;



export const RevertImportResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "At": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "UserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "UserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "FileName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "FileDigest": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingChangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(revertImportResponseRatingChangedCountMin)),
  "DecidedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(revertImportResponseDecidedCountMin)),
  "AssignmentChangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(revertImportResponseAssignmentChangedCountMin)),
  "ReferenceAddedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(revertImportResponseReferenceAddedCountMin)),
  "UndoState": /*#__PURE__*/ zod.enum({
  Possible: 0,
  Undone: 1,
  NothingChanged: 2,
  EditionInactive: 3,
  NotKept: 4,
} as const),
  "UndoneOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "UndoneByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})

/**
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 * @summary List what a file would change, as its check found
 */
export const readImportCheckChangesResponseCountMin = 0;



export const ReadImportCheckChangesResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
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
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "DeciderName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Field": /*#__PURE__*/ zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']),
  "Old": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "New": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])),
  "IsWithheld": /*#__PURE__*/ zod.boolean()
}))
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readImportCheckChangesResponseCountMin))
})

/**
 * By name. Changes nothing.
 * @summary List the countries that are in any of the chosen editions
 */
export const listExportCountriesBodyMax = 2147483647;



export const ListExportCountriesBodyItem = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listExportCountriesBodyMax))
export const ListExportCountriesBody = /*#__PURE__*/ zod.array(ListExportCountriesBodyItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200))

export const listExportCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListExportCountriesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listExportCountriesResponseISOCodeRegExp))
})
export const ListExportCountriesResponse = /*#__PURE__*/ zod.array(ListExportCountriesResponseItem)

/**
 * Answers where to fetch it, once and within five minutes. Ratings alone are one sheet; with references, a tab an indicator or a country, as ExportFormatChoice says.
 * @summary Make a spreadsheet of ratings, or of ratings and references
 */
export const exportDataBodyReportEditionIdsItemMax = 2147483647;

export const exportDataBodyReportEditionIdsMax = 200;

export const exportDataBodyCountryIdsItemMax = 2147483647;

export const exportDataBodyCountryIdsMax = 300;

export const exportDataBodyIndicatorIdsItemMax = 2147483647;

export const exportDataBodyIndicatorIdsMax = 5000;



export const ExportDataBody = /*#__PURE__*/ zod.object({
  "ReportEditionIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportDataBodyReportEditionIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportDataBodyReportEditionIdsMax)),
  "ExportFieldChoice": /*#__PURE__*/ zod.enum({
  Ratings: 0,
  RatingsAndReferences: 1,
} as const),
  "ExportFormatChoice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum({
  IndicatorPerTab: 0,
  CountryPerTab: 1,
} as const),/*#__PURE__*/ zod.null()]),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportDataBodyCountryIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportDataBodyCountryIdsMax)),
  "IndicatorIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportDataBodyIndicatorIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportDataBodyIndicatorIdsMax))
})

export const ExportDataResponse = /*#__PURE__*/ zod.object({
  "downloadUrl": /*#__PURE__*/ zod.string()
})

/**
 * No bearer is asked for or read; the token of the address is the right, once and within five minutes.
 * @summary Download an export
 */
export const DownloadExportResponse = /*#__PURE__*/ zod.unknown()

