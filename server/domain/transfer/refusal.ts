/** A file that is not read at all: 415 where it is no .xlsx spreadsheet, 413 where it holds too much. The text is for the person. */
export class Refusal extends Error {
  readonly status: 413 | 415;

  constructor(status: 413 | 415, detail: string) {
    super(detail);
    this.status = status;
  }

  /** For the log alone, never shown. */
  because(error: unknown): this {
    this.cause = error;
    return this;
  }
}

export const notASpreadsheet = (detail: string) => new Refusal(415, detail);
export const tooMuch = (detail: string) => new Refusal(413, detail);
export const damaged = (how: string) => notASpreadsheet(`The file is damaged: ${how}.`);
