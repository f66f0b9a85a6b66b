import { WorkflowStatus } from '#generated/enums.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';

type Stepped = Pick<CountryIndicatorRating, 'WorkflowStatus' | 'ResearchUserName' | 'QAUserName'>;

/** What a step forward did, and to whom the work has gone, or whose it was (requirements B4). */
export function stepWords({ WorkflowStatus: status, ResearchUserName, QAUserName }: Stepped): string {
  if (status !== WorkflowStatus.QAInProgress)
    return ResearchUserName ? `QA completed: research by ${ResearchUserName}` : 'QA completed';
  return QAUserName ? `Submitted to ${QAUserName}` : 'Submitted: no QA user is assigned';
}

/** What a step back did, and with whom the work is again. */
export function stepBackWords({ WorkflowStatus: status, ResearchUserName, QAUserName }: Stepped): string {
  if (status === WorkflowStatus.QAInProgress)
    return QAUserName ? `QA reopened: with ${QAUserName}` : 'QA reopened: no QA user is assigned';
  return ResearchUserName ? `Returned to ${ResearchUserName}` : 'Returned: no research user is assigned';
}
