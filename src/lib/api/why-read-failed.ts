import { ApiError } from './api-error.ts';

/**
 * Why a read failed, below the operation's own words: what the server said, or that it gave no
 * answer.
 */
export function whyReadFailed(error: { message: string }): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.status === 0 ? 'The server cannot be reached.' : error.problem?.detail;
}
