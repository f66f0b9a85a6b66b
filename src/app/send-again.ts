import {
  getDeleteActivityMutationOptions,
  getDeleteIndicatorMutationOptions,
  getDeleteMilestoneMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Calls, WriteOptions } from '#src/lib/api/calls.ts';
import type { HeldNote } from './held-notes.ts';

/** What a refusal adds. */
const SINCE = 'The page that you left showed it as deleted.';

/** The deletions that can be undone. */
const deletions: Partial<Record<OperationId, WriteOptions<never, void>>> = {
  deleteMilestone: getDeleteMilestoneMutationOptions,
  deleteActivity: getDeleteActivityMutationOptions,
  deleteIndicator: getDeleteIndicatorMutationOptions,
};

/** Sends deletions again that a page sent as it ended. */
export function sendAgain(calls: Calls, notes: readonly HeldNote[]): void {
  for (const { operationId, variables, record } of notes) {
    const options = deletions[operationId];
    if (options) void calls.start(options, variables as never, { record, since: SINCE });
  }
}
