// Made by `npm run generate` from the contract. Do not edit.
export const Permission = {
  "index-management": "index-management",
  "user-management": "user-management",
  "report-management": "report-management",
  "dataentry-references": "dataentry-references",
  "dataentry-indicators": "dataentry-indicators",
  "dataentry-references-manage-own": "dataentry-references-manage-own",
  "dataentry-references-manage-any": "dataentry-references-manage-any",
  "dataentry-references-previous": "dataentry-references-previous",
  "dataentry-indicator-edit-any": "dataentry-indicator-edit-any",
  "dataentry-indicator-edit-own": "dataentry-indicator-edit-own",
  "dataentry-indicatorsQA-any": "dataentry-indicatorsQA-any",
  "dataentry-indicatorsQA-own": "dataentry-indicatorsQA-own",
  "indicator-view-previousnext-button": "indicator-view-previousnext-button",
  "view-library-indicator": "view-library-indicator",
  "report-compare": "report-compare",
  "dataentry-import": "dataentry-import",
  "dataentry-export": "dataentry-export",
} as const;
export type Permission = (typeof Permission)[keyof typeof Permission];
