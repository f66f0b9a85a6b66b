// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Each row counts the ratings, references and open work that a deletion takes along.
 * @summary List the milestones of an edition, by OrderId
 */

export const listMilestonesResponseChildrenMin = 0;

export const listMilestonesResponseRatingCountMin = 0;

export const listMilestonesResponseReferenceCountMin = 0;

export const listMilestonesResponseOpenWorkCountMin = 0;




export const ListMilestonesResponseItem = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "ReportEditionId": zod.int(),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string().nullable(),
  "Children": zod.int().min(listMilestonesResponseChildrenMin).describe('How many activities it has'),
  "RatingCount": zod.int().min(listMilestonesResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(listMilestonesResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(listMilestonesResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})
export const ListMilestonesResponse = zod.array(ListMilestonesResponseItem)

/**
 * It comes after the last milestone of the edition and has no activities yet.
 * @summary Add a milestone at the end
 */
export const createMilestoneBodyReportEditionIdMax = 2147483647;

export const createMilestoneBodyFullNameMin = 3;
export const createMilestoneBodyFullNameMax = 500;

export const createMilestoneBodyShortNameMin = 3;
export const createMilestoneBodyShortNameMax = 80;

export const createMilestoneBodyDescriptionMax = 10000;



export const CreateMilestoneBody = zod.object({
  "ModuleType": zod.literal(0).describe('Milestone'),
  "ReportEditionId": zod.int().min(1).max(createMilestoneBodyReportEditionIdMax).describe('The edition of the address'),
  "FullName": zod.string().min(createMilestoneBodyFullNameMin).max(createMilestoneBodyFullNameMax),
  "ShortName": zod.string().min(createMilestoneBodyShortNameMin).max(createMilestoneBodyShortNameMax),
  "Description": zod.string().max(createMilestoneBodyDescriptionMax).nullish().describe('An empty text is stored as null')
})


export const createMilestoneResponseChildrenMin = 0;

export const createMilestoneResponseRatingCountMin = 0;

export const createMilestoneResponseReferenceCountMin = 0;

export const createMilestoneResponseOpenWorkCountMin = 0;




export const CreateMilestoneResponse = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "ReportEditionId": zod.int(),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string().nullable(),
  "Children": zod.int().min(createMilestoneResponseChildrenMin).describe('How many activities it has'),
  "RatingCount": zod.int().min(createMilestoneResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(createMilestoneResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(createMilestoneResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})

/**
 * Changes the texts; its place and its activities stay. A Version that is no longer that of the milestone is 409 `stale`.
 * @summary Edit a milestone
 */
export const updateMilestoneBodyIdMax = 2147483647;


export const updateMilestoneBodyReportEditionIdMax = 2147483647;

export const updateMilestoneBodyFullNameMin = 3;
export const updateMilestoneBodyFullNameMax = 500;

export const updateMilestoneBodyShortNameMin = 3;
export const updateMilestoneBodyShortNameMax = 80;

export const updateMilestoneBodyDescriptionMax = 10000;

export const updateMilestoneBodyChildrenMin = 0;




export const UpdateMilestoneBody = zod.object({
  "Id": zod.int().min(1).max(updateMilestoneBodyIdMax),
  "OrderId": zod.int().min(1).optional().describe('Its place, 1…n without gaps'),
  "ModuleType": zod.literal(0).optional().describe('Milestone'),
  "ReportEditionId": zod.int().min(1).max(updateMilestoneBodyReportEditionIdMax).optional().describe('The edition of the address'),
  "FullName": zod.string().min(updateMilestoneBodyFullNameMin).max(updateMilestoneBodyFullNameMax),
  "ShortName": zod.string().min(updateMilestoneBodyShortNameMin).max(updateMilestoneBodyShortNameMax),
  "Description": zod.string().max(updateMilestoneBodyDescriptionMax).nullish().describe('An empty text is stored as null'),
  "Children": zod.int().min(updateMilestoneBodyChildrenMin).optional(),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('The merged milestone. What the server derives (OrderId, Children) may come along and is not read; a Description that is absent stays as it is.')


export const updateMilestoneResponseChildrenMin = 0;

export const updateMilestoneResponseRatingCountMin = 0;

export const updateMilestoneResponseReferenceCountMin = 0;

export const updateMilestoneResponseOpenWorkCountMin = 0;




export const UpdateMilestoneResponse = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "ReportEditionId": zod.int(),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string().nullable(),
  "Children": zod.int().min(updateMilestoneResponseChildrenMin).describe('How many activities it has'),
  "RatingCount": zod.int().min(updateMilestoneResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(updateMilestoneResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(updateMilestoneResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})

/**
 * Takes ratings, references and open work along, as many as its row says; the milestones behind it move up.
 * @summary Delete a milestone with its activities and indicators
 */
export const DeleteMilestoneResponse = zod.void()

/**
 * Each row counts the ratings, references and open work that a deletion takes along.
 * @summary List the activities of a milestone, by OrderId
 */


export const listActivitiesResponseChildrenMin = 0;

export const listActivitiesResponseRatingCountMin = 0;

export const listActivitiesResponseReferenceCountMin = 0;

export const listActivitiesResponseOpenWorkCountMin = 0;




export const ListActivitiesResponseItem = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "ParentId": zod.int().describe('Id of its milestone'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "ReportEditionId": zod.int(),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of its milestone'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string().nullable(),
  "Children": zod.int().min(listActivitiesResponseChildrenMin).describe('How many indicators it has'),
  "RatingCount": zod.int().min(listActivitiesResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(listActivitiesResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(listActivitiesResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})
export const ListActivitiesResponse = zod.array(ListActivitiesResponseItem)

/**
 * It comes after the last activity of the milestone and has no indicators yet.
 * @summary Add an activity at the end of a milestone
 */
export const createActivityBodyParentIdMax = 2147483647;

export const createActivityBodyReportEditionIdMax = 2147483647;


export const createActivityBodyFullNameMin = 3;
export const createActivityBodyFullNameMax = 500;

export const createActivityBodyShortNameMin = 3;
export const createActivityBodyShortNameMax = 80;

export const createActivityBodyDescriptionMax = 10000;



export const CreateActivityBody = zod.object({
  "ParentId": zod.int().min(1).max(createActivityBodyParentIdMax).describe('Id of its milestone'),
  "ModuleType": zod.literal(1).describe('Activity'),
  "ReportEditionId": zod.int().min(1).max(createActivityBodyReportEditionIdMax).describe('The edition of the address'),
  "MilestoneOrderId": zod.int().min(1).optional().describe('OrderId of its milestone; not compared, the Ids decide'),
  "FullName": zod.string().min(createActivityBodyFullNameMin).max(createActivityBodyFullNameMax),
  "ShortName": zod.string().min(createActivityBodyShortNameMin).max(createActivityBodyShortNameMax),
  "Description": zod.string().max(createActivityBodyDescriptionMax).nullish().describe('An empty text is stored as null')
})



export const createActivityResponseChildrenMin = 0;

export const createActivityResponseRatingCountMin = 0;

export const createActivityResponseReferenceCountMin = 0;

export const createActivityResponseOpenWorkCountMin = 0;




export const CreateActivityResponse = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "ParentId": zod.int().describe('Id of its milestone'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "ReportEditionId": zod.int(),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of its milestone'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string().nullable(),
  "Children": zod.int().min(createActivityResponseChildrenMin).describe('How many indicators it has'),
  "RatingCount": zod.int().min(createActivityResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(createActivityResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(createActivityResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})

/**
 * Changes the texts; its place and its indicators stay. A Version that is no longer that of the activity is 409 `stale`.
 * @summary Edit an activity
 */
export const updateActivityBodyIdMax = 2147483647;


export const updateActivityBodyParentIdMax = 2147483647;

export const updateActivityBodyReportEditionIdMax = 2147483647;


export const updateActivityBodyFullNameMin = 3;
export const updateActivityBodyFullNameMax = 500;

export const updateActivityBodyShortNameMin = 3;
export const updateActivityBodyShortNameMax = 80;

export const updateActivityBodyDescriptionMax = 10000;

export const updateActivityBodyChildrenMin = 0;




export const UpdateActivityBody = zod.object({
  "Id": zod.int().min(1).max(updateActivityBodyIdMax),
  "OrderId": zod.int().min(1).optional().describe('Its place, 1…n without gaps'),
  "ParentId": zod.int().min(1).max(updateActivityBodyParentIdMax).optional().describe('Id of its milestone'),
  "ModuleType": zod.literal(1).optional().describe('Activity'),
  "ReportEditionId": zod.int().min(1).max(updateActivityBodyReportEditionIdMax).optional().describe('The edition of the address'),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of its milestone; not compared, the Ids decide'),
  "FullName": zod.string().min(updateActivityBodyFullNameMin).max(updateActivityBodyFullNameMax),
  "ShortName": zod.string().min(updateActivityBodyShortNameMin).max(updateActivityBodyShortNameMax),
  "Description": zod.string().max(updateActivityBodyDescriptionMax).nullish().describe('An empty text is stored as null'),
  "Children": zod.int().min(updateActivityBodyChildrenMin).optional(),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('The merged activity. What the server derives (OrderId, Children) may come along and is not read; a Description that is absent stays as it is, and so does the milestone.')



export const updateActivityResponseChildrenMin = 0;

export const updateActivityResponseRatingCountMin = 0;

export const updateActivityResponseReferenceCountMin = 0;

export const updateActivityResponseOpenWorkCountMin = 0;




export const UpdateActivityResponse = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "ParentId": zod.int().describe('Id of its milestone'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "ReportEditionId": zod.int(),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of its milestone'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string().nullable(),
  "Children": zod.int().min(updateActivityResponseChildrenMin).describe('How many indicators it has'),
  "RatingCount": zod.int().min(updateActivityResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(updateActivityResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(updateActivityResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})

/**
 * Renumbers the indicators of both.
 * @summary Move an activity up or down by one place
 */
export const reorderActivityBodyIdMax = 2147483647;




export const ReorderActivityBody = zod.object({
  "Id": zod.int().min(1).max(reorderActivityBodyIdMax),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of its milestone; not compared, the Ids decide'),
  "OrderDirection": zod.enum({
  Up: 0,
  Down: 1,
})
}).describe('Swaps the activity with its neighbour; versions stay')



export const reorderActivityResponseChildrenMin = 0;

export const reorderActivityResponseRatingCountMin = 0;

export const reorderActivityResponseReferenceCountMin = 0;

export const reorderActivityResponseOpenWorkCountMin = 0;




export const ReorderActivityResponseItem = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "ParentId": zod.int().describe('Id of its milestone'),
  "ModuleType": zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
}).describe('0 and 1 in structure calls; the country tree adds 2'),
  "ReportEditionId": zod.int(),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of its milestone'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string().nullable(),
  "Children": zod.int().min(reorderActivityResponseChildrenMin).describe('How many indicators it has'),
  "RatingCount": zod.int().min(reorderActivityResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(reorderActivityResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(reorderActivityResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
})
export const ReorderActivityResponse = zod.array(ReorderActivityResponseItem)

/**
 * Takes ratings, references and open work along, as many as its row says; the activities behind it move up.
 * @summary Delete an activity with its indicators
 */
export const DeleteActivityResponse = zod.void()

/**
 * Each row counts the ratings, references and open work that a deletion takes along.
 * @summary List the indicators of an activity, by OrderId
 */



export const listActivityIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const listActivityIndicatorsResponseParentIndicatorIdMin = 0;

export const listActivityIndicatorsResponseRatingCountMin = 0;

export const listActivityIndicatorsResponseReferenceCountMin = 0;

export const listActivityIndicatorsResponseOpenWorkCountMin = 0;




export const ListActivityIndicatorsResponseItem = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "LibraryIndicatorId": zod.int().describe('What it is in the library; the same in every edition'),
  "ReportEditionId": zod.int(),
  "MilestoneId": zod.int(),
  "MilestoneOrderId": zod.int().min(1),
  "MilestoneName": zod.string().describe('Full name of its milestone'),
  "ActivityId": zod.int(),
  "ActivityOrderId": zod.int().min(1),
  "ActivityName": zod.string().describe('Full name of its activity'),
  "SnapshotName": zod.string().regex(listActivityIndicatorsResponseSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string(),
  "ResponseRules": zod.string().nullable().describe('Additional indicator rating tips'),
  "TimePeriod": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "IsDependent": zod.boolean().describe('Whether it has a parent indicator'),
  "ParentIndicatorId": zod.int().min(listActivityIndicatorsResponseParentIndicatorIdMin).describe('0 = none'),
  "ParentIndicator": zod.string().nullable().describe('SnapshotName of its parent indicator'),
  "IndicatorRelationType": zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
}),
  "IndicatorRelation": zod.string().nullable().describe('For Child the SnapshotName of its parent, for Parent the numbers of its children (\'1.1.2, 1.1.3\')'),
  "RatingCount": zod.int().min(listActivityIndicatorsResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(listActivityIndicatorsResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(listActivityIndicatorsResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('An indicator in the structure of an edition. Its Version counts edits of the indicator itself, not renumbering.')
export const ListActivityIndicatorsResponse = zod.array(ListActivityIndicatorsResponseItem)

/**
 * Those of the edition that have no parent themselves, without the indicator itself. One that is a parent already can depend on none. The Id 0 asks for a new indicator.
 * @summary List the indicators that an indicator can depend on, by number
 */
export const listParentIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListParentIndicatorsResponseItem = zod.object({
  "Id": zod.int(),
  "SnapshotName": zod.string().regex(listParentIndicatorsResponseSnapshotNameRegExp),
  "FullName": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative')
}).describe('An indicator that another one can depend on')
export const ListParentIndicatorsResponse = zod.array(ListParentIndicatorsResponseItem)

/**
 * Each library indicator with the texts it had where it was last used; addLibraryIndicators takes the chosen ones.
 * @summary List the indicators of the library that an edition does not hold, by LibraryIndicatorId
 */
export const listGlobalIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListGlobalIndicatorsResponseItem = zod.object({
  "LibraryIndicatorId": zod.int(),
  "SnapshotName": zod.string().regex(listGlobalIndicatorsResponseSnapshotNameRegExp).nullable().describe('As in the edition that used it last; null where none holds it any more'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string(),
  "ResponseRules": zod.string().nullable(),
  "TimePeriod": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "ReportEditionName": zod.string().nullable().describe('The edition that used it last')
}).describe('An indicator of the library that the edition does not hold, with all that its row needs once it is added')
export const ListGlobalIndicatorsResponse = zod.array(ListGlobalIndicatorsResponseItem)

/**
 * They follow the last indicator of the activity in the order of the list; their Open country indicators are made at once.
 * @summary Add indicators of the library to an activity
 */


export const addLibraryIndicatorsBodyActivityIdMax = 2147483647;

export const addLibraryIndicatorsBodyIndicatorsItemLibraryIndicatorIdMax = 2147483647;

export const addLibraryIndicatorsBodyIndicatorsMax = 500;



export const AddLibraryIndicatorsBody = zod.object({
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of the milestone; not compared, the Ids decide'),
  "ActivityOrderId": zod.int().min(1).describe('OrderId of the activity; not compared, the Ids decide'),
  "ActivityId": zod.int().min(1).max(addLibraryIndicatorsBodyActivityIdMax),
  "Indicators": zod.array(zod.object({
  "LibraryIndicatorId": zod.int().min(1).max(addLibraryIndicatorsBodyIndicatorsItemLibraryIndicatorIdMax)
}).describe('A chosen row of the addable list. Only LibraryIndicatorId is read; the rest of the row may come along.')).min(1).max(addLibraryIndicatorsBodyIndicatorsMax)
}).describe('They go to the end of the activity in the order of the list, without a parent')




export const addLibraryIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const addLibraryIndicatorsResponseParentIndicatorIdMin = 0;

export const addLibraryIndicatorsResponseRatingCountMin = 0;

export const addLibraryIndicatorsResponseReferenceCountMin = 0;

export const addLibraryIndicatorsResponseOpenWorkCountMin = 0;




export const AddLibraryIndicatorsResponseItem = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "LibraryIndicatorId": zod.int().describe('What it is in the library; the same in every edition'),
  "ReportEditionId": zod.int(),
  "MilestoneId": zod.int(),
  "MilestoneOrderId": zod.int().min(1),
  "MilestoneName": zod.string().describe('Full name of its milestone'),
  "ActivityId": zod.int(),
  "ActivityOrderId": zod.int().min(1),
  "ActivityName": zod.string().describe('Full name of its activity'),
  "SnapshotName": zod.string().regex(addLibraryIndicatorsResponseSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string(),
  "ResponseRules": zod.string().nullable().describe('Additional indicator rating tips'),
  "TimePeriod": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "IsDependent": zod.boolean().describe('Whether it has a parent indicator'),
  "ParentIndicatorId": zod.int().min(addLibraryIndicatorsResponseParentIndicatorIdMin).describe('0 = none'),
  "ParentIndicator": zod.string().nullable().describe('SnapshotName of its parent indicator'),
  "IndicatorRelationType": zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
}),
  "IndicatorRelation": zod.string().nullable().describe('For Child the SnapshotName of its parent, for Parent the numbers of its children (\'1.1.2, 1.1.3\')'),
  "RatingCount": zod.int().min(addLibraryIndicatorsResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(addLibraryIndicatorsResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(addLibraryIndicatorsResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('An indicator in the structure of an edition. Its Version counts edits of the indicator itself, not renumbering.')
export const AddLibraryIndicatorsResponse = zod.array(AddLibraryIndicatorsResponseItem)

/**
 * Ratings, references and assignments stay with it. Another IndicatorRating turns the sign of the scores, so that what was met stays consistent, and makes its ratings' Versions new. A client that takes the parent away calls unassignParentIndicator first and sends the Version of that answer here.
 * @summary Edit an indicator, or move it to another activity
 */
export const updateIndicatorBodyIdMax = 2147483647;

export const updateIndicatorBodyActivityIdMax = 2147483647;



export const updateIndicatorBodyFullNameMin = 3;
export const updateIndicatorBodyFullNameMax = 500;

export const updateIndicatorBodyShortNameMin = 3;
export const updateIndicatorBodyShortNameMax = 80;

export const updateIndicatorBodyDescriptionMin = 3;
export const updateIndicatorBodyDescriptionMax = 10000;

export const updateIndicatorBodyResponseRulesMax = 10000;

export const updateIndicatorBodyTimePeriodMin = 3;
export const updateIndicatorBodyTimePeriodMax = 500;

export const updateIndicatorBodyParentIndicatorIdMin = 0;
export const updateIndicatorBodyParentIndicatorIdMax = 2147483647;

export const updateIndicatorBodyParentIndicatorMax = 200;



export const updateIndicatorBodyReportEditionIdMax = 2147483647;


export const updateIndicatorBodyMilestoneNameMax = 500;

export const updateIndicatorBodyActivityNameMax = 500;

export const updateIndicatorBodySnapshotNameMax = 200;

export const updateIndicatorBodyIndicatorRelationMax = 10000;




export const UpdateIndicatorBody = zod.object({
  "Id": zod.int().min(1).max(updateIndicatorBodyIdMax),
  "ActivityId": zod.int().min(1).max(updateIndicatorBodyActivityIdMax),
  "ActivityOrderId": zod.int().min(1).describe('OrderId of the activity; not compared, the Ids decide'),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of the milestone; not compared, the Ids decide'),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "FullName": zod.string().min(updateIndicatorBodyFullNameMin).max(updateIndicatorBodyFullNameMax).optional(),
  "ShortName": zod.string().min(updateIndicatorBodyShortNameMin).max(updateIndicatorBodyShortNameMax).optional(),
  "Description": zod.string().min(updateIndicatorBodyDescriptionMin).max(updateIndicatorBodyDescriptionMax).optional(),
  "ResponseRules": zod.string().max(updateIndicatorBodyResponseRulesMax).nullish().describe('An empty text is stored as null'),
  "TimePeriod": zod.string().min(updateIndicatorBodyTimePeriodMin).max(updateIndicatorBodyTimePeriodMax).optional(),
  "IsDependent": zod.boolean().optional().describe('Sent along; true without a ParentIndicatorId is refused'),
  "ParentIndicatorId": zod.int().min(updateIndicatorBodyParentIndicatorIdMin).max(updateIndicatorBodyParentIndicatorIdMax).optional().describe('0 = none'),
  "ParentIndicator": zod.string().max(updateIndicatorBodyParentIndicatorMax).nullish().describe('Sent along and not read'),
  "OrderId": zod.int().min(1).optional().describe('Its place, 1…n without gaps'),
  "LibraryIndicatorId": zod.int().min(1).optional(),
  "ReportEditionId": zod.int().min(1).max(updateIndicatorBodyReportEditionIdMax).optional().describe('The edition of the address'),
  "MilestoneId": zod.int().min(1).optional(),
  "MilestoneName": zod.string().max(updateIndicatorBodyMilestoneNameMax).optional(),
  "ActivityName": zod.string().max(updateIndicatorBodyActivityNameMax).optional(),
  "SnapshotName": zod.string().max(updateIndicatorBodySnapshotNameMax).optional(),
  "IndicatorRelationType": zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
}).optional(),
  "IndicatorRelation": zod.string().max(updateIndicatorBodyIndicatorRelationMax).nullish(),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('One body for an edit and for a move: what is absent stays as it is. Another ActivityId means to append the indicator to that activity and to renumber both; IndicatorRating is then not read. What the server derives (OrderId, names, relation) may come along and is not read either.')




export const updateIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const updateIndicatorResponseParentIndicatorIdMin = 0;

export const updateIndicatorResponseRatingCountMin = 0;

export const updateIndicatorResponseReferenceCountMin = 0;

export const updateIndicatorResponseOpenWorkCountMin = 0;




export const UpdateIndicatorResponse = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "LibraryIndicatorId": zod.int().describe('What it is in the library; the same in every edition'),
  "ReportEditionId": zod.int(),
  "MilestoneId": zod.int(),
  "MilestoneOrderId": zod.int().min(1),
  "MilestoneName": zod.string().describe('Full name of its milestone'),
  "ActivityId": zod.int(),
  "ActivityOrderId": zod.int().min(1),
  "ActivityName": zod.string().describe('Full name of its activity'),
  "SnapshotName": zod.string().regex(updateIndicatorResponseSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string(),
  "ResponseRules": zod.string().nullable().describe('Additional indicator rating tips'),
  "TimePeriod": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "IsDependent": zod.boolean().describe('Whether it has a parent indicator'),
  "ParentIndicatorId": zod.int().min(updateIndicatorResponseParentIndicatorIdMin).describe('0 = none'),
  "ParentIndicator": zod.string().nullable().describe('SnapshotName of its parent indicator'),
  "IndicatorRelationType": zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
}),
  "IndicatorRelation": zod.string().nullable().describe('For Child the SnapshotName of its parent, for Parent the numbers of its children (\'1.1.2, 1.1.3\')'),
  "RatingCount": zod.int().min(updateIndicatorResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(updateIndicatorResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(updateIndicatorResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('An indicator in the structure of an edition. Its Version counts edits of the indicator itself, not renumbering.')

/**
 * Its Open country indicators are made at once.
 * @summary Add a new indicator to an activity and to the library
 */
export const createIndicatorBodyReportEditionIdMax = 2147483647;

export const createIndicatorBodyActivityIdMax = 2147483647;



export const createIndicatorBodyFullNameMin = 3;
export const createIndicatorBodyFullNameMax = 500;

export const createIndicatorBodyShortNameMin = 3;
export const createIndicatorBodyShortNameMax = 80;

export const createIndicatorBodyDescriptionMin = 3;
export const createIndicatorBodyDescriptionMax = 10000;

export const createIndicatorBodyResponseRulesMax = 10000;

export const createIndicatorBodyTimePeriodMin = 3;
export const createIndicatorBodyTimePeriodMax = 500;

export const createIndicatorBodyParentIndicatorIdMin = 0;
export const createIndicatorBodyParentIndicatorIdMax = 2147483647;

export const createIndicatorBodyParentIndicatorMax = 200;



export const CreateIndicatorBody = zod.object({
  "ReportEditionId": zod.int().min(1).max(createIndicatorBodyReportEditionIdMax).describe('The edition of the address'),
  "ActivityId": zod.int().min(1).max(createIndicatorBodyActivityIdMax),
  "ActivityOrderId": zod.int().min(1).describe('OrderId of the activity; not compared, the Ids decide'),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of the milestone; not compared, the Ids decide'),
  "FullName": zod.string().min(createIndicatorBodyFullNameMin).max(createIndicatorBodyFullNameMax),
  "ShortName": zod.string().min(createIndicatorBodyShortNameMin).max(createIndicatorBodyShortNameMax),
  "Description": zod.string().min(createIndicatorBodyDescriptionMin).max(createIndicatorBodyDescriptionMax),
  "ResponseRules": zod.string().max(createIndicatorBodyResponseRulesMax).nullish().describe('An empty text is stored as null'),
  "TimePeriod": zod.string().min(createIndicatorBodyTimePeriodMin).max(createIndicatorBodyTimePeriodMax),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "IsDependent": zod.boolean().optional().describe('Sent along; true without a ParentIndicatorId is refused'),
  "ParentIndicatorId": zod.int().min(createIndicatorBodyParentIndicatorIdMin).max(createIndicatorBodyParentIndicatorIdMax).describe('0 = none'),
  "ParentIndicator": zod.string().max(createIndicatorBodyParentIndicatorMax).nullish().describe('Sent along and not read')
}).describe('Goes to the end of the activity and into the library. With IsDependent, ParentIndicatorId must name an indicator of the edition that has no parent itself.')




export const createIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const createIndicatorResponseParentIndicatorIdMin = 0;

export const createIndicatorResponseRatingCountMin = 0;

export const createIndicatorResponseReferenceCountMin = 0;

export const createIndicatorResponseOpenWorkCountMin = 0;




export const CreateIndicatorResponse = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "LibraryIndicatorId": zod.int().describe('What it is in the library; the same in every edition'),
  "ReportEditionId": zod.int(),
  "MilestoneId": zod.int(),
  "MilestoneOrderId": zod.int().min(1),
  "MilestoneName": zod.string().describe('Full name of its milestone'),
  "ActivityId": zod.int(),
  "ActivityOrderId": zod.int().min(1),
  "ActivityName": zod.string().describe('Full name of its activity'),
  "SnapshotName": zod.string().regex(createIndicatorResponseSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string(),
  "ResponseRules": zod.string().nullable().describe('Additional indicator rating tips'),
  "TimePeriod": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "IsDependent": zod.boolean().describe('Whether it has a parent indicator'),
  "ParentIndicatorId": zod.int().min(createIndicatorResponseParentIndicatorIdMin).describe('0 = none'),
  "ParentIndicator": zod.string().nullable().describe('SnapshotName of its parent indicator'),
  "IndicatorRelationType": zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
}),
  "IndicatorRelation": zod.string().nullable().describe('For Child the SnapshotName of its parent, for Parent the numbers of its children (\'1.1.2, 1.1.3\')'),
  "RatingCount": zod.int().min(createIndicatorResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(createIndicatorResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(createIndicatorResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('An indicator in the structure of an edition. Its Version counts edits of the indicator itself, not renumbering.')

/**
 * Takes no body. One that has no parent is answered as it is. What was set aside while the parent was not met comes back as it was rated.
 * @summary Make an indicator independent of its parent
 */



export const unassignParentIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const unassignParentIndicatorResponseParentIndicatorIdMin = 0;

export const unassignParentIndicatorResponseRatingCountMin = 0;

export const unassignParentIndicatorResponseReferenceCountMin = 0;

export const unassignParentIndicatorResponseOpenWorkCountMin = 0;




export const UnassignParentIndicatorResponse = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "LibraryIndicatorId": zod.int().describe('What it is in the library; the same in every edition'),
  "ReportEditionId": zod.int(),
  "MilestoneId": zod.int(),
  "MilestoneOrderId": zod.int().min(1),
  "MilestoneName": zod.string().describe('Full name of its milestone'),
  "ActivityId": zod.int(),
  "ActivityOrderId": zod.int().min(1),
  "ActivityName": zod.string().describe('Full name of its activity'),
  "SnapshotName": zod.string().regex(unassignParentIndicatorResponseSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string(),
  "ResponseRules": zod.string().nullable().describe('Additional indicator rating tips'),
  "TimePeriod": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "IsDependent": zod.boolean().describe('Whether it has a parent indicator'),
  "ParentIndicatorId": zod.int().min(unassignParentIndicatorResponseParentIndicatorIdMin).describe('0 = none'),
  "ParentIndicator": zod.string().nullable().describe('SnapshotName of its parent indicator'),
  "IndicatorRelationType": zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
}),
  "IndicatorRelation": zod.string().nullable().describe('For Child the SnapshotName of its parent, for Parent the numbers of its children (\'1.1.2, 1.1.3\')'),
  "RatingCount": zod.int().min(unassignParentIndicatorResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(unassignParentIndicatorResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(unassignParentIndicatorResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('An indicator in the structure of an edition. Its Version counts edits of the indicator itself, not renumbering.')

/**
 * Swaps the indicator with its neighbour in the activity; past either end is 409. No Version changes.
 * @summary Move an indicator up or down by one place
 */
export const reorderIndicatorBodyIdMax = 2147483647;





export const ReorderIndicatorBody = zod.object({
  "Id": zod.int().min(1).max(reorderIndicatorBodyIdMax),
  "MilestoneOrderId": zod.int().min(1).describe('OrderId of the milestone; not compared, the Ids decide'),
  "ActivityOrderId": zod.int().min(1).describe('OrderId of the activity; not compared, the Ids decide'),
  "OrderDirection": zod.enum({
  Up: 0,
  Down: 1,
})
}).describe('Swaps the indicator with its neighbour; versions stay')




export const reorderIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const reorderIndicatorResponseParentIndicatorIdMin = 0;

export const reorderIndicatorResponseRatingCountMin = 0;

export const reorderIndicatorResponseReferenceCountMin = 0;

export const reorderIndicatorResponseOpenWorkCountMin = 0;




export const ReorderIndicatorResponseItem = zod.object({
  "Id": zod.int(),
  "OrderId": zod.int().min(1).describe('Its place, 1…n without gaps'),
  "LibraryIndicatorId": zod.int().describe('What it is in the library; the same in every edition'),
  "ReportEditionId": zod.int(),
  "MilestoneId": zod.int(),
  "MilestoneOrderId": zod.int().min(1),
  "MilestoneName": zod.string().describe('Full name of its milestone'),
  "ActivityId": zod.int(),
  "ActivityOrderId": zod.int().min(1),
  "ActivityName": zod.string().describe('Full name of its activity'),
  "SnapshotName": zod.string().regex(reorderIndicatorResponseSnapshotNameRegExp).describe('milestone.activity.indicator order, a space, the short name'),
  "FullName": zod.string(),
  "ShortName": zod.string(),
  "Description": zod.string(),
  "ResponseRules": zod.string().nullable().describe('Additional indicator rating tips'),
  "TimePeriod": zod.string(),
  "IndicatorRating": zod.enum({
  Positive: 0,
  Negative: 1,
}).describe('The wire\'s `IndicatorRating`; in forms a boolean, true = Negative'),
  "IsDependent": zod.boolean().describe('Whether it has a parent indicator'),
  "ParentIndicatorId": zod.int().min(reorderIndicatorResponseParentIndicatorIdMin).describe('0 = none'),
  "ParentIndicator": zod.string().nullable().describe('SnapshotName of its parent indicator'),
  "IndicatorRelationType": zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
}),
  "IndicatorRelation": zod.string().nullable().describe('For Child the SnapshotName of its parent, for Parent the numbers of its children (\'1.1.2, 1.1.3\')'),
  "RatingCount": zod.int().min(reorderIndicatorResponseRatingCountMin).describe('How many ratings a deletion takes along'),
  "ReferenceCount": zod.int().min(reorderIndicatorResponseReferenceCountMin).describe('How many references a deletion takes along'),
  "OpenWorkCount": zod.int().min(reorderIndicatorResponseOpenWorkCountMin).describe('How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('An indicator in the structure of an edition. Its Version counts edits of the indicator itself, not renumbering.')
export const ReorderIndicatorResponse = zod.array(ReorderIndicatorResponseItem)

/**
 * Takes its ratings, references and open work along, as many as its row says. Its children lose their parent and what that has rated of them, the indicators behind it move up, and the library keeps it.
 * @summary Delete an indicator from an edition
 */
export const DeleteIndicatorResponse = zod.void()

