import type { MutationStatus } from '@tanstack/react-query';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { formatTime } from '#src/lib/words.ts';

type SaveStateProps = {
  /** How the last save went, and when its response came. */
  status: MutationStatus;
  /** The server has responded with 503 and the request is retried. */
  isProcessing: boolean;
  settledAt: Date | undefined;
  error: ApiError | null;
  /** Something in the form is neither saved nor being saved. */
  unsaved: boolean;
};

/**
 * Whether the form is saved, in words, announced politely. A time stands there only once the server
 * has responded.
 */
export function SaveState(props: SaveStateProps) {
  return (
    <p role="status" data-slot="save-state" className="text-xs text-muted-foreground">
      {wordsFor(props)}
    </p>
  );
}

function wordsFor({ status, isProcessing, settledAt, error, unsaved }: SaveStateProps): string {
  if (status === 'pending') return isProcessing ? 'Still processing…' : 'Saving…';
  if (unsaved) return error?.kind === 'unreachable' ? 'Not known whether it is saved' : 'Not saved';
  if (status !== 'success') return '';
  return settledAt ? `Saved ${formatTime(settledAt)}` : 'Saved';
}
