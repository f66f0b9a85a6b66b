// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
 * @summary Read the references of a country indicator in this edition and earlier ones
 */




export const ReadReferencesResponse = zod.object({
  "CurrentReportEditionReferences": zod.array(zod.object({
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
}).describe('A source that a rating rests on')),
  "PreviousReportEditionReferences": zod.array(zod.object({
  "ReportEditionId": zod.int(),
  "ReportEditionName": zod.string(),
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
})

/**
 * The distinct sources, told apart by Title and URL, of the country's references in this edition, and those of the named indicator in the edition before it. By UsedCount, the most used first, then Title and Id; at most 50. Each is told by the newest reference to it.
 * @summary List the sources to use again for a country
 */

export const listCountrySourcesResponseUsedCountMin = 0;



export const ListCountrySourcesResponseItem = zod.object({
  "Reference": zod.object({
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
}).describe('A source that a rating rests on'),
  "UsedCount": zod.int().min(listCountrySourcesResponseUsedCountMin).describe('References to it of the country in this edition'),
  "IsOfIndicator": zod.boolean().describe('The named indicator rested on it in the edition before')
}).describe('A source that was used before, as its newest reference says it')
export const ListCountrySourcesResponse = zod.array(ListCountrySourcesResponseItem).max(50)

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



export const AddReferenceBody = zod.object({
  "ReportEditionId": zod.int().min(1).max(addReferenceBodyReportEditionIdMax),
  "CountryIndicatorRatingId": zod.int().min(1).max(addReferenceBodyCountryIndicatorRatingIdMax),
  "Title": zod.string().min(addReferenceBodyTitleMin).max(addReferenceBodyTitleMax),
  "Author": zod.string().min(addReferenceBodyAuthorMin).max(addReferenceBodyAuthorMax),
  "PublicationDate": zod.string().min(addReferenceBodyPublicationDateMin).max(addReferenceBodyPublicationDateMax),
  "AccessDate": zod.iso.date().regex(addReferenceBodyAccessDateRegExp).nullish().describe('Of the years 1900 to 2999'),
  "Information": zod.string().min(addReferenceBodyInformationMin).max(addReferenceBodyInformationMax),
  "URL": zod.string().max(addReferenceBodyURLMax).nullish().describe('Of scheme http or https and without a user name, or text without a scheme; another is 422'),
  "Pages": zod.string().max(addReferenceBodyPagesMax).nullish(),
  "Publisher": zod.string().max(addReferenceBodyPublisherMax).nullish(),
  "Journal": zod.string().max(addReferenceBodyJournalMax).nullish(),
  "Volume": zod.string().max(addReferenceBodyVolumeMax).nullish(),
  "Institution": zod.string().max(addReferenceBodyInstitutionMax).nullish(),
  "BookConferenceTitle": zod.string().max(addReferenceBodyBookConferenceTitleMax).nullish(),
  "Editor": zod.string().max(addReferenceBodyEditorMax).nullish(),
  "PlaceConferenceLocation": zod.string().max(addReferenceBodyPlaceConferenceLocationMax).nullish()
})




export const AddReferenceResponse = zod.object({
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
}).describe('A source that a rating rests on')

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




export const UpdateReferenceBody = zod.object({
  "ReportEditionId": zod.int().min(1).max(updateReferenceBodyReportEditionIdMax).optional(),
  "CountryIndicatorRatingId": zod.int().min(1).max(updateReferenceBodyCountryIndicatorRatingIdMax).optional(),
  "Title": zod.string().min(updateReferenceBodyTitleMin).max(updateReferenceBodyTitleMax),
  "Author": zod.string().min(updateReferenceBodyAuthorMin).max(updateReferenceBodyAuthorMax),
  "PublicationDate": zod.string().min(updateReferenceBodyPublicationDateMin).max(updateReferenceBodyPublicationDateMax),
  "AccessDate": zod.iso.date().regex(updateReferenceBodyAccessDateRegExp).nullish().describe('Of the years 1900 to 2999'),
  "Information": zod.string().min(updateReferenceBodyInformationMin).max(updateReferenceBodyInformationMax),
  "URL": zod.string().max(updateReferenceBodyURLMax).nullish().describe('Of scheme http or https and without a user name, or text without a scheme; another is 422'),
  "Pages": zod.string().max(updateReferenceBodyPagesMax).nullish(),
  "Publisher": zod.string().max(updateReferenceBodyPublisherMax).nullish(),
  "Journal": zod.string().max(updateReferenceBodyJournalMax).nullish(),
  "Volume": zod.string().max(updateReferenceBodyVolumeMax).nullish(),
  "Institution": zod.string().max(updateReferenceBodyInstitutionMax).nullish(),
  "BookConferenceTitle": zod.string().max(updateReferenceBodyBookConferenceTitleMax).nullish(),
  "Editor": zod.string().max(updateReferenceBodyEditorMax).nullish(),
  "PlaceConferenceLocation": zod.string().max(updateReferenceBodyPlaceConferenceLocationMax).nullish(),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})




export const UpdateReferenceResponse = zod.object({
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
}).describe('A source that a rating rests on')

/**
 * Also 204 for a reference that is already gone.
 * @summary Remove a reference from a country indicator
 */
export const RemoveReferenceResponse = zod.void()

/**
 * To every pair of a chosen indicator and a chosen country. Skipped are the source, pairs that do not exist or where the caller may not manage references, and pairs that already hold the same Title and URL. Copies keep YearFirstUsed. Skips, which pairs those are and why, may be left out.
 * @summary Copy a reference to other country indicators
 */
export const copyReferenceBodyReferenceIdMax = 2147483647;

export const copyReferenceBodyIndicatorsItemIdMax = 2147483647;

export const copyReferenceBodyIndicatorsMax = 1000;

export const copyReferenceBodyCountriesItemIdMax = 2147483647;

export const copyReferenceBodyCountriesMax = 300;



export const CopyReferenceBody = zod.object({
  "referenceId": zod.int().min(1).max(copyReferenceBodyReferenceIdMax),
  "indicators": zod.array(zod.object({
  "Id": zod.int().min(1).max(copyReferenceBodyIndicatorsItemIdMax)
}).describe('A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.')).min(1).max(copyReferenceBodyIndicatorsMax),
  "countries": zod.array(zod.object({
  "Id": zod.int().min(1).max(copyReferenceBodyCountriesItemIdMax)
}).describe('A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.')).min(1).max(copyReferenceBodyCountriesMax)
})

export const copyReferenceResponseCopiedMin = 0;

export const copyReferenceResponseSkippedMin = 0;


export const copyReferenceResponseSkipsItemPairsItemIndicatorNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const copyReferenceResponseSkipsItemPairsMax = 50;

export const copyReferenceResponseSkipsMax = 4;



export const CopyReferenceResponse = zod.object({
  "Copied": zod.int().min(copyReferenceResponseCopiedMin),
  "Skipped": zod.int().min(copyReferenceResponseSkippedMin),
  "Skips": zod.array(zod.object({
  "Reason": zod.enum({
  Source: 0,
  NotInEdition: 1,
  NotManageable: 2,
  AlreadyHeld: 3,
}).describe('Why a reference is not copied to a pair, the first that holds: it is copied from there; the edition does not have the pair; the caller may not manage references there; it holds the same Title and URL already'),
  "Count": zod.int().min(1),
  "Pairs": zod.array(zod.object({
  "IndicatorId": zod.int(),
  "IndicatorName": zod.string().regex(copyReferenceResponseSkipsItemPairsItemIndicatorNameRegExp).nullable().describe('The SnapshotName; null where the edition has no such indicator'),
  "CountryId": zod.int(),
  "CountryName": zod.string().nullable().describe('Null where there is no such country')
})).min(1).max(copyReferenceResponseSkipsItemPairsMax).describe('The first 50 of them, by the indicator\'s number, then the country\'s name; Ids without a name come last')
}).describe('The chosen pairs that are not copied to for one reason')).max(copyReferenceResponseSkipsMax).optional().describe('What Skipped counts, by reason, in the order of the reasons. A backend that does not tell it leaves it out; the client then says the counts alone.')
}).describe('Copied to N, skipped M')

/**
 * Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
 * @summary Count where a reference would be copied to
 */
export const summariseReferenceCopyBodyReferenceIdMax = 2147483647;

export const summariseReferenceCopyBodyIndicatorsItemIdMax = 2147483647;

export const summariseReferenceCopyBodyIndicatorsMax = 1000;

export const summariseReferenceCopyBodyCountriesItemIdMax = 2147483647;

export const summariseReferenceCopyBodyCountriesMax = 300;



export const SummariseReferenceCopyBody = zod.object({
  "referenceId": zod.int().min(1).max(summariseReferenceCopyBodyReferenceIdMax),
  "indicators": zod.array(zod.object({
  "Id": zod.int().min(1).max(summariseReferenceCopyBodyIndicatorsItemIdMax)
}).describe('A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.')).min(1).max(summariseReferenceCopyBodyIndicatorsMax),
  "countries": zod.array(zod.object({
  "Id": zod.int().min(1).max(summariseReferenceCopyBodyCountriesItemIdMax)
}).describe('A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.')).min(1).max(summariseReferenceCopyBodyCountriesMax)
})

export const summariseReferenceCopyResponsePossibleCountMin = 0;


export const summariseReferenceCopyResponseSkipsItemPairsItemIndicatorNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const summariseReferenceCopyResponseSkipsItemPairsMax = 50;

export const summariseReferenceCopyResponseSkipsMax = 4;



export const SummariseReferenceCopyResponse = zod.object({
  "PossibleCount": zod.int().min(summariseReferenceCopyResponsePossibleCountMin).describe('Chosen pairs that copyReference would copy to now'),
  "Skips": zod.array(zod.object({
  "Reason": zod.enum({
  Source: 0,
  NotInEdition: 1,
  NotManageable: 2,
  AlreadyHeld: 3,
}).describe('Why a reference is not copied to a pair, the first that holds: it is copied from there; the edition does not have the pair; the caller may not manage references there; it holds the same Title and URL already'),
  "Count": zod.int().min(1),
  "Pairs": zod.array(zod.object({
  "IndicatorId": zod.int(),
  "IndicatorName": zod.string().regex(summariseReferenceCopyResponseSkipsItemPairsItemIndicatorNameRegExp).nullable().describe('The SnapshotName; null where the edition has no such indicator'),
  "CountryId": zod.int(),
  "CountryName": zod.string().nullable().describe('Null where there is no such country')
})).min(1).max(summariseReferenceCopyResponseSkipsItemPairsMax).describe('The first 50 of them, by the indicator\'s number, then the country\'s name; Ids without a name come last')
}).describe('The chosen pairs that are not copied to for one reason')).max(summariseReferenceCopyResponseSkipsMax).describe('The pairs that are not copied to, by reason, in the order of the reasons; reasons without a pair are left out')
})

/**
 * The edition and rating of the address are those to copy to. Where they already hold the same Title and URL, answers that one.
 * @summary Use a reference of an earlier edition in this one
 */



export const CopyReferenceToCurrentResponse = zod.object({
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
}).describe('A source that a rating rests on')

/**
 * By name; those with an indicator where the caller may manage references.
 * @summary List the countries a reference can be copied to
 */
export const ListAssignableRegionsResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string()
})
export const ListAssignableRegionsResponse = zod.array(ListAssignableRegionsResponseItem)

/**
 * In the order of their numbers; those with a country where the caller may manage references.
 * @summary List the indicators a reference can be copied to
 */
export const listAssignableIndicatorsResponseNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListAssignableIndicatorsResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string().regex(listAssignableIndicatorsResponseNameRegExp).describe('The SnapshotName')
})
export const ListAssignableIndicatorsResponse = zod.array(ListAssignableIndicatorsResponseItem)

