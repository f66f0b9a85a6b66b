// Made by `npm run generate` from the contract. Do not edit.
import type { ImportObstacle } from './importObstacle.ts';
import type { ProblemCode } from './problemCode.ts';
import type { ProblemError } from './problemError.ts';

/**
 * A problem document (RFC 9457)
 */
export interface Problem {
  /** about:blank */
  type: string;
  /** The status in words */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** What happened, for the person */
  detail?: string;
  code: ProblemCode;
  /**
     * What support finds the request by: that of the request's `X-Request-Id`, where it has one. People are shown its last eight characters where the server failed
     * @minLength 8
     * @maxLength 128
     */
  requestId?: string;
  /**
     * Of the trace that the request belongs to: that of its `traceparent`, or one that the backend began (W3C Trace Context)
     * @pattern ^[0-9a-f]{32}$
     */
  traceId?: string;
  /** For 400 and 422, what is wrong where */
  errors?: ProblemError[];
  /** For `stale`, who changed the record meanwhile */
  ChangedByName?: string;
  /** For `stale`, when */
  ChangedOn?: string;
  /**
     * For `changed-since`, what was, the first 100
     * @maxItems 100
     */
  ChangedSince?: ImportObstacle[];
}
