// Made by `npm run generate` from the contract. Do not edit.
/** How a change came about; Command is a command of the operator or a statement of his */
export const ActivityCause = {
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
} as const;
export type ActivityCause = (typeof ActivityCause)[keyof typeof ActivityCause];
