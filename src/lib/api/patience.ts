import { ApiError } from './api-error.ts';

/** How long until something that is still being processed is looked at again (decisions, section 4, '503'). */
export const STILL_PROCESSING_MS = 5000;
const PASSING = new Set([0, 502, 504]);
/** Where an answer of 429 does not say how long to wait. */
const TOO_MANY_MS = 5000;

/** How long a read that was one too many waits before it is asked once again (quality.md, Q-S41), in milliseconds. */
export const waitOf = ({ retryAfter }: ApiError): number => (retryAfter ? retryAfter * 1000 : TOO_MANY_MS);

/**
 * How patiently reads are repeated: twice with growing, uneven waits where the network or a gateway failed; every five
 * seconds for a minute while the server is still processing; once where there were too many; never on an answer that means something.
 */
export const patience = {
  retry: (failures: number, error: Error) => {
    if (!(error instanceof ApiError)) return false;
    if (error.status === 503) return failures < 12;
    if (error.status === 429) return failures < 1;
    return PASSING.has(error.status) && failures < 2;
  },
  retryDelay: (failures: number, error: Error) => {
    if (error instanceof ApiError && (error.status === 429 || error.retryAfter)) return waitOf(error);
    return error instanceof ApiError && error.status === 503
      ? STILL_PROCESSING_MS
      : 500 * 2 ** failures * (0.5 + Math.random());
  },
};
