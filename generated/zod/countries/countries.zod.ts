// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * By name, whether or not they are in an edition.
 * @summary List all countries of the product
 */
export const listCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListCountriesResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(listCountriesResponseISOCodeRegExp).describe('ISO 3166 alpha-3')
})
export const ListCountriesResponse = zod.array(ListCountriesResponseItem)

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



export const ListCountriesProgressResponseItem = zod.object({
  "CountryId": zod.int(),
  "CountryName": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(listCountriesProgressResponseISOCodeRegExp).describe('ISO 3166 alpha-3, where a map finds its shape'),
  "TotalIndicatorCount": zod.int().min(listCountriesProgressResponseTotalIndicatorCountMin).describe('The sum of the four counts'),
  "RatedCount": zod.int().min(listCountriesProgressResponseRatedCountMin).describe('How many of them are rated, whatever their status'),
  "MetCount": zod.int().min(listCountriesProgressResponseMetCountMin).describe('How many of them are rated met'),
  "FavourableCount": zod.int().min(listCountriesProgressResponseFavourableCountMin).optional().describe('How many are rated favourably: positive ones met, negative ones not met. Optional'),
  "WorkflowStatuses": zod.object({
  "Open": zod.int().min(listCountriesProgressResponseWorkflowStatusesOpenMin),
  "ResearchInProgress": zod.int().min(listCountriesProgressResponseWorkflowStatusesResearchInProgressMin),
  "QAInProgress": zod.int().min(listCountriesProgressResponseWorkflowStatusesQAInProgressMin),
  "QAComplete": zod.int().min(listCountriesProgressResponseWorkflowStatusesQACompleteMin)
}).describe('How many indicators are in each status; QAComplete counts the status QACompleted')
})
export const ListCountriesProgressResponse = zod.array(ListCountriesProgressResponseItem)

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



export const ListCountryModulesResponseItem = zod.object({
  "Id": zod.int(),
  "ParentId": zod.null(),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "OrderId": zod.int().min(1),
  "OrderNumber": zod.string().regex(listCountryModulesResponseOrderNumberRegExp),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Rating": zod.null(),
  "IndicatorRating": zod.null(),
  "MetCount": zod.int().min(listCountryModulesResponseMetCountMin).describe('Indicators below that are rated met'),
  "RatedCount": zod.int().min(listCountryModulesResponseRatedCountMin).describe('Indicators below that are rated'),
  "FavourableCount": zod.int().min(listCountryModulesResponseFavourableCountMin).optional().describe('Indicators below that are rated favourably: positive ones met, negative ones not met. Optional'),
  "Children": zod.array(zod.object({
  "Id": zod.int(),
  "ParentId": zod.int().describe('The milestone'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "OrderId": zod.int().min(1),
  "OrderNumber": zod.string().regex(listCountryModulesResponseChildrenItemOrderNumberRegExp),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Rating": zod.null(),
  "IndicatorRating": zod.null(),
  "MetCount": zod.int().min(listCountryModulesResponseChildrenItemMetCountMin).describe('Indicators below that are rated met'),
  "RatedCount": zod.int().min(listCountryModulesResponseChildrenItemRatedCountMin).describe('Indicators below that are rated'),
  "FavourableCount": zod.int().min(listCountryModulesResponseChildrenItemFavourableCountMin).optional().describe('Indicators below that are rated favourably: positive ones met, negative ones not met. Optional'),
  "Children": zod.array(zod.object({
  "Id": zod.int(),
  "ParentId": zod.int().describe('The activity'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "OrderId": zod.int().min(1),
  "OrderNumber": zod.string().regex(listCountryModulesResponseChildrenItemChildrenItemOrderNumberRegExp),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Rating": zod.int().min(listCountryModulesResponseChildrenItemChildrenItemRatingMin).max(listCountryModulesResponseChildrenItemChildrenItemRatingMax).nullable().describe('The score; null = unrated'),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "Children": zod.array(zod.null()).max(listCountryModulesResponseChildrenItemChildrenItemChildrenMax).describe('Always empty')
}).describe('Third level'))
}).describe('Second level'))
}).describe('First level. Rating and IndicatorRating are for indicators; met/rated is MetCount/RatedCount.')
export const ListCountryModulesResponse = zod.array(ListCountryModulesResponseItem)

/**
 * Names the country and the edition, for the head of a page.
 * @summary Read a country of an edition
 */
export const readEditionCountryResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ReadEditionCountryResponse = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(readEditionCountryResponseISOCodeRegExp).describe('ISO 3166 alpha-3'),
  "ReportEditionId": zod.int(),
  "ReportEditionName": zod.string()
}).describe('A country as part of an edition')

/**
 * Flat and in the order of their numbers, to switch between indicators.
 * @summary List the indicators of a country in an edition
 */
export const listCountryIndicatorsResponseOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listCountryIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const listCountryIndicatorsResponseScoreMin = -1;
export const listCountryIndicatorsResponseScoreMax = 1;



export const ListCountryIndicatorsResponseItem = zod.object({
  "IndicatorId": zod.int(),
  "CountryIndicatorRatingId": zod.int(),
  "OrderNumber": zod.string().regex(listCountryIndicatorsResponseOrderNumberRegExp),
  "ShortName": zod.string(),
  "SnapshotName": zod.string().regex(listCountryIndicatorsResponseSnapshotNameRegExp),
  "MilestoneId": zod.int(),
  "ActivityId": zod.int(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "Score": zod.int().min(listCountryIndicatorsResponseScoreMin).max(listCountryIndicatorsResponseScoreMax).nullable().describe('null = unrated'),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
})
}).describe('An indicator to switch to')
export const ListCountryIndicatorsResponse = zod.array(ListCountryIndicatorsResponseItem)

