import type { CountryProgress } from '#generated/model/index.ts';

/** How far a country can be, in words; the address says the place in this list. */
export const stages = ['Not started', 'Under way', 'Finished'] as const;

/** How far a country is as a whole, where a status says only that something has it. */
export function stageOf({ WorkflowStatuses, TotalIndicatorCount }: CountryProgress): number {
  if (WorkflowStatuses.Open === TotalIndicatorCount) return 0;
  return WorkflowStatuses.QAComplete === TotalIndicatorCount ? 2 : 1;
}
