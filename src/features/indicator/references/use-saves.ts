import { type MutationStatus, useMutationState } from '@tanstack/react-query';
import type { ApiError } from '#src/lib/api/api-error.ts';

export type Save = { draft: string; status: MutationStatus; error: ApiError | null; sent: unknown };

/** What a mutation says of itself, so that its draft is found again also when 'Try again' repeats it. */
export const saveOf = (draft: string) => ({ meta: { draft }, gcTime: Number.POSITIVE_INFINITY });

/** How the last save of a draft went, by whatever button. */
export function useSaves(): (draft: string | undefined) => Save | undefined {
  const all = useMutationState({
    filters: { predicate: ({ options }) => options.meta?.draft !== undefined },
    select: ({ options, state }): Save => ({
      draft: String(options.meta?.draft),
      status: state.status,
      error: state.error as ApiError | null,
      sent: (state.variables as { data: unknown } | undefined)?.data,
    }),
  });
  return (draft) => all.findLast((one) => one.draft === draft);
}

/** The server has it, or said that it still works on it. */
export const isUnderWay = (save: Save | undefined): boolean =>
  save?.status === 'pending' || (save?.status === 'error' && save.error?.status === 503);

/** What was sent came back. */
export const isRefused = (save: Save | undefined): boolean => save?.status === 'error' && !isUnderWay(save);
