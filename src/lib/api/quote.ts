import { ApiError } from './api-error.ts';

/**
 * What a person tells support where the server was at fault: the end of the request's id, which the
 * server's log has. Undefined where it was not, or sent no id.
 */
export function quoteOf(error: unknown): string | undefined {
  const id = error instanceof ApiError && error.status >= 500 && error.problem?.requestId;
  return id ? `Quote ${id.slice(-8)} to support.` : undefined;
}
