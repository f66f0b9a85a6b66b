// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


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



export const ListResultsResponse = /*#__PURE__*/ zod.object({
  "Edition": /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}),
  "Against": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}),/*#__PURE__*/ zod.null()]),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ShortName": /*#__PURE__*/ zod.string()
})),
  "Countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listResultsResponseCountriesItemISOCodeRegExp)),
  "Total": /*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemTotalScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseCountriesItemTotalScoreMax))),
  "Favourable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemTotalFavourableMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemTotalRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemTotalIndicatorsMin)),
  "Comparison": /*#__PURE__*/ zod.object({
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemTotalComparisonIndicatorsMin)),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemTotalComparisonScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseCountriesItemTotalComparisonScoreMax))),
  "PreviousScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemTotalComparisonPreviousScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseCountriesItemTotalComparisonPreviousScoreMax))),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemTotalComparisonChangeMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseCountriesItemTotalComparisonChangeMax)))
}),
  "Rank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "RegionRank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemMilestonesItemScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseCountriesItemMilestonesItemScoreMax))),
  "Favourable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemMilestonesItemFavourableMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemMilestonesItemRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemMilestonesItemIndicatorsMin)),
  "Comparison": /*#__PURE__*/ zod.object({
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemMilestonesItemComparisonIndicatorsMin)),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemMilestonesItemComparisonScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseCountriesItemMilestonesItemComparisonScoreMax))),
  "PreviousScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemMilestonesItemComparisonPreviousScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseCountriesItemMilestonesItemComparisonPreviousScoreMax))),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseCountriesItemMilestonesItemComparisonChangeMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseCountriesItemMilestonesItemComparisonChangeMax)))
}),
  "Rank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "RegionRank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}))
})),
  "Regions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Region": /*#__PURE__*/ zod.string(),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()),
  "Total": /*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemTotalScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseRegionsItemTotalScoreMax))),
  "Countries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemTotalCountriesMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemTotalRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemTotalIndicatorsMin)),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemTotalChangeMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseRegionsItemTotalChangeMax))),
  "ComparedCountries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemTotalComparedCountriesMin))
}),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemMilestonesItemScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseRegionsItemMilestonesItemScoreMax))),
  "Countries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemMilestonesItemCountriesMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemMilestonesItemRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemMilestonesItemIndicatorsMin)),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemMilestonesItemChangeMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseRegionsItemMilestonesItemChangeMax))),
  "ComparedCountries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseRegionsItemMilestonesItemComparedCountriesMin))
}))
})),
  "World": /*#__PURE__*/ zod.object({
  "Total": /*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldTotalScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseWorldTotalScoreMax))),
  "Countries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldTotalCountriesMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldTotalRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldTotalIndicatorsMin)),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldTotalChangeMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseWorldTotalChangeMax))),
  "ComparedCountries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldTotalComparedCountriesMin))
}),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldMilestonesItemScoreMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseWorldMilestonesItemScoreMax))),
  "Countries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldMilestonesItemCountriesMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldMilestonesItemRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldMilestonesItemIndicatorsMin)),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldMilestonesItemChangeMin)).check(/*#__PURE__*/ zod.lte(listResultsResponseWorldMilestonesItemChangeMax))),
  "ComparedCountries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listResultsResponseWorldMilestonesItemComparedCountriesMin))
}))
})
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




export const ReadCountryResultsResponse = /*#__PURE__*/ zod.object({
  "Edition": /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}),
  "Against": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}),/*#__PURE__*/ zod.null()]),
  "Country": /*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readCountryResultsResponseCountryISOCodeRegExp)),
  "Total": /*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryTotalScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseCountryTotalScoreMax))),
  "Favourable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryTotalFavourableMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryTotalRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryTotalIndicatorsMin)),
  "Comparison": /*#__PURE__*/ zod.object({
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryTotalComparisonIndicatorsMin)),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryTotalComparisonScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseCountryTotalComparisonScoreMax))),
  "PreviousScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryTotalComparisonPreviousScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseCountryTotalComparisonPreviousScoreMax))),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryTotalComparisonChangeMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseCountryTotalComparisonChangeMax)))
}),
  "Rank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "RegionRank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryMilestonesItemScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseCountryMilestonesItemScoreMax))),
  "Favourable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryMilestonesItemFavourableMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryMilestonesItemRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryMilestonesItemIndicatorsMin)),
  "Comparison": /*#__PURE__*/ zod.object({
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryMilestonesItemComparisonIndicatorsMin)),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryMilestonesItemComparisonScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseCountryMilestonesItemComparisonScoreMax))),
  "PreviousScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryMilestonesItemComparisonPreviousScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseCountryMilestonesItemComparisonPreviousScoreMax))),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseCountryMilestonesItemComparisonChangeMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseCountryMilestonesItemComparisonChangeMax)))
}),
  "Rank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "RegionRank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}))
}),
  "Region": /*#__PURE__*/ zod.object({
  "Region": /*#__PURE__*/ zod.string(),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()),
  "Total": /*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionTotalScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseRegionTotalScoreMax))),
  "Countries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionTotalCountriesMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionTotalRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionTotalIndicatorsMin)),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionTotalChangeMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseRegionTotalChangeMax))),
  "ComparedCountries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionTotalComparedCountriesMin))
}),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionMilestonesItemScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseRegionMilestonesItemScoreMax))),
  "Countries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionMilestonesItemCountriesMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionMilestonesItemRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionMilestonesItemIndicatorsMin)),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionMilestonesItemChangeMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseRegionMilestonesItemChangeMax))),
  "ComparedCountries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseRegionMilestonesItemComparedCountriesMin))
}))
}),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Activities": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "ActivityId": /*#__PURE__*/ zod.int(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readCountryResultsResponseMilestonesItemActivitiesItemOrderNumberRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Result": /*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseMilestonesItemActivitiesItemResultScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseMilestonesItemActivitiesItemResultScoreMax))),
  "Favourable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseMilestonesItemActivitiesItemResultFavourableMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseMilestonesItemActivitiesItemResultRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseMilestonesItemActivitiesItemResultIndicatorsMin)),
  "Comparison": /*#__PURE__*/ zod.object({
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonIndicatorsMin)),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonScoreMax))),
  "PreviousScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonPreviousScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonPreviousScoreMax))),
  "Change": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonChangeMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseMilestonesItemActivitiesItemResultComparisonChangeMax)))
})
})
}))
})),
  "Changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Kind": /*#__PURE__*/ zod.enum({
  Improved: 0,
  Worsened: 1,
  NewlyRated: 2,
  NoLongerRated: 3,
} as const),
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "PreviousIndicatorId": /*#__PURE__*/ zod.int(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readCountryResultsResponseChangesItemOrderNumberRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseChangesItemScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseChangesItemScoreMax))),
  "PreviousScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseChangesItemPreviousScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseChangesItemPreviousScoreMax))),
  "ResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "PreviousNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})),
  "Editions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Edition": /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseEditionsItemScoreMin)).check(/*#__PURE__*/ zod.lte(readCountryResultsResponseEditionsItemScoreMax))),
  "Favourable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseEditionsItemFavourableMin)),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseEditionsItemRatedMin)),
  "Indicators": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryResultsResponseEditionsItemIndicatorsMin))
})).check(/*#__PURE__*/ zod.minLength(1))
})

/**
 * By number; references by Title, then Id.
 * @summary Read all ratings of a country in an edition, with notes and references
 */

export const readDossierResponseMilestonesItemActivitiesItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+$');
export const readDossierResponseMilestonesItemActivitiesItemIndicatorsItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const readDossierResponseMilestonesItemActivitiesItemIndicatorsItemScoreMin = -1;
export const readDossierResponseMilestonesItemActivitiesItemIndicatorsItemScoreMax = 1;




export const ReadDossierResponse = /*#__PURE__*/ zod.object({
  "Edition": /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}),
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "FullName": /*#__PURE__*/ zod.string(),
  "Activities": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "ActivityId": /*#__PURE__*/ zod.int(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readDossierResponseMilestonesItemActivitiesItemOrderNumberRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "Indicators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readDossierResponseMilestonesItemActivitiesItemIndicatorsItemOrderNumberRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDossierResponseMilestonesItemActivitiesItemIndicatorsItemScoreMin)).check(/*#__PURE__*/ zod.lte(readDossierResponseMilestonesItemActivitiesItemIndicatorsItemScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "IsDecided": /*#__PURE__*/ zod.boolean(),
  "ResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingLastUpdatedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "References": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int(),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "Title": /*#__PURE__*/ zod.string(),
  "Author": /*#__PURE__*/ zod.string(),
  "PublicationDate": /*#__PURE__*/ zod.string(),
  "AccessDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "Information": /*#__PURE__*/ zod.string(),
  "URL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Pages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Publisher": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Journal": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Volume": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Institution": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "BookConferenceTitle": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Editor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "PlaceConferenceLocation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "YearFirstUsed": /*#__PURE__*/ zod.int(),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}))
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



export const ExportResultsBody = /*#__PURE__*/ zod.object({
  "ReportEditionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportResultsBodyReportEditionIdMax)),
  "FileFormat": /*#__PURE__*/ zod.enum({
  Csv: 0,
  CsvWithMark: 1,
  JsonLines: 2,
  Workbook: 3,
  Codebook: 4,
} as const),
  "Columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['edition', 'country', 'isoCode', 'region', 'milestoneNumber', 'milestone', 'activityNumber', 'activity', 'indicatorNumber', 'indicator', 'libraryIndicatorId', 'polarity', 'score', 'met', 'favourable', 'status', 'note', 'updatedOn', 'updatedBy', 'referenceCount', 'references'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportResultsBodyColumnsMax)),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportResultsBodyCountryIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(exportResultsBodyCountryIdsMax)),
  "Regions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportResultsBodyRegionsItemMax))).check(/*#__PURE__*/ zod.maxLength(exportResultsBodyRegionsMax)),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportResultsBodyMilestonesItemMax))).check(/*#__PURE__*/ zod.maxLength(exportResultsBodyMilestonesMax)),
  "Statuses": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const)).check(/*#__PURE__*/ zod.maxLength(exportResultsBodyStatusesMax))
})

export const ExportResultsResponse = /*#__PURE__*/ zod.object({
  "downloadUrl": /*#__PURE__*/ zod.string()
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



export const ReadAgreementResponse = /*#__PURE__*/ zod.object({
  "Against": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}),/*#__PURE__*/ zod.null()]),
  "Total": /*#__PURE__*/ zod.object({
  "Ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponseTotalRatingsMin)),
  "Agreed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponseTotalAgreedMin)),
  "Percent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readAgreementResponseTotalPercentMin)).check(/*#__PURE__*/ zod.lte(readAgreementResponseTotalPercentMax))),
  "Kappa": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readAgreementResponseTotalKappaMin)).check(/*#__PURE__*/ zod.lte(readAgreementResponseTotalKappaMax)))
}),
  "People": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "UserId": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "Research": /*#__PURE__*/ zod.object({
  "Ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponsePeopleItemResearchRatingsMin)),
  "Agreed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponsePeopleItemResearchAgreedMin)),
  "Percent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readAgreementResponsePeopleItemResearchPercentMin)).check(/*#__PURE__*/ zod.lte(readAgreementResponsePeopleItemResearchPercentMax))),
  "Kappa": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readAgreementResponsePeopleItemResearchKappaMin)).check(/*#__PURE__*/ zod.lte(readAgreementResponsePeopleItemResearchKappaMax)))
}),
  "QA": /*#__PURE__*/ zod.object({
  "Ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponsePeopleItemQARatingsMin)),
  "Agreed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponsePeopleItemQAAgreedMin)),
  "Percent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readAgreementResponsePeopleItemQAPercentMin)).check(/*#__PURE__*/ zod.lte(readAgreementResponsePeopleItemQAPercentMax))),
  "Kappa": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readAgreementResponsePeopleItemQAKappaMin)).check(/*#__PURE__*/ zod.lte(readAgreementResponsePeopleItemQAKappaMax)))
})
})),
  "Indicators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readAgreementResponseIndicatorsItemOrderNumberRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Agreement": /*#__PURE__*/ zod.object({
  "Ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponseIndicatorsItemAgreementRatingsMin)),
  "Agreed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponseIndicatorsItemAgreementAgreedMin)),
  "Percent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readAgreementResponseIndicatorsItemAgreementPercentMin)).check(/*#__PURE__*/ zod.lte(readAgreementResponseIndicatorsItemAgreementPercentMax))),
  "Kappa": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readAgreementResponseIndicatorsItemAgreementKappaMin)).check(/*#__PURE__*/ zod.lte(readAgreementResponseIndicatorsItemAgreementKappaMax)))
}),
  "Returns": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponseIndicatorsItemReturnsMin)),
  "Comments": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponseIndicatorsItemCommentsMin)),
  "Compared": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponseIndicatorsItemComparedMin)),
  "Reversals": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAgreementResponseIndicatorsItemReversalsMin))
}))
})

