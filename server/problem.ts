/** Every refusal as a problem document (RFC 9457), without internal details (ADR-008). */
import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { components } from '#generated/schema.ts';

export type ProblemDocument = components['schemas']['Problem'];
export type ProblemCode = ProblemDocument['code'];
export type FieldError = components['schemas']['ProblemError'];
type Members = Pick<ProblemDocument, 'errors' | 'ChangedByName' | 'ChangedOn' | 'ChangedSince'>;

/** Seconds of `Retry-After` with a 429 or 503 (ADR-017). */
const RETRY_AFTER = 5;

/** A refusal that anything below a handler may throw; `detail` is shown to the person. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly members: Members;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ProblemCode, detail: string, members: Members = {}, headers = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.members = members;
    this.headers = headers;
  }

  /** For the log alone, never sent. */
  reason?: string;

  /** Digest of the identity that was refused, for the log alone. */
  subject?: string;

  because(reason: string, subject?: string): this {
    this.reason = reason;
    if (subject) this.subject = subject;
    return this;
  }
}

export const malformed = (errors?: FieldError[], detail = 'The address cannot mean anything.') =>
  new Problem(400, 'malformed-request', detail, errors && { errors });

/** `hadToken` distinguishes an invalid token from a missing one (RFC 6750, section 3). */
export const unauthenticated = (hadToken: boolean) =>
  new Problem(
    401,
    'unauthenticated',
    'The access token is missing or no longer valid.',
    {},
    {
      'www-authenticate': hadToken ? 'Bearer error="invalid_token"' : 'Bearer',
    },
  );

export const forbidden = (detail = 'You do not have the required permissions.') =>
  new Problem(403, 'forbidden', detail);

export const notFound = (detail = 'The requested resource was not found.') => new Problem(404, 'not-found', detail);

export const conflict = (code: ProblemCode, detail: string, members?: Members) =>
  new Problem(409, code, detail, members);

/** `errors` by JSON pointer into the body, worded for the person where a document words them. */
export const invalid = (errors: FieldError[], detail = 'The request is well-formed, but invalid.') =>
  new Problem(422, 'invalid', detail, { errors });

export const notOffered = () => new Problem(501, 'not-offered', 'This server does not offer the operation yet.');

export const unavailable = (seconds = RETRY_AFTER) =>
  new Problem(503, 'unavailable', 'Still processing.', {}, { 'retry-after': String(seconds) });

export const diskFull = () =>
  new Problem(
    503,
    'unavailable',
    'The disk of the server is full: nothing can be stored now.',
    {},
    { 'retry-after': '60' },
  );

const internal = () => new Problem(500, 'internal', 'An internal server error occurred.');

/** Texts of RFC 9110 where Node still has those of its predecessor. */
const titles: Record<number, string> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

/**
 * The document of a problem, as it travels; `id` is what support finds its request by, `traceId`
 * what a collector of traces does.
 */
export const documentOf = (
  { status, code, message, members }: Problem,
  { id, traceId }: { id: string; traceId?: string | undefined },
) => ({
  type: 'about:blank',
  title: titles[status] ?? STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  code,
  requestId: id,
  ...(traceId && { traceId }),
  ...members,
});

/** Sends a refusal. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json')
    .send(JSON.stringify(documentOf(problem, reply.request)));
}

/** Maps an error to a problem. Unknown errors are 500 without any internal detail. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode, message, constraint, headers } = error as Record<
    'code' | 'message' | 'constraint' | 'headers',
    unknown
  > & { statusCode?: number };
  if (isConnectionTrouble(code, message)) return unavailable();
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return ofDatabase(code, constraint);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return ofFramework(statusCode, headers);
  return internal();
}

function isConnectionTrouble(code: unknown, message: unknown): boolean {
  if (typeof code === 'string' && /^(08...|57P0[1-5]|53...|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code))
    return true;
  return (
    typeof message === 'string' &&
    /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|The database (worker has ended|is closed)|Cannot use a pool after)/.test(
      message,
    )
  );
}

/** By SQLSTATE: what two people at once, or a rule of the tables, can bring about. */
function ofDatabase(state: string, constraint: unknown): Problem {
  if (constraint === 'edition_name') return conflict('duplicate-name', 'This report name already exists');
  if (constraint === 'indicator_one_level')
    return conflict('dependency-chain', 'A parent indicator may not itself depend on another indicator.');
  // serialisation failure, deadlock, lock not available: the same again will do
  if (state === '40001' || state === '40P01' || state === '55P03') return unavailable(1);
  // ended by DATABASE_STATEMENT_SECONDS
  if (state === '57014') return unavailable();
  if (state === '23505') return conflict('conflict', 'Somebody else was quicker: this already exists.');
  if (state === '23503') return conflict('conflict', 'Something that belongs to this has changed meanwhile.');
  // not null, check, and data exceptions (text that cannot be stored, numbers out of range)
  if (state === '23502' || state === '23514' || state.startsWith('22')) return invalid([]);
  return internal();
}

/** `given`: headers that belong to the refusal, such as the size of a file. */
function ofFramework(status: number, given: unknown): Problem {
  const headers: Record<string, string> = status === 429 ? { 'retry-after': String(RETRY_AFTER) } : {};
  if (status === 413) return new Problem(413, 'too-large', 'The request is too large.');
  if (status === 429) return new Problem(429, 'too-many-requests', 'Too many requests.', {}, headers);
  if (status === 415) return new Problem(415, 'malformed-request', 'This content type is not accepted here.');
  if (status === 404) return notFound();
  if (status === 412) return new Problem(412, 'malformed-request', 'The file is another one by now.');
  if (status === 416)
    return new Problem(416, 'malformed-request', 'The file has no such part.', {}, { ...(given ?? {}) });
  return malformed(undefined, 'The request could not be read.');
}
