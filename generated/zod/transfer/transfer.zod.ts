// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * One .xlsx of up to 25 MB, judged by its content, with a sheet `Ratings` (Edition, ISO Code, Indicator No., Score, Met, Researcher Note; optional Research User, QA User, Status) and/or a sheet `References` (Edition, ISO Code, Indicator No., Title, Author, Publication Date, Information, and the optional reference fields). Columns are found by their heading, in any order; the client offers the empty template, and any export can be filled in and sent back. All or nothing: with one bad cell nothing is stored, `success` is false and `errors` lists the first 500. With `dryRun` the file is checked and counted the same way and nothing is stored either way. A file that sets a parent Not Met tells in `Decides` which ratings that decides and in which status; without dryRun it is stored only with their `confirmation`, else `success` is false without an error. A row of a rating that a parent decides is refused where it differs. A file that cannot be read as .xlsx is 415.
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



export const ImportFileResponse = zod.object({
  "success": zod.boolean().describe('Whether it was stored, or with dryRun could be'),
  "errors": zod.array(zod.string()).max(importFileResponseErrorsMax).describe('The first 500, each as `Ratings!D17: …`'),
  "ErrorCount": zod.int().min(importFileResponseErrorCountMin).describe('The number of all errors'),
  "DryRun": zod.boolean(),
  "Summary": zod.object({
  "RatingRowCount": zod.int().min(importFileResponseSummaryRatingRowCountMin).describe('Rows of the sheet Ratings'),
  "RatingChangedCount": zod.int().min(importFileResponseSummaryRatingChangedCountMin),
  "RatingUnchangedCount": zod.int().min(importFileResponseSummaryRatingUnchangedCountMin),
  "AssignmentChangedCount": zod.int().min(importFileResponseSummaryAssignmentChangedCountMin).describe('Research or QA users set anew'),
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
}).optional().describe('The ratings that a parent which the file sets Not Met decides from then on; what they hold is set aside. Absent where there is none. Without dryRun they need a confirmation, and nothing is stored until it is sent.')
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

