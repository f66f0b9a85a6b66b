import type { WorkflowTaskType } from '#generated/enums.ts';
import { createVisitStore } from '#src/lib/store.ts';
import type { BulkDraft } from './bulk-draft.ts';

/** What the last assignment of this visit was about, offered for the next person. */
type LastChoices = {
  editionId: number;
  task: WorkflowTaskType;
  /** Of the bulk dialog. */
  bulk?: Pick<BulkDraft, 'indicators' | 'countries'> & { task: WorkflowTaskType };
};

export const lastChoices = createVisitStore<LastChoices | undefined>(() => undefined);

/** Keeps what the bulk dialog was last about beside a later task of the same edition. */
export function rememberTask(editionId: number, task: WorkflowTaskType): void {
  const last = lastChoices.get();
  lastChoices.set({ ...(last?.editionId === editionId && last), editionId, task });
}

/** The task of the last assignment in this edition. */
export const lastTask = (editionId: number): WorkflowTaskType | null => {
  const last = lastChoices.get();
  return last?.editionId === editionId ? last.task : null;
};
