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
  /** The reads that a success makes stale. */
  invalidates: readonly OperationId[];
  reads: boolean;
  onFailure: 'in-place' | 'notice' | 'page';
  storesNothing: boolean | string;
}

const rows = `
logIn|get|session||logging you in to the application
readCurrentUser|get|session||fetching current user information|||notice
readPreferences|get|preferences||fetching your preferences|||in-place
updatePreferences|put|preferences||updating your preferences|1,5,2z
listViews|get|views||fetching the saved views|||in-place
createView|post|views||saving the view|1,1,4,2x,3
updateView|put|views|view:own,report-management+view:shared|changing the view|1,1,4,2x,3
deleteView|delete|views|view:own,report-management+view:shared|deleting the view|1,1,4,2x,3
listUsers|get|users|user-management|fetching users
listReportEditions|get|editions||fetching the latest report editions
createReportEdition|post|editions|report-management|creating the new report|1,1,1,1,2,1,2,1,1,2,c,5,r,1,1,7,5,s,2,1,2,2,1|||||Try Again
readReportEdition|get|editions||fetching the report edition
updateReportEdition|put|editions|report-management|updating the report edition|1,1,1,1,2,1,2,1,1,2,2,a,5,1,l,1,1,1,1,1,1,1,6,y,5,2,1|||||Try Again
readEditionClosing|get|editions|report-management|fetching what is not completed in this edition|||in-place
readEditionRevert|get|editions|report-management|fetching whether this edition can be taken back|||in-place
revertReportEdition|post|editions|report-management|taking back the report edition|1,1,1,1,2,1,2,1,1,2,c,5,r,1,1,6,1,5,s,2,1,2,2,1|||||Try Again
listExportReportEditions|get|editions|dataentry-export|fetching the report editions for export|||in-place
listEditionUsers|get|editions|report-management|fetching the users of this report edition|||in-place
addEditionUsers|post|editions|report-management|adding the users to this report edition|1,1,4,1,16,2,1,1,15,2,2,9
listEditionGlobalUsers|get|editions|report-management|fetching the users to add|||in-place
removeEditionUser|delete|editions|report-management|removing the user from this report edition|1,1,4,1,16,2,1,1,15,2,2,9
listMentionableUsers|get|editions||fetching the users to mention|||in-place
listEditionCountries|get|editions|report-management|fetching the countries of this report edition|||in-place
addEditionCountries|post|editions|report-management|adding the countries to this report edition|2,1,1,2,1,2,1,1,2,2,1,1,2,6,5,1,1,1,1,1,1,1,1,8,1,2,1,1,1,1,1,1,1,6,9,9,5,4,2,2
listEditionGlobalCountries|get|editions|report-management|fetching the countries to add|||in-place
removeEditionCountry|delete|editions|report-management|removing the country from this report edition|2,1,1,2,1,2,1,1,2,2,1,1,2,6,5,1,1,1,1,1,1,1,1,8,1,2,1,1,1,1,1,1,1,6,9,9,5,4,2,2
listMilestones|get|structure|report-management|fetching the milestones|||in-place
createMilestone|post|structure|report-management|creating the milestone|2,1,1,2,1,2,1,1,1,1,o,e,e,o|||||Try Again
updateMilestone|put|structure|report-management|updating the milestone|2,1,1,2,1,2,1,1,1,1,o,b,3,7,7,f,9|||||Try Again
deleteMilestone|delete|structure|report-management|deleting the milestone|2,1,1,2,1,2,1,1,1,1,2,1,1,2,6,2,3,1,1,1,1,1,2,1,8,2,1,1,1,1,1,1,1,1,2,1,6,6,7,1,1,5,4|||||Try Again
listActivities|get|structure|report-management|fetching the activities|||in-place
createActivity|post|structure|report-management|creating the activity|2,1,1,2,1,2,1,1,1,1,o,s,k,4|||||Try Again
updateActivity|put|structure|report-management|updating the activity|2,1,1,2,1,2,1,1,1,1,o,b,a,7,f,5|||||Try Again
reorderActivity|put|structure|report-management|moving the activity|2,1,1,2,1,2,1,1,1,1,2,1,3,c,1,1,1,1,2,b,2,2,1,1,1,1,1,1,1,6,6,7,1,1,5|||||Try Again
deleteActivity|delete|structure|report-management|deleting the activity|2,1,1,2,3,1,1,1,1,2,1,1,2,6,2,3,1,1,1,1,1,2,1,8,2,1,1,1,1,1,1,1,1,2,1,6,6,7,1,1,5,4|||||Try Again
listActivityIndicators|get|structure|report-management|fetching the indicators|||in-place
listParentIndicators|get|structure|report-management|fetching the parent indicators|||in-place
listGlobalIndicators|get|structure|report-management|fetching the indicators of the library|||in-place
addLibraryIndicators|post|structure|report-management|adding the indicators from the library|2,1,1,2,3,1,1,1,1,2,1,3,6,5,1,1,1,2,2,1,8,2,2,2,1,1,1,1,2,1,6,d,1,1,5|||||Try Again
updateIndicator|put|structure|report-management|updating the indicator|2,1,1,2,3,1,1,1,1,2,1,1,2,6,2,3,1,1,1,1,1,2,1,8,2,2,1,1,1,1,1,1,2,1,6,6,7,1,1,5,4|||||Try Again
createIndicator|post|structure|report-management|creating the indicator|2,1,1,2,3,1,1,1,1,2,1,3,6,5,1,1,1,2,2,1,8,2,2,2,1,1,1,1,2,1,6,d,1,1,5|||||Try Again
unassignParentIndicator|put|structure|report-management|removing the dependency of the indicator|2,1,1,2,3,1,1,1,1,2,1,1,2,6,2,3,1,1,1,1,1,2,1,8,2,2,1,1,1,1,1,1,2,1,6,6,7,1,1,5,4|||||Try Again
reorderIndicator|put|structure|report-management|moving the indicator|2,1,1,2,1,2,1,1,1,1,2,1,3,c,1,1,1,1,2,b,2,2,1,1,1,1,1,1,1,6,6,7,1,1|||||Try Again
deleteIndicator|delete|structure|report-management|deleting the indicator|2,1,1,2,1,2,1,1,1,1,2,1,1,2,6,2,3,1,1,1,1,1,2,1,8,2,1,1,1,1,1,1,1,1,1,1,1,6,6,7,1,1,5,4,c,1|||||Try Again
listNotifications|get|notifications||fetching the notifications|||in-place
clearNotification|put|notifications|is:tagged|updating the notifications|6,1t
listWorkNotices|get|notifications||fetching what happened to your work|||in-place
clearWorkNotices|post|notifications||clearing the notifications|6,1r,2
importFile|post|transfer|dataentry-import|trying to import the file|3,1,2,1,2,1,1,4,1,1,2,5,1,5,1,1,1,1,1,2,1,8,3,1,1,1,1,1,1,1,a,e,5,4,c,1|||dryRun||Try Again
listImports|get|transfer|dataentry-import|fetching the earlier imports|||in-place
readImportChanges|get|transfer|dataentry-import|fetching what the import changed|||in-place
revertImport|post|transfer|dataentry-import|undoing the import|3,1,2,1,2,1,1,4,1,1,2,5,1,5,1,1,1,1,1,2,1,8,3,1,1,1,1,1,1,1,a,e,5,4,c,1|||||Try Again
readImportCheckChanges|get|transfer|dataentry-import|fetching what the file would change|||in-place
listExportCountries|post|transfer|dataentry-export|trying to get the country list for export||y|in-place
exportData|post|transfer|dataentry-export|=Failed to export data.|6|||=|The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.
downloadExport|get|transfer||downloading the export
listLibraryIndicators|get|library|view-library-indicator,dataentry-export|fetching the library indicators
readLibraryIndicator|get|library|view-library-indicator,dataentry-export|fetching the library indicator
listEditionLibraryIndicators|get|library|view-library-indicator|fetching the library indicators of this edition
listDashboardIndicators|get|dashboard||fetching the dashboard indicators
readMyWork|get|dashboard||fetching your work|||in-place
readProgramme|get|dashboard||fetching the programme|||in-place
listWorkload|get|dashboard|report-management|fetching the workload|||in-place
listStuck|get|dashboard|report-management|fetching what is stuck|||in-place
readDashboardFilters|get|dashboard||fetching the dashboard filter options|||in-place
readDashboardFacets|get|dashboard||counting the rows of the filter options|||in-place
listWorkflowUsers|get|dashboard|report-management|fetching the users for this report edition|||in-place
listWorkflowIndicators|get|dashboard|report-management|fetching the indicators for this report edition|||in-place
listWorkflowRegions|get|dashboard|report-management|fetching the regions for this report edition|||in-place
summariseWorkflowAssignment|post|dashboard|report-management|fetching the summary for this bulk assign||y|in-place
assignWorkflow|put|dashboard|report-management|when assigning the user and task to Country Indicators|3,1,2,1,9,1,2,c,1,1,8,5,3,1,1,1,1,1,1,1,o,5,4,c,1
setDueDates|put|dashboard|report-management|setting the due dates|3,1,2,1,o,1,i,2,1,1,1,1
stepBackRatings|put|dashboard|report-management|taking the indicators back|3,1,2,1,2,1,1,g,3,1,1,3,2,1,c,2,1,1,1,1,o,5,4,c,1
revertAssignment|post|dashboard|report-management|undoing the assignment|3,1,2,1,9,1,2,c,1,1,8,5,3,1,1,1,1,1,1,1,o,5,4,c,1
summariseAssignmentPlan|post|dashboard|report-management|fetching what would change hands||y|in-place
applyAssignmentPlan|put|dashboard|report-management|assigning this work|3,1,2,1,9,1,2,c,1,1,8,5,3,1,1,1,1,1,1,1,o,5,4,c,1
listCountries|get|countries||fetching the list of countries|||in-place
listCountriesProgress|get|countries||fetching countries progress statuses
listCountryModules|get|countries||fetching countries modules data
readEditionCountry|get|countries||from fetching countries data
listCountryIndicators|get|countries||fetching the indicators of this country|||in-place
readCountryIndicator|get|ratings||with fetching country's indicator
readAdjacentIndicators|get|ratings||fetching the next and previous indicators|||in-place
readQueue|get|dashboard||fetching the place in the list|||in-place
readIndicatorRating|get|ratings||fetching indicator rating
listRatingHistory|get|ratings||fetching the rating history|||in-place
updateRating|put|ratings|dataentry-indicator-edit-any+status:research,dataentry-indicator-edit-own+status:research+is:researcher,dataentry-indicatorsQA-any+status:qa,dataentry-indicatorsQA-own+status:qa+is:qa|updating the rating for this Indicator|3,1,2,1,2,1,1,4,f,1,1,2,1,2,1,c,2,1,1,1,1,o,5,4,c,1
promoteRatingWorkflow|put|ratings|dataentry-indicator-edit-any+status:research,dataentry-indicator-edit-own+status:research+is:researcher,dataentry-indicatorsQA-any+status:qa,dataentry-indicatorsQA-own+status:qa+is:qa,report-management+status:qa|updating the workflow status for this Indicator|3,1,2,1,2,1,1,g,3,1,1,3,2,1,c,2,1,1,1,1,o,5,4,c,1
listComments|get|comments||fetching indicator rating comments|||in-place
addComment|post|comments|dataentry-indicator-edit-any,dataentry-indicator-edit-own+is:assigned,dataentry-indicatorsQA-any,dataentry-indicatorsQA-own|adding a comment for this Indicator|3,1,2,1,k,18,u
readReferences|get|references||fetching the reference for this report edition|||in-place
listCountrySources|get|references||fetching the sources of this country|||in-place
addReference|post|references|dataentry-indicator-edit-any+dataentry-references-manage-any,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned|adding the reference for this country indicator|3,1,2,3,a,5,1,v,o,5,4,c,1
updateReference|put|references|dataentry-indicator-edit-any+dataentry-references-manage-any+reference:current,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned+reference:current,dataentry-references-previous+reference:previous|updating the reference for this country indicator|3,1,2,3,a,5,1,v,o,5,4,c,1
removeReference|delete|references|dataentry-indicator-edit-any+dataentry-references-manage-any+reference:current,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned+reference:current,dataentry-references-previous+reference:previous|removing the reference for this country indicator|3,1,2,3,a,5,1,v,o,5,4,c,1
copyReference|put|references|dataentry-indicator-edit-any+dataentry-references-manage-any,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned|copying the reference for this country indicator|3,1,2,3,a,5,1,v,o,5,4,c,1
summariseReferenceCopy|post|references|dataentry-indicator-edit-any+dataentry-references-manage-any,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned|fetching the summary for this copy||y
copyReferenceToCurrent|put|references|dataentry-indicator-edit-any+dataentry-references-manage-any,dataentry-indicator-edit-own+dataentry-references-manage-own+is:assigned|copying the reference for this country indicator|3,1,2,3,a,5,1,v,o,5,4,c,1
listAssignableRegions|get|references||fetching the countries to copy to|||in-place
listAssignableIndicators|get|references||fetching the indicators to copy to|||in-place
readCompare|get|compare|report-compare|fetching the compare indicators
exportCompare|post|compare|report-compare|exporting the comparison|6|||=|The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.
readCompareFilters|get|compare|report-compare|fetching the compare filters|||in-place
listCompareMilestones|get|compare|report-compare|fetching the compare milestones|||in-place
listResults|get|results||fetching the results|||in-place
readCountryResults|get|results||fetching the country's results|||in-place
readDossier|get|results||fetching the dossier|||in-place
exportResults|post|results||exporting the results|6|||=|There is no rating that these filters let through.
readAgreement|get|results|report-management|fetching the agreement|||in-place
listActivity|get|activity|report-management|fetching the activity
exportActivity|post|activity|report-management|exporting the activity|6|||=|Nothing was changed that these filters let through.
listRatingActivity|get|activity||fetching the history of this indicator|||in-place
listCountryActivity|get|activity||fetching the history of this country|||in-place
listEditionActivity|get|activity|report-management|fetching the history of the edition|||in-place
listUserActivity|get|activity|user-management,report-management|fetching the history of this user|||in-place
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

const split = (text: string, by: string) => (text ? text.split(by) : []);

/** Each number leads so many lines back from the last, in base 36. */
const linesOf = (steps: string) => {
  let at = rows.length;
  return split(steps, ',').map((step) => rows[(at -= Number.parseInt(step, 36))]?.[0]);
};

/** What the client reads of every operation; its first screen carries all of it. */
export const clientOperations = Object.fromEntries(
  rows.map(([id = '', method, area, may = '', error = '', stale = '', unlike, onFailure, nothing, empty, retry]) => [
    id,
    {
      method,
      area,
      permissions: may.split(',').map((all) => split(all, '+')),
      errorMessage: error[0] === '=' ? error.slice(1) : `Something went wrong ${error}`,
      emptyMessage: empty || null,
      retryLabel: retry || 'Try again',
      invalidates: linesOf(stale),
      reads: (method === 'get') !== Boolean(unlike),
      onFailure: onFailure || 'page',
      storesNothing: nothing === '=' || nothing || false,
    },
  ]),
) as unknown as Record<OperationId, ClientOperation>;
