/** The effect of an imported parent rating on its children, like domain/cascade.ts. */

import { createHash } from 'node:crypto';
import { listLimits } from '#generated/list-limits.ts';
import { cascadeNote } from '../../domain/cascade-note.ts';
import { snapshotName } from '../../domain/order-number.ts';
import type { Wire } from '../../domain/wire.ts';
import type { ImportSnapshot, SnapshotPair, State } from './import-snapshot.ts';

/**
 * A parent that is rated decides its children or gives them back; one that only steps on takes
 * along what it decides.
 */
export function cascade(parent: SnapshotPair, snapshot: ImportSnapshot): void {
  const { after, indicator } = parent;
  const { cascades } = snapshot.settings;
  for (const child of snapshot.childrenOf(parent)) {
    const isDecided = child.after.decidedBy === indicator.id;
    if (after.isMet !== false) {
      if (isDecided) child.after = givenBack(child.after);
    } else if (cascades && isRated(parent)) child.after = decided(child.after, parent);
    else if (cascades && isDecided) child.after = { ...child.after, status: after.status };
  }
}

const isRated = ({ before, after }: SnapshotPair): boolean =>
  before.score !== after.score || before.isMet !== after.isMet || before.note !== after.note;

function decided(state: State, { after, indicator }: SnapshotPair): State {
  const { score, isMet, note, status, decidedBy } = state;
  return {
    ...state,
    ...{ score: 0, isMet: false, note: cascadeNote(snapshotName(indicator.number, indicator.name)) },
    ...{ status: after.status, decidedBy: indicator.id },
    aside: decidedBy === null ? { score, isMet, note, status } : state.aside,
  };
}

const givenBack = (state: State): State => ({ ...state, ...state.aside, decidedBy: null, aside: null });

/** The file makes a parent decide it, or give it back. */
export const isTurned = ({ before, after }: SnapshotPair): boolean => before.decidedBy !== after.decidedBy;

/** What the file decides, for the person to confirm; undefined where it decides nothing anew. */
export function decisionOf(changed: SnapshotPair[], snapshot: ImportSnapshot) {
  const places = new Map([...snapshot.countries.values()].map(({ id }, place) => [id, place]));
  const rows = changed
    .filter((pair) => isTurned(pair) && pair.after.decidedBy !== null)
    .map((child) => ({ child, parent: snapshot.parentOf(child)?.indicator ?? child.indicator }))
    .toSorted(
      (a, b) =>
        a.child.edition.id - b.child.edition.id ||
        (places.get(a.child.country.id) ?? 0) - (places.get(b.child.country.id) ?? 0) ||
        a.parent.number - b.parent.number ||
        a.child.indicator.number - b.child.indicator.number,
    );
  if (rows.length === 0) return undefined;
  const told = rows.map(({ child: { id, before } }) => [id, before.status, before.score]);
  return {
    Count: rows.length,
    Confirmation: createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 24),
    Ratings: rows
      .slice(0, listLimits.ImportDecision.Ratings)
      .map(({ child: { edition, country, indicator, before }, parent }) => ({
        ReportEditionName: edition.name,
        CountryName: country.name,
        ParentSnapshotName: snapshotName(parent.number, parent.name),
        SnapshotName: snapshotName(indicator.number, indicator.name),
        Score: before.score,
        WorkflowStatus: before.status as Wire<'WorkflowStatus'>,
      })),
  };
}
