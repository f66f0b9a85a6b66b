import type { ProblemCode } from '../problem.ts';

/** What a thread throws to have its caller refused; there it is a Problem. Apart from that one, which loads more than a thread needs. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;

  constructor(status: number, code: ProblemCode, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}
