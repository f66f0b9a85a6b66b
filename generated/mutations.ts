// Made by `npm run generate` from the contract. Do not edit.
import type { ExportActivityMutationVariables } from './hooks/activity/activity.ts';
import type { AddCommentMutationVariables } from './hooks/comments/comments.ts';
import type { ExportCompareMutationVariables } from './hooks/compare/compare.ts';
import type { AssignWorkflowMutationVariables, SetDueDatesMutationVariables, StepBackRatingsMutationVariables, RevertAssignmentMutationVariables, ApplyAssignmentPlanMutationVariables } from './hooks/dashboard/dashboard.ts';
import type { CreateReportEditionMutationVariables, UpdateReportEditionMutationVariables, RevertReportEditionMutationVariables, AddEditionUsersMutationVariables, RemoveEditionUserMutationVariables, AddEditionCountriesMutationVariables, RemoveEditionCountryMutationVariables } from './hooks/editions/editions.ts';
import type { ClearNotificationMutationVariables, ClearWorkNoticesMutationVariables } from './hooks/notifications/notifications.ts';
import type { UpdatePreferencesMutationVariables } from './hooks/preferences/preferences.ts';
import type { UpdateRatingMutationVariables, PromoteRatingWorkflowMutationVariables } from './hooks/ratings/ratings.ts';
import type { AddReferenceMutationVariables, UpdateReferenceMutationVariables, RemoveReferenceMutationVariables, CopyReferenceMutationVariables, CopyReferenceToCurrentMutationVariables } from './hooks/references/references.ts';
import type { ExportResultsMutationVariables } from './hooks/results/results.ts';
import type { CreateMilestoneMutationVariables, UpdateMilestoneMutationVariables, DeleteMilestoneMutationVariables, CreateActivityMutationVariables, UpdateActivityMutationVariables, ReorderActivityMutationVariables, DeleteActivityMutationVariables, AddLibraryIndicatorsMutationVariables, UpdateIndicatorMutationVariables, CreateIndicatorMutationVariables, UnassignParentIndicatorMutationVariables, ReorderIndicatorMutationVariables, DeleteIndicatorMutationVariables } from './hooks/structure/structure.ts';
import type { ImportFileMutationVariables, RevertImportMutationVariables, ExportDataMutationVariables } from './hooks/transfer/transfer.ts';
import type { CreateViewMutationVariables, UpdateViewMutationVariables, DeleteViewMutationVariables } from './hooks/views/views.ts';

/** What each mutation is called with. */
export interface MutationVariables {
  updatePreferences: UpdatePreferencesMutationVariables;
  createView: CreateViewMutationVariables;
  updateView: UpdateViewMutationVariables;
  deleteView: DeleteViewMutationVariables;
  createReportEdition: CreateReportEditionMutationVariables;
  updateReportEdition: UpdateReportEditionMutationVariables;
  revertReportEdition: RevertReportEditionMutationVariables;
  addEditionUsers: AddEditionUsersMutationVariables;
  removeEditionUser: RemoveEditionUserMutationVariables;
  addEditionCountries: AddEditionCountriesMutationVariables;
  removeEditionCountry: RemoveEditionCountryMutationVariables;
  createMilestone: CreateMilestoneMutationVariables;
  updateMilestone: UpdateMilestoneMutationVariables;
  deleteMilestone: DeleteMilestoneMutationVariables;
  createActivity: CreateActivityMutationVariables;
  updateActivity: UpdateActivityMutationVariables;
  reorderActivity: ReorderActivityMutationVariables;
  deleteActivity: DeleteActivityMutationVariables;
  addLibraryIndicators: AddLibraryIndicatorsMutationVariables;
  updateIndicator: UpdateIndicatorMutationVariables;
  createIndicator: CreateIndicatorMutationVariables;
  unassignParentIndicator: UnassignParentIndicatorMutationVariables;
  reorderIndicator: ReorderIndicatorMutationVariables;
  deleteIndicator: DeleteIndicatorMutationVariables;
  clearNotification: ClearNotificationMutationVariables;
  clearWorkNotices: ClearWorkNoticesMutationVariables;
  importFile: ImportFileMutationVariables;
  revertImport: RevertImportMutationVariables;
  exportData: ExportDataMutationVariables;
  assignWorkflow: AssignWorkflowMutationVariables;
  setDueDates: SetDueDatesMutationVariables;
  stepBackRatings: StepBackRatingsMutationVariables;
  revertAssignment: RevertAssignmentMutationVariables;
  applyAssignmentPlan: ApplyAssignmentPlanMutationVariables;
  updateRating: UpdateRatingMutationVariables;
  promoteRatingWorkflow: PromoteRatingWorkflowMutationVariables;
  addComment: AddCommentMutationVariables;
  addReference: AddReferenceMutationVariables;
  updateReference: UpdateReferenceMutationVariables;
  removeReference: RemoveReferenceMutationVariables;
  copyReference: CopyReferenceMutationVariables;
  copyReferenceToCurrent: CopyReferenceToCurrentMutationVariables;
  exportCompare: ExportCompareMutationVariables;
  exportResults: ExportResultsMutationVariables;
  exportActivity: ExportActivityMutationVariables;
}

export type MutationId = keyof MutationVariables;
