// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * The current edition is the first one that is Active; there may be none.
 * @summary List all editions, newest first by CreationDate
 */



export const ListReportEditionsResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable().describe('null = open'),
  "CreationDate": zod.iso.datetime({"offset":true}),
  "InactiveDate": zod.iso.datetime({"offset":true}).nullable().describe('null while it is active'),
  "Status": zod.enum({
  Inactive: 0,
  Active: 1,
}),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done; null = no date; a backend may leave it out'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done; null = no date; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks of ratings that the edition does without; a duplicated edition has those of its source; a backend may leave it out')
}).describe('A yearly report; at most one is Active, and only that one can be changed')
export const ListReportEditionsResponse = zod.array(ListReportEditionsResponseItem)

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


export const CreateReportEditionBody = zod.object({
  "Id": zod.int().min(createReportEditionBodyIdMin).max(createReportEditionBodyIdMax).nullish().describe('The edition to duplicate'),
  "DuplicatedEdition": zod.int().min(createReportEditionBodyDuplicatedEditionMin).max(createReportEditionBodyDuplicatedEditionMax).nullish().describe('Another name for Id'),
  "Name": zod.string().min(createReportEditionBodyNameMin).max(createReportEditionBodyNameMax).describe('Unique among all editions, compared trimmed and without case'),
  "StartDate": zod.iso.date().regex(createReportEditionBodyStartDateRegExp).describe('Of the years 1900 to 2999'),
  "EndDate": zod.iso.date().regex(createReportEditionBodyEndDateRegExp).nullish().describe('null = open, else after StartDate and of the years 1900 to 2999'),
  "ResearchDueDate": zod.iso.date().regex(createReportEditionBodyResearchDueDateRegExp).nullish().describe('A day of the edition until when the work is to be done; null = no date; a backend may not offer it'),
  "QADueDate": zod.iso.date().regex(createReportEditionBodyQADueDateRegExp).nullish().describe('A day of the edition until when the work is to be done; null = no date; a backend may not offer it'),
  "BringAssignments": zod.boolean().optional().describe('Who researches and checks what in the duplicated edition does so in the new one, as far as they are active users of it; a backend may not offer it'),
  "BringReferences": zod.boolean().optional().describe('The references of the duplicated edition are held by the new one too, with the year in which they were first used; a backend may not offer it')
}).describe('Id and DuplicatedEdition are two names for the same; both given, they must be equal. Without either (or with 0 or null) the edition starts from nothing, which is only possible while no edition is active. Without EndDate it is open.')




export const CreateReportEditionResponse = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable().describe('null = open'),
  "CreationDate": zod.iso.datetime({"offset":true}),
  "InactiveDate": zod.iso.datetime({"offset":true}).nullable().describe('null while it is active'),
  "Status": zod.enum({
  Inactive: 0,
  Active: 1,
}),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done; null = no date; a backend may leave it out'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done; null = no date; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks of ratings that the edition does without; a duplicated edition has those of its source; a backend may leave it out')
}).describe('A yearly report; at most one is Active, and only that one can be changed')

/**
 * Any edition, active or not.
 * @summary Read an edition
 */



export const ReadReportEditionResponse = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable().describe('null = open'),
  "CreationDate": zod.iso.datetime({"offset":true}),
  "InactiveDate": zod.iso.datetime({"offset":true}).nullable().describe('null while it is active'),
  "Status": zod.enum({
  Inactive: 0,
  Active: 1,
}),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done; null = no date; a backend may leave it out'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done; null = no date; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks of ratings that the edition does without; a duplicated edition has those of its source; a backend may leave it out')
}).describe('A yearly report; at most one is Active, and only that one can be changed')

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



export const UpdateReportEditionBody = zod.object({
  "Id": zod.int().min(1).max(updateReportEditionBodyIdMax),
  "Name": zod.string().min(updateReportEditionBodyNameMin).max(updateReportEditionBodyNameMax).describe('Unique among all editions, compared trimmed and without case'),
  "StartDate": zod.iso.date().regex(updateReportEditionBodyStartDateRegExp).describe('Of the years 1900 to 2999'),
  "EndDate": zod.iso.date().regex(updateReportEditionBodyEndDateRegExp).nullable().describe('null = open, else after StartDate and of the years 1900 to 2999'),
  "ResearchDueDate": zod.iso.date().regex(updateReportEditionBodyResearchDueDateRegExp).nullish().describe('A day of the edition until when the work is to be done; null = no date; a backend may not offer it'),
  "QADueDate": zod.iso.date().regex(updateReportEditionBodyQADueDateRegExp).nullish().describe('A day of the edition until when the work is to be done; null = no date; a backend may not offer it'),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).max(updateReportEditionBodyChecksOffMax).optional().describe('The checks of ratings that the edition does without; left out, they stay')
}).describe('The Id of the address again, and all values of the form')




export const UpdateReportEditionResponse = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable().describe('null = open'),
  "CreationDate": zod.iso.datetime({"offset":true}),
  "InactiveDate": zod.iso.datetime({"offset":true}).nullable().describe('null while it is active'),
  "Status": zod.enum({
  Inactive: 0,
  Active: 1,
}),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done; null = no date; a backend may leave it out'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done; null = no date; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks of ratings that the edition does without; a duplicated edition has those of its source; a backend may leave it out')
}).describe('A yearly report; at most one is Active, and only that one can be changed')

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



export const ReadEditionClosingResponse = zod.object({
  "Total": zod.int().min(readEditionClosingResponseTotalMin).describe('The sum of the four statuses'),
  "NotCompleted": zod.int().min(readEditionClosingResponseNotCompletedMin).describe('Of these, all that are not QACompleted'),
  "WorkflowStatuses": zod.object({
  "Open": zod.int().min(readEditionClosingResponseWorkflowStatusesOpenMin),
  "ResearchInProgress": zod.int().min(readEditionClosingResponseWorkflowStatusesResearchInProgressMin),
  "QAInProgress": zod.int().min(readEditionClosingResponseWorkflowStatusesQAInProgressMin),
  "QAComplete": zod.int().min(readEditionClosingResponseWorkflowStatusesQACompleteMin)
}).describe('How many indicators are in each status; QAComplete counts the status QACompleted'),
  "People": zod.array(zod.object({
  "UserId": zod.int().nullable().describe('null = nobody is assigned'),
  "FullName": zod.string().nullable(),
  "NotCompleted": zod.int().min(1).describe('The sum of the three'),
  "Open": zod.int().min(readEditionClosingResponsePeopleItemOpenMin),
  "ResearchInProgress": zod.int().min(readEditionClosingResponsePeopleItemResearchInProgressMin),
  "QAInProgress": zod.int().min(readEditionClosingResponsePeopleItemQAInProgressMin)
}).describe('What waits for one person, or for nobody where nobody is assigned')).describe('Who has most to do comes first'),
  "Assigned": zod.int().min(readEditionClosingResponseAssignedMin).describe('How many are assigned for research or QA to an active user of the edition'),
  "References": zod.int().min(readEditionClosingResponseReferencesMin)
}).describe('What becomes read-only when the next edition is created, and what that one can take along')

/**
 * It can as long as it is the active one, was made from another, and nobody has rated, commented or referenced anything in it. References that were brought along count once they are changed.
 * @summary Read whether an edition can be taken back, and what would go with it
 */
export const readEditionRevertResponseRatedMin = 0;

export const readEditionRevertResponseCommentsMin = 0;

export const readEditionRevertResponseReferencesMin = 0;

export const readEditionRevertResponseAssignedMin = 0;

export const readEditionRevertResponseBroughtReferencesMin = 0;



export const ReadEditionRevertResponse = zod.object({
  "PreviousEditionId": zod.int().nullable().describe('The edition that would be active again; null where there is none'),
  "PreviousEditionName": zod.string().nullable(),
  "Rated": zod.int().min(readEditionRevertResponseRatedMin).describe('Ratings that somebody has begun; in the way'),
  "Comments": zod.int().min(readEditionRevertResponseCommentsMin).describe('In the way'),
  "References": zod.int().min(readEditionRevertResponseReferencesMin).describe('Added or changed by somebody; in the way'),
  "Assigned": zod.int().min(readEditionRevertResponseAssignedMin).describe('Country indicators with an assignment; they go'),
  "BroughtReferences": zod.int().min(readEditionRevertResponseBroughtReferencesMin).describe('Brought along and unchanged; they go, and stay where they come from')
}).describe('Whether the edition can be taken back, and what would go')

/**
 * The edition goes with its structure, members, assignments and what was brought along, and the edition that it closed is active again with its notifications. Only while nobody has rated, commented or referenced anything in it.
 * @summary Take back an edition that was created by mistake
 */



export const RevertReportEditionResponse = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable().describe('null = open'),
  "CreationDate": zod.iso.datetime({"offset":true}),
  "InactiveDate": zod.iso.datetime({"offset":true}).nullable().describe('null while it is active'),
  "Status": zod.enum({
  Inactive: 0,
  Active: 1,
}),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done; null = no date; a backend may leave it out'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done; null = no date; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks of ratings that the edition does without; a duplicated edition has those of its source; a backend may leave it out')
}).describe('A yearly report; at most one is Active, and only that one can be changed')

/**
 * What exportData can be asked for. Inactive editions are listed too.
 * @summary List the editions that can be exported, newest first by CreationDate
 */



export const ListExportReportEditionsResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable().describe('null = open'),
  "CreationDate": zod.iso.datetime({"offset":true}),
  "InactiveDate": zod.iso.datetime({"offset":true}).nullable().describe('null while it is active'),
  "Status": zod.enum({
  Inactive: 0,
  Active: 1,
}),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done; null = no date; a backend may leave it out'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done; null = no date; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks of ratings that the edition does without; a duplicated edition has those of its source; a backend may leave it out')
}).describe('A yearly report; at most one is Active, and only that one can be changed')
export const ListExportReportEditionsResponse = zod.array(ListExportReportEditionsResponseItem)

/**
 * Those who were added and not removed since. A user who was deactivated stays listed.
 * @summary List the users of an edition, by full name, then Id
 */
export const ListEditionUsersResponseItem = zod.object({
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
  "DateAdded": zod.iso.datetime({"offset":true}).nullable().describe('When the user was added to the edition; null in the list of those who can be added')
}).describe('A user of an edition, or one who can be added to it; the same fields in both lists, since users move between them')
export const ListEditionUsersResponse = zod.array(ListEditionUsersResponseItem)

/**
 * Who belongs to it already stays as added first.
 * @summary Add users to an edition
 */
export const addEditionUsersBodyIdMax = 2147483647;



export const AddEditionUsersBodyItem = zod.object({
  "Id": zod.int().min(1).max(addEditionUsersBodyIdMax)
}).describe('A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.')
export const AddEditionUsersBody = zod.array(AddEditionUsersBodyItem).min(1).max(1000)

export const AddEditionUsersResponseItem = zod.object({
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
  "DateAdded": zod.iso.datetime({"offset":true}).nullable().describe('When the user was added to the edition; null in the list of those who can be added')
}).describe('A user of an edition, or one who can be added to it; the same fields in both lists, since users move between them')
export const AddEditionUsersResponse = zod.array(AddEditionUsersResponseItem)

/**
 * The rows have the fields of listEditionUsers, so that a user can move between the two lists; DateAdded is null.
 * @summary List the users who can be added to an edition, by full name, then Id
 */
export const ListEditionGlobalUsersResponseItem = zod.object({
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
  "DateAdded": zod.iso.datetime({"offset":true}).nullable().describe('When the user was added to the edition; null in the list of those who can be added')
}).describe('A user of an edition, or one who can be added to it; the same fields in both lists, since users move between them')
export const ListEditionGlobalUsersResponse = zod.array(ListEditionGlobalUsersResponseItem)

/**
 * Past work and assignments stay with the user.
 * @summary Remove a user from an edition
 */
export const RemoveEditionUserResponse = zod.void()

/**
 * Inactive users of the edition are left out: addComment refuses to tag them.
 * @summary List the users whom a comment can tag, by full name, then Id
 */
export const ListMentionableUsersResponseItem = zod.object({
  "Id": zod.int(),
  "FullName": zod.string(),
  "EmailAddress": zod.email().describe('Tells users of the same name apart')
}).describe('Somebody whom a comment can tag')
export const ListMentionableUsersResponse = zod.array(ListMentionableUsersResponseItem)

/**
 * Those that were added and not removed since.
 * @summary List the countries of an edition, by name, then Id
 */
export const listEditionCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListEditionCountriesResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(listEditionCountriesResponseISOCodeRegExp).describe('ISO 3166 alpha-3')
})
export const ListEditionCountriesResponse = zod.array(ListEditionCountriesResponseItem)

/**
 * Their Open country indicators are made at once; a country that was removed before comes back with its past work.
 * @summary Add countries to an edition
 */
export const addEditionCountriesBodyIdMax = 2147483647;



export const AddEditionCountriesBodyItem = zod.object({
  "Id": zod.int().min(1).max(addEditionCountriesBodyIdMax)
}).describe('A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.')
export const AddEditionCountriesBody = zod.array(AddEditionCountriesBodyItem).min(1).max(1000)

export const addEditionCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const AddEditionCountriesResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(addEditionCountriesResponseISOCodeRegExp).describe('ISO 3166 alpha-3')
})
export const AddEditionCountriesResponse = zod.array(AddEditionCountriesResponseItem)

/**
 * The rows have the fields of listEditionCountries, so that a country can move between the two lists.
 * @summary List the countries that can be added to an edition, by name, then Id
 */
export const listEditionGlobalCountriesResponseISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListEditionGlobalCountriesResponseItem = zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(listEditionGlobalCountriesResponseISOCodeRegExp).describe('ISO 3166 alpha-3')
})
export const ListEditionGlobalCountriesResponse = zod.array(ListEditionGlobalCountriesResponseItem)

/**
 * Its ratings are kept, leave the lists of the edition, and come back if it is added again.
 * @summary Remove a country from an edition
 */
export const RemoveEditionCountryResponse = zod.void()

