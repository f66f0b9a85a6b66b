// Made by `npm run generate` from the contract. Do not edit.
export const MailFrequency = {
  Never: 0,
  AtOnce: 1,
  Daily: 2,
} as const;
export type MailFrequency = (typeof MailFrequency)[keyof typeof MailFrequency];
