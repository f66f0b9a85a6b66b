// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * By name; of the same name, the lower Id first. Where no edition is active, one's own.
 * @summary List one's own views and those that are shared with the active edition
 */
export const listViewsResponseContentFormatMax = 1;

export const listViewsResponseContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const listViewsResponseContentFiltersItemValuesItemMax = 200;

export const listViewsResponseContentFiltersItemValuesMax = 500;

export const listViewsResponseContentFiltersMax = 30;

export const listViewsResponseContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const listViewsResponseContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const listViewsResponseContentHiddenColumnsMax = 30;




export const ListViewsResponseItem = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "List": /*#__PURE__*/ zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
} as const),
  "Name": /*#__PURE__*/ zod.string(),
  "IsShared": /*#__PURE__*/ zod.boolean(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "DefaultRoles": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)),
  "Content": /*#__PURE__*/ zod.object({
  "Format": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listViewsResponseContentFormatMax)),
  "Filters": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listViewsResponseContentFiltersItemNameRegExp)),
  "Values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listViewsResponseContentFiltersItemValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listViewsResponseContentFiltersItemValuesMax))
})).check(/*#__PURE__*/ zod.maxLength(listViewsResponseContentFiltersMax)),
  "Order": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listViewsResponseContentOrderRegExp))),
  "HiddenColumns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listViewsResponseContentHiddenColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listViewsResponseContentHiddenColumnsMax))
}),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})
export const ListViewsResponse = /*#__PURE__*/ zod.array(ListViewsResponseItem)

/**
 * An own view belongs to the caller, a shared one to the active edition: without one it is 409 conflict. The name is stored without whitespace at its ends. One's own list of views holds at most 50 a list, and so does an edition: more is 409 conflict.
 * @summary Save a list's filters, order and columns under a name
 */
export const createViewBodyNameMax = 60;

export const createViewBodyDefaultRolesMax = 4;

export const createViewBodyContentFormatMax = 1;

export const createViewBodyContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const createViewBodyContentFiltersItemValuesItemMax = 200;

export const createViewBodyContentFiltersItemValuesMax = 500;

export const createViewBodyContentFiltersMax = 30;

export const createViewBodyContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const createViewBodyContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const createViewBodyContentHiddenColumnsMax = 30;



export const CreateViewBody = /*#__PURE__*/ zod.object({
  "List": /*#__PURE__*/ zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
} as const),
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createViewBodyNameMax)),
  "IsShared": /*#__PURE__*/ zod.boolean(),
  "DefaultRoles": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)).check(/*#__PURE__*/ zod.maxLength(createViewBodyDefaultRolesMax)),
  "Content": /*#__PURE__*/ zod.object({
  "Format": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createViewBodyContentFormatMax)),
  "Filters": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createViewBodyContentFiltersItemNameRegExp)),
  "Values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createViewBodyContentFiltersItemValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createViewBodyContentFiltersItemValuesMax))
})).check(/*#__PURE__*/ zod.maxLength(createViewBodyContentFiltersMax)),
  "Order": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createViewBodyContentOrderRegExp))),
  "HiddenColumns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createViewBodyContentHiddenColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createViewBodyContentHiddenColumnsMax))
})
})

export const createViewResponseContentFormatMax = 1;

export const createViewResponseContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const createViewResponseContentFiltersItemValuesItemMax = 200;

export const createViewResponseContentFiltersItemValuesMax = 500;

export const createViewResponseContentFiltersMax = 30;

export const createViewResponseContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const createViewResponseContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const createViewResponseContentHiddenColumnsMax = 30;




export const CreateViewResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "List": /*#__PURE__*/ zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
} as const),
  "Name": /*#__PURE__*/ zod.string(),
  "IsShared": /*#__PURE__*/ zod.boolean(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "DefaultRoles": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)),
  "Content": /*#__PURE__*/ zod.object({
  "Format": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createViewResponseContentFormatMax)),
  "Filters": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createViewResponseContentFiltersItemNameRegExp)),
  "Values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createViewResponseContentFiltersItemValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createViewResponseContentFiltersItemValuesMax))
})).check(/*#__PURE__*/ zod.maxLength(createViewResponseContentFiltersMax)),
  "Order": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createViewResponseContentOrderRegExp))),
  "HiddenColumns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createViewResponseContentHiddenColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createViewResponseContentHiddenColumnsMax))
}),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

/**
 * Renames it, stores other filters, order and columns, shares an own view, or makes a shared one the default of roles. A view of an inactive edition stays as it is (409 inactive-edition).
 * @summary Change a view
 */
export const updateViewBodyNameMax = 60;

export const updateViewBodyDefaultRolesMax = 4;

export const updateViewBodyContentFormatMax = 1;

export const updateViewBodyContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const updateViewBodyContentFiltersItemValuesItemMax = 200;

export const updateViewBodyContentFiltersItemValuesMax = 500;

export const updateViewBodyContentFiltersMax = 30;

export const updateViewBodyContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const updateViewBodyContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const updateViewBodyContentHiddenColumnsMax = 30;




export const UpdateViewBody = /*#__PURE__*/ zod.object({
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateViewBodyNameMax)),
  "IsShared": /*#__PURE__*/ zod.boolean(),
  "DefaultRoles": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)).check(/*#__PURE__*/ zod.maxLength(updateViewBodyDefaultRolesMax)),
  "Content": /*#__PURE__*/ zod.object({
  "Format": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateViewBodyContentFormatMax)),
  "Filters": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateViewBodyContentFiltersItemNameRegExp)),
  "Values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateViewBodyContentFiltersItemValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateViewBodyContentFiltersItemValuesMax))
})).check(/*#__PURE__*/ zod.maxLength(updateViewBodyContentFiltersMax)),
  "Order": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateViewBodyContentOrderRegExp))),
  "HiddenColumns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateViewBodyContentHiddenColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateViewBodyContentHiddenColumnsMax))
}),
  "Version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

export const updateViewResponseContentFormatMax = 1;

export const updateViewResponseContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const updateViewResponseContentFiltersItemValuesItemMax = 200;

export const updateViewResponseContentFiltersItemValuesMax = 500;

export const updateViewResponseContentFiltersMax = 30;

export const updateViewResponseContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const updateViewResponseContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const updateViewResponseContentHiddenColumnsMax = 30;




export const UpdateViewResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "List": /*#__PURE__*/ zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
} as const),
  "Name": /*#__PURE__*/ zod.string(),
  "IsShared": /*#__PURE__*/ zod.boolean(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "DefaultRoles": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
} as const)),
  "Content": /*#__PURE__*/ zod.object({
  "Format": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateViewResponseContentFormatMax)),
  "Filters": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateViewResponseContentFiltersItemNameRegExp)),
  "Values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateViewResponseContentFiltersItemValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateViewResponseContentFiltersItemValuesMax))
})).check(/*#__PURE__*/ zod.maxLength(updateViewResponseContentFiltersMax)),
  "Order": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateViewResponseContentOrderRegExp))),
  "HiddenColumns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateViewResponseContentHiddenColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateViewResponseContentHiddenColumnsMax))
}),
  "Version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

/**
 * Also 204 for a view that is already gone. Who had it as their default begins with the list as it is by itself.
 * @summary Delete a view
 */
export const DeleteViewResponse = /*#__PURE__*/ zod.void()

