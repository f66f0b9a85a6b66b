// Made by `npm run generate` from the contract. Do not edit.
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
  "no-qa-user": "no-qa-user",
  "dependency-chain": "dependency-chain",
  "past-the-end": "past-the-end",
  "changed-since": "changed-since",
  "too-large": "too-large",
  "not-a-spreadsheet": "not-a-spreadsheet",
  invalid: "invalid",
  "too-many-requests": "too-many-requests",
  internal: "internal",
  unavailable: "unavailable",
  "not-offered": "not-offered",
} as const;
export type ProblemCode = (typeof ProblemCode)[keyof typeof ProblemCode];
