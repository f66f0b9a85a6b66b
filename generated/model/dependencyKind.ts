// Made by `npm run generate` from the contract. Do not edit.

export { DependencyKind } from '../enums/dependencyKind.ts';
