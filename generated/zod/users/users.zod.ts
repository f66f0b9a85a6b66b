// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * Everyone who can sign in or once could, so that past work keeps its names; Status tells the active from the inactive.
 * @summary List everyone who has an account, by full name, then Id
 */



export const ListUsersResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "DateCreated": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Issuer": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "LastSeenOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "IsRoleFromProvider": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})
export const ListUsersResponse = /*#__PURE__*/ zod.array(ListUsersResponseItem)

/**
 * Active at once, and bound to an identity by the first sign-in with that verified e-mail. An e-mail that an account has already, or that looks like one, is 409 duplicate-name.
 * @summary Add an account
 */
export const createUserBodyFullNameMin = 3;
export const createUserBodyFullNameMax = 120;

export const createUserBodyEmailAddressMax = 254;



export const CreateUserBody = /*#__PURE__*/ zod.object({
  "FullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createUserBodyFullNameMin)).check(/*#__PURE__*/ zod.maxLength(createUserBodyFullNameMax)),
  "EmailAddress": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createUserBodyEmailAddressMax)),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)
})




export const CreateUserResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "DateCreated": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Issuer": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "LastSeenOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "IsRoleFromProvider": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

/**
 * All or none. An e-mail that has an account already is left as it is and told; one that only looks like another's, or is there twice, is 422.
 * @summary Add several accounts at once
 */
export const importUsersBodyUsersItemFullNameMin = 3;
export const importUsersBodyUsersItemFullNameMax = 120;

export const importUsersBodyUsersItemEmailAddressMax = 254;

export const importUsersBodyUsersMax = 500;



export const ImportUsersBody = /*#__PURE__*/ zod.object({
  "Users": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "FullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(importUsersBodyUsersItemFullNameMin)).check(/*#__PURE__*/ zod.maxLength(importUsersBodyUsersItemFullNameMax)),
  "EmailAddress": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(importUsersBodyUsersItemEmailAddressMax)),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importUsersBodyUsersMax))
})

export const importUsersResponseAddedCountMin = 0;



export const ImportUsersResponse = /*#__PURE__*/ zod.object({
  "AddedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importUsersResponseAddedCountMin)),
  "Existing": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.email())
})

/**
 * After the provider moved to another address: the next sign-in of each with the verified e-mail of the account binds it there. The caller's own account stays bound where it is bound at that provider now.
 * @summary Free every account that is bound at a provider
 */
export const rebindUsersBodyIssuerMax = 500;



export const RebindUsersBody = /*#__PURE__*/ zod.object({
  "Issuer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rebindUsersBodyIssuerMax))
})

export const rebindUsersResponseUnboundCountMin = 0;



export const RebindUsersResponse = /*#__PURE__*/ zod.object({
  "UnboundCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rebindUsersResponseUnboundCountMin))
})

/**
 * Name, e-mail, role and status; what the user did keeps its author. An inactive user's next request is refused. The last active Admin stays active and Admin (409 conflict), a role that the identity provider says stays as it is (409 conflict). The identity stays bound over a changed e-mail: `rebindUser` frees it.
 * @summary Change an account
 */
export const updateUserBodyFullNameMin = 3;
export const updateUserBodyFullNameMax = 120;

export const updateUserBodyEmailAddressMax = 254;




export const UpdateUserBody = /*#__PURE__*/ zod.object({
  "FullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateUserBodyFullNameMin)).check(/*#__PURE__*/ zod.maxLength(updateUserBodyFullNameMax)),
  "EmailAddress": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(updateUserBodyEmailAddressMax)),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})




export const UpdateUserResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "DateCreated": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Issuer": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "LastSeenOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "IsRoleFromProvider": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

/**
 * For somebody who was made anew at the provider: the sessions of the former identity end, and the next sign-in with the verified e-mail of the account binds it again. An account that is bound to none stays as it is.
 * @summary Free an account from the identity that it is bound to
 */



export const RebindUserResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "DateCreated": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Issuer": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "LastSeenOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "IsRoleFromProvider": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

