// Made by `npm run generate` from the contract. Do not edit.

export { EditionStatus } from '../enums/editionStatus.ts';
