/** What the memory answers to a call. */
export interface Answer {
  status: number;
  /** Absent: the example that Prism chose is all that there is to say. */
  body?: unknown;
  /** Whether writes are kept here, and why not. */
  memory: 'kept' | 'example';
  /** Query parameters that the memory could not obey. */
  ignored: string[];
}
