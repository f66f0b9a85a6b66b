// Made by `npm run generate` from the contract. Do not edit.
export const PreferencesUpdateFields = {
  "Notices": {
    "maxItems": 7
  }
} as const;
