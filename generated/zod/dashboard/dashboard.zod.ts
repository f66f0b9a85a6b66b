// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 * @summary List the country indicators of an edition
 */
export const listDashboardIndicatorsResponseDataItemOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listDashboardIndicatorsResponseCountMin = 0;



export const ListDashboardIndicatorsResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int().describe('Identifies the row; the same number as CountryIndicatorRatingId'),
  "CountryIndicatorRatingId": zod.int(),
  "IndicatorId": zod.int(),
  "IndicatorName": zod.string().describe('The short name'),
  "OrderNumber": zod.string().regex(listDashboardIndicatorsResponseDataItemOrderNumberRegExp).describe('milestone.activity.indicator order'),
  "CountryId": zod.int(),
  "CountryName": zod.string(),
  "MilestoneId": zod.int(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
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
  "IsDecided": zod.boolean().optional().describe('Whether a parent decides the rating, so that nobody has to act; a backend may leave it out, as the members below'),
  "StatusSince": zod.iso.datetime({"offset":true}).optional().describe('Since when it has been in its status'),
  "ReturnedOn": zod.iso.datetime({"offset":true}).nullish().describe('When it was taken back by a step; null where it has moved on since or never was'),
  "ResearchDueDate": zod.iso.date().nullish().describe('Until when research is to be done, its own date or that of the edition'),
  "QADueDate": zod.iso.date().nullish().describe('Until when QA is to be done, its own date or that of the edition'),
  "LastActivityOn": zod.iso.datetime({"offset":true}).optional().describe('When anything last happened to it: a rating, a step, an assignment, a comment, a reference'),
  "Checks": zod.array(zod.enum({
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
}).describe('What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated')).optional().describe('What to look at before it is submitted or completed; none before it is rated and once it is completed')
}).describe('One indicator of one country, with who works on it')),
  "Count": zod.int().min(listDashboardIndicatorsResponseCountMin).describe('The number of all matching rows')
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



export const ReadMyWorkResponse = zod.object({
  "Research": zod.object({
  "Total": zod.int().min(readMyWorkResponseResearchTotalMin).describe('All of them'),
  "ToRate": zod.int().min(readMyWorkResponseResearchToRateMin).describe('Open ones that wait for the caller'),
  "InProgress": zod.int().min(readMyWorkResponseResearchInProgressMin).describe('Ones in research that wait for the caller, returned ones among them'),
  "Returned": zod.int().min(readMyWorkResponseResearchReturnedMin).describe('Ones taken back from QA that wait for the caller'),
  "WaitingForQA": zod.int().min(readMyWorkResponseResearchWaitingForQAMin),
  "Completed": zod.int().min(readMyWorkResponseResearchCompletedMin),
  "Overdue": zod.int().min(readMyWorkResponseResearchOverdueMin).describe('Ones that wait for the caller as researcher, whose due date is before today (UTC)')
}).describe('Country indicators that the caller researches, decided ones left out where somebody has to act'),
  "QA": zod.object({
  "Total": zod.int().min(readMyWorkResponseQATotalMin).describe('All of them'),
  "Waiting": zod.int().min(readMyWorkResponseQAWaitingMin).describe('Ones in QA that wait for the caller'),
  "OldestSince": zod.iso.datetime({"offset":true}).nullable().describe('Since when the oldest of these waits'),
  "Completed": zod.int().min(readMyWorkResponseQACompletedMin),
  "Overdue": zod.int().min(readMyWorkResponseQAOverdueMin).describe('Ones that wait for the caller as reviewer, whose due date is before today (UTC)')
}).describe('Country indicators that the caller checks'),
  "Next": zod.union([zod.object({
  "CountryId": zod.int(),
  "CountryName": zod.string(),
  "IndicatorId": zod.int(),
  "SnapshotName": zod.string().regex(readMyWorkResponseNextOneSnapshotNameRegExp),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "IsReturned": zod.boolean()
}),zod.null()]).describe('The next thing to do; null where nothing is'),
  "Programme": zod.object({
  "Total": zod.int().min(readMyWorkResponseProgrammeTotalMin).describe('The sum of the four statuses'),
  "WorkflowStatuses": zod.object({
  "Open": zod.int().min(readMyWorkResponseProgrammeWorkflowStatusesOpenMin),
  "ResearchInProgress": zod.int().min(readMyWorkResponseProgrammeWorkflowStatusesResearchInProgressMin),
  "QAInProgress": zod.int().min(readMyWorkResponseProgrammeWorkflowStatusesQAInProgressMin),
  "QAComplete": zod.int().min(readMyWorkResponseProgrammeWorkflowStatusesQACompleteMin)
}).describe('How many indicators are in each status; QAComplete counts the status QACompleted'),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable(),
  "ResearchDueDate": zod.iso.date().nullable(),
  "QADueDate": zod.iso.date().nullable()
}).describe('How far the edition is, and until when')
})

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



export const ReadDashboardFiltersResponse = zod.object({
  "ResearchUsers": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFiltersResponseResearchUsersItemIdMin).describe('Among users, 0 = nobody is assigned, sent as null'),
  "DisplayName": zod.string().describe('What to show; users of the same name carry their e-mail address')
})),
  "QAUsers": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFiltersResponseQAUsersItemIdMin).describe('Among users, 0 = nobody is assigned, sent as null'),
  "DisplayName": zod.string().describe('What to show; users of the same name carry their e-mail address')
})),
  "WorkflowStatuses": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFiltersResponseWorkflowStatusesItemIdMin).describe('Among users, 0 = nobody is assigned, sent as null'),
  "DisplayName": zod.string().describe('What to show; users of the same name carry their e-mail address')
})).min(readDashboardFiltersResponseWorkflowStatusesMin).describe('All of them, also those that no row has'),
  "Milestones": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFiltersResponseMilestonesItemIdMin).describe('Among users, 0 = nobody is assigned, sent as null'),
  "DisplayName": zod.string().describe('What to show; users of the same name carry their e-mail address')
})),
  "Countries": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFiltersResponseCountriesItemIdMin).describe('Among users, 0 = nobody is assigned, sent as null'),
  "DisplayName": zod.string().describe('What to show; users of the same name carry their e-mail address')
}))
}).describe('Users who are in the edition or hold work in it, all statuses, the milestones and the countries of the edition')

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



export const ReadDashboardFacetsResponse = zod.object({
  "WorkflowStatuses": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFacetsResponseWorkflowStatusesItemIdMin).describe('As in DashboardFilterOption; among users, 0 = nobody is assigned'),
  "Count": zod.int().min(1)
})),
  "Milestones": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFacetsResponseMilestonesItemIdMin).describe('As in DashboardFilterOption; among users, 0 = nobody is assigned'),
  "Count": zod.int().min(1)
})),
  "Countries": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFacetsResponseCountriesItemIdMin).describe('As in DashboardFilterOption; among users, 0 = nobody is assigned'),
  "Count": zod.int().min(1)
})),
  "ResearchUsers": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFacetsResponseResearchUsersItemIdMin).describe('As in DashboardFilterOption; among users, 0 = nobody is assigned'),
  "Count": zod.int().min(1)
})),
  "QAUsers": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFacetsResponseQAUsersItemIdMin).describe('As in DashboardFilterOption; among users, 0 = nobody is assigned'),
  "Count": zod.int().min(1)
})),
  "NextUsers": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFacetsResponseNextUsersItemIdMin).describe('As in DashboardFilterOption; among users, 0 = nobody is assigned'),
  "Count": zod.int().min(1)
})),
  "StatusDays": zod.array(zod.object({
  "Id": zod.int().min(readDashboardFacetsResponseStatusDaysItemIdMin).describe('As in DashboardFilterOption; among users, 0 = nobody is assigned'),
  "Count": zod.int().min(1)
})).describe('More than 7, 14 and 30 days in the status'),
  "Returned": zod.int().min(readDashboardFacetsResponseReturnedMin),
  "Overdue": zod.int().min(readDashboardFacetsResponseOverdueMin),
  "CurrentUser": zod.int().min(readDashboardFacetsResponseCurrentUserMin).describe('Rows assigned to the caller')
}).describe('How many rows each option of a filter would leave, with the other filters in force')

/**
 * Active users of the edition by name. Anybody of them may research; QA leaves out External Researcher and Spectator.
 * @summary List who can be assigned in an edition
 */
export const listWorkflowUsersResponseResearchCountMin = 0;

export const listWorkflowUsersResponseQACountMin = 0;



export const ListWorkflowUsersResponseItem = zod.object({
  "Id": zod.int(),
  "FullName": zod.string(),
  "EmailAddress": zod.email().describe('Tells users of the same name apart'),
  "Role": zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
}),
  "WorkflowTaskTypes": zod.array(zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
})).describe('The tasks the user may take'),
  "ResearchCount": zod.int().min(listWorkflowUsersResponseResearchCountMin).describe('Country indicators of the edition the user researches'),
  "QACount": zod.int().min(listWorkflowUsersResponseQACountMin).describe('Country indicators of the edition the user reviews')
}).describe('A user who can be assigned in the edition')
export const ListWorkflowUsersResponse = zod.array(ListWorkflowUsersResponseItem)

/**
 * Flat and in the order of their numbers; each names its milestone and activity, so that the list can be grouped and filtered.
 * @summary List the indicators of an edition to choose from
 */
export const listWorkflowIndicatorsResponseOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');


export const ListWorkflowIndicatorsResponseItem = zod.object({
  "Id": zod.int(),
  "OrderNumber": zod.string().regex(listWorkflowIndicatorsResponseOrderNumberRegExp),
  "ShortName": zod.string(),
  "FullName": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "MilestoneId": zod.int(),
  "MilestoneName": zod.string(),
  "ActivityId": zod.int(),
  "ActivityName": zod.string()
})
export const ListWorkflowIndicatorsResponse = zod.array(ListWorkflowIndicatorsResponseItem)

/**
 * Regions and their countries in alphabetical order.
 * @summary List the countries of an edition by region
 */
export const listWorkflowRegionsResponseCountriesItemISOCodeRegExp = new RegExp('^[A-Z]{3}$');


export const ListWorkflowRegionsResponseItem = zod.object({
  "Region": zod.string(),
  "Countries": zod.array(zod.object({
  "Id": zod.int(),
  "Name": zod.string(),
  "Region": zod.string(),
  "ISOCode": zod.string().regex(listWorkflowRegionsResponseCountriesItemISOCodeRegExp).describe('ISO 3166 alpha-3')
}))
})
export const ListWorkflowRegionsResponse = zod.array(ListWorkflowRegionsResponseItem)

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



export const SummariseWorkflowAssignmentBody = zod.object({
  "WorkflowTaskType": zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
}),
  "ReportEditionId": zod.int().min(1).max(summariseWorkflowAssignmentBodyReportEditionIdMax),
  "AssignedUserId": zod.int().min(1).max(summariseWorkflowAssignmentBodyAssignedUserIdMax),
  "Countries": zod.array(zod.object({
  "Id": zod.int().min(1).max(summariseWorkflowAssignmentBodyCountriesItemIdMax)
}).describe('A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.')).min(1).max(summariseWorkflowAssignmentBodyCountriesMax),
  "Indicators": zod.array(zod.object({
  "Id": zod.int().min(1).max(summariseWorkflowAssignmentBodyIndicatorsItemIdMax)
}).describe('A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored.')).min(1).max(summariseWorkflowAssignmentBodyIndicatorsMax)
}).describe('An assignment not yet made')

export const summariseWorkflowAssignmentResponseCandidateCountMin = 0;

export const summariseWorkflowAssignmentResponseExisitingCountMin = 0;

export const summariseWorkflowAssignmentResponseSameUserCountMin = 0;



export const SummariseWorkflowAssignmentResponse = zod.object({
  "CandidateCount": zod.int().min(summariseWorkflowAssignmentResponseCandidateCountMin).describe('Pairs of the selection that exist'),
  "ExisitingCount": zod.int().min(summariseWorkflowAssignmentResponseExisitingCountMin).describe('Candidates whose slot for the task holds another user'),
  "SameUserCount": zod.int().min(summariseWorkflowAssignmentResponseSameUserCountMin).describe('Candidates whose other slot holds the user, who would then both research and review them')
})

/**
 * Sets the research or the QA user of every candidate, whoever held it. Neither status nor Version of a rating changes: an assignment is no change of what is typed there. A user who may not take the task is 422 at /AssignedUserId.
 * @summary Assign a user and a task to country indicators
 */
export const assignWorkflowBodyReportEditionIdMax = 2147483647;

export const assignWorkflowBodyAssignedUserIdMax = 2147483647;

export const assignWorkflowBodyCountryIdsItemMax = 2147483647;

export const assignWorkflowBodyCountryIdsMax = 300;

export const assignWorkflowBodyIndicatorIdsItemMax = 2147483647;

export const assignWorkflowBodyIndicatorIdsMax = 1000;



export const AssignWorkflowBody = zod.object({
  "WorkflowTaskType": zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
}),
  "ReportEditionId": zod.int().min(1).max(assignWorkflowBodyReportEditionIdMax),
  "AssignedUserId": zod.int().min(1).max(assignWorkflowBodyAssignedUserIdMax),
  "CountryIds": zod.array(zod.int().min(1).max(assignWorkflowBodyCountryIdsItemMax)).min(1).max(assignWorkflowBodyCountryIdsMax),
  "IndicatorIds": zod.array(zod.int().min(1).max(assignWorkflowBodyIndicatorIdsItemMax)).min(1).max(assignWorkflowBodyIndicatorIdsMax)
})

export const assignWorkflowResponseAssignedCountMin = 0;

export const assignWorkflowResponseOverwrittenCountMin = 0;



export const AssignWorkflowResponse = zod.object({
  "WorkflowTaskType": zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
}),
  "ReportEditionId": zod.int(),
  "AssignedUserId": zod.int(),
  "AssignedUserName": zod.string(),
  "AssignedCount": zod.int().min(assignWorkflowResponseAssignedCountMin).describe('Country indicators that now carry the user'),
  "OverwrittenCount": zod.int().min(assignWorkflowResponseOverwrittenCountMin).describe('Those of them that carried another user before')
})

/**
 * The list is what listDashboardIndicators answers for the same filters and order. Where the indicator is not in it any more, Place is null and the neighbours are those of the place where it would be.
 * @summary Read where a country indicator stands in a list of the dashboard
 */

export const readQueueResponseCountMin = 0;



export const ReadQueueResponse = zod.object({
  "Place": zod.int().min(1).nullable().describe('Counted from 1; null where the list does not hold it any more'),
  "Count": zod.int().min(readQueueResponseCountMin).describe('The number of all rows of the list'),
  "Previous": zod.union([zod.object({
  "CountryId": zod.int(),
  "IndicatorId": zod.int()
}),zod.null()]).describe('The row before it; null at the beginning'),
  "Next": zod.union([zod.object({
  "CountryId": zod.int(),
  "IndicatorId": zod.int()
}),zod.null()]).describe('The row after it; null at the end'),
  "NextForMe": zod.union([zod.object({
  "CountryId": zod.int(),
  "IndicatorId": zod.int()
}),zod.null()]).describe('The next row on which the caller has to act, after the last one from the beginning; null where no other one waits for the caller')
}).describe('The place of a country indicator in a list of the dashboard, and where to go on')

