/**
 * What was requested cannot be done as it was requested: a wrong option, configuration or contract.
 * Ends the command with exit code 2.
 */
export class UsageError extends Error {}

/** Why a request got no answer: the code of the system, or the words beneath those of fetch. */
export function whyNoAnswer(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError' ? 'not in time' : (cause?.code ?? cause?.message ?? message);
}
