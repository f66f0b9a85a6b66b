// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * The current edition is the first one that is Active; there may be none.
 * @summary List all editions, newest first by CreationDate
 */



export const ListReportEditionsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "CreationDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "InactiveDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)))
})
export const ListReportEditionsResponse = /*#__PURE__*/ zod.array(ListReportEditionsResponseItem)

/**
 * Copies milestones, activities, indicators with their parent links, users and countries in one transaction; every country indicator starts Open, unrated and unassigned. The new edition is Active and all others become Inactive now. BringAssignments and BringReferences take those of the duplicated edition along. Can take some time.
 * @summary Create an edition by duplicating another
 */
export const createReportEditionBodyIdMin = 0;
export const createReportEditionBodyIdMax = 2147483647;

export const createReportEditionBodyDuplicatedEditionMin = 0;
export const createReportEditionBodyDuplicatedEditionMax = 2147483647;

export const createReportEditionBodyNameMin = 3;
export const createReportEditionBodyNameMax = 200;

export const createReportEditionBodyStartDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const createReportEditionBodyEndDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const createReportEditionBodyResearchDueDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const createReportEditionBodyQADueDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');


export const CreateReportEditionBody = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createReportEditionBodyIdMin)).check(/*#__PURE__*/ zod.lte(createReportEditionBodyIdMax))),
  "DuplicatedEdition": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createReportEditionBodyDuplicatedEditionMin)).check(/*#__PURE__*/ zod.lte(createReportEditionBodyDuplicatedEditionMax))),
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createReportEditionBodyNameMin)).check(/*#__PURE__*/ zod.maxLength(createReportEditionBodyNameMax)),
  "StartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(createReportEditionBodyStartDateRegExp)),
  "EndDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(createReportEditionBodyEndDateRegExp))),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(createReportEditionBodyResearchDueDateRegExp))),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(createReportEditionBodyQADueDateRegExp))),
  "BringAssignments": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "BringReferences": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})




export const CreateReportEditionResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "CreationDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "InactiveDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)))
})

/**
 * Any edition, active or not.
 * @summary Read an edition
 */



export const ReadReportEditionResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "CreationDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "InactiveDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)))
})

/**
 * The name is compared with those of the other editions only.
 * @summary Change the name and dates of an edition
 */
export const updateReportEditionBodyIdMax = 2147483647;

export const updateReportEditionBodyNameMin = 3;
export const updateReportEditionBodyNameMax = 200;

export const updateReportEditionBodyStartDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const updateReportEditionBodyEndDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const updateReportEditionBodyResearchDueDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const updateReportEditionBodyQADueDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');

export const updateReportEditionBodyChecksOffMax = 5;



export const UpdateReportEditionBody = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateReportEditionBodyIdMax)),
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateReportEditionBodyNameMin)).check(/*#__PURE__*/ zod.maxLength(updateReportEditionBodyNameMax)),
  "StartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(updateReportEditionBodyStartDateRegExp)),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(updateReportEditionBodyEndDateRegExp))),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(updateReportEditionBodyResearchDueDateRegExp))),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(updateReportEditionBodyQADueDateRegExp))),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)).check(/*#__PURE__*/ zod.maxLength(updateReportEditionBodyChecksOffMax)))
})




export const UpdateReportEditionResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "CreationDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "InactiveDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)))
})

/**
 * What is not completed by status and by the person whose turn it is: the researcher, in quality assurance the QA user. Countries that were removed from the edition do not count.
 * @summary Read what an edition leaves unfinished when the next one is created
 */
export const readEditionClosingResponseTotalMin = 0;

export const readEditionClosingResponseNotCompletedMin = 0;

export const readEditionClosingResponseWorkflowStatusesOpenMin = 0;

export const readEditionClosingResponseWorkflowStatusesResearchInProgressMin = 0;

export const readEditionClosingResponseWorkflowStatusesQAInProgressMin = 0;

export const readEditionClosingResponseWorkflowStatusesQACompleteMin = 0;


export const readEditionClosingResponsePeopleItemOpenMin = 0;

export const readEditionClosingResponsePeopleItemResearchInProgressMin = 0;

export const readEditionClosingResponsePeopleItemQAInProgressMin = 0;

export const readEditionClosingResponseAssignedMin = 0;

export const readEditionClosingResponseReferencesMin = 0;



export const ReadEditionClosingResponse = /*#__PURE__*/ zod.object({
  "Total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponseTotalMin)),
  "NotCompleted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponseNotCompletedMin)),
  "WorkflowStatuses": /*#__PURE__*/ zod.object({
  "Open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponseWorkflowStatusesOpenMin)),
  "ResearchInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponseWorkflowStatusesResearchInProgressMin)),
  "QAInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponseWorkflowStatusesQAInProgressMin)),
  "QAComplete": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponseWorkflowStatusesQACompleteMin))
}),
  "People": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "UserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "FullName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "NotCompleted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "Open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponsePeopleItemOpenMin)),
  "ResearchInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponsePeopleItemResearchInProgressMin)),
  "QAInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponsePeopleItemQAInProgressMin))
})),
  "Assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponseAssignedMin)),
  "References": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionClosingResponseReferencesMin))
})

/**
 * It can as long as it is the active one, was made from another, and nobody has rated, commented or referenced anything in it. References that were brought along count once they are changed.
 * @summary Read whether an edition can be taken back, and what would go with it
 */
export const readEditionRevertResponseRatedMin = 0;

export const readEditionRevertResponseCommentsMin = 0;

export const readEditionRevertResponseReferencesMin = 0;

export const readEditionRevertResponseAssignedMin = 0;

export const readEditionRevertResponseBroughtReferencesMin = 0;



export const ReadEditionRevertResponse = /*#__PURE__*/ zod.object({
  "PreviousEditionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "PreviousEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Rated": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionRevertResponseRatedMin)),
  "Comments": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionRevertResponseCommentsMin)),
  "References": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionRevertResponseReferencesMin)),
  "Assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionRevertResponseAssignedMin)),
  "BroughtReferences": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readEditionRevertResponseBroughtReferencesMin))
})

/**
 * The edition goes with its structure, members, assignments and what was brought along, and the edition that it closed is active again with its notifications. Only while nobody has rated, commented or referenced anything in it.
 * @summary Take back an edition that was created by mistake
 */



export const RevertReportEditionResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "CreationDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "InactiveDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)))
})

/**
 * What exportData can be asked for. Inactive editions are listed too.
 * @summary List the editions that can be exported, newest first by CreationDate
 */



export const ListExportReportEditionsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "CreationDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "InactiveDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Status": /*#__PURE__*/ zod.enum({
  Inactive: 0,
  Active: 1,
} as const),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)))
})
export const ListExportReportEditionsResponse = /*#__PURE__*/ zod.array(ListExportReportEditionsResponseItem)

/**
 * Those who were added and not removed since. A user who was deactivated stays listed.
 * @summary List the users of an edition, by full name, then Id
 */
export const ListEditionUsersResponseItem = /*#__PURE__*/ zod.object({
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
  "DateAdded": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})
export const ListEditionUsersResponse = /*#__PURE__*/ zod.array(ListEditionUsersResponseItem)

/**
 * Who belongs to it already stays as added first.
 * @summary Add users to an edition
 */
export const addEditionUsersBodyIdMax = 2147483647;



export const AddEditionUsersBodyItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addEditionUsersBodyIdMax))
})
export const AddEditionUsersBody = /*#__PURE__*/ zod.array(AddEditionUsersBodyItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(1000))

export const AddEditionUsersResponseItem = /*#__PURE__*/ zod.object({
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
  "DateAdded": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})
export const AddEditionUsersResponse = /*#__PURE__*/ zod.array(AddEditionUsersResponseItem)

/**
 * The rows have the fields of listEditionUsers, so that a user can move between the two lists; DateAdded is null.
 * @summary List the users who can be added to an edition, by full name, then Id
 */
export const ListEditionGlobalUsersResponseItem = /*#__PURE__*/ zod.object({
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
  "DateAdded": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})
export const ListEditionGlobalUsersResponse = /*#__PURE__*/ zod.array(ListEditionGlobalUsersResponseItem)

/**
 * Past work and assignments stay with the user.
 * @summary Remove a user from an edition
 */
export const RemoveEditionUserResponse = /*#__PURE__*/ zod.void()

/**
 * Inactive users of the edition are left out: addComment refuses to tag them.
 * @summary List the users whom a comment can tag, by full name, then Id
 */
export const ListMentionableUsersResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email()
})
export const ListMentionableUsersResponse = /*#__PURE__*/ zod.array(ListMentionableUsersResponseItem)

/**
 * Those that were added and not removed since.
 * @summary List the countries of an edition, by name, then Id
 */
export const listEditionCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListEditionCountriesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listEditionCountriesResponseISOCodeRegExp))
})
export const ListEditionCountriesResponse = /*#__PURE__*/ zod.array(ListEditionCountriesResponseItem)

/**
 * Their Open country indicators are made at once; a country that was removed before comes back with its past work.
 * @summary Add countries to an edition
 */
export const addEditionCountriesBodyIdMax = 2147483647;



export const AddEditionCountriesBodyItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addEditionCountriesBodyIdMax))
})
export const AddEditionCountriesBody = /*#__PURE__*/ zod.array(AddEditionCountriesBodyItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(1000))

export const addEditionCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const AddEditionCountriesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addEditionCountriesResponseISOCodeRegExp))
})
export const AddEditionCountriesResponse = /*#__PURE__*/ zod.array(AddEditionCountriesResponseItem)

/**
 * The rows have the fields of listEditionCountries, so that a country can move between the two lists.
 * @summary List the countries that can be added to an edition, by name, then Id
 */
export const listEditionGlobalCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListEditionGlobalCountriesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listEditionGlobalCountriesResponseISOCodeRegExp))
})
export const ListEditionGlobalCountriesResponse = /*#__PURE__*/ zod.array(ListEditionGlobalCountriesResponseItem)

/**
 * Its ratings are kept, leave the lists of the edition, and come back if it is added again.
 * @summary Remove a country from an edition
 */
export const RemoveEditionCountryResponse = /*#__PURE__*/ zod.void()

