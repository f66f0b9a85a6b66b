// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * The texts of the indicator, whether its parent is met for this country, and the Id of the rating.
 * @summary Read an indicator as seen for a country
 */
export const readCountryIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readCountryIndicatorResponseParentIndicatorIdMin = 0;



export const ReadCountryIndicatorResponse = zod.object({
  "IndicatorId": zod.int(),
  "CountryId": zod.int(),
  "CountryName": zod.string(),
  "ReportEditionId": zod.int(),
  "SnapshotName": zod.string().regex(readCountryIndicatorResponseSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "ShortName": zod.string(),
  "FullName": zod.string(),
  "Description": zod.string(),
  "TimePeriod": zod.string(),
  "ResponseRules": zod.string().nullable().describe('Additional indicator rating tips'),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "ParentIndicatorId": zod.int().min(readCountryIndicatorResponseParentIndicatorIdMin).describe('0 = none'),
  "IndicatorParentIsMet": zod.boolean().nullable().describe('null without a parent or while the parent is unrated'),
  "CountryIndicatorRatingId": zod.int()
}).describe('One indicator as seen for one country')

/**
 * Through the caller's own assignments in the dashboard's order if there are any in the edition, else through the country's indicators and on to the next country; null at both ends.
 * @summary Read where Previous and Next lead
 */
export const ReadAdjacentIndicatorsResponse = zod.object({
  "NextIndicator": zod.union([zod.object({
  "CountryId": zod.int(),
  "IndicatorId": zod.int()
}),zod.null()]),
  "PreviousIndicator": zod.union([zod.object({
  "CountryId": zod.int(),
  "IndicatorId": zod.int()
}),zod.null()])
})

/**
 * An indicator that nobody has rated yet has a rating with a null Score and the status Open. While its parent is rated Not Met it counts as 0 / Not Met in the parent's status, and what a person had rated is set aside.
 * @summary Read the rating of a country indicator
 */
export const readIndicatorRatingResponseScoreMin = -1;
export const readIndicatorRatingResponseScoreMax = 1;


export const readIndicatorRatingResponseSetAsideOneScoreMin = -1;
export const readIndicatorRatingResponseSetAsideOneScoreMax = 1;

export const readIndicatorRatingResponseDependentsItemScoreMin = -1;
export const readIndicatorRatingResponseDependentsItemScoreMax = 1;




export const ReadIndicatorRatingResponse = zod.object({
  "Id": zod.int(),
  "Score": zod.int().min(readIndicatorRatingResponseScoreMin).max(readIndicatorRatingResponseScoreMax).nullable().describe('null = unrated'),
  "RatingIsMet": zod.boolean().nullable(),
  "ResearcherNote": zod.string().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "ResearchUserId": zod.int().nullable(),
  "ResearchUserName": zod.string().nullable(),
  "QAUserId": zod.int().nullable(),
  "QAUserName": zod.string().nullable(),
  "RatingLastUpdatedOn": zod.iso.datetime({"offset":true}).nullable(),
  "RatingLastUpdatedByName": zod.string().nullable(),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "DecidedBy": zod.union([zod.object({
  "IndicatorId": zod.int(),
  "SnapshotName": zod.string()
}),zod.null()]).optional().describe('The parent whose Not Met decides this rating: it counts as 0 / Not Met in the parent\'s status; null while nothing decides it. A backend that overwrites or leaves children alone leaves this and SetAside out.'),
  "SetAside": zod.union([zod.object({
  "Score": zod.int().min(readIndicatorRatingResponseSetAsideOneScoreMin).max(readIndicatorRatingResponseSetAsideOneScoreMax).nullable().describe('null = nothing had been rated'),
  "RatingIsMet": zod.boolean().nullable(),
  "ResearcherNote": zod.string().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "RatingLastUpdatedOn": zod.iso.datetime({"offset":true}).nullable(),
  "RatingLastUpdatedByName": zod.string().nullable()
}),zod.null()]).optional().describe('What a person had rated, which comes back as it is when the parent decides no more; null while nothing decides'),
  "Dependents": zod.array(zod.object({
  "IndicatorId": zod.int(),
  "SnapshotName": zod.string(),
  "Score": zod.int().min(readIndicatorRatingResponseDependentsItemScoreMin).max(readIndicatorRatingResponseDependentsItemScoreMax).nullable().describe('null = unrated'),
  "RatingIsMet": zod.boolean().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "IsDecided": zod.boolean().describe('Whether this indicator decides it now')
})).optional().describe('The indicators that depend on this one, by number, with their ratings for the same country'),
  "StatusSince": zod.iso.datetime({"offset":true}).optional().describe('Since when it has been in its status; a backend may leave it out'),
  "Returned": zod.union([zod.object({
  "On": zod.iso.datetime({"offset":true}),
  "ById": zod.int().nullable(),
  "ByName": zod.string().nullable(),
  "Reason": zod.string().nullable(),
  "Count": zod.int().min(1).describe('How often it was taken back')
}),zod.null()]).optional().describe('That it was taken back by a step, until it moves on again; null where it was not. A backend may leave it out'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done, its own date or that of the edition'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done, its own date or that of the edition'),
  "LastActivityOn": zod.iso.datetime({"offset":true}).optional().describe('When anything last happened to it: a rating, a step, an assignment, a comment, a reference'),
  "Checks": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('What to look at before it is submitted or completed; none before it is rated and once it is completed; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks that its edition does without; a backend that checks nothing leaves it out'),
  "ParentNotMetCascades": zod.boolean().optional().describe('Whether saving a parent as Not Met decides its dependents here; absent, nothing is told or confirmed before')
}).describe('The rating of one indicator for one country')

/**
 * The same indicator across editions is matched by its library indicator.
 * @summary List the ratings of the same indicator in all editions, newest first
 */
export const listRatingHistoryResponseCountryIndicatorRatingScoreMin = -1;
export const listRatingHistoryResponseCountryIndicatorRatingScoreMax = 1;



export const ListRatingHistoryResponseItem = zod.object({
  "ReportEditionId": zod.int(),
  "ReportEditionName": zod.string(),
  "IndicatorId": zod.int().optional().describe('The indicator in that edition; a backend may leave it out'),
  "CountryIndicatorRatingScore": zod.int().min(listRatingHistoryResponseCountryIndicatorRatingScoreMin).max(listRatingHistoryResponseCountryIndicatorRatingScoreMax).nullable().describe('null = unrated'),
  "CountryIndicatorRatingIsMet": zod.boolean().nullable(),
  "CountryIndicatorResearcherNote": zod.string().nullable()
})
export const ListRatingHistoryResponse = zod.array(ListRatingHistoryResponseItem)

/**
 * A save moves Open to ResearchInProgress; other statuses stay. A parent that is saved as Not Met decides its dependents for the same country: they count as 0 / Not Met in its status, also when that moves, and what a person had rated of them comes back as it was once it is met again.
 * @summary Save the rating of a country indicator
 */
export const updateRatingBodyScoreMin = -1;
export const updateRatingBodyScoreMax = 1;

export const updateRatingBodyResearcherNoteMin = 3;
export const updateRatingBodyResearcherNoteMax = 20000;


export const updateRatingBodyResearcherNoteRegExp = new RegExp('\\S');




export const UpdateRatingBody = zod.object({
  "Score": zod.int().min(updateRatingBodyScoreMin).max(updateRatingBodyScoreMax).describe('1 or -1 when met, else 0'),
  "RatingIsMet": zod.boolean(),
  "ResearcherNote": zod.string().min(updateRatingBodyResearcherNoteMin).max(updateRatingBodyResearcherNoteMax).regex(updateRatingBodyResearcherNoteRegExp),
  "CountryIndicatorRatingId": zod.int().min(1),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})

export const updateRatingResponseScoreMin = -1;
export const updateRatingResponseScoreMax = 1;


export const updateRatingResponseSetAsideOneScoreMin = -1;
export const updateRatingResponseSetAsideOneScoreMax = 1;

export const updateRatingResponseDependentsItemScoreMin = -1;
export const updateRatingResponseDependentsItemScoreMax = 1;




export const UpdateRatingResponse = zod.object({
  "Id": zod.int(),
  "Score": zod.int().min(updateRatingResponseScoreMin).max(updateRatingResponseScoreMax).nullable().describe('null = unrated'),
  "RatingIsMet": zod.boolean().nullable(),
  "ResearcherNote": zod.string().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "ResearchUserId": zod.int().nullable(),
  "ResearchUserName": zod.string().nullable(),
  "QAUserId": zod.int().nullable(),
  "QAUserName": zod.string().nullable(),
  "RatingLastUpdatedOn": zod.iso.datetime({"offset":true}).nullable(),
  "RatingLastUpdatedByName": zod.string().nullable(),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "DecidedBy": zod.union([zod.object({
  "IndicatorId": zod.int(),
  "SnapshotName": zod.string()
}),zod.null()]).optional().describe('The parent whose Not Met decides this rating: it counts as 0 / Not Met in the parent\'s status; null while nothing decides it. A backend that overwrites or leaves children alone leaves this and SetAside out.'),
  "SetAside": zod.union([zod.object({
  "Score": zod.int().min(updateRatingResponseSetAsideOneScoreMin).max(updateRatingResponseSetAsideOneScoreMax).nullable().describe('null = nothing had been rated'),
  "RatingIsMet": zod.boolean().nullable(),
  "ResearcherNote": zod.string().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "RatingLastUpdatedOn": zod.iso.datetime({"offset":true}).nullable(),
  "RatingLastUpdatedByName": zod.string().nullable()
}),zod.null()]).optional().describe('What a person had rated, which comes back as it is when the parent decides no more; null while nothing decides'),
  "Dependents": zod.array(zod.object({
  "IndicatorId": zod.int(),
  "SnapshotName": zod.string(),
  "Score": zod.int().min(updateRatingResponseDependentsItemScoreMin).max(updateRatingResponseDependentsItemScoreMax).nullable().describe('null = unrated'),
  "RatingIsMet": zod.boolean().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "IsDecided": zod.boolean().describe('Whether this indicator decides it now')
})).optional().describe('The indicators that depend on this one, by number, with their ratings for the same country'),
  "StatusSince": zod.iso.datetime({"offset":true}).optional().describe('Since when it has been in its status; a backend may leave it out'),
  "Returned": zod.union([zod.object({
  "On": zod.iso.datetime({"offset":true}),
  "ById": zod.int().nullable(),
  "ByName": zod.string().nullable(),
  "Reason": zod.string().nullable(),
  "Count": zod.int().min(1).describe('How often it was taken back')
}),zod.null()]).optional().describe('That it was taken back by a step, until it moves on again; null where it was not. A backend may leave it out'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done, its own date or that of the edition'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done, its own date or that of the edition'),
  "LastActivityOn": zod.iso.datetime({"offset":true}).optional().describe('When anything last happened to it: a rating, a step, an assignment, a comment, a reference'),
  "Checks": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('What to look at before it is submitted or completed; none before it is rated and once it is completed; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks that its edition does without; a backend that checks nothing leaves it out'),
  "ParentNotMetCascades": zod.boolean().optional().describe('Whether saving a parent as Not Met decides its dependents here; absent, nothing is told or confirmed before')
}).describe('The rating of one indicator for one country')

/**
 * Open→ResearchInProgress, Open or ResearchInProgress→QAInProgress, QAInProgress→QACompleted. A report manager may take a rating back by a step, the assigned QA user may return QAInProgress→ResearchInProgress, always with a Reason. A step that is already done changes nothing; any other is 409. The ratings that this one decides move along; they have no step of their own. A backend may refuse to submit a rating that has no QA user (409 `no-qa-user`), unless the edition does without that check.
 * @summary Move the rating of a country indicator along the workflow
 */

export const promoteRatingWorkflowBodyReasonMin = 3;
export const promoteRatingWorkflowBodyReasonMax = 2000;


export const promoteRatingWorkflowBodyReasonRegExp = new RegExp('\\S');



export const PromoteRatingWorkflowBody = zod.object({
  "CountryIndicatorRatingId": zod.int().min(1),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "Reason": zod.string().min(promoteRatingWorkflowBodyReasonMin).max(promoteRatingWorkflowBodyReasonMax).regex(promoteRatingWorkflowBodyReasonRegExp).optional().describe('Required to take a rating back by a step; becomes a comment that tags the researcher'),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})

export const promoteRatingWorkflowResponseScoreMin = -1;
export const promoteRatingWorkflowResponseScoreMax = 1;


export const promoteRatingWorkflowResponseSetAsideOneScoreMin = -1;
export const promoteRatingWorkflowResponseSetAsideOneScoreMax = 1;

export const promoteRatingWorkflowResponseDependentsItemScoreMin = -1;
export const promoteRatingWorkflowResponseDependentsItemScoreMax = 1;




export const PromoteRatingWorkflowResponse = zod.object({
  "Id": zod.int(),
  "Score": zod.int().min(promoteRatingWorkflowResponseScoreMin).max(promoteRatingWorkflowResponseScoreMax).nullable().describe('null = unrated'),
  "RatingIsMet": zod.boolean().nullable(),
  "ResearcherNote": zod.string().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "ResearchUserId": zod.int().nullable(),
  "ResearchUserName": zod.string().nullable(),
  "QAUserId": zod.int().nullable(),
  "QAUserName": zod.string().nullable(),
  "RatingLastUpdatedOn": zod.iso.datetime({"offset":true}).nullable(),
  "RatingLastUpdatedByName": zod.string().nullable(),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.'),
  "DecidedBy": zod.union([zod.object({
  "IndicatorId": zod.int(),
  "SnapshotName": zod.string()
}),zod.null()]).optional().describe('The parent whose Not Met decides this rating: it counts as 0 / Not Met in the parent\'s status; null while nothing decides it. A backend that overwrites or leaves children alone leaves this and SetAside out.'),
  "SetAside": zod.union([zod.object({
  "Score": zod.int().min(promoteRatingWorkflowResponseSetAsideOneScoreMin).max(promoteRatingWorkflowResponseSetAsideOneScoreMax).nullable().describe('null = nothing had been rated'),
  "RatingIsMet": zod.boolean().nullable(),
  "ResearcherNote": zod.string().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "RatingLastUpdatedOn": zod.iso.datetime({"offset":true}).nullable(),
  "RatingLastUpdatedByName": zod.string().nullable()
}),zod.null()]).optional().describe('What a person had rated, which comes back as it is when the parent decides no more; null while nothing decides'),
  "Dependents": zod.array(zod.object({
  "IndicatorId": zod.int(),
  "SnapshotName": zod.string(),
  "Score": zod.int().min(promoteRatingWorkflowResponseDependentsItemScoreMin).max(promoteRatingWorkflowResponseDependentsItemScoreMax).nullable().describe('null = unrated'),
  "RatingIsMet": zod.boolean().nullable(),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "IsDecided": zod.boolean().describe('Whether this indicator decides it now')
})).optional().describe('The indicators that depend on this one, by number, with their ratings for the same country'),
  "StatusSince": zod.iso.datetime({"offset":true}).optional().describe('Since when it has been in its status; a backend may leave it out'),
  "Returned": zod.union([zod.object({
  "On": zod.iso.datetime({"offset":true}),
  "ById": zod.int().nullable(),
  "ByName": zod.string().nullable(),
  "Reason": zod.string().nullable(),
  "Count": zod.int().min(1).describe('How often it was taken back')
}),zod.null()]).optional().describe('That it was taken back by a step, until it moves on again; null where it was not. A backend may leave it out'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done, its own date or that of the edition'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done, its own date or that of the edition'),
  "LastActivityOn": zod.iso.datetime({"offset":true}).optional().describe('When anything last happened to it: a rating, a step, an assignment, a comment, a reference'),
  "Checks": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('What to look at before it is submitted or completed; none before it is rated and once it is completed; a backend may leave it out'),
  "ChecksOff": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('The checks that its edition does without; a backend that checks nothing leaves it out'),
  "ParentNotMetCascades": zod.boolean().optional().describe('Whether saving a parent as Not Met decides its dependents here; absent, nothing is told or confirmed before')
}).describe('The rating of one indicator for one country')

