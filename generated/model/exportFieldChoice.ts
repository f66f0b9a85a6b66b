// Made by `npm run generate` from the contract. Do not edit.

export { ExportFieldChoice } from '../enums/exportFieldChoice.ts';
