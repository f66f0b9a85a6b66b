import { expect } from 'vitest';
import { ActivityAction as Action, ActivityCause as Cause, ActivityRecord as Subject } from '#generated/enums.ts';
import type { MutationId } from '#generated/mutations.ts';
import type { Row } from '../../../server/db/schema.ts';
import { kenya, kenyaRatingId } from './app.ts';
import { exampleBody } from './bodies.ts';
import { current, typed } from './references.ts';

type Event = Row<'event'>;
/** A write, and what it leaves. */
export interface Scenario {
  params?: Record<string, number>;
  /** Made when the call is; the contract's example where left out. */
  body?: () => unknown;
  /** Who calls; the Admin where left out. */
  as?: number;
  /** The first event, in the order in which they are written. */
  first: Partial<Event>;
  /** Its old and new values. */
  changes?: Record<string, unknown>;
}

const edition = { id: 4 };
const rating = { ...current };
const [changed, added, removed] = [
  { action: Action.Changed },
  { action: Action.Added },
  { action: Action.Removed },
] as const;

/** Every write of the contract; one that is left out is a type error. Done in this order. */
export const scenariosOf = (reference: () => number): Record<Exclude<MutationId, 'importFile'>, Scenario> => ({
  revertImport: {
    first: { action: Action.Done, record: Subject.File, record_name: 'albania.xlsx' },
    changes: { FileName: [null, 'albania.xlsx'], ReferenceAddedCount: [null, 1] },
  },
  updateRating: {
    params: kenya,
    as: 2,
    body: () => ({ Score: 0, RatingIsMet: false, ResearcherNote: 'Repealed', CountryIndicatorRatingId: kenyaRatingId }),
    first: { ...changed, record: Subject.Rating, country_id: 404, indicator_id: 451, library_indicator_id: 1 },
    changes: { Score: [1, 0], RatingIsMet: [true, false], ResearcherNote: [expect.any(String), 'Repealed'] },
  },
  promoteRatingWorkflow: {
    params: kenya,
    as: 2,
    body: () => ({ CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus: 2 }),
    first: { ...changed, record: Subject.Rating, country_indicator_id: kenyaRatingId },
    changes: { WorkflowStatus: [1, 2] },
  },
  assignWorkflow: {
    params: { editionId: 4 },
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4 },
    changes: { ResearchUserName: [expect.any(Number), 11] },
  },
  setDueDates: {
    params: { editionId: 4 },
    body: () => ({ CountryIndicatorRatingIds: [kenyaRatingId], ResearchDueDate: '2026-12-07' }),
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4 },
    changes: { ResearchDueDate: [null, '2026-12-07'] },
  },
  stepBackRatings: {
    params: { editionId: 4 },
    body: () => ({ CountryIndicatorRatingIds: [kenyaRatingId], WorkflowStatus: 1, Reason: 'Once more, please.' }),
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4 },
    changes: { WorkflowStatus: [2, 1] },
  },
  applyAssignmentPlan: {
    params: { editionId: 4 },
    body: () => ({ Cells: [{ MilestoneId: 16, CountryIds: [4], Research: { UserIds: [8] } }] }),
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4, country_id: 4 },
  },
  revertAssignment: {
    params: { editionId: 4 },
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4, country_id: 4 },
  },
  addComment: {
    params: { ...kenya, ratingId: kenyaRatingId },
    first: { ...added, record: Subject.Comment, indicator_id: 451 },
  },
  updatePreferences: {
    as: 2,
    first: { ...changed, record: Subject.User, record_id: 2, record_name: 'Rui Tanaka' },
    changes: { Notices: true, SingleKeys: true },
  },
  createUser: {
    body: () => ({ FullName: 'Leila Haddad', EmailAddress: 'leila@demo.test', Role: 1 }),
    first: { ...added, record: Subject.User, record_name: 'Leila Haddad' },
    changes: { FullName: [null, 'Leila Haddad'], EmailAddress: [null, 'leila@demo.test'], Role: [null, 1] },
  },
  importUsers: {
    body: () => ({ Users: [{ FullName: 'Samuel Boateng', EmailAddress: 'samuel@demo.test', Role: 1 }] }),
    first: { ...added, record: Subject.User, record_name: 'Samuel Boateng' },
  },
  updateUser: {
    params: { userId: 13 },
    body: () => ({ FullName: 'Kwame Mensah', EmailAddress: 'kwame.mensah@demo.test', Role: 3, Status: 1 }),
    first: { ...changed, record: Subject.User, record_id: 13 },
    changes: { Role: [1, 3] },
  },
  createView: {
    body: () => ({ ...exampleBody('createView'), Name: 'Late', IsShared: true, DefaultRoles: [1] }),
    first: { ...added, record: Subject.View, record_name: 'Late', edition_id: 4 },
    changes: { Name: [null, 'Late'], DefaultRoles: [null, '1'], Content: true },
  },
  updateView: {
    params: { viewId: 1 },
    body: () => ({ ...exampleBody('updateView'), DefaultRoles: [3] }),
    first: { ...changed, record: Subject.View, record_id: 1, record_name: 'Completed lately' },
    changes: { DefaultRoles: [null, '3'], Content: true },
  },
  deleteView: { params: { viewId: 1 }, first: { ...removed, record: Subject.View, record_id: 1, edition_id: 4 } },
  clearWorkNotices: {
    as: 12,
    body: () => ({ Ids: null }),
    first: { ...removed, record: Subject.Notification, edition_id: 4 },
  },
  clearNotification: {
    params: { commentId: 0, taggedId: 2 },
    as: 2,
    first: { ...removed, record: Subject.Notification },
  },
  addReference: {
    params: rating,
    body: () => ({ ReportEditionId: 4, CountryIndicatorRatingId: kenyaRatingId, ...typed, Title: 'A new source' }),
    first: { ...added, record: Subject.Reference, record_name: 'A new source', country_id: 404 },
    changes: { Title: [null, 'A new source'], Information: true },
  },
  updateReference: {
    params: rating,
    body: () => ({ ReportEditionId: 4, CountryIndicatorRatingId: kenyaRatingId, ...typed, Title: 'Renamed' }),
    first: { ...changed, record: Subject.Reference, record_name: 'Renamed' },
    changes: { Title: [typed.Title, 'Renamed'] },
  },
  copyReference: {
    params: rating,
    body: () => ({ referenceId: reference(), indicators: [{ Id: 451 }], countries: [{ Id: 8 }] }),
    first: { ...added, record: Subject.Reference, cause: Cause.Bulk, country_id: 8 },
  },
  removeReference: {
    params: rating,
    first: { ...removed, record: Subject.Reference, record_name: 'Renamed', indicator_id: 451 },
  },
  copyReferenceToCurrent: { params: rating, first: { ...added, record: Subject.Reference, country_id: 404 } },
  exportData: {
    first: { action: Action.Done, record: Subject.File },
    changes: { CountryCount: [null, 2], IndicatorCount: [null, 3] },
  },
  exportCompare: {
    first: { action: Action.Done, record: Subject.File },
    changes: { FileName: [null, 'compare-2026-11-20.xlsx'] },
  },
  exportResults: {
    as: 5,
    first: { action: Action.Done, record: Subject.File },
    changes: { ReportEditionCount: [null, 1] },
  },
  exportActivity: {
    body: () => ({ ...exampleBody('exportActivity'), CountryIds: [404], Since: null }),
    first: { action: Action.Done, record: Subject.File },
  },
  addEditionUsers: {
    params: edition,
    first: { ...added, record: Subject.EditionUser, record_id: 13, record_name: 'Kwame Mensah' },
  },
  removeEditionUser: {
    params: { id: 4, userId: 13 },
    first: { ...removed, record: Subject.EditionUser, record_id: 13 },
  },
  addEditionCountries: {
    params: edition,
    first: { ...added, record: Subject.EditionCountry, record_name: 'Greenland' },
  },
  removeEditionCountry: {
    params: { id: 4, countryId: 304 },
    first: { ...removed, record: Subject.EditionCountry, country_id: 304 },
  },
  updateReportEdition: {
    params: edition,
    body: () => ({ Id: 4, Name: 'Report of 2026', StartDate: '2026-01-01', EndDate: '2026-12-31' }),
    first: { ...changed, record: Subject.Edition, record_id: 4 },
    changes: { Name: ['Road Safety Report 2026', 'Report of 2026'] },
  },
  createMilestone: { params: edition, first: { ...added, record: Subject.Milestone, edition_id: 4 } },
  updateMilestone: {
    params: { id: 4, milestoneId: 16 },
    first: { ...changed, record: Subject.Milestone, record_id: 16 },
  },
  createActivity: { params: edition, first: { ...added, record: Subject.Activity } },
  updateActivity: { params: { id: 4, activityId: 92 }, first: { ...changed, record: Subject.Activity, record_id: 92 } },
  reorderActivity: {
    params: edition,
    first: { ...changed, record: Subject.Activity },
    changes: { OrderNumber: [1, 2] },
  },
  createIndicator: { params: edition, first: { ...added, record: Subject.LibraryIndicator } },
  updateIndicator: {
    params: { id: 4, indicatorId: 454 },
    first: { ...changed, record: Subject.Indicator, record_id: 454 },
    changes: { ResponseRules: true },
  },
  reorderIndicator: {
    params: edition,
    first: { ...changed, record: Subject.Indicator },
    changes: { OrderNumber: [3, 2] },
  },
  unassignParentIndicator: {
    params: { id: 4, indicatorId: 452 },
    first: { ...changed, record: Subject.Rating, cause: Cause.Consequence },
  },
  deleteIndicator: {
    params: { id: 4, indicatorId: 456 },
    first: { ...removed, record: Subject.Comment, indicator_id: 456 },
  },
  addLibraryIndicators: {
    params: edition,
    body: () => ({ ...exampleBody('addLibraryIndicators'), Indicators: [{ LibraryIndicatorId: 6 }] }),
    first: { ...added, record: Subject.Indicator, library_indicator_id: 6 },
  },
  deleteActivity: { params: { id: 4, activityId: 92 }, first: { ...removed, record: Subject.Activity, record_id: 92 } },
  deleteMilestone: {
    params: { id: 4, milestoneId: 17 },
    first: { ...removed, record: Subject.Milestone, record_id: 17 },
  },
  createReportEdition: { first: { ...changed, record: Subject.Edition, record_id: 4 }, changes: { Status: [1, 0] } },
  revertReportEdition: {
    params: { id: 5 },
    first: { ...removed, record: Subject.Edition, record_id: 5 },
  },
  rebindUsers: { body: () => ({ Issuer: 'urn:former' }), first: { ...changed, record: Subject.User, record_id: 11 } },
  // whose sessions it ends asks for nothing afterwards
  rebindUser: { params: { userId: 2 }, first: { ...changed, record: Subject.User, record_id: 2 } },
});
