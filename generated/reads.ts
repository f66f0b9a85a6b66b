// Made by `npm run generate` from the contract. Do not edit.
import type {
  ReadReportEditionPathParameters,
  ReadEditionClosingPathParameters,
  ReadEditionRevertPathParameters,
  ListEditionUsersPathParameters,
  ListEditionGlobalUsersPathParameters,
  ListMentionableUsersPathParameters,
  ListEditionCountriesPathParameters,
  ListEditionGlobalCountriesPathParameters,
  ListMilestonesPathParameters,
  ListActivitiesPathParameters,
  ListActivityIndicatorsPathParameters,
  ListParentIndicatorsPathParameters,
  ListGlobalIndicatorsPathParameters,
  ReadImportChangesPathParameters,
  ReadImportCheckChangesPathParameters,
  DownloadExportPathParameters,
  ReadLibraryIndicatorPathParameters,
  ListEditionLibraryIndicatorsPathParameters,
  ListDashboardIndicatorsPathParameters,
  ReadMyWorkPathParameters,
  ReadProgrammePathParameters,
  ListWorkloadPathParameters,
  ListStuckPathParameters,
  ReadDashboardFiltersPathParameters,
  ReadDashboardFacetsPathParameters,
  ListWorkflowUsersPathParameters,
  ListWorkflowIndicatorsPathParameters,
  ListWorkflowRegionsPathParameters,
  SummariseWorkflowAssignmentPathParameters,
  SummariseAssignmentPlanPathParameters,
  ListCountriesProgressPathParameters,
  ListCountryModulesPathParameters,
  ReadEditionCountryPathParameters,
  ListCountryIndicatorsPathParameters,
  ReadCountryIndicatorPathParameters,
  ReadAdjacentIndicatorsPathParameters,
  ReadQueuePathParameters,
  ReadIndicatorRatingPathParameters,
  ListRatingHistoryPathParameters,
  ListCommentsPathParameters,
  ReadReferencesPathParameters,
  ListCountrySourcesPathParameters,
  SummariseReferenceCopyPathParameters,
  ListAssignableRegionsPathParameters,
  ListAssignableIndicatorsPathParameters,
  ListCompareMilestonesPathParameters,
  ListResultsPathParameters,
  ReadCountryResultsPathParameters,
  ReadDossierPathParameters,
  ReadAgreementPathParameters,
  ListRatingActivityPathParameters,
  ListCountryActivityPathParameters,
  ListEditionActivityPathParameters,
  ListUserActivityPathParameters,
} from './model/index.ts';

/** What the address of each read names. */
export interface ReadParameters {
  logIn: Record<never, never>;
  readCurrentUser: Record<never, never>;
  readPreferences: Record<never, never>;
  listViews: Record<never, never>;
  listUsers: Record<never, never>;
  listReportEditions: Record<never, never>;
  readReportEdition: ReadReportEditionPathParameters;
  readEditionClosing: ReadEditionClosingPathParameters;
  readEditionRevert: ReadEditionRevertPathParameters;
  listExportReportEditions: Record<never, never>;
  listEditionUsers: ListEditionUsersPathParameters;
  listEditionGlobalUsers: ListEditionGlobalUsersPathParameters;
  listMentionableUsers: ListMentionableUsersPathParameters;
  listEditionCountries: ListEditionCountriesPathParameters;
  listEditionGlobalCountries: ListEditionGlobalCountriesPathParameters;
  listMilestones: ListMilestonesPathParameters;
  listActivities: ListActivitiesPathParameters;
  listActivityIndicators: ListActivityIndicatorsPathParameters;
  listParentIndicators: ListParentIndicatorsPathParameters;
  listGlobalIndicators: ListGlobalIndicatorsPathParameters;
  listNotifications: Record<never, never>;
  listWorkNotices: Record<never, never>;
  listImports: Record<never, never>;
  readImportChanges: ReadImportChangesPathParameters;
  readImportCheckChanges: ReadImportCheckChangesPathParameters;
  listExportCountries: Record<never, never>;
  downloadExport: DownloadExportPathParameters;
  listLibraryIndicators: Record<never, never>;
  readLibraryIndicator: ReadLibraryIndicatorPathParameters;
  listEditionLibraryIndicators: ListEditionLibraryIndicatorsPathParameters;
  listDashboardIndicators: ListDashboardIndicatorsPathParameters;
  readMyWork: ReadMyWorkPathParameters;
  readProgramme: ReadProgrammePathParameters;
  listWorkload: ListWorkloadPathParameters;
  listStuck: ListStuckPathParameters;
  readDashboardFilters: ReadDashboardFiltersPathParameters;
  readDashboardFacets: ReadDashboardFacetsPathParameters;
  listWorkflowUsers: ListWorkflowUsersPathParameters;
  listWorkflowIndicators: ListWorkflowIndicatorsPathParameters;
  listWorkflowRegions: ListWorkflowRegionsPathParameters;
  summariseWorkflowAssignment: SummariseWorkflowAssignmentPathParameters;
  summariseAssignmentPlan: SummariseAssignmentPlanPathParameters;
  listCountries: Record<never, never>;
  listCountriesProgress: ListCountriesProgressPathParameters;
  listCountryModules: ListCountryModulesPathParameters;
  readEditionCountry: ReadEditionCountryPathParameters;
  listCountryIndicators: ListCountryIndicatorsPathParameters;
  readCountryIndicator: ReadCountryIndicatorPathParameters;
  readAdjacentIndicators: ReadAdjacentIndicatorsPathParameters;
  readQueue: ReadQueuePathParameters;
  readIndicatorRating: ReadIndicatorRatingPathParameters;
  listRatingHistory: ListRatingHistoryPathParameters;
  listComments: ListCommentsPathParameters;
  readReferences: ReadReferencesPathParameters;
  listCountrySources: ListCountrySourcesPathParameters;
  summariseReferenceCopy: SummariseReferenceCopyPathParameters;
  listAssignableRegions: ListAssignableRegionsPathParameters;
  listAssignableIndicators: ListAssignableIndicatorsPathParameters;
  readCompare: Record<never, never>;
  readCompareFilters: Record<never, never>;
  listCompareMilestones: ListCompareMilestonesPathParameters;
  listResults: ListResultsPathParameters;
  readCountryResults: ReadCountryResultsPathParameters;
  readDossier: ReadDossierPathParameters;
  readAgreement: ReadAgreementPathParameters;
  listActivity: Record<never, never>;
  listRatingActivity: ListRatingActivityPathParameters;
  listCountryActivity: ListCountryActivityPathParameters;
  listEditionActivity: ListEditionActivityPathParameters;
  listUserActivity: ListUserActivityPathParameters;
}

export type ReadId = keyof ReadParameters;
