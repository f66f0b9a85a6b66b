import type { DashboardIndicator } from '#generated/model/index.ts';
import { type BulkDraft, draftBehind, emptyBulkDraft } from './bulk-draft.ts';
import type { RunState } from './run-state.ts';
import type { Run } from './run-store.ts';

/** An open assign dialog and its initial values; `instead` is the id of the run it replaces. */
export type OpenDialog = {
  kind: Run['kind'];
  draft: BulkDraft;
  /** Set where they differ from the current selection. */
  rows?: DashboardIndicator[];
  filters?: string;
  instead?: string;
};

/** An empty draft: choices are kept only for a run that failed. */
export const newDialog = (kind: Run['kind'], filters: string | undefined): OpenDialog => ({
  kind,
  draft: emptyBulkDraft,
  filters,
});

/** The choices of a run that failed: rows and user, or the draft of the bulk dialog. */
export function dialogForRetry({ run, failed }: RunState): OpenDialog {
  const [sent] = run.parts;
  return {
    kind: run.kind,
    draft: sent ? draftBehind(sent.call.data) : emptyBulkDraft,
    rows: failed.flatMap(({ rows }) => rows),
    filters: run.filters,
    instead: run.id,
  };
}
