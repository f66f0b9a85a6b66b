// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Called once after the callback of the identity provider; changes nothing and answers who it is. A token whose e-mail matches no active user answers 403 here, and 401 on every other call, for nobody is signed in.
 * @summary Sign the bearer of the token in
 */
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
  "HoldsAssignment": zod.boolean().optional().describe('Is the user the research or QA user of some country indicator of the active edition? Where not, the dashboard begins with everybody\'s rows. Optional; where it is absent it begins with the user\'s own')
}).describe('Who is signed in, with what the role allows')

/**
 * The client keeps the answer for one minute.
 * @summary Read who is signed in
 */
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
  "HoldsAssignment": zod.boolean().optional().describe('Is the user the research or QA user of some country indicator of the active edition? Where not, the dashboard begins with everybody\'s rows. Optional; where it is absent it begins with the user\'s own')
}).describe('Who is signed in, with what the role allows')

