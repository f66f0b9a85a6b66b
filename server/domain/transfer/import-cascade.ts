/** What an imported rating of a parent does to its children: the rules of ../cascade.ts, on what the worker knows. */
import { snapshotName } from '../order-number.ts';
import type { ImportSettings, World, WorldPair } from './import-world.ts';

/** Does the note say that a parent made the rating? */
export const isCascadeNote = (note: string | null, { cascadeNote }: ImportSettings): boolean =>
  note?.startsWith(cascadeNote.split('|')[0] ?? '') ?? false;

/** An unmet parent rates its children in its own status; one that becomes met takes back what it rated. */
export function cascade(parent: WorldPair, world: World): void {
  const { before, after, indicator } = parent;
  if (after.isMet === false) {
    const note = world.settings.cascadeNote.replace('|', () => snapshotName(indicator.number, indicator.name));
    for (const child of world.childrenOf(parent)) {
      const { isMet, status, note: own } = child.after;
      if (isMet === false && status === after.status && own === note) continue;
      child.after = { ...child.after, score: 0, isMet: false, note, status: after.status };
      child.byParent = 'rated';
    }
  } else if (before.isMet === false) {
    for (const child of world.childrenOf(parent)) {
      if (child.after.isMet !== false || !isCascadeNote(child.after.note, world.settings)) continue;
      child.after = { ...child.after, score: null, isMet: null, note: null, status: 0 };
      child.byParent = 'reopened';
    }
  }
}
