// Made by `npm run generate` from the contract. Do not edit.

export { Permission } from '../enums/permission.ts';
