// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * The texts of the indicator, whether its parent is met for this country, and the Id of the rating.
 * @summary Read an indicator as seen for a country
 */
export const readCountryIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readCountryIndicatorResponseParentIndicatorIdMin = 0;



export const ReadCountryIndicatorResponse = /*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readCountryIndicatorResponseSnapshotNameRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "FullName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "ParentIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readCountryIndicatorResponseParentIndicatorIdMin)),
  "IndicatorParentIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int()
})

/**
 * Through the caller's own assignments in the dashboard's order if there are any in the edition, else through the country's indicators and on to the next country; null at both ends.
 * @summary Read where Previous and Next lead
 */
export const ReadAdjacentIndicatorsResponse = /*#__PURE__*/ zod.object({
  "NextIndicator": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int()
}),/*#__PURE__*/ zod.null()]),
  "PreviousIndicator": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int()
}),/*#__PURE__*/ zod.null()])
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




export const ReadIndicatorRatingResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readIndicatorRatingResponseScoreMin)).check(/*#__PURE__*/ zod.lte(readIndicatorRatingResponseScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "ResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "ResearchUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ResearchUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "QAUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "QAUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingLastUpdatedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "RatingLastUpdatedByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "DecidedBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])),
  "SetAside": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readIndicatorRatingResponseSetAsideOneScoreMin)).check(/*#__PURE__*/ zod.lte(readIndicatorRatingResponseSetAsideOneScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "ResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "RatingLastUpdatedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "RatingLastUpdatedByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])),
  "Dependents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string(),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readIndicatorRatingResponseDependentsItemScoreMin)).check(/*#__PURE__*/ zod.lte(readIndicatorRatingResponseDependentsItemScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "IsDecided": /*#__PURE__*/ zod.boolean()
}))),
  "StatusSince": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Returned": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "On": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ById": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}),/*#__PURE__*/ zod.null()])),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "LastActivityOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Checks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const))),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const))),
  "ParentNotMetCascades": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * The same indicator across editions is matched by its library indicator.
 * @summary List the ratings of the same indicator in all editions, newest first
 */
export const listRatingHistoryResponseCountryIndicatorRatingScoreMin = -1;
export const listRatingHistoryResponseCountryIndicatorRatingScoreMax = 1;



export const ListRatingHistoryResponseItem = /*#__PURE__*/ zod.object({
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "ReportEditionName": /*#__PURE__*/ zod.string(),
  "IndicatorId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "CountryIndicatorRatingScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRatingHistoryResponseCountryIndicatorRatingScoreMin)).check(/*#__PURE__*/ zod.lte(listRatingHistoryResponseCountryIndicatorRatingScoreMax))),
  "CountryIndicatorRatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "CountryIndicatorResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})
export const ListRatingHistoryResponse = /*#__PURE__*/ zod.array(ListRatingHistoryResponseItem)

/**
 * A save moves Open to ResearchInProgress; other statuses stay. A parent that is saved as Not Met decides its dependents for the same country: they count as 0 / Not Met in its status, also when that moves, and what a person had rated of them comes back as it was once it is met again.
 * @summary Save the rating of a country indicator
 */
export const updateRatingBodyScoreMin = -1;
export const updateRatingBodyScoreMax = 1;

export const updateRatingBodyResearcherNoteMin = 3;
export const updateRatingBodyResearcherNoteMax = 20000;


export const updateRatingBodyResearcherNoteRegExp = new RegExp('\\S');




export const UpdateRatingBody = /*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateRatingBodyScoreMin)).check(/*#__PURE__*/ zod.lte(updateRatingBodyScoreMax)),
  "RatingIsMet": /*#__PURE__*/ zod.boolean(),
  "ResearcherNote": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateRatingBodyResearcherNoteMin)).check(/*#__PURE__*/ zod.maxLength(updateRatingBodyResearcherNoteMax)).check(/*#__PURE__*/ zod.regex(updateRatingBodyResearcherNoteRegExp)),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

export const updateRatingResponseScoreMin = -1;
export const updateRatingResponseScoreMax = 1;


export const updateRatingResponseSetAsideOneScoreMin = -1;
export const updateRatingResponseSetAsideOneScoreMax = 1;

export const updateRatingResponseDependentsItemScoreMin = -1;
export const updateRatingResponseDependentsItemScoreMax = 1;




export const UpdateRatingResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateRatingResponseScoreMin)).check(/*#__PURE__*/ zod.lte(updateRatingResponseScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "ResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "ResearchUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ResearchUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "QAUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "QAUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingLastUpdatedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "RatingLastUpdatedByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "DecidedBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])),
  "SetAside": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateRatingResponseSetAsideOneScoreMin)).check(/*#__PURE__*/ zod.lte(updateRatingResponseSetAsideOneScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "ResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "RatingLastUpdatedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "RatingLastUpdatedByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])),
  "Dependents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string(),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateRatingResponseDependentsItemScoreMin)).check(/*#__PURE__*/ zod.lte(updateRatingResponseDependentsItemScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "IsDecided": /*#__PURE__*/ zod.boolean()
}))),
  "StatusSince": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Returned": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "On": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ById": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}),/*#__PURE__*/ zod.null()])),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "LastActivityOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Checks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const))),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const))),
  "ParentNotMetCascades": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * Open→ResearchInProgress, Open or ResearchInProgress→QAInProgress, QAInProgress→QACompleted. A report manager may take a rating back by a step, the assigned QA user may return QAInProgress→ResearchInProgress, always with a Reason. A step that is already done changes nothing; any other is 409. The ratings that this one decides move along; they have no step of their own. A backend may refuse to submit a rating that has no QA user (409 `no-qa-user`), unless the edition does without that check.
 * @summary Move the rating of a country indicator along the workflow
 */

export const promoteRatingWorkflowBodyReasonMin = 3;
export const promoteRatingWorkflowBodyReasonMax = 2000;


export const promoteRatingWorkflowBodyReasonRegExp = new RegExp('\\S');



export const PromoteRatingWorkflowBody = /*#__PURE__*/ zod.object({
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "Reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(promoteRatingWorkflowBodyReasonMin)).check(/*#__PURE__*/ zod.maxLength(promoteRatingWorkflowBodyReasonMax)).check(/*#__PURE__*/ zod.regex(promoteRatingWorkflowBodyReasonRegExp))),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

export const promoteRatingWorkflowResponseScoreMin = -1;
export const promoteRatingWorkflowResponseScoreMax = 1;


export const promoteRatingWorkflowResponseSetAsideOneScoreMin = -1;
export const promoteRatingWorkflowResponseSetAsideOneScoreMax = 1;

export const promoteRatingWorkflowResponseDependentsItemScoreMin = -1;
export const promoteRatingWorkflowResponseDependentsItemScoreMax = 1;




export const PromoteRatingWorkflowResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promoteRatingWorkflowResponseScoreMin)).check(/*#__PURE__*/ zod.lte(promoteRatingWorkflowResponseScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "ResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "ResearchUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ResearchUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "QAUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "QAUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingLastUpdatedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "RatingLastUpdatedByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "DecidedBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])),
  "SetAside": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promoteRatingWorkflowResponseSetAsideOneScoreMin)).check(/*#__PURE__*/ zod.lte(promoteRatingWorkflowResponseSetAsideOneScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "ResearcherNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "RatingLastUpdatedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "RatingLastUpdatedByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])),
  "Dependents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string(),
  "Score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promoteRatingWorkflowResponseDependentsItemScoreMin)).check(/*#__PURE__*/ zod.lte(promoteRatingWorkflowResponseDependentsItemScoreMax))),
  "RatingIsMet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "IsDecided": /*#__PURE__*/ zod.boolean()
}))),
  "StatusSince": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Returned": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "On": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ById": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ByName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}),/*#__PURE__*/ zod.null()])),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "LastActivityOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Checks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const))),
  "ChecksOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const))),
  "ParentNotMetCascades": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

