/** A change that no test can notice: the file, its line as it reads with the change planted, and why nothing differs. */
export type Equivalent = { file: string; line: string; why: string };

export const equivalent: Equivalent[] = [];
