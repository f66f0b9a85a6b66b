// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


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




export const LogInResponse = zod.object({
  "Id": zod.int(),
  "FullName": zod.string(),
  "EmailAddress": zod.email(),
  "Role": zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
}),
  "Permissions": zod.array(zod.enum(['index-management', 'user-management', 'report-management', 'dataentry-references', 'dataentry-indicators', 'dataentry-references-manage-own', 'dataentry-references-manage-any', 'dataentry-references-previous', 'dataentry-indicator-edit-any', 'dataentry-indicator-edit-own', 'dataentry-indicatorsQA-any', 'dataentry-indicatorsQA-own', 'indicator-view-previousnext-button', 'view-library-indicator', 'report-compare', 'dataentry-import', 'dataentry-export'])).describe('What this deployment lets the role do; the server enforces it, the client shows what it leads to'),
  "HoldsAssignment": zod.boolean().optional().describe('Is the user the research or QA user of some country indicator of the active edition? Where not, the dashboard begins with everybody\'s rows. Optional; where it is absent it begins with the user\'s own'),
  "DefaultViews": zod.array(zod.object({
  "Id": zod.int(),
  "List": zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
}).describe('What has saved views'),
  "Name": zod.string(),
  "IsShared": zod.boolean().describe('Does everybody of the edition see it? Else the caller alone'),
  "AuthorName": zod.string().describe('Who made it'),
  "DefaultRoles": zod.array(zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})).describe('Whose list opens with it where the address says nothing, in the order of Role; none of an own view'),
  "Content": zod.object({
  "Format": zod.int().min(1).max(logInResponseDefaultViewsItemContentFormatMax).describe('How the other properties are to be read'),
  "Filters": zod.array(zod.object({
  "Name": zod.string().regex(logInResponseDefaultViewsItemContentFiltersItemNameRegExp),
  "Values": zod.array(zod.string().max(logInResponseDefaultViewsItemContentFiltersItemValuesItemMax).describe('An Id or a number in digits, true or false, a text')).min(1).max(logInResponseDefaultViewsItemContentFiltersItemValuesMax)
})).max(logInResponseDefaultViewsItemContentFiltersMax).describe('What is left out is as the list has it by itself'),
  "Order": zod.string().regex(logInResponseDefaultViewsItemContentOrderRegExp).nullable().describe('The column that orders the list, with a minus before it where it falls; null = its own order'),
  "HiddenColumns": zod.array(zod.string().regex(logInResponseDefaultViewsItemContentHiddenColumnsItemRegExp)).max(logInResponseDefaultViewsItemContentHiddenColumnsMax).describe('Columns that are not shown; one that comes later is')
}).describe('What a list is set to. Names and values are those of the client\'s address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A view of the caller, or one that is shared with the active edition')).optional().describe('The shared views of the active edition that the user\'s role starts with, at most one a list. Optional; where it is absent lists start as they are by themselves')
}).describe('Who is signed in, with what the role allows')

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




export const ReadCurrentUserResponse = zod.object({
  "Id": zod.int(),
  "FullName": zod.string(),
  "EmailAddress": zod.email(),
  "Role": zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
}),
  "Permissions": zod.array(zod.enum(['index-management', 'user-management', 'report-management', 'dataentry-references', 'dataentry-indicators', 'dataentry-references-manage-own', 'dataentry-references-manage-any', 'dataentry-references-previous', 'dataentry-indicator-edit-any', 'dataentry-indicator-edit-own', 'dataentry-indicatorsQA-any', 'dataentry-indicatorsQA-own', 'indicator-view-previousnext-button', 'view-library-indicator', 'report-compare', 'dataentry-import', 'dataentry-export'])).describe('What this deployment lets the role do; the server enforces it, the client shows what it leads to'),
  "HoldsAssignment": zod.boolean().optional().describe('Is the user the research or QA user of some country indicator of the active edition? Where not, the dashboard begins with everybody\'s rows. Optional; where it is absent it begins with the user\'s own'),
  "DefaultViews": zod.array(zod.object({
  "Id": zod.int(),
  "List": zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
}).describe('What has saved views'),
  "Name": zod.string(),
  "IsShared": zod.boolean().describe('Does everybody of the edition see it? Else the caller alone'),
  "AuthorName": zod.string().describe('Who made it'),
  "DefaultRoles": zod.array(zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})).describe('Whose list opens with it where the address says nothing, in the order of Role; none of an own view'),
  "Content": zod.object({
  "Format": zod.int().min(1).max(readCurrentUserResponseDefaultViewsItemContentFormatMax).describe('How the other properties are to be read'),
  "Filters": zod.array(zod.object({
  "Name": zod.string().regex(readCurrentUserResponseDefaultViewsItemContentFiltersItemNameRegExp),
  "Values": zod.array(zod.string().max(readCurrentUserResponseDefaultViewsItemContentFiltersItemValuesItemMax).describe('An Id or a number in digits, true or false, a text')).min(1).max(readCurrentUserResponseDefaultViewsItemContentFiltersItemValuesMax)
})).max(readCurrentUserResponseDefaultViewsItemContentFiltersMax).describe('What is left out is as the list has it by itself'),
  "Order": zod.string().regex(readCurrentUserResponseDefaultViewsItemContentOrderRegExp).nullable().describe('The column that orders the list, with a minus before it where it falls; null = its own order'),
  "HiddenColumns": zod.array(zod.string().regex(readCurrentUserResponseDefaultViewsItemContentHiddenColumnsItemRegExp)).max(readCurrentUserResponseDefaultViewsItemContentHiddenColumnsMax).describe('Columns that are not shown; one that comes later is')
}).describe('What a list is set to. Names and values are those of the client\'s address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A view of the caller, or one that is shared with the active edition')).optional().describe('The shared views of the active edition that the user\'s role starts with, at most one a list. Optional; where it is absent lists start as they are by themselves')
}).describe('Who is signed in, with what the role allows')

