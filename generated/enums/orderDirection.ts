// Made by `npm run generate` from the contract. Do not edit.
export const OrderDirection = {
  Up: 0,
  Down: 1,
} as const;
export type OrderDirection = (typeof OrderDirection)[keyof typeof OrderDirection];
