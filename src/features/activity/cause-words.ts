import { ActivityAction, ActivityCause, ActivityField, ActivityRecord } from '#generated/enums.ts';
import type { ActivityEvent } from '#generated/model/index.ts';

/** How it came about, where not by one press for one record. */
export function causeWords(event: ActivityEvent, count = event.RecordCount): string | undefined {
  const { Cause, CauseName, Record, Action } = event;
  if (Record === ActivityRecord.Edition && Action === ActivityAction.Changed) {
    if (event.Operation === 'createReportEdition') return 'by creating the next edition';
    if (event.Operation === 'revertReportEdition') return 'by taking back the edition after it';
  }
  if (Cause === ActivityCause.Consequence) return consequenceWords(event);
  if (event.Operation === 'revertAssignment') return 'by undoing an assignment';
  if (event.Operation === 'applyAssignmentPlan') return 'by a plan';
  if (Cause === ActivityCause.Bulk) return count > 1 ? undefined : 'in bulk';
  // Where nobody is named, the line says that it was the operator.
  if (Cause === ActivityCause.Command) return event.UserName === null ? undefined : 'by a command of the operator';
  // An import says its file itself.
  if (Cause === ActivityCause.Import && Record !== ActivityRecord.File)
    return event.Operation === 'revertImport'
      ? `by undoing the import of ${CauseName ?? 'a file'}`
      : ['by import', CauseName].filter(Boolean).join(' ');
  return undefined;
}

/** A parent that is Not Met decides on what depends on it. */
function consequenceWords({ Action, Record, CauseName, Changes }: ActivityEvent): string {
  if (Action === ActivityAction.Removed) return `with ${CauseName ?? 'what it belonged to'}`;
  if (Record !== ActivityRecord.Rating || CauseName === null)
    return `a consequence of ${CauseName ?? 'another change'}`;
  const rated = Changes.find(({ Field }) => Field === ActivityField.RatingIsMet);
  if (rated?.New === false) return `Decided by ${CauseName}, which is Not Met`;
  return rated?.New === null ? `No longer decided by ${CauseName}` : `Decided by ${CauseName}`;
}

/** Who did it, where the log names nobody. */
export const personOf = ({ UserName, Cause }: ActivityEvent): string =>
  UserName ?? (Cause === ActivityCause.Command ? 'Operator' : 'System');
