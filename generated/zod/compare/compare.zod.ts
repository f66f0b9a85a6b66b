// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


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




export const ReadCompareResponse = /*#__PURE__*/ zod.object({
  "Editions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "EditionName": /*#__PURE__*/ zod.string(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
})),
  "Countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string()
})),
  "Indicators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "IndicatorOrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readCompareResponseIndicatorsItemIndicatorOrderNumberRegExp)),
  "IndicatorName": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "LatestIndicatorId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "PreviousIndicatorId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "PreviousIndicatorRating": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),/*#__PURE__*/ zod.null()])),
  "CountryRatings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "PreviousScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCompareResponseIndicatorsItemCountryRatingsItemPreviousScoreMin)).check(/*#__PURE__*/ zod.lte(readCompareResponseIndicatorsItemCountryRatingsItemPreviousScoreMax))),
  "LatestScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCompareResponseIndicatorsItemCountryRatingsItemLatestScoreMin)).check(/*#__PURE__*/ zod.lte(readCompareResponseIndicatorsItemCountryRatingsItemLatestScoreMax)))
})),
  "RegionScores": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Region": /*#__PURE__*/ zod.string(),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCompareResponseIndicatorsItemRegionScoresItemScoreMin)).check(/*#__PURE__*/ zod.lte(readCompareResponseIndicatorsItemRegionScoresItemScoreMax))),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCompareResponseIndicatorsItemRegionScoresItemRatedMin)),
  "PreviousScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(readCompareResponseIndicatorsItemRegionScoresItemPreviousScoreMin)).check(/*#__PURE__*/ zod.lte(readCompareResponseIndicatorsItemRegionScoresItemPreviousScoreMax))),
  "PreviousRated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCompareResponseIndicatorsItemRegionScoresItemPreviousRatedMin))
})))
})),
  "AbsentCountries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "EditionId": /*#__PURE__*/ zod.int(),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.minLength(1))
})))
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

export const ExportCompareBody = /*#__PURE__*/ zod.object({
  "EditionIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportCompareBodyEditionIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportCompareBodyEditionIdsMax)),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportCompareBodyCountryIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportCompareBodyCountryIdsMax)),
  "IndicatorIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportCompareBodyIndicatorIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(exportCompareBodyIndicatorIdsMax)),
  "CompletedOnly": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), exportCompareBodyCompletedOnlyDefault)
})

export const ExportCompareResponse = /*#__PURE__*/ zod.unknown()

/**
 * Editions newest first, regions and countries in alphabetical order.
 * @summary Read the editions and countries to compare
 */



export const ReadCompareFiltersResponse = /*#__PURE__*/ zod.object({
  "Editions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string()
})),
  "Regions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "FullName": /*#__PURE__*/ zod.string(),
  "Children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string()
})).check(/*#__PURE__*/ zod.minLength(1))
}))
})

/**
 * Each level in the order of its numbers. A comparison takes the Ids of the indicators.
 * @summary List milestones, activities and indicators of an edition to compare
 */
export const ListCompareMilestonesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "Children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "Children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string()
}))
}))
})
export const ListCompareMilestonesResponse = /*#__PURE__*/ zod.array(ListCompareMilestonesResponseItem)

