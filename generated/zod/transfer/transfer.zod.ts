// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * One .xlsx of up to 25 MB, judged by its content, with a sheet `Ratings` (Edition, ISO Code, Indicator No., Score, Met, Researcher Note; optional Research User, QA User, Status, Research Due Date, QA Due Date) and/or a sheet `References` (Edition, ISO Code, Indicator No., Title, Author, Publication Date, Information, and the optional reference fields). Columns are found by their heading, in any order; the client offers the empty template, and any export can be filled in and sent back. All or nothing: with one bad cell nothing is stored, `success` is false and `errors` lists the first 500. With `dryRun` the file is checked and counted the same way and nothing is stored either way. What it changed, or would change, old and new, readImportChanges and readImportCheckChanges tell by the Id that the answer gives. A file that sets a parent Not Met tells in `Decides` which ratings that decides and in which status; without dryRun it is stored only with their `confirmation`, else `success` is false without an error. A due date other than the one in force becomes the row's own, that of the edition takes the row's own away, an empty cell leaves it. Columns that are only exported, such as Status Since, are not read. A row of a rating that a parent decides is refused where it differs. A file that cannot be read as .xlsx is 415.
 * @summary Import ratings and references from a spreadsheet
 */
export const ImportFileBody = zod.object({
  "file": zod.instanceof(Blob).or(zod.string())
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


export const ImportFileResponse = zod.object({
  "success": zod.boolean().describe('Whether it was stored, or with dryRun could be'),
  "errors": zod.array(zod.string()).max(importFileResponseErrorsMax).describe('The first 500, each as `Ratings!D17: …`'),
  "ErrorCount": zod.int().min(importFileResponseErrorCountMin).describe('The number of all errors'),
  "DryRun": zod.boolean(),
  "Summary": zod.object({
  "RatingRowCount": zod.int().min(importFileResponseSummaryRatingRowCountMin).describe('Rows of the sheet Ratings'),
  "RatingChangedCount": zod.int().min(importFileResponseSummaryRatingChangedCountMin),
  "RatingUnchangedCount": zod.int().min(importFileResponseSummaryRatingUnchangedCountMin),
  "AssignmentChangedCount": zod.int().min(importFileResponseSummaryAssignmentChangedCountMin).describe('Research or QA users, or their due dates, set anew'),
  "ReferenceRowCount": zod.int().min(importFileResponseSummaryReferenceRowCountMin).describe('Rows of the sheet References'),
  "ReferenceAddedCount": zod.int().min(importFileResponseSummaryReferenceAddedCountMin),
  "ReferenceUnchangedCount": zod.int().min(importFileResponseSummaryReferenceUnchangedCountMin).describe('Already held with the same Title and URL')
}).describe('What changed, or with dryRun would change; rows are counted also where errors kept them out'),
  "Decides": zod.object({
  "Count": zod.int().min(1).describe('The number of all'),
  "Confirmation": zod.string().regex(importFileResponseDecidesConfirmationRegExp).describe('What `confirmation` says to store the file; another one where other ratings would be decided'),
  "IsConfirmed": zod.boolean().describe('Whether the call confirmed exactly these'),
  "Ratings": zod.array(zod.object({
  "ReportEditionName": zod.string(),
  "CountryName": zod.string(),
  "ParentSnapshotName": zod.string(),
  "SnapshotName": zod.string(),
  "Score": zod.int().min(importFileResponseDecidesRatingsItemScoreMin).max(importFileResponseDecidesRatingsItemScoreMax).nullable().describe('As it is before; null = unrated'),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
})
})).max(importFileResponseDecidesRatingsMax).describe('The first 500, by country and number of the parent')
}).optional().describe('The ratings that a parent which the file sets Not Met decides from then on; what they hold is set aside. Absent where there is none. Without dryRun they need a confirmation, and nothing is stored until it is sent.'),
  "ImportId": zod.int().min(1).optional().describe('Of a file that was stored, by which readImportChanges tells what changed. A backend without listImports leaves it out'),
  "CheckId": zod.string().regex(importFileResponseCheckIdRegExp).optional().describe('Of a file without errors that was not stored, by which readImportCheckChanges tells what would change. A backend without listImports leaves it out')
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



export const ListImportsResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int().min(1).describe('The ActId of its events'),
  "At": zod.iso.datetime({"offset":true}),
  "UserId": zod.int().nullable().describe('null where no person signed in did it'),
  "UserName": zod.string().nullable(),
  "FileName": zod.string().nullable(),
  "FileDigest": zod.string().nullable().describe('SHA-256 of the file, in hexadecimal; null of imports before it was kept'),
  "RatingChangedCount": zod.int().min(listImportsResponseDataItemRatingChangedCountMin).describe('Ratings of rows in the file'),
  "DecidedCount": zod.int().min(listImportsResponseDataItemDecidedCountMin).describe('Ratings that parents in the file decided, gave back or took along'),
  "AssignmentChangedCount": zod.int().min(listImportsResponseDataItemAssignmentChangedCountMin).describe('Research or QA users, or their due dates, set anew'),
  "ReferenceAddedCount": zod.int().min(listImportsResponseDataItemReferenceAddedCountMin),
  "UndoState": zod.enum({
  Possible: 0,
  Undone: 1,
  NothingChanged: 2,
  EditionInactive: 3,
  NotKept: 4,
}).describe('Whether an import can be undone: as long as nobody has changed what it changed; it was; it changed nothing; an edition of it is inactive; what it takes was not kept yet when it was imported'),
  "UndoneOn": zod.iso.datetime({"offset":true}).nullable(),
  "UndoneByName": zod.string().nullable()
}).describe('A file that was imported')),
  "Count": zod.int().min(listImportsResponseCountMin)
})

/**
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 * @summary List what an import changed, old and new
 */
export const readImportChangesResponseCountMin = 0;



export const ReadImportChangesResponse = zod.object({
  "Data": zod.array(zod.object({
  "Record": zod.enum({
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
}).describe('The record that an event tells of; the rating of a new country indicator is none'),
  "RecordId": zod.int().nullable().describe('Id of the rating or reference; null of a reference that is not stored yet'),
  "RecordName": zod.string().nullable().describe('Title of the reference; null of a rating'),
  "ReportEditionName": zod.string().nullable().describe('null where it was deleted since'),
  "CountryName": zod.string().nullable(),
  "SnapshotName": zod.string().nullable().describe('Number and short name of the indicator'),
  "DeciderName": zod.string().nullable().describe('Number and short name of the parent that decides the rating, or gives it back; null where a row of the file changes it'),
  "Changes": zod.array(zod.object({
  "Field": zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']).describe('The property that changed, as it is called elsewhere'),
  "Old": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "New": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "IsWithheld": zod.boolean().describe('A long text of which only that it changed is kept; Old and New are null')
})).describe('What it was and becomes; of a reference what it is')
}).describe('One rating or reference that an import changed, or would change')),
  "Count": zod.int().min(readImportChangesResponseCountMin)
})

/**
 * Every rating that the import changed is again as it was: score, note, status, people where the file set them, who rated and when; what parents in the file decided or gave back too. References that it added are removed. All or nothing, and only while none of it was changed since (409 `changed-since` with what was, the first 100), the editions are active, and it was not undone before. The activity log tells the undoing as events of its own.
 * @summary Undo a whole import
 */

export const revertImportResponseRatingChangedCountMin = 0;

export const revertImportResponseDecidedCountMin = 0;

export const revertImportResponseAssignmentChangedCountMin = 0;

export const revertImportResponseReferenceAddedCountMin = 0;



export const RevertImportResponse = zod.object({
  "Id": zod.int().min(1).describe('The ActId of its events'),
  "At": zod.iso.datetime({"offset":true}),
  "UserId": zod.int().nullable().describe('null where no person signed in did it'),
  "UserName": zod.string().nullable(),
  "FileName": zod.string().nullable(),
  "FileDigest": zod.string().nullable().describe('SHA-256 of the file, in hexadecimal; null of imports before it was kept'),
  "RatingChangedCount": zod.int().min(revertImportResponseRatingChangedCountMin).describe('Ratings of rows in the file'),
  "DecidedCount": zod.int().min(revertImportResponseDecidedCountMin).describe('Ratings that parents in the file decided, gave back or took along'),
  "AssignmentChangedCount": zod.int().min(revertImportResponseAssignmentChangedCountMin).describe('Research or QA users, or their due dates, set anew'),
  "ReferenceAddedCount": zod.int().min(revertImportResponseReferenceAddedCountMin),
  "UndoState": zod.enum({
  Possible: 0,
  Undone: 1,
  NothingChanged: 2,
  EditionInactive: 3,
  NotKept: 4,
}).describe('Whether an import can be undone: as long as nobody has changed what it changed; it was; it changed nothing; an edition of it is inactive; what it takes was not kept yet when it was imported'),
  "UndoneOn": zod.iso.datetime({"offset":true}).nullable(),
  "UndoneByName": zod.string().nullable()
}).describe('A file that was imported')

/**
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 * @summary List what a file would change, as its check found
 */
export const readImportCheckChangesResponseCountMin = 0;



export const ReadImportCheckChangesResponse = zod.object({
  "Data": zod.array(zod.object({
  "Record": zod.enum({
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
}).describe('The record that an event tells of; the rating of a new country indicator is none'),
  "RecordId": zod.int().nullable().describe('Id of the rating or reference; null of a reference that is not stored yet'),
  "RecordName": zod.string().nullable().describe('Title of the reference; null of a rating'),
  "ReportEditionName": zod.string().nullable().describe('null where it was deleted since'),
  "CountryName": zod.string().nullable(),
  "SnapshotName": zod.string().nullable().describe('Number and short name of the indicator'),
  "DeciderName": zod.string().nullable().describe('Number and short name of the parent that decides the rating, or gives it back; null where a row of the file changes it'),
  "Changes": zod.array(zod.object({
  "Field": zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']).describe('The property that changed, as it is called elsewhere'),
  "Old": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "New": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "IsWithheld": zod.boolean().describe('A long text of which only that it changed is kept; Old and New are null')
})).describe('What it was and becomes; of a reference what it is')
}).describe('One rating or reference that an import changed, or would change')),
  "Count": zod.int().min(readImportCheckChangesResponseCountMin)
})

/**
 * By name. Changes nothing.
 * @summary List the countries that are in any of the chosen editions
 */
export const listExportCountriesBodyMax = 2147483647;



export const ListExportCountriesBodyItem = zod.int().min(1).max(listExportCountriesBodyMax)
export const ListExportCountriesBody = zod.array(ListExportCountriesBodyItem).min(1).max(200)

export const listExportCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListExportCountriesResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(listExportCountriesResponseISOCodeRegExp).describe('ISO 3166 alpha-3')
})
export const ListExportCountriesResponse = zod.array(ListExportCountriesResponseItem)

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



export const ExportDataBody = zod.object({
  "ReportEditionIds": zod.array(zod.int().min(1).max(exportDataBodyReportEditionIdsItemMax)).min(1).max(exportDataBodyReportEditionIdsMax),
  "ExportFieldChoice": zod.enum({
  Ratings: 0,
  RatingsAndReferences: 1,
}),
  "ExportFormatChoice": zod.union([zod.enum({
  IndicatorPerTab: 0,
  CountryPerTab: 1,
}),zod.null()]).describe('null with Ratings, required with RatingsAndReferences (else 422)'),
  "CountryIds": zod.array(zod.int().min(1).max(exportDataBodyCountryIdsItemMax)).min(1).max(exportDataBodyCountryIdsMax),
  "IndicatorIds": zod.array(zod.int().min(1).max(exportDataBodyIndicatorIdsItemMax)).min(1).max(exportDataBodyIndicatorIdsMax).describe('Ids of library indicators')
})

export const ExportDataResponse = zod.object({
  "downloadUrl": zod.string().describe('Address on the same host; works once and for five minutes')
})

/**
 * No bearer is asked for or read; the token of the address is the right, once and within five minutes.
 * @summary Download an export
 */
export const DownloadExportResponse = zod.unknown()

