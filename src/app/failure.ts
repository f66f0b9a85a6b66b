import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { Failure, Reports } from '#src/lib/api/query-client.ts';
import type { NewNotice } from '#src/lib/notices/notices.ts';
import { isOffline as browserIsOffline } from '#src/lib/offline.ts';

export type ErrorPage = '/unauthorized' | '/404' | '/500';
type Doors = {
  push(notice: NewNotice): void;
  leaveFor(page: ErrorPage): void;
  reload(): void;
  /** Whether the browser knows of no connection; the layout says so then. */
  isOffline?(): boolean;
};

/** Where a status leads, for every call (document 1, section 8). */
const pageOf: Partial<Record<number, ErrorPage>> = { 400: '/404', 401: '/unauthorized', 404: '/404', 500: '/500' };

/** The error page that a failed call leads to, or undefined where it stays on its screen. */
export const errorPageOf = (error: unknown): ErrorPage | undefined =>
  error instanceof ApiError ? pageOf[error.status] : undefined;

/**
 * The one failure table: what every failed call says and where it leads (document 1, section 8; decisions, sections 1 and 4).
 * A read says 'Reload Page', a write its contract's retry label; a write's notice stays over the error page.
 */
export function createReports({ push, leaveFor, reload, isOffline = browserIsOffline }: Doors): Reports {
  return {
    failed({ operationId, error, kind, retry }: Failure) {
      if (error instanceof ApiError && error.status === 503) {
        console.warn(`${operationId}: 503, processing likely continues`);
        return push({ tone: 'info', message: 'Still processing' });
      }
      // said once, below the header, and where the data are missing; they are fetched when the connection is back
      if (kind === 'read' && error instanceof ApiError && error.status === 0 && isOffline()) return;
      const page = errorPageOf(error);
      const message = wording(error, kind);
      // What somebody else has changed meanwhile cannot be repeated as it was: the form says what can be done.
      if (isStale(error)) push({ message });
      else if (retry) push({ message, action: { label: clientOperations[operationId].retryLabel, run: retry } });
      else if (!page) push({ message, action: { label: 'Reload Page', run: reload } });
      if (page) leaveFor(page);
    },
    waits(ms) {
      const seconds = Math.ceil(ms / 1000).toLocaleString('en-AU');
      push({ tone: 'info', message: `Too many requests at once. Trying again in ${seconds} s.`, ms });
    },
    // not what was asked for: it stays in the list of errors, as document 1, section 8 has it
    empty: (operationId: OperationId) => push({ message: clientOperations[operationId].emptyMessage ?? undefined }),
  };
}

const isStale = (error: Error) => error instanceof ApiError && error.problem?.code === 'stale';

/** A write whose answer was lost may have been done all the same. */
const UNREACHABLE: Record<Failure['kind'], string> = {
  read: 'The server cannot be reached.',
  write: 'The server cannot be reached. It may not have been saved.',
};

/** The operation's own words, and below them what the server said about it. */
function wording(error: Error, kind: Failure['kind']): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.status === 0) return `${error.message}\n${UNREACHABLE[kind]}`;
  return [error.message, error.problem?.detail].filter(Boolean).join('\n');
}
