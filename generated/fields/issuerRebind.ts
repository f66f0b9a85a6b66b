// Made by `npm run generate` from the contract. Do not edit.
export const IssuerRebindFields = {
  "Issuer": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;
