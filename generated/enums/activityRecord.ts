// Made by `npm run generate` from the contract. Do not edit.
/** The record that an event tells of; the rating of a new country indicator is none */
export const ActivityRecord = {
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
} as const;
export type ActivityRecord = (typeof ActivityRecord)[keyof typeof ActivityRecord];
