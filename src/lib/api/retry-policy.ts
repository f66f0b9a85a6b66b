import { ApiError } from './api-error.ts';

/** How long until a read that is still being processed is asked again, in milliseconds [S129]. */
const STILL_PROCESSING_MS = 5000;
/**
 * A write that is still being processed is asked about again at 5, 10, 20 and 40 seconds [S129].
 */
const WRITE_WAITS_MS = [5000, 5000, 10_000, 20_000];
/** Where an answer of 429 does not say how long to wait. */
const TOO_MANY_MS = 5000;

const kindOf = (error: Error) => (error instanceof ApiError ? error.kind : undefined);

/** How long a read waits after 429 before it is asked once again [Q-S41], in milliseconds. */
export const waitOf = ({ retryAfter }: ApiError): number => (retryAfter ? retryAfter * 1000 : TOO_MANY_MS);

/**
 * The retry policy of reads: twice with growing, uneven waits where the network or a gateway
 * failed; every five seconds for a minute while the server is still processing; once where there
 * were too many; never on an answer that means something.
 */
export const readRetries = {
  retry: (failures: number, error: Error) => {
    const kind = kindOf(error);
    if (kind === 'processing') return failures < 12;
    if (kind === 'too-many') return failures < 1;
    return kind === 'unreachable' && failures < 2;
  },
  retryDelay: (failures: number, error: Error) => {
    if (error instanceof ApiError && (error.kind === 'too-many' || error.retryAfter)) return waitOf(error);
    return kindOf(error) === 'processing' ? STILL_PROCESSING_MS : 500 * 2 ** failures * (0.5 + Math.random());
  },
};

/**
 * The retry policy of writes: only 503 is asked about again, by the same request with the same
 * Idempotency-Key, which the server does once. Everything else is the person's to decide.
 */
export const writeRetries = {
  retry: (failures: number, error: Error) => kindOf(error) === 'processing' && failures < WRITE_WAITS_MS.length,
  retryDelay: (failures: number) => WRITE_WAITS_MS[failures] ?? 0,
};
