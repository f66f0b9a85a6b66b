import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { Failure, Held, Reports } from '#src/lib/api/reports.ts';
import { isNotOffered, whyReadFailed, whyWriteFailed } from '#src/lib/api/why-failed.ts';
import type { NewNotice } from '#src/lib/notices/notices.ts';
import { isOffline as browserIsOffline } from '#src/lib/offline.ts';
import { formatNumber } from '#src/lib/words.ts';

export type ErrorPage = '/unauthorized' | '/404' | '/500';
type Doors = {
  push(notice: NewNotice): number;
  dismiss(id: number): void;
  /** `isBroken`: what the page shows could not be fetched; `isNotOffered`: this server lacks it. */
  leaveFor(page: ErrorPage, why: { isBroken: boolean; isNotOffered: boolean }): void;
  /** From an error page back to where the person was; false where there is none open. */
  goBack?(): boolean;
  reload(): void;
  /** Notes in the tab that a deletion is held back; returns what ends the note. */
  noteHeld?(held: Held): (answered?: Promise<boolean>) => void;
  /** Whether the browser knows of no connection; the layout says so then. */
  isOffline?(): boolean;
};

/** Where a status leads, for every call [S129]. */
const pageOf: Partial<Record<number, ErrorPage>> = { 400: '/404', 401: '/unauthorized', 404: '/404', 500: '/500' };

/**
 * The pages that a failed write may have led to, and from which a retry that succeeds leads back.
 */
export const isErrorPage = (pathname: string): boolean => pathname === '/404' || pathname === '/500';

/** The error page that a failed call leads to, or undefined where it stays on its screen. */
export const errorPageOf = (error: unknown): ErrorPage | undefined =>
  error instanceof ApiError ? pageOf[error.status] : undefined;

/**
 * The one failure table: what every failed call says and where it leads [S129] [S132]. A part of a
 * screen reports its own failed read (`x-on-failure`). Any other read says 'Reload Page', a write
 * its contract's retry label, where trying again can help; a write's notice stays over the error
 * page.
 */
export function createReports({
  push,
  dismiss,
  leaveFor,
  goBack,
  reload,
  noteHeld,
  isOffline = browserIsOffline,
}: Doors) {
  const processing = new Map<string, number>();
  /** What was said of it while it was processed has been overtaken. */
  const overtake = (operationId: OperationId, record?: string) => {
    const key = `${operationId} ${record ?? ''}`;
    dismiss(processing.get(key) ?? 0);
    processing.delete(key);
  };
  const reports: Reports = {
    failed({ operationId, error, kind, record, since, retry, onFailure = 'page' }: Failure) {
      overtake(operationId, record);
      // said once, below the header, and where the data are missing; they are fetched when the
      // connection is back
      if (kind === 'read' && error instanceof ApiError && error.status === 0 && isOffline()) return;
      const statusPage = errorPageOf(error);
      const page = onFailure === 'page' || statusPage === '/unauthorized' ? statusPage : undefined;
      if (onFailure === 'in-place' && !page) return;
      const message = [wording(error, kind), since].filter(Boolean).join('\n');
      if (retry)
        push({ message, record, error, action: { label: clientOperations[operationId].retryLabel, run: retry } });
      else if (kind === 'write') push({ message, record, error });
      else if (!page) push({ message, error, action: { label: 'Reload Page', run: reload } });
      if (page) leaveFor(page, { isBroken: kind === 'read', isNotOffered: isNotOffered(error) });
    },
    processing({ operationId, record }) {
      console.warn(`${operationId}: 503, processing likely continues`);
      overtake(operationId, record);
      processing.set(`${operationId} ${record ?? ''}`, push({ tone: 'info', message: 'Still processing', record }));
    },
    arrived({ operationId, record, message }) {
      overtake(operationId, record);
      push({ tone: 'success', message, record });
    },
    retried({ record }) {
      if (goBack?.()) push({ tone: 'success', message: 'It is done now.', record });
    },
    held(held) {
      const { record, ms, undo } = held;
      const message = `‘${record}’ is deleted.`;
      const id = push({ tone: 'success', message, action: { label: 'Undo', run: undo }, ms });
      const endNote = noteHeld?.(held);
      return (answered) => {
        dismiss(id);
        endNote?.(answered);
      };
    },
    waits(ms) {
      const seconds = formatNumber(Math.ceil(ms / 1000));
      push({ tone: 'info', message: `Too many requests at once. Trying again in ${seconds} s.`, ms });
    },
    // not what was requested: it stays in the list of errors
    empty: (operationId: OperationId) =>
      void push({ message: clientOperations[operationId].emptyMessage ?? undefined }),
  };
  return reports;
}

/** The operation's own words, and below them what the server said about it. */
const wording = (error: Error, kind: Failure['kind']): string =>
  [error.message, ...(kind === 'read' ? [whyReadFailed(error)] : whyWriteFailed(error))].filter(Boolean).join('\n');
