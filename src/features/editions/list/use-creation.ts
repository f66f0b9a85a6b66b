import type { ReportEditionCreate } from '#generated/model/index.ts';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { useCalls, useLastCall } from '#src/lib/api/use-calls.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useDraftName } from '../use-edition-draft.ts';

export type RefusedCreation = { typed: ReportEditionCreate; error: ApiError };
export type Creation = {
  /** Names the draft of the dialog, and its calls. */
  draft: string;
  /** What is being made. */
  underWay: ReportEditionCreate | undefined;
  refused: RefusedCreation | undefined;
  /** Gives up what was typed and refused. */
  giveUp(): void;
};

/**
 * The making of an edition, by whatever button and from whatever visit: under way, or refused, and
 * then with what was typed.
 */
export function useCreation(): Creation {
  const draft = useDraftName()('edition', 'new');
  const calls = useCalls();
  const { status, variables, error } = useLastCall('createReportEdition', draft);
  return {
    draft,
    underWay: status === 'pending' ? variables?.data : undefined,
    refused: variables && error ? { typed: variables.data, error } : undefined,
    giveUp() {
      drafts.drop(draft);
      calls.forget('createReportEdition', draft);
    },
  };
}
