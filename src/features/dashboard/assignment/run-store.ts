import type { WorkflowTaskType } from '#generated/enums.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { createVisitStore } from '#src/lib/store.ts';

/** One request of an assignment run. */
export type Part = {
  /** Identifies the calls of this part, retries included. */
  subject: string;
  call: MutationVariables['assignWorkflow'];
  /** Short description for the user: '5 indicators of 12 countries'. */
  name: string;
  /** Number of pairs. */
  count: number;
  /** The selected rows; empty for a bulk assignment. */
  rows: DashboardIndicator[];
  /** How many pairs the server has assigned. */
  assigned?: number;
  /** What undoing it names; null where nothing changed. */
  assignmentId?: number | null;
};
/** An assignment that was sent, and the filters under which its rows were selected. */
export type Run = {
  id: string;
  kind: 'selected' | 'bulk';
  task: WorkflowTaskType;
  userName: string;
  parts: Part[];
  filters?: string;
};

/** The runs of this visit that are still to be reported, also after leaving the dashboard. */
export const runStore = createVisitStore<readonly Run[]>(() => []);
