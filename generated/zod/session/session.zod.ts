// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * Called once after the callback of the identity provider; changes nothing and answers who it is. A token whose e-mail matches no active user answers 403 here, and 401 on every other call, for nobody is signed in.
 * @summary Sign the bearer of the token in
 */
export const logInResponseDefaultViewsItemContentFormatMax = 1;

export const logInResponseDefaultViewsItemContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const logInResponseDefaultViewsItemContentFiltersItemValuesItemMax = 200;

export const logInResponseDefaultViewsItemContentFiltersItemValuesMax = 500;

export const logInResponseDefaultViewsItemContentFiltersMax = 30;

export const logInResponseDefaultViewsItemContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const logInResponseDefaultViewsItemContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const logInResponseDefaultViewsItemContentHiddenColumnsMax = 30;




export const LogInResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const),
  "Permissions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['index-management', 'user-management', 'report-management', 'dataentry-references', 'dataentry-indicators', 'dataentry-references-manage-own', 'dataentry-references-manage-any', 'dataentry-references-previous', 'dataentry-indicator-edit-any', 'dataentry-indicator-edit-own', 'dataentry-indicatorsQA-any', 'dataentry-indicatorsQA-own', 'indicator-view-previousnext-button', 'view-library-indicator', 'report-compare', 'dataentry-import', 'dataentry-export'])),
  "HoldsAssignment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "DefaultViews": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "List": /*#__PURE__*/ zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
} as const),
  "Name": /*#__PURE__*/ zod.string(),
  "IsShared": /*#__PURE__*/ zod.boolean(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "DefaultRoles": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)),
  "Content": /*#__PURE__*/ zod.object({
  "Format": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(logInResponseDefaultViewsItemContentFormatMax)),
  "Filters": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(logInResponseDefaultViewsItemContentFiltersItemNameRegExp)),
  "Values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logInResponseDefaultViewsItemContentFiltersItemValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(logInResponseDefaultViewsItemContentFiltersItemValuesMax))
})).check(/*#__PURE__*/ zod.maxLength(logInResponseDefaultViewsItemContentFiltersMax)),
  "Order": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(logInResponseDefaultViewsItemContentOrderRegExp))),
  "HiddenColumns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(logInResponseDefaultViewsItemContentHiddenColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(logInResponseDefaultViewsItemContentHiddenColumnsMax))
}),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})))
})

/**
 * The client keeps the answer for one minute.
 * @summary Read who is signed in
 */
export const readCurrentUserResponseDefaultViewsItemContentFormatMax = 1;

export const readCurrentUserResponseDefaultViewsItemContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const readCurrentUserResponseDefaultViewsItemContentFiltersItemValuesItemMax = 200;

export const readCurrentUserResponseDefaultViewsItemContentFiltersItemValuesMax = 500;

export const readCurrentUserResponseDefaultViewsItemContentFiltersMax = 30;

export const readCurrentUserResponseDefaultViewsItemContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const readCurrentUserResponseDefaultViewsItemContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const readCurrentUserResponseDefaultViewsItemContentHiddenColumnsMax = 30;




export const ReadCurrentUserResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const),
  "Permissions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['index-management', 'user-management', 'report-management', 'dataentry-references', 'dataentry-indicators', 'dataentry-references-manage-own', 'dataentry-references-manage-any', 'dataentry-references-previous', 'dataentry-indicator-edit-any', 'dataentry-indicator-edit-own', 'dataentry-indicatorsQA-any', 'dataentry-indicatorsQA-own', 'indicator-view-previousnext-button', 'view-library-indicator', 'report-compare', 'dataentry-import', 'dataentry-export'])),
  "HoldsAssignment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "DefaultViews": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "List": /*#__PURE__*/ zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
} as const),
  "Name": /*#__PURE__*/ zod.string(),
  "IsShared": /*#__PURE__*/ zod.boolean(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "DefaultRoles": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)),
  "Content": /*#__PURE__*/ zod.object({
  "Format": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(readCurrentUserResponseDefaultViewsItemContentFormatMax)),
  "Filters": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readCurrentUserResponseDefaultViewsItemContentFiltersItemNameRegExp)),
  "Values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readCurrentUserResponseDefaultViewsItemContentFiltersItemValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readCurrentUserResponseDefaultViewsItemContentFiltersItemValuesMax))
})).check(/*#__PURE__*/ zod.maxLength(readCurrentUserResponseDefaultViewsItemContentFiltersMax)),
  "Order": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readCurrentUserResponseDefaultViewsItemContentOrderRegExp))),
  "HiddenColumns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readCurrentUserResponseDefaultViewsItemContentHiddenColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(readCurrentUserResponseDefaultViewsItemContentHiddenColumnsMax))
}),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})))
})

