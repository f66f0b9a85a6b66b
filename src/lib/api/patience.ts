import { ApiError } from './api-error.ts';

/** How long until something that is still being processed is looked at again (decisions, section 4, '503'). */
export const STILL_PROCESSING_MS = 5000;
const PASSING = new Set([0, 502, 504]);

/**
 * How patiently reads are repeated: twice with growing, uneven waits where the network or a gateway failed; every five
 * seconds for a minute while the server is still processing; never on an answer that means something.
 */
export const patience = {
  retry: (failures: number, error: Error) => {
    if (!(error instanceof ApiError)) return false;
    if (error.status === 503 || error.status === 429) return failures < 12;
    return PASSING.has(error.status) && failures < 2;
  },
  retryDelay: (failures: number, error: Error) => {
    const asked = error instanceof ApiError ? error.retryAfter : undefined;
    if (asked) return asked * 1000;
    return error instanceof ApiError && error.status === 503
      ? STILL_PROCESSING_MS
      : 500 * 2 ** failures * (0.5 + Math.random());
  },
};
