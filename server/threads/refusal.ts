import type { ProblemCode } from '../problem.ts';

/** Thrown in a worker thread to refuse its caller; apart from problem.ts, which loads more. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;

  constructor(status: number, code: ProblemCode, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}
