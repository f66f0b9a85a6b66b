import { ApiError } from '#src/lib/api/api-error.ts';

/** Why a file was not imported, in the server's words where it has some (document 1, section 8). */
export function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.status === 503) return 'The server is still working on this file. Try Again asks how it went.';
  if (error.status === 0) return 'The server cannot be reached. Nothing may have been imported.';
  return error.problem?.detail ?? error.message;
}
