/** One thing that was looked at: true, false with what to set, or not to be seen from outside. */
export interface Finding {
  is: 'right' | 'wrong' | 'unknown';
  /** One plain sentence; of what is wrong also what to set, and where. */
  says: string;
}

export const right = (says: string): Finding => ({ is: 'right', says });
export const wrong = (says: string): Finding => ({ is: 'wrong', says });
export const unknown = (says: string): Finding => ({ is: 'unknown', says });
/** Right where it holds, else wrong. */
export const held = (holds: boolean, yes: string, no: string): Finding => (holds ? right(yes) : wrong(no));
