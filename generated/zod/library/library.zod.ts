// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * In the order of the numbers they had where they were last used.
 * @summary List the library indicators
 */
export const listLibraryIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListLibraryIndicatorsResponseItem = zod.object({
  "LibraryIndicatorId": zod.int(),
  "SnapshotName": zod.string().regex(listLibraryIndicatorsResponseSnapshotNameRegExp).describe('As in the edition that last used it'),
  "ShortName": zod.string(),
  "FullName": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "ReportEditionId": zod.int().nullable().describe('The newest edition that uses it'),
  "ReportEditionName": zod.string().nullable().describe('Last used; null where no edition holds it any more')
})
export const ListLibraryIndicatorsResponse = zod.array(ListLibraryIndicatorsResponseItem)

/**
 * Editions newest first; none where no edition holds the indicator any more.
 * @summary Read a library indicator with the editions that use it
 */
export const readLibraryIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readLibraryIndicatorResponseReportEditionsItemIndicatorSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readLibraryIndicatorResponseReportEditionsItemParentIndicatorOneSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readLibraryIndicatorResponseReportEditionsItemChildIndicatorsItemSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ReadLibraryIndicatorResponse = zod.object({
  "LibraryIndicatorId": zod.int(),
  "SnapshotName": zod.string().regex(readLibraryIndicatorResponseSnapshotNameRegExp).describe('As in the edition that last used it'),
  "ShortName": zod.string(),
  "FullName": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "ReportEditionId": zod.int().nullable().describe('The newest edition that uses it'),
  "ReportEditionName": zod.string().nullable().describe('Last used; null where no edition holds it any more'),
  "ReportEditions": zod.array(zod.object({
  "ReportEdition": zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable(),
  "Status": zod.enum({
  Inactive: 0,
  Active: 1,
})
}),
  "Indicator": zod.object({
  "Id": zod.int().describe('Id of the indicator in its edition'),
  "SnapshotName": zod.string().regex(readLibraryIndicatorResponseReportEditionsItemIndicatorSnapshotNameRegExp),
  "ShortName": zod.string(),
  "FullName": zod.string(),
  "Description": zod.string(),
  "ResponseRules": zod.string().nullable(),
  "TimePeriod": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "MilestoneId": zod.int().describe('With ActivityId: where the indicator stands in the structure of the edition'),
  "MilestoneName": zod.string(),
  "ActivityId": zod.int(),
  "ActivityName": zod.string()
}),
  "ParentIndicator": zod.union([zod.object({
  "Id": zod.int().describe('Id of the indicator in its edition'),
  "LibraryIndicatorId": zod.int(),
  "SnapshotName": zod.string().regex(readLibraryIndicatorResponseReportEditionsItemParentIndicatorOneSnapshotNameRegExp),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative')
}),zod.null()]),
  "ChildIndicators": zod.array(zod.object({
  "Id": zod.int().describe('Id of the indicator in its edition'),
  "LibraryIndicatorId": zod.int(),
  "SnapshotName": zod.string().regex(readLibraryIndicatorResponseReportEditionsItemChildIndicatorsItemSnapshotNameRegExp),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative')
}))
}).describe('The indicator as one edition holds it'))
})

/**
 * As the edition words and numbers them, in the order of its numbers; also of an inactive one.
 * @summary List the library indicators that an edition uses
 */
export const listEditionLibraryIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListEditionLibraryIndicatorsResponseItem = zod.object({
  "LibraryIndicatorId": zod.int(),
  "SnapshotName": zod.string().regex(listEditionLibraryIndicatorsResponseSnapshotNameRegExp),
  "ShortName": zod.string(),
  "FullName": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "ReportEditionId": zod.int(),
  "ReportEditionName": zod.string()
}).describe('An indicator of the library as one edition words it')
export const ListEditionLibraryIndicatorsResponse = zod.array(ListEditionLibraryIndicatorsResponseItem)

