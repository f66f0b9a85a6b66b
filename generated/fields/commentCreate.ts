// Made by `npm run generate` from the contract. Do not edit.
export const CommentCreateFields = {
  "CommentContent": {
    "minLength": 1,
    "maxLength": 10000
  },
  "taggedUsers": {
    "maxItems": 14,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "message": "Only 14 different mentioned users can be included in a single comment."
  }
} as const;
