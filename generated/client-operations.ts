// Made by `npm run generate` from the contract. Do not edit.
import type { OperationId } from './operations.ts';

/** What the client reads of an operation. */
export interface ClientOperation {
  method: 'delete' | 'get' | 'post' | 'put';
  area: string;
  /** Alternatives, each of which needs all it names. */
  permissions: readonly (readonly string[])[];
  errorMessage: string;
  emptyMessage: string | null;
  retryLabel: string;
  reads: boolean;
  onFailure: 'in-place' | 'notice' | 'page';
  storesNothing: boolean | string;
}

const rows = `
logIn||session||logging you in to the application||page
readCurrentUser||||fetching current user information||notice
readPreferences||preferences||fetching your preferences
updatePreferences|put|||updating your preferences
listViews||views||fetching the saved views
createView|post|||saving the view
updateView|put||view:own,report-management+view:shared|changing the view
deleteView|delete||view:own,report-management+view:shared|deleting the view
listUsers||users|user-management|fetching users||page
createUser|post||user-management|adding the user
importUsers|post||user-management|adding the users
rebindUsers|post||user-management|freeing the accounts
updateUser|put||user-management|changing the user
rebindUser|post||user-management|freeing the account
listReportEditions||editions||fetching the latest report editions||page
createReportEdition|post||report-management|creating the new report|||||Try Again
readReportEdition||||fetching the report edition||page
updateReportEdition|put||report-management|updating the report edition|||||Try Again
readEditionClosing|||report-management|fetching what is not completed in this edition
readEditionRevert|||report-management|fetching whether this edition can be taken back
revertReportEdition|post||report-management|taking back the report edition|||||Try Again
listExportReportEditions|||dataentry-export|fetching the report editions for export
listEditionUsers|||report-management|fetching the users of this report edition
addEditionUsers|post||report-management|adding the users to this report edition
listEditionGlobalUsers|||report-management|fetching the users to add
removeEditionUser|delete||report-management|removing the user from this report edition
listMentionableUsers||||fetching the users to mention
listEditionCountries|||report-management|fetching the countries of this report edition
addEditionCountries|post||report-management|adding the countries to this report edition
listEditionGlobalCountries|||report-management|fetching the countries to add
removeEditionCountry|delete||report-management|removing the country from this report edition
listMilestones||structure|report-management|fetching the milestones
createMilestone|post||report-management|creating the milestone|||||Try Again
updateMilestone|put||report-management|updating the milestone|||||Try Again
deleteMilestone|delete||report-management|deleting the milestone|||||Try Again
listActivities|||report-management|fetching the activities
createActivity|post||report-management|creating the activity|||||Try Again
updateActivity|put||report-management|updating the activity|||||Try Again
reorderActivity|put||report-management|moving the activity|||||Try Again
deleteActivity|delete||report-management|deleting the activity|||||Try Again
listActivityIndicators|||report-management|fetching the indicators
listParentIndicators|||report-management|fetching the parent indicators
listGlobalIndicators|||report-management|fetching the indicators of the library
addLibraryIndicators|post||report-management|adding the indicators from the library|||||Try Again
updateIndicator|put||report-management|updating the indicator|||||Try Again
createIndicator|post||report-management|creating the indicator|||||Try Again
unassignParentIndicator|put||report-management|removing the dependency of the indicator|||||Try Again
reorderIndicator|put||report-management|moving the indicator|||||Try Again
deleteIndicator|delete||report-management|deleting the indicator|||||Try Again
listNotifications||notifications||fetching the notifications
clearNotification|put||is:tagged|updating the notifications
listWorkNotices||||fetching what happened to your work
clearWorkNotices|post|||clearing the notifications
importFile|post|transfer|dataentry-import|trying to import the file|||dryRun||Try Again
listImports|||dataentry-import|fetching the earlier imports
readImportChanges|||dataentry-import|fetching what the import changed
revertImport|post||dataentry-import|undoing the import|||||Try Again
readImportCheckChanges|||dataentry-import|fetching what the file would change
listExportCountries|post||dataentry-export|trying to get the country list for export|y|in-place
exportData|post||dataentry-export|=Failed to export data.|||=|The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.
downloadExport||||downloading the export||page
listLibraryIndicators||library|view-library-indicator,dataentry-export|fetching the library indicators||page
readLibraryIndicator|||view-library-indicator,dataentry-export|fetching the library indicator||page
listEditionLibraryIndicators|||view-library-indicator|fetching the library indicators of this edition||page
listDashboardIndicators||dashboard||fetching the dashboard indicators||page
readMyWork||||fetching your work
readProgramme||||fetching the programme
listWorkload|||report-management|fetching the workload
listStuck|||report-management|fetching what is stuck
readDashboardFilters||||fetching the dashboard filter options
readDashboardFacets||||counting the rows of the filter options
listWorkflowUsers|||report-management|fetching the users for this report edition
listWorkflowIndicators|||report-management|fetching the indicators for this report edition
listWorkflowRegions|||report-management|fetching the regions for this report edition
summariseWorkflowAssignment|post||report-management|fetching the summary for this bulk assign|y|in-place
assignWorkflow|put||report-management|when assigning the user and task to Country Indicators
setDueDates|put||report-management|setting the due dates
stepBackRatings|put||report-management|taking the country indicators back
revertAssignment|post||report-management|undoing the assignment
summariseAssignmentPlan|post||report-management|fetching what would change hands|y|in-place
applyAssignmentPlan|put||report-management|assigning this work
listCountries||countries||fetching the list of countries
listCountriesProgress||||fetching countries progress statuses||page
listCountryModules||||fetching countries modules data||page
readEditionCountry||||from fetching countries data||page
listCountryIndicators||||fetching the indicators of this country
readCountryIndicator||ratings||with fetching country's indicator||page
readAdjacentIndicators||||fetching the next and previous indicators
readQueue||dashboard||fetching the place in the list
readIndicatorRating||ratings||fetching indicator rating||page
listRatingHistory||||fetching the rating history
updateRating|put||dataentry-indicator-edit-any+status:research,dataentry-indicator-edit-own+status:research+is:researcher,dataentry-indicatorsQA-any+status:qa,dataentry-indicatorsQA-own+status:qa+is:qa|updating the rating for this Indicator
promoteRatingWorkflow|put||dataentry-indicator-edit-any+status:research,dataentry-indicator-edit-own+status:research+is:researcher,dataentry-indicatorsQA-any+status:qa,dataentry-indicatorsQA-own+status:qa+is:qa,report-management+status:qa|updating the workflow status for this Indicator
listComments||comments||fetching indicator rating comments
addComment|post||dataentry-indicator-edit-any,dataentry-indicator-edit-own+is:assigned,dataentry-indicatorsQA-any,dataentry-indicatorsQA-own|adding a comment for this Indicator
readReferences||references||fetching the reference for this report edition
listCountrySources||||fetching the sources of this country
addReference|post||dataentry-indicator-edit-any+dataentry-references-manage-any,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned|adding the reference for this country indicator
updateReference|put||dataentry-indicator-edit-any+dataentry-references-manage-any+reference:current,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned+reference:current,dataentry-references-previous+reference:previous|updating the reference for this country indicator
removeReference|delete||dataentry-indicator-edit-any+dataentry-references-manage-any+reference:current,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned+reference:current,dataentry-references-previous+reference:previous|removing the reference for this country indicator
copyReference|put||dataentry-indicator-edit-any+dataentry-references-manage-any,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned|copying the reference for this country indicator
summariseReferenceCopy|post||dataentry-indicator-edit-any+dataentry-references-manage-any,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned|fetching the summary for this copy|y
copyReferenceToCurrent|put||dataentry-indicator-edit-any+dataentry-references-manage-any,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned|copying the reference for this country indicator
listAssignableRegions||||fetching the countries to copy to
listAssignableIndicators||||fetching the indicators to copy to
readCompare||compare|report-compare|fetching the compare indicators||page
exportCompare|post||report-compare|exporting the comparison|||=|The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.
readCompareFilters|||report-compare|fetching the compare filters
listCompareMilestones|||report-compare|fetching the compare milestones
listResults||results||fetching the results
readCountryResults||||fetching the country's results
readDossier||||fetching the dossier
exportResults|post|||exporting the results|||=|There is no rating that these filters let through.
readAgreement|||report-management|fetching the agreement
listActivity||activity|report-management|fetching the activity||page
exportActivity|post||report-management|exporting the activity|||=|Nothing was changed that these filters let through.
listRatingActivity||||fetching the history of this indicator
listCountryActivity||||fetching the history of this country
listEditionActivity|||report-management|fetching the history of the edition
listUserActivity|||user-management,report-management|fetching the history of this user
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

const split = (text: string, by: string) => (text ? text.split(by) : []);

/** Of the line before, where a line leaves its own out. */
let lastArea: string | undefined;

/** What the client reads of every operation; its first screen carries all of it. */
export const clientOperations = Object.fromEntries(
  rows.map(([id = '', method, area, may = '', error = '', unlike, onFailure, nothing, empty, retry]) => [
    id,
    {
      method: method || 'get',
      area: (lastArea = area || lastArea),
      permissions: may.split(',').map((all) => split(all, '+')),
      errorMessage: error[0] === '=' ? error.slice(1) : `Something went wrong ${error}`,
      emptyMessage: empty || null,
      retryLabel: retry || 'Try again',
      reads: !method !== Boolean(unlike),
      onFailure: onFailure || (method ? 'page' : 'in-place'),
      storesNothing: nothing === '=' || nothing || false,
    },
  ]),
) as unknown as Record<OperationId, ClientOperation>;
