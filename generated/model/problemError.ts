// Made by `npm run generate` from the contract. Do not edit.

export interface ProblemError {
  /** JSON pointer into the body, or the name of the parameter */
  pointer: string;
  detail: string;
}
