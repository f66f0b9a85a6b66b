// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


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




export const ListViewsResponseItem = zod.object({
  "Id": zod.int(),
  "List": zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
}).describe('What has saved views'),
  "Name": zod.string(),
  "IsShared": zod.boolean().describe('Does everybody of the edition see it? Else the caller alone'),
  "AuthorName": zod.string().describe('Who made it'),
  "DefaultRoles": zod.array(zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})).describe('Whose list opens with it where the address says nothing, in the order of Role; none of an own view'),
  "Content": zod.object({
  "Format": zod.int().min(1).max(listViewsResponseContentFormatMax).describe('How the other properties are to be read'),
  "Filters": zod.array(zod.object({
  "Name": zod.string().regex(listViewsResponseContentFiltersItemNameRegExp),
  "Values": zod.array(zod.string().max(listViewsResponseContentFiltersItemValuesItemMax).describe('An Id or a number in digits, true or false, a text')).min(1).max(listViewsResponseContentFiltersItemValuesMax)
})).max(listViewsResponseContentFiltersMax).describe('What is left out is as the list has it by itself'),
  "Order": zod.string().regex(listViewsResponseContentOrderRegExp).nullable().describe('The column that orders the list, with a minus before it where it falls; null = its own order'),
  "HiddenColumns": zod.array(zod.string().regex(listViewsResponseContentHiddenColumnsItemRegExp)).max(listViewsResponseContentHiddenColumnsMax).describe('Columns that are not shown; one that comes later is')
}).describe('What a list is set to. Names and values are those of the client\'s address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A view of the caller, or one that is shared with the active edition')
export const ListViewsResponse = zod.array(ListViewsResponseItem)

/**
 * An own view belongs to the caller, a shared one to the active edition: without one it is 409 conflict. The name is stored without blanks at its ends. One's own list of views holds at most 50 a list, and so does an edition: more is 409 conflict.
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



export const CreateViewBody = zod.object({
  "List": zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
}).describe('What has saved views'),
  "Name": zod.string().min(1).max(createViewBodyNameMax).describe('The only one of the caller\'s views of the list, or of those shared, whatever the case'),
  "IsShared": zod.boolean().describe('Needs report-management'),
  "DefaultRoles": zod.array(zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})).max(createViewBodyDefaultRolesMax).describe('Each at most once; only of a shared view. A role has one default a list, so these leave the view that they had'),
  "Content": zod.object({
  "Format": zod.int().min(1).max(createViewBodyContentFormatMax).describe('How the other properties are to be read'),
  "Filters": zod.array(zod.object({
  "Name": zod.string().regex(createViewBodyContentFiltersItemNameRegExp),
  "Values": zod.array(zod.string().max(createViewBodyContentFiltersItemValuesItemMax).describe('An Id or a number in digits, true or false, a text')).min(1).max(createViewBodyContentFiltersItemValuesMax)
})).max(createViewBodyContentFiltersMax).describe('What is left out is as the list has it by itself'),
  "Order": zod.string().regex(createViewBodyContentOrderRegExp).nullable().describe('The column that orders the list, with a minus before it where it falls; null = its own order'),
  "HiddenColumns": zod.array(zod.string().regex(createViewBodyContentHiddenColumnsItemRegExp)).max(createViewBodyContentHiddenColumnsMax).describe('Columns that are not shown; one that comes later is')
}).describe('What a list is set to. Names and values are those of the client\'s address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there')
}).describe('A new view')

export const createViewResponseContentFormatMax = 1;

export const createViewResponseContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const createViewResponseContentFiltersItemValuesItemMax = 200;

export const createViewResponseContentFiltersItemValuesMax = 500;

export const createViewResponseContentFiltersMax = 30;

export const createViewResponseContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const createViewResponseContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const createViewResponseContentHiddenColumnsMax = 30;




export const CreateViewResponse = zod.object({
  "Id": zod.int(),
  "List": zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
}).describe('What has saved views'),
  "Name": zod.string(),
  "IsShared": zod.boolean().describe('Does everybody of the edition see it? Else the caller alone'),
  "AuthorName": zod.string().describe('Who made it'),
  "DefaultRoles": zod.array(zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})).describe('Whose list opens with it where the address says nothing, in the order of Role; none of an own view'),
  "Content": zod.object({
  "Format": zod.int().min(1).max(createViewResponseContentFormatMax).describe('How the other properties are to be read'),
  "Filters": zod.array(zod.object({
  "Name": zod.string().regex(createViewResponseContentFiltersItemNameRegExp),
  "Values": zod.array(zod.string().max(createViewResponseContentFiltersItemValuesItemMax).describe('An Id or a number in digits, true or false, a text')).min(1).max(createViewResponseContentFiltersItemValuesMax)
})).max(createViewResponseContentFiltersMax).describe('What is left out is as the list has it by itself'),
  "Order": zod.string().regex(createViewResponseContentOrderRegExp).nullable().describe('The column that orders the list, with a minus before it where it falls; null = its own order'),
  "HiddenColumns": zod.array(zod.string().regex(createViewResponseContentHiddenColumnsItemRegExp)).max(createViewResponseContentHiddenColumnsMax).describe('Columns that are not shown; one that comes later is')
}).describe('What a list is set to. Names and values are those of the client\'s address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A view of the caller, or one that is shared with the active edition')

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




export const UpdateViewBody = zod.object({
  "Name": zod.string().min(1).max(updateViewBodyNameMax).describe('The only one of the caller\'s views of the list, or of those shared, whatever the case'),
  "IsShared": zod.boolean().describe('True shares an own view, which needs report-management; one that is shared stays so'),
  "DefaultRoles": zod.array(zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})).max(updateViewBodyDefaultRolesMax).describe('Each at most once; only of a shared view. A role has one default a list, so these leave the view that they had'),
  "Content": zod.object({
  "Format": zod.int().min(1).max(updateViewBodyContentFormatMax).describe('How the other properties are to be read'),
  "Filters": zod.array(zod.object({
  "Name": zod.string().regex(updateViewBodyContentFiltersItemNameRegExp),
  "Values": zod.array(zod.string().max(updateViewBodyContentFiltersItemValuesItemMax).describe('An Id or a number in digits, true or false, a text')).min(1).max(updateViewBodyContentFiltersItemValuesMax)
})).max(updateViewBodyContentFiltersMax).describe('What is left out is as the list has it by itself'),
  "Order": zod.string().regex(updateViewBodyContentOrderRegExp).nullable().describe('The column that orders the list, with a minus before it where it falls; null = its own order'),
  "HiddenColumns": zod.array(zod.string().regex(updateViewBodyContentHiddenColumnsItemRegExp)).max(updateViewBodyContentHiddenColumnsMax).describe('Columns that are not shown; one that comes later is')
}).describe('What a list is set to. Names and values are those of the client\'s address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there'),
  "Version": zod.int().min(1).optional().describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('What the view becomes')

export const updateViewResponseContentFormatMax = 1;

export const updateViewResponseContentFiltersItemNameRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const updateViewResponseContentFiltersItemValuesItemMax = 200;

export const updateViewResponseContentFiltersItemValuesMax = 500;

export const updateViewResponseContentFiltersMax = 30;

export const updateViewResponseContentOrderRegExp = new RegExp('^-?[a-zA-Z]{1,40}$');
export const updateViewResponseContentHiddenColumnsItemRegExp = new RegExp('^[a-zA-Z]{1,40}$');
export const updateViewResponseContentHiddenColumnsMax = 30;




export const UpdateViewResponse = zod.object({
  "Id": zod.int(),
  "List": zod.enum({
  Dashboard: 0,
  Countries: 1,
  ResultsExport: 2,
}).describe('What has saved views'),
  "Name": zod.string(),
  "IsShared": zod.boolean().describe('Does everybody of the edition see it? Else the caller alone'),
  "AuthorName": zod.string().describe('Who made it'),
  "DefaultRoles": zod.array(zod.enum({
  Admin: 0,
  Researcher: 1,
  ExternalResearcher: 2,
  Spectator: 3,
})).describe('Whose list opens with it where the address says nothing, in the order of Role; none of an own view'),
  "Content": zod.object({
  "Format": zod.int().min(1).max(updateViewResponseContentFormatMax).describe('How the other properties are to be read'),
  "Filters": zod.array(zod.object({
  "Name": zod.string().regex(updateViewResponseContentFiltersItemNameRegExp),
  "Values": zod.array(zod.string().max(updateViewResponseContentFiltersItemValuesItemMax).describe('An Id or a number in digits, true or false, a text')).min(1).max(updateViewResponseContentFiltersItemValuesMax)
})).max(updateViewResponseContentFiltersMax).describe('What is left out is as the list has it by itself'),
  "Order": zod.string().regex(updateViewResponseContentOrderRegExp).nullable().describe('The column that orders the list, with a minus before it where it falls; null = its own order'),
  "HiddenColumns": zod.array(zod.string().regex(updateViewResponseContentHiddenColumnsItemRegExp)).max(updateViewResponseContentHiddenColumnsMax).describe('Columns that are not shown; one that comes later is')
}).describe('What a list is set to. Names and values are those of the client\'s address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there'),
  "Version": zod.int().min(1).describe('Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.')
}).describe('A view of the caller, or one that is shared with the active edition')

/**
 * Also 204 for a view that is already gone. Who had it as their default begins with the list as it is by itself.
 * @summary Delete a view
 */
export const DeleteViewResponse = zod.void()

