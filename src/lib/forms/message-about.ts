import type { ApiError } from '../api/api-error.ts';

/**
 * What the server said against one field of a body (`pointer` as in '/ResearcherNote'), for the
 * place where the field is.
 */
export const messageAbout = (pointer: string, error: ApiError | null): string | undefined =>
  error?.problem?.errors?.find((one) => one.pointer === pointer)?.detail;
