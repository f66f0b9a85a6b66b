// Made by `npm run generate` from the contract. Do not edit.
export const AssignmentPlanFields = {
  "FromUserId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "Cells": {
    "maxItems": 1500
  }
} as const;
