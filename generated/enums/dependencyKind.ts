// Made by `npm run generate` from the contract. Do not edit.
export const DependencyKind = {
  None: 0,
  Child: 1,
  Parent: 2,
} as const;
export type DependencyKind = (typeof DependencyKind)[keyof typeof DependencyKind];
