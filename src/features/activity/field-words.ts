import {
  ActivityField,
  ActivityRecord,
  EditionStatus,
  Polarity,
  type RatingCheck,
  type Role,
  UserStatus,
} from '#generated/enums.ts';
import type { ActivityChange, ActivityEvent } from '#generated/model/index.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { formatDate, formatInstant } from '#src/lib/date-words.ts';
import { RATING_CHECK_NAMES } from '#src/lib/rating-check-names.ts';
import { REFERENCE_LABELS } from '#src/lib/reference-labels.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import { formatNumber } from '#src/lib/words.ts';

/** What the forms call the fields of events. */
export const FIELD_NAMES: Record<ActivityField, string> = {
  Score: 'Score',
  RatingIsMet: 'Rating',
  ResearcherNote: 'Researcher Note',
  WorkflowStatus: 'Status',
  ResearchUserName: 'Research user',
  QAUserName: 'QA user',
  ...REFERENCE_LABELS,
  ResearchDueDate: 'Research due date',
  QADueDate: 'QA due date',
  ChecksOff: 'Checks switched off',
  Name: 'Name',
  FullName: 'Full Name',
  ShortName: 'Short Name',
  Description: 'Description',
  ResponseRules: 'Response Rules',
  TimePeriod: 'Time Period',
  IndicatorRating: 'Polarity',
  OrderNumber: 'Place in the order',
  MilestoneName: 'Milestone',
  ActivityName: 'Activity',
  ParentIndicatorName: 'Depends on',
  StartDate: 'Start Date',
  EndDate: 'End Date',
  Status: 'Status',
  EmailAddress: 'E-mail',
  Role: 'Role',
  Identity: 'Sign-in identity',
  Notices: 'Notifications',
  SingleKeys: 'Single-letter keys',
  DefaultRoles: 'Default for',
  Content: 'Filters, order and columns',
  Permission: 'Permission',
  FileName: 'File',
  FileDigest: 'SHA-256',
  RatingChangedCount: 'Ratings changed',
  AssignmentChangedCount: 'Assignments changed',
  ReferenceAddedCount: 'References added',
  ReportEditionCount: 'Editions',
  CountryCount: 'Countries',
  IndicatorCount: 'Indicators',
  EventCount: 'Events',
  ImportedOn: 'Imported',
};

/** Said where a field held nothing, or holds nothing now. */
export const NOTHING = 'none';

/** How people read a value: 'Not Met', 'QA Completed', '01 Jan 2026'. */
export function valueWords(
  field: ActivityField,
  value: ActivityChange['Old'],
  record: ActivityEvent['Record'],
): string {
  if (value === null) return NOTHING;
  if (field === ActivityField.ChecksOff)
    return String(value)
      .split(',')
      .map((check) => RATING_CHECK_NAMES[Number(check) as RatingCheck])
      .join(', ');
  if (field === ActivityField.DefaultRoles)
    return String(value)
      .split(',')
      .map((role) => ROLE_NAMES[Number(role) as Role])
      .join(', ');
  const named = valueNames(field, record)?.[Number(value)];
  if (named) return named;
  if (field === ActivityField.RatingIsMet) return value ? 'Met' : 'Not Met';
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  if (field === ActivityField.ImportedOn) return formatInstant(String(value));
  return typeof value === 'number' ? formatNumber(value) : String(value);
}

function valueNames(field: ActivityField, record: ActivityEvent['Record']): Record<number, string> | undefined {
  if (field === ActivityField.WorkflowStatus) return workflowLabels;
  if (field === ActivityField.Role) return ROLE_NAMES;
  if (field === ActivityField.IndicatorRating) return POLARITY_NAMES;
  if (field === ActivityField.Status) return record === ActivityRecord.User ? USER_STATUS_NAMES : EDITION_STATUS_NAMES;
  return undefined;
}

const POLARITY_NAMES = { [Polarity.Positive]: 'Positive', [Polarity.Negative]: 'Negative' };
const USER_STATUS_NAMES = { [UserStatus.Active]: 'Active', [UserStatus.Inactive]: 'Inactive' };
const EDITION_STATUS_NAMES = { [EditionStatus.Active]: 'Active', [EditionStatus.Inactive]: 'Inactive' };
