// Made by `npm run generate` from the contract. Do not edit.
export const ExportFieldChoice = {
  Ratings: 0,
  RatingsAndReferences: 1,
} as const;
export type ExportFieldChoice = (typeof ExportFieldChoice)[keyof typeof ExportFieldChoice];
