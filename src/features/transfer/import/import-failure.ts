import { ApiError } from '#src/lib/api/api-error.ts';

/**
 * Why a file was not imported or checked, in the server's words where it has some (requirements
 * A8).
 */
export function reasonOf(error: Error, checkOnly: boolean): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.kind === 'processing')
    return `The server has not finished with this file. ${checkOnly ? 'Check it again in a moment.' : 'Try Again asks how it went.'}`;
  if (error.kind === 'unreachable')
    return `The server cannot be reached. ${checkOnly ? 'The file was not checked.' : 'It is not known whether the file was imported. Try Again asks how it went.'}`;
  // a proxy that takes less than the server says so without a word for the person
  const tooLarge = error.status === 413 && 'It is larger than the server takes. Divide it into several files.';
  return error.problem?.detail ?? (tooLarge || error.message);
}
