// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * By name, whether or not they are in an edition.
 * @summary List all countries of the product
 */
export const listCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListCountriesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCountriesResponseISOCodeRegExp))
})
export const ListCountriesResponse = /*#__PURE__*/ zod.array(ListCountriesResponseItem)

/**
 * By name.
 * @summary List the countries of an edition with their progress
 */
export const listCountriesProgressResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');
export const listCountriesProgressResponseTotalIndicatorCountMin = 0;

export const listCountriesProgressResponseRatedCountMin = 0;

export const listCountriesProgressResponseMetCountMin = 0;

export const listCountriesProgressResponseFavourableCountMin = 0;

export const listCountriesProgressResponseWorkflowStatusesOpenMin = 0;

export const listCountriesProgressResponseWorkflowStatusesResearchInProgressMin = 0;

export const listCountriesProgressResponseWorkflowStatusesQAInProgressMin = 0;

export const listCountriesProgressResponseWorkflowStatusesQACompleteMin = 0;



export const ListCountriesProgressResponseItem = /*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCountriesProgressResponseISOCodeRegExp)),
  "TotalIndicatorCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountriesProgressResponseTotalIndicatorCountMin)),
  "RatedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountriesProgressResponseRatedCountMin)),
  "MetCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountriesProgressResponseMetCountMin)),
  "FavourableCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountriesProgressResponseFavourableCountMin))),
  "WorkflowStatuses": /*#__PURE__*/ zod.object({
  "Open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountriesProgressResponseWorkflowStatusesOpenMin)),
  "ResearchInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountriesProgressResponseWorkflowStatusesResearchInProgressMin)),
  "QAInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountriesProgressResponseWorkflowStatusesQAInProgressMin)),
  "QAComplete": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountriesProgressResponseWorkflowStatusesQACompleteMin))
})
})
export const ListCountriesProgressResponse = /*#__PURE__*/ zod.array(ListCountriesProgressResponseItem)

/**
 * Each level in the order of its numbers. Milestones and activities count what is rated and met below them, whatever its status.
 * @summary List milestones, activities and indicators of an edition as rated for a country
 */

export const listCountryModulesResponseOrderNumberRegExp = new RegExp('^\\d+$');
export const listCountryModulesResponseMetCountMin = 0;

export const listCountryModulesResponseRatedCountMin = 0;

export const listCountryModulesResponseFavourableCountMin = 0;


export const listCountryModulesResponseChildrenItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+$');
export const listCountryModulesResponseChildrenItemMetCountMin = 0;

export const listCountryModulesResponseChildrenItemRatedCountMin = 0;

export const listCountryModulesResponseChildrenItemFavourableCountMin = 0;


export const listCountryModulesResponseChildrenItemChildrenItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listCountryModulesResponseChildrenItemChildrenItemRatingMin = -1;
export const listCountryModulesResponseChildrenItemChildrenItemRatingMax = 1;

export const listCountryModulesResponseChildrenItemChildrenItemChildrenMax = 0;



export const ListCountryModulesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "ParentId": /*#__PURE__*/ zod.null(),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCountryModulesResponseOrderNumberRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Rating": /*#__PURE__*/ zod.null(),
  "IndicatorRating": /*#__PURE__*/ zod.null(),
  "MetCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryModulesResponseMetCountMin)),
  "RatedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryModulesResponseRatedCountMin)),
  "FavourableCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryModulesResponseFavourableCountMin))),
  "Children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "ParentId": /*#__PURE__*/ zod.int(),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCountryModulesResponseChildrenItemOrderNumberRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Rating": /*#__PURE__*/ zod.null(),
  "IndicatorRating": /*#__PURE__*/ zod.null(),
  "MetCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryModulesResponseChildrenItemMetCountMin)),
  "RatedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryModulesResponseChildrenItemRatedCountMin)),
  "FavourableCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryModulesResponseChildrenItemFavourableCountMin))),
  "Children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "ParentId": /*#__PURE__*/ zod.int(),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCountryModulesResponseChildrenItemChildrenItemOrderNumberRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Rating": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryModulesResponseChildrenItemChildrenItemRatingMin)).check(/*#__PURE__*/ zod.lte(listCountryModulesResponseChildrenItemChildrenItemRatingMax))),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "Children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.null()).check(/*#__PURE__*/ zod.maxLength(listCountryModulesResponseChildrenItemChildrenItemChildrenMax))
}))
}))
})
export const ListCountryModulesResponse = /*#__PURE__*/ zod.array(ListCountryModulesResponseItem)

/**
 * Names the country and the edition, for the head of a page.
 * @summary Read a country of an edition
 */
export const readEditionCountryResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ReadEditionCountryResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readEditionCountryResponseISOCodeRegExp)),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "ReportEditionName": /*#__PURE__*/ zod.string()
})

/**
 * Flat and in the order of their numbers, to switch between indicators.
 * @summary List the indicators of a country in an edition
 */
export const listCountryIndicatorsResponseOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listCountryIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const listCountryIndicatorsResponseScoreMin = -1;
export const listCountryIndicatorsResponseScoreMax = 1;



export const ListCountryIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCountryIndicatorsResponseOrderNumberRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCountryIndicatorsResponseSnapshotNameRegExp)),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountryIndicatorsResponseScoreMin)).check(/*#__PURE__*/ zod.lte(listCountryIndicatorsResponseScoreMax))),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const)
})
export const ListCountryIndicatorsResponse = /*#__PURE__*/ zod.array(ListCountryIndicatorsResponseItem)

