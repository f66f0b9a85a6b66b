// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Of two editions the latest is the one with the later EndDate (null is open, hence the latest; ties go by StartDate, then Id). Indicators are matched across editions by their library indicator and numbered and ordered as in the latest edition.
 * @summary Compare the scores of countries in one or two editions
 */
export const readCompareResponseIndicatorsItemIndicatorOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const readCompareResponseIndicatorsItemCountryRatingsItemPreviousScoreMin = -1;
export const readCompareResponseIndicatorsItemCountryRatingsItemPreviousScoreMax = 1;

export const readCompareResponseIndicatorsItemCountryRatingsItemLatestScoreMin = -1;
export const readCompareResponseIndicatorsItemCountryRatingsItemLatestScoreMax = 1;

export const readCompareResponseIndicatorsItemRegionScoresItemScoreMin = 0;
export const readCompareResponseIndicatorsItemRegionScoresItemScoreMax = 100;

export const readCompareResponseIndicatorsItemRegionScoresItemRatedMin = 0;

export const readCompareResponseIndicatorsItemRegionScoresItemPreviousScoreMin = 0;
export const readCompareResponseIndicatorsItemRegionScoresItemPreviousScoreMax = 100;

export const readCompareResponseIndicatorsItemRegionScoresItemPreviousRatedMin = 0;




export const ReadCompareResponse = zod.object({
  "Editions": zod.array(zod.object({
  "Id": zod.int(),
  "EditionName": zod.string(),
  "EndDate": zod.iso.date().nullable()
})).describe('The latest first'),
  "Countries": zod.array(zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string()
})).describe('By name; the columns of the grid'),
  "Indicators": zod.array(zod.object({
  "IndicatorId": zod.int().describe('Id of the library indicator'),
  "IndicatorOrderNumber": zod.string().regex(readCompareResponseIndicatorsItemIndicatorOrderNumberRegExp),
  "IndicatorName": zod.string().describe('The short name'),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "LatestIndicatorId": zod.int().optional().describe('Id in the latest edition, by which the indicator\'s page is opened there. Optional'),
  "PreviousIndicatorId": zod.int().nullish().describe('The same in the earlier edition; null where that has no such indicator, and with one edition. Optional'),
  "PreviousIndicatorRating": zod.union([zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),zod.null()]).optional().describe('IndicatorRating in the earlier edition; null where that has no such indicator, and with one edition. Optional'),
  "CountryRatings": zod.array(zod.object({
  "CountryId": zod.int(),
  "PreviousScore": zod.int().min(readCompareResponseIndicatorsItemCountryRatingsItemPreviousScoreMin).max(readCompareResponseIndicatorsItemCountryRatingsItemPreviousScoreMax).nullable().describe('null = NA, and always with one edition'),
  "LatestScore": zod.int().min(readCompareResponseIndicatorsItemCountryRatingsItemLatestScoreMin).max(readCompareResponseIndicatorsItemCountryRatingsItemLatestScoreMax).nullable().describe('null = NA')
})).describe('One a country'),
  "RegionScores": zod.array(zod.object({
  "Region": zod.string(),
  "Score": zod.number().min(readCompareResponseIndicatorsItemRegionScoresItemScoreMin).max(readCompareResponseIndicatorsItemRegionScoresItemScoreMax).nullable().describe('Favourable of rated in percent, to one decimal place; null where no country is rated'),
  "Rated": zod.int().min(readCompareResponseIndicatorsItemRegionScoresItemRatedMin).describe('How many countries are rated'),
  "PreviousScore": zod.number().min(readCompareResponseIndicatorsItemRegionScoresItemPreviousScoreMin).max(readCompareResponseIndicatorsItemRegionScoresItemPreviousScoreMax).nullable().describe('Favourable of rated in percent, to one decimal place; null where no country is rated'),
  "PreviousRated": zod.int().min(readCompareResponseIndicatorsItemRegionScoresItemPreviousRatedMin).describe('The same in the earlier edition; 0 with one edition')
}).describe('What share of a region\'s countries is rated favourably on an indicator, each by the polarity of its edition')).optional().describe('One a region of the countries that are compared, over all its countries in each edition. Optional')
})),
  "AbsentCountries": zod.array(zod.object({
  "EditionId": zod.int(),
  "CountryIds": zod.array(zod.int()).min(1)
})).optional().describe('For each of the editions that lacks some of the countries, which; NA there is not a missing score. Optional')
})

/**
 * The comparison that readCompare answers for the same choice, as one .xlsx file. Stores nothing.
 * @summary Export a comparison as a spreadsheet
 */
export const exportCompareBodyEditionIdsItemMax = 2147483647;

export const exportCompareBodyEditionIdsMax = 2;

export const exportCompareBodyCountryIdsItemMax = 2147483647;

export const exportCompareBodyCountryIdsMax = 300;

export const exportCompareBodyIndicatorIdsItemMax = 2147483647;

export const exportCompareBodyIndicatorIdsMax = 5000;

export const exportCompareBodyCompletedOnlyDefault = false;

export const ExportCompareBody = zod.object({
  "EditionIds": zod.array(zod.int().min(1).max(exportCompareBodyEditionIdsItemMax)).min(1).max(exportCompareBodyEditionIdsMax),
  "CountryIds": zod.array(zod.int().min(1).max(exportCompareBodyCountryIdsItemMax)).min(1).max(exportCompareBodyCountryIdsMax),
  "IndicatorIds": zod.array(zod.int().min(1).max(exportCompareBodyIndicatorIdsItemMax)).max(exportCompareBodyIndicatorIdsMax).describe('Ids of library indicators; empty = all'),
  "CompletedOnly": zod.boolean().default(exportCompareBodyCompletedOnlyDefault).describe('As completedOnly of readCompare')
})

export const ExportCompareResponse = zod.unknown()

/**
 * Editions newest first, regions and countries in alphabetical order.
 * @summary Read the editions and countries to compare
 */



export const ReadCompareFiltersResponse = zod.object({
  "Editions": zod.array(zod.object({
  "Id": zod.int(),
  "FullName": zod.string()
})),
  "Regions": zod.array(zod.object({
  "FullName": zod.string(),
  "Children": zod.array(zod.object({
  "Id": zod.int(),
  "FullName": zod.string()
})).min(1).describe('The countries')
}))
})

/**
 * Each level in the order of its numbers. A comparison takes the Ids of the indicators.
 * @summary List milestones, activities and indicators of an edition to compare
 */
export const ListCompareMilestonesResponseItem = zod.object({
  "Id": zod.int(),
  "FullName": zod.string(),
  "Children": zod.array(zod.object({
  "Id": zod.int(),
  "FullName": zod.string(),
  "Children": zod.array(zod.object({
  "Id": zod.int(),
  "FullName": zod.string()
})).describe('The indicators by the Id of their edition')
})).describe('The activities')
})
export const ListCompareMilestonesResponse = zod.array(ListCompareMilestonesResponseItem)

