// Made by `npm run generate` from the contract. Do not edit.

export { Role } from '../enums/role.ts';
