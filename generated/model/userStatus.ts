// Made by `npm run generate` from the contract. Do not edit.

export { UserStatus } from '../enums/userStatus.ts';
