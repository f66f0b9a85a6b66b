// Made by `npm run generate` from the contract. Do not edit.

export { ExportFormatChoice } from '../enums/exportFormatChoice.ts';
