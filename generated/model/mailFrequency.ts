// Made by `npm run generate` from the contract. Do not edit.

export { MailFrequency } from '../enums/mailFrequency.ts';
