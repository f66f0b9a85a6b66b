// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 * @summary List what was changed, newest first
 */

export const listActivityResponseDataItemAlikeCountMin = 0;


export const listActivityResponseCountMin = 0;
export const listActivityResponseCountMax = 10001;



export const ListActivityResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int().describe('Grows with time'),
  "ActId": zod.int().describe('The same for everything that one call changed'),
  "RecordCount": zod.int().min(1).describe('How many records it tells of; where it is more than one, RecordId, IndicatorId, LibraryIndicatorId and SnapshotName are null, and Changes are those that all have alike. `listActivity` with `act` tells each on its own'),
  "AlikeCount": zod.int().min(listActivityResponseDataItemAlikeCountMin).describe('How many records one statement changed, on its first event; 0 on its others, so that a list can show one for all; of an import the event of its file stands for all, with 1'),
  "At": zod.iso.datetime({"offset":true}),
  "UserId": zod.int().nullable().describe('null where no person signed in did it'),
  "UserName": zod.string().nullable(),
  "Operation": zod.string().nullable().describe('The operationId of the call; null where it was no call'),
  "Kinds": zod.array(zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
}).describe('What a change is about')).min(1).describe('A save that also moves the workflow is of two kinds'),
  "Action": zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
}).describe('Done is of imports and exports, which are no record'),
  "Cause": zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
}).describe('How a change came about; Command is a command of the operator or a statement of his'),
  "CauseName": zod.string().nullable().describe('What it is a consequence of, where that is one thing: the number and name of the parent indicator, of the part that was removed; of an import, the name of its file'),
  "Record": zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
}).describe('The record that an event tells of; the rating of a new country indicator is none'),
  "RecordId": zod.int().nullable().describe('Id of the record; of an edition user or country, that of the user or country'),
  "RecordName": zod.string().nullable().describe('What the record was called then: title of a reference, name of a part, a user, an edition or a file; null for ratings, comments and notifications'),
  "ReportEditionId": zod.int().nullable(),
  "ReportEditionName": zod.string().nullable(),
  "CountryId": zod.int().nullable(),
  "CountryName": zod.string().nullable(),
  "IndicatorId": zod.int().nullable().describe('Id in its edition; may be gone'),
  "LibraryIndicatorId": zod.int().nullable(),
  "SnapshotName": zod.string().nullable().describe('Number and short name of the indicator, as they are now or were when it was deleted'),
  "AssignmentId": zod.int().optional().describe('Of an assignment of the active edition that was not undone, what `revertAssignment` names; left out of all else, and of assignments that keep nothing to undo'),
  "Changes": zod.array(zod.object({
  "Field": zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']).describe('The property that changed, as it is called elsewhere'),
  "Old": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "New": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "IsWithheld": zod.boolean().describe('A long text of which only that it changed is kept; Old and New are null')
})).describe('What it was and what it became; of a new record what it is, of a removed one what it was')
}).describe('A change, as it was written in its transaction; of one record, or of many ratings of one country that one statement changed')),
  "Count": zod.int().min(listActivityResponseCountMin).max(listActivityResponseCountMax).describe('How many there are on all pages; counted up to 10,001, which means more than 10,000')
})

/**
 * The events that listActivity lists for the same filters, newest first, one row a changed field, 100,000 events at most (422 where there are more). Answers where to fetch it, once and within five minutes. Cells are data, never formulas. The export itself is an event.
 * @summary Make a spreadsheet of what was changed
 */
export const exportActivityBodyUserIdsItemMax = 2147483647;

export const exportActivityBodyUserIdsMax = 500;

export const exportActivityBodyKindsMax = 20;

export const exportActivityBodyCountryIdsItemMax = 2147483647;

export const exportActivityBodyCountryIdsMax = 300;

export const exportActivityBodyLibraryIndicatorIdsItemMax = 2147483647;

export const exportActivityBodyLibraryIndicatorIdsMax = 500;

export const exportActivityBodyReportEditionIdsItemMax = 2147483647;

export const exportActivityBodyReportEditionIdsMax = 200;



export const ExportActivityBody = zod.object({
  "UserIds": zod.array(zod.int().min(1).max(exportActivityBodyUserIdsItemMax)).max(exportActivityBodyUserIdsMax),
  "Kinds": zod.array(zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
}).describe('What a change is about')).max(exportActivityBodyKindsMax),
  "CountryIds": zod.array(zod.int().min(1).max(exportActivityBodyCountryIdsItemMax)).max(exportActivityBodyCountryIdsMax),
  "LibraryIndicatorIds": zod.array(zod.int().min(1).max(exportActivityBodyLibraryIndicatorIdsItemMax)).max(exportActivityBodyLibraryIndicatorIdsMax),
  "ReportEditionIds": zod.array(zod.int().min(1).max(exportActivityBodyReportEditionIdsItemMax)).max(exportActivityBodyReportEditionIdsMax),
  "Since": zod.iso.datetime({"offset":true}).nullable().describe('From this instant on'),
  "Until": zod.iso.datetime({"offset":true}).nullable().describe('Before this instant')
}).describe('The filters of listActivity; an empty list and null filter nothing')

export const ExportActivityResponse = zod.object({
  "downloadUrl": zod.string().describe('Address on the same host; works once and for five minutes')
})

/**
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 * @summary List what was changed about a country indicator, in this edition and others, newest first
 */

export const listRatingActivityResponseDataItemAlikeCountMin = 0;


export const listRatingActivityResponseCountMin = 0;
export const listRatingActivityResponseCountMax = 10001;



export const ListRatingActivityResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int().describe('Grows with time'),
  "ActId": zod.int().describe('The same for everything that one call changed'),
  "RecordCount": zod.int().min(1).describe('How many records it tells of; where it is more than one, RecordId, IndicatorId, LibraryIndicatorId and SnapshotName are null, and Changes are those that all have alike. `listActivity` with `act` tells each on its own'),
  "AlikeCount": zod.int().min(listRatingActivityResponseDataItemAlikeCountMin).describe('How many records one statement changed, on its first event; 0 on its others, so that a list can show one for all; of an import the event of its file stands for all, with 1'),
  "At": zod.iso.datetime({"offset":true}),
  "UserId": zod.int().nullable().describe('null where no person signed in did it'),
  "UserName": zod.string().nullable(),
  "Operation": zod.string().nullable().describe('The operationId of the call; null where it was no call'),
  "Kinds": zod.array(zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
}).describe('What a change is about')).min(1).describe('A save that also moves the workflow is of two kinds'),
  "Action": zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
}).describe('Done is of imports and exports, which are no record'),
  "Cause": zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
}).describe('How a change came about; Command is a command of the operator or a statement of his'),
  "CauseName": zod.string().nullable().describe('What it is a consequence of, where that is one thing: the number and name of the parent indicator, of the part that was removed; of an import, the name of its file'),
  "Record": zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
}).describe('The record that an event tells of; the rating of a new country indicator is none'),
  "RecordId": zod.int().nullable().describe('Id of the record; of an edition user or country, that of the user or country'),
  "RecordName": zod.string().nullable().describe('What the record was called then: title of a reference, name of a part, a user, an edition or a file; null for ratings, comments and notifications'),
  "ReportEditionId": zod.int().nullable(),
  "ReportEditionName": zod.string().nullable(),
  "CountryId": zod.int().nullable(),
  "CountryName": zod.string().nullable(),
  "IndicatorId": zod.int().nullable().describe('Id in its edition; may be gone'),
  "LibraryIndicatorId": zod.int().nullable(),
  "SnapshotName": zod.string().nullable().describe('Number and short name of the indicator, as they are now or were when it was deleted'),
  "AssignmentId": zod.int().optional().describe('Of an assignment of the active edition that was not undone, what `revertAssignment` names; left out of all else, and of assignments that keep nothing to undo'),
  "Changes": zod.array(zod.object({
  "Field": zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']).describe('The property that changed, as it is called elsewhere'),
  "Old": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "New": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "IsWithheld": zod.boolean().describe('A long text of which only that it changed is kept; Old and New are null')
})).describe('What it was and what it became; of a new record what it is, of a removed one what it was')
}).describe('A change, as it was written in its transaction; of one record, or of many ratings of one country that one statement changed')),
  "Count": zod.int().min(listRatingActivityResponseCountMin).max(listRatingActivityResponseCountMax).describe('How many there are on all pages; counted up to 10,001, which means more than 10,000')
})

/**
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 * @summary List what was changed about a country in an edition, newest first
 */

export const listCountryActivityResponseDataItemAlikeCountMin = 0;


export const listCountryActivityResponseCountMin = 0;
export const listCountryActivityResponseCountMax = 10001;



export const ListCountryActivityResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int().describe('Grows with time'),
  "ActId": zod.int().describe('The same for everything that one call changed'),
  "RecordCount": zod.int().min(1).describe('How many records it tells of; where it is more than one, RecordId, IndicatorId, LibraryIndicatorId and SnapshotName are null, and Changes are those that all have alike. `listActivity` with `act` tells each on its own'),
  "AlikeCount": zod.int().min(listCountryActivityResponseDataItemAlikeCountMin).describe('How many records one statement changed, on its first event; 0 on its others, so that a list can show one for all; of an import the event of its file stands for all, with 1'),
  "At": zod.iso.datetime({"offset":true}),
  "UserId": zod.int().nullable().describe('null where no person signed in did it'),
  "UserName": zod.string().nullable(),
  "Operation": zod.string().nullable().describe('The operationId of the call; null where it was no call'),
  "Kinds": zod.array(zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
}).describe('What a change is about')).min(1).describe('A save that also moves the workflow is of two kinds'),
  "Action": zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
}).describe('Done is of imports and exports, which are no record'),
  "Cause": zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
}).describe('How a change came about; Command is a command of the operator or a statement of his'),
  "CauseName": zod.string().nullable().describe('What it is a consequence of, where that is one thing: the number and name of the parent indicator, of the part that was removed; of an import, the name of its file'),
  "Record": zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
}).describe('The record that an event tells of; the rating of a new country indicator is none'),
  "RecordId": zod.int().nullable().describe('Id of the record; of an edition user or country, that of the user or country'),
  "RecordName": zod.string().nullable().describe('What the record was called then: title of a reference, name of a part, a user, an edition or a file; null for ratings, comments and notifications'),
  "ReportEditionId": zod.int().nullable(),
  "ReportEditionName": zod.string().nullable(),
  "CountryId": zod.int().nullable(),
  "CountryName": zod.string().nullable(),
  "IndicatorId": zod.int().nullable().describe('Id in its edition; may be gone'),
  "LibraryIndicatorId": zod.int().nullable(),
  "SnapshotName": zod.string().nullable().describe('Number and short name of the indicator, as they are now or were when it was deleted'),
  "AssignmentId": zod.int().optional().describe('Of an assignment of the active edition that was not undone, what `revertAssignment` names; left out of all else, and of assignments that keep nothing to undo'),
  "Changes": zod.array(zod.object({
  "Field": zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']).describe('The property that changed, as it is called elsewhere'),
  "Old": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "New": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "IsWithheld": zod.boolean().describe('A long text of which only that it changed is kept; Old and New are null')
})).describe('What it was and what it became; of a new record what it is, of a removed one what it was')
}).describe('A change, as it was written in its transaction; of one record, or of many ratings of one country that one statement changed')),
  "Count": zod.int().min(listCountryActivityResponseCountMin).max(listCountryActivityResponseCountMax).describe('How many there are on all pages; counted up to 10,001, which means more than 10,000')
})

/**
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 * @summary List what was changed about an edition itself, newest first
 */

export const listEditionActivityResponseDataItemAlikeCountMin = 0;


export const listEditionActivityResponseCountMin = 0;
export const listEditionActivityResponseCountMax = 10001;



export const ListEditionActivityResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int().describe('Grows with time'),
  "ActId": zod.int().describe('The same for everything that one call changed'),
  "RecordCount": zod.int().min(1).describe('How many records it tells of; where it is more than one, RecordId, IndicatorId, LibraryIndicatorId and SnapshotName are null, and Changes are those that all have alike. `listActivity` with `act` tells each on its own'),
  "AlikeCount": zod.int().min(listEditionActivityResponseDataItemAlikeCountMin).describe('How many records one statement changed, on its first event; 0 on its others, so that a list can show one for all; of an import the event of its file stands for all, with 1'),
  "At": zod.iso.datetime({"offset":true}),
  "UserId": zod.int().nullable().describe('null where no person signed in did it'),
  "UserName": zod.string().nullable(),
  "Operation": zod.string().nullable().describe('The operationId of the call; null where it was no call'),
  "Kinds": zod.array(zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
}).describe('What a change is about')).min(1).describe('A save that also moves the workflow is of two kinds'),
  "Action": zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
}).describe('Done is of imports and exports, which are no record'),
  "Cause": zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
}).describe('How a change came about; Command is a command of the operator or a statement of his'),
  "CauseName": zod.string().nullable().describe('What it is a consequence of, where that is one thing: the number and name of the parent indicator, of the part that was removed; of an import, the name of its file'),
  "Record": zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
}).describe('The record that an event tells of; the rating of a new country indicator is none'),
  "RecordId": zod.int().nullable().describe('Id of the record; of an edition user or country, that of the user or country'),
  "RecordName": zod.string().nullable().describe('What the record was called then: title of a reference, name of a part, a user, an edition or a file; null for ratings, comments and notifications'),
  "ReportEditionId": zod.int().nullable(),
  "ReportEditionName": zod.string().nullable(),
  "CountryId": zod.int().nullable(),
  "CountryName": zod.string().nullable(),
  "IndicatorId": zod.int().nullable().describe('Id in its edition; may be gone'),
  "LibraryIndicatorId": zod.int().nullable(),
  "SnapshotName": zod.string().nullable().describe('Number and short name of the indicator, as they are now or were when it was deleted'),
  "AssignmentId": zod.int().optional().describe('Of an assignment of the active edition that was not undone, what `revertAssignment` names; left out of all else, and of assignments that keep nothing to undo'),
  "Changes": zod.array(zod.object({
  "Field": zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']).describe('The property that changed, as it is called elsewhere'),
  "Old": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "New": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "IsWithheld": zod.boolean().describe('A long text of which only that it changed is kept; Old and New are null')
})).describe('What it was and what it became; of a new record what it is, of a removed one what it was')
}).describe('A change, as it was written in its transaction; of one record, or of many ratings of one country that one statement changed')),
  "Count": zod.int().min(listEditionActivityResponseCountMin).max(listEditionActivityResponseCountMax).describe('How many there are on all pages; counted up to 10,001, which means more than 10,000')
})

/**
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 * @summary List what was changed about a user, newest first
 */

export const listUserActivityResponseDataItemAlikeCountMin = 0;


export const listUserActivityResponseCountMin = 0;
export const listUserActivityResponseCountMax = 10001;



export const ListUserActivityResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int().describe('Grows with time'),
  "ActId": zod.int().describe('The same for everything that one call changed'),
  "RecordCount": zod.int().min(1).describe('How many records it tells of; where it is more than one, RecordId, IndicatorId, LibraryIndicatorId and SnapshotName are null, and Changes are those that all have alike. `listActivity` with `act` tells each on its own'),
  "AlikeCount": zod.int().min(listUserActivityResponseDataItemAlikeCountMin).describe('How many records one statement changed, on its first event; 0 on its others, so that a list can show one for all; of an import the event of its file stands for all, with 1'),
  "At": zod.iso.datetime({"offset":true}),
  "UserId": zod.int().nullable().describe('null where no person signed in did it'),
  "UserName": zod.string().nullable(),
  "Operation": zod.string().nullable().describe('The operationId of the call; null where it was no call'),
  "Kinds": zod.array(zod.enum({
  Rating: 0,
  Step: 1,
  Assignment: 2,
  Reference: 3,
  Comment: 4,
  Notification: 5,
  Structure: 6,
  Edition: 7,
  Person: 8,
  Import: 9,
  Export: 10,
}).describe('What a change is about')).min(1).describe('A save that also moves the workflow is of two kinds'),
  "Action": zod.enum({
  Added: 0,
  Changed: 1,
  Removed: 2,
  Done: 3,
}).describe('Done is of imports and exports, which are no record'),
  "Cause": zod.enum({
  ByHand: 0,
  Bulk: 1,
  Import: 2,
  Consequence: 3,
  Command: 4,
}).describe('How a change came about; Command is a command of the operator or a statement of his'),
  "CauseName": zod.string().nullable().describe('What it is a consequence of, where that is one thing: the number and name of the parent indicator, of the part that was removed; of an import, the name of its file'),
  "Record": zod.enum({
  Rating: 0,
  Reference: 1,
  Comment: 2,
  Notification: 3,
  Milestone: 4,
  Activity: 5,
  Indicator: 6,
  LibraryIndicator: 7,
  Edition: 8,
  EditionUser: 9,
  EditionCountry: 10,
  User: 11,
  RolePermission: 12,
  File: 13,
  View: 14,
}).describe('The record that an event tells of; the rating of a new country indicator is none'),
  "RecordId": zod.int().nullable().describe('Id of the record; of an edition user or country, that of the user or country'),
  "RecordName": zod.string().nullable().describe('What the record was called then: title of a reference, name of a part, a user, an edition or a file; null for ratings, comments and notifications'),
  "ReportEditionId": zod.int().nullable(),
  "ReportEditionName": zod.string().nullable(),
  "CountryId": zod.int().nullable(),
  "CountryName": zod.string().nullable(),
  "IndicatorId": zod.int().nullable().describe('Id in its edition; may be gone'),
  "LibraryIndicatorId": zod.int().nullable(),
  "SnapshotName": zod.string().nullable().describe('Number and short name of the indicator, as they are now or were when it was deleted'),
  "AssignmentId": zod.int().optional().describe('Of an assignment of the active edition that was not undone, what `revertAssignment` names; left out of all else, and of assignments that keep nothing to undo'),
  "Changes": zod.array(zod.object({
  "Field": zod.enum(['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus', 'ResearchUserName', 'QAUserName', 'Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution', 'BookConferenceTitle', 'Editor', 'PlaceConferenceLocation', 'Name', 'FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'IndicatorRating', 'OrderNumber', 'MilestoneName', 'ActivityName', 'ParentIndicatorName', 'StartDate', 'EndDate', 'Status', 'EmailAddress', 'Role', 'Identity', 'ResearchDueDate', 'QADueDate', 'Notices', 'SingleKeys', 'DefaultRoles', 'Content', 'ChecksOff', 'Permission', 'FileName', 'FileDigest', 'RatingChangedCount', 'AssignmentChangedCount', 'ReferenceAddedCount', 'ReportEditionCount', 'CountryCount', 'IndicatorCount', 'EventCount', 'ImportedOn']).describe('The property that changed, as it is called elsewhere'),
  "Old": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "New": zod.union([zod.string().describe('As the contract spells the property elsewhere; a user by name'),zod.number().describe('As the contract spells the property elsewhere; a user by name'),zod.boolean().describe('As the contract spells the property elsewhere; a user by name')]).nullable().describe('As the contract spells the property elsewhere; a user by name'),
  "IsWithheld": zod.boolean().describe('A long text of which only that it changed is kept; Old and New are null')
})).describe('What it was and what it became; of a new record what it is, of a removed one what it was')
}).describe('A change, as it was written in its transaction; of one record, or of many ratings of one country that one statement changed')),
  "Count": zod.int().min(listUserActivityResponseCountMin).max(listUserActivityResponseCountMax).describe('How many there are on all pages; counted up to 10,001, which means more than 10,000')
})

