// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Favourable is a positive indicator that is met and a negative one that is not; a score is favourable of rated, in percent. A country's is the mean of its milestones', a region's that of its countries. What an unmet parent decides counts as it stands, Not Met. All figures are of one moment.
 * @summary List the results of an edition by country, region and milestone
 */

export const listResultsResponseCountriesItemISOCodeRegExp = new RegExp('^[A-Z]{3}$');
export const listResultsResponseCountriesItemTotalScoreMin = 0;
export const listResultsResponseCountriesItemTotalScoreMax = 100;

export const listResultsResponseCountriesItemTotalFavourableMin = 0;

export const listResultsResponseCountriesItemTotalRatedMin = 0;

export const listResultsResponseCountriesItemTotalIndicatorsMin = 0;

export const listResultsResponseCountriesItemTotalComparisonIndicatorsMin = 0;

export const listResultsResponseCountriesItemTotalComparisonScoreMin = 0;
export const listResultsResponseCountriesItemTotalComparisonScoreMax = 100;

export const listResultsResponseCountriesItemTotalComparisonPreviousScoreMin = 0;
export const listResultsResponseCountriesItemTotalComparisonPreviousScoreMax = 100;

export const listResultsResponseCountriesItemTotalComparisonChangeMin = -100;
export const listResultsResponseCountriesItemTotalComparisonChangeMax = 100;



export const listResultsResponseCountriesItemMilestonesItemScoreMin = 0;
export const listResultsResponseCountriesItemMilestonesItemScoreMax = 100;

export const listResultsResponseCountriesItemMilestonesItemFavourableMin = 0;

export const listResultsResponseCountriesItemMilestonesItemRatedMin = 0;

export const listResultsResponseCountriesItemMilestonesItemIndicatorsMin = 0;

export const listResultsResponseCountriesItemMilestonesItemComparisonIndicatorsMin = 0;

export const listResultsResponseCountriesItemMilestonesItemComparisonScoreMin = 0;
export const listResultsResponseCountriesItemMilestonesItemComparisonScoreMax = 100;

export const listResultsResponseCountriesItemMilestonesItemComparisonPreviousScoreMin = 0;
export const listResultsResponseCountriesItemMilestonesItemComparisonPreviousScoreMax = 100;

export const listResultsResponseCountriesItemMilestonesItemComparisonChangeMin = -100;
export const listResultsResponseCountriesItemMilestonesItemComparisonChangeMax = 100;



export const listResultsResponseRegionsItemTotalScoreMin = 0;
export const listResultsResponseRegionsItemTotalScoreMax = 100;

export const listResultsResponseRegionsItemTotalCountriesMin = 0;

export const listResultsResponseRegionsItemTotalRatedMin = 0;

export const listResultsResponseRegionsItemTotalIndicatorsMin = 0;

export const listResultsResponseRegionsItemTotalChangeMin = -100;
export const listResultsResponseRegionsItemTotalChangeMax = 100;

export const listResultsResponseRegionsItemTotalComparedCountriesMin = 0;

export const listResultsResponseRegionsItemMilestonesItemScoreMin = 0;
export const listResultsResponseRegionsItemMilestonesItemScoreMax = 100;

export const listResultsResponseRegionsItemMilestonesItemCountriesMin = 0;

export const listResultsResponseRegionsItemMilestonesItemRatedMin = 0;

export const listResultsResponseRegionsItemMilestonesItemIndicatorsMin = 0;

export const listResultsResponseRegionsItemMilestonesItemChangeMin = -100;
export const listResultsResponseRegionsItemMilestonesItemChangeMax = 100;

export const listResultsResponseRegionsItemMilestonesItemComparedCountriesMin = 0;

export const listResultsResponseWorldTotalScoreMin = 0;
export const listResultsResponseWorldTotalScoreMax = 100;

export const listResultsResponseWorldTotalCountriesMin = 0;

export const listResultsResponseWorldTotalRatedMin = 0;

export const listResultsResponseWorldTotalIndicatorsMin = 0;

export const listResultsResponseWorldTotalChangeMin = -100;
export const listResultsResponseWorldTotalChangeMax = 100;

export const listResultsResponseWorldTotalComparedCountriesMin = 0;

export const listResultsResponseWorldMilestonesItemScoreMin = 0;
export const listResultsResponseWorldMilestonesItemScoreMax = 100;

export const listResultsResponseWorldMilestonesItemCountriesMin = 0;

export const listResultsResponseWorldMilestonesItemRatedMin = 0;

export const listResultsResponseWorldMilestonesItemIndicatorsMin = 0;

export const listResultsResponseWorldMilestonesItemChangeMin = -100;
export const listResultsResponseWorldMilestonesItemChangeMax = 100;

export const listResultsResponseWorldMilestonesItemComparedCountriesMin = 0;



export const ListResultsResponse = zod.object({
  "Edition": zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "EndDate": zod.iso.date().nullable()
}),
  "Against": zod.union([zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "EndDate": zod.iso.date().nullable()
}),zod.null()]).describe('The edition that it is compared with; null where there is none'),
  "Milestones": zod.array(zod.object({
  "MilestoneId": zod.int(),
  "OrderId": zod.int().min(1),
  "ShortName": zod.string()
})).describe('Those of the edition, in their order'),
  "Countries": zod.array(zod.object({
  "CountryId": zod.int(),
  "CountryName": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(listResultsResponseCountriesItemISOCodeRegExp).describe('ISO 3166 alpha-3, where a map finds its shape'),
  "Total": zod.object({
  "Score": zod.number().min(listResultsResponseCountriesItemTotalScoreMin).max(listResultsResponseCountriesItemTotalScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Favourable": zod.int().min(listResultsResponseCountriesItemTotalFavourableMin).describe('How many of those rated are favourable'),
  "Rated": zod.int().min(listResultsResponseCountriesItemTotalRatedMin),
  "Indicators": zod.int().min(listResultsResponseCountriesItemTotalIndicatorsMin).describe('All of them; Rated of Indicators is the coverage'),
  "Comparison": zod.object({
  "Indicators": zod.int().min(listResultsResponseCountriesItemTotalComparisonIndicatorsMin).describe('On how many indicators'),
  "Score": zod.number().min(listResultsResponseCountriesItemTotalComparisonScoreMin).max(listResultsResponseCountriesItemTotalComparisonScoreMax).nullable(),
  "PreviousScore": zod.number().min(listResultsResponseCountriesItemTotalComparisonPreviousScoreMin).max(listResultsResponseCountriesItemTotalComparisonPreviousScoreMax).nullable(),
  "Change": zod.number().min(listResultsResponseCountriesItemTotalComparisonChangeMin).max(listResultsResponseCountriesItemTotalComparisonChangeMax).nullable().describe('Score less PreviousScore, in percentage points')
}).describe('Both editions on the indicators that both hold and both rated. Scores are null where there is no such indicator, and without an edition to compare with'),
  "Rank": zod.int().min(1).nullable().describe('1 is the highest score; equal scores share a rank. Null where less than half is rated'),
  "RegionRank": zod.int().min(1).nullable().describe('The same within the region')
}).describe('A result and its place'),
  "Milestones": zod.array(zod.object({
  "Score": zod.number().min(listResultsResponseCountriesItemMilestonesItemScoreMin).max(listResultsResponseCountriesItemMilestonesItemScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Favourable": zod.int().min(listResultsResponseCountriesItemMilestonesItemFavourableMin).describe('How many of those rated are favourable'),
  "Rated": zod.int().min(listResultsResponseCountriesItemMilestonesItemRatedMin),
  "Indicators": zod.int().min(listResultsResponseCountriesItemMilestonesItemIndicatorsMin).describe('All of them; Rated of Indicators is the coverage'),
  "Comparison": zod.object({
  "Indicators": zod.int().min(listResultsResponseCountriesItemMilestonesItemComparisonIndicatorsMin).describe('On how many indicators'),
  "Score": zod.number().min(listResultsResponseCountriesItemMilestonesItemComparisonScoreMin).max(listResultsResponseCountriesItemMilestonesItemComparisonScoreMax).nullable(),
  "PreviousScore": zod.number().min(listResultsResponseCountriesItemMilestonesItemComparisonPreviousScoreMin).max(listResultsResponseCountriesItemMilestonesItemComparisonPreviousScoreMax).nullable(),
  "Change": zod.number().min(listResultsResponseCountriesItemMilestonesItemComparisonChangeMin).max(listResultsResponseCountriesItemMilestonesItemComparisonChangeMax).nullable().describe('Score less PreviousScore, in percentage points')
}).describe('Both editions on the indicators that both hold and both rated. Scores are null where there is no such indicator, and without an edition to compare with'),
  "Rank": zod.int().min(1).nullable().describe('1 is the highest score; equal scores share a rank. Null where less than half is rated'),
  "RegionRank": zod.int().min(1).nullable().describe('The same within the region')
}).describe('A result and its place')).describe('One a milestone in their order')
})).describe('By name'),
  "Regions": zod.array(zod.object({
  "Region": zod.string(),
  "CountryIds": zod.array(zod.int()).describe('The countries of the region that are in the edition, ascending'),
  "Total": zod.object({
  "Score": zod.number().min(listResultsResponseRegionsItemTotalScoreMin).max(listResultsResponseRegionsItemTotalScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Countries": zod.int().min(listResultsResponseRegionsItemTotalCountriesMin).describe('How many have a score'),
  "Rated": zod.int().min(listResultsResponseRegionsItemTotalRatedMin).describe('Over all its countries'),
  "Indicators": zod.int().min(listResultsResponseRegionsItemTotalIndicatorsMin).describe('Over all its countries'),
  "Change": zod.number().min(listResultsResponseRegionsItemTotalChangeMin).max(listResultsResponseRegionsItemTotalChangeMax).nullable().describe('The mean of the changes of the countries that have one'),
  "ComparedCountries": zod.int().min(listResultsResponseRegionsItemTotalComparedCountriesMin).describe('How many have a change')
}).describe('The mean of the countries that have a score'),
  "Milestones": zod.array(zod.object({
  "Score": zod.number().min(listResultsResponseRegionsItemMilestonesItemScoreMin).max(listResultsResponseRegionsItemMilestonesItemScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Countries": zod.int().min(listResultsResponseRegionsItemMilestonesItemCountriesMin).describe('How many have a score'),
  "Rated": zod.int().min(listResultsResponseRegionsItemMilestonesItemRatedMin).describe('Over all its countries'),
  "Indicators": zod.int().min(listResultsResponseRegionsItemMilestonesItemIndicatorsMin).describe('Over all its countries'),
  "Change": zod.number().min(listResultsResponseRegionsItemMilestonesItemChangeMin).max(listResultsResponseRegionsItemMilestonesItemChangeMax).nullable().describe('The mean of the changes of the countries that have one'),
  "ComparedCountries": zod.int().min(listResultsResponseRegionsItemMilestonesItemComparedCountriesMin).describe('How many have a change')
}).describe('The mean of the countries that have a score')).describe('One a milestone in their order')
})).describe('By name'),
  "World": zod.object({
  "Total": zod.object({
  "Score": zod.number().min(listResultsResponseWorldTotalScoreMin).max(listResultsResponseWorldTotalScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Countries": zod.int().min(listResultsResponseWorldTotalCountriesMin).describe('How many have a score'),
  "Rated": zod.int().min(listResultsResponseWorldTotalRatedMin).describe('Over all its countries'),
  "Indicators": zod.int().min(listResultsResponseWorldTotalIndicatorsMin).describe('Over all its countries'),
  "Change": zod.number().min(listResultsResponseWorldTotalChangeMin).max(listResultsResponseWorldTotalChangeMax).nullable().describe('The mean of the changes of the countries that have one'),
  "ComparedCountries": zod.int().min(listResultsResponseWorldTotalComparedCountriesMin).describe('How many have a change')
}).describe('The mean of the countries that have a score'),
  "Milestones": zod.array(zod.object({
  "Score": zod.number().min(listResultsResponseWorldMilestonesItemScoreMin).max(listResultsResponseWorldMilestonesItemScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Countries": zod.int().min(listResultsResponseWorldMilestonesItemCountriesMin).describe('How many have a score'),
  "Rated": zod.int().min(listResultsResponseWorldMilestonesItemRatedMin).describe('Over all its countries'),
  "Indicators": zod.int().min(listResultsResponseWorldMilestonesItemIndicatorsMin).describe('Over all its countries'),
  "Change": zod.number().min(listResultsResponseWorldMilestonesItemChangeMin).max(listResultsResponseWorldMilestonesItemChangeMax).nullable().describe('The mean of the changes of the countries that have one'),
  "ComparedCountries": zod.int().min(listResultsResponseWorldMilestonesItemComparedCountriesMin).describe('How many have a change')
}).describe('The mean of the countries that have a score')).describe('One a milestone in their order')
}).describe('All countries of the edition as a region has them')
})

/**
 * As listResults has them, with its activities, what was rated otherwise than in the edition that it is compared with, and its result in each edition.
 * @summary Read the results of a country in an edition
 */
export const readCountryResultsResponseCountryISOCodeRegExp = new RegExp('^[A-Z]{3}$');
export const readCountryResultsResponseCountryTotalScoreMin = 0;
export const readCountryResultsResponseCountryTotalScoreMax = 100;

export const readCountryResultsResponseCountryTotalFavourableMin = 0;

export const readCountryResultsResponseCountryTotalRatedMin = 0;

export const readCountryResultsResponseCountryTotalIndicatorsMin = 0;

export const readCountryResultsResponseCountryTotalComparisonIndicatorsMin = 0;

export const readCountryResultsResponseCountryTotalComparisonScoreMin = 0;
export const readCountryResultsResponseCountryTotalComparisonScoreMax = 100;

export const readCountryResultsResponseCountryTotalComparisonPreviousScoreMin = 0;
export const readCountryResultsResponseCountryTotalComparisonPreviousScoreMax = 100;

export const readCountryResultsResponseCountryTotalComparisonChangeMin = -100;
export const readCountryResultsResponseCountryTotalComparisonChangeMax = 100;



export const readCountryResultsResponseCountryMilestonesItemScoreMin = 0;
export const readCountryResultsResponseCountryMilestonesItemScoreMax = 100;

export const readCountryResultsResponseCountryMilestonesItemFavourableMin = 0;

export const readCountryResultsResponseCountryMilestonesItemRatedMin = 0;

export const readCountryResultsResponseCountryMilestonesItemIndicatorsMin = 0;

export const readCountryResultsResponseCountryMilestonesItemComparisonIndicatorsMin = 0;

export const readCountryResultsResponseCountryMilestonesItemComparisonScoreMin = 0;
export const readCountryResultsResponseCountryMilestonesItemComparisonScoreMax = 100;

export const readCountryResultsResponseCountryMilestonesItemComparisonPreviousScoreMin = 0;
export const readCountryResultsResponseCountryMilestonesItemComparisonPreviousScoreMax = 100;

export const readCountryResultsResponseCountryMilestonesItemComparisonChangeMin = -100;
export const readCountryResultsResponseCountryMilestonesItemComparisonChangeMax = 100;



export const readCountryResultsResponseRegionTotalScoreMin = 0;
export const readCountryResultsResponseRegionTotalScoreMax = 100;

export const readCountryResultsResponseRegionTotalCountriesMin = 0;

export const readCountryResultsResponseRegionTotalRatedMin = 0;

export const readCountryResultsResponseRegionTotalIndicatorsMin = 0;

export const readCountryResultsResponseRegionTotalChangeMin = -100;
export const readCountryResultsResponseRegionTotalChangeMax = 100;

export const readCountryResultsResponseRegionTotalComparedCountriesMin = 0;

export const readCountryResultsResponseRegionMilestonesItemScoreMin = 0;
export const readCountryResultsResponseRegionMilestonesItemScoreMax = 100;

export const readCountryResultsResponseRegionMilestonesItemCountriesMin = 0;

export const readCountryResultsResponseRegionMilestonesItemRatedMin = 0;

export const readCountryResultsResponseRegionMilestonesItemIndicatorsMin = 0;

export const readCountryResultsResponseRegionMilestonesItemChangeMin = -100;
export const readCountryResultsResponseRegionMilestonesItemChangeMax = 100;

export const readCountryResultsResponseRegionMilestonesItemComparedCountriesMin = 0;


export const readCountryResultsResponseMilestonesItemActivitiesItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+$');
export const readCountryResultsResponseMilestonesItemActivitiesItemResultScoreMin = 0;
export const readCountryResultsResponseMilestonesItemActivitiesItemResultScoreMax = 100;

export const readCountryResultsResponseMilestonesItemActivitiesItemResultFavourableMin = 0;

export const readCountryResultsResponseMilestonesItemActivitiesItemResultRatedMin = 0;

export const readCountryResultsResponseMilestonesItemActivitiesItemResultIndicatorsMin = 0;

export const readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonIndicatorsMin = 0;

export const readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonScoreMin = 0;
export const readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonScoreMax = 100;

export const readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonPreviousScoreMin = 0;
export const readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonPreviousScoreMax = 100;

export const readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonChangeMin = -100;
export const readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonChangeMax = 100;

export const readCountryResultsResponseChangesItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const readCountryResultsResponseChangesItemScoreMin = -1;
export const readCountryResultsResponseChangesItemScoreMax = 1;

export const readCountryResultsResponseChangesItemPreviousScoreMin = -1;
export const readCountryResultsResponseChangesItemPreviousScoreMax = 1;

export const readCountryResultsResponseEditionsItemScoreMin = 0;
export const readCountryResultsResponseEditionsItemScoreMax = 100;

export const readCountryResultsResponseEditionsItemFavourableMin = 0;

export const readCountryResultsResponseEditionsItemRatedMin = 0;

export const readCountryResultsResponseEditionsItemIndicatorsMin = 0;




export const ReadCountryResultsResponse = zod.object({
  "Edition": zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "EndDate": zod.iso.date().nullable()
}),
  "Against": zod.union([zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "EndDate": zod.iso.date().nullable()
}),zod.null()]).describe('The edition that it is compared with; null where there is none'),
  "Country": zod.object({
  "CountryId": zod.int(),
  "CountryName": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(readCountryResultsResponseCountryISOCodeRegExp).describe('ISO 3166 alpha-3, where a map finds its shape'),
  "Total": zod.object({
  "Score": zod.number().min(readCountryResultsResponseCountryTotalScoreMin).max(readCountryResultsResponseCountryTotalScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Favourable": zod.int().min(readCountryResultsResponseCountryTotalFavourableMin).describe('How many of those rated are favourable'),
  "Rated": zod.int().min(readCountryResultsResponseCountryTotalRatedMin),
  "Indicators": zod.int().min(readCountryResultsResponseCountryTotalIndicatorsMin).describe('All of them; Rated of Indicators is the coverage'),
  "Comparison": zod.object({
  "Indicators": zod.int().min(readCountryResultsResponseCountryTotalComparisonIndicatorsMin).describe('On how many indicators'),
  "Score": zod.number().min(readCountryResultsResponseCountryTotalComparisonScoreMin).max(readCountryResultsResponseCountryTotalComparisonScoreMax).nullable(),
  "PreviousScore": zod.number().min(readCountryResultsResponseCountryTotalComparisonPreviousScoreMin).max(readCountryResultsResponseCountryTotalComparisonPreviousScoreMax).nullable(),
  "Change": zod.number().min(readCountryResultsResponseCountryTotalComparisonChangeMin).max(readCountryResultsResponseCountryTotalComparisonChangeMax).nullable().describe('Score less PreviousScore, in percentage points')
}).describe('Both editions on the indicators that both hold and both rated. Scores are null where there is no such indicator, and without an edition to compare with'),
  "Rank": zod.int().min(1).nullable().describe('1 is the highest score; equal scores share a rank. Null where less than half is rated'),
  "RegionRank": zod.int().min(1).nullable().describe('The same within the region')
}).describe('A result and its place'),
  "Milestones": zod.array(zod.object({
  "Score": zod.number().min(readCountryResultsResponseCountryMilestonesItemScoreMin).max(readCountryResultsResponseCountryMilestonesItemScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Favourable": zod.int().min(readCountryResultsResponseCountryMilestonesItemFavourableMin).describe('How many of those rated are favourable'),
  "Rated": zod.int().min(readCountryResultsResponseCountryMilestonesItemRatedMin),
  "Indicators": zod.int().min(readCountryResultsResponseCountryMilestonesItemIndicatorsMin).describe('All of them; Rated of Indicators is the coverage'),
  "Comparison": zod.object({
  "Indicators": zod.int().min(readCountryResultsResponseCountryMilestonesItemComparisonIndicatorsMin).describe('On how many indicators'),
  "Score": zod.number().min(readCountryResultsResponseCountryMilestonesItemComparisonScoreMin).max(readCountryResultsResponseCountryMilestonesItemComparisonScoreMax).nullable(),
  "PreviousScore": zod.number().min(readCountryResultsResponseCountryMilestonesItemComparisonPreviousScoreMin).max(readCountryResultsResponseCountryMilestonesItemComparisonPreviousScoreMax).nullable(),
  "Change": zod.number().min(readCountryResultsResponseCountryMilestonesItemComparisonChangeMin).max(readCountryResultsResponseCountryMilestonesItemComparisonChangeMax).nullable().describe('Score less PreviousScore, in percentage points')
}).describe('Both editions on the indicators that both hold and both rated. Scores are null where there is no such indicator, and without an edition to compare with'),
  "Rank": zod.int().min(1).nullable().describe('1 is the highest score; equal scores share a rank. Null where less than half is rated'),
  "RegionRank": zod.int().min(1).nullable().describe('The same within the region')
}).describe('A result and its place')).describe('One a milestone in their order')
}),
  "Region": zod.object({
  "Region": zod.string(),
  "CountryIds": zod.array(zod.int()).describe('The countries of the region that are in the edition, ascending'),
  "Total": zod.object({
  "Score": zod.number().min(readCountryResultsResponseRegionTotalScoreMin).max(readCountryResultsResponseRegionTotalScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Countries": zod.int().min(readCountryResultsResponseRegionTotalCountriesMin).describe('How many have a score'),
  "Rated": zod.int().min(readCountryResultsResponseRegionTotalRatedMin).describe('Over all its countries'),
  "Indicators": zod.int().min(readCountryResultsResponseRegionTotalIndicatorsMin).describe('Over all its countries'),
  "Change": zod.number().min(readCountryResultsResponseRegionTotalChangeMin).max(readCountryResultsResponseRegionTotalChangeMax).nullable().describe('The mean of the changes of the countries that have one'),
  "ComparedCountries": zod.int().min(readCountryResultsResponseRegionTotalComparedCountriesMin).describe('How many have a change')
}).describe('The mean of the countries that have a score'),
  "Milestones": zod.array(zod.object({
  "Score": zod.number().min(readCountryResultsResponseRegionMilestonesItemScoreMin).max(readCountryResultsResponseRegionMilestonesItemScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Countries": zod.int().min(readCountryResultsResponseRegionMilestonesItemCountriesMin).describe('How many have a score'),
  "Rated": zod.int().min(readCountryResultsResponseRegionMilestonesItemRatedMin).describe('Over all its countries'),
  "Indicators": zod.int().min(readCountryResultsResponseRegionMilestonesItemIndicatorsMin).describe('Over all its countries'),
  "Change": zod.number().min(readCountryResultsResponseRegionMilestonesItemChangeMin).max(readCountryResultsResponseRegionMilestonesItemChangeMax).nullable().describe('The mean of the changes of the countries that have one'),
  "ComparedCountries": zod.int().min(readCountryResultsResponseRegionMilestonesItemComparedCountriesMin).describe('How many have a change')
}).describe('The mean of the countries that have a score')).describe('One a milestone in their order')
}),
  "Milestones": zod.array(zod.object({
  "MilestoneId": zod.int(),
  "OrderId": zod.int().min(1),
  "ShortName": zod.string(),
  "Activities": zod.array(zod.object({
  "ActivityId": zod.int(),
  "OrderNumber": zod.string().regex(readCountryResultsResponseMilestonesItemActivitiesItemOrderNumberRegExp),
  "ShortName": zod.string(),
  "Result": zod.object({
  "Score": zod.number().min(readCountryResultsResponseMilestonesItemActivitiesItemResultScoreMin).max(readCountryResultsResponseMilestonesItemActivitiesItemResultScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Favourable": zod.int().min(readCountryResultsResponseMilestonesItemActivitiesItemResultFavourableMin).describe('How many of those rated are favourable'),
  "Rated": zod.int().min(readCountryResultsResponseMilestonesItemActivitiesItemResultRatedMin),
  "Indicators": zod.int().min(readCountryResultsResponseMilestonesItemActivitiesItemResultIndicatorsMin).describe('All of them; Rated of Indicators is the coverage'),
  "Comparison": zod.object({
  "Indicators": zod.int().min(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonIndicatorsMin).describe('On how many indicators'),
  "Score": zod.number().min(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonScoreMin).max(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonScoreMax).nullable(),
  "PreviousScore": zod.number().min(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonPreviousScoreMin).max(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonPreviousScoreMax).nullable(),
  "Change": zod.number().min(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonChangeMin).max(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonChangeMax).nullable().describe('Score less PreviousScore, in percentage points')
}).describe('Both editions on the indicators that both hold and both rated. Scores are null where there is no such indicator, and without an edition to compare with')
}).describe('Of an activity, a milestone or a country')
})).describe('In their order')
})).describe('In their order'),
  "Changes": zod.array(zod.object({
  "Kind": zod.enum({
  Improved: 0,
  Worsened: 1,
  NewlyRated: 2,
  NoLongerRated: 3,
}).describe('How a rating differs from that of another edition: it became favourable, it no longer is; it was not rated there; it is not rated here'),
  "IndicatorId": zod.int().describe('In the edition'),
  "PreviousIndicatorId": zod.int().describe('In the edition that it is compared with'),
  "OrderNumber": zod.string().regex(readCountryResultsResponseChangesItemOrderNumberRegExp),
  "ShortName": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "Score": zod.int().min(readCountryResultsResponseChangesItemScoreMin).max(readCountryResultsResponseChangesItemScoreMax).nullable().describe('null = unrated'),
  "PreviousScore": zod.int().min(readCountryResultsResponseChangesItemPreviousScoreMin).max(readCountryResultsResponseChangesItemPreviousScoreMax).nullable().describe('null = unrated'),
  "ResearcherNote": zod.string().nullable(),
  "PreviousNote": zod.string().nullable()
}).describe('An indicator that both editions hold and that is rated otherwise. A missing score is never better or worse')).describe('By the order of the indicators'),
  "Editions": zod.array(zod.object({
  "Edition": zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "EndDate": zod.iso.date().nullable()
}),
  "Score": zod.number().min(readCountryResultsResponseEditionsItemScoreMin).max(readCountryResultsResponseEditionsItemScoreMax).nullable().describe('In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated'),
  "Favourable": zod.int().min(readCountryResultsResponseEditionsItemFavourableMin),
  "Rated": zod.int().min(readCountryResultsResponseEditionsItemRatedMin),
  "Indicators": zod.int().min(readCountryResultsResponseEditionsItemIndicatorsMin)
})).min(1).describe('Each edition that the country is in, oldest first, each as its own result')
})

/**
 * By number; references by Title, then Id.
 * @summary Read all ratings of a country in an edition, with notes and references
 */

export const readDossierResponseMilestonesItemActivitiesItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+$');
export const readDossierResponseMilestonesItemActivitiesItemIndicatorsItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const readDossierResponseMilestonesItemActivitiesItemIndicatorsItemScoreMin = -1;
export const readDossierResponseMilestonesItemActivitiesItemIndicatorsItemScoreMax = 1;




export const ReadDossierResponse = zod.object({
  "Edition": zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "EndDate": zod.iso.date().nullable()
}),
  "CountryId": zod.int(),
  "CountryName": zod.string(),
  "Region": zod.string(),
  "Milestones": zod.array(zod.object({
  "MilestoneId": zod.int(),
  "OrderId": zod.int().min(1),
  "FullName": zod.string(),
  "Activities": zod.array(zod.object({
  "ActivityId": zod.int(),
  "OrderNumber": zod.string().regex(readDossierResponseMilestonesItemActivitiesItemOrderNumberRegExp),
  "FullName": zod.string(),
  "Indicators": zod.array(zod.object({
  "IndicatorId": zod.int(),
  "OrderNumber": zod.string().regex(readDossierResponseMilestonesItemActivitiesItemIndicatorsItemOrderNumberRegExp),
  "FullName": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "Score": zod.int().min(readDossierResponseMilestonesItemActivitiesItemIndicatorsItemScoreMin).max(readDossierResponseMilestonesItemActivitiesItemIndicatorsItemScoreMax).nullable().describe('null = unrated'),
  "RatingIsMet": zod.boolean().nullable().describe('null = unrated'),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "IsDecided": zod.boolean().describe('Does a parent that is rated Not Met decide it?'),
  "ResearcherNote": zod.string().nullable(),
  "RatingLastUpdatedOn": zod.iso.datetime({"offset":true}).nullable(),
  "References": zod.array(zod.object({
  "Id": zod.int(),
  "CountryIndicatorRatingId": zod.int(),
  "ReportEditionId": zod.int(),
  "Title": zod.string(),
  "Author": zod.string(),
  "PublicationDate": zod.string().describe('Free text, such as 2021 or May 2021'),
  "AccessDate": zod.iso.date().nullable(),
  "Information": zod.string(),
  "URL": zod.string().nullable().describe('As typed; only http and https addresses become links'),
  "Pages": zod.string().nullable(),
  "Publisher": zod.string().nullable(),
  "Journal": zod.string().nullable(),
  "Volume": zod.string().nullable(),
  "Institution": zod.string().nullable(),
  "BookConferenceTitle": zod.string().nullable(),
  "Editor": zod.string().nullable(),
  "PlaceConferenceLocation": zod.string().nullable(),
  "YearFirstUsed": zod.int().describe('The year of the edition that first used it; copies keep it'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A source that a rating rests on'))
}))
}))
}))
})

/**
 * A row a country and indicator, by country and number, or the codebook of such a table. Nothing chosen of CountryIds, Regions, Milestones or Statuses means all of them; they are joined by "and". Columns stand in the order of ResultsColumn, whatever the order here. A text that a spreadsheet would run stays a text, as the codebook says. Answers where to fetch it, once and within five minutes. A sheet has at most 1,048,575 rows (422 beyond); the other formats have no limit.
 * @summary Make one table of an edition's ratings
 */
export const exportResultsBodyReportEditionIdMax = 2147483647;

export const exportResultsBodyColumnsMax = 21;

export const exportResultsBodyCountryIdsItemMax = 2147483647;

export const exportResultsBodyCountryIdsMax = 300;

export const exportResultsBodyRegionsItemMax = 100;

export const exportResultsBodyRegionsMax = 50;

export const exportResultsBodyMilestonesItemMax = 999;

export const exportResultsBodyMilestonesMax = 100;

export const exportResultsBodyStatusesMax = 4;



export const ExportResultsBody = zod.object({
  "ReportEditionId": zod.int().min(1).max(exportResultsBodyReportEditionIdMax),
  "FileFormat": zod.enum({
  Csv: 0,
  CsvWithMark: 1,
  JsonLines: 2,
  Workbook: 3,
  Codebook: 4,
}).describe('The file of an export of results: CSV as RFC 4180 has it in UTF-8, without or with a byte order mark; JSON Lines; a workbook whose second sheet is the codebook; the codebook of the same columns alone, as CSV'),
  "Columns": zod.array(zod.enum(['edition', 'country', 'isoCode', 'region', 'milestoneNumber', 'milestone', 'activityNumber', 'activity', 'indicatorNumber', 'indicator', 'libraryIndicatorId', 'polarity', 'score', 'met', 'favourable', 'status', 'note', 'updatedOn', 'updatedBy', 'referenceCount', 'references']).describe('A column of an export of results. The file names it with underscores (iso_code of isoCode)')).min(1).max(exportResultsBodyColumnsMax),
  "CountryIds": zod.array(zod.int().min(1).max(exportResultsBodyCountryIdsItemMax)).max(exportResultsBodyCountryIdsMax).describe('None means all'),
  "Regions": zod.array(zod.string().min(1).max(exportResultsBodyRegionsItemMax)).max(exportResultsBodyRegionsMax).describe('None means all'),
  "Milestones": zod.array(zod.int().min(1).max(exportResultsBodyMilestonesItemMax)).max(exportResultsBodyMilestonesMax).describe('Their OrderIds, which hold in every edition; none means all'),
  "Statuses": zod.array(zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
})).max(exportResultsBodyStatusesMax).describe('None means all')
}).describe('An edition, the file, its columns and its rows')

export const ExportResultsResponse = zod.object({
  "downloadUrl": zod.string().describe('Address on the same host; works once and for five minutes')
})

/**
 * Counted is what is QA completed, which was submitted to QA before and is not decided by a parent: Met or Not Met when it was first submitted, beside Met or Not Met as completed. What parents decided meanwhile is left out. All figures are of one moment.
 * @summary Read how far QA agrees with research in an edition
 */
export const readAgreementResponseTotalRatingsMin = 0;

export const readAgreementResponseTotalAgreedMin = 0;

export const readAgreementResponseTotalPercentMin = 0;
export const readAgreementResponseTotalPercentMax = 100;

export const readAgreementResponseTotalKappaMin = -1;
export const readAgreementResponseTotalKappaMax = 1;

export const readAgreementResponsePeopleItemResearchRatingsMin = 0;

export const readAgreementResponsePeopleItemResearchAgreedMin = 0;

export const readAgreementResponsePeopleItemResearchPercentMin = 0;
export const readAgreementResponsePeopleItemResearchPercentMax = 100;

export const readAgreementResponsePeopleItemResearchKappaMin = -1;
export const readAgreementResponsePeopleItemResearchKappaMax = 1;

export const readAgreementResponsePeopleItemQARatingsMin = 0;

export const readAgreementResponsePeopleItemQAAgreedMin = 0;

export const readAgreementResponsePeopleItemQAPercentMin = 0;
export const readAgreementResponsePeopleItemQAPercentMax = 100;

export const readAgreementResponsePeopleItemQAKappaMin = -1;
export const readAgreementResponsePeopleItemQAKappaMax = 1;

export const readAgreementResponseIndicatorsItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const readAgreementResponseIndicatorsItemAgreementRatingsMin = 0;

export const readAgreementResponseIndicatorsItemAgreementAgreedMin = 0;

export const readAgreementResponseIndicatorsItemAgreementPercentMin = 0;
export const readAgreementResponseIndicatorsItemAgreementPercentMax = 100;

export const readAgreementResponseIndicatorsItemAgreementKappaMin = -1;
export const readAgreementResponseIndicatorsItemAgreementKappaMax = 1;

export const readAgreementResponseIndicatorsItemReturnsMin = 0;

export const readAgreementResponseIndicatorsItemCommentsMin = 0;

export const readAgreementResponseIndicatorsItemComparedMin = 0;

export const readAgreementResponseIndicatorsItemReversalsMin = 0;



export const ReadAgreementResponse = zod.object({
  "Against": zod.union([zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "EndDate": zod.iso.date().nullable()
}),zod.null()]).describe('The edition before, in which reversals are looked for; null where there is none'),
  "Total": zod.object({
  "Ratings": zod.int().min(readAgreementResponseTotalRatingsMin).describe('How many country indicators are counted'),
  "Agreed": zod.int().min(readAgreementResponseTotalAgreedMin).describe('How many of them QA completed as they had been submitted; it changed the others'),
  "Percent": zod.number().min(readAgreementResponseTotalPercentMin).max(readAgreementResponseTotalPercentMax).nullable().describe('Agreed of Ratings, to one decimal place; null of nothing'),
  "Kappa": zod.number().min(readAgreementResponseTotalKappaMin).max(readAgreementResponseTotalKappaMax).nullable().describe('Cohen\'s kappa, to two decimal places: agreement beyond what chance would give, 1 where all agree, 0 as by chance. Null of nothing, and where both rated everything alike, so that chance alone agrees')
}),
  "People": zod.array(zod.object({
  "UserId": zod.int(),
  "FullName": zod.string(),
  "EmailAddress": zod.email().describe('Tells users of the same name apart'),
  "Research": zod.object({
  "Ratings": zod.int().min(readAgreementResponsePeopleItemResearchRatingsMin).describe('How many country indicators are counted'),
  "Agreed": zod.int().min(readAgreementResponsePeopleItemResearchAgreedMin).describe('How many of them QA completed as they had been submitted; it changed the others'),
  "Percent": zod.number().min(readAgreementResponsePeopleItemResearchPercentMin).max(readAgreementResponsePeopleItemResearchPercentMax).nullable().describe('Agreed of Ratings, to one decimal place; null of nothing'),
  "Kappa": zod.number().min(readAgreementResponsePeopleItemResearchKappaMin).max(readAgreementResponsePeopleItemResearchKappaMax).nullable().describe('Cohen\'s kappa, to two decimal places: agreement beyond what chance would give, 1 where all agree, 0 as by chance. Null of nothing, and where both rated everything alike, so that chance alone agrees')
}),
  "QA": zod.object({
  "Ratings": zod.int().min(readAgreementResponsePeopleItemQARatingsMin).describe('How many country indicators are counted'),
  "Agreed": zod.int().min(readAgreementResponsePeopleItemQAAgreedMin).describe('How many of them QA completed as they had been submitted; it changed the others'),
  "Percent": zod.number().min(readAgreementResponsePeopleItemQAPercentMin).max(readAgreementResponsePeopleItemQAPercentMax).nullable().describe('Agreed of Ratings, to one decimal place; null of nothing'),
  "Kappa": zod.number().min(readAgreementResponsePeopleItemQAKappaMin).max(readAgreementResponsePeopleItemQAKappaMax).nullable().describe('Cohen\'s kappa, to two decimal places: agreement beyond what chance would give, 1 where all agree, 0 as by chance. Null of nothing, and where both rated everything alike, so that chance alone agrees')
})
})).describe('Who researched or checked what is counted, by name'),
  "Indicators": zod.array(zod.object({
  "IndicatorId": zod.int(),
  "OrderNumber": zod.string().regex(readAgreementResponseIndicatorsItemOrderNumberRegExp),
  "ShortName": zod.string(),
  "Agreement": zod.object({
  "Ratings": zod.int().min(readAgreementResponseIndicatorsItemAgreementRatingsMin).describe('How many country indicators are counted'),
  "Agreed": zod.int().min(readAgreementResponseIndicatorsItemAgreementAgreedMin).describe('How many of them QA completed as they had been submitted; it changed the others'),
  "Percent": zod.number().min(readAgreementResponseIndicatorsItemAgreementPercentMin).max(readAgreementResponseIndicatorsItemAgreementPercentMax).nullable().describe('Agreed of Ratings, to one decimal place; null of nothing'),
  "Kappa": zod.number().min(readAgreementResponseIndicatorsItemAgreementKappaMin).max(readAgreementResponseIndicatorsItemAgreementKappaMax).nullable().describe('Cohen\'s kappa, to two decimal places: agreement beyond what chance would give, 1 where all agree, 0 as by chance. Null of nothing, and where both rated everything alike, so that chance alone agrees')
}),
  "Returns": zod.int().min(readAgreementResponseIndicatorsItemReturnsMin).describe('How often one was taken back from QA'),
  "Comments": zod.int().min(readAgreementResponseIndicatorsItemCommentsMin),
  "Compared": zod.int().min(readAgreementResponseIndicatorsItemComparedMin).describe('In how many countries it is rated here and in the edition before'),
  "Reversals": zod.int().min(readAgreementResponseIndicatorsItemReversalsMin).describe('In how many of those it is favourable in one of the two only')
})).describe('All of the edition, by their order')
})

