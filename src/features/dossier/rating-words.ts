import { WorkflowStatus } from '#generated/enums.ts';
import type { DossierIndicator } from '#generated/model/index.ts';
import { isFavourable } from '#rules/results.ts';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';

export interface RatingWords {
  /** 'Met', 'Not met' or 'Not rated'. */
  mark: string;
  /** Undefined where it is not rated. */
  isFavourable?: boolean;
  status: string;
}

/** What a rating says on paper. */
export function ratingWords({ RatingIsMet, IndicatorRating, WorkflowStatus: status }: DossierIndicator): RatingWords {
  const name = WORKFLOW_STATUS_NAMES.find((one) => WorkflowStatus[one] === status) ?? 'Open';
  const words = WORKFLOW_STATUSES[name].label;
  if (RatingIsMet === null) return { mark: 'Not rated', status: words };
  return {
    mark: RatingIsMet ? 'Met' : 'Not met',
    isFavourable: isFavourable(RatingIsMet, IndicatorRating),
    status: words,
  };
}
