import type { WorkflowTaskType } from '#generated/enums.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { createVisitStore } from '#src/lib/store.ts';

/** One call of an assignment: what it is about in a few words, how many pairs, and the rows where they were chosen one by one. */
export type Part = {
  /** Tells this part's calls from all others. */
  subject: string;
  call: MutationVariables['assignWorkflow'];
  name: string;
  count: number;
  rows: DashboardIndicator[];
  /** How many pairs the server has assigned. */
  assigned?: number;
};
/** An assignment that was sent, in as many calls as it took; `filters` are those its rows were chosen under. */
export type Run = {
  id: string;
  kind: 'selected' | 'bulk';
  task: WorkflowTaskType;
  userName: string;
  parts: Part[];
  filters?: string;
};

/** The assignments of this visit whose outcome is still to be told, also to who comes back to the dashboard. */
export const runStore = createVisitStore<readonly Run[]>(() => []);
