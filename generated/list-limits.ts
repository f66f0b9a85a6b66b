// Made by `npm run generate` from the contract. Do not edit.
/** The most rows that a list of an answer holds, by schema and property. */
export const listLimits = {
  "Problem": {
    "ChangedSince": 100
  },
  "ImportDecision": {
    "Ratings": 500
  },
  "ImportResult": {
    "errors": 500
  },
  "CountryTreeIndicator": {
    "Children": 0
  },
  "ReferenceCopySkip": {
    "Pairs": 50
  },
  "ReferenceCopyResult": {
    "Skips": 4
  },
  "ReferenceCopySummary": {
    "Skips": 4
  }
} as const;
