// Made by `npm run generate` from the contract. Do not edit.
export const ImportUploadFields = {
  "file": {
    "maxBytes": 26214400
  }
} as const;
