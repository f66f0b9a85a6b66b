// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * In the order of the numbers they had where they were last used.
 * @summary List the library indicators
 */
export const listLibraryIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListLibraryIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listLibraryIndicatorsResponseSnapshotNameRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "FullName": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})
export const ListLibraryIndicatorsResponse = /*#__PURE__*/ zod.array(ListLibraryIndicatorsResponseItem)

/**
 * Editions newest first; none where no edition holds the indicator any more.
 * @summary Read a library indicator with the editions that use it
 */
export const readLibraryIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readLibraryIndicatorResponseReportEditionsItemIndicatorSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readLibraryIndicatorResponseReportEditionsItemParentIndicatorOneSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readLibraryIndicatorResponseReportEditionsItemChildIndicatorsItemSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ReadLibraryIndicatorResponse = /*#__PURE__*/ zod.object({
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readLibraryIndicatorResponseSnapshotNameRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "FullName": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ReportEditions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "ReportEdition": /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const)
}),
  "Indicator": /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readLibraryIndicatorResponseReportEditionsItemIndicatorSnapshotNameRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "FullName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "MilestoneName": /*#__PURE__*/ zod.string(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "ActivityName": /*#__PURE__*/ zod.string()
}),
  "ParentIndicator": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readLibraryIndicatorResponseReportEditionsItemParentIndicatorOneSnapshotNameRegExp)),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const)
}),/*#__PURE__*/ zod.null()]),
  "ChildIndicators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readLibraryIndicatorResponseReportEditionsItemChildIndicatorsItemSnapshotNameRegExp)),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const)
}))
}))
})

/**
 * As the edition words and numbers them, in the order of its numbers; also of an inactive one.
 * @summary List the library indicators that an edition uses
 */
export const listEditionLibraryIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListEditionLibraryIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listEditionLibraryIndicatorsResponseSnapshotNameRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "FullName": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "ReportEditionName": /*#__PURE__*/ zod.string()
})
export const ListEditionLibraryIndicatorsResponse = /*#__PURE__*/ zod.array(ListEditionLibraryIndicatorsResponseItem)

