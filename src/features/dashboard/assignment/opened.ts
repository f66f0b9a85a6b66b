import type { DashboardIndicator } from '#generated/model/index.ts';
import { type BulkDraft, draftBehind, emptyBulkDraft } from './bulk-draft.ts';
import type { RunState } from './run-state.ts';
import type { Run } from './run-store.ts';

/** A dialog that is open, what it begins with, and the Id of the assignment whose place its own will take. */
export type Opened = {
  kind: Run['kind'];
  draft: BulkDraft;
  /** The rows where they are not those selected now. */
  rows?: DashboardIndicator[];
  filters?: string;
  instead?: string;
};

/** What was chosen is kept only for what failed. */
export const openedAnew = (kind: Run['kind'], filters: string | undefined): Opened => ({
  kind,
  draft: emptyBulkDraft,
  filters,
});

/** A failure leaves everything chosen: rows and user, or the draft of the bulk dialog. */
export function openedAgain({ run, failed }: RunState): Opened {
  const [sent] = run.parts;
  return {
    kind: run.kind,
    draft: sent ? draftBehind(sent.call.data) : emptyBulkDraft,
    rows: failed.flatMap(({ rows }) => rows),
    filters: run.filters,
    instead: run.id,
  };
}
