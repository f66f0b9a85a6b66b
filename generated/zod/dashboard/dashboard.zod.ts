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
}).describe('A country indicator, with who works on it')),
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



export const ReadProgrammeResponse = zod.object({
  "Progress": zod.object({
  "Total": zod.int().min(readProgrammeResponseProgressTotalMin).describe('The sum of the four statuses'),
  "WorkflowStatuses": zod.object({
  "Open": zod.int().min(readProgrammeResponseProgressWorkflowStatusesOpenMin),
  "ResearchInProgress": zod.int().min(readProgrammeResponseProgressWorkflowStatusesResearchInProgressMin),
  "QAInProgress": zod.int().min(readProgrammeResponseProgressWorkflowStatusesQAInProgressMin),
  "QAComplete": zod.int().min(readProgrammeResponseProgressWorkflowStatusesQACompleteMin)
}).describe('How many indicators are in each status; QAComplete counts the status QACompleted'),
  "StartDate": zod.iso.date(),
  "EndDate": zod.iso.date().nullable(),
  "ResearchDueDate": zod.iso.date().nullable(),
  "QADueDate": zod.iso.date().nullable()
}).describe('How far the edition is, and until when'),
  "OverTime": zod.array(zod.object({
  "Date": zod.iso.date(),
  "Submitted": zod.int().min(readProgrammeResponseOverTimeItemSubmittedMin).describe('In QA or completed'),
  "Completed": zod.int().min(readProgrammeResponseOverTimeItemCompletedMin)
}).describe('What had been reached at the end of a day (UTC) and has been kept since; what was taken back counts again from its next step')).min(1).describe('From the start of the edition to today, or to its closing; the last point is that of the present counts'),
  "Milestones": zod.array(zod.object({
  "MilestoneId": zod.int(),
  "OrderId": zod.int().min(1),
  "ShortName": zod.string(),
  "WorkflowStatuses": zod.object({
  "Open": zod.int().min(readProgrammeResponseMilestonesItemWorkflowStatusesOpenMin),
  "ResearchInProgress": zod.int().min(readProgrammeResponseMilestonesItemWorkflowStatusesResearchInProgressMin),
  "QAInProgress": zod.int().min(readProgrammeResponseMilestonesItemWorkflowStatusesQAInProgressMin),
  "QAComplete": zod.int().min(readProgrammeResponseMilestonesItemWorkflowStatusesQACompleteMin)
}).describe('How many indicators are in each status; QAComplete counts the status QACompleted')
})).describe('In their order'),
  "Regions": zod.array(zod.object({
  "Region": zod.string(),
  "CountryIds": zod.array(zod.int()).describe('The countries of the region that are in the edition, ascending'),
  "WorkflowStatuses": zod.object({
  "Open": zod.int().min(readProgrammeResponseRegionsItemWorkflowStatusesOpenMin),
  "ResearchInProgress": zod.int().min(readProgrammeResponseRegionsItemWorkflowStatusesResearchInProgressMin),
  "QAInProgress": zod.int().min(readProgrammeResponseRegionsItemWorkflowStatusesQAInProgressMin),
  "QAComplete": zod.int().min(readProgrammeResponseRegionsItemWorkflowStatusesQACompleteMin)
}).describe('How many indicators are in each status; QAComplete counts the status QACompleted')
})).describe('By name')
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



export const ListWorkloadResponseItem = zod.object({
  "UserId": zod.int(),
  "FullName": zod.string(),
  "EmailAddress": zod.email().describe('Tells users of the same name apart'),
  "IsActive": zod.boolean().describe('May the person sign in?'),
  "IsMember": zod.boolean().describe('Is the person in the edition?'),
  "Research": zod.object({
  "Assigned": zod.int().min(listWorkloadResponseResearchAssignedMin).describe('All of them'),
  "Open": zod.int().min(listWorkloadResponseResearchOpenMin).describe('Open ones that wait for the person'),
  "InProgress": zod.int().min(listWorkloadResponseResearchInProgressMin).describe('Ones in research that wait for the person, returned ones among them'),
  "Submitted": zod.int().min(listWorkloadResponseResearchSubmittedMin).describe('Ones in QA'),
  "Completed": zod.int().min(listWorkloadResponseResearchCompletedMin),
  "Returned": zod.int().min(listWorkloadResponseResearchReturnedMin).describe('Ones taken back from QA that wait for the person'),
  "ReturnedShare": zod.number().min(listWorkloadResponseResearchReturnedShareMin).max(listWorkloadResponseResearchReturnedShareMax).nullable().describe('Of those that were ever submitted, the share that was ever taken back; null where none was submitted'),
  "Overdue": zod.int().min(listWorkloadResponseResearchOverdueMin).describe('Ones that wait for the person as researcher, whose due date is before today (UTC)')
}).describe('Country indicators that the person researches, decided ones left out where somebody has to act'),
  "QA": zod.object({
  "Assigned": zod.int().min(listWorkloadResponseQAAssignedMin).describe('All of them'),
  "Waiting": zod.int().min(listWorkloadResponseQAWaitingMin).describe('Ones in QA that wait for the person'),
  "Completed": zod.int().min(listWorkloadResponseQACompletedMin),
  "OldestSince": zod.iso.datetime({"offset":true}).nullable().describe('Since when the oldest of those that wait does'),
  "MedianDays": zod.number().min(listWorkloadResponseQAMedianDaysMin).nullable().describe('From submission to completion, the median of those completed; null where none is'),
  "Overdue": zod.int().min(listWorkloadResponseQAOverdueMin).describe('Ones that wait for the person as reviewer, whose due date is before today (UTC)')
}).describe('Country indicators that the person checks'),
  "LastActiveOn": zod.iso.datetime({"offset":true}).nullable().describe('When the person last changed anything, in whatever edition')
})
export const ListWorkloadResponse = zod.array(ListWorkloadResponseItem)

/**
 * One entry a rule, in the order of StuckRule, with the rows that have been where they are for longest. The same rows are those of listDashboardIndicators with stuck and, for LongInQA, statusDays.
 * @summary List what does not move in an edition, by rule
 */
export const listStuckResponseCountMin = 0;

export const listStuckResponseRowsItemIndicatorOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listStuckResponseRowsItemParentOneOrderNumberRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+$');
export const listStuckResponseRowsMax = 5;



export const ListStuckResponseItem = zod.object({
  "Rule": zod.enum({
  NoQAUser: 0,
  LongInQA: 1,
  OpenUnassigned: 2,
  ReturnedTwice: 3,
  BelowUnrated: 4,
  AssigneeAway: 5,
  UnratedParent: 6,
}).describe('Why work does not move (requirements B24). NoQAUser has nobody to check it: it waits for QA, or is rated and refused when it is submitted (ResearchInProgress, unless the edition does without RatingCheck NoQAUser); LongInQA has waited for QA for longer than so many days; OpenUnassigned is open and nobody is assigned; ReturnedTwice came back from QA at least twice and is not completed; BelowUnrated is begun while its parent is not rated; AssigneeAway waits for somebody who is inactive or has left the edition. UnratedParent is a parent that BelowUnrated waits for: a filter of lists, and no entry of listStuck.'),
  "Count": zod.int().min(listStuckResponseCountMin),
  "Rows": zod.array(zod.object({
  "Indicator": zod.object({
  "Id": zod.int().describe('Identifies the row; the same number as CountryIndicatorRatingId'),
  "CountryIndicatorRatingId": zod.int(),
  "IndicatorId": zod.int(),
  "IndicatorName": zod.string().describe('The short name'),
  "OrderNumber": zod.string().regex(listStuckResponseRowsItemIndicatorOrderNumberRegExp).describe('milestone.activity.indicator order'),
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
}).describe('A country indicator, with who works on it'),
  "Parent": zod.union([zod.object({
  "IndicatorId": zod.int(),
  "OrderNumber": zod.string().regex(listStuckResponseRowsItemParentOneOrderNumberRegExp),
  "IndicatorName": zod.string().describe('The short name')
}),zod.null()]).describe('The indicator on which it depends; null where it depends on none')
})).max(listStuckResponseRowsMax).describe('Those that have been in their status for longest')
})
export const ListStuckResponse = zod.array(ListStuckResponseItem).min(6).max(6)

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
  "AssignedUserId": zod.int().min(1).max(summariseWorkflowAssignmentBodyAssignedUserIdMax).nullable().describe('null takes people off'),
  "LeaveCompleted": zod.boolean().optional().describe('Leave out country indicators that are QA completed; without it they are assigned too'),
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

export const summariseWorkflowAssignmentResponseCompletedCountMin = 0;



export const SummariseWorkflowAssignmentResponse = zod.object({
  "CandidateCount": zod.int().min(summariseWorkflowAssignmentResponseCandidateCountMin).describe('Pairs of the selection that exist'),
  "ExisitingCount": zod.int().min(summariseWorkflowAssignmentResponseExisitingCountMin).describe('Candidates whose slot for the task holds another user'),
  "SameUserCount": zod.int().min(summariseWorkflowAssignmentResponseSameUserCountMin).describe('Candidates whose other slot holds the user, who would then both research and review them'),
  "CompletedCount": zod.int().min(summariseWorkflowAssignmentResponseCompletedCountMin).optional().describe('Candidates that are QA completed, whether or not they are left out')
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



export const AssignWorkflowBody = zod.object({
  "WorkflowTaskType": zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
}),
  "ReportEditionId": zod.int().min(1).max(assignWorkflowBodyReportEditionIdMax),
  "AssignedUserId": zod.int().min(1).max(assignWorkflowBodyAssignedUserIdMax).nullable().describe('null takes people off'),
  "LeaveCompleted": zod.boolean().optional().describe('Leave out country indicators that are QA completed; without it they are assigned too'),
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
  "AssignedUserId": zod.int().nullable(),
  "AssignedUserName": zod.string().nullable(),
  "AssignmentId": zod.int().nullish().describe('Id to undo the assignment by, the ActId of its events; null where nothing changed'),
  "AssignedCount": zod.int().min(assignWorkflowResponseAssignedCountMin).describe('Country indicators that now carry the user'),
  "OverwrittenCount": zod.int().min(assignWorkflowResponseOverwrittenCountMin).describe('Those of them that carried another user before')
})

/**
 * Each may have a date of its own for research and for QA; where it has none, the edition's stands. Neither status nor Version of a rating changes: a due date is no change of what is typed there.
 * @summary Set the due dates of country indicators
 */
export const setDueDatesBodyCountryIndicatorRatingIdsItemMax = 2147483647;

export const setDueDatesBodyCountryIndicatorRatingIdsMax = 100000;

export const setDueDatesBodyResearchDueDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');
export const setDueDatesBodyQADueDateRegExp = new RegExp('^(?!(0|1[0-8]|[3-9])\\d+-)');


export const SetDueDatesBody = zod.object({
  "CountryIndicatorRatingIds": zod.array(zod.int().min(1).max(setDueDatesBodyCountryIndicatorRatingIdsItemMax)).min(1).max(setDueDatesBodyCountryIndicatorRatingIdsMax).describe('Those that are not, or no longer, in the edition are passed over'),
  "ResearchDueDate": zod.iso.date().regex(setDueDatesBodyResearchDueDateRegExp).nullish().describe('A day of the edition; null takes the row\'s own date away, so that the edition\'s stands'),
  "QADueDate": zod.iso.date().regex(setDueDatesBodyQADueDateRegExp).nullish().describe('A day of the edition; null takes the row\'s own date away, so that the edition\'s stands')
}).describe('The due dates that country indicators are to have of their own; a member that is absent stays as it is')

export const setDueDatesResponseChangedCountMin = 0;

export const setDueDatesResponseSameCountMin = 0;



export const SetDueDatesResponse = zod.object({
  "ChangedCount": zod.int().min(setDueDatesResponseChangedCountMin).describe('Country indicators whose own dates are others now'),
  "SameCount": zod.int().min(setDueDatesResponseSameCountMin).describe('Those that had them already')
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


export const StepBackRatingsBody = zod.object({
  "CountryIndicatorRatingIds": zod.array(zod.int().min(1).max(stepBackRatingsBodyCountryIndicatorRatingIdsItemMax)).min(1).max(stepBackRatingsBodyCountryIndicatorRatingIdsMax).describe('Those that are not, or no longer, in the edition are passed over'),
  "WorkflowStatus": zod.enum({
  Open: 0,
  ResearchInProgress: 1,
  QAInProgress: 2,
  QACompleted: 3,
}),
  "Reason": zod.string().min(stepBackRatingsBodyReasonMin).max(stepBackRatingsBodyReasonMax).regex(stepBackRatingsBodyReasonRegExp).describe('Becomes a comment on each of them')
}).describe('ResearchInProgress returns what is in QA to research, QAInProgress reopens what is completed; no other status is taken')

export const stepBackRatingsResponseChangedCountMin = 0;

export const stepBackRatingsResponseOtherStatusCountMin = 0;

export const stepBackRatingsResponseDecidedCountMin = 0;



export const StepBackRatingsResponse = zod.object({
  "ChangedCount": zod.int().min(stepBackRatingsResponseChangedCountMin).describe('Country indicators that were taken back by a step'),
  "OtherStatusCount": zod.int().min(stepBackRatingsResponseOtherStatusCountMin).describe('Those of them that are in another status, and stay as they are'),
  "DecidedCount": zod.int().min(stepBackRatingsResponseDecidedCountMin).describe('Those whose parent decides them, and which stay as they are')
})

/**
 * Everybody who was changed is again who it was, and since when. All or nothing, and only while nothing was done since: a rating that was saved, moved or assigned anew refuses it (409 `changed-since` with the first 100), as does an inactive edition or one undone before. Notices of the assignment that nobody has read are withdrawn; undoing tells nobody.
 * @summary Undo an assignment or a plan
 */
export const revertAssignmentResponseRestoredCountMin = 0;



export const RevertAssignmentResponse = zod.object({
  "AssignmentId": zod.int(),
  "RestoredCount": zod.int().min(revertAssignmentResponseRestoredCountMin).describe('Country indicators that have again who had them before')
}).describe('An assignment that was undone, which was one choice or a whole plan')

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



export const SummariseAssignmentPlanBody = zod.object({
  "LeaveCompleted": zod.boolean().optional().describe('Leave out country indicators that are QA completed; without it they are assigned too'),
  "FromUserId": zod.int().min(1).max(summariseAssignmentPlanBodyFromUserIdMax).optional().describe('Hands over what waits for this person, and nothing else: research that is not submitted by the choice of Research, QA that waits by that of QA. A share counts what waits alone'),
  "Cells": zod.array(zod.object({
  "MilestoneId": zod.int().min(1).max(summariseAssignmentPlanBodyCellsItemMilestoneIdMax).optional(),
  "CountryIds": zod.array(zod.int().min(1).max(summariseAssignmentPlanBodyCellsItemCountryIdsItemMax)).min(1).max(summariseAssignmentPlanBodyCellsItemCountryIdsMax).optional(),
  "Research": zod.object({
  "UserIds": zod.array(zod.int().min(1).max(summariseAssignmentPlanBodyCellsItemResearchUserIdsItemMax)).max(summariseAssignmentPlanBodyCellsItemResearchUserIdsMax).describe('Who does it, each an even share; nobody where it is empty'),
  "AsLastEdition": zod.boolean().optional().describe('Who did it in the edition before, as far as that person can be assigned; where nobody can, it stays as it is. UserIds is empty then')
}).optional(),
  "QA": zod.object({
  "UserIds": zod.array(zod.int().min(1).max(summariseAssignmentPlanBodyCellsItemQAUserIdsItemMax)).max(summariseAssignmentPlanBodyCellsItemQAUserIdsMax).describe('Who does it, each an even share; nobody where it is empty'),
  "AsLastEdition": zod.boolean().optional().describe('Who did it in the edition before, as far as that person can be assigned; where nobody can, it stays as it is. UserIds is empty then')
}).optional()
}).describe('The indicators of a milestone in some countries, of all milestones or in all countries of the edition where they are left out; a choice that is left out leaves them as they are, or to another cell of the same place')).min(1).max(summariseAssignmentPlanBodyCellsMax)
})

export const summariseAssignmentPlanResponsePairCountMin = 0;

export const summariseAssignmentPlanResponseCompletedCountMin = 0;

export const summariseAssignmentPlanResponseSameUserCountMin = 0;

export const summariseAssignmentPlanResponsePeopleItemResearchGainedMin = 0;

export const summariseAssignmentPlanResponsePeopleItemResearchLostMin = 0;

export const summariseAssignmentPlanResponsePeopleItemQAGainedMin = 0;

export const summariseAssignmentPlanResponsePeopleItemQALostMin = 0;


export const summariseAssignmentPlanResponseCountMin = 0;



export const SummariseAssignmentPlanResponse = zod.object({
  "PairCount": zod.int().min(summariseAssignmentPlanResponsePairCountMin).describe('Country indicators that would change hands'),
  "CompletedCount": zod.int().min(summariseAssignmentPlanResponseCompletedCountMin).describe('Country indicators in the plan that are QA completed, whether or not they are left out'),
  "SameUserCount": zod.int().min(summariseAssignmentPlanResponseSameUserCountMin).describe('Country indicators that one person would both research and review'),
  "People": zod.array(zod.object({
  "UserId": zod.int(),
  "FullName": zod.string(),
  "ResearchGained": zod.int().min(summariseAssignmentPlanResponsePeopleItemResearchGainedMin),
  "ResearchLost": zod.int().min(summariseAssignmentPlanResponsePeopleItemResearchLostMin),
  "QAGained": zod.int().min(summariseAssignmentPlanResponsePeopleItemQAGainedMin),
  "QALost": zod.int().min(summariseAssignmentPlanResponsePeopleItemQALostMin)
})).describe('Whom it concerns, by name'),
  "NoLongerFit": zod.array(zod.object({
  "UserId": zod.int(),
  "FullName": zod.string(),
  "WorkflowTaskType": zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
}),
  "Count": zod.int().min(1).describe('Country indicators of the plan'),
  "Detail": zod.string().describe('Why the person cannot take them')
})).describe('Who had work in the last edition and cannot take it again, by name'),
  "Data": zod.array(zod.object({
  "CountryIndicatorRatingId": zod.int(),
  "CountryName": zod.string(),
  "SnapshotName": zod.string().describe('Number and short name of the indicator'),
  "WorkflowTaskType": zod.enum({
  AssignForResearch: 0,
  AssignForQA: 1,
}),
  "FromUserId": zod.int().nullable(),
  "FromUserName": zod.string().nullable().describe('Who has it; null where nobody has'),
  "ToUserId": zod.int().nullable(),
  "ToUserName": zod.string().nullable().describe('Who would have it; null where nobody would')
})),
  "Count": zod.int().min(summariseAssignmentPlanResponseCountMin).describe('Changes; a country indicator whose research and QA user change has two')
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



export const ApplyAssignmentPlanBody = zod.object({
  "LeaveCompleted": zod.boolean().optional().describe('Leave out country indicators that are QA completed; without it they are assigned too'),
  "FromUserId": zod.int().min(1).max(applyAssignmentPlanBodyFromUserIdMax).optional().describe('Hands over what waits for this person, and nothing else: research that is not submitted by the choice of Research, QA that waits by that of QA. A share counts what waits alone'),
  "Cells": zod.array(zod.object({
  "MilestoneId": zod.int().min(1).max(applyAssignmentPlanBodyCellsItemMilestoneIdMax).optional(),
  "CountryIds": zod.array(zod.int().min(1).max(applyAssignmentPlanBodyCellsItemCountryIdsItemMax)).min(1).max(applyAssignmentPlanBodyCellsItemCountryIdsMax).optional(),
  "Research": zod.object({
  "UserIds": zod.array(zod.int().min(1).max(applyAssignmentPlanBodyCellsItemResearchUserIdsItemMax)).max(applyAssignmentPlanBodyCellsItemResearchUserIdsMax).describe('Who does it, each an even share; nobody where it is empty'),
  "AsLastEdition": zod.boolean().optional().describe('Who did it in the edition before, as far as that person can be assigned; where nobody can, it stays as it is. UserIds is empty then')
}).optional(),
  "QA": zod.object({
  "UserIds": zod.array(zod.int().min(1).max(applyAssignmentPlanBodyCellsItemQAUserIdsItemMax)).max(applyAssignmentPlanBodyCellsItemQAUserIdsMax).describe('Who does it, each an even share; nobody where it is empty'),
  "AsLastEdition": zod.boolean().optional().describe('Who did it in the edition before, as far as that person can be assigned; where nobody can, it stays as it is. UserIds is empty then')
}).optional()
}).describe('The indicators of a milestone in some countries, of all milestones or in all countries of the edition where they are left out; a choice that is left out leaves them as they are, or to another cell of the same place')).min(1).max(applyAssignmentPlanBodyCellsMax)
})

export const applyAssignmentPlanResponsePairCountMin = 0;



export const ApplyAssignmentPlanResponse = zod.object({
  "ReportEditionId": zod.int(),
  "AssignmentId": zod.int().nullable().describe('Id to undo the assignment by; null where nothing changed'),
  "PairCount": zod.int().min(applyAssignmentPlanResponsePairCountMin).describe('Country indicators that changed hands')
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

