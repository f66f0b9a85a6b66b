// Made by `npm run generate` from the contract. Do not edit.
/** A column of an export of results. The file names it with underscores (iso_code of isoCode) */
export const ResultsColumn = {
  edition: "edition",
  country: "country",
  isoCode: "isoCode",
  region: "region",
  milestoneNumber: "milestoneNumber",
  milestone: "milestone",
  activityNumber: "activityNumber",
  activity: "activity",
  indicatorNumber: "indicatorNumber",
  indicator: "indicator",
  libraryIndicatorId: "libraryIndicatorId",
  polarity: "polarity",
  score: "score",
  met: "met",
  favourable: "favourable",
  status: "status",
  note: "note",
  updatedOn: "updatedOn",
  updatedBy: "updatedBy",
  referenceCount: "referenceCount",
  references: "references",
} as const;
export type ResultsColumn = (typeof ResultsColumn)[keyof typeof ResultsColumn];
