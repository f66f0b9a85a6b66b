// Made by `npm run generate` from the contract. Do not edit.
/** The most rows that a list of an answer holds or counts, by schema and property. */
export const listLimits = {
  "ViewFilter": {
    "Values": 500
  },
  "ViewContent": {
    "Filters": 30,
    "HiddenColumns": 30
  },
  "Problem": {
    "ChangedSince": 100
  },
  "ImportDecision": {
    "Ratings": 500
  },
  "ImportResult": {
    "errors": 500
  },
  "Stuck": {
    "Rows": 5
  },
  "AssignmentPlanChoice": {
    "UserIds": 50
  },
  "AssignmentPlanCell": {
    "CountryIds": 300
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
  },
  "ActivityPage": {
    "Count": 10001
  }
} as const;
