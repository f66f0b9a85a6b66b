/**
 * What was requested cannot be done as it was requested: a wrong option, configuration or contract.
 * Ends the command with exit code 2.
 */
export class UsageError extends Error {}

/**
 * The run cannot judge: not reachable, token refused, no token to send. Ends the command
 * with exit code 3.
 */
export class Inconclusive extends Error {}

/** Why a request got no answer: the code of the system, or the words beneath those of fetch. */
export function whyNoAnswer(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'not in time';
  // fetch keeps away from the ports of other protocols, whoever listens there
  if (cause?.message === 'bad port') return 'its port is one that fetch never asks: serve it at another';
  return cause?.code ?? cause?.message ?? message;
}
