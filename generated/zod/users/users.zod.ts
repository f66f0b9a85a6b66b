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
  "ReportEditionName": zod.string().nullable().describe('The newest edition that the user belongs to; null = none'),
  "Issuer": zod.string().nullish().describe('The identity provider at which the account is bound; null = at none yet. Optional'),
  "LastSeenOn": zod.iso.datetime({"offset":true}).nullish().describe('When the user last came, to the hour; null = never. Optional'),
  "IsRoleFromProvider": zod.boolean().optional().describe('Does the identity provider say the role? It cannot be changed here then. Optional; where it is absent it does not'),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A row of the system users')
export const ListUsersResponse = zod.array(ListUsersResponseItem)

/**
 * Active at once, and bound to an identity by the first sign-in with that verified e-mail. An e-mail that an account has already, or that looks like one, is 409 duplicate-name.
 * @summary Add an account
 */
export const createUserBodyFullNameMin = 3;
export const createUserBodyFullNameMax = 120;

export const createUserBodyEmailAddressMax = 254;



export const CreateUserBody = zod.object({
  "FullName": zod.string().min(createUserBodyFullNameMin).max(createUserBodyFullNameMax).describe('Stored without blanks at its ends'),
  "EmailAddress": zod.email().max(createUserBodyEmailAddressMax).describe('By which the first sign-in finds the account; the only one of its kind, whatever the case'),
  "Role": zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})
}).describe('Who is to have an account')




export const CreateUserResponse = zod.object({
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
  "ReportEditionName": zod.string().nullable().describe('The newest edition that the user belongs to; null = none'),
  "Issuer": zod.string().nullish().describe('The identity provider at which the account is bound; null = at none yet. Optional'),
  "LastSeenOn": zod.iso.datetime({"offset":true}).nullish().describe('When the user last came, to the hour; null = never. Optional'),
  "IsRoleFromProvider": zod.boolean().optional().describe('Does the identity provider say the role? It cannot be changed here then. Optional; where it is absent it does not'),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A row of the system users')

/**
 * All or none. An e-mail that has an account already is left as it is and told; one that only looks like another's, or is there twice, is 422.
 * @summary Add several accounts at once
 */
export const importUsersBodyUsersItemFullNameMin = 3;
export const importUsersBodyUsersItemFullNameMax = 120;

export const importUsersBodyUsersItemEmailAddressMax = 254;

export const importUsersBodyUsersMax = 500;



export const ImportUsersBody = zod.object({
  "Users": zod.array(zod.object({
  "FullName": zod.string().min(importUsersBodyUsersItemFullNameMin).max(importUsersBodyUsersItemFullNameMax).describe('Stored without blanks at its ends'),
  "EmailAddress": zod.email().max(importUsersBodyUsersItemEmailAddressMax).describe('By which the first sign-in finds the account; the only one of its kind, whatever the case'),
  "Role": zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})
}).describe('Who is to have an account')).min(1).max(importUsersBodyUsersMax).describe('Each e-mail once')
})

export const importUsersResponseAddedCountMin = 0;



export const ImportUsersResponse = zod.object({
  "AddedCount": zod.int().min(importUsersResponseAddedCountMin),
  "Existing": zod.array(zod.email()).describe('E-mails that had an account already, which stays as it is, in the order that was sent')
})

/**
 * After the provider moved to another address: the next sign-in of each with the verified e-mail of the account binds it there. The caller's own account stays bound where it is bound at that provider now.
 * @summary Free every account that is bound at a provider
 */
export const rebindUsersBodyIssuerMax = 500;



export const RebindUsersBody = zod.object({
  "Issuer": zod.string().min(1).max(rebindUsersBodyIssuerMax).describe('The provider at which the accounts are bound now, as `User` spells it')
})

export const rebindUsersResponseUnboundCountMin = 0;



export const RebindUsersResponse = zod.object({
  "UnboundCount": zod.int().min(rebindUsersResponseUnboundCountMin)
})

/**
 * Name, e-mail, role and status; what the user did keeps its author. An inactive user's next request is refused. The last active Admin stays active and Admin (409 conflict), a role that the identity provider says stays as it is (409 conflict). The identity stays bound over a changed e-mail: `rebindUser` frees it.
 * @summary Change an account
 */
export const updateUserBodyFullNameMin = 3;
export const updateUserBodyFullNameMax = 120;

export const updateUserBodyEmailAddressMax = 254;




export const UpdateUserBody = zod.object({
  "FullName": zod.string().min(updateUserBodyFullNameMin).max(updateUserBodyFullNameMax).describe('Stored without blanks at its ends'),
  "EmailAddress": zod.email().max(updateUserBodyEmailAddressMax).describe('By which the first sign-in finds the account; the only one of its kind, whatever the case'),
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
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('What the account becomes')




export const UpdateUserResponse = zod.object({
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
  "ReportEditionName": zod.string().nullable().describe('The newest edition that the user belongs to; null = none'),
  "Issuer": zod.string().nullish().describe('The identity provider at which the account is bound; null = at none yet. Optional'),
  "LastSeenOn": zod.iso.datetime({"offset":true}).nullish().describe('When the user last came, to the hour; null = never. Optional'),
  "IsRoleFromProvider": zod.boolean().optional().describe('Does the identity provider say the role? It cannot be changed here then. Optional; where it is absent it does not'),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A row of the system users')

/**
 * For somebody who was made anew at the provider: the sessions of the former identity end, and the next sign-in with the verified e-mail of the account binds it again. An account that is bound to none stays as it is.
 * @summary Free an account from the identity that it is bound to
 */



export const RebindUserResponse = zod.object({
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
  "ReportEditionName": zod.string().nullable().describe('The newest edition that the user belongs to; null = none'),
  "Issuer": zod.string().nullish().describe('The identity provider at which the account is bound; null = at none yet. Optional'),
  "LastSeenOn": zod.iso.datetime({"offset":true}).nullish().describe('When the user last came, to the hour; null = never. Optional'),
  "IsRoleFromProvider": zod.boolean().optional().describe('Does the identity provider say the role? It cannot be changed here then. Optional; where it is absent it does not'),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A row of the system users')

