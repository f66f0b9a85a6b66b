/** Ids by which a request is found again: its own, and that of the trace that it belongs to. */
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a proxy may send as `X-Request-Id`: no character that a log or a header would read. */
const idForm = /^[\w.-]{8,64}$/;
/** Version, trace id, id of the caller's span, flags (W3C Trace Context, 3.2). */
const traceForm = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** The trace of the caller, as `traceparent` names it. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  flags: number;
}

/** The id that the request brings, where it is one, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && idForm.test(given) ? given : randomUUID();
}

/** What the header says; undefined where it is missing or not of the form. */
export function traceParentOf(header: string | string[] | undefined): TraceParent | undefined {
  if (typeof header !== 'string' || header.length > 512) return undefined;
  const [, version, traceId = '', spanId = '', flags = '', rest] = traceForm.exec(header) ?? [];
  // only versions to come may have more members
  if (!version || (version === '00' && rest)) return undefined;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) };
}

/**
 * An identity of the provider as the log names it: the first 16 digits of SHA-256 over issuer, line
 * feed and subject. It tells who it was to whoever can read the accounts, and to nobody else.
 */
export const subjectDigest = ({ issuer, subject }: { issuer: string; subject: string }): string =>
  createHash('sha256').update(`${issuer}\n${subject}`).digest('hex').slice(0, 16);
