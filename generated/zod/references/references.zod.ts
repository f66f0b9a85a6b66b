// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
 * @summary Read the references of a country indicator in this edition and earlier ones
 */




export const ReadReferencesResponse = /*#__PURE__*/ zod.object({
  "CurrentReportEditionReferences": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
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
})),
  "PreviousReportEditionReferences": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "ReportEditionName": /*#__PURE__*/ zod.string(),
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
})

/**
 * The distinct sources, told apart by Title and URL, of the country's references in this edition, and those of the named indicator in the edition before it. By UsedCount, the most used first, then Title and Id; at most 50. Each is told by the newest reference to it.
 * @summary List the sources to use again for a country
 */

export const listCountrySourcesResponseUsedCountMin = 0;



export const ListCountrySourcesResponseItem = /*#__PURE__*/ zod.object({
  "Reference": /*#__PURE__*/ zod.object({
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
}),
  "UsedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCountrySourcesResponseUsedCountMin)),
  "IsOfIndicator": /*#__PURE__*/ zod.boolean()
})
export const ListCountrySourcesResponse = /*#__PURE__*/ zod.array(ListCountrySourcesResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * A ReportEditionId or CountryIndicatorRatingId that is not that of the address is 422, and so is a URL that names another scheme than http or https. Members left out are null.
 * @summary Add a reference to a country indicator
 */
export const addReferenceBodyReportEditionIdMax = 2147483647;

export const addReferenceBodyCountryIndicatorRatingIdMax = 2147483647;

export const addReferenceBodyTitleMin = 3;
export const addReferenceBodyTitleMax = 500;

export const addReferenceBodyAuthorMin = 3;
export const addReferenceBodyAuthorMax = 500;

export const addReferenceBodyPublicationDateMin = 3;
export const addReferenceBodyPublicationDateMax = 100;

export const addReferenceBodyAccessDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const addReferenceBodyInformationMin = 3;
export const addReferenceBodyInformationMax = 20000;

export const addReferenceBodyURLMax = 2000;

export const addReferenceBodyPagesMax = 500;

export const addReferenceBodyPublisherMax = 500;

export const addReferenceBodyJournalMax = 500;

export const addReferenceBodyVolumeMax = 500;

export const addReferenceBodyInstitutionMax = 500;

export const addReferenceBodyBookConferenceTitleMax = 500;

export const addReferenceBodyEditorMax = 500;

export const addReferenceBodyPlaceConferenceLocationMax = 500;



export const AddReferenceBody = /*#__PURE__*/ zod.object({
  "ReportEditionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addReferenceBodyReportEditionIdMax)),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addReferenceBodyCountryIndicatorRatingIdMax)),
  "Title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addReferenceBodyTitleMin)).check(/*#__PURE__*/ zod.maxLength(addReferenceBodyTitleMax)),
  "Author": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addReferenceBodyAuthorMin)).check(/*#__PURE__*/ zod.maxLength(addReferenceBodyAuthorMax)),
  "PublicationDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addReferenceBodyPublicationDateMin)).check(/*#__PURE__*/ zod.maxLength(addReferenceBodyPublicationDateMax)),
  "AccessDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(addReferenceBodyAccessDateRegExp))),
  "Information": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addReferenceBodyInformationMin)).check(/*#__PURE__*/ zod.maxLength(addReferenceBodyInformationMax)),
  "URL": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyURLMax))),
  "Pages": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyPagesMax))),
  "Publisher": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyPublisherMax))),
  "Journal": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyJournalMax))),
  "Volume": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyVolumeMax))),
  "Institution": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyInstitutionMax))),
  "BookConferenceTitle": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyBookConferenceTitleMax))),
  "Editor": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyEditorMax))),
  "PlaceConferenceLocation": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addReferenceBodyPlaceConferenceLocationMax)))
})




export const AddReferenceResponse = /*#__PURE__*/ zod.object({
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
})

/**
 * The edition and rating of the address are those the reference belongs to. A member left out stays as it is; null empties it. A URL that names another scheme than http or https is 422, unless it is the one that is stored.
 * @summary Change a reference
 */
export const updateReferenceBodyReportEditionIdMax = 2147483647;

export const updateReferenceBodyCountryIndicatorRatingIdMax = 2147483647;

export const updateReferenceBodyTitleMin = 3;
export const updateReferenceBodyTitleMax = 500;

export const updateReferenceBodyAuthorMin = 3;
export const updateReferenceBodyAuthorMax = 500;

export const updateReferenceBodyPublicationDateMin = 3;
export const updateReferenceBodyPublicationDateMax = 100;

export const updateReferenceBodyAccessDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const updateReferenceBodyInformationMin = 3;
export const updateReferenceBodyInformationMax = 20000;

export const updateReferenceBodyURLMax = 2000;

export const updateReferenceBodyPagesMax = 500;

export const updateReferenceBodyPublisherMax = 500;

export const updateReferenceBodyJournalMax = 500;

export const updateReferenceBodyVolumeMax = 500;

export const updateReferenceBodyInstitutionMax = 500;

export const updateReferenceBodyBookConferenceTitleMax = 500;

export const updateReferenceBodyEditorMax = 500;

export const updateReferenceBodyPlaceConferenceLocationMax = 500;




export const UpdateReferenceBody = /*#__PURE__*/ zod.object({
  "ReportEditionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateReferenceBodyReportEditionIdMax))),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateReferenceBodyCountryIndicatorRatingIdMax))),
  "Title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateReferenceBodyTitleMin)).check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyTitleMax)),
  "Author": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateReferenceBodyAuthorMin)).check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyAuthorMax)),
  "PublicationDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateReferenceBodyPublicationDateMin)).check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyPublicationDateMax)),
  "AccessDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(updateReferenceBodyAccessDateRegExp))),
  "Information": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateReferenceBodyInformationMin)).check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyInformationMax)),
  "URL": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyURLMax))),
  "Pages": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyPagesMax))),
  "Publisher": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyPublisherMax))),
  "Journal": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyJournalMax))),
  "Volume": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyVolumeMax))),
  "Institution": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyInstitutionMax))),
  "BookConferenceTitle": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyBookConferenceTitleMax))),
  "Editor": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyEditorMax))),
  "PlaceConferenceLocation": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateReferenceBodyPlaceConferenceLocationMax))),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})




export const UpdateReferenceResponse = /*#__PURE__*/ zod.object({
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
})

/**
 * Also 204 for a reference that is already gone.
 * @summary Remove a reference from a country indicator
 */
export const RemoveReferenceResponse = /*#__PURE__*/ zod.void()

/**
 * To every pair of a chosen indicator and a chosen country. Skipped are the source, pairs that do not exist or where the caller may not manage references, and pairs that already hold the same Title and URL. Copies keep YearFirstUsed. Skips, which pairs those are and why, may be left out.
 * @summary Copy a reference to other country indicators
 */
export const copyReferenceBodyReferenceIdMax = 2147483647;

export const copyReferenceBodyIndicatorsItemIdMax = 2147483647;

export const copyReferenceBodyIndicatorsMax = 1000;

export const copyReferenceBodyCountriesItemIdMax = 2147483647;

export const copyReferenceBodyCountriesMax = 300;



export const CopyReferenceBody = /*#__PURE__*/ zod.object({
  "referenceId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(copyReferenceBodyReferenceIdMax)),
  "indicators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(copyReferenceBodyIndicatorsItemIdMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(copyReferenceBodyIndicatorsMax)),
  "countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(copyReferenceBodyCountriesItemIdMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(copyReferenceBodyCountriesMax))
})

export const copyReferenceResponseCopiedMin = 0;

export const copyReferenceResponseSkippedMin = 0;


export const copyReferenceResponseSkipsItemPairsItemIndicatorNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const copyReferenceResponseSkipsItemPairsMax = 50;

export const copyReferenceResponseSkipsMax = 4;



export const CopyReferenceResponse = /*#__PURE__*/ zod.object({
  "Copied": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(copyReferenceResponseCopiedMin)),
  "Skipped": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(copyReferenceResponseSkippedMin)),
  "Skips": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Reason": /*#__PURE__*/ zod.enum({
  Source: 0,
  NotInEdition: 1,
  NotManageable: 2,
  AlreadyHeld: 3,
} as const),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "Pairs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "IndicatorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(copyReferenceResponseSkipsItemPairsItemIndicatorNameRegExp))),
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(copyReferenceResponseSkipsItemPairsMax))
})).check(/*#__PURE__*/ zod.maxLength(copyReferenceResponseSkipsMax)))
})

/**
 * Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
 * @summary Count where a reference would be copied to
 */
export const summariseReferenceCopyBodyReferenceIdMax = 2147483647;

export const summariseReferenceCopyBodyIndicatorsItemIdMax = 2147483647;

export const summariseReferenceCopyBodyIndicatorsMax = 1000;

export const summariseReferenceCopyBodyCountriesItemIdMax = 2147483647;

export const summariseReferenceCopyBodyCountriesMax = 300;



export const SummariseReferenceCopyBody = /*#__PURE__*/ zod.object({
  "referenceId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseReferenceCopyBodyReferenceIdMax)),
  "indicators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseReferenceCopyBodyIndicatorsItemIdMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(summariseReferenceCopyBodyIndicatorsMax)),
  "countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseReferenceCopyBodyCountriesItemIdMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(summariseReferenceCopyBodyCountriesMax))
})

export const summariseReferenceCopyResponsePossibleCountMin = 0;


export const summariseReferenceCopyResponseSkipsItemPairsItemIndicatorNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const summariseReferenceCopyResponseSkipsItemPairsMax = 50;

export const summariseReferenceCopyResponseSkipsMax = 4;



export const SummariseReferenceCopyResponse = /*#__PURE__*/ zod.object({
  "PossibleCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseReferenceCopyResponsePossibleCountMin)),
  "Skips": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Reason": /*#__PURE__*/ zod.enum({
  Source: 0,
  NotInEdition: 1,
  NotManageable: 2,
  AlreadyHeld: 3,
} as const),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "Pairs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "IndicatorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(summariseReferenceCopyResponseSkipsItemPairsItemIndicatorNameRegExp))),
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(summariseReferenceCopyResponseSkipsItemPairsMax))
})).check(/*#__PURE__*/ zod.maxLength(summariseReferenceCopyResponseSkipsMax))
})

/**
 * The edition and rating of the address are those to copy to. Where they already hold the same Title and URL, answers that one.
 * @summary Use a reference of an earlier edition in this one
 */



export const CopyReferenceToCurrentResponse = /*#__PURE__*/ zod.object({
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
})

/**
 * By name; those with an indicator where the caller may manage references.
 * @summary List the countries a reference can be copied to
 */
export const ListAssignableRegionsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string()
})
export const ListAssignableRegionsResponse = /*#__PURE__*/ zod.array(ListAssignableRegionsResponseItem)

/**
 * In the order of their numbers; those with a country where the caller may manage references.
 * @summary List the indicators a reference can be copied to
 */
export const listAssignableIndicatorsResponseNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListAssignableIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listAssignableIndicatorsResponseNameRegExp))
})
export const ListAssignableIndicatorsResponse = /*#__PURE__*/ zod.array(ListAssignableIndicatorsResponseItem)

