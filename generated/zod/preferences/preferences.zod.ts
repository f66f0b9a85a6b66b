// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * Who has chosen nothing yet is told of everything in the product, and once a day by e-mail where the server sends any.
 * @summary Read one's own preferences
 */
export const ReadPreferencesResponse = /*#__PURE__*/ zod.object({
  "Notices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Kind": /*#__PURE__*/ zod.enum({
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
} as const),
  "InProduct": /*#__PURE__*/ zod.boolean(),
  "EMail": /*#__PURE__*/ zod.enum({
  Never: 0,
  AtOnce: 1,
  Daily: 2,
} as const)
})),
  "SingleKeys": /*#__PURE__*/ zod.boolean(),
  "MailOffered": /*#__PURE__*/ zod.boolean()
})

/**
 * What is left out stays as it was, and so does a kind of notice that is not listed.
 * @summary Change one's own preferences
 */
export const updatePreferencesBodyNoticesMax = 7;



export const UpdatePreferencesBody = /*#__PURE__*/ zod.object({
  "Notices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Kind": /*#__PURE__*/ zod.enum({
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
} as const),
  "InProduct": /*#__PURE__*/ zod.boolean(),
  "EMail": /*#__PURE__*/ zod.enum({
  Never: 0,
  AtOnce: 1,
  Daily: 2,
} as const)
})).check(/*#__PURE__*/ zod.maxLength(updatePreferencesBodyNoticesMax))),
  "SingleKeys": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export const UpdatePreferencesResponse = /*#__PURE__*/ zod.object({
  "Notices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Kind": /*#__PURE__*/ zod.enum({
  Assigned: 0,
  Submitted: 1,
  Returned: 2,
  Completed: 3,
  DueSoon: 4,
  Overdue: 5,
  Mention: 6,
} as const),
  "InProduct": /*#__PURE__*/ zod.boolean(),
  "EMail": /*#__PURE__*/ zod.enum({
  Never: 0,
  AtOnce: 1,
  Daily: 2,
} as const)
})),
  "SingleKeys": /*#__PURE__*/ zod.boolean(),
  "MailOffered": /*#__PURE__*/ zod.boolean()
})

