// Made by `npm run generate` from the contract. Do not edit.
export const ReferenceUpdateFields = {
  "ReportEditionId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "CountryIndicatorRatingId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "Title": {
    "minLength": 3,
    "maxLength": 500,
    "message": "The title needs 3 to 500 characters"
  },
  "Author": {
    "minLength": 3,
    "maxLength": 500,
    "message": "The author needs 3 to 500 characters"
  },
  "PublicationDate": {
    "minLength": 3,
    "maxLength": 100,
    "message": "The publication date needs 3 to 100 characters"
  },
  "AccessDate": {
    "message": "The access date must be a calendar date",
    "pattern": "^(?!(0|1[0-8]|[3-9])\\d+-)",
    "patternMessage": "The year must be between 1900 and 2999"
  },
  "Information": {
    "minLength": 3,
    "maxLength": 20000,
    "message": "The information needs 3 to 20,000 characters"
  },
  "URL": {
    "maxLength": 2000,
    "message": "The URL can have 2,000 characters"
  },
  "Pages": {
    "maxLength": 500,
    "message": "This can have 500 characters"
  },
  "Publisher": {
    "maxLength": 500,
    "message": "This can have 500 characters"
  },
  "Journal": {
    "maxLength": 500,
    "message": "This can have 500 characters"
  },
  "Volume": {
    "maxLength": 500,
    "message": "This can have 500 characters"
  },
  "Institution": {
    "maxLength": 500,
    "message": "This can have 500 characters"
  },
  "BookConferenceTitle": {
    "maxLength": 500,
    "message": "This can have 500 characters"
  },
  "Editor": {
    "maxLength": 500,
    "message": "This can have 500 characters"
  },
  "PlaceConferenceLocation": {
    "maxLength": 500,
    "message": "This can have 500 characters"
  },
  "Version": {
    "minimum": 1
  }
} as const;
