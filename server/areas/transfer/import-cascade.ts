/** The effect of an imported parent rating on its children, like domain/cascade.ts. */
import { WorkflowStatus } from '#generated/enums.ts';
import { cascadeNote, isCascadeNote } from '../../domain/cascade-note.ts';
import { snapshotName } from '../../domain/order-number.ts';
import type { ImportSnapshot, SnapshotPair } from './import-snapshot.ts';

/** An unmet parent rates its children in its own status; a met one reopens those. */
export function cascade(parent: SnapshotPair, snapshot: ImportSnapshot): void {
  const { before, after, indicator } = parent;
  if (after.isMet === false) {
    const note = cascadeNote(snapshotName(indicator.number, indicator.name));
    for (const child of snapshot.childrenOf(parent)) {
      const { isMet, status, note: own } = child.after;
      if (isMet === false && status === after.status && own === note) continue;
      child.after = { ...child.after, score: 0, isMet: false, note, status: after.status };
      child.byParent = 'rated';
    }
  } else if (before.isMet === false) {
    for (const child of snapshot.childrenOf(parent)) {
      if (child.after.isMet !== false || !isCascadeNote(child.after.note)) continue;
      child.after = { ...child.after, score: null, isMet: null, note: null, status: WorkflowStatus.Open };
      child.byParent = 'reopened';
    }
  }
}
