// Made by `npm run generate` from the contract. Do not edit.
/** The enumerations of the contract: the names of the values that travel. */

export const Role = {
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const;
export type Role = (typeof Role)[keyof typeof Role];

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

/** The stable name of what went wrong */
export const ProblemCode = {
  "malformed-request": "malformed-request",
  unauthenticated: "unauthenticated",
  forbidden: "forbidden",
  "not-found": "not-found",
  conflict: "conflict",
  stale: "stale",
  "duplicate-name": "duplicate-name",
  "inactive-edition": "inactive-edition",
  "workflow-step": "workflow-step",
  "parent-not-met": "parent-not-met",
  "dependency-chain": "dependency-chain",
  "past-the-end": "past-the-end",
  "too-large": "too-large",
  "not-a-spreadsheet": "not-a-spreadsheet",
  invalid: "invalid",
  "too-many-requests": "too-many-requests",
  internal: "internal",
  unavailable: "unavailable",
} as const;
export type ProblemCode = (typeof ProblemCode)[keyof typeof ProblemCode];

export const UserStatus = {
  Inactive: 0,
  Active: 1,
} as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

export const EditionStatus = {
  Inactive: 0,
  Active: 1,
} as const;
export type EditionStatus = (typeof EditionStatus)[keyof typeof EditionStatus];

/** 0 and 1 in structure calls; the country tree adds 2 */
export const ModuleType = {
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const;
export type ModuleType = (typeof ModuleType)[keyof typeof ModuleType];

export const OrderDirection = {
  Up: 0,
  Down: 1,
} as const;
export type OrderDirection = (typeof OrderDirection)[keyof typeof OrderDirection];

/** The wire's `IndicatorRating`; in forms a boolean, true = Negative */
export const Polarity = {
  Positive: 0,
  Negative: 1,
} as const;
export type Polarity = (typeof Polarity)[keyof typeof Polarity];

export const DependencyKind = {
  None: 0,
  Child: 1,
  Parent: 2,
} as const;
export type DependencyKind = (typeof DependencyKind)[keyof typeof DependencyKind];

export const ExportFieldChoice = {
  Ratings: 0,
  RatingsAndReferences: 1,
} as const;
export type ExportFieldChoice = (typeof ExportFieldChoice)[keyof typeof ExportFieldChoice];

export const ExportFormatChoice = {
  IndicatorPerTab: 0,
  CountryPerTab: 1,
} as const;
export type ExportFormatChoice = (typeof ExportFormatChoice)[keyof typeof ExportFormatChoice];

export const WorkflowStatus = {
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const;
export type WorkflowStatus = (typeof WorkflowStatus)[keyof typeof WorkflowStatus];

export const WorkflowTaskType = {
  AssignForResearch: 0,
  AssignForQA: 1,
} as const;
export type WorkflowTaskType = (typeof WorkflowTaskType)[keyof typeof WorkflowTaskType];

/** Why a reference is not copied to a pair, the first that holds: it is copied from there; the edition does not have the pair; the caller may not manage references there; it holds the same Title and URL already */
export const CopySkipReason = {
  Source: 0,
  NotInEdition: 1,
  NotManageable: 2,
  AlreadyHeld: 3,
} as const;
export type CopySkipReason = (typeof CopySkipReason)[keyof typeof CopySkipReason];
