import type { Handlers } from '../call.ts';
import { exportActivity } from './activity/activity-export.ts';
import {
  listActivity,
  listCountryActivity,
  listEditionActivity,
  listRatingActivity,
  listUserActivity,
} from './activity/activity-lists.ts';
import { addComment, listComments } from './comments/rating-comments.ts';
import { listCompareMilestones, readCompareFilters } from './compare/compare-filters.ts';
import { exportCompare, readCompare } from './compare/comparison.ts';
import {
  listCountries,
  listCountriesProgress,
  listCountryIndicators,
  readEditionCountry,
} from './countries/country-reads.ts';
import { listCountryModules } from './countries/country-tree.ts';
import { assignWorkflow, summariseWorkflowAssignment } from './dashboard/assignment.ts';
import { listWorkflowIndicators, listWorkflowRegions, listWorkflowUsers } from './dashboard/assignment-options.ts';
import { applyAssignmentPlan, summariseAssignmentPlan } from './dashboard/assignment-plan.ts';
import { revertAssignment } from './dashboard/assignment-revert.ts';
import { setDueDates, stepBackRatings } from './dashboard/bulk.ts';
import { readDashboardFacets } from './dashboard/dashboard-facets.ts';
import { readDashboardFilters } from './dashboard/dashboard-filters.ts';
import { listDashboardIndicators } from './dashboard/dashboard-list.ts';
import { readMyWork } from './dashboard/my-work.ts';
import { readProgramme } from './dashboard/programme.ts';
import { readQueue } from './dashboard/queue-place.ts';
import { listStuck } from './dashboard/stuck.ts';
import { listWorkload } from './dashboard/workload.ts';
import { createReportEdition, updateReportEdition } from './editions/edition-changes.ts';
import { readEditionClosing } from './editions/edition-closing.ts';
import {
  addEditionCountries,
  listEditionCountries,
  listEditionGlobalCountries,
  removeEditionCountry,
} from './editions/edition-countries.ts';
import { listExportReportEditions, listReportEditions, readReportEdition } from './editions/edition-reads.ts';
import { readEditionRevert, revertReportEdition } from './editions/edition-revert.ts';
import {
  addEditionUsers,
  listEditionGlobalUsers,
  listEditionUsers,
  listMentionableUsers,
  removeEditionUser,
} from './editions/edition-users.ts';
import { listEditionLibraryIndicators, listLibraryIndicators, readLibraryIndicator } from './library/library-reads.ts';
import { clearNotification, listNotifications } from './notifications/notifications.ts';
import { clearWorkNotices, listWorkNotices } from './notifications/work-notices.ts';
import { readPreferences, updatePreferences } from './preferences/preferences.ts';
import { promoteRatingWorkflow, updateRating } from './ratings/rating-changes.ts';
import {
  listRatingHistory,
  readAdjacentIndicators,
  readCountryIndicator,
  readIndicatorRating,
} from './ratings/rating-reads.ts';
import { addReference, removeReference, updateReference } from './references/reference-changes.ts';
import { copyReference, copyReferenceToCurrent } from './references/reference-copy.ts';
import { summariseReferenceCopy } from './references/reference-copy-targets.ts';
import { listAssignableIndicators, listAssignableRegions } from './references/reference-destinations.ts';
import { readReferences } from './references/reference-reads.ts';
import { listCountrySources } from './references/reference-sources.ts';
import { readAgreement } from './results/agreement.ts';
import { readDossier } from './results/dossier.ts';
import { listResults, readCountryResults } from './results/results.ts';
import { exportResults } from './results/results-export.ts';
import { logIn, readCurrentUser } from './session/current-user.ts';
import { createActivity, deleteActivity, reorderActivity, updateActivity } from './structure/activity-changes.ts';
import {
  createIndicator,
  deleteIndicator,
  reorderIndicator,
  unassignParentIndicator,
  updateIndicator,
} from './structure/indicator-changes.ts';
import { listParentIndicators } from './structure/indicator-parents.ts';
import { createMilestone, deleteMilestone, updateMilestone } from './structure/milestone-changes.ts';
import { addLibraryIndicators, listGlobalIndicators } from './structure/structure-library.ts';
import { listActivities, listActivityIndicators, listMilestones } from './structure/structure-reads.ts';
import { listExportCountries } from './transfer/catalogue.ts';
import { downloadExport, exportData } from './transfer/export-file.ts';
import { readImportChanges } from './transfer/import-changes.ts';
import { readImportCheckChanges } from './transfer/import-checks.ts';
import { importFile } from './transfer/import-file.ts';
import { listImports } from './transfer/import-list.ts';
import { revertImport } from './transfer/import-revert.ts';
import { createUser, importUsers, rebindUser, rebindUsers, updateUser } from './users/user-administration.ts';
import { listUsers } from './users/user-list.ts';
import { createView, deleteView, listViews, updateView } from './views/saved-views.ts';

/** The function of each operation, in `server/areas/<tag of the operation>/`. */
export const handlers: Handlers = {
  logIn,
  readCurrentUser,
  readPreferences,
  updatePreferences,
  createUser,
  importUsers,
  listUsers,
  rebindUser,
  rebindUsers,
  listReportEditions,
  createReportEdition,
  readReportEdition,
  updateReportEdition,
  readEditionClosing,
  readEditionRevert,
  revertReportEdition,
  listEditionLibraryIndicators,
  listExportReportEditions,
  listEditionUsers,
  addEditionUsers,
  listEditionGlobalUsers,
  removeEditionUser,
  listMentionableUsers,
  listEditionCountries,
  addEditionCountries,
  listEditionGlobalCountries,
  removeEditionCountry,
  listMilestones,
  createMilestone,
  updateMilestone,
  deleteMilestone,
  listActivities,
  createActivity,
  updateActivity,
  reorderActivity,
  deleteActivity,
  listActivityIndicators,
  listParentIndicators,
  listGlobalIndicators,
  addLibraryIndicators,
  updateIndicator,
  createIndicator,
  unassignParentIndicator,
  reorderIndicator,
  deleteIndicator,
  listNotifications,
  clearNotification,
  listWorkNotices,
  clearWorkNotices,
  importFile,
  listImports,
  readImportChanges,
  readImportCheckChanges,
  revertImport,
  listExportCountries,
  exportData,
  downloadExport,
  listLibraryIndicators,
  readLibraryIndicator,
  listDashboardIndicators,
  readMyWork,
  readProgramme,
  listWorkload,
  listStuck,
  readDashboardFacets,
  readQueue,
  readDashboardFilters,
  listWorkflowUsers,
  listWorkflowIndicators,
  listWorkflowRegions,
  summariseWorkflowAssignment,
  assignWorkflow,
  setDueDates,
  stepBackRatings,
  revertAssignment,
  summariseAssignmentPlan,
  applyAssignmentPlan,
  listCountries,
  listCountriesProgress,
  listCountryModules,
  readEditionCountry,
  listCountryIndicators,
  readCountryIndicator,
  readAdjacentIndicators,
  readIndicatorRating,
  listRatingHistory,
  updateRating,
  promoteRatingWorkflow,
  listComments,
  addComment,
  readReferences,
  listCountrySources,
  addReference,
  updateReference,
  removeReference,
  copyReference,
  summariseReferenceCopy,
  copyReferenceToCurrent,
  listAssignableRegions,
  listAssignableIndicators,
  readCompare,
  exportCompare,
  readCompareFilters,
  listCompareMilestones,
  exportResults,
  listResults,
  readCountryResults,
  readDossier,
  readAgreement,
  listActivity,
  exportActivity,
  listRatingActivity,
  listCountryActivity,
  listEditionActivity,
  listUserActivity,
  listViews,
  createView,
  updateUser,
  updateView,
  deleteView,
};
