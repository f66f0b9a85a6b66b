// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * Each row counts the ratings, references and open work that a deletion takes along.
 * @summary List the milestones of an edition, by OrderId
 */

export const listMilestonesResponseChildrenMin = 0;

export const listMilestonesResponseRatingCountMin = 0;

export const listMilestonesResponseReferenceCountMin = 0;

export const listMilestonesResponseOpenWorkCountMin = 0;




export const ListMilestonesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Children": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMilestonesResponseChildrenMin)),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMilestonesResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMilestonesResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMilestonesResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})
export const ListMilestonesResponse = /*#__PURE__*/ zod.array(ListMilestonesResponseItem)

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



export const CreateMilestoneBody = /*#__PURE__*/ zod.object({
  "ModuleType": /*#__PURE__*/ zod.literal(0),
  "ReportEditionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createMilestoneBodyReportEditionIdMax)),
  "FullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createMilestoneBodyFullNameMin)).check(/*#__PURE__*/ zod.maxLength(createMilestoneBodyFullNameMax)),
  "ShortName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createMilestoneBodyShortNameMin)).check(/*#__PURE__*/ zod.maxLength(createMilestoneBodyShortNameMax)),
  "Description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createMilestoneBodyDescriptionMax)))
})


export const createMilestoneResponseChildrenMin = 0;

export const createMilestoneResponseRatingCountMin = 0;

export const createMilestoneResponseReferenceCountMin = 0;

export const createMilestoneResponseOpenWorkCountMin = 0;




export const CreateMilestoneResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Children": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createMilestoneResponseChildrenMin)),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createMilestoneResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createMilestoneResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createMilestoneResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
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




export const UpdateMilestoneBody = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateMilestoneBodyIdMax)),
  "OrderId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "ModuleType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(0)),
  "ReportEditionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateMilestoneBodyReportEditionIdMax))),
  "FullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateMilestoneBodyFullNameMin)).check(/*#__PURE__*/ zod.maxLength(updateMilestoneBodyFullNameMax)),
  "ShortName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateMilestoneBodyShortNameMin)).check(/*#__PURE__*/ zod.maxLength(updateMilestoneBodyShortNameMax)),
  "Description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateMilestoneBodyDescriptionMax))),
  "Children": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateMilestoneBodyChildrenMin))),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})


export const updateMilestoneResponseChildrenMin = 0;

export const updateMilestoneResponseRatingCountMin = 0;

export const updateMilestoneResponseReferenceCountMin = 0;

export const updateMilestoneResponseOpenWorkCountMin = 0;




export const UpdateMilestoneResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Children": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateMilestoneResponseChildrenMin)),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateMilestoneResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateMilestoneResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateMilestoneResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

/**
 * Takes ratings, references and open work along, as many as its row says; the milestones behind it move up.
 * @summary Delete a milestone with its activities and indicators
 */
export const DeleteMilestoneResponse = /*#__PURE__*/ zod.void()

/**
 * Each row counts the ratings, references and open work that a deletion takes along.
 * @summary List the activities of a milestone, by OrderId
 */


export const listActivitiesResponseChildrenMin = 0;

export const listActivitiesResponseRatingCountMin = 0;

export const listActivitiesResponseReferenceCountMin = 0;

export const listActivitiesResponseOpenWorkCountMin = 0;




export const ListActivitiesResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ParentId": /*#__PURE__*/ zod.int(),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Children": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivitiesResponseChildrenMin)),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivitiesResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivitiesResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivitiesResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})
export const ListActivitiesResponse = /*#__PURE__*/ zod.array(ListActivitiesResponseItem)

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



export const CreateActivityBody = /*#__PURE__*/ zod.object({
  "ParentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createActivityBodyParentIdMax)),
  "ModuleType": /*#__PURE__*/ zod.literal(1),
  "ReportEditionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createActivityBodyReportEditionIdMax)),
  "MilestoneOrderId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "FullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createActivityBodyFullNameMin)).check(/*#__PURE__*/ zod.maxLength(createActivityBodyFullNameMax)),
  "ShortName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createActivityBodyShortNameMin)).check(/*#__PURE__*/ zod.maxLength(createActivityBodyShortNameMax)),
  "Description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createActivityBodyDescriptionMax)))
})



export const createActivityResponseChildrenMin = 0;

export const createActivityResponseRatingCountMin = 0;

export const createActivityResponseReferenceCountMin = 0;

export const createActivityResponseOpenWorkCountMin = 0;




export const CreateActivityResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ParentId": /*#__PURE__*/ zod.int(),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Children": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createActivityResponseChildrenMin)),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createActivityResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createActivityResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createActivityResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
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




export const UpdateActivityBody = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateActivityBodyIdMax)),
  "OrderId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "ParentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateActivityBodyParentIdMax))),
  "ModuleType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(1)),
  "ReportEditionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateActivityBodyReportEditionIdMax))),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "FullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateActivityBodyFullNameMin)).check(/*#__PURE__*/ zod.maxLength(updateActivityBodyFullNameMax)),
  "ShortName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateActivityBodyShortNameMin)).check(/*#__PURE__*/ zod.maxLength(updateActivityBodyShortNameMax)),
  "Description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateActivityBodyDescriptionMax))),
  "Children": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateActivityBodyChildrenMin))),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})



export const updateActivityResponseChildrenMin = 0;

export const updateActivityResponseRatingCountMin = 0;

export const updateActivityResponseReferenceCountMin = 0;

export const updateActivityResponseOpenWorkCountMin = 0;




export const UpdateActivityResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ParentId": /*#__PURE__*/ zod.int(),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Children": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateActivityResponseChildrenMin)),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateActivityResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateActivityResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateActivityResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

/**
 * Renumbers the indicators of both.
 * @summary Move an activity up or down by one place
 */
export const reorderActivityBodyIdMax = 2147483647;




export const ReorderActivityBody = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(reorderActivityBodyIdMax)),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "OrderDirection": /*#__PURE__*/ zod.enum({
  Up: 0,
  Down: 1,
} as const)
})



export const reorderActivityResponseChildrenMin = 0;

export const reorderActivityResponseRatingCountMin = 0;

export const reorderActivityResponseReferenceCountMin = 0;

export const reorderActivityResponseOpenWorkCountMin = 0;




export const ReorderActivityResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ParentId": /*#__PURE__*/ zod.int(),
  "ModuleType": /*#__PURE__*/ zod.enum({
  Milestone: 0,
  Activity: 1,
  Indicator: 2,
} as const),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "Children": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reorderActivityResponseChildrenMin)),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reorderActivityResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reorderActivityResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reorderActivityResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})
export const ReorderActivityResponse = /*#__PURE__*/ zod.array(ReorderActivityResponseItem)

/**
 * Takes ratings, references and open work along, as many as its row says; the activities behind it move up.
 * @summary Delete an activity with its indicators
 */
export const DeleteActivityResponse = /*#__PURE__*/ zod.void()

/**
 * Each row counts the ratings, references and open work that a deletion takes along.
 * @summary List the indicators of an activity, by OrderId
 */



export const listActivityIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const listActivityIndicatorsResponseParentIndicatorIdMin = 0;

export const listActivityIndicatorsResponseRatingCountMin = 0;

export const listActivityIndicatorsResponseReferenceCountMin = 0;

export const listActivityIndicatorsResponseOpenWorkCountMin = 0;




export const ListActivityIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "MilestoneName": /*#__PURE__*/ zod.string(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listActivityIndicatorsResponseSnapshotNameRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "IsDependent": /*#__PURE__*/ zod.boolean(),
  "ParentIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivityIndicatorsResponseParentIndicatorIdMin)),
  "ParentIndicator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorRelationType": /*#__PURE__*/ zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
} as const),
  "IndicatorRelation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivityIndicatorsResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivityIndicatorsResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listActivityIndicatorsResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})
export const ListActivityIndicatorsResponse = /*#__PURE__*/ zod.array(ListActivityIndicatorsResponseItem)

/**
 * Those of the edition that have no parent themselves, without the indicator itself. One that is a parent already can depend on none. The Id 0 asks for a new indicator.
 * @summary List the indicators that an indicator can depend on, by number
 */
export const listParentIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListParentIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listParentIndicatorsResponseSnapshotNameRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const)
})
export const ListParentIndicatorsResponse = /*#__PURE__*/ zod.array(ListParentIndicatorsResponseItem)

/**
 * Each library indicator with the texts it had where it was last used; addLibraryIndicators takes the chosen ones.
 * @summary List the indicators of the library that an edition does not hold, by LibraryIndicatorId
 */
export const listGlobalIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');


export const ListGlobalIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "SnapshotName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listGlobalIndicatorsResponseSnapshotNameRegExp))),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "ReportEditionName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})
export const ListGlobalIndicatorsResponse = /*#__PURE__*/ zod.array(ListGlobalIndicatorsResponseItem)

/**
 * They follow the last indicator of the activity in the order of the list; their Open country indicators are made at once.
 * @summary Add indicators of the library to an activity
 */


export const addLibraryIndicatorsBodyActivityIdMax = 2147483647;

export const addLibraryIndicatorsBodyIndicatorsItemLibraryIndicatorIdMax = 2147483647;

export const addLibraryIndicatorsBodyIndicatorsMax = 500;



export const AddLibraryIndicatorsBody = /*#__PURE__*/ zod.object({
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addLibraryIndicatorsBodyActivityIdMax)),
  "Indicators": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "LibraryIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addLibraryIndicatorsBodyIndicatorsItemLibraryIndicatorIdMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addLibraryIndicatorsBodyIndicatorsMax))
})




export const addLibraryIndicatorsResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const addLibraryIndicatorsResponseParentIndicatorIdMin = 0;

export const addLibraryIndicatorsResponseRatingCountMin = 0;

export const addLibraryIndicatorsResponseReferenceCountMin = 0;

export const addLibraryIndicatorsResponseOpenWorkCountMin = 0;




export const AddLibraryIndicatorsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "MilestoneName": /*#__PURE__*/ zod.string(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addLibraryIndicatorsResponseSnapshotNameRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "IsDependent": /*#__PURE__*/ zod.boolean(),
  "ParentIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addLibraryIndicatorsResponseParentIndicatorIdMin)),
  "ParentIndicator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorRelationType": /*#__PURE__*/ zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
} as const),
  "IndicatorRelation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addLibraryIndicatorsResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addLibraryIndicatorsResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addLibraryIndicatorsResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})
export const AddLibraryIndicatorsResponse = /*#__PURE__*/ zod.array(AddLibraryIndicatorsResponseItem)

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




export const UpdateIndicatorBody = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateIndicatorBodyIdMax)),
  "ActivityId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateIndicatorBodyActivityIdMax)),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "FullName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateIndicatorBodyFullNameMin)).check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyFullNameMax))),
  "ShortName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateIndicatorBodyShortNameMin)).check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyShortNameMax))),
  "Description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateIndicatorBodyDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyDescriptionMax))),
  "ResponseRules": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyResponseRulesMax))),
  "TimePeriod": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateIndicatorBodyTimePeriodMin)).check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyTimePeriodMax))),
  "IsDependent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "ParentIndicatorId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateIndicatorBodyParentIndicatorIdMin)).check(/*#__PURE__*/ zod.lte(updateIndicatorBodyParentIndicatorIdMax))),
  "ParentIndicator": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyParentIndicatorMax))),
  "OrderId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "LibraryIndicatorId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "ReportEditionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateIndicatorBodyReportEditionIdMax))),
  "MilestoneId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "MilestoneName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyMilestoneNameMax))),
  "ActivityName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyActivityNameMax))),
  "SnapshotName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodySnapshotNameMax))),
  "IndicatorRelationType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
} as const)),
  "IndicatorRelation": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateIndicatorBodyIndicatorRelationMax))),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})




export const updateIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const updateIndicatorResponseParentIndicatorIdMin = 0;

export const updateIndicatorResponseRatingCountMin = 0;

export const updateIndicatorResponseReferenceCountMin = 0;

export const updateIndicatorResponseOpenWorkCountMin = 0;




export const UpdateIndicatorResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "MilestoneName": /*#__PURE__*/ zod.string(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateIndicatorResponseSnapshotNameRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "IsDependent": /*#__PURE__*/ zod.boolean(),
  "ParentIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateIndicatorResponseParentIndicatorIdMin)),
  "ParentIndicator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorRelationType": /*#__PURE__*/ zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
} as const),
  "IndicatorRelation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateIndicatorResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateIndicatorResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateIndicatorResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

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



export const CreateIndicatorBody = /*#__PURE__*/ zod.object({
  "ReportEditionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createIndicatorBodyReportEditionIdMax)),
  "ActivityId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createIndicatorBodyActivityIdMax)),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "FullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createIndicatorBodyFullNameMin)).check(/*#__PURE__*/ zod.maxLength(createIndicatorBodyFullNameMax)),
  "ShortName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createIndicatorBodyShortNameMin)).check(/*#__PURE__*/ zod.maxLength(createIndicatorBodyShortNameMax)),
  "Description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createIndicatorBodyDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(createIndicatorBodyDescriptionMax)),
  "ResponseRules": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createIndicatorBodyResponseRulesMax))),
  "TimePeriod": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createIndicatorBodyTimePeriodMin)).check(/*#__PURE__*/ zod.maxLength(createIndicatorBodyTimePeriodMax)),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "IsDependent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "ParentIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createIndicatorBodyParentIndicatorIdMin)).check(/*#__PURE__*/ zod.lte(createIndicatorBodyParentIndicatorIdMax)),
  "ParentIndicator": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createIndicatorBodyParentIndicatorMax)))
})




export const createIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const createIndicatorResponseParentIndicatorIdMin = 0;

export const createIndicatorResponseRatingCountMin = 0;

export const createIndicatorResponseReferenceCountMin = 0;

export const createIndicatorResponseOpenWorkCountMin = 0;




export const CreateIndicatorResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "MilestoneName": /*#__PURE__*/ zod.string(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createIndicatorResponseSnapshotNameRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "IsDependent": /*#__PURE__*/ zod.boolean(),
  "ParentIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createIndicatorResponseParentIndicatorIdMin)),
  "ParentIndicator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorRelationType": /*#__PURE__*/ zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
} as const),
  "IndicatorRelation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createIndicatorResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createIndicatorResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createIndicatorResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

/**
 * Takes no body. One that has no parent is answered as it is. What was set aside while the parent was not met comes back as it was rated.
 * @summary Make an indicator independent of its parent
 */



export const unassignParentIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const unassignParentIndicatorResponseParentIndicatorIdMin = 0;

export const unassignParentIndicatorResponseRatingCountMin = 0;

export const unassignParentIndicatorResponseReferenceCountMin = 0;

export const unassignParentIndicatorResponseOpenWorkCountMin = 0;




export const UnassignParentIndicatorResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "MilestoneName": /*#__PURE__*/ zod.string(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unassignParentIndicatorResponseSnapshotNameRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "IsDependent": /*#__PURE__*/ zod.boolean(),
  "ParentIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unassignParentIndicatorResponseParentIndicatorIdMin)),
  "ParentIndicator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorRelationType": /*#__PURE__*/ zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
} as const),
  "IndicatorRelation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unassignParentIndicatorResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unassignParentIndicatorResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unassignParentIndicatorResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

/**
 * Swaps the indicator with its neighbour in the activity; past either end is 409. No Version changes.
 * @summary Move an indicator up or down by one place
 */
export const reorderIndicatorBodyIdMax = 2147483647;





export const ReorderIndicatorBody = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(reorderIndicatorBodyIdMax)),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "OrderDirection": /*#__PURE__*/ zod.enum({
  Up: 0,
  Down: 1,
} as const)
})




export const reorderIndicatorResponseSnapshotNameRegExp = new RegExp('^\\d+\\.\\d+\\.\\d+ ');
export const reorderIndicatorResponseParentIndicatorIdMin = 0;

export const reorderIndicatorResponseRatingCountMin = 0;

export const reorderIndicatorResponseReferenceCountMin = 0;

export const reorderIndicatorResponseOpenWorkCountMin = 0;




export const ReorderIndicatorResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "OrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "LibraryIndicatorId": /*#__PURE__*/ zod.int(),
  "ReportEditionId": /*#__PURE__*/ zod.int(),
  "MilestoneId": /*#__PURE__*/ zod.int(),
  "MilestoneOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "MilestoneName": /*#__PURE__*/ zod.string(),
  "ActivityId": /*#__PURE__*/ zod.int(),
  "ActivityOrderId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ActivityName": /*#__PURE__*/ zod.string(),
  "SnapshotName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reorderIndicatorResponseSnapshotNameRegExp)),
  "FullName": /*#__PURE__*/ zod.string(),
  "ShortName": /*#__PURE__*/ zod.string(),
  "Description": /*#__PURE__*/ zod.string(),
  "ResponseRules": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "TimePeriod": /*#__PURE__*/ zod.string(),
  "IndicatorRating": /*#__PURE__*/ zod.enum({
  Positive: 0,
  Negative: 1,
} as const),
  "IsDependent": /*#__PURE__*/ zod.boolean(),
  "ParentIndicatorId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reorderIndicatorResponseParentIndicatorIdMin)),
  "ParentIndicator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "IndicatorRelationType": /*#__PURE__*/ zod.enum({
  None: 0,
  Child: 1,
  Parent: 2,
} as const),
  "IndicatorRelation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "RatingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reorderIndicatorResponseRatingCountMin)),
  "ReferenceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reorderIndicatorResponseReferenceCountMin)),
  "OpenWorkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reorderIndicatorResponseOpenWorkCountMin)),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})
export const ReorderIndicatorResponse = /*#__PURE__*/ zod.array(ReorderIndicatorResponseItem)

/**
 * Takes its ratings, references and open work along, as many as its row says. Its children lose their parent and what that has rated of them, the indicators behind it move up, and the library keeps it.
 * @summary Delete an indicator from an edition
 */
export const DeleteIndicatorResponse = /*#__PURE__*/ zod.void()

