/** A plain input, where the screen has a field of a form. */
export interface Field {
  field: 'checkbox' | 'radio' | 'text' | 'textarea' | 'select';
  value?: string | number;
  checked?: boolean;
  options?: readonly string[];
}

export type Cell = string | number | boolean | null | undefined | Field;

/** One call, and what the screen shows of its answer. */
export interface Part {
  /** `:edition` stands for the current edition, which has to be known first. */
  path: string;
  lines(answer: unknown): Cell[][];
}

/** The least that shows what a screen shows before it can be read. */
export interface ScreenFloor {
  heading: string;
  /** What stands there without any answer. */
  lines?: Cell[][];
  parts: Part[];
}

/** A call of the contract with the lines that its answer makes. */
export const part = <Answer>(path: string, lines: (answer: Answer) => Cell[][]): Part => ({
  path,
  lines: (answer) => lines(answer as Answer),
});

export const choice = (field: 'checkbox' | 'radio', checked = false): Field => ({ field, checked });
