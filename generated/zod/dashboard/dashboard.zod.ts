// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 * @summary List the country indicators of an edition
 */
export const listDashboardIndicatorsResponseDataItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listDashboardIndicatorsResponseCountMin = 0;



export const ListDashboardIndicatorsResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "IndicatorName": /*#__PURE__*/ zod.string(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listDashboardIndicatorsResponseDataItemOrderNumberRegExp)),
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
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
  "IsDecided": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "StatusSince": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ReturnedOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "LastActivityOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Checks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)))
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDashboardIndicatorsResponseCountMin))
})

/**
 * Each figure is the Count that listDashboardIndicators answers for the same rows. In an inactive edition nobody has anything to do: Next is null.
 * @summary Read what the caller has to do in an edition
 */
export const readMyWorkResponseResearchTotalMin = 0;

export const readMyWorkResponseResearchToRateMin = 0;

export const readMyWorkResponseResearchInProgressMin = 0;

export const readMyWorkResponseResearchReturnedMin = 0;

export const readMyWorkResponseResearchWaitingForQAMin = 0;

export const readMyWorkResponseResearchCompletedMin = 0;

export const readMyWorkResponseResearchOverdueMin = 0;

export const readMyWorkResponseQATotalMin = 0;

export const readMyWorkResponseQAWaitingMin = 0;

export const readMyWorkResponseQACompletedMin = 0;

export const readMyWorkResponseQAOverdueMin = 0;

export const readMyWorkResponseNextOneSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const readMyWorkResponseProgrammeTotalMin = 0;

export const readMyWorkResponseProgrammeWorkflowStatusesOpenMin = 0;

export const readMyWorkResponseProgrammeWorkflowStatusesResearchInProgressMin = 0;

export const readMyWorkResponseProgrammeWorkflowStatusesQAInProgressMin = 0;

export const readMyWorkResponseProgrammeWorkflowStatusesQACompleteMin = 0;



export const ReadMyWorkResponse = /*#__PURE__*/ zod.object({
  "Research": /*#__PURE__*/ zod.object({
  "Total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseResearchTotalMin)),
  "ToRate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseResearchToRateMin)),
  "InProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseResearchInProgressMin)),
  "Returned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseResearchReturnedMin)),
  "WaitingForQA": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseResearchWaitingForQAMin)),
  "Completed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseResearchCompletedMin)),
  "Overdue": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseResearchOverdueMin))
}),
  "QA": /*#__PURE__*/ zod.object({
  "Total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseQATotalMin)),
  "Waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseQAWaitingMin)),
  "OldestSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Completed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseQACompletedMin)),
  "Overdue": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseQAOverdueMin))
}),
  "Next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readMyWorkResponseNextOneSnapshotNameRegExp)),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "IsReturned": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.null()]),
  "Programme": /*#__PURE__*/ zod.object({
  "Total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseProgrammeTotalMin)),
  "WorkflowStatuses": /*#__PURE__*/ zod.object({
  "Open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseProgrammeWorkflowStatusesOpenMin)),
  "ResearchInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseProgrammeWorkflowStatusesResearchInProgressMin)),
  "QAInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseProgrammeWorkflowStatusesQAInProgressMin)),
  "QAComplete": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readMyWorkResponseProgrammeWorkflowStatusesQACompleteMin))
}),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "ResearchDueDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
})
})

/**
 * All counts are of one moment: milestones and regions each add up to the total, and so does the last point in time. Each count is the Count that listDashboardIndicators answers for the same rows.
 * @summary Read how far an edition is
 */
export const readProgrammeResponseProgressTotalMin = 0;

export const readProgrammeResponseProgressWorkflowStatusesOpenMin = 0;

export const readProgrammeResponseProgressWorkflowStatusesResearchInProgressMin = 0;

export const readProgrammeResponseProgressWorkflowStatusesQAInProgressMin = 0;

export const readProgrammeResponseProgressWorkflowStatusesQACompleteMin = 0;

export const readProgrammeResponseOverTimeItemSubmittedMin = 0;

export const readProgrammeResponseOverTimeItemCompletedMin = 0;



export const readProgrammeResponseMilestonesItemWorkflowStatusesOpenMin = 0;

export const readProgrammeResponseMilestonesItemWorkflowStatusesResearchInProgressMin = 0;

export const readProgrammeResponseMilestonesItemWorkflowStatusesQAInProgressMin = 0;

export const readProgrammeResponseMilestonesItemWorkflowStatusesQACompleteMin = 0;

export const readProgrammeResponseRegionsItemWorkflowStatusesOpenMin = 0;

export const readProgrammeResponseRegionsItemWorkflowStatusesResearchInProgressMin = 0;

export const readProgrammeResponseRegionsItemWorkflowStatusesQAInProgressMin = 0;

export const readProgrammeResponseRegionsItemWorkflowStatusesQACompleteMin = 0;



export const ReadProgrammeResponse = /*#__PURE__*/ zod.object({
  "Progress": /*#__PURE__*/ zod.object({
  "Total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseProgressTotalMin)),
  "WorkflowStatuses": /*#__PURE__*/ zod.object({
  "Open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseProgressWorkflowStatusesOpenMin)),
  "ResearchInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseProgressWorkflowStatusesResearchInProgressMin)),
  "QAInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseProgressWorkflowStatusesQAInProgressMin)),
  "QAComplete": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseProgressWorkflowStatusesQACompleteMin))
}),
  "StartDate": /*#__PURE__*/ zod.iso.date(),
  "EndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "ResearchDueDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}),
  "OverTime": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Date": /*#__PURE__*/ zod.iso.date(),
  "Submitted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseOverTimeItemSubmittedMin)),
  "Completed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseOverTimeItemCompletedMin))
})).check(/*#__PURE__*/ zod.minLength(1)),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "WorkflowStatuses": /*#__PURE__*/ zod.object({
  "Open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseMilestonesItemWorkflowStatusesOpenMin)),
  "ResearchInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseMilestonesItemWorkflowStatusesResearchInProgressMin)),
  "QAInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseMilestonesItemWorkflowStatusesQAInProgressMin)),
  "QAComplete": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseMilestonesItemWorkflowStatusesQACompleteMin))
})
})),
  "Regions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Region": /*#__PURE__*/ zod.string(),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()),
  "WorkflowStatuses": /*#__PURE__*/ zod.object({
  "Open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseRegionsItemWorkflowStatusesOpenMin)),
  "ResearchInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseRegionsItemWorkflowStatusesResearchInProgressMin)),
  "QAInProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseRegionsItemWorkflowStatusesQAInProgressMin)),
  "QAComplete": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readProgrammeResponseRegionsItemWorkflowStatusesQACompleteMin))
})
}))
})

/**
 * Everybody who is in the edition, and who has left it and still holds an assignment there; by name. All counts are of one moment; in a closed edition, overdue is what was so on the day it was closed.
 * @summary List what each person carries in an edition
 */
export const listWorkloadResponseResearchAssignedMin = 0;

export const listWorkloadResponseResearchOpenMin = 0;

export const listWorkloadResponseResearchInProgressMin = 0;

export const listWorkloadResponseResearchSubmittedMin = 0;

export const listWorkloadResponseResearchCompletedMin = 0;

export const listWorkloadResponseResearchReturnedMin = 0;

export const listWorkloadResponseResearchReturnedShareMin = 0;
export const listWorkloadResponseResearchReturnedShareMax = 1;

export const listWorkloadResponseResearchOverdueMin = 0;

export const listWorkloadResponseQAAssignedMin = 0;

export const listWorkloadResponseQAWaitingMin = 0;

export const listWorkloadResponseQACompletedMin = 0;

export const listWorkloadResponseQAMedianDaysMin = 0;

export const listWorkloadResponseQAOverdueMin = 0;



export const ListWorkloadResponseItem = /*#__PURE__*/ zod.object({
  "UserId": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "IsActive": /*#__PURE__*/ zod.boolean(),
  "IsMember": /*#__PURE__*/ zod.boolean(),
  "Research": /*#__PURE__*/ zod.object({
  "Assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseResearchAssignedMin)),
  "Open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseResearchOpenMin)),
  "InProgress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseResearchInProgressMin)),
  "Submitted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseResearchSubmittedMin)),
  "Completed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseResearchCompletedMin)),
  "Returned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseResearchReturnedMin)),
  "ReturnedShare": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listWorkloadResponseResearchReturnedShareMin)).check(/*#__PURE__*/ zod.lte(listWorkloadResponseResearchReturnedShareMax))),
  "Overdue": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseResearchOverdueMin))
}),
  "QA": /*#__PURE__*/ zod.object({
  "Assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseQAAssignedMin)),
  "Waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseQAWaitingMin)),
  "Completed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseQACompletedMin)),
  "OldestSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "MedianDays": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listWorkloadResponseQAMedianDaysMin))),
  "Overdue": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkloadResponseQAOverdueMin))
}),
  "LastActiveOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})
export const ListWorkloadResponse = /*#__PURE__*/ zod.array(ListWorkloadResponseItem)

/**
 * One entry a rule, in the order of StuckRule, with the rows that have been where they are for longest. The same rows are those of listDashboardIndicators with stuck and, for LongInQA, statusDays.
 * @summary List what does not move in an edition, by rule
 */
export const listStuckResponseCountMin = 0;

export const listStuckResponseRowsItemIndicatorOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listStuckResponseRowsItemParentOneOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listStuckResponseRowsMax = 5;



export const ListStuckResponseItem = /*#__PURE__*/ zod.object({
  "Rule": /*#__PURE__*/ zod.enum({
  NoQAUser: 0,
  LongInQA: 1,
  OpenUnassigned: 2,
  ReturnedTwice: 3,
  BelowUnrated: 4,
  AssigneeAway: 5,
  UnratedParent: 6,
} as const),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listStuckResponseCountMin)),
  "Rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Indicator": /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "IndicatorName": /*#__PURE__*/ zod.string(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listStuckResponseRowsItemIndicatorOrderNumberRegExp)),
  "CountryId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
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
  "IsDecided": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "StatusSince": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ReturnedOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "LastActivityOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "Checks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const)))
}),
  "Parent": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "IndicatorId": /*#__PURE__*/ zod.int(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listStuckResponseRowsItemParentOneOrderNumberRegExp)),
  "IndicatorName": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])
})).check(/*#__PURE__*/ zod.maxLength(listStuckResponseRowsMax))
})
export const ListStuckResponse = /*#__PURE__*/ zod.array(ListStuckResponseItem).check(/*#__PURE__*/ zod.minLength(6)).check(/*#__PURE__*/ zod.maxLength(6))

/**
 * Users are those of the edition and whoever holds work in it; Id 0 among them stands for nobody assigned.
 * @summary Read what the dashboard can be filtered by
 */
export const readDashboardFiltersResponseResearchUsersItemIdMin = 0;

export const readDashboardFiltersResponseQAUsersItemIdMin = 0;

export const readDashboardFiltersResponseWorkflowStatusesItemIdMin = 0;

export const readDashboardFiltersResponseWorkflowStatusesMin = 4;

export const readDashboardFiltersResponseMilestonesItemIdMin = 0;

export const readDashboardFiltersResponseCountriesItemIdMin = 0;



export const ReadDashboardFiltersResponse = /*#__PURE__*/ zod.object({
  "ResearchUsers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFiltersResponseResearchUsersItemIdMin)),
  "DisplayName": /*#__PURE__*/ zod.string()
})),
  "QAUsers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFiltersResponseQAUsersItemIdMin)),
  "DisplayName": /*#__PURE__*/ zod.string()
})),
  "WorkflowStatuses": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFiltersResponseWorkflowStatusesItemIdMin)),
  "DisplayName": /*#__PURE__*/ zod.string()
})).check(/*#__PURE__*/ zod.minLength(readDashboardFiltersResponseWorkflowStatusesMin)),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFiltersResponseMilestonesItemIdMin)),
  "DisplayName": /*#__PURE__*/ zod.string()
})),
  "Countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFiltersResponseCountriesItemIdMin)),
  "DisplayName": /*#__PURE__*/ zod.string()
}))
})

/**
 * Each figure is the Count that listDashboardIndicators answers with this one option in place of its own filter and the other filters as given. An option that is left out would leave nothing.
 * @summary Read how many rows each option of the dashboard's filters would leave
 */
export const readDashboardFacetsResponseWorkflowStatusesItemIdMin = 0;


export const readDashboardFacetsResponseMilestonesItemIdMin = 0;


export const readDashboardFacetsResponseCountriesItemIdMin = 0;


export const readDashboardFacetsResponseResearchUsersItemIdMin = 0;


export const readDashboardFacetsResponseQAUsersItemIdMin = 0;


export const readDashboardFacetsResponseNextUsersItemIdMin = 0;


export const readDashboardFacetsResponseStatusDaysItemIdMin = 0;


export const readDashboardFacetsResponseReturnedMin = 0;

export const readDashboardFacetsResponseOverdueMin = 0;

export const readDashboardFacetsResponseCurrentUserMin = 0;



export const ReadDashboardFacetsResponse = /*#__PURE__*/ zod.object({
  "WorkflowStatuses": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseWorkflowStatusesItemIdMin)),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})),
  "Milestones": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseMilestonesItemIdMin)),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})),
  "Countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseCountriesItemIdMin)),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})),
  "ResearchUsers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseResearchUsersItemIdMin)),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})),
  "QAUsers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseQAUsersItemIdMin)),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})),
  "NextUsers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseNextUsersItemIdMin)),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})),
  "StatusDays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseStatusDaysItemIdMin)),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})),
  "Returned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseReturnedMin)),
  "Overdue": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseOverdueMin)),
  "CurrentUser": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readDashboardFacetsResponseCurrentUserMin))
})

/**
 * Active users of the edition by name. Anybody of them may research; QA leaves out External Researcher and Spectator.
 * @summary List who can be assigned in an edition
 */
export const listWorkflowUsersResponseResearchCountMin = 0;

export const listWorkflowUsersResponseQACountMin = 0;



export const ListWorkflowUsersResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "EmailAddress": /*#__PURE__*/ zod.email(),
  "Role": /*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const),
  "WorkflowTaskTypes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
} as const)),
  "ResearchCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkflowUsersResponseResearchCountMin)),
  "QACount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWorkflowUsersResponseQACountMin))
})
export const ListWorkflowUsersResponse = /*#__PURE__*/ zod.array(ListWorkflowUsersResponseItem)

/**
 * Flat and in the order of their numbers; each names its milestone and activity, so that the list can be grouped and filtered.
 * @summary List the indicators of an edition to choose from
 */
export const listWorkflowIndicatorsResponseOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');


export const ListWorkflowIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWorkflowIndicatorsResponseOrderNumberRegExp)),
  "ShortName": /*#__PURE__*/ zod.string(),
  "FullName": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "MilestoneName": /*#__PURE__*/ zod.string(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "ActivityName": /*#__PURE__*/ zod.string()
})
export const ListWorkflowIndicatorsResponse = /*#__PURE__*/ zod.array(ListWorkflowIndicatorsResponseItem)

/**
 * Regions and their countries in alphabetical order.
 * @summary List the countries of an edition by region
 */
export const listWorkflowRegionsResponseCountriesItemISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListWorkflowRegionsResponseItem = /*#__PURE__*/ zod.object({
  "Region": /*#__PURE__*/ zod.string(),
  "Countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "Name": /*#__PURE__*/ zod.string(),
  "Region": /*#__PURE__*/ zod.string(),
  "ISOCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWorkflowRegionsResponseCountriesItemISOCodeRegExp))
}))
})
export const ListWorkflowRegionsResponse = /*#__PURE__*/ zod.array(ListWorkflowRegionsResponseItem)

/**
 * Changes nothing. Every pair of a chosen country and a chosen indicator that exists in the edition is a candidate.
 * @summary Count what an assignment would touch
 */
export const summariseWorkflowAssignmentBodyReportEditionIdMax = 2147483647;

export const summariseWorkflowAssignmentBodyAssignedUserIdMax = 2147483647;

export const summariseWorkflowAssignmentBodyCountriesItemIdMax = 2147483647;

export const summariseWorkflowAssignmentBodyCountriesMax = 300;

export const summariseWorkflowAssignmentBodyIndicatorsItemIdMax = 2147483647;

export const summariseWorkflowAssignmentBodyIndicatorsMax = 1000;



export const SummariseWorkflowAssignmentBody = /*#__PURE__*/ zod.object({
  "WorkflowTaskType": /*#__PURE__*/ zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseWorkflowAssignmentBodyReportEditionIdMax)),
  "AssignedUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseWorkflowAssignmentBodyAssignedUserIdMax))),
  "LeaveCompleted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "Countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseWorkflowAssignmentBodyCountriesItemIdMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(summariseWorkflowAssignmentBodyCountriesMax)),
  "Indicators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseWorkflowAssignmentBodyIndicatorsItemIdMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(summariseWorkflowAssignmentBodyIndicatorsMax))
})

export const summariseWorkflowAssignmentResponseCandidateCountMin = 0;

export const summariseWorkflowAssignmentResponseExisitingCountMin = 0;

export const summariseWorkflowAssignmentResponseSameUserCountMin = 0;

export const summariseWorkflowAssignmentResponseCompletedCountMin = 0;



export const SummariseWorkflowAssignmentResponse = /*#__PURE__*/ zod.object({
  "CandidateCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseWorkflowAssignmentResponseCandidateCountMin)),
  "ExisitingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseWorkflowAssignmentResponseExisitingCountMin)),
  "SameUserCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseWorkflowAssignmentResponseSameUserCountMin)),
  "CompletedCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseWorkflowAssignmentResponseCompletedCountMin)))
})

/**
 * Sets the research or the QA user of every candidate, whoever held it; null takes people off. Neither status nor Version of a rating changes: an assignment is no change of what is typed there. A user who may not take the task is 422 at /AssignedUserId.
 * @summary Assign a user and a task to country indicators
 */
export const assignWorkflowBodyReportEditionIdMax = 2147483647;

export const assignWorkflowBodyAssignedUserIdMax = 2147483647;

export const assignWorkflowBodyCountryIdsItemMax = 2147483647;

export const assignWorkflowBodyCountryIdsMax = 300;

export const assignWorkflowBodyIndicatorIdsItemMax = 2147483647;

export const assignWorkflowBodyIndicatorIdsMax = 1000;



export const AssignWorkflowBody = /*#__PURE__*/ zod.object({
  "WorkflowTaskType": /*#__PURE__*/ zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(assignWorkflowBodyReportEditionIdMax)),
  "AssignedUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(assignWorkflowBodyAssignedUserIdMax))),
  "LeaveCompleted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "CountryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(assignWorkflowBodyCountryIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(assignWorkflowBodyCountryIdsMax)),
  "IndicatorIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(assignWorkflowBodyIndicatorIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(assignWorkflowBodyIndicatorIdsMax))
})

export const assignWorkflowResponseAssignedCountMin = 0;

export const assignWorkflowResponseOverwrittenCountMin = 0;



export const AssignWorkflowResponse = /*#__PURE__*/ zod.object({
  "WorkflowTaskType": /*#__PURE__*/ zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "AssignedUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "AssignedUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "AssignmentId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "AssignedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(assignWorkflowResponseAssignedCountMin)),
  "OverwrittenCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(assignWorkflowResponseOverwrittenCountMin))
})

/**
 * Each may have a date of its own for research and for QA; where it has none, the edition's stands. Neither status nor Version of a rating changes: a due date is no change of what is typed there.
 * @summary Set the due dates of country indicators
 */
export const setDueDatesBodyCountryIndicatorRatingIdsItemMax = 2147483647;

export const setDueDatesBodyCountryIndicatorRatingIdsMax = 100000;

export const setDueDatesBodyResearchDueDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const setDueDatesBodyQADueDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');


export const SetDueDatesBody = /*#__PURE__*/ zod.object({
  "CountryIndicatorRatingIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setDueDatesBodyCountryIndicatorRatingIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDueDatesBodyCountryIndicatorRatingIdsMax)),
  "ResearchDueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(setDueDatesBodyResearchDueDateRegExp))),
  "QADueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.regex(setDueDatesBodyQADueDateRegExp)))
})

export const setDueDatesResponseChangedCountMin = 0;

export const setDueDatesResponseSameCountMin = 0;



export const SetDueDatesResponse = /*#__PURE__*/ zod.object({
  "ChangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setDueDatesResponseChangedCountMin)),
  "SameCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setDueDatesResponseSameCountMin))
})

/**
 * Takes each that is one status further back to WorkflowStatus; what is in another status, or decided by a parent, stays as it is and is counted. The reason becomes a comment on each; the people are told once, by a notice. Ratings that a changed one decides move along.
 * @summary Return or reopen country indicators with one reason
 */
export const stepBackRatingsBodyCountryIndicatorRatingIdsItemMax = 2147483647;

export const stepBackRatingsBodyCountryIndicatorRatingIdsMax = 100000;

export const stepBackRatingsBodyReasonMin = 3;
export const stepBackRatingsBodyReasonMax = 2000;


export const stepBackRatingsBodyReasonRegExp = new RegExp('\\S');


export const StepBackRatingsBody = /*#__PURE__*/ zod.object({
  "CountryIndicatorRatingIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(stepBackRatingsBodyCountryIndicatorRatingIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stepBackRatingsBodyCountryIndicatorRatingIdsMax)),
  "WorkflowStatus": /*#__PURE__*/ zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
} as const),
  "Reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(stepBackRatingsBodyReasonMin)).check(/*#__PURE__*/ zod.maxLength(stepBackRatingsBodyReasonMax)).check(/*#__PURE__*/ zod.regex(stepBackRatingsBodyReasonRegExp))
})

export const stepBackRatingsResponseChangedCountMin = 0;

export const stepBackRatingsResponseOtherStatusCountMin = 0;

export const stepBackRatingsResponseDecidedCountMin = 0;



export const StepBackRatingsResponse = /*#__PURE__*/ zod.object({
  "ChangedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stepBackRatingsResponseChangedCountMin)),
  "OtherStatusCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stepBackRatingsResponseOtherStatusCountMin)),
  "DecidedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stepBackRatingsResponseDecidedCountMin))
})

/**
 * Everybody who was changed is again who it was, and since when. All or nothing, and only while nothing was done since: a rating that was saved, moved or assigned anew refuses it (409 `changed-since` with the first 100), as does an inactive edition or one undone before. Notices of the assignment that nobody has read are withdrawn; undoing tells nobody.
 * @summary Undo an assignment or a plan
 */
export const revertAssignmentResponseRestoredCountMin = 0;



export const RevertAssignmentResponse = /*#__PURE__*/ zod.object({
  "AssignmentId": /*#__PURE__*/ zod.int(),
  "RestoredCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(revertAssignmentResponseRestoredCountMin))
})

/**
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 * @summary Tell what a plan would change
 */
export const summariseAssignmentPlanBodyFromUserIdMax = 2147483647;

export const summariseAssignmentPlanBodyCellsItemMilestoneIdMax = 2147483647;

export const summariseAssignmentPlanBodyCellsItemCountryIdsItemMax = 2147483647;

export const summariseAssignmentPlanBodyCellsItemCountryIdsMax = 300;

export const summariseAssignmentPlanBodyCellsItemResearchUserIdsItemMax = 2147483647;

export const summariseAssignmentPlanBodyCellsItemResearchUserIdsMax = 50;

export const summariseAssignmentPlanBodyCellsItemQAUserIdsItemMax = 2147483647;

export const summariseAssignmentPlanBodyCellsItemQAUserIdsMax = 50;

export const summariseAssignmentPlanBodyCellsMax = 1500;



export const SummariseAssignmentPlanBody = /*#__PURE__*/ zod.object({
  "LeaveCompleted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "FromUserId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseAssignmentPlanBodyFromUserIdMax))),
  "Cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "MilestoneId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseAssignmentPlanBodyCellsItemMilestoneIdMax))),
  "CountryIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseAssignmentPlanBodyCellsItemCountryIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(summariseAssignmentPlanBodyCellsItemCountryIdsMax))),
  "Research": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "UserIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseAssignmentPlanBodyCellsItemResearchUserIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(summariseAssignmentPlanBodyCellsItemResearchUserIdsMax)),
  "AsLastEdition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})),
  "QA": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "UserIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(summariseAssignmentPlanBodyCellsItemQAUserIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(summariseAssignmentPlanBodyCellsItemQAUserIdsMax)),
  "AsLastEdition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(summariseAssignmentPlanBodyCellsMax))
})

export const summariseAssignmentPlanResponsePairCountMin = 0;

export const summariseAssignmentPlanResponseCompletedCountMin = 0;

export const summariseAssignmentPlanResponseSameUserCountMin = 0;

export const summariseAssignmentPlanResponsePeopleItemResearchGainedMin = 0;

export const summariseAssignmentPlanResponsePeopleItemResearchLostMin = 0;

export const summariseAssignmentPlanResponsePeopleItemQAGainedMin = 0;

export const summariseAssignmentPlanResponsePeopleItemQALostMin = 0;


export const summariseAssignmentPlanResponseCountMin = 0;



export const SummariseAssignmentPlanResponse = /*#__PURE__*/ zod.object({
  "PairCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseAssignmentPlanResponsePairCountMin)),
  "CompletedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseAssignmentPlanResponseCompletedCountMin)),
  "SameUserCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseAssignmentPlanResponseSameUserCountMin)),
  "People": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "UserId": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "ResearchGained": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseAssignmentPlanResponsePeopleItemResearchGainedMin)),
  "ResearchLost": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseAssignmentPlanResponsePeopleItemResearchLostMin)),
  "QAGained": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseAssignmentPlanResponsePeopleItemQAGainedMin)),
  "QALost": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseAssignmentPlanResponsePeopleItemQALostMin))
})),
  "NoLongerFit": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "UserId": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "WorkflowTaskType": /*#__PURE__*/ zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
} as const),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "Detail": /*#__PURE__*/ zod.string()
})),
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int(),
  "CountryName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string(),
  "WorkflowTaskType": /*#__PURE__*/ zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
} as const),
  "FromUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "FromUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "ToUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "ToUserName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(summariseAssignmentPlanResponseCountMin))
})

/**
 * Assigns all cells in one transaction. Of a choice with several people each gets an even share, by country and number of the indicator. A choice that is left out leaves its country indicators as they are; one without people takes everybody off. Neither status nor Version of a rating changes. A person who may not take the task is 422 at the pointer to its Id, as is a cell that decides what another one decides. With FromUserId it hands over what waits for one person. Undone by revertAssignment.
 * @summary Apply a plan
 */
export const applyAssignmentPlanBodyFromUserIdMax = 2147483647;

export const applyAssignmentPlanBodyCellsItemMilestoneIdMax = 2147483647;

export const applyAssignmentPlanBodyCellsItemCountryIdsItemMax = 2147483647;

export const applyAssignmentPlanBodyCellsItemCountryIdsMax = 300;

export const applyAssignmentPlanBodyCellsItemResearchUserIdsItemMax = 2147483647;

export const applyAssignmentPlanBodyCellsItemResearchUserIdsMax = 50;

export const applyAssignmentPlanBodyCellsItemQAUserIdsItemMax = 2147483647;

export const applyAssignmentPlanBodyCellsItemQAUserIdsMax = 50;

export const applyAssignmentPlanBodyCellsMax = 1500;



export const ApplyAssignmentPlanBody = /*#__PURE__*/ zod.object({
  "LeaveCompleted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "FromUserId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(applyAssignmentPlanBodyFromUserIdMax))),
  "Cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "MilestoneId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(applyAssignmentPlanBodyCellsItemMilestoneIdMax))),
  "CountryIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(applyAssignmentPlanBodyCellsItemCountryIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyAssignmentPlanBodyCellsItemCountryIdsMax))),
  "Research": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "UserIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(applyAssignmentPlanBodyCellsItemResearchUserIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(applyAssignmentPlanBodyCellsItemResearchUserIdsMax)),
  "AsLastEdition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})),
  "QA": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "UserIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(applyAssignmentPlanBodyCellsItemQAUserIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(applyAssignmentPlanBodyCellsItemQAUserIdsMax)),
  "AsLastEdition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyAssignmentPlanBodyCellsMax))
})

export const applyAssignmentPlanResponsePairCountMin = 0;



export const ApplyAssignmentPlanResponse = /*#__PURE__*/ zod.object({
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "AssignmentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "PairCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(applyAssignmentPlanResponsePairCountMin))
})

/**
 * The list is what listDashboardIndicators answers for the same filters and order. Where the indicator is not in it any more, Place is null and the neighbours are those of the place where it would be.
 * @summary Read where a country indicator stands in a list of the dashboard
 */

export const readQueueResponseCountMin = 0;



export const ReadQueueResponse = /*#__PURE__*/ zod.object({
  "Place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readQueueResponseCountMin)),
  "Previous": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int()
}),/*#__PURE__*/ zod.null()]),
  "Next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int()
}),/*#__PURE__*/ zod.null()]),
  "NextForMe": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "CountryId": /*#__PURE__*/ zod.int(),
  "IndicatorId": /*#__PURE__*/ zod.int()
}),/*#__PURE__*/ zod.null()])
})

