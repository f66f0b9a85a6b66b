// Made by `npm run generate` from the contract. Do not edit.

export { OrderDirection } from '../enums/orderDirection.ts';
