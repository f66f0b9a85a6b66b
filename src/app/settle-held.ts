import {
  getDeleteActivityMutationOptions,
  getDeleteIndicatorMutationOptions,
  getDeleteMilestoneMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { OperationId } from '#generated/operations.ts';
import type { WriteOptions } from '#src/lib/api/call-details.ts';
import type { ApiQueryClient } from '#src/lib/api/query-client.ts';
import { callsOf } from '#src/lib/api/writes.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { type HeldNote, takeHeldNotes } from './held-notes.ts';

/** A request is repeated only this long: later, others may have changed the record. */
const AGAIN_MS = 120_000;

/** What a refusal adds. */
const SINCE = 'The page that you left showed it as deleted.';

/** The deletions that can be undone. */
const deletions: Partial<Record<OperationId, WriteOptions<never, void>>> = {
  deleteMilestone: getDeleteMilestoneMutationOptions,
  deleteActivity: getDeleteActivityMutationOptions,
  deleteIndicator: getDeleteIndicatorMutationOptions,
};

/**
 * Settles the deletions that an earlier page had shown as done: one that it never sent (a crash) is
 * reported; one that it sent as it ended is sent again, because nobody received its response.
 * A repeated deletion changes nothing, and a refusal is reported with the record's name.
 */
export function settleHeldNotes(client: ApiQueryClient, keys: readonly string[]): void {
  const again: HeldNote[] = [];
  for (const note of takeHeldNotes(keys)) {
    if (!note.sentOn) notices.push({ message: `‘${note.record}’ was not deleted: the page ended before.` });
    else if (Date.now() - Date.parse(note.sentOn) < AGAIN_MS) again.push(note);
    else
      notices.push({ message: `Nobody knows whether ‘${note.record}’ was deleted: the page ended before the answer.` });
  }
  sendAgain(client, again);
}

/** Sends deletions again that a page sent as it ended. */
function sendAgain(client: ApiQueryClient, notes: readonly HeldNote[]): void {
  for (const { operationId, variables, record } of notes) {
    const options = deletions[operationId];
    if (options) void callsOf(client).start(options, variables as never, { record, since: SINCE });
  }
}
