// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Everyone who can sign in or once could, so that past work keeps its names; Status tells the active from the inactive.
 * @summary List everyone who has an account, by full name, then Id
 */
export const ListUsersResponseItem = zod.object({
  "Id": zod.int(),
  "FullName": zod.string(),
  "EmailAddress": zod.email(),
  "Role": zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
}),
  "Status": zod.enum({
  Inactive: 0,
  Active: 1,
}),
  "DateCreated": zod.iso.datetime({"offset":true}),
  "ReportEditionName": zod.string().nullable().describe('The newest edition that the user belongs to; null = none')
}).describe('A row of the system users')
export const ListUsersResponse = zod.array(ListUsersResponseItem)

