import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCreateReportEdition } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition, ReportEditionCreate } from '#generated/model/index.ts';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';
import { notices } from '#src/lib/notices/notices.ts';

export type RefusedCreation = { typed: ReportEditionCreate; error: ApiError };

/**
 * The making of an edition, by whatever button and from whatever visit: under way, or refused, and then with what was typed.
 * It can take some time, so that its end is told wherever the person is by then.
 */
export function useCreation() {
  const mutations = useQueryClient().getMutationCache();
  const navigate = useNavigate();
  const { status, variables, error } = useLastMutation('createReportEdition', () => true);
  const { mutate } = useCreateReportEdition({
    mutation: {
      // What was refused is kept until it is made or given up, not for the five minutes of other calls.
      gcTime: Number.POSITIVE_INFINITY,
      onSuccess: ({ Id, Name }: ReportEdition) =>
        void notices.push({
          tone: 'success',
          message: `${Name} is ready and is now the active edition.`,
          action: {
            label: 'Edit Edition Structure',
            run: () => void navigate({ to: '/editions/$editionId/edit', params: { editionId: `${Id}` } }),
          },
        }),
    },
  });
  const isProcessing = error?.status === 503;
  const refused: RefusedCreation | undefined =
    status === 'error' && variables && error && !isProcessing ? { typed: variables.data, error } : undefined;
  return {
    create: (data: ReportEditionCreate) => mutate({ data }),
    underWay: status === 'pending' || (status === 'error' && isProcessing) ? variables?.data : undefined,
    refused,
    /** Gives up what was typed and refused. */
    giveUp() {
      for (const one of mutations.findAll({ mutationKey: ['createReportEdition'], status: 'error' }))
        mutations.remove(one);
    },
  };
}
